/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "brg-walk-trial.h"

/* What is tried: the legal moves as a set, and all indices that a kind of subject has. */
typedef struct
{
  GHashTable *legal;
  GArray     *indices[G_MAXUINT8];
} Trial;

static void
trial_init (Trial   *trial,
            BrgWalk *walk)
{
  char name[BRG_NAME_SIZE];

  trial->legal = g_hash_table_new_full (g_bytes_hash, g_bytes_equal,
                                        (GDestroyNotify) g_bytes_unref, NULL);
  for (guint i = 0; i < walk->legal.n; i++)
    g_hash_table_add (trial->legal,
                      g_bytes_new_static (&walk->legal.items[i], sizeof (BrgMove)));

  for (guint kind = BRG_FIRST_SUBJECT_KIND; kind < walk->ruleset->subject_kinds.n; kind++)
    {
      const BrgSubjectKind *row = brg_ruleset_row (walk->ruleset->subject_kinds, BrgSubjectKind,
                                                   kind);

      trial->indices[kind] = g_array_new (FALSE, FALSE, sizeof (guint));
      for (guint index = 0; index < row->count (walk->ruleset); index++)
        if (row->name_index (walk->ruleset, index, name))
          g_array_append_val (trial->indices[kind], index);
    }
}

static void
trial_clear (Trial   *trial,
             BrgWalk *walk)
{
  g_hash_table_unref (trial->legal);
  for (guint kind = BRG_FIRST_SUBJECT_KIND; kind < walk->ruleset->subject_kinds.n; kind++)
    g_array_unref (trial->indices[kind]);
}

static void
try_move (BrgWalk       *walk,
          const Trial   *trial,
          const BrgMove *move)
{
  BrgRefusal refusal;
  gboolean refused = brg_play_why_not (walk->ruleset, walk->position, move, &refusal);
  g_autoptr (GBytes) key = g_bytes_new_static (move, sizeof *move);

  if (refused == !g_hash_table_contains (trial->legal, key))
    return;

  {
    g_autofree char *text = brg_move_format (walk->ruleset, move);

    g_error ("%s: “%s” is %s, but %s", walk->case_->name, text,
             refused ? "listed" : "not listed",
             refused ? brg_ruleset_row (walk->ruleset->reasons, BrgReason, refusal.reason)->name
                     : "nothing is said against it");
  }
}

static void
fill_slot (BrgWalk     *walk,
           const Trial *trial,
           BrgMove      move,
           guint        slot)
{
  const BrgSlot *row = &walk->ruleset->slots[move.verb][slot];
  BrgSubject *subject = &move.subjects[move.n_subjects];

  if (slot == BRG_MOVE_MAX_SUBJECTS || row->kind == 0)
    {
      try_move (walk, trial, &move);
      return;
    }

  if (row->optional)
    fill_slot (walk, trial, move, slot + 1);

  move.n_subjects++;
  for (guint owner = 0; owner < brg_subject_n_owners (walk->ruleset, row->kind); owner++)
    for (guint i = 0; i < trial->indices[row->kind]->len; i++)
      {
        *subject = BRG_SUBJECT (row->kind, owner,
                                g_array_index (trial->indices[row->kind], guint, i));
        fill_slot (walk, trial, move, slot + 1);
      }
}

/**
 * brg_walk_try_everything:
 * @walk: a walk at a question
 *
 * Tries every combination of a verb and subjects in range: it is listed, or refused with a reason,
 * and trying changes nothing. No seat but the asked one may do what is listed.
 */
void
brg_walk_try_everything (BrgWalk *walk)
{
  g_autoptr (BrgPosition) untouched = brg_position_dup (walk->ruleset, walk->position);
  guint asked = brg_position_get_asked (walk->position);
  Trial trial;

  trial_init (&trial, walk);
  for (guint verb = BRG_FIRST_VERB; verb < walk->ruleset->verbs.n; verb++)
    fill_slot (walk, &trial,
               (BrgMove){ .verb = (guint8) verb,
                          .seat = (guint8) (asked == BRG_NO_SEAT ? 0 : asked) }, 0);

  /* What one seat may do, no other may. */
  for (guint i = 0; i < walk->legal.n; i++)
    for (guint seat = 0; seat < walk->ruleset->n_seats; seat++)
      {
        BrgMove move = walk->legal.items[i];

        move.seat = (guint8) seat;
        try_move (walk, &trial, &move);
      }

  trial_clear (&trial, walk);
  g_assert_true (brg_position_equal (walk->ruleset, untouched, walk->position));
}
