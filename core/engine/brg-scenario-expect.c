/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "brg-scenario-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "brg-error.h"
#include "brg-position-text.h"

/* ---- who is asked what ---- */

static const char *
get_question_name (BrgScenarioRun *self)
{
  const BrgFrame *frame = brg_position_top (self->position);

  if (frame == NULL)
    return "";

  return brg_ruleset_row (self->ruleset->questions, BrgQuestion, frame->question)->name;
}

static gboolean
expect_asked (BrgScenarioRun  *self,
              const BrgLine   *line,
              GError         **error)
{
  guint asked = brg_position_get_asked (self->position);
  guint seat;

  if (!brg_scenario_read_seat (self, line, 2, &seat, error))
    return FALSE;
  if (brg_ruleset_find_question (self->ruleset, line->words[3]) == 0)
    return brg_line_error (line, 3, error, BRG_ERROR_UNKNOWN,
                           _("“%s” is unknown here"), line->words[3]);

  if (asked == BRG_NO_SEAT)
    return brg_scenario_fail (line, 1, error, _("nobody is asked: the game is over"));
  if (asked != seat || strcmp (get_question_name (self), line->words[3]) != 0)
    return brg_scenario_fail (line, 1, error, _("seat %u is asked “%s”"),
                              asked + 1, get_question_name (self));

  return TRUE;
}

static gboolean
expect_over (BrgScenarioRun  *self,
             const BrgLine   *line,
             GError         **error)
{
  if (brg_position_is_over (self->position))
    return TRUE;

  return brg_scenario_fail (line, 1, error, _("the game goes on: seat %u is asked “%s”"),
                            brg_position_get_asked (self->position) + 1,
                            get_question_name (self));
}

/* ---- legal moves ---- */

static gboolean
expect_legal (BrgScenarioRun  *self,
              const BrgLine   *line,
              GError         **error)
{
  BrgRefusal refusal;
  BrgMove move;

  if (!brg_scenario_read_move (self, line, 2, 3, &move, error))
    return FALSE;

  if (!brg_scenario_is_legal (self, &move))
    {
      brg_play_why_not (self->ruleset, self->position, &move, &refusal);
      return brg_scenario_fail (line, 3, error, _("the move is refused: “%s”"),
                                brg_ruleset_row (self->ruleset->reasons, BrgReason,
                                                 refusal.reason)->name);
    }

  brg_scenario_cover_move (self, &move);
  return TRUE;
}

static gboolean
check_reason (BrgScenarioRun  *self,
              const BrgLine   *line,
              const BrgMove   *move,
              guint            reason,
              GError         **error)
{
  BrgRefusal refusal;

  if (brg_scenario_is_legal (self, move))
    return brg_scenario_fail (line, 4, error, _("the move is legal"));

  brg_play_why_not (self->ruleset, self->position, move, &refusal);
  if (refusal.reason == reason)
    return TRUE;

  return brg_scenario_fail (line, 3, error, _("the move is refused for another reason: “%s”"),
                            brg_ruleset_row (self->ruleset->reasons, BrgReason,
                                             refusal.reason)->name);
}

static gboolean
expect_refused (BrgScenarioRun  *self,
                const BrgLine   *line,
                GError         **error)
{
  BrgMove move;
  guint reason;

  if (!brg_scenario_read_move (self, line, 2, 4, &move, error))
    return FALSE;

  reason = brg_ruleset_find_reason (self->ruleset, line->words[3]);
  if (reason == 0)
    return brg_line_error (line, 3, error, BRG_ERROR_UNKNOWN,
                           _("“%s” is unknown here"), line->words[3]);
  if (!check_reason (self, line, &move, reason, error))
    return FALSE;

  if (self->coverage != NULL)
    {
      brg_coverage_add (self->coverage, BRG_COVERAGE_REASON, line->words[3]);
      brg_coverage_add (self->coverage, BRG_COVERAGE_REFUSED_VERB,
                        brg_ruleset_row (self->ruleset->verbs, BrgVerb, move.verb)->name);
    }
  return TRUE;
}

static gboolean
expect_n_moves (BrgScenarioRun  *self,
                const BrgLine   *line,
                GError         **error)
{
  gint64 n;

  if (!brg_line_get_number (line, 2, 0, BRG_MAX_MOVES, &n, error))
    return FALSE;

  self->moves.n = 0;
  brg_play_list (self->ruleset, self->position, &self->moves);
  if (self->moves.n == n)
    return TRUE;

  return brg_scenario_fail (line, 2, error, _("%u moves can be made, not %u"),
                            self->moves.n, (guint) n);
}

/* ---- points ---- */

static gboolean
expect_score (BrgScenarioRun  *self,
              const BrgLine   *line,
              GError         **error)
{
  gint64 wanted;
  guint seat;
  gint score;

  if (!brg_scenario_read_seat (self, line, 2, &seat, error)
      || !brg_line_get_number (line, 3, G_MININT16, G_MAXINT16, &wanted, error))
    return FALSE;

  score = self->ruleset->variant->score (self->ruleset, self->position, seat);
  if (score == wanted)
    return TRUE;

  return brg_scenario_fail (line, 3, error, _("seat %u has %d points, not %d"),
                            seat + 1, score, (gint) wanted);
}

static gboolean
expect_place (BrgScenarioRun  *self,
              const BrgLine   *line,
              GError         **error)
{
  guint places[BRG_MAX_SEATS];
  gint64 wanted;
  guint seat;

  if (!brg_scenario_read_seat (self, line, 2, &seat, error)
      || !brg_line_get_number (line, 3, 1, BRG_MAX_SEATS, &wanted, error))
    return FALSE;

  brg_play_rank (self->ruleset, self->position, places);
  if (places[seat] == wanted)
    return TRUE;

  return brg_scenario_fail (line, 3, error, _("seat %u has place %u, not %u"),
                            seat + 1, places[seat], (guint) wanted);
}

/* ---- fields ---- */

/* What the line of a field begins with in the text form: its name and its owner. */
static char *
get_field_start (BrgScenarioRun *self,
                 const BrgLine  *line,
                 guint           word)
{
  const BrgField *field = brg_schema_find (self->ruleset->schema, line->words[word]);

  if (field != NULL && field->owner == BRG_FIELD_OF_SEAT)
    return g_strconcat (line->words[word], " ", line->words[word + 1], NULL);

  return g_strdup (line->words[word]);
}

/* The field's line in the text form of a position; a field that is all 0 has none there. */
static char *
get_field_line (BrgScenarioRun    *self,
                const BrgPosition *position,
                const char        *start)
{
  g_autofree char *text = brg_position_to_text (self->ruleset, position, BRG_NO_SEAT);
  g_auto (GStrv) text_lines = g_strsplit (text, "\n", -1);
  gsize length = strlen (start);

  for (guint i = 0; text_lines[i] != NULL; i++)
    if (g_str_has_prefix (text_lines[i], start) && text_lines[i][length] == ' ')
      return g_strdup (text_lines[i]);

  return g_strdup (start);
}

/* Puts the actual and the wanted line of a field side by side, both in the same form. */
static gboolean
read_field (BrgScenarioRun  *self,
            const BrgLine   *line,
            guint            word,
            char           **actual,
            char           **wanted,
            GError         **error)
{
  g_autoptr (BrgPosition) other = brg_position_dup (self->ruleset, self->position);
  g_autofree char *start = NULL;

  if (strcmp (line->words[word], "frame") == 0 || strcmp (line->words[word], "no-frames") == 0)
    return brg_line_error (line, word, error, BRG_ERROR_UNKNOWN,
                           _("nothing can be expected of “%s”"), line->words[word]);
  if (!brg_position_set_line (self->ruleset, other, line, word, error))
    return FALSE;

  start = get_field_start (self, line, word);
  *actual = get_field_line (self, self->position, start);
  *wanted = get_field_line (self, other, start);
  return TRUE;
}

static gboolean
expect_field (BrgScenarioRun  *self,
              const BrgLine   *line,
              GError         **error)
{
  g_autofree char *actual = NULL;
  g_autofree char *wanted = NULL;

  if (!read_field (self, line, 1, &actual, &wanted, error))
    return FALSE;
  if (strcmp (actual, wanted) == 0)
    return TRUE;

  return brg_scenario_fail (line, 1, error, _("it is “%s”, not “%s”"), actual, wanted);
}

/* `expect has FIELD…`: the elements that are named, and perhaps others. */
static gboolean
expect_has (BrgScenarioRun  *self,
            const BrgLine   *line,
            GError         **error)
{
  g_autofree char *actual = NULL;
  g_autofree char *wanted = NULL;
  g_auto (GStrv) there = NULL;
  g_auto (GStrv) named = NULL;

  if (!read_field (self, line, 2, &actual, &wanted, error))
    return FALSE;

  there = g_strsplit (actual, " ", -1);
  named = g_strsplit (wanted, " ", -1);
  for (guint i = 0; named[i] != NULL; i++)
    if (!g_strv_contains ((const char * const *) there, named[i]))
      return brg_scenario_fail (line, 2, error, _("there is no “%s” in “%s”"), named[i], actual);

  return TRUE;
}

/* ---- expectations ---- */

static const struct
{
  const char *keyword;
  guint       minimum;
  guint       maximum;
  gboolean  (*expect) (BrgScenarioRun  *self,
                       const BrgLine   *line,
                       GError         **error);
} expectations[] = {
  { "asked", 2, 2, expect_asked },
  { "over", 0, 0, expect_over },
  { "legal", 2, 2 + BRG_MOVE_MAX_SUBJECTS, expect_legal },
  { "refused", 3, 3 + BRG_MOVE_MAX_SUBJECTS, expect_refused },
  { "n-moves", 1, 1, expect_n_moves },
  { "event", 1, G_MAXUINT - 1, brg_scenario_expect_event },
  { "no-event", 1, G_MAXUINT - 1, brg_scenario_expect_no_event },
  { "points-gained", 2, 3, brg_scenario_expect_points },
  { "score", 2, 2, expect_score },
  { "place", 2, 2, expect_place },
  { "has", 1, G_MAXUINT - 1, expect_has },
};

/*
 * brg_scenario_expect:
 *
 * Judges a line `expect …`; what is no keyword is the name of a field.
 */
gboolean
brg_scenario_expect (BrgScenarioRun  *self,
                     const BrgLine   *line,
                     GError         **error)
{
  for (guint i = 0; i < G_N_ELEMENTS (expectations); i++)
    if (strcmp (expectations[i].keyword, line->words[1]) == 0)
      return brg_line_expect_words (line, expectations[i].minimum + 1,
                                    expectations[i].maximum + 1, error)
             && expectations[i].expect (self, line, error);

  return expect_field (self, line, error);
}
