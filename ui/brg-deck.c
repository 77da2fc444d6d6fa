/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "ui/brg-deck-private.h"

#include <adwaita.h>
#include <math.h>

#include "ui/brg-style.h"

/* More flights at once than this say nothing any more. */
#define MAX_FLIGHTS 48

#define POINTS_OF_INCH 72.0

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
            const BrgLight *light)
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
    show_light (self, snapshot, &g_array_index (self->lights, BrgLight, i));
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
  brg_where_clear (&((BrgLight *) data)->where);
}

static void
brg_deck_init (BrgDeck *self)
{
  self->flights = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_flight_free);
  self->lights = g_array_new (FALSE, FALSE, sizeof (BrgLight));
  g_array_set_clear_func (self->lights, clear_light);
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  brg_style_watch (self, G_CALLBACK (brg_deck_clear));
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

/**
 * brg_deck_is_still:
 * @self: a deck
 *
 * Returns: whether nothing flies or rises; words may be there that stand still
 */
gboolean
brg_deck_is_still (BrgDeck *self)
{
  g_return_val_if_fail (BRG_IS_DECK (self), TRUE);

  for (guint i = 0; i < self->flights->len; i++)
    if (!brg_flight_is_still (g_ptr_array_index (self->flights, i)))
      return FALSE;

  return TRUE;
}

/* Of the letters on the table, in pixels. */
static double
find_letters (BrgDeck *self)
{
  PangoContext *context = gtk_widget_get_pango_context (GTK_WIDGET (self));
  const PangoFontDescription *font = pango_context_get_font_description (context);
  double size = pango_font_description_get_size (font) / (double) PANGO_SCALE;

  if (!pango_font_description_get_size_is_absolute (font))
    size *= pango_cairo_context_get_resolution (context) / POINTS_OF_INCH;

  return size;
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

  piece = brg_piece_new_words (words, find_letters (self),
                               gtk_widget_get_scale_factor (GTK_WIDGET (self)));
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
