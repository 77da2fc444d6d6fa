/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "ui/brg-flight.h"

#include <adwaita.h>
#include <math.h>

/* A piece in the air looks larger than on the table by this share, and rises by up to so many
 * pixels over the straight way. */
#define LIFT  0.10
#define ARC   26.0

/* What is thrown comes from so many of its widths away and turns by so many degrees. */
#define THROW_WAY  1.4
#define THROW_TURN 420.0

/* How far words rise, in pixels, and at which share of their time they begin to fade. */
#define RISE 30.0
#define FADE 0.75

typedef enum
{
  FLIGHT_NEW,
  FLIGHT_SETTLED,
  FLIGHT_LOST,
} FlightState;

struct _BrgFlight
{
  gint64 delay;
  gint64 duration;
  gint64 start;
  double progress;

  BrgPiece *piece;
  gboolean has_from;
  BrgBox from;
  BrgWhere to;
  BrgLook *before;
  gboolean with_pieces;
  gboolean thrown;
  gboolean is_words;
  gboolean still;
  guint level;

  /* Known when the window has been laid out. */
  FlightState state;
  gboolean has_to;
  BrgBox target;
  BrgPiece *cover;
};

/**
 * brg_flight_new:
 * @delay: how long it waits, in microseconds
 * @duration: how long it flies, in microseconds
 *
 * Returns: (transfer full): a flight from nowhere to nowhere; its time begins when it is first seen
 */
BrgFlight *
brg_flight_new (gint64 delay,
                gint64 duration)
{
  BrgFlight *flight = g_new0 (BrgFlight, 1);

  flight->delay = delay;
  flight->duration = MAX (duration, 1);
  flight->start = -1;

  return flight;
}

/**
 * brg_flight_new_words:
 * @where: what the words are about
 * @words: a picture of them
 * @level: how many others are over that place
 * @duration: how long they are seen, in microseconds
 * @still: whether they stand still
 *
 * Returns: (transfer full): words that rise
 */
BrgFlight *
brg_flight_new_words (const BrgWhere *where,
                      BrgPiece       *words,
                      guint           level,
                      gint64          duration,
                      gboolean        still)
{
  BrgFlight *flight = brg_flight_new (0, duration);

  brg_flight_set_to (flight, where, NULL, FALSE);
  brg_flight_set_piece (flight, words);
  flight->is_words = TRUE;
  flight->still = still;
  flight->level = level;

  return flight;
}

/**
 * brg_flight_free:
 * @flight: (transfer full): a flight
 */
void
brg_flight_free (BrgFlight *flight)
{
  brg_where_clear (&flight->to);
  g_clear_pointer (&flight->before, brg_look_unref);
  g_clear_pointer (&flight->piece, brg_piece_unref);
  g_clear_pointer (&flight->cover, brg_piece_unref);
  g_free (flight);
}

/**
 * brg_flight_set_from:
 * @flight: a flight that has not been seen
 * @box: where it begins on the deck
 */
void
brg_flight_set_from (BrgFlight    *flight,
                     const BrgBox *box)
{
  flight->has_from = TRUE;
  flight->from = *box;
}

/**
 * brg_flight_set_piece:
 * @flight: a flight that has not been seen
 * @piece: what flies; without a word it is what lies where it lands
 */
void
brg_flight_set_piece (BrgFlight *flight,
                      BrgPiece  *piece)
{
  flight->piece = brg_piece_ref (piece);
}

/**
 * brg_flight_set_to:
 * @flight: a flight that has not been seen
 * @to: where it ends
 * @before: (nullable): what the view looked like before the piece came; that part of it is shown
 *   until the piece lands
 * @with_pieces: whether something lay there before that stays
 */
void
brg_flight_set_to (BrgFlight      *flight,
                   const BrgWhere *to,
                   BrgLook        *before,
                   gboolean        with_pieces)
{
  flight->to = *to;
  if (to->view != NULL)
    g_object_ref (to->view);
  if (to->spot != NULL)
    g_object_ref (to->spot);
  if (before != NULL)
    flight->before = brg_look_ref (before);
  flight->with_pieces = with_pieces;
}

/**
 * brg_flight_set_thrown:
 * @flight: a flight that has not been seen
 *
 * Has it come rolling.
 */
void
brg_flight_set_thrown (BrgFlight *flight)
{
  flight->thrown = TRUE;
}

/**
 * brg_flight_advance:
 * @flight: a flight
 * @now: the time of the frame, in microseconds
 *
 * Returns: whether it goes on
 */
gboolean
brg_flight_advance (BrgFlight *flight,
                    gint64     now)
{
  if (flight->start < 0)
    flight->start = now;
  flight->progress = (double) (now - flight->start - flight->delay) / (double) flight->duration;

  return flight->progress < 1 && flight->state != FLIGHT_LOST;
}

/**
 * brg_flight_is_about:
 * @flight: a flight
 * @where: a part of the table
 *
 * Returns: whether it is words that are about that part
 */
gboolean
brg_flight_is_about (BrgFlight      *flight,
                     const BrgWhere *where)
{
  return flight->is_words && flight->to.view == where->view && flight->to.spot == where->spot
         && g_strcmp0 (flight->to.place, where->place) == 0;
}

/**
 * brg_flight_is_still:
 * @flight: a flight
 *
 * Returns: whether it is words that stand still
 */
gboolean
brg_flight_is_still (BrgFlight *flight)
{
  return flight->still;
}

/* ---- settling ---- */

static void
cut_from_target (BrgFlight *flight)
{
  BrgSpotShape shape = brg_where_get_shape (&flight->to);
  BrgBox box;

  if (!brg_where_get_box (&flight->to, &box))
    return;

  if (flight->before != NULL)
    flight->cover = brg_piece_new_cover (flight->before, &box, shape, flight->with_pieces);
  if (flight->piece == NULL)
    {
      g_autoptr (BrgLook) look = brg_look_new (flight->to.view);

      flight->piece = brg_piece_new_lifted (look, &box, shape);
    }
}

/* The window has been laid out, and what lies on the table painted. */
static void
settle (BrgFlight *flight,
        GtkWidget *deck)
{
  flight->has_to = brg_where_get_box_on (&flight->to, deck, &flight->target);
  if (flight->has_to && !flight->is_words)
    cut_from_target (flight);
  flight->state = flight->piece != NULL && (flight->has_from || flight->has_to) ? FLIGHT_SETTLED
                                                                               : FLIGHT_LOST;
  g_clear_pointer (&flight->before, brg_look_unref);
}

/* ---- showing ---- */

typedef struct
{
  double x;
  double y;
  double size;
  double turn;
  double alpha;
} Pose;

static double
mix (double a,
     double b,
     double share)
{
  return a + (b - a) * share;
}

static double
size_of (const BrgBox *box)
{
  return MIN (box->width, box->height);
}

static Pose
find_way (const BrgFlight *flight,
          double           t)
{
  double across = brg_box_middle_x (&flight->target) - brg_box_middle_x (&flight->from);
  double along = brg_box_middle_y (&flight->target) - brg_box_middle_y (&flight->from);
  double height = sin (t * G_PI);
  double share = adw_easing_ease (ADW_EASE_IN_OUT_CUBIC, t);

  return (Pose){
    brg_box_middle_x (&flight->from) + across * share,
    brg_box_middle_y (&flight->from) + along * share
        - height * MIN (ARC, hypot (across, along) * 0.12),
    mix (size_of (&flight->from), size_of (&flight->target), share) * (1 + LIFT * height), 0, 1
  };
}

static Pose
find_arrival (const BrgFlight *flight,
              double           t)
{
  double left = 1 - adw_easing_ease (ADW_EASE_OUT_CUBIC, t);
  double size = size_of (&flight->target);
  Pose pose = { brg_box_middle_x (&flight->target), brg_box_middle_y (&flight->target), size, 0,
                MIN (1, t * 3) };

  if (flight->thrown)
    {
      pose.x -= left * size * THROW_WAY;
      pose.y -= left * size * THROW_WAY * 0.6;
      pose.turn = -left * THROW_TURN;
    }
  pose.size *= 1 + left * (flight->thrown ? 0.2 : 0.6);

  return pose;
}

static Pose
find_leave (const BrgFlight *flight,
            double           t)
{
  double share = adw_easing_ease (ADW_EASE_OUT_CUBIC, t);

  return (Pose){ brg_box_middle_x (&flight->from), brg_box_middle_y (&flight->from) - share * 14,
                 size_of (&flight->from) * (1 + share * 0.35), 0, 1 - t * t };
}

static Pose
find_pose (const BrgFlight *flight)
{
  double t = CLAMP (flight->progress, 0, 1);

  if (flight->has_from && flight->has_to)
    return find_way (flight, t);

  return flight->has_to ? find_arrival (flight, t) : find_leave (flight, t);
}

static void
show_words (BrgFlight   *flight,
            GtkWidget   *deck,
            GtkSnapshot *snapshot)
{
  double t = CLAMP (flight->progress, 0, 1);
  double width = brg_piece_get_width (flight->piece);
  double height = brg_piece_get_height (flight->piece);
  double rise = flight->still ? RISE : adw_easing_ease (ADW_EASE_OUT_CUBIC, t) * RISE;
  double alpha = flight->still || t < FADE ? 1 : (1 - t) / (1 - FADE);
  BrgBox box = brg_box_centred (brg_box_middle_x (&flight->target),
                                flight->target.y - rise - flight->level * (height + 4), width,
                                height);

  box.x = CLAMP (box.x, 4, MAX (4, gtk_widget_get_width (deck) - width - 4));
  box.y = MAX (box.y, 4);
  brg_piece_snapshot (flight->piece, deck, snapshot, &box, 0, alpha);
}

static void
show_piece (BrgFlight   *flight,
            GtkWidget   *deck,
            GtkSnapshot *snapshot)
{
  double width = brg_piece_get_width (flight->piece);
  double height = brg_piece_get_height (flight->piece);
  Pose pose = find_pose (flight);
  double scale = pose.size / MIN (width, height);
  BrgBox box = brg_box_centred (pose.x, pose.y, width * scale, height * scale);

  if (flight->cover != NULL)
    brg_piece_snapshot (flight->cover, deck, snapshot, &flight->target, 0, 1);
  if (flight->progress >= 0 || flight->has_from)
    brg_piece_snapshot (flight->piece, deck, snapshot, &box, pose.turn, pose.alpha);
}

/**
 * brg_flight_snapshot:
 * @flight: a flight
 * @deck: the widget that it is shown on
 * @snapshot: where it goes
 */
void
brg_flight_snapshot (BrgFlight   *flight,
                     GtkWidget   *deck,
                     GtkSnapshot *snapshot)
{
  if (flight->state == FLIGHT_NEW)
    settle (flight, deck);
  if (flight->state == FLIGHT_LOST)
    return;

  if (flight->is_words)
    show_words (flight, deck, snapshot);
  else
    show_piece (flight, deck, snapshot);
}
