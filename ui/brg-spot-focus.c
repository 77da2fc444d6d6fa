/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "ui/brg-spot-focus.h"

#include <math.h>

static gboolean
can_hold_focus (GtkWidget *child)
{
  return BRG_IS_SPOT (child) && gtk_widget_get_focusable (child) && gtk_widget_get_visible (child);
}

/* How far @child is from @from in a direction; what lies aside counts double. */
static double
distance (GtkWidget        *parent,
          GtkWidget        *from,
          GtkWidget        *child,
          GtkDirectionType  direction)
{
  graphene_rect_t a, b;
  double across, along;

  if (!gtk_widget_compute_bounds (from, parent, &a)
      || !gtk_widget_compute_bounds (child, parent, &b))
    return -1;

  across = (double) (b.origin.x + b.size.width / 2 - a.origin.x - a.size.width / 2);
  along = (double) (b.origin.y + b.size.height / 2 - a.origin.y - a.size.height / 2);
  if (direction == GTK_DIR_LEFT || direction == GTK_DIR_RIGHT)
    {
      double swap = across;

      across = along;
      along = swap;
    }
  if (direction == GTK_DIR_LEFT || direction == GTK_DIR_UP)
    along = -along;

  return along > 1 ? along + 2 * fabs (across) : -1;
}

static GtkWidget *
nearest (GtkWidget        *parent,
         GtkWidget        *from,
         GtkDirectionType  direction)
{
  GtkWidget *best = NULL;
  double best_distance = G_MAXDOUBLE;

  for (GtkWidget *child = gtk_widget_get_first_child (parent); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      double here;

      if (child == from || !can_hold_focus (child))
        continue;
      here = distance (parent, from, child, direction);
      if (here > 0 && here < best_distance)
        {
          best = child;
          best_distance = here;
        }
    }

  return best;
}

/* What can be used goes before what could be, and that before what can only be read. */
static guint
rank (GtkWidget *child)
{
  if (brg_spot_get_lit (BRG_SPOT (child)))
    return 3;

  return brg_spot_get_subject (BRG_SPOT (child)).kind != 0 ? 2 : 1;
}

static GtkWidget *
entrance (GtkWidget *parent)
{
  GtkWidget *best = NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (parent); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (can_hold_focus (child) && (best == NULL || rank (child) > rank (best)))
      best = child;

  return best;
}

/**
 * brg_spot_focus_move:
 * @parent: a widget whose children are spots
 * @direction: where the focus shall go
 *
 * Moves the focus among spots, for a widget's focus function: Tab goes to the first that can be
 * used and then out again, the arrows go to the nearest.
 *
 * Returns: whether the focus stays in @parent
 */
gboolean
brg_spot_focus_move (GtkWidget        *parent,
                     GtkDirectionType  direction)
{
  GtkWidget *from = gtk_widget_get_focus_child (parent);
  GtkWidget *target;

  if (from == NULL)
    {
      target = entrance (parent);
      return target != NULL && gtk_widget_grab_focus (target);
    }
  if (direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD)
    return FALSE;

  target = nearest (parent, from, direction);
  if (target != NULL)
    gtk_widget_grab_focus (target);

  return TRUE;
}

/**
 * brg_spot_focus_end:
 * @parent: a widget whose children are spots
 * @last: whether to go to the last of them, and not to the first
 *
 * Moves the focus among spots to one end, for the keys Home and End.
 *
 * Returns: whether there is such a spot
 */
gboolean
brg_spot_focus_end (GtkWidget *parent,
                    gboolean   last)
{
  GtkWidget *child = last ? gtk_widget_get_last_child (parent)
                          : gtk_widget_get_first_child (parent);

  while (child != NULL && !can_hold_focus (child))
    child = last ? gtk_widget_get_prev_sibling (child) : gtk_widget_get_next_sibling (child);

  return child != NULL && gtk_widget_grab_focus (child);
}

/**
 * brg_spot_focus_near:
 * @parent: a widget whose children are spots
 * @place: a point in it
 *
 * Moves the focus to the spot that is nearest, because what had it there is gone.
 *
 * Returns: whether there is a spot
 */
gboolean
brg_spot_focus_near (GtkWidget              *parent,
                     const graphene_point_t *place)
{
  GtkWidget *best = NULL;
  float best_distance = G_MAXFLOAT;

  for (GtkWidget *child = gtk_widget_get_first_child (parent); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      graphene_rect_t bounds;
      graphene_point_t middle;
      float here;

      if (!can_hold_focus (child) || !gtk_widget_compute_bounds (child, parent, &bounds))
        continue;
      graphene_rect_get_center (&bounds, &middle);
      here = graphene_point_distance (&middle, place, NULL, NULL);
      if (here < best_distance)
        {
          best = child;
          best_distance = here;
        }
    }

  return best != NULL && gtk_widget_grab_focus (best);
}
