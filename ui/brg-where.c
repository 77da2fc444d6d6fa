/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "ui/brg-where.h"

/**
 * brg_where_of_spot:
 * @where: (out): where the spot is; nowhere if it is on no view
 * @spot: a spot
 */
void
brg_where_of_spot (BrgWhere *where,
                   BrgSpot  *spot)
{
  GtkWidget *parent = gtk_widget_get_parent (GTK_WIDGET (spot));

  *where = (BrgWhere){ NULL, NULL, NULL, BRG_NO_SEAT };
  if (parent == NULL || !BRG_IS_VIEW (parent))
    return;

  where->view = g_object_ref (BRG_VIEW (parent));
  where->spot = g_object_ref (spot);
}

/**
 * brg_where_clear:
 * @where: what brg_where_find() or brg_where_of_spot() has filled
 */
void
brg_where_clear (BrgWhere *where)
{
  g_clear_object (&where->view);
  g_clear_object (&where->spot);
}

/* ---- looking ---- */

typedef struct
{
  guint left;
  BrgSpot *found;
} Search;

static void
take_nth (BrgSpot  *spot,
          gpointer  data)
{
  Search *search = data;

  if (search->left == 0)
    return;
  search->found = spot;
  search->left--;
}

static BrgView *
find_place (GtkWidget  *widget,
            const char *place,
            guint       owner)
{
  BrgBox box;

  if (BRG_IS_VIEW (widget))
    return brg_view_find_place (BRG_VIEW (widget), place, owner, &box) ? BRG_VIEW (widget) : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      BrgView *view = find_place (child, place, owner);

      if (view != NULL)
        return view;
    }

  return NULL;
}

/* What is nobody's lies at a place that is nobody's. */
static void
look_for_place (BrgWhere     *where,
                GtkWidget    *table,
                const BrgEnd *end)
{
  const guint owners[] = { end->owner, BRG_NO_SEAT };

  for (guint i = 0; i < G_N_ELEMENTS (owners) && where->view == NULL; i++)
    {
      BrgView *view = find_place (table, end->place, owners[i]);

      if (view == NULL)
        continue;
      where->view = g_object_ref (view);
      where->place = end->place;
      where->owner = owners[i];
    }
}

/**
 * brg_where_find:
 * @where: (out): where it is, to be cleared; nowhere if nothing on the table knows
 * @claims: what stands for what
 * @table: a widget with all views in it
 * @end: the end of a journey
 * @latest: of spots that no rule can tell apart, whether the last one is meant
 */
void
brg_where_find (BrgWhere     *where,
                BrgClaims    *claims,
                GtkWidget    *table,
                const BrgEnd *end,
                gboolean      latest)
{
  Search search = { latest && end->nth == 0 ? G_MAXUINT : end->nth + 1, NULL };

  *where = (BrgWhere){ NULL, NULL, NULL, BRG_NO_SEAT };
  if (end->subject.kind != 0)
    brg_claims_foreach_of (claims, end->subject, take_nth, &search);
  if (search.found != NULL)
    brg_where_of_spot (where, search.found);
  if (where->view == NULL && end->place != NULL)
    look_for_place (where, table, end);
}

/* ---- measuring ---- */

/**
 * brg_where_get_box:
 * @where: where something is
 * @box: (out): where that is on its view, in pixels
 *
 * Returns: %FALSE if it is nowhere now
 */
gboolean
brg_where_get_box (const BrgWhere *where,
                   BrgBox         *box)
{
  graphene_rect_t bounds;

  if (where->view == NULL)
    return FALSE;
  if (where->spot == NULL)
    return brg_view_find_place (where->view, where->place, where->owner, box);
  if (!gtk_widget_get_visible (GTK_WIDGET (where->spot))
      || !gtk_widget_compute_bounds (GTK_WIDGET (where->spot), GTK_WIDGET (where->view), &bounds))
    return FALSE;

  *box = (BrgBox){ (double) bounds.origin.x, (double) bounds.origin.y,
                   (double) bounds.size.width, (double) bounds.size.height };
  return box->width > 0;
}

/**
 * brg_where_get_box_on:
 * @where: where something is
 * @widget: a widget of the same window
 * @box: (out): where that is on @widget, in pixels
 *
 * Returns: %FALSE if it is nowhere now
 */
gboolean
brg_where_get_box_on (const BrgWhere *where,
                      GtkWidget      *widget,
                      BrgBox         *box)
{
  return brg_where_get_box (where, box)
         && gtk_widget_translate_coordinates (GTK_WIDGET (where->view), widget, box->x, box->y,
                                              &box->x, &box->y);
}

/**
 * brg_where_get_shape:
 * @where: where something is
 *
 * Returns: the outline of what lies there
 */
BrgSpotShape
brg_where_get_shape (const BrgWhere *where)
{
  return where->spot != NULL ? brg_spot_get_shape (where->spot) : BRG_SPOT_RECTANGLE;
}
