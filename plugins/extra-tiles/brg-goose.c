/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "brg-extra-tiles.h"

/* The goose scores with the animals of one other kind in its pasture (R62). That it counts with
 * every kind that is placed there later is said by the tile itself. */

enum
{
  SPACE,
};

/* Animals that count in every herd have none of their own. */
gboolean
brg_goose_can_join (const BrgRuleset *ruleset,
                    guint             animal)
{
  const BrgTileCatalogue *tiles = &brg_duchy_tables (ruleset)->tiles;

  for (guint kind = 1; kind < tiles->n_kinds; kind++)
    if (tiles->kinds[kind].animal == animal && tiles->kinds[kind].in_every_herd)
      return FALSE;

  return TRUE;
}

/* The kinds of animals that it can join, as bits. */
static BrgBits
find_herds (const BrgRuleset  *ruleset,
            const BrgPosition *position,
            guint              seat,
            guint              space)
{
  const BrgDuchyTables *tables = brg_duchy_tables (ruleset);
  const BrgDuchy *duchy = brg_duchy_of (tables, position, seat);
  BrgBits herds = 0;
  guint other;

  BRG_BITS_FOREACH (other, brg_pasture (ruleset, position, seat, space) & duchy->covered)
    {
      const BrgTileKind *kind = &tables->tiles.kinds[duchy->tiles[other]];

      if (kind->animal != 0 && !kind->in_every_herd)
        herds |= BRG_BIT (kind->animal);
    }

  return herds;
}

void
brg_goose_start (BrgPlay *play,
                 guint    seat,
                 guint    argument G_GNUC_UNUSED,
                 guint    cause G_GNUC_UNUSED,
                 guint    space)
{
  const BrgPlace *place = brg_extra_tiles_place (play->ruleset);

  if (find_herds (play->ruleset, play->position, seat, space) == 0)
    brg_score_livestock (play, seat, space, 0);
  else
    brg_play_push (play, place->frame_kinds + EXTRA_FRAME_GOOSE, seat)->arguments[SPACE]
        = (guint8) space;
}

void
brg_goose_run (BrgPlay  *play,
               BrgFrame *frame)
{
  brg_play_ask (play, frame,
                brg_extra_tiles_place (play->ruleset)->questions + EXTRA_QUESTION_GOOSE);
}

gboolean
brg_goose_check (const BrgRuleset  *ruleset,
                 const BrgPosition *position,
                 const BrgFrame    *frame)
{
  const BrgDuchyTables *tables = brg_duchy_tables (ruleset);
  guint space = frame->arguments[SPACE];

  return frame->seat < ruleset->n_seats
         && space < brg_board_of (tables, brg_duchy_of (tables, position, frame->seat))->n_spaces
         && find_herds (ruleset, position, frame->seat, space) != 0;
}

void
brg_goose_list (const BrgRuleset  *ruleset,
                const BrgPosition *position,
                const BrgFrame    *frame,
                BrgMoves          *moves)
{
  const BrgPlace *place = brg_extra_tiles_place (ruleset);
  BrgMove move = { .verb = (guint8) (place->verbs + EXTRA_VERB_JOIN), .seat = frame->seat,
                   .n_subjects = 1 };
  guint animal;

  BRG_BITS_FOREACH (animal, find_herds (ruleset, position, frame->seat, frame->arguments[SPACE]))
    {
      move.subjects[0] = BRG_SUBJECT (place->subject_kinds + EXTRA_SUBJECT_ANIMAL, 0, animal);
      brg_moves_add (moves, &move);
    }
}

void
brg_goose_answer (BrgPlay       *play,
                  BrgFrame      *frame,
                  const BrgMove *move)
{
  const BrgPlace *place = brg_extra_tiles_place (play->ruleset);
  guint space = frame->arguments[SPACE];

  brg_play_pop (play);
  brg_play_emit (play, (BrgEvent){
                         .kind = (guint8) (place->event_kinds + EXTRA_EVENT_JOINS),
                         .seat = move->seat, .n_subjects = 1, .subjects = { move->subjects[0] } });
  brg_score_livestock (play, move->seat, space, move->subjects[0].index);
}

void
brg_goose_why_not (const BrgRuleset  *ruleset,
                   const BrgPosition *position,
                   const BrgFrame    *frame,
                   const BrgMove     *move,
                   BrgRefusal        *refusal)
{
  const BrgPlace *place = brg_extra_tiles_place (ruleset);

  refusal->subject = move->subjects[0];
  if (move->verb != place->verbs + EXTRA_VERB_JOIN)
    refusal->reason = BRG_REASON_NOT_NOW;
  else if (!brg_bits_has (find_herds (ruleset, position, frame->seat, frame->arguments[SPACE]),
                          move->subjects[0].index))
    refusal->reason = place->reasons + EXTRA_REASON_NO_HERD;
}
