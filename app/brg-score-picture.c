/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/brg-score-picture.h"

#include "app/brg-score-words.h"
#include "ui/brg-lettering.h"
#include "ui/brg-parchment.h"
#include "ui/brg-token-painter.h"

#define MARGIN       34
#define TITLE_HEIGHT 64
#define ROW_HEIGHT   25
#define RULE_HEIGHT  13
#define CHART_HEIGHT 330
#define LETTERS      14
#define MARK         20

/* The label of a row has this share of the width. */
#define LABEL_SHARE 0.34

/* So fine that letters are sharp on any screen. */
#define SCALE 2

static const BrgPalette *
get_palette (void)
{
  return brg_palette_get (FALSE);
}

static double
get_inner_width (void)
{
  return BRG_SCORE_PICTURE_WIDTH - 2 * MARGIN;
}

static double
get_column_width (const BrgScoreTable *table)
{
  return get_inner_width () * (1 - LABEL_SHARE) / table->ruleset->n_seats;
}

/* A line parts what is added up from the sum, and the sum from what decides a tie. */
static gboolean
has_rule_before (const BrgScoreTable *table,
                 guint                row)
{
  const BrgScoreRow *here = table->rows->pdata[row];
  const BrgScoreRow *before = row > 0 ? table->rows->pdata[row - 1] : NULL;

  return before != NULL && before->kind != here->kind && here->kind != BRG_SCORE_PLACE;
}

static double
get_table_height (const BrgScoreTable *table)
{
  double height = ROW_HEIGHT + 10;

  for (guint i = 0; i < table->rows->len; i++)
    height += ROW_HEIGHT + (has_rule_before (table, i) ? RULE_HEIGHT : 0);

  return height + (table->tie != NULL ? ROW_HEIGHT + RULE_HEIGHT : 0);
}

/**
 * brg_score_picture_get_height:
 * @table: a table
 *
 * Returns: how high its picture is
 */
double
brg_score_picture_get_height (const BrgScoreTable *table)
{
  return TITLE_HEIGHT + get_table_height (table) + CHART_HEIGHT + 2 * MARGIN;
}

/* ---- painting ---- */

static void
paint_heads (const BrgScoreTable *table,
             cairo_t             *cr,
             double               y)
{
  double width = get_column_width (table);

  for (guint i = 0; i < table->ruleset->n_seats; i++)
    {
      double left = MARGIN + get_inner_width () * LABEL_SHARE + width * i;

      brg_colour_set (cr, get_palette ()->ink, 1);
      brg_letter_paint_line (cr, table->names[i], left, y, LETTERS, width - MARK - 6, TRUE);
      brg_token_paint_marker (cr, get_palette (), brg_score_table_get_player (table, i),
                              left + width - MARK / 2.0, y, MARK);
    }
}

static void
paint_rule (cairo_t *cr,
            double   y)
{
  cairo_move_to (cr, MARGIN, y + 0.5);
  cairo_line_to (cr, BRG_SCORE_PICTURE_WIDTH - MARGIN, y + 0.5);
  cairo_set_line_width (cr, 1);
  brg_colour_set (cr, get_palette ()->ink, 0.35);
  cairo_stroke (cr);
}

static void
paint_row (const BrgScoreTable *table,
           const BrgScoreRow   *row,
           cairo_t             *cr,
           double               y)
{
  double width = get_column_width (table);
  double size = row->kind == BRG_SCORE_TOTAL ? LETTERS + 3 : LETTERS;
  gboolean faint = row->kind == BRG_SCORE_TIE;

  brg_colour_set (cr, faint ? get_palette ()->ink_faint : get_palette ()->ink, 1);
  brg_letter_paint_line (cr, row->label, MARGIN, y, size, get_inner_width () * LABEL_SHARE, FALSE);
  for (guint i = 0; i < table->ruleset->n_seats; i++)
    {
      g_autofree char *number = brg_score_words_number (row, i);
      double left = MARGIN + get_inner_width () * LABEL_SHARE + width * i;

      brg_letter_paint_line (cr, number, left, y, size, width - MARK - 6, TRUE);
    }
}

static double
paint_table (const BrgScoreTable *table,
             cairo_t             *cr,
             double               y)
{
  paint_heads (table, cr, y);
  y += ROW_HEIGHT + 10;
  for (guint i = 0; i < table->rows->len; i++)
    {
      if (has_rule_before (table, i))
        {
          paint_rule (cr, y - ROW_HEIGHT / 2.0 + RULE_HEIGHT / 2.0);
          y += RULE_HEIGHT;
        }
      paint_row (table, table->rows->pdata[i], cr, y);
      y += ROW_HEIGHT;
    }

  if (table->tie != NULL)
    {
      brg_colour_set (cr, get_palette ()->ink_faint, 1);
      brg_letter_paint_line (cr, table->tie, MARGIN, y, LETTERS - 1, get_inner_width (), FALSE);
      y += ROW_HEIGHT + RULE_HEIGHT;
    }

  return y;
}

static void
paint_chart (const BrgScoreTable *table,
             cairo_t             *cr,
             double               y)
{
  g_autoptr (BrgLineChart) chart = brg_score_table_make_chart (table);
  BrgChartFace face;

  brg_line_chart_init_face (chart, &face);
  cairo_save (cr);
  cairo_translate (cr, MARGIN - 14, y);
  face.paint (face.chart, cr, get_palette (), BRG_SCORE_PICTURE_WIDTH - 2 * MARGIN + 28,
              CHART_HEIGHT);
  cairo_restore (cr);
}

/* Plain, without the grain of the table's sheets, which would make the file ten times as large. */
static void
paint_sheet (cairo_t *cr,
             double   height)
{
  brg_colour_set (cr, get_palette ()->parchment, 1);
  cairo_paint (cr);
  brg_parchment_path (cr, 8.5, 8.5, BRG_SCORE_PICTURE_WIDTH - 17, height - 17, 9);
  cairo_set_line_width (cr, 1);
  brg_colour_set (cr, 0x8a6a34, 0.45);
  cairo_stroke (cr);
}

/**
 * brg_score_picture_paint:
 * @table: a table
 * @cr: where to paint, from 0, 0
 *
 * Paints all that the table says on a sheet of its own: who won, the points by source, and the
 * chart of points by round.
 */
void
brg_score_picture_paint (const BrgScoreTable *table,
                         cairo_t             *cr)
{
  double height = brg_score_picture_get_height (table);
  double y;

  paint_sheet (cr, height);
  brg_colour_set (cr, get_palette ()->ink, 1);
  brg_letter_paint_line (cr, table->title, MARGIN, MARGIN + 14, 24, get_inner_width (), FALSE);

  y = paint_table (table, cr, MARGIN + TITLE_HEIGHT);
  paint_chart (table, cr, y);
}

static cairo_status_t
write_cb (void                *data,
          const unsigned char *bytes,
          unsigned int         length)
{
  g_byte_array_append (data, bytes, length);

  return CAIRO_STATUS_SUCCESS;
}

/**
 * brg_score_picture_to_png:
 * @table: a table
 *
 * Returns: (transfer full): its picture as a file
 */
GBytes *
brg_score_picture_to_png (const BrgScoreTable *table)
{
  int height = (int) brg_score_picture_get_height (table);
  cairo_surface_t *surface = cairo_image_surface_create (
      CAIRO_FORMAT_RGB24, BRG_SCORE_PICTURE_WIDTH * SCALE, height * SCALE);
  GByteArray *bytes = g_byte_array_new ();
  cairo_t *cr;

  cairo_surface_set_device_scale (surface, SCALE, SCALE);
  cr = cairo_create (surface);
  brg_score_picture_paint (table, cr);
  cairo_destroy (cr);
  cairo_surface_write_to_png_stream (surface, write_cb, bytes);
  cairo_surface_destroy (surface);

  return g_byte_array_free_to_bytes (bytes);
}
