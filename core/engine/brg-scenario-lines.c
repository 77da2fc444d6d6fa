/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "brg-scenario-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "brg-error.h"
#include "brg-narrator.h"
#include "brg-position-text.h"

/* ---- helps for the lines ---- */

/*
 * brg_scenario_fail:
 *
 * Sets an error that says what does not hold, as against a line that cannot be understood.
 */
gboolean
brg_scenario_fail (const BrgLine  *line,
                   guint           word,
                   GError        **error,
                   const char     *format,
                   ...)
{
  va_list arguments;

  va_start (arguments, format);
  g_autofree char *reason = g_strdup_vprintf (format, arguments);
  va_end (arguments);

  return brg_line_error (line, word, error, BRG_ERROR_MISMATCH, "%s", reason);
}

gboolean
brg_scenario_read_seat (BrgScenarioRun  *self,
                        const BrgLine   *line,
                        guint            word,
                        guint           *seat,
                        GError         **error)
{
  gint64 number;

  if (!brg_line_get_number (line, word, 1, self->setup->n_seats, &number, error))
    return FALSE;

  *seat = (guint) number - 1;
  return TRUE;
}

gboolean
brg_scenario_read_move (BrgScenarioRun  *self,
                        const BrgLine   *line,
                        guint            seat_word,
                        guint            first_word,
                        BrgMove         *move,
                        GError         **error)
{
  g_autofree char *notation = NULL;
  guint seat;

  if (!brg_line_expect_words (line, first_word, first_word + BRG_MOVE_MAX_SUBJECTS, error)
      || !brg_scenario_read_seat (self, line, seat_word, &seat, error))
    return FALSE;

  notation = g_strjoinv (" ", line->words + first_word);
  return brg_move_parse (self->ruleset, seat, notation, move, error)
         || brg_line_prefix_error (line, first_word, error);
}

/* Also leaves the list of legal moves in @self. */
gboolean
brg_scenario_is_legal (BrgScenarioRun *self,
                       const BrgMove  *move)
{
  self->moves.n = 0;
  brg_play_list (self->ruleset, self->position, &self->moves);

  return brg_moves_find (&self->moves, move) >= 0;
}

/* ---- what was touched ---- */

void
brg_scenario_cover_move (BrgScenarioRun *self,
                         const BrgMove  *move)
{
  const BrgVerb *verb = brg_ruleset_row (self->ruleset->verbs, BrgVerb, move->verb);

  if (self->coverage == NULL)
    return;

  brg_coverage_add (self->coverage, BRG_COVERAGE_VERB, verb->name);
  for (guint i = 0; i < move->n_subjects; i++)
    brg_coverage_add_subject (self->coverage, self->ruleset, move->subjects[i]);
}

/* Whether a move can name things of a kind. */
static gboolean
is_named_by_moves (const BrgRuleset *ruleset,
                   guint             kind)
{
  for (guint verb = 1; verb < ruleset->verbs.n; verb++)
    for (guint i = 0; i < BRG_MOVE_MAX_SUBJECTS; i++)
      if (ruleset->slots[verb][i].kind == kind)
        return TRUE;

  return FALSE;
}

static void
cover_events (BrgScenarioRun *self)
{
  for (guint i = 0; i < MIN (self->events.n, self->events.capacity); i++)
    {
      const BrgEvent *event = &self->events.items[i];

      brg_coverage_add (self->coverage, BRG_COVERAGE_EVENT,
                        brg_ruleset_row (self->ruleset->event_kinds, BrgEventKind,
                                         event->kind)->name);
      if (event->cause != 0)
        brg_coverage_add (self->coverage, BRG_COVERAGE_CAUSE,
                          brg_ruleset_row (self->ruleset->causes, BrgCause, event->cause)->name);
      for (guint j = 0; j < event->n_subjects; j++)
        if (!is_named_by_moves (self->ruleset, event->subjects[j].kind))
          brg_coverage_add_subject (self->coverage, self->ruleset, event->subjects[j]);
    }
}

/* After the agenda has run to a question. */
static void
cover_run (BrgScenarioRun *self)
{
  const BrgFrame *frame = brg_position_top (self->position);

  if (self->coverage == NULL)
    return;

  cover_events (self);
  if (frame != NULL)
    brg_coverage_add (self->coverage, BRG_COVERAGE_QUESTION,
                      brg_ruleset_row (self->ruleset->questions, BrgQuestion,
                                       frame->question)->name);
}

static void
cover_options (BrgScenarioRun *self,
               GHashTable     *options)
{
  GHashTableIter iter;
  gpointer name, value;

  g_hash_table_iter_init (&iter, options);
  while (g_hash_table_iter_next (&iter, &name, &value))
    {
      g_autofree char *choice = g_strconcat (name, "=", value, NULL);

      brg_coverage_add (self->coverage, BRG_COVERAGE_OPTION, choice);
    }
}

/* ---- the head of a scenario ---- */

static gboolean
read_rule (BrgScenarioRun  *self,
           const BrgLine   *line,
           GError         **error G_GNUC_UNUSED)
{
  for (guint i = 1; i < line->n_words; i++)
    {
      g_ptr_array_add (self->rules, g_strdup (line->words[i]));
      if (self->coverage != NULL)
        brg_coverage_add (self->coverage, BRG_COVERAGE_RULE, line->words[i]);
    }

  return TRUE;
}

static gboolean
read_variant (BrgScenarioRun  *self,
              const BrgLine   *line,
              GError         **error G_GNUC_UNUSED)
{
  g_free (self->setup->variant);
  self->setup->variant = g_strdup (line->words[1]);

  return TRUE;
}

static gboolean
read_players (BrgScenarioRun  *self,
              const BrgLine   *line,
              GError         **error)
{
  gint64 n;

  if (!brg_line_get_number (line, 1, 1, BRG_MAX_SEATS, &n, error))
    return FALSE;

  self->setup->n_seats = (guint) n;
  return TRUE;
}

static gboolean
read_module (BrgScenarioRun  *self,
             const BrgLine   *line,
             GError         **error G_GNUC_UNUSED)
{
  brg_setup_add_module (self->setup, line->words[1]);
  return TRUE;
}

static gboolean
read_option (BrgScenarioRun  *self,
             const BrgLine   *line,
             GError         **error)
{
  gboolean of_seat = strcmp (line->words[0], "seat-option") == 0;
  guint word = of_seat ? 2 : 1;
  g_auto (GStrv) parts = NULL;
  guint seat = 0;

  if (!brg_line_expect_words (line, word, word, error)
      || (of_seat && !brg_scenario_read_seat (self, line, 1, &seat, error)))
    return FALSE;

  parts = g_strsplit (line->words[word], "=", 2);
  if (g_strv_length (parts) != 2)
    return brg_line_error (line, word, error, BRG_ERROR_SYNTAX,
                           _("“%s” should read name=value"), line->words[word]);

  if (of_seat)
    brg_setup_set_seat_option (self->setup, seat, parts[0], parts[1]);
  else
    brg_setup_set_option (self->setup, parts[0], parts[1]);
  return TRUE;
}

static gboolean
read_seed (BrgScenarioRun  *self,
           const BrgLine   *line,
           GError         **error)
{
  gint64 seed;

  if (!brg_line_get_number (line, 1, 0, G_MAXINT64, &seed, error))
    return FALSE;

  self->seed = (guint64) seed;
  return TRUE;
}

/* ---- the body of a scenario ---- */

static gboolean
make_position (BrgScenarioRun  *self,
               const BrgLine   *line,
               GError         **error)
{
  if (self->position != NULL)
    return TRUE;

  self->ruleset = brg_ruleset_new (self->catalogue, self->setup, error);
  if (self->ruleset == NULL)
    return brg_line_prefix_error (line, 0, error);

  self->position = brg_position_new (self->ruleset);
  if (self->coverage != NULL)
    {
      cover_options (self, self->setup->options);
      for (guint seat = 0; seat < self->setup->n_seats; seat++)
        cover_options (self, self->setup->seats[seat]);
    }

  return TRUE;
}

static gboolean
pose (BrgScenarioRun  *self,
      const BrgLine   *line,
      GError         **error)
{
  if (self->position != NULL)
    return TRUE;
  if (!make_position (self, line, error))
    return FALSE;

  brg_play_pose (self->ruleset, self->position, self->seed);
  self->is_loose = TRUE;
  return TRUE;
}

/* Lets a position that was put together by hand run to its question. */
static gboolean
settle (BrgScenarioRun  *self,
        const BrgLine   *line,
        GError         **error)
{
  if (!pose (self, line, error))
    return FALSE;
  if (!self->is_loose)
    return TRUE;

  if (!brg_position_check (self->ruleset, self->position, error))
    return brg_line_prefix_error (line, line->n_words, error);

  self->events.n = 0;
  brg_play_resume (self->ruleset, self->position, &self->events);
  self->is_loose = FALSE;
  cover_run (self);
  return TRUE;
}

static gboolean
read_begin (BrgScenarioRun  *self,
            const BrgLine   *line,
            GError         **error)
{
  if (self->position != NULL)
    return brg_line_error (line, 0, error, BRG_ERROR_SYNTAX,
                           _("“%s” cannot stand here"), line->words[0]);
  if (!make_position (self, line, error))
    return FALSE;

  self->events.n = 0;
  brg_play_begin (self->ruleset, self->position, self->seed, &self->events);
  cover_run (self);
  return TRUE;
}

static gboolean
read_set (BrgScenarioRun  *self,
          const BrgLine   *line,
          GError         **error)
{
  if (!pose (self, line, error))
    return FALSE;

  self->is_loose = TRUE;
  return brg_position_set_line (self->ruleset, self->position, line, 1, error);
}

static gboolean
read_play (BrgScenarioRun  *self,
           const BrgLine   *line,
           GError         **error)
{
  BrgRefusal refusal;
  BrgMove move;

  if (!settle (self, line, error) || !brg_scenario_read_move (self, line, 1, 2, &move, error))
    return FALSE;

  if (!brg_scenario_is_legal (self, &move))
    {
      brg_play_why_not (self->ruleset, self->position, &move, &refusal);
      g_autofree char *reason = brg_narrator_refusal (self->ruleset, &refusal);

      return brg_scenario_fail (line, 2, error, _("the move cannot be made: %s"), reason);
    }

  self->events.n = 0;
  self->mover = move.seat;
  brg_scenario_cover_move (self, &move);
  brg_play_move (self->ruleset, self->position, &move, &self->events);
  cover_run (self);
  return TRUE;
}

static gboolean
read_expect (BrgScenarioRun  *self,
             const BrgLine   *line,
             GError         **error)
{
  return settle (self, line, error) && brg_scenario_expect (self, line, error);
}

/* ---- lines ---- */

static const struct
{
  const char *keyword;
  gboolean    is_head;
  guint       maximum;
  gboolean  (*read) (BrgScenarioRun  *self,
                     const BrgLine   *line,
                     GError         **error);
} lines[] = {
  { "rule", TRUE, G_MAXUINT, read_rule },
  { "variant", TRUE, 1, read_variant },
  { "players", TRUE, 1, read_players },
  { "module", TRUE, 1, read_module },
  { "option", TRUE, 1, read_option },
  { "seat-option", TRUE, 2, read_option },
  { "seed", TRUE, 1, read_seed },
  { "begin", FALSE, 0, read_begin },
  { "set", FALSE, G_MAXUINT, read_set },
  { "play", FALSE, 2 + BRG_MOVE_MAX_SUBJECTS, read_play },
  { "expect", FALSE, G_MAXUINT, read_expect },
};

/*
 * brg_scenario_read_line:
 *
 * Does what a line of a scenario says, or sets an error that says why it cannot be done or does
 * not hold.
 */
gboolean
brg_scenario_read_line (BrgScenarioRun  *self,
                        const BrgLine   *line,
                        GError         **error)
{
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      if (strcmp (lines[i].keyword, line->words[0]) != 0)
        continue;
      if (lines[i].is_head && self->position != NULL)
        return brg_line_error (line, 0, error, BRG_ERROR_SYNTAX,
                               _("“%s” cannot stand here"), line->words[0]);
      return brg_line_expect_words (line, lines[i].maximum > 0 ? 1 : 0, lines[i].maximum, error)
             && lines[i].read (self, line, error);
    }

  return brg_line_error (line, 0, error, BRG_ERROR_UNKNOWN,
                         _("“%s” means nothing in a scenario"), line->words[0]);
}
