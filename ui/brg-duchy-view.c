/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "ui/brg-duchy-view.h"

#include <math.h>
#include <string.h>

#include <glib/gi18n-lib.h>

#include "core/duchy/brg-duchy-rows.h"
#include "core/duchy/brg-duchy-state.h"
#include "ui/brg-board-painter.h"
#include "ui/brg-expansions.h"
#include "ui/brg-words.h"

/* For each space that a duchy is wide or high. */
#define BRG_DUCHY_VIEW_MIN_SPACE      (110 / 7.0)
#define BRG_DUCHY_VIEW_NATURAL_SPACE  (320 / 7.0)

/* Of a duchy as long as it is not known which one it is. */
#define BRG_DUCHY_VIEW_WIDTH  7
#define BRG_DUCHY_VIEW_HEIGHT 6.35

/**
 * BrgDuchyView:
 *
 * A seat's duchy: the printed board, the tiles on it, and a spot for every space. Board and tiles
 * are two layers, so that a placed tile leaves the board alone. Expansions may paint marks on both;
 * what these show may depend on the whole position.
 */
struct _BrgDuchyView
{
  BrgView parent_instance;

  guint seat;
  const BrgBoard *board;
  guint8 tiles[BRG_BOARD_MAX_SPACES];
  BrgPosition *marked;
  GPtrArray *spots;
  gint column;
};

G_DEFINE_FINAL_TYPE (BrgDuchyView, brg_duchy_view, BRG_TYPE_VIEW)

static const BrgDuchyTables *
get_tables (BrgDuchyView *self)
{
  return brg_duchy_tables (brg_view_get_ruleset (BRG_VIEW (self)));
}

/* Without expansions that paint marks there is no position for them. */
static void
paint_marks (BrgDuchyView     *self,
             cairo_t          *cr,
             const BrgPalette *palette,
             BrgViewLayer      layer,
             double            width,
             double            height)
{
  BrgDuchySheet sheet = { brg_view_get_ruleset (BRG_VIEW (self)), self->marked, self->seat,
                          self->board };

  if (self->marked == NULL)
    return;

  brg_board_fit (&sheet.grid, self->board, width, height);
  brg_expansions_paint_marks (palette->expansions, cr, palette, layer, &sheet);
}

static void
brg_duchy_view_paint_print (BrgView          *view,
                            cairo_t          *cr,
                            const BrgPalette *palette,
                            double            width,
                            double            height)
{
  BrgDuchyView *self = BRG_DUCHY_VIEW (view);

  brg_board_paint_print (cr, palette, self->board, &get_tables (self)->tiles, width, height);
  paint_marks (self, cr, palette, BRG_VIEW_PRINT, width, height);
}

static void
brg_duchy_view_paint_pieces (BrgView          *view,
                             cairo_t          *cr,
                             const BrgPalette *palette,
                             double            width,
                             double            height)
{
  BrgDuchyView *self = BRG_DUCHY_VIEW (view);

  brg_board_paint_pieces (cr, palette, self->board, &get_tables (self)->tiles, self->tiles, width,
                          height);
  paint_marks (self, cr, palette, BRG_VIEW_PIECES, width, height);
}

static void
measure_duchy (BrgDuchyView *self,
               double       *width,
               double       *height)
{
  *width = BRG_DUCHY_VIEW_WIDTH;
  *height = BRG_DUCHY_VIEW_HEIGHT;
  if (self->board != NULL)
    brg_hex_measure (self->board, width, height);
}

static void
brg_duchy_view_measure (GtkWidget      *widget,
                        GtkOrientation  orientation,
                        int             for_size,
                        int            *minimum,
                        int            *natural,
                        int            *minimum_baseline,
                        int            *natural_baseline)
{
  double width, height, size;

  measure_duchy (BRG_DUCHY_VIEW (widget), &width, &height);
  size = orientation == GTK_ORIENTATION_HORIZONTAL ? width : height;
  *minimum = (int) lround (size * BRG_DUCHY_VIEW_MIN_SPACE);
  *natural = (int) lround (size * BRG_DUCHY_VIEW_NATURAL_SPACE);
  *minimum_baseline = -1;
  *natural_baseline = -1;
}

static void
allocate_spot (const BrgHexGrid *grid,
               const BrgSpace   *space,
               GtkWidget        *spot)
{
  GtkAllocation area;
  double x, y;

  brg_hex_grid_centre (grid, space, &x, &y);
  area.width = (int) lround (grid->width);
  area.height = (int) lround (grid->width * BRG_HEX_RATIO);
  area.x = (int) lround (x - area.width / 2.0);
  area.y = (int) lround (y - area.height / 2.0);
  gtk_widget_size_allocate (spot, &area, -1);
}

static void
brg_duchy_view_size_allocate (GtkWidget *widget,
                              int        width,
                              int        height,
                              int        baseline)
{
  BrgDuchyView *self = BRG_DUCHY_VIEW (widget);
  BrgHexGrid grid;

  if (self->board == NULL)
    return;

  brg_board_fit (&grid, self->board, width, height);
  for (guint i = 0; i < self->spots->len; i++)
    allocate_spot (&grid, &self->board->spaces[i], g_ptr_array_index (self->spots, i));
}

static gint
focused_space (BrgDuchyView *self)
{
  GtkWidget *child = gtk_widget_get_focus_child (GTK_WIDGET (self));
  guint index;

  return child != NULL && g_ptr_array_find (self->spots, child, &index) ? (gint) index : -1;
}

static gboolean
focus_space (BrgDuchyView *self,
             gint          space)
{
  return gtk_widget_grab_focus (g_ptr_array_index (self->spots, space));
}

/* Tab goes to the first space that can be used, and from any space out of the duchy. */
static gboolean
enter (BrgDuchyView *self)
{
  gint best = 0;

  if (self->spots->len == 0)
    return FALSE;

  for (guint i = 0; i < self->spots->len; i++)
    {
      if (brg_spot_get_lit (g_ptr_array_index (self->spots, i)))
        {
          best = (gint) i;
          break;
        }
    }

  self->column = self->board->spaces[best].x;
  return focus_space (self, best);
}

static gboolean
brg_duchy_view_focus (GtkWidget        *widget,
                      GtkDirectionType  direction)
{
  BrgDuchyView *self = BRG_DUCHY_VIEW (widget);
  gint space = focused_space (self);
  gint next;

  if (space < 0)
    return enter (self);
  if (direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD)
    return FALSE;

  next = brg_hex_step (self->board, (guint) space, direction, &self->column);
  if (next >= 0)
    focus_space (self, next);

  return TRUE;
}

static void
remove_spots (BrgDuchyView *self)
{
  for (guint i = 0; i < self->spots->len; i++)
    gtk_widget_unparent (g_ptr_array_index (self->spots, i));
  g_ptr_array_set_size (self->spots, 0);
}

static void
brg_duchy_view_dispose (GObject *object)
{
  BrgDuchyView *self = BRG_DUCHY_VIEW (object);

  remove_spots (self);
  self->board = NULL;
  g_clear_pointer (&self->marked, brg_position_free);

  G_OBJECT_CLASS (brg_duchy_view_parent_class)->dispose (object);
}

static void
brg_duchy_view_finalize (GObject *object)
{
  BrgDuchyView *self = BRG_DUCHY_VIEW (object);

  g_ptr_array_unref (self->spots);

  G_OBJECT_CLASS (brg_duchy_view_parent_class)->finalize (object);
}

static void
brg_duchy_view_class_init (BrgDuchyViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  BrgViewClass *view_class = BRG_VIEW_CLASS (klass);

  object_class->dispose = brg_duchy_view_dispose;
  object_class->finalize = brg_duchy_view_finalize;

  widget_class->measure = brg_duchy_view_measure;
  widget_class->size_allocate = brg_duchy_view_size_allocate;
  widget_class->focus = brg_duchy_view_focus;

  view_class->paint[BRG_VIEW_PRINT] = brg_duchy_view_paint_print;
  view_class->paint[BRG_VIEW_PIECES] = brg_duchy_view_paint_pieces;

  gtk_widget_class_set_css_name (widget_class, "duchy");
}

static void
brg_duchy_view_init (BrgDuchyView *self)
{
  self->spots = g_ptr_array_new ();
}

/**
 * brg_duchy_view_new:
 * @claims: where its spaces are claimed
 * @seat: whose duchy it shows
 *
 * Returns: (transfer floating): a view that is empty until it has a position
 */
GtkWidget *
brg_duchy_view_new (BrgClaims *claims,
                    guint      seat)
{
  BrgDuchyView *self;

  g_return_val_if_fail (BRG_IS_CLAIMS (claims), NULL);

  self = g_object_new (BRG_TYPE_DUCHY_VIEW, "claims", claims, NULL);
  self->seat = seat;
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Duchy"), -1);

  return GTK_WIDGET (self);
}

/**
 * brg_duchy_view_get_ratio:
 * @self: a view
 *
 * Returns: the height that the duchy takes for each unit of its width
 */
double
brg_duchy_view_get_ratio (BrgDuchyView *self)
{
  double width, height;

  g_return_val_if_fail (BRG_IS_DUCHY_VIEW (self), 1);

  measure_duchy (self, &width, &height);
  return height / width;
}

static void
add_spots (BrgDuchyView *self)
{
  for (guint i = 0; i < self->board->n_spaces; i++)
    g_ptr_array_add (self->spots,
                     brg_view_add_spot (BRG_VIEW (self), BRG_SPOT_HEX,
                                        BRG_SUBJECT (BRG_SUBJECT_SPACE, self->seat, i)));
}

static void
update_words (BrgDuchyView *self,
              guint         space)
{
  const BrgDuchyTables *tables = get_tables (self);
  guint kind = self->tiles[space];
  g_autofree char *label = brg_words_space (tables, self->board, space, kind);

  brg_spot_set_words (g_ptr_array_index (self->spots, space), label,
                      kind != 0 ? brg_words_tile_help (tables, kind) : NULL);
}

static void
set_board (BrgDuchyView   *self,
           BrgRuleset     *ruleset,
           const BrgBoard *board)
{
  remove_spots (self);
  self->board = board;
  add_spots (self);
  brg_view_invalidate (BRG_VIEW (self), BRG_VIEW_PRINT);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

/* Returns whether marks may have changed. */
static gboolean
keep_for_marks (BrgDuchyView      *self,
                BrgRuleset        *ruleset,
                const BrgPosition *position,
                gboolean           is_new)
{
  if (!brg_expansions_have_marks (brg_view_get_expansions (BRG_VIEW (self)))
      || (!is_new && brg_position_equal (ruleset, self->marked, position)))
    return FALSE;

  g_clear_pointer (&self->marked, brg_position_free);
  self->marked = brg_position_dup (ruleset, position);
  return TRUE;
}

/**
 * brg_duchy_view_set_position:
 * @self: a view
 * @ruleset: the rules of the game, of the board game or a module of it
 * @position: what to show
 *
 * Paints again what differs from what was shown before.
 */
void
brg_duchy_view_set_position (BrgDuchyView      *self,
                             BrgRuleset        *ruleset,
                             const BrgPosition *position)
{
  const BrgDuchyTables *tables;
  const BrgDuchy *duchy;
  const BrgBoard *board;
  gboolean is_new, is_marked;

  g_return_if_fail (BRG_IS_DUCHY_VIEW (self));
  g_return_if_fail (self->seat < ruleset->n_seats);

  tables = brg_duchy_tables (ruleset);
  duchy = brg_duchy_of (tables, position, self->seat);
  board = brg_board_of (tables, duchy);
  is_new = brg_view_set_ruleset (BRG_VIEW (self), ruleset) || board != self->board;
  is_marked = keep_for_marks (self, ruleset, position, is_new);
  if (!is_new && !is_marked && memcmp (self->tiles, duchy->tiles, board->n_spaces) == 0)
    return;

  if (is_new)
    set_board (self, ruleset, board);
  for (guint i = 0; i < board->n_spaces; i++)
    {
      if (!is_new && self->tiles[i] == duchy->tiles[i])
        continue;
      self->tiles[i] = duchy->tiles[i];
      update_words (self, i);
    }
  brg_view_invalidate (BRG_VIEW (self), BRG_VIEW_PIECES);
}
