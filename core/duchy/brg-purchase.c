/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "brg-depots.h"
#include "brg-frames.h"
#include "brg-source.h"

/* The black purchase (R14) and that of monastery 6 (R15): each once a turn, at any time of it. */

#define PRICE 2

enum
{
  PAY_SILVER = 1,
  PAY_WORKERS = 2,
};

/**
 * brg_may_buy_now:
 * @ruleset: a ruleset
 * @position: a position of it
 * @seat: a seat
 *
 * Purchases fit between any two choices of one's own turn (R14, R33). A tile that waits until it
 * is known where it goes is spoken for: first it is stored.
 *
 * Returns: whether @seat may buy something now, if it can pay for it
 */
gboolean
brg_may_buy_now (const BrgRuleset  *ruleset,
                 const BrgPosition *position,
                 guint              seat)
{
  const BrgFrame *frame = brg_position_top (position);

  return position->turn_seat == seat && frame != NULL && frame->question != BRG_QUESTION_DISCARD
         && frame->question != brg_duchy_tables (ruleset)->store_question;
}

/* ---- monastery 6 ---- */

/* The kind of tile that gives the power; it is the means that a purchase names. */
static guint
find_means (const BrgDuchyTables *tables)
{
  return brg_tile_catalogue_find_giver (&tables->tiles, BRG_POWER_BUY_BUILDING);
}

static gboolean
may_use_monastery (const BrgDuchyTables *tables,
                   const BrgPosition    *position,
                   guint                 seat)
{
  return brg_has_power (brg_duchy_of (tables, position, seat), BRG_POWER_BUY_BUILDING)
         && !(brg_seat_state (tables, position, seat)->powers_used
              & (1u << BRG_POWER_BUY_BUILDING));
}

/* A building; in the 2011 edition any tile. */
static guint64
kinds_for_monastery (const BrgDuchyTables *tables)
{
  return tables->edition_2011 ? G_MAXUINT64 : tables->tiles.of_class[tables->building_class];
}

static void
list_monastery (const BrgDuchyTables *tables,
                const BrgPosition    *position,
                guint                 seat,
                guint                 payment,
                BrgMoves             *moves)
{
  BrgMove pattern = { .verb = BRG_VERB_BUY, .seat = (guint8) seat, .n_subjects = 1 };

  pattern.subjects[0] = BRG_SUBJECT (BRG_SUBJECT_MONASTERY, 0, find_means (tables));
  if (tables->edition_2011)
    pattern.subjects[pattern.n_subjects++] = BRG_SUBJECT (BRG_SUBJECT_PAYMENT, 0, payment);

  for (guint depot = 1; depot <= BRG_N_DEPOTS; depot++)
    brg_list_takes (position, depot, kinds_for_monastery (tables), &pattern, moves);
}

/* ---- listing ---- */

void
brg_purchase_contribute (const BrgRuleset  *ruleset,
                         const BrgPosition *position,
                         guint              seat,
                         gconstpointer      source G_GNUC_UNUSED,
                         BrgMoves          *moves)
{
  const BrgDuchyTables *tables = brg_duchy_tables (ruleset);
  const BrgPurse *purse = brg_purse_of (tables, position, seat);
  gboolean black = purse->silver >= PRICE && !brg_seat_state (tables, position, seat)->bought;
  gboolean monastery = may_use_monastery (tables, position, seat);

  if (!(black || monastery) || !brg_may_buy_now (ruleset, position, seat)
      || !brg_has_room (ruleset, position, seat))
    return;

  if (black)
    brg_list_black_takes (ruleset, position, G_MAXUINT64,
                          &(BrgMove){ .verb = BRG_VERB_BUY, .seat = (guint8) seat }, moves);
  if (monastery && purse->workers >= PRICE)
    list_monastery (tables, position, seat, PAY_WORKERS, moves);
  if (monastery && tables->edition_2011 && purse->silver >= PRICE)
    list_monastery (tables, position, seat, PAY_SILVER, moves);
}

/* ---- applying ---- */

void
brg_purchase_apply (BrgPlay       *play,
                    const BrgMove *move,
                    guint          no_cause G_GNUC_UNUSED)
{
  const BrgDuchyTables *tables = brg_duchy_tables (play->ruleset);
  BrgSeatState *state = brg_seat_state (tables, play->position, move->seat);
  const BrgSubject *means = brg_move_find (move, BRG_SUBJECT_MONASTERY);
  const BrgSubject *payment = brg_move_find (move, BRG_SUBJECT_PAYMENT);
  BrgSubject tile = move->subjects[move->n_subjects - 1];
  guint cause = means != NULL ? tables->tiles.kinds[means->index].cause : BRG_CAUSE_PURCHASE;

  if (means == NULL)
    state->bought = 1;
  else
    state->powers_used |= 1u << BRG_POWER_BUY_BUILDING;

  if (means == NULL || (payment != NULL && payment->index == PAY_SILVER))
    brg_gain_silver (play, move->seat, -PRICE, cause);
  else
    brg_gain_workers (play, move->seat, -PRICE, cause);

  brg_take_tile (play, move->seat, tile.owner, tile.index, FALSE, cause);
}

/* ---- why not ---- */

static void
why_not_black (const BrgDuchyTables *tables,
               const BrgPosition    *position,
               const BrgMove        *move,
               BrgRefusal           *refusal)
{
  const BrgPurse *purse = brg_purse_of (tables, position, move->seat);

  if (brg_move_find (move, BRG_SUBJECT_PAYMENT) != NULL)
    refusal->reason = BRG_REASON_MALFORMED;
  else if (move->subjects[0].owner != 0)
    refusal->reason = BRG_REASON_NOT_BLACK;
  else if (brg_seat_state (tables, position, move->seat)->bought)
    refusal->reason = BRG_REASON_ALREADY_BOUGHT;
  else if (purse->silver < PRICE)
    brg_refuse_price (refusal, PRICE, purse);
}

static void
refuse_payment (const BrgDuchyTables *tables,
                BrgRefusal           *refusal)
{
  BrgSubject workers = BRG_SUBJECT (BRG_SUBJECT_PAYMENT, 0, PAY_WORKERS);

  refusal->reason = BRG_REASON_OTHER_PAYMENT;
  refusal->cause = tables->tiles.kinds[find_means (tables)].cause;
  refusal->subject = workers;
  if (tables->edition_2011)
    {
      refusal->subject = BRG_SUBJECT (BRG_SUBJECT_PAYMENT, 0, PAY_SILVER);
      refusal->other = workers;
    }
}

static void
why_not_paid (const BrgDuchyTables *tables,
              const BrgPosition    *position,
              const BrgMove        *move,
              BrgRefusal           *refusal)
{
  const BrgPurse *purse = brg_purse_of (tables, position, move->seat);
  const BrgSubject *payment = brg_move_find (move, BRG_SUBJECT_PAYMENT);

  if ((payment != NULL) != tables->edition_2011)
    refuse_payment (tables, refusal);
  else if (payment != NULL && payment->index == PAY_SILVER && purse->silver < PRICE)
    brg_refuse_price (refusal, PRICE, purse);
  else if (payment != NULL && payment->index == PAY_SILVER)
    return;
  else if (purse->workers < PRICE)
    {
      refusal->reason = BRG_REASON_TOO_FEW_TO_PAY;
      refusal->numbers[0] = PRICE;
      refusal->numbers[1] = purse->workers;
    }
}

static void
why_not_monastery (const BrgDuchyTables *tables,
                   const BrgPosition    *position,
                   const BrgMove        *move,
                   BrgRefusal           *refusal)
{
  BrgSubject tile = move->subjects[move->n_subjects - 1];

  if (move->subjects[0].index != find_means (tables)
      || !brg_has_power (brg_duchy_of (tables, position, move->seat), BRG_POWER_BUY_BUILDING))
    {
      refusal->reason = BRG_REASON_NO_MONASTERY;
      refusal->subject = move->subjects[0];
    }
  else if (!may_use_monastery (tables, position, move->seat))
    {
      refusal->reason = BRG_REASON_ALREADY_USED;
      refusal->subject = move->subjects[0];
    }
  else if (tile.owner == 0)
    refusal->reason = BRG_REASON_NOT_NUMBERED;
  else if (!((kinds_for_monastery (tables) >> tile.index) & 1))
    {
      refusal->reason = BRG_REASON_WRONG_CLASS;
      refusal->cause = tables->tiles.kinds[move->subjects[0].index].cause;
    }
  else
    why_not_paid (tables, position, move, refusal);
}

void
brg_purchase_why_not (const BrgRuleset  *ruleset,
                      const BrgPosition *position,
                      gconstpointer      source G_GNUC_UNUSED,
                      const BrgMove     *move,
                      BrgRefusal        *refusal)
{
  const BrgDuchyTables *tables = brg_duchy_tables (ruleset);
  BrgSubject tile = move->subjects[move->n_subjects - 1];

  refusal->subject = tile;
  if (!brg_may_buy_now (ruleset, position, move->seat))
    refusal->reason = BRG_REASON_NOT_NOW;
  else if (brg_move_find (move, BRG_SUBJECT_MONASTERY) != NULL)
    why_not_monastery (tables, position, move, refusal);
  else
    why_not_black (tables, position, move, refusal);

  if (refusal->reason != BRG_REASON_NONE)
    return;

  if (brg_count_in_depot (ruleset, position, tile.owner, tile.index) == 0)
    refusal->reason = BRG_REASON_NOT_IN_DEPOT;
  else if (!brg_has_room (ruleset, position, move->seat))
    refusal->reason = BRG_REASON_STORAGE_FULL;
}
