/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "brg-record.h"

#include <string.h>

#include "brg-file.h"
#include "brg-line-reader.h"
#include "brg-position-text.h"

/* How many moves are made between two hashes of the position. */
#define HASH_INTERVAL 8

/* ---- writing ---- */

static void
append_word (GString    *out,
             const char *word)
{
  g_autofree char *quoted = brg_line_quote (word);

  g_string_append_c (out, ' ');
  g_string_append (out, quoted);
}

static void
append_option (GString    *out,
               GHashTable *options,
               const char *name)
{
  g_autofree char *word
      = g_strconcat (name, "=", (const char *) g_hash_table_lookup (options, name), NULL);

  append_word (out, word);
}

static GList *
sort_keys (GHashTable *table)
{
  return g_list_sort (g_hash_table_get_keys (table), (GCompareFunc) strcmp);
}

static void
append_modules (GString          *out,
                const BrgRuleset *ruleset)
{
  const BrgModule *variant = &ruleset->variant->rules;

  g_string_append_printf (out, "variant %s %s\n", variant->id, variant->version);
  g_string_append_printf (out, "players %u\n", ruleset->n_seats);
  for (guint i = 1; i < ruleset->n_modules; i++)
    g_string_append_printf (out, "module %s %s\n",
                            ruleset->modules[i]->id, ruleset->modules[i]->version);
}

/* The words of a data file, a line of the record for each of its lines. */
static void
append_data_file (GString    *out,
                  const char *key,
                  const char *text)
{
  g_autoptr (BrgLineReader) reader = brg_line_reader_new (key, text, -1, NULL);
  const BrgLine *line = NULL;

  while (reader != NULL && brg_line_reader_next (reader, &line, NULL) && line != NULL)
    {
      g_string_append_printf (out, "data %s", key);
      for (guint i = 0; i < line->n_words; i++)
        append_word (out, line->words[i]);
      g_string_append_c (out, '\n');
    }
}

static void
append_data (GString        *out,
             const BrgSetup *setup)
{
  g_autoptr (GList) keys = sort_keys (setup->data);

  for (GList *key = keys; key != NULL; key = key->next)
    {
      g_auto (GStrv) names = g_strsplit (key->data, " ", 2);
      g_autofree char *name = brg_line_quote (names[1]);
      g_autofree char *words = g_strconcat (names[0], " ", name, NULL);

      append_data_file (out, words, g_hash_table_lookup (setup->data, key->data));
    }
}

static void
append_options (GString        *out,
                const BrgSetup *setup)
{
  g_autoptr (GList) names = sort_keys (setup->options);

  for (GList *name = names; name != NULL; name = name->next)
    {
      g_string_append (out, "option");
      append_option (out, setup->options, name->data);
      g_string_append_c (out, '\n');
    }
}

static void
append_seats (GString        *out,
              const BrgSetup *setup)
{
  for (guint seat = 0; seat < setup->n_seats; seat++)
    {
      g_autoptr (GList) names = sort_keys (setup->seats[seat]);

      if (names == NULL)
        continue;
      g_string_append_printf (out, "seat %u", seat + 1);
      for (GList *name = names; name != NULL; name = name->next)
        append_option (out, setup->seats[seat], name->data);
      g_string_append_c (out, '\n');
    }
}

static void
append_hash (GString *out,
             BrgGame *game,
             guint    n_moves)
{
  g_autofree char *hash = brg_position_hash (brg_game_get_ruleset (game),
                                             brg_game_get_position_at (game, n_moves));

  g_string_append_printf (out, "hash %u %s\n", n_moves, hash);
}

static void
append_moves (GString *out,
              BrgGame *game)
{
  guint n = brg_game_get_n_moves (game);

  for (guint i = 0; i < n; i++)
    {
      const BrgMove *move = brg_game_get_move (game, i);
      g_autofree char *notation = brg_move_format (brg_game_get_ruleset (game), move);

      g_string_append_printf (out, "move %u %s\n", move->seat + 1, notation);
      if ((i + 1) % HASH_INTERVAL == 0 && i + 1 < n)
        append_hash (out, game, i + 1);
    }

  append_hash (out, game, n);
}

/**
 * brg_record_to_text:
 * @game: a game
 *
 * Writes down what the game was made from and every move. The last line is `end` when the game is
 * over and `open` when it is not, so that a file that was cut short is known by it.
 *
 * Returns: (transfer full): the record; the same game gives the same text
 */
char *
brg_record_to_text (BrgGame *game)
{
  const BrgRuleset *ruleset;
  GString *out;

  g_return_val_if_fail (BRG_IS_GAME (game), NULL);

  ruleset = brg_game_get_ruleset (game);
  out = g_string_new (NULL);
  g_string_append_printf (out, "burgrave %d\n", BRG_RECORD_FORMAT);
  append_modules (out, ruleset);
  append_data (out, ruleset->setup);
  append_options (out, ruleset->setup);
  append_seats (out, ruleset->setup);
  g_string_append_printf (out, "seed=%" G_GUINT64_FORMAT "\n", brg_game_get_seed (game));
  append_moves (out, game);
  g_string_append (out, brg_position_is_over (brg_game_get_position (game)) ? "end\n" : "open\n");

  return g_string_free (out, FALSE);
}

/* ---- files ---- */

/**
 * brg_record_save:
 * @game: a game
 * @path: where to save it
 * @error: return location for an error
 *
 * Returns: %FALSE if it failed; a file that was there is as it was
 */
gboolean
brg_record_save (BrgGame     *game,
                 const char  *path,
                 GError     **error)
{
  g_autofree char *text = NULL;

  g_return_val_if_fail (BRG_IS_GAME (game), FALSE);

  text = brg_record_to_text (game);
  return brg_file_replace (path, text, -1, error);
}

/**
 * brg_record_load:
 * @catalogue: where variant and modules are found
 * @path: a saved game
 * @error: return location for an error
 *
 * Returns: (transfer full) (nullable): the game, replayed and verified
 */
BrgGame *
brg_record_load (BrgCatalogue  *catalogue,
                 const char    *path,
                 GError       **error)
{
  g_autofree char *name = g_filename_display_name (path);
  g_autofree char *text = brg_line_load_file (path, error);

  return text != NULL ? brg_record_from_text (catalogue, name, text, -1, error) : NULL;
}
