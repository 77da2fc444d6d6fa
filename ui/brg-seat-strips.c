/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "ui/brg-seat-strips.h"

#define GAP 4

static guint
count_partners (const BrgDuchyTables *tables,
                guint                 seat,
                guint                 n_seats)
{
  guint n = 0;

  for (guint other = 0; other < n_seats; other++)
    n += brg_seat_are_partners (tables, seat, other) ? 1 : 0;

  return n;
}

/**
 * brg_seat_strips_new:
 * @claims: where what lies on them is claimed
 * @ruleset: the rules, of the board game
 * @seat: the first seat that builds on a duchy
 * @compact: whether they stand in a narrow column
 *
 * Returns: (transfer full) (element-type BrgSeatStrip): the strips, which have no parent yet
 */
GPtrArray *
brg_seat_strips_new (BrgClaims        *claims,
                     const BrgRuleset *ruleset,
                     guint             seat,
                     gboolean          compact)
{
  const BrgDuchyTables *tables = brg_duchy_tables (ruleset);
  GPtrArray *strips = g_ptr_array_new ();

  if (count_partners (tables, seat, ruleset->n_seats) == 1)
    {
      g_ptr_array_add (strips, brg_seat_strip_new (claims, seat, BRG_SEAT_ALL, compact));
      return strips;
    }

  g_ptr_array_add (strips, brg_seat_strip_new (claims, seat, BRG_SEAT_SHARED, compact));
  for (guint other = seat; other < ruleset->n_seats; other++)
    if (brg_seat_are_partners (tables, seat, other))
      g_ptr_array_add (strips, brg_seat_strip_new (claims, other, BRG_SEAT_OWN, TRUE));

  return strips;
}

/* In the middle of the table those of partners lie side by side, below what they share. */
static guint
count_in_row (GPtrArray *strips,
              guint      row,
              gboolean   compact)
{
  return compact || row == 0 ? 1 : strips->len - 1;
}

/**
 * brg_seat_strips_n_rows:
 * @strips: (element-type BrgSeatStrip): strips
 * @compact: whether they stand in a narrow column
 *
 * Returns: how many lie one below the other
 */
guint
brg_seat_strips_n_rows (GPtrArray *strips,
                        gboolean   compact)
{
  return compact ? strips->len : MIN (strips->len, 2);
}

/**
 * brg_seat_strips_measure:
 * @strips: (element-type BrgSeatStrip): strips
 * @compact: whether they stand in a narrow column
 * @orientation: of what is measured
 * @minimum: (out): what they need
 * @natural: (out): what they are designed for
 */
void
brg_seat_strips_measure (GPtrArray      *strips,
                         gboolean        compact,
                         GtkOrientation  orientation,
                         int            *minimum,
                         int            *natural)
{
  guint n_rows = brg_seat_strips_n_rows (strips, compact);

  *minimum = *natural = 0;
  for (guint row = 0, i = 0; row < n_rows; i += count_in_row (strips, row, compact), row++)
    {
      int n = (int) count_in_row (strips, row, compact), gap = row > 0 ? GAP : 0;
      int least, wish;

      gtk_widget_measure (strips->pdata[i], orientation, -1, &least, &wish, NULL, NULL);
      if (orientation == GTK_ORIENTATION_VERTICAL)
        {
          /* Side by side each is narrower than it is designed for, and as much lower. */
          *minimum += gap + least;
          *natural += gap + wish;
        }
      else
        {
          *minimum = MAX (*minimum, n * least);
          *natural = MAX (*natural, wish);
        }
    }
}

static void
allocate_row (GPtrArray           *strips,
              guint                first,
              guint                n,
              gboolean             mirrored,
              const GtkAllocation *room)
{
  int width = (room->width - GAP * ((int) n - 1)) / (int) n;

  for (guint i = 0; i < n; i++)
    {
      int place = (int) (mirrored ? n - 1 - i : i);

      gtk_widget_size_allocate (strips->pdata[first + i],
                                &(GtkAllocation){ room->x + place * (width + GAP), room->y, width,
                                                  room->height },
                                -1);
    }
}

/**
 * brg_seat_strips_allocate:
 * @strips: (element-type BrgSeatStrip): strips
 * @compact: whether they stand in a narrow column
 * @mirrored: whether the first one stands at the right
 * @room: what they share
 *
 * Rows share the height as they are designed for.
 */
void
brg_seat_strips_allocate (GPtrArray           *strips,
                          gboolean             compact,
                          gboolean             mirrored,
                          const GtkAllocation *room)
{
  guint n_rows = brg_seat_strips_n_rows (strips, compact);
  int minimum, natural, height = room->height - GAP * ((int) n_rows - 1), y = room->y;

  brg_seat_strips_measure (strips, compact, GTK_ORIENTATION_VERTICAL, &minimum, &natural);
  natural -= GAP * ((int) n_rows - 1);
  for (guint row = 0, i = 0; row < n_rows; row++)
    {
      guint n = count_in_row (strips, row, compact);
      GtkAllocation part = { room->x, y, room->width, room->y + room->height - y };
      int wish;

      gtk_widget_measure (strips->pdata[i], GTK_ORIENTATION_VERTICAL, -1, NULL, &wish, NULL, NULL);
      if (row + 1 < n_rows)
        part.height = height * wish / natural;
      allocate_row (strips, i, n, mirrored, &part);
      y += part.height + GAP;
      i += n;
    }
}
