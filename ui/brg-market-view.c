/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "ui/brg-market-view.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "core/duchy/brg-duchy-rows.h"
#include "core/engine/brg-narrator.h"
#include "ui/brg-market-painter.h"
#include "ui/brg-market-words.h"

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
  BrgView parent_instance;

  BrgMarketModel model;
  BrgMarketLayout layout;

  GtkWidget *phases[BRG_N_PHASES];
  GtkWidget *track;
  GtkWidget *rounds;
  GtkWidget *tiles[BRG_N_DEPOTS][BRG_DEPOT_SPACES];
  GtkWidget *goods[BRG_N_DEPOTS];
  GtkWidget *things[BRG_N_DEPOTS][BRG_DEPOT_THINGS];
  GtkWidget *black[BRG_BLACK_SPACES];
  GtkWidget *offers[BRG_MARKET_MAX_OFFERS];
  GtkWidget *bonus[BRG_MAX_CLASSES];
};

G_DEFINE_FINAL_TYPE (BrgMarketView, brg_market_view, BRG_TYPE_VIEW)

static void
brg_market_view_paint_print (BrgView          *view,
                             cairo_t          *cr,
                             const BrgPalette *palette,
                             double            width,
                             double            height)
{
  BrgMarketView *self = BRG_MARKET_VIEW (view);

  brg_market_paint_print (cr, palette, &self->model, &self->layout, width, height);
}

static void
brg_market_view_paint_pieces (BrgView          *view,
                              cairo_t          *cr,
                              const BrgPalette *palette,
                              double            width,
                              double            height)
{
  BrgMarketView *self = BRG_MARKET_VIEW (view);

  brg_market_paint_pieces (cr, palette, &self->model, &self->layout);
}

/* ---- places ---- */

/* Of the goods for the rounds, those that come next. */
static BrgBox
find_round_good (BrgMarketView *self)
{
  for (guint i = 0; i < BRG_N_ROUNDS; i++)
    if (self->model.market.round_goods[i] > 0)
      return self->layout.round_goods[i];

  return (BrgBox){ 0 };
}

static BrgBox
find_phase (BrgMarketView *self)
{
  guint phase = self->model.market.phase;

  return phase > 0 ? self->layout.phases[phase - 1] : (BrgBox){ 0 };
}

static BrgBox
find_phases (BrgMarketView *self)
{
  const BrgBox *last = &self->layout.phases[BRG_N_PHASES - 1];
  BrgBox box = self->layout.phases[0];

  box.width = last->x + last->width - box.x;
  return box;
}

static BrgBox
find_box (BrgMarketView *self,
          const char    *name,
          guint          owner)
{
  if (g_str_equal (name, "marker") && owner < self->model.n_seats)
    return brg_market_layout_marker (&self->layout, self->model.marker[owner],
                                     self->model.stack[owner]);
  if (owner == BRG_NO_SEAT && g_str_equal (name, "white-die"))
    return self->layout.white_die;
  if (owner == BRG_NO_SEAT && g_str_equal (name, "round-good"))
    return find_round_good (self);
  if (owner == BRG_NO_SEAT && g_str_equal (name, "phase"))
    return find_phase (self);
  if (owner == BRG_NO_SEAT && g_str_equal (name, "phases"))
    return find_phases (self);
  if (owner == BRG_NO_SEAT && g_str_equal (name, "bonus-tiles"))
    return self->layout.bonus;

  return (BrgBox){ 0 };
}

static gboolean
brg_market_view_find_place (BrgView    *view,
                            const char *name,
                            guint       owner,
                            BrgBox     *box)
{
  BrgMarketView *self = BRG_MARKET_VIEW (view);

  *box = find_box (self, name, owner);
  *box = brg_box_scaled (box, self->layout.scale);
  box->x += self->layout.left;

  return box->width > 0;
}

static gboolean
is_empty (BrgMarketView *self)
{
  return brg_view_get_ruleset (BRG_VIEW (self)) == NULL;
}

static GtkSizeRequestMode
brg_market_view_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static int
measure_height (BrgMarketView *self,
                int            width)
{
  return (int) brg_market_layout_measure (self->model.tables, self->model.tables->players, width);
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
  if (orientation == GTK_ORIENTATION_HORIZONTAL || is_empty (self))
    return;

  *minimum = measure_height (self, *minimum);
  *natural = measure_height (self, for_size > 0 ? for_size : *natural);
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
  for (guint i = 0; i < BRG_DEPOT_THINGS; i++)
    allocate (self, self->things[depot][i], &self->layout.things[depot][i]);
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

  if (is_empty (self))
    return;

  brg_market_layout_fit (&self->layout, self->model.tables, self->model.tables->players, width,
                         height);
  allocate_notes (self);
  for (guint depot = 0; depot < BRG_N_DEPOTS; depot++)
    allocate_depot (self, depot);
  for (guint i = 0; i < BRG_BLACK_SPACES; i++)
    allocate (self, self->black[i], &self->layout.black_tiles[i]);
  for (guint i = 0; i < BRG_MARKET_MAX_OFFERS; i++)
    allocate (self, self->offers[i], &self->layout.offers[i]);
}

static void
brg_market_view_class_init (BrgMarketViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  BrgViewClass *view_class = BRG_VIEW_CLASS (klass);

  widget_class->get_request_mode = brg_market_view_get_request_mode;
  widget_class->measure = brg_market_view_measure;
  widget_class->size_allocate = brg_market_view_size_allocate;

  view_class->paint[BRG_VIEW_PRINT] = brg_market_view_paint_print;
  view_class->paint[BRG_VIEW_PIECES] = brg_market_view_paint_pieces;
  view_class->find_place = brg_market_view_find_place;

  gtk_widget_class_set_css_name (widget_class, "market");
}

static void
brg_market_view_init (BrgMarketView *self)
{
}

static void
add_children (BrgView *view)
{
  BrgMarketView *self = BRG_MARKET_VIEW (view);

  brg_view_add_notes (view, self->phases, BRG_N_PHASES);
  brg_view_add_notes (view, &self->track, 1);
  brg_view_add_notes (view, &self->rounds, 1);
  for (guint depot = 0; depot < BRG_N_DEPOTS; depot++)
    {
      brg_view_add_spots (view, self->tiles[depot], BRG_DEPOT_SPACES, BRG_SPOT_HEX);
      brg_view_add_spots (view, self->things[depot], BRG_DEPOT_THINGS, BRG_SPOT_RECTANGLE);
      brg_view_add_spots (view, &self->goods[depot], 1, BRG_SPOT_RECTANGLE);
    }
  brg_view_add_spots (view, self->black, BRG_BLACK_SPACES, BRG_SPOT_HEX);
  brg_view_add_spots (view, self->offers, BRG_MARKET_MAX_OFFERS, BRG_SPOT_HEX);
  brg_view_add_notes (view, self->bonus, BRG_MAX_CLASSES);
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
  BrgView *view;

  g_return_val_if_fail (BRG_IS_CLAIMS (claims), NULL);

  view = g_object_new (BRG_TYPE_MARKET_VIEW, "claims", claims, NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (view), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  C_("part of the table", "Market"), -1);
  add_children (view);

  return GTK_WIDGET (view);
}

static void
update_tile (BrgMarketView *self,
             GtkWidget     *spot,
             guint          depot,
             guint          kind)
{
  if (kind == 0)
    brg_spot_show (BRG_SPOT (spot), BRG_NO_SUBJECT, NULL, NULL);
  else
    brg_spot_show (BRG_SPOT (spot), BRG_SUBJECT (BRG_SUBJECT_TILE, depot, kind),
                   brg_market_words_tile (&self->model, depot, kind),
                   brg_words_tile_help (self->model.tables, kind));
}

static void
update_thing (BrgMarketView *self,
              GtkWidget     *spot,
              guint          depot,
              BrgSubject     thing)
{
  g_autofree char *help = NULL;

  if (thing.kind == 0)
    {
      brg_spot_show (BRG_SPOT (spot), BRG_NO_SUBJECT, NULL, NULL);
      return;
    }

  help = brg_narrator_help (self->model.ruleset, thing);
  brg_spot_show (BRG_SPOT (spot), thing, brg_market_words_thing (&self->model, depot, thing), help);
}

static void
update_offer (BrgMarketView *self,
              guint          offer)
{
  GtkWidget *spot = self->offers[offer];
  guint kind = self->model.offered[offer];

  if (self->model.offers[offer] == 0)
    brg_spot_show (BRG_SPOT (spot), BRG_NO_SUBJECT, NULL, NULL);
  else
    brg_spot_show (BRG_SPOT (spot), BRG_SUBJECT (BRG_SUBJECT_TILE, BRG_BLACK_DEPOT, kind),
                   brg_market_words_offer (&self->model, offer),
                   brg_words_tile_help (self->model.tables, kind));
}

static void
update_depot (BrgMarketView *self,
              guint          depot)
{
  for (guint i = 0; i < BRG_DEPOT_SPACES; i++)
    update_tile (self, self->tiles[depot][i], depot + 1, self->model.market.depots[depot][i]);
  for (guint i = 0; i < BRG_DEPOT_THINGS; i++)
    update_thing (self, self->things[depot][i], depot,
                  i < self->model.n_things[depot] ? self->model.things[depot][i] : BRG_NO_SUBJECT);
  /* A ship may come to an empty depot too. */
  brg_spot_show (BRG_SPOT (self->goods[depot]), BRG_SUBJECT (BRG_SUBJECT_DEPOT, 0, depot + 1),
                 brg_market_words_goods (&self->model, depot), NULL);
}

static void
update_children (BrgMarketView *self,
                 BrgRuleset    *ruleset)
{
  for (guint i = 0; i < BRG_N_PHASES; i++)
    brg_view_show_note (self->phases[i], brg_market_words_phase (&self->model, i + 1));
  brg_view_show_note (self->track, self->model.tables->track > 0
                                   ? brg_market_words_track (&self->model, ruleset) : NULL);
  brg_view_show_note (self->rounds, brg_market_words_rounds (&self->model));
  for (guint depot = 0; depot < BRG_N_DEPOTS; depot++)
    update_depot (self, depot);
  for (guint i = 0; i < BRG_BLACK_SPACES; i++)
    update_tile (self, self->black[i], BRG_BLACK_DEPOT, self->model.market.black_depot[i]);
  for (guint i = 0; i < BRG_MARKET_MAX_OFFERS; i++)
    update_offer (self, i);
  for (guint i = 0; i < BRG_MAX_CLASSES; i++)
    brg_view_show_note (self->bonus[i], brg_market_words_bonus (&self->model, i));
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
  brg_market_model_add_things (&model, brg_view_get_expansions (BRG_VIEW (self)), position);
  if (!brg_view_set_ruleset (BRG_VIEW (self), ruleset)
      && memcmp (&model, &self->model, sizeof model) == 0)
    return;

  self->model = model;
  update_children (self, ruleset);
  brg_view_invalidate (BRG_VIEW (self), BRG_VIEW_PIECES);
}
