/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "brg-extra-tiles.h"

#include "core/duchy/brg-powers.h"

/* The crane has the effect of any building (R61), and may stand for any at the end (R69). */

enum
{
  CAUSE,
  SPACE,
};

gboolean
brg_crane_is (const BrgRuleset  *ruleset,
              const BrgTileKind *kind)
{
  return kind->effects[0].effect == brg_extra_tiles (ruleset)->crane;
}

/* ---- when it is placed ---- */

/* Whether it can do the work of such a tile: of every building that other modules bring, too. */
gboolean
brg_crane_imitates (const BrgRuleset *ruleset,
                    guint             kind)
{
  const BrgTileKind *row = &brg_duchy_tables (ruleset)->tiles.kinds[kind];

  return row->building != 0 && row->effects[0].effect != 0 && !brg_crane_is (ruleset, row);
}

void
brg_crane_start (BrgPlay *play,
                 guint    seat,
                 guint    argument G_GNUC_UNUSED,
                 guint    cause,
                 guint    space)
{
  const BrgPlace *place = brg_extra_tiles_place (play->ruleset);
  BrgFrame *frame = brg_play_push (play, place->frame_kinds + EXTRA_FRAME_CRANE, seat);

  frame->arguments[CAUSE] = (guint8) cause;
  frame->arguments[SPACE] = (guint8) space;
}

void
brg_crane_run (BrgPlay  *play,
               BrgFrame *frame)
{
  brg_play_ask (play, frame,
                brg_extra_tiles_place (play->ruleset)->questions + EXTRA_QUESTION_CRANE);
}

gboolean
brg_crane_check (const BrgRuleset  *ruleset,
                 const BrgPosition *position G_GNUC_UNUSED,
                 const BrgFrame    *frame)
{
  return frame->seat < ruleset->n_seats && frame->arguments[CAUSE] > 0
         && frame->arguments[CAUSE] < ruleset->causes.n
         && frame->arguments[SPACE] < brg_duchy_tables (ruleset)->max_spaces;
}

void
brg_crane_list (const BrgRuleset  *ruleset,
                const BrgPosition *position G_GNUC_UNUSED,
                const BrgFrame    *frame,
                BrgMoves          *moves)
{
  const BrgPlace *place = brg_extra_tiles_place (ruleset);
  BrgMove move = { .verb = (guint8) (place->verbs + EXTRA_VERB_IMITATE), .seat = frame->seat,
                   .n_subjects = 1 };

  for (guint kind = 1; kind < brg_duchy_tables (ruleset)->tiles.n_kinds; kind++)
    if (brg_crane_imitates (ruleset, kind))
      {
        move.subjects[0] = BRG_SUBJECT (place->subject_kinds + EXTRA_SUBJECT_BUILDING, 0, kind);
        brg_moves_add (moves, &move);
      }
  brg_add_decline (moves, frame->seat);
}

void
brg_crane_answer (BrgPlay       *play,
                  BrgFrame      *frame,
                  const BrgMove *move)
{
  const BrgPlace *place = brg_extra_tiles_place (play->ruleset);
  guint cause = frame->arguments[CAUSE], space = frame->arguments[SPACE];

  brg_play_pop (play);
  if (move->verb == BRG_VERB_DECLINE)
    {
      brg_decline (play, move->seat, cause);
      return;
    }

  brg_play_emit (play, (BrgEvent){ .kind = (guint8) (place->event_kinds + EXTRA_EVENT_IMITATES),
                                   .seat = move->seat, .cause = (guint8) cause, .n_subjects = 1,
                                   .subjects = { move->subjects[0] } });
  brg_effects_start_of (play, move->seat, move->subjects[0].index, cause, space);
}

void
brg_crane_why_not (const BrgRuleset  *ruleset,
                   const BrgPosition *position G_GNUC_UNUSED,
                   const BrgFrame    *frame G_GNUC_UNUSED,
                   const BrgMove     *move,
                   BrgRefusal        *refusal)
{
  const BrgPlace *place = brg_extra_tiles_place (ruleset);

  /* Only buildings that it can imitate have a name. */
  if (move->verb != BRG_VERB_DECLINE && move->verb != place->verbs + EXTRA_VERB_IMITATE)
    refusal->reason = BRG_REASON_NOT_NOW;
}

/* ---- at the end ---- */

/* The kind of building that pays most at the end, the first one of several; 0 if none does. */
static guint
find_best_building (const BrgRuleset  *ruleset,
                    const BrgPosition *position,
                    guint              seat)
{
  const BrgTileCatalogue *tiles = &brg_duchy_tables (ruleset)->tiles;
  guint best = 0, best_score = 0;
  guint scoring;

  BRG_BITS_FOREACH (scoring, brg_scoring_kinds (ruleset, position, seat))
    {
      const BrgTileKind *kind = &tiles->kinds[scoring];
      gboolean pays = kind->score_per == BRG_SCORE_PER_TILE
                      && tiles->kinds[kind->score_kind].building != 0;

      if (pays && (kind->score > best_score
                   || (kind->score == best_score && kind->score_kind < best)))
        {
          best = kind->score_kind;
          best_score = kind->score;
        }
    }

  return best;
}

/* A crane is one building more of one kind. */
gint
brg_crane_count (const BrgRuleset        *ruleset,
                 const BrgPosition       *position,
                 const BrgQueryArguments *arguments,
                 gint                     value G_GNUC_UNUSED)
{
  const BrgDuchyTables *tables = brg_duchy_tables (ruleset);
  const BrgDuchy *duchy = brg_duchy_of (tables, position, arguments->seat);
  gint count = 0;
  guint space;

  if (tables->score_when_laid)
    return brg_crane_count_bound (ruleset, position, arguments);

  if (arguments->numbers[0] != BRG_SCORE_PER_TILE
      || (guint) arguments->numbers[1] != find_best_building (ruleset, position, arguments->seat))
    return 0;

  BRG_BITS_FOREACH (space, duchy->covered)
    count += brg_crane_is (ruleset, &tables->tiles.kinds[duchy->tiles[space]]);

  return count;
}
