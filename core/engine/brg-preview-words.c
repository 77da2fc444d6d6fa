/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "brg-preview.h"

#include <glib/gi18n-lib.h>

#include "brg-clauses.h"
#include "brg-narrator.h"
#include "brg-things.h"

/* A preview in words is a line of clauses. Points stand behind what brings them, as a sum if there
 * are several: "uses 1 worker; 19 points in all; completes the region: 6 + phase 8 = 14; livestock:
 * 2 + 3 = 5". */

static char *
format_points (BrgClause *clause,
               gboolean   with_unit)
{
  g_autofree char *total = brg_things_number (clause->points);

  if (clause->n_terms > 1)
    g_string_append_printf (clause->sum, " = %s", total);
  if (!with_unit)
    return g_strdup (clause->sum->str);

  /* Translators: %s is a number, or a sum such as "2 + 3 = 5" */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s point", "%s points",
                                       (gulong) ABS (clause->points)),
                          clause->sum->str);
}

static char *
join (const char *head,
      const char *rest)
{
  /* Translators: what happens and what it brings, such as "completes the region: 6 points", or a
   * player and what happens to her */
  return g_strdup_printf (C_("preview", "%s: %s"), head, rest);
}

static char *
format_clause (const BrgPreview *self,
               const BrgRuleset *ruleset,
               BrgClause        *clause,
               gboolean          with_unit)
{
  g_autofree char *words = NULL;

  if (clause->gains != NULL)
    /* Translators: %s are things, such as "4 workers, 1 silver" */
    words = g_strdup_printf (C_("preview", "gains %s"), clause->gains->str);
  else if (clause->n_terms > 0)
    {
      g_autofree char *points = format_points (clause, with_unit);

      words = *clause->words != '\0' ? join (clause->words, points) : g_strdup (points);
    }
  else
    words = g_strdup (clause->words);

  if (clause->seat != self->seat && clause->seat != BRG_NO_SEAT)
    {
      g_autofree char *name = brg_narrator_seat (ruleset, clause->seat);

      return join (name, words);
    }

  return g_steal_pointer (&words);
}

/* It goes before what it is made of: a line may be too long to be seen whole. */
static char *
format_total (gint points)
{
  g_autofree char *total = brg_things_number (points);

  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s point in all", "%s points in all",
                                       (gulong) ABS (points)),
                          total);
}

/**
 * brg_preview_describe_next:
 * @self: a preview
 * @ruleset: its ruleset
 *
 * Returns: (transfer full) (nullable): what comes after the move, or %NULL if it goes on as before
 */
char *
brg_preview_describe_next (const BrgPreview *self,
                           const BrgRuleset *ruleset)
{
  const BrgQuestion *question;
  g_autofree char *name = NULL;

  if (self->is_unknown)
    return g_strdup (_("then chance decides"));
  if (self->is_over)
    return g_strdup (_("then the game is over"));
  if (self->asked == BRG_NO_SEAT)
    return NULL;

  if (self->asked != self->seat)
    {
      name = brg_narrator_seat (ruleset, self->asked);
      /* Translators: %s is the player who is asked next */
      return g_strdup_printf (_("then %s decides"), name);
    }

  question = brg_ruleset_row (ruleset->questions, BrgQuestion, self->question);
  if (question->brief == NULL)
    return NULL;

  /* Translators: %s is what a player does next, such as "one more action" */
  return g_strdup_printf (_("then: %s"),
                          brg_ruleset_translate (ruleset, NULL, question->brief));
}

/* Takes @words. */
static void
append (GString *line,
        char    *words)
{
  if (words != NULL && line->len > 0)
    /* Translators: stands between what happens and what happens next */
    g_string_append (line, C_("preview", "; "));
  if (words != NULL)
    g_string_append (line, words);
  g_free (words);
}

/**
 * brg_preview_describe:
 * @self: a preview
 * @ruleset: its ruleset
 *
 * Returns: (transfer full) (nullable): what the move costs and gives and what is asked next, in one
 *   line; %NULL if there is nothing to say beside what the move is called
 */
char *
brg_preview_describe (const BrgPreview *self,
                      const BrgRuleset *ruleset)
{
  g_autoptr (GString) line = g_string_new (NULL);
  gboolean has_total = FALSE;
  guint n_own = 0;
  gint points = 0;
  BrgClauses clauses;

  brg_clauses_init (&clauses, ruleset, self);
  for (guint i = 0; i < clauses.items->len; i++)
    {
      const BrgClause *clause = clauses.items->pdata[i];
      gboolean is_own = clause->n_terms > 0 && clause->seat == self->seat;

      n_own += is_own;
      points += is_own ? clause->points : 0;
    }

  for (guint i = 0; i < clauses.items->len; i++)
    {
      BrgClause *clause = clauses.items->pdata[i];
      gboolean is_own = clause->n_terms > 0 && clause->seat == self->seat;

      if (is_own && n_own > 1 && !has_total)
        append (line, format_total (points));
      has_total = has_total || is_own;
      append (line, format_clause (self, ruleset, clause, !is_own || n_own == 1));
    }
  append (line, brg_preview_describe_next (self, ruleset));
  brg_clauses_clear (&clauses);

  return line->len > 0 ? g_string_free (g_steal_pointer (&line), FALSE) : NULL;
}

/**
 * brg_preview_describe_gains:
 * @self: a preview
 * @ruleset: its ruleset
 *
 * Returns: (transfer full) (nullable): the things that its seat gains first, as a list
 */
char *
brg_preview_describe_gains (const BrgPreview *self,
                            const BrgRuleset *ruleset)
{
  char *gains = NULL;
  BrgClauses clauses;

  brg_clauses_init (&clauses, ruleset, self);
  for (guint i = 0; gains == NULL && i < clauses.items->len; i++)
    {
      const BrgClause *clause = clauses.items->pdata[i];

      if (clause->gains != NULL && clause->seat == self->seat)
        gains = g_strdup (clause->gains->str);
    }
  brg_clauses_clear (&clauses);

  return gains;
}

/**
 * brg_narrator_offer:
 * @ruleset: a ruleset
 * @position: a position of it
 * @move: a move that can be made there
 *
 * Returns: (transfer full): what the move does, as a button offers it: with what it gains, if its
 *   verb says so
 */
char *
brg_narrator_offer (const BrgRuleset  *ruleset,
                    const BrgPosition *position,
                    const BrgMove     *move)
{
  const BrgVerb *verb = brg_ruleset_row (ruleset->verbs, BrgVerb, move->verb);
  BrgThings things = brg_things_of_move (ruleset, move);
  g_autofree char *gain = NULL;

  if (verb->offer != NULL)
    {
      BrgPreview preview;

      brg_preview_init (&preview, ruleset, position, move);
      gain = brg_preview_describe_gains (&preview, ruleset);
    }
  if (gain == NULL)
    return brg_narrator_move (ruleset, move);

  things.gain = gain;
  return brg_things_fill (&things, verb->offer, NULL);
}
