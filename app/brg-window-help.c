/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/brg-window-private.h"

#include "core/duchy/brg-duchy-variant.h"
#include "ui/brg-help-window.h"

/* The rules are told as they are played on the table, or as the base game has them. */

static BrgRuleset *
make_base_rules (BrgWindow *self)
{
  g_autoptr (BrgSetup) setup
      = brg_setup_new (brg_duchy_variant.rules.id, brg_duchy_variant.rules.max_seats);

  return brg_ruleset_new (brg_plugin_host_get_catalogue (self->host), setup, NULL);
}

/*< private >
 * brg_window_update_help:
 * @self: a window
 *
 * Lets the help tell the rules of the game on the table.
 */
void
brg_window_update_help (BrgWindow *self)
{
  BrgGame *game = brg_table_get_game (self->table);
  g_autoptr (BrgRuleset) ruleset = NULL;

  if (self->help == NULL)
    return;

  ruleset = game != NULL ? brg_ruleset_ref (brg_game_get_ruleset (game)) : make_base_rules (self);
  brg_help_window_set_rules (BRG_HELP_WINDOW (self->help), ruleset,
                             brg_table_get_expansions (self->table));
}

static void
learn_cb (BrgWindow *self)
{
  gtk_window_present (GTK_WINDOW (self));
  gtk_widget_activate_action (GTK_WIDGET (self), "win.learn", NULL);
}

/*< private >
 * brg_window_show_help:
 * @self: a window
 * @reference: (nullable): where to open the help, for brg_help_window_show()
 */
void
brg_window_show_help (BrgWindow  *self,
                      const char *reference)
{
  if (self->help == NULL)
    {
      g_set_weak_pointer (&self->help,
                          brg_help_window_new (gtk_window_get_application (GTK_WINDOW (self))));
      g_signal_connect_object (self->help, "learn", G_CALLBACK (learn_cb), self,
                               G_CONNECT_SWAPPED);
      brg_window_update_help (self);
    }
  brg_help_window_show (BRG_HELP_WINDOW (self->help), reference);
  gtk_window_present (GTK_WINDOW (self->help));
}
