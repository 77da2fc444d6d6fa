/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/brg-window-private.h"

#include <glib/gi18n.h>

#include "core/engine/brg-error.h"
#include "ui/brg-expansion-ui.h"

/* What the window has to do with expansions, whichever they are. */

/* ---- what was chosen ---- */

/*< private >
 * brg_window_recall_expansions:
 * @self: a window
 *
 * Returns: (transfer full): the ids of the expansions that the last new game was begun with
 */
GStrv
brg_window_recall_expansions (BrgWindow *self)
{
  return self->settings != NULL ? g_settings_get_strv (self->settings, "expansions")
                                : g_new0 (char *, 1);
}

/*< private >
 * brg_window_remember_expansions:
 * @self: a window
 * @game: a new game
 *
 * The next new game will be offered with the same expansions.
 */
void
brg_window_remember_expansions (BrgWindow *self,
                                BrgGame   *game)
{
  const GPtrArray *modules = brg_game_get_ruleset (game)->setup->modules;

  if (self->settings != NULL)
    g_settings_set_value (self->settings, "expansions",
                          g_variant_new_strv ((const char * const *) modules->pdata,
                                              modules->len));
}

/* ---- what they add to the window ---- */

/* Not every expansion has a half for the window; that is no fault. Returns FALSE for a fault. */
static gboolean
create_half (BrgWindow  *self,
             const char *id,
             GPtrArray  *halves)
{
  g_autofree char *name = g_strconcat (id, BRG_PLUGIN_HALF_SUFFIX, NULL);
  g_autoptr (GError) error = NULL;
  GObject *half = brg_plugin_host_create (self->host, name, BRG_TYPE_EXPANSION_UI, &error);

  if (half != NULL)
    {
      brg_expansion_ui_set_id (BRG_EXPANSION_UI (half), id);
      g_ptr_array_add (halves, half);
    }

  return half != NULL || g_error_matches (error, BRG_ERROR, BRG_ERROR_UNKNOWN);
}

static void
tell_of_plain (BrgWindow *self,
               GPtrArray *names)
{
  /* Translators: stands between names, of expansions or of the values of an option */
  g_autofree char *list = g_strjoinv (_("”, “"), (char **) names->pdata);
  g_autofree char *sentence
      /* Translators: %s is the name of an expansion, or several of them */
      = g_strdup_printf (ngettext ("“%s” is shown without its own pictures.",
                                   "“%s” are shown without their own pictures.", names->len),
                         list);

  brg_window_tell_more (self, sentence, _("_Why?"), "win.expansions");
}

/*< private >
 * brg_window_set_game:
 * @self: a window
 * @game: a game
 *
 * Lays a game on the table, with all that its expansions add to it. It is played also if something
 * of that is broken; the person is told once.
 */
void
brg_window_set_game (BrgWindow *self,
                     BrgGame   *game)
{
  const BrgRuleset *ruleset = brg_game_get_ruleset (game);
  g_autoptr (GPtrArray) halves = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GPtrArray) plain = g_ptr_array_new_null_terminated (1, NULL, TRUE);

  for (guint i = 0; i < ruleset->n_modules; i++)
    {
      const BrgModule *module = ruleset->modules[i];

      if (!create_half (self, module->id, halves))
        g_ptr_array_add (plain, (gpointer) brg_module_translate (module, module->name));
    }

  brg_window_end_guide (self);
  brg_table_set_game (self->table, game, halves);
  brg_window_update_help (self);
  if (plain->len > 0)
    tell_of_plain (self, plain);
}
