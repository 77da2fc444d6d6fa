/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "ui/brg-market-view.h"

#include <adwaita.h>
#include <string.h>

#include "core/duchy/brg-duchy-rows.h"
#include "ui/brg-layer.h"
#include "ui/brg-market-painter.h"
#include "ui/brg-market-words.h"
#include "ui/brg-spot-focus.h"

#define BRG_MARKET_VIEW_MIN_WIDTH      220
#define BRG_MARKET_VIEW_NATURAL_WIDTH  340

/** BRG_BLACK_DEPOT: the owner of a black depot's tile. */
#define BRG_BLACK_DEPOT 0

/**
 * BrgMarketView:
 *
 * What belongs to everybody: phase and round, turn-order track, depots, goods and bonus tiles, with
 * a spot for all that can be taken and a note for the rest.
 */
struct _BrgMarketView
{
  GtkWidget parent_instance;

  BrgClaims *claims;
  BrgRuleset *ruleset;
  BrgMarketModel model;
  BrgMarketLayout layout;
  BrgLayer *print;
  BrgLayer *pieces;

  GtkWidget *phases[BRG_N_PHASES];
  GtkWidget *track;
  GtkWidget *rounds;
  GtkWidget *tiles[BRG_N_DEPOTS][BRG_DEPOT_SPACES];
  GtkWidget *goods[BRG_N_DEPOTS];
  GtkWidget *black[BRG_BLACK_SPACES];
  GtkWidget *bonus[BRG_MAX_CLASSES];
};

G_DEFINE_FINAL_TYPE (BrgMarketView, brg_market_view, GTK_TYPE_WIDGET)

static const BrgPalette *
current_palette (void)
{
  return brg_palette_get (adw_style_manager_get_dark (adw_style_manager_get_default ()));
}

static void
paint_print (cairo_t  *cr,
             gpointer  data)
{
  BrgMarketView *self = data;

  brg_market_paint_print (cr, current_palette (), &self->model, &self->layout,
                          gtk_widget_get_width (data), gtk_widget_get_height (data));
}

static void
paint_pieces (cairo_t  *cr,
              gpointer  data)
{
  BrgMarketView *self = data;

  brg_market_paint_pieces (cr, current_palette (), &self->model, &self->layout);
}

static void
brg_market_view_snapshot (GtkWidget   *widget,
                          GtkSnapshot *snapshot)
{
  BrgMarketView *self = BRG_MARKET_VIEW (widget);
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, gtk_widget_get_width (widget),
                                               gtk_widget_get_height (widget));

  if (self->ruleset == NULL)
    return;

  brg_layer_snapshot (self->print, widget, snapshot, &bounds, paint_print, self);
  brg_layer_snapshot (self->pieces, widget, snapshot, &bounds, paint_pieces, self);

  GTK_WIDGET_CLASS (brg_market_view_parent_class)->snapshot (widget, snapshot);
}

static GtkSizeRequestMode
brg_market_view_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
brg_market_view_measure (GtkWidget      *widget,
                         GtkOrientation  orientation,
                         int             for_size,
                         int            *minimum,
                         int            *natural,
                         int            *minimum_baseline,
                         int            *natural_baseline)
{
  BrgMarketView *self = BRG_MARKET_VIEW (widget);

  *minimum = BRG_MARKET_VIEW_MIN_WIDTH;
  *natural = BRG_MARKET_VIEW_NATURAL_WIDTH;
  *minimum_baseline = -1;
  *natural_baseline = -1;
  if (orientation == GTK_ORIENTATION_HORIZONTAL || self->ruleset == NULL)
    return;

  *minimum = (int) brg_market_layout_measure (self->model.tables, self->model.n_seats, *minimum);
  *natural = (int) brg_market_layout_measure (self->model.tables, self->model.n_seats,
                                              for_size > 0 ? for_size : *natural);
  *natural = MAX (*minimum, *natural);
}

static void
allocate (BrgMarketView *self,
          GtkWidget     *spot,
          const BrgBox  *box)
{
  brg_box_allocate (box, self->layout.left, self->layout.scale, spot);
}

static void
allocate_depot (BrgMarketView *self,
                guint          depot)
{
  for (guint i = 0; i < BRG_DEPOT_SPACES; i++)
    allocate (self, self->tiles[depot][i], &self->layout.tiles[depot][i]);
  allocate (self, self->goods[depot], &self->layout.goods[depot]);
}

static void
allocate_notes (BrgMarketView *self)
{
  BrgBox track = self->layout.track[0];

  track.width *= self->layout.n_track;
  for (guint i = 0; i < BRG_N_PHASES; i++)
    allocate (self, self->phases[i], &self->layout.phases[i]);
  allocate (self, self->track, &track);
  allocate (self, self->rounds, &self->layout.rounds);
  for (guint i = 0; i < BRG_MAX_CLASSES; i++)
    allocate (self, self->bonus[i], &self->layout.bonus_tiles[i]);
}

static void
brg_market_view_size_allocate (GtkWidget *widget,
                               int        width,
                               int        height,
                               int        baseline)
{
  BrgMarketView *self = BRG_MARKET_VIEW (widget);

  if (self->ruleset == NULL)
    return;

  brg_market_layout_fit (&self->layout, self->model.tables, self->model.n_seats, width, height);
  allocate_notes (self);
  for (guint depot = 0; depot < BRG_N_DEPOTS; depot++)
    allocate_depot (self, depot);
  for (guint i = 0; i < BRG_BLACK_SPACES; i++)
    allocate (self, self->black[i], &self->layout.black_tiles[i]);
}

static void
theme_changed_cb (BrgMarketView *self)
{
  brg_layer_invalidate (self->print);
  brg_layer_invalidate (self->pieces);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
brg_market_view_dispose (GObject *object)
{
  BrgMarketView *self = BRG_MARKET_VIEW (object);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  g_clear_object (&self->claims);
  g_clear_pointer (&self->ruleset, brg_ruleset_unref);

  G_OBJECT_CLASS (brg_market_view_parent_class)->dispose (object);
}

static void
brg_market_view_finalize (GObject *object)
{
  BrgMarketView *self = BRG_MARKET_VIEW (object);

  brg_layer_free (self->print);
  brg_layer_free (self->pieces);

  G_OBJECT_CLASS (brg_market_view_parent_class)->finalize (object);
}

static void
brg_market_view_class_init (BrgMarketViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = brg_market_view_dispose;
  object_class->finalize = brg_market_view_finalize;

  widget_class->snapshot = brg_market_view_snapshot;
  widget_class->get_request_mode = brg_market_view_get_request_mode;
  widget_class->measure = brg_market_view_measure;
  widget_class->size_allocate = brg_market_view_size_allocate;
  widget_class->focus = brg_spot_focus_move;

  gtk_widget_class_set_css_name (widget_class, "market");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
brg_market_view_init (BrgMarketView *self)
{
  self->print = brg_layer_new ();
  self->pieces = brg_layer_new ();
  g_signal_connect_object (adw_style_manager_get_default (), "notify::dark",
                           G_CALLBACK (theme_changed_cb), self, G_CONNECT_SWAPPED);
}

static GtkWidget *
add_note (BrgMarketView *self)
{
  GtkWidget *note = brg_spot_new_note ();

  gtk_widget_set_parent (note, GTK_WIDGET (self));

  return note;
}

static GtkWidget *
add_spot (BrgMarketView *self,
          BrgSpotShape   shape)
{
  GtkWidget *spot = brg_spot_new (shape, BRG_NO_SUBJECT);

  gtk_widget_set_visible (spot, FALSE);
  gtk_widget_set_parent (spot, GTK_WIDGET (self));
  brg_claims_add (self->claims, BRG_SPOT (spot));

  return spot;
}

static void
add_children (BrgMarketView *self)
{
  for (guint i = 0; i < BRG_N_PHASES; i++)
    self->phases[i] = add_note (self);
  self->track = add_note (self);
  self->rounds = add_note (self);
  for (guint depot = 0; depot < BRG_N_DEPOTS; depot++)
    {
      for (guint i = 0; i < BRG_DEPOT_SPACES; i++)
        self->tiles[depot][i] = add_spot (self, BRG_SPOT_HEX);
      self->goods[depot] = add_spot (self, BRG_SPOT_RECTANGLE);
    }
  for (guint i = 0; i < BRG_BLACK_SPACES; i++)
    self->black[i] = add_spot (self, BRG_SPOT_HEX);
  for (guint i = 0; i < BRG_MAX_CLASSES; i++)
    self->bonus[i] = add_note (self);
}

/**
 * brg_market_view_new:
 * @claims: where its tiles and goods are claimed
 *
 * Returns: (transfer floating): a view that is empty until it has a position
 */
GtkWidget *
brg_market_view_new (BrgClaims *claims)
{
  BrgMarketView *self;

  g_return_val_if_fail (BRG_IS_CLAIMS (claims), NULL);

  self = g_object_new (BRG_TYPE_MARKET_VIEW, NULL);
  self->claims = g_object_ref (claims);
  add_children (self);

  return GTK_WIDGET (self);
}

static void
update_spot (GtkWidget  *spot,
             BrgSubject  subject,
             char       *label,
             const char *description)
{
  brg_spot_set_subject (BRG_SPOT (spot), subject);
  brg_spot_set_words (BRG_SPOT (spot), label, description);
  gtk_widget_set_visible (spot, subject.kind != 0);
  g_free (label);
}

static void
update_tile (BrgMarketView *self,
             GtkWidget     *spot,
             guint          depot,
             guint          kind)
{
  if (kind == 0)
    update_spot (spot, BRG_NO_SUBJECT, NULL, NULL);
  else
    update_spot (spot, BRG_SUBJECT (BRG_SUBJECT_TILE, depot, kind),
                 brg_market_words_tile (&self->model, depot, kind),
                 brg_words_tile_help (self->model.tables, kind));
}

static void
update_depot (BrgMarketView *self,
              guint          depot)
{
  for (guint i = 0; i < BRG_DEPOT_SPACES; i++)
    update_tile (self, self->tiles[depot][i], depot + 1, self->model.market.depots[depot][i]);
  /* A ship may come to an empty depot too. */
  update_spot (self->goods[depot], BRG_SUBJECT (BRG_SUBJECT_DEPOT, 0, depot + 1),
               brg_market_words_goods (&self->model, depot), NULL);
}

static void
update_note (GtkWidget *note,
             char      *label)
{
  brg_spot_set_words (BRG_SPOT (note), label, NULL);
  gtk_widget_set_visible (note, label != NULL);
  g_free (label);
}

static void
update_children (BrgMarketView *self)
{
  for (guint i = 0; i < BRG_N_PHASES; i++)
    update_note (self->phases[i], brg_market_words_phase (&self->model, i + 1));
  update_note (self->track, brg_market_words_track (&self->model, self->ruleset));
  update_note (self->rounds, brg_market_words_rounds (&self->model));
  for (guint depot = 0; depot < BRG_N_DEPOTS; depot++)
    update_depot (self, depot);
  for (guint i = 0; i < BRG_BLACK_SPACES; i++)
    update_tile (self, self->black[i], BRG_BLACK_DEPOT, self->model.market.black_depot[i]);
  for (guint i = 0; i < BRG_MAX_CLASSES; i++)
    update_note (self->bonus[i], brg_market_words_bonus (&self->model, i));
}

/**
 * brg_market_view_set_position:
 * @self: a view
 * @ruleset: the rules of the game, of the board game or a module of it
 * @position: what to show; not kept
 *
 * Paints again what differs from what was shown before.
 */
void
brg_market_view_set_position (BrgMarketView     *self,
                              BrgRuleset        *ruleset,
                              const BrgPosition *position)
{
  BrgMarketModel model;

  g_return_if_fail (BRG_IS_MARKET_VIEW (self));

  brg_market_model_init (&model, ruleset, position);
  if (ruleset == self->ruleset && memcmp (&model, &self->model, sizeof model) == 0)
    return;

  self->model = model;
  if (ruleset != self->ruleset)
    {
      brg_ruleset_ref (ruleset);
      g_clear_pointer (&self->ruleset, brg_ruleset_unref);
      self->ruleset = ruleset;
      brg_layer_invalidate (self->print);
      gtk_widget_queue_resize (GTK_WIDGET (self));
    }
  update_children (self);
  brg_layer_invalidate (self->pieces);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
