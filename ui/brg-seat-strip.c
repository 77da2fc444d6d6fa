/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "ui/brg-seat-strip.h"

#include <adwaita.h>
#include <string.h>

#include "core/duchy/brg-duchy-rows.h"
#include "core/engine/brg-narrator.h"
#include "ui/brg-layer.h"
#include "ui/brg-seat-words.h"
#include "ui/brg-spot-focus.h"

/* How much smaller than designed a strip may become. */
#define BRG_SEAT_STRIP_MIN_SCALE 0.75

/**
 * BrgSeatStrip:
 *
 * What a seat has beside its duchy: name, points, dice, stored tiles, goods, silver, workers and
 * bonus tiles, with a spot for all that can be used and a note for the rest.
 */
struct _BrgSeatStrip
{
  GtkWidget parent_instance;

  BrgClaims *claims;
  guint seat;
  gboolean compact;
  BrgRuleset *ruleset;
  char *name;
  BrgSeatModel model;
  BrgSeatLayout layout;
  BrgLayer *picture;

  GtkWidget *points;
  GtkWidget *dice[BRG_SEAT_DICE];
  GtkWidget *store[BRG_SEAT_MAX_SLOTS];
  GtkWidget *goods[BRG_SEAT_MAX_SLOTS];
  GtkWidget *counts[BRG_SEAT_N_COUNTS];
  GtkWidget *bonus[BRG_MAX_CLASSES];
};

G_DEFINE_FINAL_TYPE (BrgSeatStrip, brg_seat_strip, GTK_TYPE_WIDGET)

static gboolean
is_mirrored (gpointer widget)
{
  return gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
}

static void
paint_picture (cairo_t  *cr,
               gpointer  data)
{
  BrgSeatStrip *self = data;
  gboolean dark = adw_style_manager_get_dark (adw_style_manager_get_default ());

  brg_seat_paint (cr, brg_palette_get (dark), &self->model, &self->layout, self->name,
                  is_mirrored (self), gtk_widget_get_width (data), gtk_widget_get_height (data));
}

static void
brg_seat_strip_snapshot (GtkWidget   *widget,
                         GtkSnapshot *snapshot)
{
  BrgSeatStrip *self = BRG_SEAT_STRIP (widget);
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, gtk_widget_get_width (widget),
                                               gtk_widget_get_height (widget));

  if (self->ruleset == NULL)
    return;

  brg_layer_snapshot (self->picture, widget, snapshot, &bounds, paint_picture, self);

  GTK_WIDGET_CLASS (brg_seat_strip_parent_class)->snapshot (widget, snapshot);
}

static void
brg_seat_strip_measure (GtkWidget      *widget,
                        GtkOrientation  orientation,
                        int             for_size,
                        int            *minimum,
                        int            *natural,
                        int            *minimum_baseline,
                        int            *natural_baseline)
{
  BrgSeatStrip *self = BRG_SEAT_STRIP (widget);
  double width, height, size;

  brg_seat_layout_measure (self->compact, &width, &height);
  size = orientation == GTK_ORIENTATION_HORIZONTAL ? width : height;
  /* A compact strip may stand upright, and is narrow then. */
  *minimum = (int) ((self->compact ? height : size) * BRG_SEAT_STRIP_MIN_SCALE);
  *natural = (int) size;
  *minimum_baseline = -1;
  *natural_baseline = -1;
}

static void
allocate_row (BrgSeatStrip *self,
              GtkWidget   **spots,
              const BrgBox *boxes,
              guint         n)
{
  for (guint i = 0; i < n; i++)
    brg_box_allocate (&boxes[i], 0, self->layout.scale, spots[i]);
}

static void
brg_seat_strip_size_allocate (GtkWidget *widget,
                              int        width,
                              int        height,
                              int        baseline)
{
  BrgSeatStrip *self = BRG_SEAT_STRIP (widget);

  if (self->ruleset == NULL)
    return;

  brg_seat_layout_fit (&self->layout, self->compact, is_mirrored (widget), self->model.n_store,
                       self->model.n_goods, self->model.tables->tiles.n_classes, width, height);
  allocate_row (self, &self->points, &self->layout.points, 1);
  allocate_row (self, self->dice, self->layout.dice, BRG_SEAT_DICE);
  allocate_row (self, self->store, self->layout.store, BRG_SEAT_MAX_SLOTS);
  allocate_row (self, self->goods, self->layout.goods, BRG_SEAT_MAX_SLOTS);
  allocate_row (self, self->counts, self->layout.counts, BRG_SEAT_N_COUNTS);
  allocate_row (self, self->bonus, self->layout.bonus, BRG_MAX_CLASSES);
}

static void
repaint_cb (BrgSeatStrip *self)
{
  brg_layer_invalidate (self->picture);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
brg_seat_strip_direction_changed (GtkWidget        *widget,
                                  GtkTextDirection  previous)
{
  repaint_cb (BRG_SEAT_STRIP (widget));
  gtk_widget_queue_allocate (widget);
}

static void
brg_seat_strip_dispose (GObject *object)
{
  BrgSeatStrip *self = BRG_SEAT_STRIP (object);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  g_clear_object (&self->claims);
  g_clear_pointer (&self->ruleset, brg_ruleset_unref);

  G_OBJECT_CLASS (brg_seat_strip_parent_class)->dispose (object);
}

static void
brg_seat_strip_finalize (GObject *object)
{
  BrgSeatStrip *self = BRG_SEAT_STRIP (object);

  brg_layer_free (self->picture);
  g_free (self->name);

  G_OBJECT_CLASS (brg_seat_strip_parent_class)->finalize (object);
}

static void
brg_seat_strip_class_init (BrgSeatStripClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = brg_seat_strip_dispose;
  object_class->finalize = brg_seat_strip_finalize;

  widget_class->snapshot = brg_seat_strip_snapshot;
  widget_class->measure = brg_seat_strip_measure;
  widget_class->size_allocate = brg_seat_strip_size_allocate;
  widget_class->direction_changed = brg_seat_strip_direction_changed;
  widget_class->focus = brg_spot_focus_move;

  gtk_widget_class_set_css_name (widget_class, "seat");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
brg_seat_strip_init (BrgSeatStrip *self)
{
  self->picture = brg_layer_new ();
  g_signal_connect_object (adw_style_manager_get_default (), "notify::dark",
                           G_CALLBACK (repaint_cb), self, G_CONNECT_SWAPPED);
}

static void
add_spots (BrgSeatStrip *self,
           GtkWidget   **spots,
           guint         n,
           BrgSpotShape  shape)
{
  for (guint i = 0; i < n; i++)
    {
      spots[i] = brg_spot_new (shape, BRG_NO_SUBJECT);
      gtk_widget_set_parent (spots[i], GTK_WIDGET (self));
      brg_claims_add (self->claims, BRG_SPOT (spots[i]));
    }
}

static void
add_notes (BrgSeatStrip *self,
           GtkWidget   **notes,
           guint         n)
{
  for (guint i = 0; i < n; i++)
    {
      notes[i] = brg_spot_new_note ();
      gtk_widget_set_parent (notes[i], GTK_WIDGET (self));
    }
}

/**
 * brg_seat_strip_new:
 * @claims: where its dice, tiles and goods are claimed
 * @seat: whose things it shows
 * @compact: whether it stands in a narrow column
 *
 * Returns: (transfer floating): a strip that is empty until it has a position
 */
GtkWidget *
brg_seat_strip_new (BrgClaims *claims,
                    guint      seat,
                    gboolean   compact)
{
  BrgSeatStrip *self;

  g_return_val_if_fail (BRG_IS_CLAIMS (claims), NULL);

  self = g_object_new (BRG_TYPE_SEAT_STRIP, NULL);
  self->claims = g_object_ref (claims);
  self->seat = seat;
  self->compact = compact;
  add_notes (self, &self->points, 1);
  add_spots (self, self->dice, BRG_SEAT_DICE, BRG_SPOT_RECTANGLE);
  add_spots (self, self->store, BRG_SEAT_MAX_SLOTS, BRG_SPOT_HEX);
  add_spots (self, self->goods, BRG_SEAT_MAX_SLOTS, BRG_SPOT_RECTANGLE);
  add_notes (self, self->counts, BRG_SEAT_N_COUNTS);
  add_notes (self, self->bonus, BRG_MAX_CLASSES);

  return GTK_WIDGET (self);
}

/**
 * brg_seat_strip_get_seat:
 * @self: a strip
 *
 * Returns: whose things it shows
 */
guint
brg_seat_strip_get_seat (BrgSeatStrip *self)
{
  g_return_val_if_fail (BRG_IS_SEAT_STRIP (self), 0);

  return self->seat;
}

static void
update_spot (GtkWidget  *spot,
             BrgSubject  subject,
             char       *label,
             const char *description)
{
  brg_spot_set_subject (BRG_SPOT (spot), subject);
  brg_spot_set_words (BRG_SPOT (spot), label, description);
  gtk_widget_set_visible (spot, label != NULL);
  g_free (label);
}

static void
update_dice (BrgSeatStrip *self)
{
  for (guint i = 0; i < BRG_SEAT_DICE; i++)
    {
      guint face = self->model.dice[i];
      gboolean usable = face > 0 && ((self->model.used >> i) & 1) == 0;

      update_spot (self->dice[i],
                   usable ? BRG_SUBJECT (BRG_SUBJECT_DIE, self->seat, face) : BRG_NO_SUBJECT,
                   brg_seat_words_die (&self->model, i), NULL);
    }
}

static void
update_store (BrgSeatStrip *self,
              guint         slot)
{
  guint kind = self->model.store[slot];

  if (slot >= self->model.n_store)
    update_spot (self->store[slot], BRG_NO_SUBJECT, NULL, NULL);
  else
    update_spot (self->store[slot],
                 kind > 0 ? BRG_SUBJECT (BRG_SUBJECT_STORED, self->seat, kind) : BRG_NO_SUBJECT,
                 brg_seat_words_store (&self->model, slot),
                 kind > 0 ? brg_words_tile_help (self->model.tables, kind) : NULL);
}

static void
update_goods (BrgSeatStrip *self,
              guint         slot)
{
  guint kind = self->model.goods[slot];

  if (slot >= self->model.n_goods)
    update_spot (self->goods[slot], BRG_NO_SUBJECT, NULL, NULL);
  else
    update_spot (self->goods[slot],
                 kind > 0 ? BRG_SUBJECT (BRG_SUBJECT_GOODS, self->seat, kind) : BRG_NO_SUBJECT,
                 brg_seat_words_goods (&self->model, slot), NULL);
}

static void
update_notes (BrgSeatStrip *self)
{
  update_spot (self->points, BRG_NO_SUBJECT, brg_seat_words_points (&self->model, self->name),
               NULL);
  for (guint i = 0; i < BRG_SEAT_N_COUNTS; i++)
    update_spot (self->counts[i], BRG_NO_SUBJECT, brg_seat_words_count (&self->model, i), NULL);
  for (guint i = 0; i < BRG_MAX_CLASSES; i++)
    update_spot (self->bonus[i], BRG_NO_SUBJECT, brg_seat_words_bonus (&self->model, i), NULL);
}

static void
set_ruleset (BrgSeatStrip *self,
             BrgRuleset   *ruleset)
{
  brg_ruleset_ref (ruleset);
  g_clear_pointer (&self->ruleset, brg_ruleset_unref);
  self->ruleset = ruleset;
  g_free (self->name);
  self->name = brg_narrator_seat (ruleset, self->seat);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, self->name,
                                  -1);
}

/**
 * brg_seat_strip_set_position:
 * @self: a strip
 * @ruleset: the rules of the game, of the board game or a module of it
 * @position: what to show; not kept
 *
 * Paints again if something differs from what was shown before.
 */
void
brg_seat_strip_set_position (BrgSeatStrip      *self,
                             BrgRuleset        *ruleset,
                             const BrgPosition *position)
{
  BrgSeatModel model;

  g_return_if_fail (BRG_IS_SEAT_STRIP (self));
  g_return_if_fail (self->seat < ruleset->n_seats);

  brg_seat_model_init (&model, ruleset, position, self->seat);
  if (ruleset == self->ruleset && memcmp (&model, &self->model, sizeof model) == 0)
    return;

  if (ruleset != self->ruleset)
    set_ruleset (self, ruleset);
  self->model = model;
  update_dice (self);
  for (guint i = 0; i < BRG_SEAT_MAX_SLOTS; i++)
    {
      update_store (self, i);
      update_goods (self, i);
    }
  update_notes (self);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  repaint_cb (self);
}
