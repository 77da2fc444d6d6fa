/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>
#include <string.h>

#include "app/brg-cli.h"
#include "app/brg-locale.h"
#include "core/brg-version.h"

static const BrgCliCommand commands[] = {
  { "new", N_("[-o FILE]"), N_("Set a game up and save it"), brg_cli_new },
  { "show", N_("FILE"), N_("Print the position of a saved game"), brg_cli_show },
  { "moves", N_("FILE"), N_("List the moves that can be made"), brg_cli_moves },
  { "play", N_("FILE MOVE…"), N_("Make moves and save the game"), brg_cli_play },
  { "replay", N_("FILE…"), N_("Verify saved games"), brg_cli_replay },
  { "modules", "", N_("List the expansions that were found"), brg_cli_modules },
  { "scenario", N_("FILE…"), N_("Run scenarios and tell which hold"), brg_cli_scenario },
  { "simulate", "", N_("Let computer players play many games"), brg_cli_simulate },
  { "bench", "", N_("Measure how fast the rules are"), brg_cli_bench },
};

static char *
describe_commands (void)
{
  GString *text = g_string_new (_("Commands:"));

  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    g_string_append_printf (text, "\n  %-10s %s", commands[i].name, _(commands[i].summary));
  /* Translators: leave the command as it is */
  g_string_append_printf (text, "\n\n%s", _("“burgrave-cli COMMAND --help” tells more."));

  return g_string_free (text, FALSE);
}

/* Options that stand before a command, or instead of one. */
static BrgCliCode
run_without_command (int    argc,
                     char **argv)
{
  g_autofree char *description = describe_commands ();
  g_autoptr (GError) error = NULL;
  gboolean version = FALSE;
  const GOptionEntry options[] = {
    { "version", 'v', G_OPTION_FLAG_NONE, G_OPTION_ARG_NONE, &version,
      N_("Print the version and exit"), NULL },
    G_OPTION_ENTRY_NULL
  };
  g_autoptr (GOptionContext) context = g_option_context_new (_("COMMAND [ARGUMENT…]"));

  g_option_context_add_main_entries (context, options, GETTEXT_PACKAGE);
  g_option_context_set_summary (context, _("Burgrave on the command line"));
  g_option_context_set_description (context, description);
  if (!g_option_context_parse (context, &argc, &argv, &error))
    return brg_cli_fail (error);

  if (version)
    {
      brg_cli_print ("%s %s\n", "Burgrave", brg_version ());
      return BRG_CLI_YES;
    }

  /* Translators: %s is the name of the program */
  return brg_cli_complain (_("Nothing to do. See “%s --help”."), "burgrave-cli");
}

static BrgCliCode
run (int    argc,
     char **argv)
{
  if (argc < 2 || argv[1][0] == '-')
    return run_without_command (argc, argv);

  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    if (strcmp (argv[1], commands[i].name) == 0)
      return commands[i].run (&commands[i], argc - 1, argv + 1);

  return brg_cli_complain (_("“%s” is no command; see “%s --help”"), argv[1], "burgrave-cli");
}

int
main (int    argc,
      char **argv)
{
  BrgCliCode code;

  brg_locale_init ();
  g_set_prgname ("burgrave-cli");

  code = run (argc, argv);
  return brg_cli_flush () ? (int) code : BRG_CLI_BAD_INPUT;
}
