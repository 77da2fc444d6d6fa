/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "ui/brg-seat-layout.h"

/*
 * BrgDesign:
 * @width: for which all lengths below are meant
 * @height: likewise
 * @margin: round everything
 * @head: height of the line with the name
 * @body: height of the line with dice and tiles
 * @foot: height of the line with counts and bonus tiles; 0 if they stand in the other lines
 * @gap: between lines, and between groups within a line
 * @die: size of a die
 * @tile: width of a storage space
 * @good: size of a goods space
 * @count: width of a count
 * @coin: height of a count
 * @bonus: size of a bonus tile
 * @points: width of the points
 */
typedef struct
{
  double width, height, margin, head, body, foot, gap;
  double die, tile, good, count, coin, bonus, points;
} BrgDesign;

/* The tall strip's width, margin, and gap between its blocks. */
#define TALL_WIDTH  108.0
#define TALL_MARGIN 7.0
#define TALL_GAP    4.0

static const BrgDesign designs[2] = {
  { 560, 118, 12, 34, 54, 0, 6, 42, 45, 36, 51, 30, 30, 76 },
  { 320, 112, 10, 24, 36, 24, 4, 27, 30, 26, 42, 22, 22, 60 },
};

/**
 * brg_seat_layout_measure:
 * @compact: whether it is for a narrow column
 * @width: (out): the width it is designed for
 * @height: (out): the height it is designed for
 */
void
brg_seat_layout_measure (gboolean  compact,
                         double   *width,
                         double   *height)
{
  *width = designs[compact ? 1 : 0].width;
  *height = designs[compact ? 1 : 0].height;
}

static BrgBox
box_in_line (double x,
             double top,
             double line,
             double width,
             double height)
{
  return (BrgBox){ x, top + (line - height) / 2, width, height };
}

static double
lay_row (BrgBox *boxes,
         guint   n,
         double  x,
         double  top,
         double  line,
         double  width,
         double  height)
{
  for (guint i = 0; i < n; i++)
    boxes[i] = box_in_line (x + i * (width + 2), top, line, width, height);

  return x + n * (width + 2);
}

static void
lay_head (BrgSeatLayout   *layout,
          const BrgDesign *design,
          guint            n_classes)
{
  double right = design->width - design->margin - design->points;
  double row = n_classes * (design->bonus + 2);

  layout->points = (BrgBox){ right, design->margin, design->points, design->head };
  if (design->foot <= 0)
    {
      right -= row + design->gap * 2;
      lay_row (layout->bonus, n_classes, right, design->margin, design->head, design->bonus,
               design->bonus);
    }
  layout->name = (BrgBox){ design->margin, design->margin, right - design->margin - design->gap,
                           design->head };
}

static double
lay_body (BrgSeatLayout   *layout,
          const BrgDesign *design,
          guint            n_store,
          guint            n_goods)
{
  double top = design->margin + design->head + design->gap;
  double x = design->margin;

  x = lay_row (layout->dice, BRG_SEAT_DICE, x, top, design->body, design->die, design->die);
  x = lay_row (layout->store, n_store, x + design->gap * 2, top, design->body, design->tile,
               design->tile * 1.155);

  return lay_row (layout->goods, n_goods, x + design->gap * 2, top, design->body, design->good,
                  design->good);
}

static void
lay_foot (BrgSeatLayout   *layout,
          const BrgDesign *design,
          guint            n_classes,
          double           x)
{
  double top = design->margin + design->head + design->gap;

  if (design->foot <= 0)
    {
      lay_row (layout->counts, BRG_SEAT_N_COUNTS, x + design->gap * 2, top, design->body,
               design->count, design->coin);
      return;
    }

  top += design->body + design->gap;
  lay_row (layout->counts, BRG_SEAT_N_COUNTS, design->margin, top, design->foot,
           design->count, design->coin);
  lay_row (layout->bonus, n_classes,
           design->width - design->margin - n_classes * (design->bonus + 2), top, design->foot,
           design->bonus, design->bonus);
}

/* ---- tall: beside a duchy instead of beneath it ---- */

/* Lays things in rows that are as wide as the design, one below the other. */
static double
lay_block (BrgBox *boxes,
           guint   n,
           double  top,
           double  width,
           double  height)
{
  guint columns = (guint) ((TALL_WIDTH - 2 * TALL_MARGIN) / width);

  for (guint i = 0; i < n; i++)
    boxes[i] = (BrgBox){ TALL_MARGIN + i % columns * width, top + i / columns * height, width - 2,
                         height - 2 };

  return top + (n + columns - 1) / columns * height + TALL_GAP;
}

static double
lay_tall (BrgSeatLayout *layout,
          guint          n_store,
          guint          n_goods,
          guint          n_classes)
{
  const double inner = TALL_WIDTH - 2 * TALL_MARGIN;
  double y = TALL_MARGIN;

  layout->name = (BrgBox){ TALL_MARGIN, y, inner, 22 };
  layout->points = (BrgBox){ TALL_MARGIN, y + 24, inner, 24 };
  y = lay_block (layout->dice, BRG_SEAT_DICE, y + 24 + 26, 29, 29);
  y = lay_block (layout->store, n_store, y, 31, 31 * 1.155);
  y = lay_block (layout->goods, n_goods, y, 28, 28);
  y = lay_block (layout->counts, BRG_SEAT_N_COUNTS, y, 46, 24);

  y = lay_block (layout->bonus, n_classes, y, 31, 23);
  for (guint i = 0; i < n_classes; i++)
    layout->bonus[i].width = layout->bonus[i].height;

  return y - TALL_GAP + TALL_MARGIN;
}

/* ---- fitting ---- */

static void
mirror (BrgBox *boxes,
        guint   n,
        double  width)
{
  for (guint i = 0; i < n; i++)
    boxes[i].x = width - boxes[i].x - boxes[i].width;
}

static void
mirror_all (BrgSeatLayout *layout,
            double         width)
{
  mirror (&layout->name, 1, width);
  mirror (&layout->points, 1, width);
  mirror (layout->dice, BRG_SEAT_DICE, width);
  mirror (layout->store, BRG_SEAT_MAX_SLOTS, width);
  mirror (layout->goods, BRG_SEAT_MAX_SLOTS, width);
  mirror (layout->counts, BRG_SEAT_N_COUNTS, width);
  mirror (layout->bonus, BRG_MAX_CLASSES, width);
}

/**
 * brg_seat_layout_tall_width:
 * @height: of the picture
 *
 * Returns: the width that a tall picture needs for three storage and goods spaces and six classes
 */
double
brg_seat_layout_tall_width (double height)
{
  BrgSeatLayout layout = { 0 };

  return TALL_WIDTH * height / lay_tall (&layout, 3, 3, 6);
}

/**
 * brg_seat_layout_fit:
 * @layout: (out): where everything lies
 * @compact: whether it is for a narrow column
 * @mirrored: whether it is read from right to left
 * @n_store: how many storage spaces
 * @n_goods: how many goods spaces
 * @n_classes: how many classes have bonus tiles
 * @width: of the picture
 * @height: of the picture
 *
 * A compact picture that is higher than it is wide has its things one below the other.
 */
void
brg_seat_layout_fit (BrgSeatLayout *layout,
                     gboolean       compact,
                     gboolean       mirrored,
                     guint          n_store,
                     guint          n_goods,
                     guint          n_classes,
                     double         width,
                     double         height)
{
  BrgDesign design = designs[compact ? 1 : 0];
  double x;

  *layout = (BrgSeatLayout){ 0 };
  if (compact && height > width)
    {
      x = lay_tall (layout, MIN (n_store, BRG_SEAT_MAX_SLOTS), MIN (n_goods, BRG_SEAT_MAX_SLOTS),
                    n_classes);
      layout->scale = MIN (width / TALL_WIDTH, height / x);
      if (mirrored)
        mirror_all (layout, width / layout->scale);
      return;
    }

  layout->scale = MIN (width / design.width, height / design.height);
  design.width = MAX (design.width, width / layout->scale);
  lay_head (layout, &design, n_classes);
  x = lay_body (layout, &design, MIN (n_store, BRG_SEAT_MAX_SLOTS),
                MIN (n_goods, BRG_SEAT_MAX_SLOTS));
  lay_foot (layout, &design, n_classes, x);

  if (mirrored)
    mirror_all (layout, design.width);
}
