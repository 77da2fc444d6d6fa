/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "ui/brg-seat-strip.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "core/duchy/brg-duchy-rows.h"
#include "core/engine/brg-narrator.h"
#include "ui/brg-seat-painter.h"
#include "ui/brg-seat-words.h"

/* What there is room for as long as no position says so. */
static const BrgSeatContents usual_contents[] = {
  [BRG_SEAT_ALL] = { 2, 3, 3, BRG_SEAT_N_COUNTS, 6 },
  [BRG_SEAT_OWN] = { 2, 3, 0, 0, 0 },
  [BRG_SEAT_SHARED] = { 0, 0, 3, BRG_SEAT_N_COUNTS, 6 },
};

/* How much smaller than designed a strip may become. */
#define BRG_SEAT_STRIP_MIN_SCALE 0.75

/**
 * BrgSeatStrip:
 *
 * What a seat has beside its duchy: name, points, dice, stored tiles, goods, silver, workers and
 * bonus tiles, with a spot for all that can be used and a note for the rest. Of partners, what is
 * their own and what they share lie on strips apart.
 */
struct _BrgSeatStrip
{
  BrgView parent_instance;

  guint seat;
  BrgSeatPart part;
  gboolean compact;
  char *name;
  BrgSeatModel model;
  BrgSeatLayout layout;
  guint last_bonus;

  GtkWidget *points;
  GtkWidget *dice[BRG_SEAT_DICE];
  GtkWidget *store[BRG_SEAT_MAX_SLOTS];
  GtkWidget *goods[BRG_SEAT_MAX_SLOTS];
  GtkWidget *counts[BRG_SEAT_N_COUNTS];
  GtkWidget *bonus[BRG_MAX_CLASSES];
};

G_DEFINE_FINAL_TYPE (BrgSeatStrip, brg_seat_strip, BRG_TYPE_VIEW)

static gboolean
is_mirrored (gpointer widget)
{
  return gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
}

static void
brg_seat_strip_paint_print (BrgView          *view,
                            cairo_t          *cr,
                            const BrgPalette *palette,
                            double            width,
                            double            height)
{
  BrgSeatStrip *self = BRG_SEAT_STRIP (view);

  brg_seat_paint_print (cr, palette, &self->model, &self->layout, self->name, is_mirrored (view),
                        width, height);
}

static void
brg_seat_strip_paint_pieces (BrgView          *view,
                             cairo_t          *cr,
                             const BrgPalette *palette,
                             double            width,
                             double            height)
{
  BrgSeatStrip *self = BRG_SEAT_STRIP (view);

  brg_seat_paint_pieces (cr, palette, &self->model, &self->layout, is_mirrored (view), width,
                         height);
}

/* ---- places ---- */

/* What is counted lies at one end of its box, the number at the other. */
static BrgBox
picture_of (BrgSeatStrip *self,
            const BrgBox *box)
{
  double x = is_mirrored (self) ? box->x + box->width - box->height : box->x;

  return (BrgBox){ x, box->y, box->height, box->height };
}

/* What is around the first of some boxes and the last one. */
static BrgBox
room_of (const BrgBox *boxes,
         guint         n)
{
  BrgBox room = n > 0 ? boxes[0] : (BrgBox){ 0 };

  for (guint i = 1; i < n; i++)
    {
      double right = MAX (room.x + room.width, boxes[i].x + boxes[i].width);
      double bottom = MAX (room.y + room.height, boxes[i].y + boxes[i].height);

      room.x = MIN (room.x, boxes[i].x);
      room.y = MIN (room.y, boxes[i].y);
      room.width = right - room.x;
      room.height = bottom - room.y;
    }

  return room;
}

static BrgBox
find_box (BrgSeatStrip *self,
          const char   *name)
{
  const BrgSeatLayout *layout = &self->layout;

  if (g_str_equal (name, "silver"))
    return picture_of (self, &layout->counts[BRG_SEAT_SILVER]);
  if (g_str_equal (name, "workers"))
    return picture_of (self, &layout->counts[BRG_SEAT_WORKERS]);
  if (g_str_equal (name, "sold"))
    return picture_of (self, &layout->counts[BRG_SEAT_SOLD]);
  if (g_str_equal (name, "points") && self->part != BRG_SEAT_SHARED)
    return layout->points;
  if (g_str_equal (name, "seat") && self->part != BRG_SEAT_SHARED)
    return layout->name;
  if (g_str_equal (name, "bonus"))
    return layout->bonus[self->last_bonus];
  if (g_str_equal (name, "stored"))
    return room_of (layout->store, self->model.contents.n_store);
  if (g_str_equal (name, "goods"))
    return room_of (layout->goods, self->model.contents.n_goods);
  if (g_str_equal (name, "die"))
    return room_of (layout->dice, self->model.contents.n_dice);

  return (BrgBox){ 0 };
}

/* What is shared is that of all who share it. */
static gboolean
is_of (BrgSeatStrip *self,
       guint         owner)
{
  const BrgRuleset *ruleset = brg_view_get_ruleset (BRG_VIEW (self));

  if (self->part != BRG_SEAT_SHARED)
    return owner == self->seat;

  return ruleset != NULL && owner < ruleset->n_seats
         && brg_seat_are_partners (brg_duchy_tables (ruleset), self->seat, owner);
}

static gboolean
brg_seat_strip_find_place (BrgView    *view,
                           const char *name,
                           guint       owner,
                           BrgBox     *box)
{
  BrgSeatStrip *self = BRG_SEAT_STRIP (view);

  /* A tile that is nowhere to be seen went to the own storage. */
  if (!is_of (self, owner) || (self->model.store_is_shared && g_str_equal (name, "stored")))
    return FALSE;

  *box = find_box (self, name);
  *box = brg_box_scaled (box, self->layout.scale);
  return box->width > 0;
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

  brg_seat_layout_measure (self->compact, &self->model.contents, &width, &height);
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

  if (brg_view_get_ruleset (BRG_VIEW (self)) == NULL)
    return;

  brg_seat_layout_fit (&self->layout, self->compact, is_mirrored (widget), &self->model.contents,
                       width, height);
  allocate_row (self, &self->points, &self->layout.points, 1);
  allocate_row (self, self->dice, self->layout.dice, BRG_SEAT_DICE);
  allocate_row (self, self->store, self->layout.store, BRG_SEAT_MAX_SLOTS);
  allocate_row (self, self->goods, self->layout.goods, BRG_SEAT_MAX_SLOTS);
  allocate_row (self, self->counts, self->layout.counts, BRG_SEAT_N_COUNTS);
  allocate_row (self, self->bonus, self->layout.bonus, BRG_MAX_CLASSES);
}

static void
arrange_anew (BrgSeatStrip *self)
{
  brg_view_invalidate (BRG_VIEW (self), BRG_VIEW_PRINT);
  brg_view_invalidate (BRG_VIEW (self), BRG_VIEW_PIECES);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static void
brg_seat_strip_direction_changed (GtkWidget        *widget,
                                  GtkTextDirection  previous)
{
  arrange_anew (BRG_SEAT_STRIP (widget));
}

static void
brg_seat_strip_finalize (GObject *object)
{
  BrgSeatStrip *self = BRG_SEAT_STRIP (object);

  g_free (self->name);

  G_OBJECT_CLASS (brg_seat_strip_parent_class)->finalize (object);
}

static void
brg_seat_strip_class_init (BrgSeatStripClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  BrgViewClass *view_class = BRG_VIEW_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = brg_seat_strip_finalize;

  widget_class->measure = brg_seat_strip_measure;
  widget_class->size_allocate = brg_seat_strip_size_allocate;
  widget_class->direction_changed = brg_seat_strip_direction_changed;

  view_class->paint[BRG_VIEW_PRINT] = brg_seat_strip_paint_print;
  view_class->paint[BRG_VIEW_PIECES] = brg_seat_strip_paint_pieces;
  view_class->find_place = brg_seat_strip_find_place;

  gtk_widget_class_set_css_name (widget_class, "seat");
}

static void
brg_seat_strip_init (BrgSeatStrip *self)
{
}

/**
 * brg_seat_strip_new:
 * @claims: where its dice, tiles and goods are claimed
 * @seat: whose things it shows
 * @part: which of them
 * @compact: whether it stands in a narrow column
 *
 * Returns: (transfer floating): a strip that is empty until it has a position
 */
GtkWidget *
brg_seat_strip_new (BrgClaims  *claims,
                    guint       seat,
                    BrgSeatPart part,
                    gboolean    compact)
{
  BrgSeatStrip *self;
  BrgView *view;

  g_return_val_if_fail (BRG_IS_CLAIMS (claims), NULL);

  self = g_object_new (BRG_TYPE_SEAT_STRIP, "claims", claims, NULL);
  self->seat = seat;
  self->part = part;
  self->compact = compact;
  self->model.contents = usual_contents[part];
  view = BRG_VIEW (self);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Dice and storage"), -1);
  brg_view_add_notes (view, &self->points, 1);
  brg_view_add_spots (view, self->dice, BRG_SEAT_DICE, BRG_SPOT_RECTANGLE);
  brg_view_add_spots (view, self->store, BRG_SEAT_MAX_SLOTS, BRG_SPOT_HEX);
  brg_view_add_spots (view, self->goods, BRG_SEAT_MAX_SLOTS, BRG_SPOT_RECTANGLE);
  brg_view_add_notes (view, self->counts, BRG_SEAT_N_COUNTS);
  brg_view_add_notes (view, self->bonus, BRG_MAX_CLASSES);

  return GTK_WIDGET (self);
}

/**
 * brg_seat_strip_get_part:
 * @self: a strip
 *
 * Returns: which of its seat's things it shows
 */
BrgSeatPart
brg_seat_strip_get_part (BrgSeatStrip *self)
{
  g_return_val_if_fail (BRG_IS_SEAT_STRIP (self), BRG_SEAT_ALL);

  return self->part;
}

/**
 * brg_seat_strip_get_contents:
 * @self: a strip
 *
 * Returns: (transfer none): what lies on it
 */
const BrgSeatContents *
brg_seat_strip_get_contents (BrgSeatStrip *self)
{
  g_return_val_if_fail (BRG_IS_SEAT_STRIP (self), NULL);

  return &self->model.contents;
}

/**
 * brg_seat_strip_set_compact:
 * @self: a strip
 * @compact: whether it stands in a narrow column
 */
void
brg_seat_strip_set_compact (BrgSeatStrip *self,
                            gboolean      compact)
{
  g_return_if_fail (BRG_IS_SEAT_STRIP (self));

  if (self->compact == !!compact)
    return;

  self->compact = !!compact;
  arrange_anew (self);
}

static void
update_dice (BrgSeatStrip *self)
{
  for (guint i = 0; i < BRG_SEAT_DICE; i++)
    {
      guint face = self->model.dice[i];
      gboolean usable = face > 0 && ((self->model.used >> i) & 1) == 0;

      brg_spot_show (BRG_SPOT (self->dice[i]),
                     usable ? BRG_SUBJECT (BRG_SUBJECT_DIE, self->seat, face) : BRG_NO_SUBJECT,
                     brg_seat_words_die (&self->model, i), NULL);
    }
}

static void
update_store (BrgSeatStrip *self,
              guint         slot)
{
  BrgSpot *spot = BRG_SPOT (self->store[slot]);
  guint kind = self->model.store[slot];

  if (slot >= self->model.contents.n_store)
    brg_spot_show (spot, BRG_NO_SUBJECT, NULL, NULL);
  else
    brg_spot_show (spot,
                   kind > 0 ? BRG_SUBJECT (BRG_SUBJECT_STORED, self->model.store_number, kind)
                            : BRG_NO_SUBJECT,
                   brg_seat_words_store (&self->model, slot),
                   kind > 0 ? brg_words_tile_help (self->model.tables, kind) : NULL);
}

static void
update_goods (BrgSeatStrip *self,
              guint         slot)
{
  BrgSpot *spot = BRG_SPOT (self->goods[slot]);
  guint kind = self->model.goods[slot];

  if (slot >= self->model.contents.n_goods)
    brg_spot_show (spot, BRG_NO_SUBJECT, NULL, NULL);
  else
    brg_spot_show (spot,
                   kind > 0 ? BRG_SUBJECT (BRG_SUBJECT_GOODS, self->seat, kind) : BRG_NO_SUBJECT,
                   brg_seat_words_goods (&self->model, slot), NULL);
}

static void
update_children (BrgSeatStrip *self)
{
  brg_view_show_note (self->points, brg_seat_words_points (&self->model, self->name));
  update_dice (self);
  for (guint i = 0; i < BRG_SEAT_MAX_SLOTS; i++)
    {
      update_store (self, i);
      update_goods (self, i);
    }
  for (guint i = 0; i < BRG_SEAT_N_COUNTS; i++)
    brg_view_show_note (self->counts[i], i < self->model.contents.n_counts
                                             ? brg_seat_words_count (&self->model, i) : NULL);
  for (guint i = 0; i < BRG_MAX_CLASSES; i++)
    brg_view_show_note (self->bonus[i], brg_seat_words_bonus (&self->model, i));
}

static void
set_name (BrgSeatStrip *self,
          BrgRuleset   *ruleset)
{
  g_free (self->name);
  self->name = self->part == BRG_SEAT_SHARED ? brg_seat_words_partners (ruleset, self->seat)
                                             : brg_narrator_seat (ruleset, self->seat);
}

static void
note_bonus (BrgSeatStrip       *self,
            const BrgSeatModel *model)
{
  for (guint i = 0; i < BRG_MAX_CLASSES; i++)
    if (model->bonus[i] > self->model.bonus[i])
      self->last_bonus = i;
}

/* What cannot be moved changes with the rules, or with how many spaces there are. */
static gboolean
is_printed_alike (const BrgSeatModel *a,
                  const BrgSeatModel *b)
{
  return memcmp (&a->contents, &b->contents, sizeof a->contents) == 0
         && a->n_players == b->n_players
         && memcmp (a->players, b->players, sizeof a->players) == 0;
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

  brg_seat_model_init (&model, ruleset, position, self->seat, self->part);
  if (brg_view_set_ruleset (BRG_VIEW (self), ruleset))
    set_name (self, ruleset);
  else if (memcmp (&model, &self->model, sizeof model) == 0)
    return;

  if (!is_printed_alike (&model, &self->model))
    brg_view_invalidate (BRG_VIEW (self), BRG_VIEW_PRINT);
  note_bonus (self, &model);
  self->model = model;
  update_children (self);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  brg_view_invalidate (BRG_VIEW (self), BRG_VIEW_PIECES);
}
