/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "ui/brg-drop-targets.h"

#include "ui/brg-carry.h"

/* A place need not be hit exactly: so many pixels beside it will do. */
#define PLACE_MARGIN 10

typedef struct
{
  BrgPicker *picker;
  BrgClaims *claims;
  GtkWidget *table;
  GArray *targets;
} Search;

static void
clear_target (gpointer data)
{
  brg_where_clear (&((BrgDropTarget *) data)->where);
}

static void
add_lit (BrgSpot  *spot,
         gpointer  data)
{
  Search *search = data;
  BrgDropTarget target = { .subject = brg_spot_get_subject (spot) };

  if (!brg_picker_is_lit (search->picker, target.subject))
    return;

  brg_where_of_spot (&target.where, spot);
  g_array_append_val (search->targets, target);
}

/* A thing that is not there yet goes to the room of its like. */
static void
find_room (Search       *search,
           const BrgEnd *end,
           BrgWhere     *where)
{
  BrgEnd room = *end;

  room.subject = BRG_NO_SUBJECT;
  brg_where_find (where, search->claims, search->table, &room, TRUE);
  if (where->view == NULL)
    brg_where_find (where, search->claims, search->table, end, TRUE);
}

static void
add_carry (Search         *search,
           const BrgCarry *carry)
{
  BrgDropTarget target = { .move = carry->move, .n_moves = carry->n_moves };

  if (brg_picker_is_lit (search->picker, carry->to.subject))
    return;

  find_room (search, &carry->to, &target.where);
  if (target.where.view != NULL)
    g_array_append_val (search->targets, target);
}

/**
 * brg_drop_targets_find:
 * @picker: a picker with something lifted
 * @claims: what stands for what
 * @table: a widget with all views in it
 *
 * Returns: (transfer full) (element-type BrgDropTarget): where the lifted thing can be put: on what
 *   is lit, and at places that moves carry it to
 */
GArray *
brg_drop_targets_find (BrgPicker *picker,
                       BrgClaims *claims,
                       GtkWidget *table)
{
  g_autoptr (GArray) carries = brg_carry_list (picker, brg_picker_get_lifted (picker));
  Search search = { picker, claims, table,
                    g_array_new (FALSE, FALSE, sizeof (BrgDropTarget)) };

  g_array_set_clear_func (search.targets, clear_target);
  brg_claims_foreach (claims, add_lit, &search);
  for (guint i = 0; i < carries->len; i++)
    add_carry (&search, &g_array_index (carries, BrgCarry, i));

  return search.targets;
}

static gboolean
is_over_spot (BrgSpot   *spot,
              GtkWidget *table,
              double     x,
              double     y)
{
  GtkWidget *widget = GTK_WIDGET (spot);

  return gtk_widget_get_mapped (widget)
         && gtk_widget_translate_coordinates (table, widget, x, y, &x, &y)
         && gtk_widget_contains (widget, x, y);
}

static gboolean
is_over (const BrgDropTarget *target,
         GtkWidget           *table,
         double               x,
         double               y)
{
  BrgBox box;

  if (target->where.spot != NULL)
    return is_over_spot (target->where.spot, table, x, y);
  if (!brg_where_get_box_on (&target->where, table, &box))
    return FALSE;

  box = brg_box_centred (brg_box_middle_x (&box), brg_box_middle_y (&box),
                         box.width + 2 * PLACE_MARGIN, box.height + 2 * PLACE_MARGIN);
  return brg_box_contains (&box, x, y);
}

/**
 * brg_drop_targets_at:
 * @targets: (element-type BrgDropTarget): where a thing can be put
 * @table: the widget that the point is on
 * @x: of a point
 * @y: of a point
 *
 * Returns: the index of the target that is there, or -1
 */
gint
brg_drop_targets_at (GArray    *targets,
                     GtkWidget *table,
                     double     x,
                     double     y)
{
  for (guint i = 0; i < targets->len; i++)
    if (is_over (&g_array_index (targets, BrgDropTarget, i), table, x, y))
      return (gint) i;

  return -1;
}
