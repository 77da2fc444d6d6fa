/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/brg-cli-setup.h"

#include <glib/gi18n.h>
#include <string.h>

#include "app/brg-content.h"
#include "core/duchy/brg-duchy-variant.h"
#include "core/engine/brg-error.h"
#include "core/players/brg-player.h"

void
brg_cli_setup_clear (BrgCliSetup *self)
{
  g_free (self->variant);
  g_free (self->modules);
  g_strfreev (self->options);
  g_strfreev (self->seat_options);
}

static gboolean
split (const char  *option,
       const char  *text,
       char      ***parts,
       GError     **error)
{
  *parts = g_strsplit (text, "=", 2);
  if (g_strv_length (*parts) == 2 && **parts[0] != '\0')
    return TRUE;

  g_set_error (error, BRG_ERROR, BRG_ERROR_SYNTAX,
               _("%s: “%s” should read name=value"), option, text);
  return FALSE;
}

static gboolean
set_option (BrgSetup    *setup,
            const char  *text,
            GError     **error)
{
  g_auto (GStrv) parts = NULL;

  if (!split ("--option", text, &parts, error))
    return FALSE;

  brg_setup_set_option (setup, parts[0], parts[1]);
  return TRUE;
}

static gboolean
set_seat_option (BrgSetup    *setup,
                 const char  *text,
                 GError     **error)
{
  g_auto (GStrv) parts = NULL;
  g_auto (GStrv) values = NULL;
  guint n;

  if (!split ("--seat-option", text, &parts, error))
    return FALSE;

  values = g_strsplit (parts[1], ",", -1);
  n = g_strv_length (values);
  if (n > setup->n_seats)
    {
      g_set_error (error, BRG_ERROR, BRG_ERROR_SETUP,
                   _("--seat-option: “%s” has more values than there are players"), text);
      return FALSE;
    }

  for (guint i = 0; i < n; i++)
    if (strcmp (parts[0], "player") == 0 && *values[i] != '\0'
        && brg_players_find (values[i]) == NULL)
      {
        g_set_error (error, BRG_ERROR, BRG_ERROR_UNKNOWN,
                     _("%s: there is no player “%s”"), "--seat-option", values[i]);
        return FALSE;
      }

  for (guint seat = 0; n > 0 && seat < setup->n_seats; seat++)
    if (*values[seat % n] != '\0')
      brg_setup_set_seat_option (setup, seat, parts[0], values[seat % n]);
  return TRUE;
}

static void
add_modules (BrgPluginHost *host,
             BrgSetup      *setup,
             const char    *text)
{
  g_auto (GStrv) modules = g_strsplit (text, ",", -1);

  for (guint i = 0; modules[i] != NULL; i++)
    if (strcmp (modules[i], BRG_CLI_ALL_MODULES) == 0)
      brg_content_add_all_modules (host, setup);
    else if (*modules[i] != '\0')
      brg_setup_add_module (setup, modules[i]);
}

#define USUAL_PLAYERS 2

static BrgSetup *
begin_setup (const BrgCliSetup *self,
             BrgPluginHost     *host,
             guint              players)
{
  BrgSetup *setup
      = brg_setup_new (self->variant != NULL ? self->variant : brg_duchy_variant.rules.id, players);

  if (self->modules != NULL)
    add_modules (host, setup, self->modules);

  return setup;
}

/* If the game cannot be found, it is said elsewhere what is wrong. */
static guint
find_players (const BrgCliSetup *self,
              BrgPluginHost     *host)
{
  BrgCatalogue *catalogue = brg_plugin_host_get_catalogue (host);
  g_autoptr (BrgSetup) setup = begin_setup (self, host, USUAL_PLAYERS);
  const BrgVariant *variant = brg_catalogue_find_variant (catalogue, setup->variant, NULL);
  g_autoptr (GPtrArray) modules = g_ptr_array_new ();
  guint min, max;

  if (variant == NULL)
    return USUAL_PLAYERS;

  g_ptr_array_add (modules, (gpointer) &variant->rules);
  for (guint i = 0; i < setup->modules->len; i++)
    {
      const BrgModule *module
          = brg_catalogue_find_module (catalogue, setup->modules->pdata[i], NULL);

      if (module != NULL)
        g_ptr_array_add (modules, (gpointer) module);
    }

  if (!brg_modules_find_seats ((const BrgModule * const *) modules->pdata, modules->len, &min,
                               &max))
    return USUAL_PLAYERS;

  return CLAMP (USUAL_PLAYERS, min, max);
}

static BrgSetup *
make_setup (const BrgCliSetup  *self,
            BrgPluginHost      *host,
            GError            **error)
{
  g_autoptr (BrgSetup) setup = NULL;
  int players = self->players;

  if (players == BRG_CLI_ANY_PLAYERS)
    players = (int) find_players (self, host);
  if (players < 1 || players > BRG_MAX_SEATS)
    {
      g_set_error (error, BRG_ERROR, BRG_ERROR_RANGE,
                   _("%s: %d is not a number from 1 to %d"), "--players", players,
                   BRG_MAX_SEATS);
      return NULL;
    }

  setup = begin_setup (self, host, (guint) players);
  for (guint i = 0; self->options != NULL && self->options[i] != NULL; i++)
    if (!set_option (setup, self->options[i], error))
      return NULL;
  for (guint i = 0; self->seat_options != NULL && self->seat_options[i] != NULL; i++)
    if (!set_seat_option (setup, self->seat_options[i], error))
      return NULL;

  return g_steal_pointer (&setup);
}

/**
 * brg_cli_setup_make:
 * @self: what the command line says
 * @error: return location for an error
 *
 * Returns: (transfer full) (nullable): the rules
 */
BrgRuleset *
brg_cli_setup_make (const BrgCliSetup  *self,
                    GError            **error)
{
  g_autoptr (BrgPluginHost) host = brg_content_new ();
  BrgCatalogue *catalogue = brg_plugin_host_get_catalogue (host);
  g_autoptr (BrgSetup) setup = make_setup (self, host, error);

  if (setup == NULL || !brg_catalogue_attach_data (catalogue, setup, error))
    return NULL;

  return brg_ruleset_new (catalogue, setup, error);
}
