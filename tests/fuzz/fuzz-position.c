/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <stdint.h>

#include "brg-fuzz-rules.h"
#include "core/engine/brg-play.h"
#include "core/engine/brg-position-text.h"

#define N_MOVES 40

int LLVMFuzzerTestOneInput (const uint8_t *data, size_t size);

/* What passes the check can be played on, however far from a real game it is. */
static void
play_on (const BrgRuleset *ruleset,
         BrgPosition      *position)
{
  static BrgMove items[BRG_MAX_MOVES];
  BrgMoves moves = { items, BRG_MAX_MOVES, 0 };
  BrgRandom random = { 1, 0 };

  brg_play_resume (ruleset, position, NULL);
  for (guint i = 0; i < N_MOVES && !brg_position_is_over (position); i++)
    {
      moves.n = 0;
      brg_play_list (ruleset, position, &moves);
      g_assert_cmpuint (moves.n, <=, moves.capacity);
      if (moves.n == 0)
        return;
      brg_play_move (ruleset, position, &items[brg_random_below (&random, moves.n)], NULL);
    }
}

static void
read_position (const BrgRuleset *ruleset,
               const char       *text)
{
  g_autoptr (BrgPosition) position = brg_position_new (ruleset);
  g_autoptr (GError) error = NULL;

  if (brg_position_from_text (ruleset, position, "fuzz", text, &error))
    {
      g_autofree char *written = brg_position_to_text (ruleset, position, BRG_NO_SEAT);
      g_autoptr (BrgPosition) again = brg_position_new (ruleset);

      g_assert_true (brg_position_from_text (ruleset, again, "again", written, &error));
      g_assert_true (brg_position_equal (ruleset, position, again));
      if (brg_position_check (ruleset, position, &error))
        play_on (ruleset, position);
    }

  g_assert_true (*text == '\0' || error == NULL || error->message[0] != '\0');
}

/* The text form of a position: read and written again, whatever nonsense it says about the game. */
int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t         size)
{
  g_autofree char *text = g_strndup ((const char *) data, size);
  GPtrArray *rulesets = brg_fuzz_get_rulesets ();

  for (guint i = 0; i < rulesets->len; i++)
    read_position (rulesets->pdata[i], text);

  return 0;
}
