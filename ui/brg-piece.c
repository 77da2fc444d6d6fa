/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "ui/brg-piece.h"

#include <math.h>

#include "ui/brg-glow.h"
#include "ui/brg-layer.h"
#include "ui/brg-lettering.h"
#include "ui/brg-parchment.h"

/** BRG_PIECE_SHADOW: how far the shadow of a lifted piece falls, in its widths. */
#define BRG_PIECE_SHADOW 0.08

struct _BrgPiece
{
  grefcount ref_count;
  cairo_surface_t *picture;
  BrgLayer *layer;
  double width;
  double height;
  double margin;
};

static BrgPiece *
brg_piece_new (double width,
               double height,
               double margin,
               double scale)
{
  BrgPiece *piece = g_new0 (BrgPiece, 1);

  g_ref_count_init (&piece->ref_count);
  piece->width = width;
  piece->height = height;
  piece->margin = ceil (margin);
  piece->layer = brg_layer_new ();
  piece->picture = cairo_image_surface_create (
      CAIRO_FORMAT_ARGB32, (int) ceil ((width + 2 * piece->margin) * scale),
      (int) ceil ((height + 2 * piece->margin) * scale));
  cairo_surface_set_device_scale (piece->picture, scale, scale);
  cairo_surface_set_device_offset (piece->picture, piece->margin * scale, piece->margin * scale);

  return piece;
}

static cairo_t *
begin (BrgPiece *piece)
{
  return cairo_create (piece->picture);
}

/* What lies within an outline on a view, and nothing of what lies around it. */
static void
cut (cairo_t      *cr,
     BrgLook      *look,
     const BrgBox *box,
     BrgSpotShape  shape,
     BrgViewLayer  first,
     BrgViewLayer  last)
{
  cairo_save (cr);
  brg_glow_path (cr, shape, box->width, box->height, 0);
  cairo_clip (cr);
  cairo_translate (cr, -box->x, -box->y);
  brg_look_paint (look, cr, first, last);
  cairo_restore (cr);
}

/* A soft shadow of whatever has been painted. */
static cairo_pattern_t *
paint_shadow (cairo_t         *cr,
              cairo_pattern_t *cut_out,
              double           width)
{
  const guint steps = 5;

  for (guint i = 0; i < steps; i++)
    {
      double fall = width * BRG_PIECE_SHADOW * (i + 1) / steps;

      cairo_save (cr);
      cairo_translate (cr, fall * 0.4, fall);
      cairo_set_source_rgba (cr, 0.08, 0.05, 0.02, 0.5 / steps);
      cairo_mask (cr, cut_out);
      cairo_restore (cr);
    }

  return cut_out;
}

/**
 * brg_piece_new_lifted:
 * @look: what a view looks like
 * @box: where the piece lies on it
 * @shape: its outline
 *
 * Returns: (transfer full): the piece that lies there, without what it lies on, and a shadow under
 *   it
 */
BrgPiece *
brg_piece_new_lifted (BrgLook      *look,
                      const BrgBox *box,
                      BrgSpotShape  shape)
{
  BrgPiece *piece = brg_piece_new (box->width, box->height,
                                   box->width * BRG_PIECE_SHADOW * 1.5 + 1,
                                   brg_look_get_scale (look));
  cairo_t *cr = begin (piece);
  cairo_pattern_t *cut_out;

  cairo_push_group (cr);
  cut (cr, look, box, shape, BRG_VIEW_PIECES, BRG_VIEW_PIECES);
  cut_out = cairo_pop_group (cr);
  paint_shadow (cr, cut_out, box->width);
  cairo_set_source (cr, cut_out);
  cairo_paint (cr);
  cairo_pattern_destroy (cut_out);
  cairo_destroy (cr);

  return piece;
}

/**
 * brg_piece_new_cover:
 * @look: what a view looked like
 * @box: a part of it
 * @shape: the outline of that part
 * @with_pieces: whether what lay there is wanted, too
 *
 * Returns: (transfer full): a picture of that part, to hide what lies there now
 */
BrgPiece *
brg_piece_new_cover (BrgLook      *look,
                     const BrgBox *box,
                     BrgSpotShape  shape,
                     gboolean      with_pieces)
{
  BrgPiece *piece = brg_piece_new (box->width, box->height, 1, brg_look_get_scale (look));
  cairo_t *cr = begin (piece);

  cut (cr, look, box, shape, BRG_VIEW_PRINT, with_pieces ? BRG_VIEW_PIECES : BRG_VIEW_PRINT);
  cairo_destroy (cr);

  return piece;
}

/**
 * brg_piece_new_words:
 * @words: a few translated words
 * @letters: size of the typeface
 * @scale: pixels of a unit
 *
 * Returns: (transfer full): the words on a dark ground
 */
BrgPiece *
brg_piece_new_words (const char *words,
                     double      letters,
                     double      scale)
{
  double height = letters * 1.7;
  double width = brg_letter_measure (words, letters) + height;
  BrgPiece *piece = brg_piece_new (ceil (width), ceil (height), 2, scale);
  cairo_t *cr = begin (piece);

  brg_parchment_path (cr, 0, 0, piece->width, piece->height, piece->height / 2);
  brg_colour_set (cr, 0x2b2320, 0.94);
  cairo_fill_preserve (cr);
  cairo_set_line_width (cr, 1.5);
  brg_colour_set (cr, 0xe9b949, 1);
  cairo_stroke (cr);
  brg_colour_set (cr, 0xfdf6e6, 1);
  brg_letter_paint_line (cr, words, piece->height / 2, piece->height / 2, letters,
                         piece->width - piece->height * 0.6, FALSE);
  cairo_destroy (cr);

  return piece;
}

/**
 * brg_piece_is_empty:
 * @piece: a piece
 *
 * Returns: whether hardly anything lay where it was cut out
 */
gboolean
brg_piece_is_empty (BrgPiece *piece)
{
  const guint8 *data = cairo_image_surface_get_data (piece->picture);
  int stride = cairo_image_surface_get_stride (piece->picture);
  int width = cairo_image_surface_get_width (piece->picture);
  int height = cairo_image_surface_get_height (piece->picture);
  int n_opaque = 0;

  cairo_surface_flush (piece->picture);
  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++)
      n_opaque += ((const guint32 *) (gconstpointer) (data + y * stride))[x] >> 31;

  return n_opaque * 10 < width * height;
}

/**
 * brg_piece_ref:
 * @piece: a piece
 *
 * Returns: (transfer full): the same piece
 */
BrgPiece *
brg_piece_ref (BrgPiece *piece)
{
  g_ref_count_inc (&piece->ref_count);

  return piece;
}

/**
 * brg_piece_unref:
 * @piece: (transfer full): a piece
 */
void
brg_piece_unref (BrgPiece *piece)
{
  if (!g_ref_count_dec (&piece->ref_count))
    return;

  brg_layer_free (piece->layer);
  cairo_surface_destroy (piece->picture);
  g_free (piece);
}

/**
 * brg_piece_get_width:
 * @piece: a piece
 *
 * Returns: how wide it was where it was cut out, in pixels
 */
double
brg_piece_get_width (BrgPiece *piece)
{
  return piece->width;
}

/**
 * brg_piece_get_height:
 * @piece: a piece
 *
 * Returns: how high it was where it was cut out, in pixels
 */
double
brg_piece_get_height (BrgPiece *piece)
{
  return piece->height;
}

static void
paint (cairo_t  *cr,
       gpointer  data)
{
  BrgPiece *piece = data;

  cairo_set_source_surface (cr, piece->picture, 0, 0);
  cairo_paint (cr);
}

/* Something that is not moved stays on whole pixels, sharp. */
static void
place (BrgPiece     *piece,
       GtkSnapshot  *snapshot,
       const BrgBox *box,
       double        turn)
{
  double scale = box->width / piece->width;
  graphene_point_t point
      = GRAPHENE_POINT_INIT ((float) brg_box_middle_x (box), (float) brg_box_middle_y (box));

  if (fabs (turn) < 1e-3 && fabs (scale - 1) < 1e-3)
    {
      graphene_point_init (&point, roundf ((float) box->x), roundf ((float) box->y));
      gtk_snapshot_translate (snapshot, &point);
      return;
    }

  gtk_snapshot_translate (snapshot, &point);
  gtk_snapshot_rotate (snapshot, (float) turn);
  gtk_snapshot_scale (snapshot, (float) scale, (float) scale);
  graphene_point_init (&point, (float) (-piece->width / 2), (float) (-piece->height / 2));
  gtk_snapshot_translate (snapshot, &point);
}

/**
 * brg_piece_snapshot:
 * @piece: a piece
 * @widget: whose scale and renderer count
 * @snapshot: where the picture goes
 * @box: where it is on @widget; it keeps its proportions and gets this width
 * @turn: clockwise, in degrees
 * @alpha: from 0 to 1
 */
void
brg_piece_snapshot (BrgPiece     *piece,
                    GtkWidget    *widget,
                    GtkSnapshot  *snapshot,
                    const BrgBox *box,
                    double        turn,
                    double        alpha)
{
  graphene_rect_t bounds
      = GRAPHENE_RECT_INIT ((float) -piece->margin, (float) -piece->margin,
                            (float) ceil (piece->width + 2 * piece->margin),
                            (float) ceil (piece->height + 2 * piece->margin));

  if (alpha <= 0 || box->width <= 0)
    return;

  gtk_snapshot_save (snapshot);
  place (piece, snapshot, box, turn);
  if (alpha < 1)
    gtk_snapshot_push_opacity (snapshot, alpha);
  brg_layer_snapshot (piece->layer, widget, snapshot, &bounds, paint, piece);
  if (alpha < 1)
    gtk_snapshot_pop (snapshot);
  gtk_snapshot_restore (snapshot);
}
