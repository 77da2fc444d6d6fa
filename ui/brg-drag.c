/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "ui/brg-drag.h"

#include <adwaita.h>

#include "ui/brg-drop-targets.h"

/* How long a piece takes back to its place, in microseconds. */
#define SPRING_TIME 200000

/**
 * BrgDrag:
 *
 * Lets a person take things on the table in the hand, with the mouse or a finger. A thing is a spot
 * that moves name; it can be put on whatever is lit then, and at any place that a move would carry
 * it to. So it knows no rules, and works for whatever an expansion claims. Dropped elsewhere, the
 * thing goes back, and nothing has been picked.
 */
struct _BrgDrag
{
  GObject parent_instance;

  GtkWidget *table;
  BrgDeck *deck;
  BrgClaims *claims;
  BrgMotions *motions;
  BrgPicker *picker;
  gboolean still;

  BrgSpot *spot;
  BrgSubject subject;
  GArray *targets;
  gint over;
  gboolean chosen;
};

G_DEFINE_FINAL_TYPE (BrgDrag, brg_drag, G_TYPE_OBJECT)

enum
{
  SIGNAL_OVER,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* ---- taking it ---- */

static void
forget (BrgDrag *self)
{
  if (self->over >= 0)
    g_signal_emit (self, signals[SIGNAL_OVER], 0, NULL);
  g_clear_object (&self->spot);
  g_clear_pointer (&self->targets, g_array_unref);
  self->over = -1;
  brg_deck_unlight (self->deck, BRG_GLOW_PICKED);
  brg_deck_unlight (self->deck, BRG_GLOW_LIT);
  gtk_widget_set_can_target (GTK_WIDGET (self->deck), FALSE);
}

static gboolean
has_lifted (BrgDrag *self)
{
  return self->picker != NULL && brg_picker_get_lifted (self->picker).kind != 0;
}

/* Where nothing lies there is nothing to take. */
static gboolean
take (BrgDrag *self)
{
  BrgSpotShape shape = brg_spot_get_shape (self->spot);
  g_autoptr (BrgPiece) piece = NULL;
  BrgWhere where;
  BrgBox cut, place;

  brg_deck_let_go (self->deck);
  brg_where_of_spot (&where, self->spot);
  if (brg_where_get_box (&where, &cut)
      && brg_where_get_box_on (&where, GTK_WIDGET (self->deck), &place))
    {
      g_autoptr (BrgLook) look = brg_look_new (where.view);
      g_autoptr (BrgPiece) cover = brg_piece_new_cover (look, &cut, shape, FALSE);

      piece = brg_piece_new_lifted (look, &cut, shape);
      if (!brg_piece_is_empty (piece))
        brg_deck_hold (self->deck, piece, cover, &place);
    }
  brg_where_clear (&where);

  return brg_deck_get_held (self->deck, &place);
}

/* What is lit anyway is so in its spot. */
static void
light_places (BrgDrag *self)
{
  for (guint i = 0; i < self->targets->len; i++)
    {
      const BrgDropTarget *target = &g_array_index (self->targets, BrgDropTarget, i);

      if (target->subject.kind == 0)
        brg_deck_light (self->deck, &target->where, BRG_GLOW_LIT);
    }
}

static void
set_over (BrgDrag *self,
          gint     over)
{
  const BrgDropTarget *target = NULL;

  if (self->over == over)
    return;

  self->over = over;
  brg_deck_unlight (self->deck, BRG_GLOW_PICKED);
  if (over >= 0)
    {
      target = &g_array_index (self->targets, BrgDropTarget, over);
      brg_deck_light (self->deck, &target->where, BRG_GLOW_PICKED);
    }
  g_signal_emit (self, signals[SIGNAL_OVER], 0, target != NULL ? target->where.spot : NULL);
}

/* A widget that is hidden by what is shown next keeps the gesture, but is no spot of the thing. */
static gboolean
lift (BrgDrag *self)
{
  self->subject = brg_spot_get_subject (self->spot);
  if (!brg_picker_can_lift (self->picker, self->subject) || !take (self))
    return FALSE;

  brg_picker_lift (self->picker, self->subject);
  self->targets = brg_drop_targets_find (self->picker, self->claims, self->table);
  light_places (self);
  /* What lies below has no tooltips now, which would be in the way. */
  gtk_widget_set_can_target (GTK_WIDGET (self->deck), TRUE);
  return TRUE;
}

/* ---- putting it somewhere ---- */

static void
spring_back (BrgDrag *self)
{
  BrgWhere where;
  BrgBox hand;

  if (!self->still && adw_get_enable_animations (GTK_WIDGET (self->deck))
      && brg_deck_get_held (self->deck, &hand))
    {
      BrgFlight *flight = brg_flight_new (0, SPRING_TIME);

      brg_where_of_spot (&where, self->spot);
      brg_flight_set_from (flight, &hand);
      if (where.view != NULL)
        {
          g_autoptr (BrgLook) look = brg_look_new (where.view);

          brg_flight_set_to (flight, &where, look, FALSE);
        }
      brg_deck_add (self->deck, flight);
      brg_where_clear (&where);
    }
  brg_deck_let_go (self->deck);
}

/* What makes no move yet lies where it lay, and is picked. */
static void
put (BrgDrag      *self,
     const BrgDropTarget *target)
{
  BrgMove move = target->move;
  guint n_moves = target->n_moves;
  BrgSubject subject = target->subject;
  g_autoptr (BrgPicker) picker = g_object_ref (self->picker);

  self->chosen = FALSE;
  brg_motions_drop (self->motions, self->subject);
  if (subject.kind != 0)
    brg_picker_put_on (picker, subject);
  else
    brg_picker_put_down (picker, n_moves == 1 ? &move : NULL);

  if (!self->chosen)
    {
      spring_back (self);
      brg_motions_end_drop (self->motions);
    }
}

static void
put_back (BrgDrag *self)
{
  brg_picker_put_back (self->picker);
  spring_back (self);
}

/* ---- the gesture ---- */

static BrgSpot *
find_spot (BrgDrag *self,
           double   x,
           double   y)
{
  GtkWidget *widget = gtk_widget_pick (self->table, x, y, GTK_PICK_DEFAULT);

  if (widget != NULL && !BRG_IS_SPOT (widget))
    widget = gtk_widget_get_ancestor (widget, BRG_TYPE_SPOT);

  return widget != NULL ? BRG_SPOT (widget) : NULL;
}

static void
begin_cb (BrgDrag        *self,
          double          x,
          double          y,
          GtkGestureDrag *gesture)
{
  BrgSpot *spot = find_spot (self, x, y);

  if (spot == NULL || self->picker == NULL
      || !brg_picker_can_lift (self->picker, brg_spot_get_subject (spot)))
    {
      gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_DENIED);
      return;
    }

  g_set_object (&self->spot, spot);
}

static void
update_cb (BrgDrag        *self,
           double          dx,
           double          dy,
           GtkGestureDrag *gesture)
{
  double x, y;

  if (self->spot == NULL || self->picker == NULL)
    return;

  if (!has_lifted (self))
    {
      if (!gtk_drag_check_threshold (self->table, 0, 0, (int) dx, (int) dy))
        return;
      if (!lift (self))
        {
          gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_DENIED);
          return;
        }
      gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
    }

  gtk_gesture_drag_get_start_point (gesture, &x, &y);
  brg_deck_move_held (self->deck, dx, dy);
  set_over (self, brg_drop_targets_at (self->targets, self->table, x + dx, y + dy));
}

static void
end_cb (BrgDrag        *self,
        double          dx,
        double          dy,
        GtkGestureDrag *gesture)
{
  double x, y;
  gint over;

  if (self->spot == NULL || !has_lifted (self))
    {
      forget (self);
      return;
    }

  gtk_gesture_drag_get_start_point (gesture, &x, &y);
  over = brg_drop_targets_at (self->targets, self->table, x + dx, y + dy);
  if (over >= 0)
    put (self, &g_array_index (self->targets, BrgDropTarget, over));
  else
    put_back (self);
  forget (self);
}

static void
cancelled_cb (BrgDrag *self)
{
  brg_drag_cancel (self);
}

static void
chosen_cb (BrgDrag *self)
{
  self->chosen = TRUE;
}

/* ---- the object ---- */

static void
brg_drag_finalize (GObject *object)
{
  BrgDrag *self = BRG_DRAG (object);

  g_clear_object (&self->spot);
  g_clear_object (&self->picker);
  g_clear_pointer (&self->targets, g_array_unref);

  G_OBJECT_CLASS (brg_drag_parent_class)->finalize (object);
}

static void
brg_drag_class_init (BrgDragClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = brg_drag_finalize;

  signals[SIGNAL_OVER] = g_signal_new ("over", BRG_TYPE_DRAG, G_SIGNAL_RUN_LAST,
                                       0, NULL, NULL, NULL, G_TYPE_NONE, 1, BRG_TYPE_SPOT);
}

static void
brg_drag_init (BrgDrag *self)
{
  self->over = -1;
}

/* It hears of a press before the spots do: what becomes a drag is no click. */
static void
add_gesture (BrgDrag *self)
{
  GtkGesture *gesture = gtk_gesture_drag_new ();

  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (gesture), GTK_PHASE_CAPTURE);
  g_signal_connect_object (gesture, "drag-begin", G_CALLBACK (begin_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (gesture, "drag-update", G_CALLBACK (update_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (gesture, "drag-end", G_CALLBACK (end_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (gesture, "cancel", G_CALLBACK (cancelled_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_add_controller (self->table, GTK_EVENT_CONTROLLER (gesture));
}

/**
 * brg_drag_new:
 * @table: a widget with all views in it, which gets a gesture
 * @deck: where the thing in the hand is shown
 * @claims: what stands for what
 * @motions: what goes on from where the thing is dropped
 *
 * Returns: (transfer full): a drag without a picker: nothing can be taken. It owns none of its
 *   parts, which must live longer
 */
BrgDrag *
brg_drag_new (GtkWidget  *table,
              BrgDeck    *deck,
              BrgClaims  *claims,
              BrgMotions *motions)
{
  BrgDrag *self = g_object_new (BRG_TYPE_DRAG, NULL);

  self->table = table;
  self->deck = deck;
  self->claims = claims;
  self->motions = motions;

  add_gesture (self);

  return self;
}

/**
 * brg_drag_set_picker:
 * @self: a drag
 * @picker: (nullable): what a thing is picked with that is taken in the hand
 */
void
brg_drag_set_picker (BrgDrag   *self,
                     BrgPicker *picker)
{
  g_return_if_fail (BRG_IS_DRAG (self));

  brg_drag_cancel (self);
  if (self->picker != NULL)
    g_signal_handlers_disconnect_by_data (self->picker, self);
  g_set_object (&self->picker, picker);
  if (picker != NULL)
    g_signal_connect_object (picker, "chosen", G_CALLBACK (chosen_cb), self, G_CONNECT_SWAPPED);
}

/**
 * brg_drag_set_still:
 * @self: a drag
 * @still: whether a thing that is put back is there at once
 */
void
brg_drag_set_still (BrgDrag  *self,
                    gboolean  still)
{
  g_return_if_fail (BRG_IS_DRAG (self));

  self->still = still;
}

/**
 * brg_drag_cancel:
 * @self: a drag
 *
 * Puts back what is in the hand: the table is about to change, or to go.
 */
void
brg_drag_cancel (BrgDrag *self)
{
  g_return_if_fail (BRG_IS_DRAG (self));

  if (has_lifted (self))
    {
      brg_picker_put_back (self->picker);
      brg_deck_let_go (self->deck);
    }
  forget (self);
}
