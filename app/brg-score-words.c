/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/brg-score-words.h"

#include <glib/gi18n.h>

#include "core/engine/brg-narrator.h"

/**
 * brg_score_words_begin:
 * @words: words within a sentence, such as the name of a cause
 *
 * Returns: (transfer full): the same words as they begin a sentence
 */
char *
brg_score_words_begin (const char *words)
{
  g_autoptr (GString) sentence = g_string_new (NULL);

  if (*words == '\0')
    return g_strdup ("");

  g_string_append_unichar (sentence, g_unichar_toupper (g_utf8_get_char (words)));
  g_string_append (sentence, g_utf8_next_char (words));
  return g_strdup (sentence->str);
}

/**
 * brg_score_words_number:
 * @row: a row
 * @seat: a seat
 *
 * Returns: (transfer full): the row's number for the seat, as it is shown
 */
char *
brg_score_words_number (const BrgScoreRow *row,
                        guint              seat)
{
  gint number = row->numbers[seat];

  /* Translators: stands for no points at all */
  return number != 0 ? g_strdup_printf ("%s%d", number < 0 ? "−" : "", ABS (number))
                     : g_strdup (C_("points", "–"));
}

/**
 * brg_score_words_gain:
 * @gain: points that were gained
 *
 * Returns: (transfer full): the points with their sign
 */
char *
brg_score_words_gain (gint gain)
{
  return g_strdup_printf ("%s%d", gain < 0 ? "−" : "+", ABS (gain));
}

/**
 * brg_score_words_round:
 * @table: a table
 * @round: one of the rounds of its ledger
 *
 * Returns: (transfer full): what the round is called, as a heading
 */
char *
brg_score_words_round (const BrgScoreTable *table,
                       guint                round)
{
  const char *part = brg_ledger_get_part (table->ledger, round);
  const char *name = brg_ledger_get_round (table->ledger, round);

  if (part != NULL && name != NULL)
    /* Translators: first a part of the game, then a round in it: "Phase C, round 2" */
    return g_strdup_printf (C_("round", "%s, %s"), part, name);
  if (part != NULL || name != NULL)
    return brg_score_words_begin (part != NULL ? part : name);
  if (round == 0)
    return g_strdup (C_("round", "Before the first round"));

  /* Translators: %u counts the moves of a game */
  return g_strdup_printf (C_("round", "Move %u"), round);
}

/* ---- causes ---- */

static gint
get_points (const BrgScoreTable *table,
            guint                round,
            guint                seat,
            GArray              *causes,
            guint                index)
{
  return brg_ledger_get_points (table->ledger, round, seat,
                                g_array_index (causes, guint, index));
}

/* The causes of a gain, the greatest first. */
static GArray *
sort_causes (const BrgScoreTable *table,
             guint                round,
             guint                seat)
{
  GArray *causes = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint cause = 0; cause < table->ruleset->causes.n; cause++)
    {
      gint points = brg_ledger_get_points (table->ledger, round, seat, cause);
      guint at = 0;

      while (at < causes->len && get_points (table, round, seat, causes, at) >= points)
        at++;
      if (points != 0)
        g_array_insert_val (causes, at, cause);
    }

  return causes;
}

/**
 * brg_score_words_causes:
 * @table: a table
 * @round: one of the rounds of its ledger
 * @seat: one of its seats
 *
 * Returns: (transfer full): what the seat gained points for in the round, and how many; empty if it
 *   gained none
 */
char *
brg_score_words_causes (const BrgScoreTable *table,
                        guint                round,
                        guint                seat)
{
  g_autoptr (GArray) causes = sort_causes (table, round, seat);
  g_autoptr (GPtrArray) words = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < causes->len; i++)
    {
      g_autofree char *name
          = brg_narrator_cause (table->ruleset, g_array_index (causes, guint, i));

      g_ptr_array_add (words,
                       /* Translators: what points were gained for, then how many */
                       g_strdup_printf (C_("cause", "%s: %d"), name,
                                        get_points (table, round, seat, causes, i)));
    }
  g_ptr_array_add (words, NULL);

  return g_strjoinv (C_("list", ", "), (char **) words->pdata);
}

static char *
tell_seat (const BrgScoreTable *table,
           guint                round,
           guint                seat)
{
  gint total = brg_ledger_get_total (table->ledger, round, seat);
  g_autofree char *gain = brg_score_words_gain (brg_ledger_get_gain (table->ledger, round, seat));
  g_autofree char *causes = brg_score_words_causes (table, round, seat);

  if (*causes == '\0')
    /* Translators: a player’s name, and the points that he or she has */
    return g_strdup_printf (C_("points", "%s: %d"), table->names[seat], total);

  /* Translators: a player’s name, all points, those gained in a round, and what for */
  return g_strdup_printf (C_("points", "%s: %d, %s (%s)"), table->names[seat], total, gain,
                          causes);
}

/**
 * brg_score_words_step:
 * @table: a table
 * @round: one of the rounds of its ledger
 *
 * Returns: (transfer full): what happened to everybody's points in the round, for a screen reader
 */
char *
brg_score_words_step (const BrgScoreTable *table,
                      guint                round)
{
  g_autoptr (GPtrArray) words = g_ptr_array_new_with_free_func (g_free);

  g_ptr_array_add (words, brg_score_words_round (table, round));
  for (guint seat = 0; seat < table->ruleset->n_seats; seat++)
    g_ptr_array_add (words, tell_seat (table, round, seat));
  g_ptr_array_add (words, NULL);

  /* Translators: stands between short sentences without a full stop */
  return g_strjoinv (C_("list", "; "), (char **) words->pdata);
}
