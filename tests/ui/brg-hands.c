/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tests/ui/brg-hands.h"

#include "ui/brg-spot.h"

/**
 * brg_hands_settle:
 *
 * Waits until nothing is left to do at once.
 */
void
brg_hands_settle (void)
{
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

static gboolean
is_answer (GtkWidget *widget)
{
  return GTK_IS_BUTTON (widget) && gtk_widget_is_sensitive (widget)
         && gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)) == NULL;
}

/**
 * brg_hands_collect:
 * @widget: where to look
 * @lit: whether to look for what can be used, or for what cannot
 * @found: (element-type GtkWidget): where spots, and buttons that can be used, are added
 */
void
brg_hands_collect (GtkWidget *widget,
                   gboolean   lit,
                   GPtrArray *found)
{
  if (!gtk_widget_get_visible (widget))
    return;

  if (BRG_IS_SPOT (widget) && brg_spot_get_subject (BRG_SPOT (widget)).kind != 0
      && brg_spot_get_lit (BRG_SPOT (widget)) == lit)
    g_ptr_array_add (found, widget);
  else if (lit && is_answer (widget))
    g_ptr_array_add (found, widget);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    brg_hands_collect (child, lit, found);
}

/**
 * brg_hands_use_something:
 * @table: a table
 * @random: where chance comes from
 *
 * Uses anything that can be used; whoever can do nothing waits.
 */
void
brg_hands_use_something (GtkWidget *table,
                         BrgRandom *random)
{
  g_autoptr (GPtrArray) found = g_ptr_array_new ();
  GtkWidget *widget;

  brg_hands_collect (table, TRUE, found);
  if (found->len == 0)
    {
      g_main_context_iteration (NULL, TRUE);
      return;
    }

  widget = g_ptr_array_index (found, brg_random_below (random, found->len));
  if (BRG_IS_SPOT (widget))
    brg_spot_activate (BRG_SPOT (widget));
  else
    g_signal_emit_by_name (widget, "clicked");
}
