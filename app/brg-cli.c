/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/brg-cli.h"

#include <errno.h>
#include <glib/gi18n.h>
#include <stdio.h>

#include "app/brg-content.h"
#include "core/engine/brg-fault.h"
#include "core/engine/brg-position-text.h"
#include "core/engine/brg-record.h"

/* ---- arguments ---- */

/* The option parser says only that something cannot be converted, not what. Names of files may be
 * any bytes; they are no options, or have one that takes them as they are. */
static gboolean
check_encoding (int    argc,
                char **argv)
{
  for (int i = 1; i < argc; i++)
    {
      g_autofree char *text = g_locale_to_utf8 (argv[i], -1, NULL, NULL, NULL);

      if (text != NULL || !g_str_has_prefix (argv[i], "--")
          || g_str_has_prefix (argv[i], "--output="))
        continue;

      brg_cli_complain (_("“%s” is not text in the encoding of this environment"), argv[i]);
      return FALSE;
    }

  return TRUE;
}

/**
 * brg_cli_parse:
 * @command: the command that was called
 * @entries: its options
 * @argc: (inout): number of arguments; what is left are the name and the arguments that are no
 *   options
 * @argv: (inout): the arguments
 * @min_arguments: fewest arguments after the name
 * @max_arguments: most arguments, or -1
 *
 * Reads the options of a command, or prints its help and exits.
 *
 * Returns: %FALSE if the arguments are wrong, which has been said then
 */
gboolean
brg_cli_parse (const BrgCliCommand  *command,
               const GOptionEntry   *entries,
               int                  *argc,
               char               ***argv,
               int                   min_arguments,
               int                   max_arguments)
{
  const char *arguments = *command->arguments != '\0' ? _(command->arguments) : "";
  g_autoptr (GOptionContext) context = g_option_context_new (arguments);
  g_autofree char *name = g_strconcat ("burgrave-cli ", command->name, NULL);
  g_autoptr (GError) error = NULL;

  g_set_prgname (name);
  g_option_context_set_summary (context, _(command->summary));
  g_option_context_add_main_entries (context, entries, GETTEXT_PACKAGE);
  if (!check_encoding (*argc, *argv))
    return FALSE;
  if (!g_option_context_parse (context, argc, argv, &error))
    {
      brg_cli_fail (error);
      return FALSE;
    }

  if (*argc - 1 < min_arguments || (max_arguments >= 0 && *argc - 1 > max_arguments))
    {
      /* Translators: the words of a command, as in “burgrave-cli show FILE” */
      brg_cli_complain (_("usage: %s %s"), name, arguments);
      return FALSE;
    }

  return TRUE;
}

/**
 * brg_cli_check_range:
 * @option: the option, with its dashes
 * @number: what it was given
 * @maximum: the greatest that it can be; the least is 1
 *
 * Returns: %FALSE if the number is out of range, which has been said then
 */
gboolean
brg_cli_check_range (const char *option,
                     int         number,
                     int         maximum)
{
  if (number >= 1 && number <= maximum)
    return TRUE;

  brg_cli_complain (_("%s: %d is not a number from 1 to %d"), option, number, maximum);
  return FALSE;
}

/**
 * brg_cli_read_seed:
 * @text: what `--seed` was given
 * @seed: (out): the number
 *
 * Returns: %FALSE if @text is no seed, which has been said then
 */
gboolean
brg_cli_read_seed (const char *text,
                   guint64    *seed)
{
  g_autoptr (GError) error = NULL;

  if (g_ascii_string_to_unsigned (text, 10, 0, G_MAXUINT64, seed, &error))
    return TRUE;

  brg_cli_complain ("--seed: %s", error->message);
  return FALSE;
}

/* ---- what is said ---- */

/**
 * brg_cli_complain:
 * @format: a translated sentence
 * @...: for @format
 *
 * Says on standard error what is wrong.
 *
 * Returns: %BRG_CLI_BAD_INPUT
 */
BrgCliCode
brg_cli_complain (const char *format,
                  ...)
{
  va_list arguments;

  va_start (arguments, format);
  g_autofree char *sentence = g_strdup_vprintf (format, arguments);
  va_end (arguments);

  /* What a person gave may be any bytes. */
  g_autofree char *shown = g_utf8_make_valid (sentence, -1);
  g_printerr ("burgrave-cli: %s\n", shown);
  return BRG_CLI_BAD_INPUT;
}

BrgCliCode
brg_cli_fail (const GError *error)
{
  return brg_cli_complain ("%s", error->message);
}

/**
 * brg_cli_finish:
 * @ruleset: the rules that were played by
 *
 * Says if an expansion turned out to be faulty.
 *
 * Returns: %BRG_CLI_YES if none did
 */
BrgCliCode
brg_cli_finish (const BrgRuleset *ruleset)
{
  g_autofree char *fault = brg_fault_describe (ruleset);

  if (fault == NULL)
    return BRG_CLI_YES;

  brg_cli_complain ("%s", fault);
  return BRG_CLI_NO;
}

/**
 * brg_cli_print:
 * @format: as for printf
 * @...: for @format
 *
 * Writes a result on standard output, in UTF-8 whatever the environment, so that it stays the same.
 */
void
brg_cli_print (const char *format,
               ...)
{
  va_list arguments;

  va_start (arguments, format);
  g_autofree char *text = g_strdup_vprintf (format, arguments);
  va_end (arguments);

  fputs (text, stdout);
}

/**
 * brg_cli_flush:
 *
 * Returns: whether all results could be written; if not, this has been said
 */
gboolean
brg_cli_flush (void)
{
  if (fflush (stdout) == 0 && !ferror (stdout))
    return TRUE;

  brg_cli_complain (_("the results cannot be written: %s"), g_strerror (errno));
  return FALSE;
}

/**
 * brg_cli_print_state:
 * @game: a game
 *
 * Prints where the game stands, as lines of `key=value`.
 */
void
brg_cli_print_state (BrgGame *game)
{
  const BrgRuleset *ruleset = brg_game_get_ruleset (game);
  const BrgPosition *position = brg_game_get_position (game);
  const BrgFrame *frame = brg_position_top (position);
  g_autofree char *hash = brg_position_hash (ruleset, position);

  brg_cli_print ("moves=%u\nhash=%s\nover=%s\n", brg_game_get_n_moves (game), hash,
                 frame == NULL ? "yes" : "no");
  if (frame != NULL)
    brg_cli_print ("asked=%u\nquestion=%s\n", frame->seat + 1,
                   brg_ruleset_row (ruleset->questions, BrgQuestion, frame->question)->name);
}

/* ---- files ---- */

/**
 * brg_cli_load:
 * @path: a saved game
 * @error: return location for an error
 *
 * Returns: (transfer full) (nullable): the game, replayed and verified
 */
BrgGame *
brg_cli_load (const char  *path,
              GError     **error)
{
  g_autoptr (BrgPluginHost) host = brg_content_new ();

  return brg_record_load (brg_plugin_host_get_catalogue (host), path, error);
}
