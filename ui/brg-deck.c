/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "ui/brg-deck.h"

#include <adwaita.h>
#include <math.h>

/* A held piece looks larger than on the table by this share. */
#define HELD_LIFT 0.12

/* More flights at once than this say nothing any more. */
#define MAX_FLIGHTS 48

/**
 * BrgDeck:
 *
 * Lies over the whole table and shows what moves there: pieces on their way, the piece in a
 * person's hand, words that rise, and rings round what is spoken of. The table below is not painted
 * again for it. It takes no input. When its size or the theme changes, what flies has arrived.
 */
struct _BrgDeck
{
  GtkWidget parent_instance;

  GPtrArray *flights;
  GArray *lights;
  guint tick;
  int width;
  int height;

  BrgPiece *held;
  BrgPiece *cover;
  BrgBox held_place;
  double held_x;
  double held_y;
};

typedef struct
{
  BrgWhere where;
  BrgGlow glow;
} Light;

G_DEFINE_FINAL_TYPE (BrgDeck, brg_deck, GTK_TYPE_WIDGET)

/* ---- time ---- */

static void
advance (BrgDeck *self,
         gint64   now)
{
  for (guint i = self->flights->len; i-- > 0;)
    if (!brg_flight_advance (g_ptr_array_index (self->flights, i), now))
      g_ptr_array_remove_index (self->flights, i);
}

static gboolean
tick_cb (GtkWidget     *widget,
         GdkFrameClock *clock,
         gpointer       user_data)
{
  BrgDeck *self = BRG_DECK (widget);

  advance (self, gdk_frame_clock_get_frame_time (clock));
  gtk_widget_queue_draw (widget);
  if (self->flights->len > 0)
    return G_SOURCE_CONTINUE;

  self->tick = 0;
  return G_SOURCE_REMOVE;
}

static void
stop_ticking (BrgDeck *self)
{
  if (self->tick != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->tick);
  self->tick = 0;
}

/* ---- the widget ---- */

static void
show_light (BrgDeck     *self,
            GtkSnapshot *snapshot,
            const Light *light)
{
  BrgBox box;

  if (!brg_where_get_box_on (&light->where, GTK_WIDGET (self), &box))
    return;

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot,
                          &GRAPHENE_POINT_INIT (roundf ((float) box.x), roundf ((float) box.y)));
  brg_glow_snapshot (GTK_WIDGET (self), snapshot, brg_where_get_shape (&light->where),
                     (int) lround (box.width), (int) lround (box.height), light->glow);
  gtk_snapshot_restore (snapshot);
}

static void
brg_deck_snapshot (GtkWidget   *widget,
                   GtkSnapshot *snapshot)
{
  BrgDeck *self = BRG_DECK (widget);
  BrgBox box;

  if (self->cover != NULL)
    brg_piece_snapshot (self->cover, widget, snapshot, &self->held_place, 0, 1);
  for (guint i = 0; i < self->lights->len; i++)
    show_light (self, snapshot, &g_array_index (self->lights, Light, i));
  for (guint i = 0; i < self->flights->len; i++)
    brg_flight_snapshot (g_ptr_array_index (self->flights, i), widget, snapshot);
  if (brg_deck_get_held (self, &box))
    brg_piece_snapshot (self->held, widget, snapshot, &box, 0, 1);
}

static void
brg_deck_size_allocate (GtkWidget *widget,
                        int        width,
                        int        height,
                        int        baseline)
{
  BrgDeck *self = BRG_DECK (widget);

  if (width != self->width || height != self->height)
    brg_deck_clear (self);
  self->width = width;
  self->height = height;
}

static void
brg_deck_unmap (GtkWidget *widget)
{
  brg_deck_clear (BRG_DECK (widget));

  GTK_WIDGET_CLASS (brg_deck_parent_class)->unmap (widget);
}

static void
brg_deck_dispose (GObject *object)
{
  BrgDeck *self = BRG_DECK (object);

  brg_deck_clear (self);
  brg_deck_let_go (self);
  g_array_set_size (self->lights, 0);

  G_OBJECT_CLASS (brg_deck_parent_class)->dispose (object);
}

static void
brg_deck_finalize (GObject *object)
{
  BrgDeck *self = BRG_DECK (object);

  g_ptr_array_unref (self->flights);
  g_array_unref (self->lights);

  G_OBJECT_CLASS (brg_deck_parent_class)->finalize (object);
}

static void
brg_deck_class_init (BrgDeckClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = brg_deck_dispose;
  object_class->finalize = brg_deck_finalize;

  widget_class->snapshot = brg_deck_snapshot;
  widget_class->size_allocate = brg_deck_size_allocate;
  widget_class->unmap = brg_deck_unmap;

  gtk_widget_class_set_css_name (widget_class, "deck");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
clear_light (gpointer data)
{
  brg_where_clear (&((Light *) data)->where);
}

static void
brg_deck_init (BrgDeck *self)
{
  self->flights = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_flight_free);
  self->lights = g_array_new (FALSE, FALSE, sizeof (Light));
  g_array_set_clear_func (self->lights, clear_light);
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  g_signal_connect_object (adw_style_manager_get_default (), "notify::dark",
                           G_CALLBACK (brg_deck_clear), self, G_CONNECT_SWAPPED);
}

/**
 * brg_deck_new:
 *
 * Returns: (transfer floating): a deck where nothing moves
 */
GtkWidget *
brg_deck_new (void)
{
  return g_object_new (BRG_TYPE_DECK, NULL);
}

/* ---- flights ---- */

/* What was never seen has no use any more when something else happens. */
static void
make_room (BrgDeck *self)
{
  if (self->flights->len >= MAX_FLIGHTS)
    g_ptr_array_set_size (self->flights, 0);
}

/**
 * brg_deck_add:
 * @self: a deck
 * @flight: (transfer full): what flies; it begins when it is first seen
 *
 * Without a window that is shown it has arrived at once.
 */
void
brg_deck_add (BrgDeck   *self,
              BrgFlight *flight)
{
  g_return_if_fail (BRG_IS_DECK (self));

  if (!gtk_widget_get_mapped (GTK_WIDGET (self)))
    {
      brg_flight_free (flight);
      return;
    }

  make_room (self);
  g_ptr_array_add (self->flights, flight);
  if (self->tick == 0)
    self->tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), tick_cb, NULL, NULL);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/**
 * brg_deck_get_n:
 * @self: a deck
 *
 * Returns: how many things fly or rise
 */
guint
brg_deck_get_n (BrgDeck *self)
{
  g_return_val_if_fail (BRG_IS_DECK (self), 0);

  return self->flights->len;
}

static guint
count_words (BrgDeck        *self,
             const BrgWhere *where)
{
  guint n = 0;

  for (guint i = 0; i < self->flights->len; i++)
    n += brg_flight_is_about (g_ptr_array_index (self->flights, i), where);

  return n;
}

/**
 * brg_deck_add_words:
 * @self: a deck
 * @where: what the words are about
 * @words: a few translated words
 * @duration: how long they are seen, in microseconds
 *
 * Lets words rise, over those that are there already. They stand still if the desktop asks for no
 * motion.
 */
void
brg_deck_add_words (BrgDeck        *self,
                    const BrgWhere *where,
                    const char     *words,
                    gint64          duration)
{
  g_autoptr (BrgPiece) piece = NULL;

  g_return_if_fail (BRG_IS_DECK (self));

  if (where->view == NULL)
    return;

  piece = brg_piece_new_words (words, gtk_widget_get_scale_factor (GTK_WIDGET (self)));
  brg_deck_add (self, brg_flight_new_words (where, piece, count_words (self, where), duration,
                                            !adw_get_enable_animations (GTK_WIDGET (self))));
}

/**
 * brg_deck_clear:
 * @self: a deck
 *
 * Everything that flies has arrived.
 */
void
brg_deck_clear (BrgDeck *self)
{
  g_return_if_fail (BRG_IS_DECK (self));

  if (self->flights->len == 0)
    return;

  stop_ticking (self);
  g_ptr_array_set_size (self->flights, 0);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* ---- rings ---- */

/**
 * brg_deck_light:
 * @self: a deck
 * @where: what gets a ring
 * @glow: which
 */
void
brg_deck_light (BrgDeck        *self,
                const BrgWhere *where,
                BrgGlow         glow)
{
  Light light = { *where, glow };

  g_return_if_fail (BRG_IS_DECK (self));

  if (where->view == NULL)
    return;

  g_object_ref (where->view);
  if (where->spot != NULL)
    g_object_ref (where->spot);
  g_array_append_val (self->lights, light);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/**
 * brg_deck_unlight:
 * @self: a deck
 * @glow: which rings
 *
 * Takes all rings of a sort away.
 */
void
brg_deck_unlight (BrgDeck *self,
                  BrgGlow  glow)
{
  g_return_if_fail (BRG_IS_DECK (self));

  for (guint i = self->lights->len; i-- > 0;)
    if (g_array_index (self->lights, Light, i).glow == glow)
      {
        g_array_remove_index (self->lights, i);
        gtk_widget_queue_draw (GTK_WIDGET (self));
      }
}

/* ---- in a person's hand ---- */

/**
 * brg_deck_hold:
 * @self: a deck
 * @piece: what a person has in the hand
 * @cover: (nullable): what is seen meanwhile where it lay
 * @place: where it lay, on the deck
 */
void
brg_deck_hold (BrgDeck      *self,
               BrgPiece     *piece,
               BrgPiece     *cover,
               const BrgBox *place)
{
  g_return_if_fail (BRG_IS_DECK (self));

  brg_deck_let_go (self);
  self->held = brg_piece_ref (piece);
  self->cover = cover != NULL ? brg_piece_ref (cover) : NULL;
  self->held_place = *place;
  brg_deck_move_held (self, 0, 0);
}

/**
 * brg_deck_move_held:
 * @self: a deck
 * @x: how far from its place the held piece is, in pixels
 * @y: likewise
 */
void
brg_deck_move_held (BrgDeck *self,
                    double   x,
                    double   y)
{
  g_return_if_fail (BRG_IS_DECK (self));

  self->held_x = x;
  self->held_y = y;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/**
 * brg_deck_get_held:
 * @self: a deck
 * @box: (out): where the held piece is
 *
 * Returns: whether a piece is held
 */
gboolean
brg_deck_get_held (BrgDeck *self,
                   BrgBox  *box)
{
  const BrgBox *place;

  g_return_val_if_fail (BRG_IS_DECK (self), FALSE);

  if (self->held == NULL)
    return FALSE;

  place = &self->held_place;
  *box = brg_box_centred (brg_box_middle_x (place) + self->held_x,
                          brg_box_middle_y (place) + self->held_y,
                          place->width * (1 + HELD_LIFT), place->height * (1 + HELD_LIFT));
  return TRUE;
}

/**
 * brg_deck_let_go:
 * @self: a deck
 *
 * Nothing is held any more.
 */
void
brg_deck_let_go (BrgDeck *self)
{
  g_return_if_fail (BRG_IS_DECK (self));

  g_clear_pointer (&self->held, brg_piece_unref);
  g_clear_pointer (&self->cover, brg_piece_unref);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
