/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "ui/brg-foresight.h"

#include <glib/gi18n-lib.h>

#include "core/engine/brg-narrator.h"
#include "core/engine/brg-preview.h"
#include "ui/brg-offer-words.h"

/* With more moves left than this a pick leads to nothing that could be told in a moment. */
#define MAX_TOLD 4

/**
 * BrgForesight:
 *
 * Says what moves would cost and give before they are made. It looks only when it is asked, and
 * once for each move of a position.
 */
struct _BrgForesight
{
  GObject parent_instance;

  BrgRuleset *ruleset;
  BrgPicker *picker;
  BrgPosition *position;
  GHashTable *told;
};

G_DEFINE_FINAL_TYPE (BrgForesight, brg_foresight, G_TYPE_OBJECT)

static guint
hash_move (gconstpointer data)
{
  const BrgMove *move = data;
  guint hash = move->verb;

  for (guint i = 0; i < move->n_subjects; i++)
    hash = hash * 31 + move->subjects[i].owner * 4099u + move->subjects[i].index;

  return hash;
}

static gboolean
equal_moves (gconstpointer a,
             gconstpointer b)
{
  return brg_move_equal (a, b);
}

static void
brg_foresight_finalize (GObject *object)
{
  BrgForesight *self = BRG_FORESIGHT (object);

  g_hash_table_unref (self->told);
  g_clear_pointer (&self->position, brg_position_free);
  g_clear_object (&self->picker);
  g_clear_pointer (&self->ruleset, brg_ruleset_unref);

  G_OBJECT_CLASS (brg_foresight_parent_class)->finalize (object);
}

static void
brg_foresight_class_init (BrgForesightClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = brg_foresight_finalize;
}

static void
brg_foresight_init (BrgForesight *self)
{
  self->told = g_hash_table_new_full (hash_move, equal_moves, g_free, g_free);
}

/**
 * brg_foresight_new:
 * @ruleset: the rules
 * @picker: what leads to the moves
 *
 * Returns: (transfer full): somebody who can tell what comes of them
 */
BrgForesight *
brg_foresight_new (BrgRuleset *ruleset,
                   BrgPicker  *picker)
{
  BrgForesight *self = g_object_new (BRG_TYPE_FORESIGHT, NULL);

  self->ruleset = brg_ruleset_ref (ruleset);
  self->picker = g_object_ref (picker);
  return self;
}

/* ---- one move ---- */

/* What was told of another position is worth nothing. Returns NULL if no position is known. */
static const BrgPosition *
look (BrgForesight *self)
{
  const BrgPosition *position = brg_picker_get_position (self->picker);

  if (position == NULL || (self->position != NULL
                           && brg_position_equal (self->ruleset, self->position, position)))
    return position;

  g_hash_table_remove_all (self->told);
  g_clear_pointer (&self->position, brg_position_free);
  self->position = brg_position_dup (self->ruleset, position);
  return position;
}

static char *
capitalize (const char *words)
{
  GString *capital = g_string_new (NULL);

  if (*words != '\0')
    {
      g_string_append_unichar (capital, g_unichar_totitle (g_utf8_get_char (words)));
      g_string_append (capital, g_utf8_next_char (words));
    }

  return g_string_free (capital, FALSE);
}

static char *
describe (BrgForesight      *self,
          const BrgPosition *position,
          const BrgMove     *move)
{
  BrgPreview preview;

  brg_preview_init (&preview, self->ruleset, position, move);
  return brg_preview_describe (&preview, self->ruleset);
}

/* Returns an empty text for a move of which there is nothing to say. */
static const char *
foretell (BrgForesight  *self,
          const BrgMove *move)
{
  const BrgPosition *position = look (self);
  char *words;

  if (position == NULL)
    return "";

  words = g_hash_table_lookup (self->told, move);
  if (words == NULL)
    {
      words = describe (self, position, move);
      if (words == NULL)
        words = g_strdup ("");
      g_hash_table_insert (self->told, g_memdup2 (move, sizeof *move), words);
    }

  return words;
}

/**
 * brg_foresight_tell_move:
 * @self: a foresight
 * @move: a move that can be made now
 *
 * Returns: (transfer full) (nullable): what it costs and gives and what comes next, or %NULL if
 *   that is nothing but what the move is called
 */
char *
brg_foresight_tell_move (BrgForesight  *self,
                         const BrgMove *move)
{
  const char *words;

  g_return_val_if_fail (BRG_IS_FORESIGHT (self), NULL);

  words = foretell (self, move);
  return *words != '\0' ? capitalize (words) : NULL;
}

/* ---- a pick ---- */

static gboolean
is_in_all (const BrgMoves *moves,
           BrgSubject      subject)
{
  for (guint i = 0; i < moves->n; i++)
    {
      gboolean found = FALSE;

      for (guint j = 0; j < moves->items[i].n_subjects; j++)
        found = found || brg_subject_equal (moves->items[i].subjects[j], subject);
      if (!found)
        return FALSE;
    }

  return TRUE;
}

/* Each move is known by the things that the others have not. */
static char *
name_rest (BrgForesight   *self,
           const BrgMove  *move,
           const BrgMoves *moves)
{
  BrgSubject rest[BRG_MOVE_MAX_SUBJECTS];
  guint n = 0;

  for (guint i = 0; i < move->n_subjects; i++)
    if (!is_in_all (moves, move->subjects[i])
        && !brg_picker_follows (self->picker, move->subjects[i]))
      rest[n++] = move->subjects[i];

  return n > 0 ? brg_offer_words_of_subjects (self->ruleset, rest, n)
               : brg_narrator_move (self->ruleset, move);
}

static char *
tell_with_rest (BrgForesight   *self,
                const BrgMove  *move,
                const BrgMoves *moves)
{
  g_autofree char *rest = name_rest (self, move, moves);
  g_autofree char *capital = capitalize (rest);
  const char *words = foretell (self, move);

  if (*words == '\0')
    return g_steal_pointer (&capital);

  return g_strdup_printf (C_("preview", "%s: %s"), capital, words);
}

/* A move that neither costs nor gives anything is told by its name. */
static char *
tell_single (BrgForesight  *self,
             const BrgMove *move)
{
  g_autofree char *words = brg_foresight_tell_move (self, move);
  g_autofree char *name = brg_narrator_move (self->ruleset, move);
  g_autofree char *next = NULL;
  BrgPreview preview;

  if (words == NULL)
    return g_steal_pointer (&name);

  brg_preview_init (&preview, self->ruleset, brg_picker_get_position (self->picker), move);
  next = brg_preview_describe_next (&preview, self->ruleset);
  if (next == NULL || g_strcmp0 (next, foretell (self, move)) != 0)
    return g_steal_pointer (&words);

  return g_strconcat (name, C_("preview", "; "), next, NULL);
}

/**
 * brg_foresight_tell_pick:
 * @self: a foresight
 * @subject: what could be picked next
 *
 * Returns: (transfer full) (nullable): what comes of it: in a line if it makes a move, in a few if
 *   it leads to a few moves
 */
char *
brg_foresight_tell_pick (BrgForesight *self,
                         BrgSubject    subject)
{
  BrgMove items[MAX_TOLD];
  BrgMoves moves = { items, MAX_TOLD, 0 };
  g_autoptr (GString) lines = NULL;

  g_return_val_if_fail (BRG_IS_FORESIGHT (self), NULL);

  brg_picker_list_after (self->picker, subject, &moves);
  if (moves.n == 1)
    return tell_single (self, &items[0]);
  if (moves.n == 0 || moves.n > MAX_TOLD)
    return NULL;

  lines = g_string_new (NULL);
  for (guint i = 0; i < moves.n; i++)
    {
      g_autofree char *line = tell_with_rest (self, &items[i], &moves);

      g_string_append_printf (lines, "%s%s", i > 0 ? "\n" : "", line);
    }

  return g_string_free (g_steal_pointer (&lines), FALSE);
}
