/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "brg-solo.h"

#include "core/duchy/brg-duchy-rows.h"
#include "core/engine/brg-bundle.h"

/* The owner says in which order all happens that a placed tile sets off: region, colour, the tile
 * itself, and the action for a target that is reached meanwhile (R84). */

enum
{
  KIND,
  SPACE,
};

#define ALL_ACTIONS (((1u << SOLO_N_ITEMS) - 1) & ~((1u << SOLO_ITEM_ACTION) - 1))

static guint
get_bundle (const BrgRuleset *ruleset)
{
  return brg_solo_place (ruleset)->bundles;
}

/* ---- what is owed ---- */

static gboolean
is_covered (const BrgDuchy *duchy,
            BrgBits         spaces)
{
  return (spaces & ~duchy->covered) == 0;
}

/* What is complete now: it is not scored once more when another tile lies, too. */
static guint
find_owed (const BrgDuchyTables *tables,
           const BrgDuchy       *duchy,
           const BrgTileKind    *kind,
           guint                 space)
{
  const BrgBoard *board = brg_board_of (tables, duchy);
  const BrgSpace *there = &board->spaces[space];
  guint owed = 0;

  if (is_covered (duchy, board->regions[there->region]))
    owed |= 1u << SOLO_ITEM_REGION;
  if (is_covered (duchy, board->colours[there->colour]))
    owed |= 1u << SOLO_ITEM_COLOUR;
  if (kind->effects[0].effect != 0 || kind->score > 0)
    owed |= 1u << SOLO_ITEM_EFFECT;

  return owed;
}

void
brg_solo_owe (BrgPlay *play,
              guint    seat,
              guint    kind,
              guint    space)
{
  const BrgDuchyTables *tables = brg_duchy_tables (play->ruleset);
  guint owed = find_owed (tables, brg_duchy_of (tables, play->position, seat),
                          &tables->tiles.kinds[kind], space);
  guint8 *arguments;

  if (owed == 0)
    return;

  arguments = brg_bundle_push (play, get_bundle (play->ruleset), seat, owed);
  arguments[KIND] = (guint8) kind;
  arguments[SPACE] = (guint8) space;
}

gboolean
brg_solo_placement_check (const BrgRuleset  *ruleset,
                          const BrgPosition *position,
                          const BrgFrame    *frame)
{
  const BrgDuchyTables *tables = brg_duchy_tables (ruleset);
  const BrgDuchy *duchy = brg_duchy_of (tables, position, frame->seat);
  const guint8 *arguments = brg_bundle_get_arguments (frame);

  return arguments[KIND] > 0 && arguments[KIND] < tables->tiles.n_kinds
         && arguments[SPACE] < brg_board_of (tables, duchy)->n_spaces
         && duchy->tiles[arguments[SPACE]] == arguments[KIND];
}

/**
 * brg_solo_owe_action:
 * @play: an application
 * @seat: who has reached the target
 *
 * Owes an action with a free die. What brought the points is finished first: within a placement the
 * action is one more thing that it has set off, else it follows when the turn goes on.
 */
void
brg_solo_owe_action (BrgPlay *play,
                     guint    seat)
{
  BrgPosition *position = play->position;
  guint depth = position->depth;
  BrgFrame *frame = NULL;

  for (; depth > 0; depth--)
    {
      frame = &position->agenda[depth - 1];
      if (frame->kind == BRG_FRAME_TURN || brg_bundle_is (frame, get_bundle (play->ruleset)))
        break;
    }

  if (depth > 0 && frame->kind != BRG_FRAME_TURN)
    {
      guint free = ALL_ACTIONS & ~brg_bundle_get_owed (frame);

      if (free != 0)
        {
          brg_bundle_owe (frame, free & -free);
          return;
        }
    }

  brg_play_insert (play, depth > 0 ? depth : position->depth, BRG_FRAME_ACTION, seat)->arguments[0]
      = (guint8) brg_solo_cause (play->ruleset, SOLO_CAUSE_TARGET);
}

/* ---- paying ---- */

/* No points, but a tile of the black depot, which is placed at once. */
static void
reward_colour (BrgPlay *play,
               guint    seat,
               guint    space)
{
  const BrgDuchyTables *tables = brg_duchy_tables (play->ruleset);
  const BrgBoard *board = brg_board_of (tables, brg_duchy_of (tables, play->position, seat));
  guint colour = board->spaces[space].colour;

  brg_play_emit (play, (BrgEvent){
                         .kind = (guint8) brg_solo_event (play->ruleset, SOLO_EVENT_COVERED),
                         .seat = (guint8) seat, .n_subjects = 2,
                         .subjects = { BRG_SUBJECT (BRG_SUBJECT_SPACE, seat, space),
                                       BRG_SUBJECT (BRG_SUBJECT_COLOUR, 0, colour) } });
  brg_settle_tile (play, seat, 1u << 0, brg_solo_cause (play->ruleset, SOLO_CAUSE_COLOUR));
}

void
brg_solo_pay (BrgPlay      *play,
              guint         seat,
              guint         item,
              const guint8 *arguments)
{
  guint kind = arguments[KIND], space = arguments[SPACE];

  switch (item)
    {
    case SOLO_ITEM_REGION:
      brg_pay_placement (play, seat, BRG_PLACEMENT_REGION, kind, space);
      break;

    case SOLO_ITEM_COLOUR:
      reward_colour (play, seat, space);
      break;

    case SOLO_ITEM_EFFECT:
      brg_pay_placement (play, seat, BRG_PLACEMENT_EFFECT, kind, space);
      brg_score_tile (play, seat, kind);
      break;

    default:
      brg_play_push (play, BRG_FRAME_ACTION, seat)->arguments[0]
          = (guint8) brg_solo_cause (play->ruleset, SOLO_CAUSE_TARGET);
    }
}

/* Monastery 26 counts the colours that are covered, since nobody has bonus tiles (R118). */
gint
brg_solo_count (const BrgRuleset        *ruleset,
                const BrgPosition       *position,
                const BrgQueryArguments *arguments,
                gint                     value G_GNUC_UNUSED)
{
  const BrgDuchyTables *tables = brg_duchy_tables (ruleset);
  const BrgDuchy *duchy = brg_duchy_of (tables, position, arguments->seat);
  const BrgBoard *board = brg_board_of (tables, duchy);
  gint n = 0;

  if (arguments->numbers[0] != BRG_SCORE_PER_BONUS_TILES)
    return 0;

  for (guint colour = 0; colour < tables->tiles.n_classes; colour++)
    n += board->colours[colour] != 0 && is_covered (duchy, board->colours[colour]);

  return n;
}

/* ---- the order ---- */

/* Actions are all alike. */
gboolean
brg_solo_asks (const BrgRuleset  *ruleset G_GNUC_UNUSED,
               const BrgPosition *position G_GNUC_UNUSED,
               const BrgFrame    *frame)
{
  return (brg_bundle_get_owed (frame) & ~ALL_ACTIONS) != 0;
}

static gboolean
is_owed (const BrgFrame *frame,
         guint           item)
{
  guint bits = item == SOLO_ITEM_ACTION ? ALL_ACTIONS : 1u << item;

  return (brg_bundle_get_owed (frame) & bits) != 0;
}

void
brg_solo_next_list (const BrgRuleset  *ruleset,
                    const BrgPosition *position G_GNUC_UNUSED,
                    const BrgFrame    *frame,
                    BrgMoves          *moves)
{
  const BrgPlace *place = brg_solo_place (ruleset);

  for (guint item = 0; item <= SOLO_ITEM_ACTION; item++)
    if (is_owed (frame, item))
      brg_moves_add (moves, &(BrgMove){
                              .verb = (guint8) (place->verbs + SOLO_VERB_NEXT),
                              .seat = frame->seat, .n_subjects = 1,
                              .subjects = { BRG_SUBJECT (place->subject_kinds + SOLO_SUBJECT_DUE,
                                                         0, item) } });
}

void
brg_solo_next_answer (BrgPlay       *play,
                      BrgFrame      *frame,
                      const BrgMove *move)
{
  guint item = move->subjects[0].index;

  if (item == SOLO_ITEM_ACTION)
    item = (guint) __builtin_ctz (brg_bundle_get_owed (frame) & ALL_ACTIONS);
  brg_bundle_pay (play, frame, item);
}

void
brg_solo_next_why_not (const BrgRuleset  *ruleset,
                       const BrgPosition *position G_GNUC_UNUSED,
                       const BrgFrame    *frame,
                       const BrgMove     *move,
                       BrgRefusal        *refusal)
{
  const BrgPlace *place = brg_solo_place (ruleset);

  refusal->subject = move->subjects[0];
  if (move->verb != place->verbs + SOLO_VERB_NEXT)
    refusal->reason = BRG_REASON_NOT_NOW;
  else if (!is_owed (frame, move->subjects[0].index))
    refusal->reason = place->reasons + SOLO_REASON_NOT_DUE;
}
