/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/brg-score-text.h"

#include <glib/gi18n.h>

#include "app/brg-score-words.h"

/* Between columns. */
#define GAP 2

/* How many columns of a terminal a text takes: Chinese letters are two wide. */
static guint
measure (const char *text)
{
  guint width = 0;

  for (const char *at = text; *at != '\0'; at = g_utf8_next_char (at))
    {
      gunichar letter = g_utf8_get_char (at);

      if (!g_unichar_iszerowidth (letter))
        width += g_unichar_iswide (letter) ? 2 : 1;
    }

  return width;
}

static void
append_spaces (GString *out,
               guint    n)
{
  for (guint i = 0; i < n; i++)
    g_string_append_c (out, ' ');
}

static void
append_left (GString    *out,
             const char *text,
             guint       width)
{
  guint own = measure (text);

  g_string_append (out, text);
  append_spaces (out, width > own ? width - own : 0);
}

static void
append_right (GString    *out,
              const char *text,
              guint       width)
{
  guint own = measure (text);

  append_spaces (out, width > own ? width - own : 0);
  g_string_append (out, text);
}

/* A line ends with what can be seen of it. */
static void
end_line (GString *out)
{
  while (out->len > 0 && out->str[out->len - 1] == ' ')
    g_string_truncate (out, out->len - 1);
  g_string_append_c (out, '\n');
}

/* ---- by source ---- */

static guint
get_label_width (const BrgScoreTable *table)
{
  guint width = 0;

  for (guint i = 0; i < table->rows->len; i++)
    width = MAX (width, measure (((BrgScoreRow *) table->rows->pdata[i])->label));

  return width;
}

static guint
get_seat_width (const BrgScoreTable *table,
                guint                seat)
{
  return GAP + MAX (measure (table->names[seat]), 4);
}

static void
append_heads (GString             *out,
              const BrgScoreTable *table,
              guint                width)
{
  append_spaces (out, width);
  for (guint i = 0; i < table->ruleset->n_seats; i++)
    append_right (out, table->names[i], get_seat_width (table, i));
  end_line (out);
}

static void
append_row (GString             *out,
            const BrgScoreTable *table,
            const BrgScoreRow   *row,
            guint                width)
{
  append_left (out, row->label, width);
  for (guint i = 0; i < table->ruleset->n_seats; i++)
    {
      g_autofree char *number = brg_score_words_number (row, i);

      append_right (out, number, get_seat_width (table, i));
    }
  end_line (out);
}

static void
append_rule (GString             *out,
             const BrgScoreTable *table,
             guint                width)
{
  for (guint i = 0; i < table->ruleset->n_seats; i++)
    width += get_seat_width (table, i);
  for (guint i = 0; i < width; i++)
    g_string_append_c (out, '-');
  g_string_append_c (out, '\n');
}

static void
append_sources (GString             *out,
                const BrgScoreTable *table)
{
  guint width = get_label_width (table);
  BrgScoreKind last = BRG_SCORE_CAUSE;

  append_heads (out, table, width);
  for (guint i = 0; i < table->rows->len; i++)
    {
      const BrgScoreRow *row = table->rows->pdata[i];

      if (row->kind != last && row->kind != BRG_SCORE_PLACE)
        append_rule (out, table, width);
      append_row (out, table, row, width);
      last = row->kind;
    }
  if (table->tie != NULL)
    g_string_append_printf (out, "\n%s\n", table->tie);
}

/* ---- by round ---- */

static void
append_gain (GString             *out,
             const BrgScoreTable *table,
             guint                round,
             guint                seat,
             guint                width)
{
  g_autofree char *causes = brg_score_words_causes (table, round, seat);
  g_autofree char *gain = brg_score_words_gain (brg_ledger_get_gain (table->ledger, round, seat));
  g_autofree char *total
      = g_strdup_printf ("%d", brg_ledger_get_total (table->ledger, round, seat));

  append_spaces (out, GAP);
  append_left (out, table->names[seat], width);
  append_right (out, total, GAP + 4);
  append_right (out, *causes != '\0' ? gain : "", GAP + 4);
  append_spaces (out, GAP);
  g_string_append (out, causes);
  end_line (out);
}

static void
append_round (GString             *out,
              const BrgScoreTable *table,
              guint                round)
{
  g_autofree char *name = brg_score_words_round (table, round);
  guint width = 0;

  for (guint i = 0; i < table->ruleset->n_seats; i++)
    width = MAX (width, measure (table->names[i]));

  g_string_append_printf (out, "\n%s\n", name);
  for (guint i = 0; i < table->ruleset->n_seats; i++)
    append_gain (out, table, round, i, width);
}

/**
 * brg_score_text:
 * @table: a table
 *
 * Returns: (transfer full): all that the table says, as a text for people: the points by source,
 *   then round by round
 */
char *
brg_score_text (const BrgScoreTable *table)
{
  GString *out = g_string_new (NULL);

  g_string_append_printf (out, "%s\n\n", table->title);
  append_sources (out, table);
  for (guint i = 1; i < brg_ledger_get_n_rounds (table->ledger); i++)
    append_round (out, table, i);

  return g_string_free (out, FALSE);
}
