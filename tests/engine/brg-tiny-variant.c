/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "brg-tiny-variant.h"

#include "core/engine/brg-bundle.h"

#define N_CARDS  3
#define N_EACH   9
#define N_ROUNDS 3
#define N_HAND   2

enum { SUBJECT_CARD = BRG_FIRST_SUBJECT_KIND, SUBJECT_SEAT, SUBJECT_REWARD };
enum { VERB_PLAY = BRG_FIRST_VERB, VERB_FEED, VERB_DECLINE, VERB_END, VERB_BUY, VERB_NEXT };
enum { EVENT_PLAYED = BRG_FIRST_EVENT_KIND, EVENT_POINTS, EVENT_DREW, EVENT_ROUND };
enum { CAUSE_CARD = BRG_FIRST_CAUSE, CAUSE_ROUND };
enum { QUESTION_TURN = BRG_FIRST_QUESTION, QUESTION_FEED, QUESTION_LAST_CARD,
       QUESTION_NEXT };
enum { FRAME_GAME = BRG_FIRST_FRAME_KIND, FRAME_TURN, FRAME_FEED, FRAME_BONUS, FRAME_LAST };
enum { REASON_NO_CARD = BRG_FIRST_REASON, REASON_NOT_YOURS, REASON_SELF, REASON_SCRIPTED,
       REASON_NO_CHIP, REASON_PLAYED, REASON_NOT_OWED };
enum { BUNDLE_REWARD = BRG_FIRST_BUNDLE };
enum { REWARD_POINT, REWARD_CARD, REWARD_LUCK, N_REWARDS };
enum { JOINT_ROUND_END = BRG_FIRST_JOINT };
enum { QUERY_CARD_POINTS = BRG_FIRST_QUERY };

typedef struct
{
  guint8 round;
  guint8 stock[N_CARDS];
  guint8 played[N_CARDS];
  struct
  {
    gint16 points;
    guint8 hand[N_CARDS];
    guint8 chips;
  } seats[BRG_MAX_SEATS];
} Tiny;

static Tiny *
tiny (const BrgPosition *position)
{
  return brg_position_slice (position, sizeof (BrgPosition));
}

static guint
n_cards (const guint8 *cards)
{
  return cards[0] + cards[1] + cards[2];
}

static gboolean
is_scripted (const BrgRuleset *ruleset,
             guint             seat)
{
  return seat == ruleset->n_seats - 1;
}

/* ---- operations ---- */

static void
gain (BrgPlay *play,
      guint    seat,
      gint     amount,
      guint    cause)
{
  tiny (play->position)->seats[seat].points += (gint16) amount;
  brg_play_emit (play, (BrgEvent){ .kind = EVENT_POINTS, .seat = (guint8) seat,
                                   .cause = (guint8) cause, .amount = amount });
}

/* Moves a card from the stock to a hand; there must be one. */
static void
deal_card (Tiny      *state,
           guint      seat,
           BrgRandom *random)
{
  guint card = 0, skip = brg_random_below (random, n_cards (state->stock));

  for (; skip >= state->stock[card]; card++)
    skip -= state->stock[card];
  state->stock[card]--;
  state->seats[seat].hand[card]++;
}

static void
draw (BrgPlay *play,
      guint    seat)
{
  Tiny *state = tiny (play->position);

  if (n_cards (state->stock) == 0)
    return;

  deal_card (state, seat, &play->position->random);
  brg_play_emit (play, (BrgEvent){ .kind = EVENT_DREW, .seat = (guint8) seat });
}

/* ---- frames ---- */

static void
deal (BrgPlay *play)
{
  for (guint card = 0; card < N_CARDS; card++)
    tiny (play->position)->stock[card] = N_EACH;
  for (guint seat = 0; seat + 1 < play->ruleset->n_seats; seat++)
    {
      tiny (play->position)->seats[seat].chips = 2;
      for (guint i = 0; i < N_HAND; i++)
        draw (play, seat);
    }
}

/* Step 0 deals; the others are the turns of one round after the other. */
static void
game_run (BrgPlay  *play,
          BrgFrame *frame)
{
  Tiny *state = tiny (play->position);
  guint seat = (frame->step - 1u) % play->ruleset->n_seats;

  if (frame->step++ == 0)
    {
      deal (play);
      return;
    }

  if (state->round == N_ROUNDS)
    {
      brg_play_pop (play);
      return;
    }

  if (!is_scripted (play->ruleset, seat))
    {
      brg_play_push (play, FRAME_TURN, seat);
      return;
    }

  state->round++;
  gain (play, seat, 1, CAUSE_ROUND);
  brg_play_emit (play, (BrgEvent){ .kind = EVENT_ROUND, .seat = BRG_NO_SEAT,
                                   .amount = state->round });
  brg_play_joint (play, JOINT_ROUND_END, BRG_NO_SEAT);
}

static void
turn_run (BrgPlay  *play,
          BrgFrame *frame)
{
  play->position->turn_seat = frame->seat;
  brg_play_ask (play, frame, QUESTION_TURN);
}

static void
feed_run (BrgPlay  *play,
          BrgFrame *frame)
{
  brg_play_ask (play, frame, QUESTION_FEED);
}

static void
last_run (BrgPlay  *play,
          BrgFrame *frame)
{
  brg_play_ask (play, frame, QUESTION_LAST_CARD);
}

/* Pushed by a module; steps down to nothing. */
static void
bonus_run (BrgPlay  *play,
           BrgFrame *frame)
{
  guint seat = frame->seat;

  if (frame->step++ > 0)
    brg_play_pop (play);
  gain (play, seat, 1, CAUSE_ROUND);
}

/* ---- the turn's question ---- */

static gint
turn_number (const BrgRuleset  *ruleset G_GNUC_UNUSED,
             const BrgPosition *position,
             const BrgFrame    *frame)
{
  return (gint) n_cards (tiny (position)->seats[frame->seat].hand);
}

static void
turn_list (const BrgRuleset  *ruleset G_GNUC_UNUSED,
           const BrgPosition *position,
           const BrgFrame    *frame,
           BrgMoves          *moves)
{
  for (guint card = 0; card < N_CARDS && frame->arguments[0] == 0; card++)
    if (tiny (position)->seats[frame->seat].hand[card] > 0)
      brg_moves_add (moves, &(BrgMove){ .verb = VERB_PLAY, .seat = frame->seat, .n_subjects = 1,
                                       .subjects = { BRG_SUBJECT (SUBJECT_CARD, frame->seat,
                                                                  card) } });
  brg_moves_add (moves, &(BrgMove){ .verb = VERB_END, .seat = frame->seat });
}

static void
play_card (BrgPlay *play,
           guint    seat,
           guint    card)
{
  BrgQueryArguments arguments = { seat, { (gint) card, 0, 0 } };
  Tiny *state = tiny (play->position);

  state->seats[seat].hand[card]--;
  state->played[card]++;
  brg_play_emit (play, (BrgEvent){ .kind = EVENT_PLAYED, .seat = (guint8) seat, .n_subjects = 1,
                                   .subjects = { BRG_SUBJECT (SUBJECT_CARD, seat, card) } });
  gain (play, seat, brg_query_number (play->ruleset, play->position, QUERY_CARD_POINTS, &arguments,
                                      (gint) card + 1),
        CAUSE_CARD);
  if (card == N_CARDS - 1)
    brg_play_push (play, FRAME_FEED, seat);
  if (card == 0 && n_cards (state->seats[seat].hand) > 0)
    brg_play_push (play, FRAME_LAST, seat);
}

static void
turn_answer (BrgPlay       *play,
             BrgFrame      *frame,
             const BrgMove *move)
{
  if (move->verb == VERB_END)
    {
      brg_play_pop (play);
      play->position->turn_seat = BRG_NO_SEAT;
      return;
    }

  frame->arguments[0] = 1;
  play_card (play, move->seat, move->subjects[0].index);
}

static void
why_not_card (const BrgPosition *position,
              const BrgMove     *move,
              BrgRefusal        *refusal)
{
  BrgSubject card = move->subjects[0];

  refusal->subject = card;
  if (card.owner != move->seat)
    refusal->reason = REASON_NOT_YOURS;
  else if (tiny (position)->seats[move->seat].hand[card.index] == 0)
    refusal->reason = REASON_NO_CARD;
}

static void
turn_why_not (const BrgRuleset  *ruleset G_GNUC_UNUSED,
              const BrgPosition *position,
              const BrgFrame    *frame,
              const BrgMove     *move,
              BrgRefusal        *refusal)
{
  if (move->verb == VERB_END)
    return;

  if (move->verb != VERB_PLAY)
    refusal->reason = BRG_REASON_NOT_NOW;
  else if (frame->arguments[0] != 0)
    refusal->reason = REASON_PLAYED;
  else
    why_not_card (position, move, refusal);
}

/* ---- a 3 feeds another seat; waits for a chip to be spent ---- */

static void
feed_list (const BrgRuleset  *ruleset,
           const BrgPosition *position G_GNUC_UNUSED,
           const BrgFrame    *frame,
           BrgMoves          *moves)
{
  for (guint seat = 0; seat + 1 < ruleset->n_seats; seat++)
    if (seat != frame->seat)
      brg_moves_add (moves, &(BrgMove){ .verb = VERB_FEED, .seat = frame->seat, .n_subjects = 1,
                                       .subjects = { BRG_SUBJECT (SUBJECT_SEAT, 0, seat) } });
  brg_moves_add (moves, &(BrgMove){ .verb = VERB_DECLINE, .seat = frame->seat });
}

static void
feed_answer (BrgPlay       *play,
             BrgFrame      *frame G_GNUC_UNUSED,
             const BrgMove *move)
{
  brg_play_pop (play);
  if (move->verb == VERB_FEED)
    draw (play, move->subjects[0].index);
}

static void
feed_why_not (const BrgRuleset  *ruleset,
              const BrgPosition *position G_GNUC_UNUSED,
              const BrgFrame    *frame,
              const BrgMove     *move,
              BrgRefusal        *refusal)
{
  if (move->verb == VERB_DECLINE)
    return;

  if (move->verb != VERB_FEED)
    refusal->reason = BRG_REASON_NOT_NOW;
  else if (move->subjects[0].index == frame->seat)
    refusal->reason = REASON_SELF;
  else if (is_scripted (ruleset, move->subjects[0].index))
    refusal->reason = REASON_SCRIPTED;
}

/* ---- a 1 must be followed by another card; often only one is left ---- */

static void
last_list (const BrgRuleset  *ruleset,
           const BrgPosition *position,
           const BrgFrame    *frame,
           BrgMoves          *moves)
{
  BrgFrame turn = { .kind = FRAME_TURN, .seat = frame->seat };

  turn_list (ruleset, position, &turn, moves);
  moves->n--; /* without the end of the turn */
}

static void
last_answer (BrgPlay       *play,
             BrgFrame      *frame G_GNUC_UNUSED,
             const BrgMove *move)
{
  brg_play_pop (play);
  play_card (play, move->seat, move->subjects[0].index);
  brg_bundle_push (play, BUNDLE_REWARD, move->seat, (1u << N_REWARDS) - 1);
}

static void
last_why_not (const BrgRuleset  *ruleset G_GNUC_UNUSED,
              const BrgPosition *position,
              const BrgFrame    *frame G_GNUC_UNUSED,
              const BrgMove     *move,
              BrgRefusal        *refusal)
{
  if (move->verb != VERB_PLAY)
    refusal->reason = BRG_REASON_NOT_NOW;
  else
    why_not_card (position, move, refusal);
}

/* ---- the card after a 1 earns two points and a card; a chip lets one choose the order ---- */

static void
reward_pay (BrgPlay      *play,
            guint         seat,
            guint         item,
            const guint8 *arguments G_GNUC_UNUSED)
{
  if (item == REWARD_CARD)
    draw (play, seat);
  else
    gain (play, seat, 1, item == REWARD_POINT ? CAUSE_CARD : CAUSE_ROUND);
}

static gboolean
reward_asks (const BrgRuleset  *ruleset G_GNUC_UNUSED,
             const BrgPosition *position,
             const BrgFrame    *frame)
{
  return tiny (position)->seats[frame->seat].chips > 0;
}

static void
next_list (const BrgRuleset  *ruleset G_GNUC_UNUSED,
           const BrgPosition *position G_GNUC_UNUSED,
           const BrgFrame    *frame,
           BrgMoves          *moves)
{
  for (guint item = 0; item < N_REWARDS; item++)
    if (brg_bundle_get_owed (frame) & (1u << item))
      brg_moves_add (moves, &(BrgMove){ .verb = VERB_NEXT, .seat = frame->seat, .n_subjects = 1,
                                        .subjects = { BRG_SUBJECT (SUBJECT_REWARD, 0, item) } });
}

static void
next_answer (BrgPlay       *play,
             BrgFrame      *frame,
             const BrgMove *move)
{
  brg_bundle_pay (play, frame, move->subjects[0].index);
}

static void
next_why_not (const BrgRuleset  *ruleset G_GNUC_UNUSED,
              const BrgPosition *position G_GNUC_UNUSED,
              const BrgFrame    *frame,
              const BrgMove     *move,
              BrgRefusal        *refusal)
{
  if (move->verb != VERB_NEXT)
    refusal->reason = BRG_REASON_NOT_NOW;
  else if (!(brg_bundle_get_owed (frame) & (1u << move->subjects[0].index)))
    refusal->reason = REASON_NOT_OWED;
}

/* ---- a chip buys a card, at any time of the own turn ---- */

static void
contribute_buy (const BrgRuleset  *ruleset G_GNUC_UNUSED,
                const BrgPosition *position,
                guint              seat,
                gconstpointer      source G_GNUC_UNUSED,
                BrgMoves          *moves)
{
  if (position->turn_seat == seat && tiny (position)->seats[seat].chips > 0
      && n_cards (tiny (position)->stock) > 0)
    brg_moves_add (moves, &(BrgMove){ .verb = VERB_BUY, .seat = (guint8) seat });
}

static void
buy (BrgPlay       *play,
     const BrgMove *move,
     guint          no_cause G_GNUC_UNUSED)
{
  tiny (play->position)->seats[move->seat].chips--;
  draw (play, move->seat);
}

static void
why_not_buy (const BrgRuleset  *ruleset G_GNUC_UNUSED,
             const BrgPosition *position,
             gconstpointer      source G_GNUC_UNUSED,
             const BrgMove     *move,
             BrgRefusal        *refusal)
{
  if (position->turn_seat != move->seat)
    refusal->reason = BRG_REASON_NOT_NOW;
  else if (tiny (position)->seats[move->seat].chips == 0 || n_cards (tiny (position)->stock) == 0)
    refusal->reason = REASON_NO_CHIP;
}

/* ---- names and fields ---- */

static gboolean
name_card (const BrgRuleset *ruleset G_GNUC_UNUSED,
           guint             index,
           char              name[BRG_NAME_SIZE])
{
  static const char * const names[N_CARDS] = { "one", "two", "three" };

  if (index >= N_CARDS)
    return FALSE;

  g_strlcpy (name, names[index], BRG_NAME_SIZE);
  return TRUE;
}

static gboolean
name_seat (const BrgRuleset *ruleset,
           guint             index,
           char              name[BRG_NAME_SIZE])
{
  g_snprintf (name, BRG_NAME_SIZE, "%u", index + 1);
  return index < ruleset->n_seats;
}

static gboolean
name_reward (const BrgRuleset *ruleset G_GNUC_UNUSED,
             guint             index,
             char              name[BRG_NAME_SIZE])
{
  static const char * const names[N_REWARDS] = { "point", "card", "luck" };

  if (index >= N_REWARDS)
    return FALSE;

  g_strlcpy (name, names[index], BRG_NAME_SIZE);
  return TRUE;
}

static guint
count_rewards (const BrgRuleset *ruleset G_GNUC_UNUSED)
{
  return N_REWARDS;
}

static guint
count_cards (const BrgRuleset *ruleset G_GNUC_UNUSED)
{
  return N_CARDS;
}

static guint
count_seats (const BrgRuleset *ruleset)
{
  return ruleset->n_seats;
}

static gsize
slice_size (const BrgRuleset *ruleset G_GNUC_UNUSED)
{
  return sizeof (Tiny);
}

#define OF_TABLE(member) .offset = offset + G_STRUCT_OFFSET (Tiny, member), .n_owners = 1
#define OF_SEAT(member) \
  .offset = offset + G_STRUCT_OFFSET (Tiny, seats[0].member), .owner = BRG_FIELD_OF_SEAT, \
  .n_owners = ruleset->n_seats, .owner_stride = sizeof (((Tiny *) NULL)->seats[0])

static void
describe (const BrgRuleset *ruleset,
          gsize             offset,
          BrgSchema        *schema)
{
  const BrgField fields[] = {
    { .name = "round", OF_TABLE (round), .size = 1, .count = 1, .maximum = N_ROUNDS },
    { .name = "stock", OF_TABLE (stock), .size = 1, .count = N_CARDS, .maximum = N_EACH,
      .name_index = name_card, .flags = BRG_FIELD_SECRET },
    { .name = "played", OF_TABLE (played), .size = 1, .count = N_CARDS, .maximum = N_EACH,
      .name_index = name_card },
    { .name = "points", OF_SEAT (points), .size = 2, .count = 1, .minimum = -99, .maximum = 99,
      .flags = BRG_FIELD_SIGNED },
    { .name = "hand", OF_SEAT (hand), .size = 1, .count = N_CARDS, .maximum = N_EACH,
      .name_index = name_card, .flags = BRG_FIELD_HIDDEN },
    { .name = "chips", OF_SEAT (chips), .size = 1, .count = 1, .maximum = 2 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (fields); i++)
    brg_schema_add (schema, &fields[i]);
}

/* Puts the cards that @seat can't see into the stock and deals as many again. */
static void
redeal (const BrgRuleset *ruleset,
        BrgPosition      *position,
        guint             seat,
        BrgRandom        *random)
{
  Tiny *state = tiny (position);
  guint sizes[BRG_MAX_SEATS];

  for (guint other = 0; other < ruleset->n_seats; other++)
    {
      sizes[other] = other == seat ? 0 : n_cards (state->seats[other].hand);
      for (guint card = 0; card < N_CARDS && other != seat; card++)
        {
          state->stock[card] = (guint8) (state->stock[card] + state->seats[other].hand[card]);
          state->seats[other].hand[card] = 0;
        }
    }

  for (guint other = 0; other < ruleset->n_seats; other++)
    for (guint i = 0; i < sizes[other]; i++)
      deal_card (state, other, random);
}

guint
brg_tiny_count_cards (const BrgRuleset  *ruleset,
                      const BrgPosition *position)
{
  const Tiny *state = tiny (position);
  guint count = n_cards (state->stock) + n_cards (state->played);

  for (guint seat = 0; seat < ruleset->n_seats; seat++)
    count += n_cards (state->seats[seat].hand);

  return count;
}

/* ---- the variant ---- */

static void
begin (BrgPlay *play)
{
  brg_play_push (play, FRAME_GAME, BRG_NO_SEAT);
}

static void
pose (BrgPlay *play)
{
  for (guint card = 0; card < N_CARDS; card++)
    tiny (play->position)->stock[card] = N_EACH;
  brg_play_push (play, FRAME_GAME, BRG_NO_SEAT)->step = 2;
  brg_play_push (play, FRAME_TURN, 0);
}

static gint
score (const BrgRuleset  *ruleset G_GNUC_UNUSED,
       const BrgPosition *position,
       guint              seat)
{
  return tiny (position)->seats[seat].points;
}

static void
rank (const BrgRuleset  *ruleset,
      const BrgPosition *position,
      guint             *places)
{
  for (guint seat = 0; seat < ruleset->n_seats; seat++)
    {
      places[seat] = 1;
      for (guint other = 0; other < ruleset->n_seats; other++)
        places[seat] += score (ruleset, position, other) > score (ruleset, position, seat);
    }
}

static gdouble
worth (const BrgRuleset  *ruleset,
       const BrgPosition *position,
       guint              seat)
{
  return score (ruleset, position, seat) + n_cards (tiny (position)->seats[seat].hand);
}

static const BrgSubjectKind subject_kinds[] = {
  { .name = "card", .label = "{index}", .owner_is_seat = TRUE, .count = count_cards,
    .name_index = name_card },
  { .name = "seat", .label = "{index}", .count = count_seats, .name_index = name_seat },
  { .name = "reward", .label = "{index}", .count = count_rewards, .name_index = name_reward },
};

static const BrgVerb verbs[] = {
  { "play", "Play {card}", { "card" } },
  { "feed", "Feed {seat}", { "seat" } },
  { "decline", "Decline", { NULL } },
  { "end", "End turn", { NULL }, .ends_turn = TRUE },
  { "buy", "Buy a card", { NULL }, buy, why_not_buy, .anytime = TRUE },
  { "next", "Take the {reward} first", { "reward" } },
};

static const BrgEventKind event_kinds[] = {
  { "played", "{seat} plays {card}." },
  { "points", "{seat} gains {n} point.", "{seat} gains {n} points.", TRUE },
  { "drew", "{seat} draws." },
  { "round", "Round {n} is over." },
};

static const BrgCause causes[] = {
  { "card", "card", "card" },
  { "round", "round", "round" },
};

static const BrgReason reasons[] = {
  { "no-card", "You have no {subject}." },      { "not-yours", "That is not yours." },
  { "self", "Feed somebody else." },            { "scripted", "That seat eats nothing." },
  { "no-chip", "You cannot buy a card now." },  { "played", "You have played a card." },
  { "not-owed", "That is not owed." },
};

static const BrgQuestion questions[] = {
  { "turn", "{seat}, play one of {n} cards.", BRG_QUESTION_OWN_TURN, turn_list, turn_answer,
    turn_why_not, .number = turn_number },
  { "feed", "{seat}, feed somebody.", BRG_QUESTION_WAITS, feed_list, feed_answer, feed_why_not },
  { "last-card", "{seat}, play another card.", 0, last_list, last_answer, last_why_not },
  { "next", "{seat}, choose what comes first.", 0, next_list, next_answer, next_why_not },
};

static const BrgFrameKind frame_kinds[] = {
  { "game", game_run },   { "turn", turn_run }, { "feed", feed_run },
  { "bonus", bonus_run }, { "last", last_run },
};

static const BrgBundle bundles[] = {
  { .name = "reward", .n_items = N_REWARDS, .pay = reward_pay, .question = "next",
    .asks = reward_asks },
};

static const BrgJoint joints[] = { { "round-end" } };
static const BrgQuery queries[] = { { "card-points", 0, 99, NULL } };
static const BrgContribution contributions[] = { { "anytime", contribute_buy } };

const BrgVariant brg_tiny_variant = {
  .rules = {
    .abi = BRG_MODULE_ABI, .id = "tiny", .version = "1", .name = "Tiny", .description = "",
    .variant = "tiny", .min_seats = 2, .max_seats = 4,
    .subject_kinds = BRG_ROWS (subject_kinds), .verbs = BRG_ROWS (verbs),
    .event_kinds = BRG_ROWS (event_kinds), .causes = BRG_ROWS (causes),
    .reasons = BRG_ROWS (reasons), .questions = BRG_ROWS (questions),
    .frame_kinds = BRG_ROWS (frame_kinds), .bundles = BRG_ROWS (bundles),
    .joints = BRG_ROWS (joints),
    .queries = BRG_ROWS (queries), .contributions = BRG_ROWS (contributions),
    .slice_size = slice_size, .describe = describe, .redeal = redeal,
  },
  .begin = begin, .pose = pose, .score = score, .rank = rank, .worth = worth,
};

/* ---- two modules, which do not know each other ---- */

static gint
one_more (const BrgRuleset        *ruleset G_GNUC_UNUSED,
          const BrgPosition       *position G_GNUC_UNUSED,
          const BrgQueryArguments *arguments G_GNUC_UNUSED,
          gint                     value G_GNUC_UNUSED)
{
  return 1;
}

static gint
twice (const BrgRuleset        *ruleset G_GNUC_UNUSED,
       const BrgPosition       *position G_GNUC_UNUSED,
       const BrgQueryArguments *arguments G_GNUC_UNUSED,
       gint                     value G_GNUC_UNUSED)
{
  return 2;
}

/* Each counts the cards that were played in a slice of its own. */
static gsize
count_slice_size (const BrgRuleset *ruleset G_GNUC_UNUSED)
{
  return sizeof (guint8);
}

static void
describe_more (const BrgRuleset *ruleset G_GNUC_UNUSED,
               gsize             offset,
               BrgSchema        *schema)
{
  brg_schema_add (schema, &(BrgField){ .name = "more-count", .offset = offset, .size = 1,
                                       .count = 1, .n_owners = 1, .maximum = G_MAXUINT8 });
}

static void
describe_double (const BrgRuleset *ruleset G_GNUC_UNUSED,
                 gsize             offset,
                 BrgSchema        *schema)
{
  brg_schema_add (schema, &(BrgField){ .name = "double-count", .offset = offset, .size = 1,
                                       .count = 1, .n_owners = 1, .maximum = G_MAXUINT8 });
}

static void
count_played (BrgPlay         *play,
              const BrgModule *module)
{
  const BrgPlace *place = brg_ruleset_find_place (play->ruleset, module);

  ++*(guint8 *) brg_position_slice (play->position, place->slice);
}

static void
more_react (BrgPlay        *play,
            const BrgEvent *event)
{
  count_played (play, &brg_tiny_more_module);
  if (event->subjects[0].index == 1)
    brg_play_push (play, FRAME_BONUS, event->seat);
}

static void
double_react (BrgPlay        *play,
              const BrgEvent *event G_GNUC_UNUSED)
{
  count_played (play, &brg_tiny_double_module);
}

static void
everybody_gains (BrgPlay *play,
                 guint    seat G_GNUC_UNUSED)
{
  for (guint each = 0; each < play->ruleset->n_seats; each++)
    gain (play, each, 1, CAUSE_ROUND);
}

static const BrgQueryHook more_hooks[] = {
  { "card-points", BRG_QUERY_ADD, one_more, NULL, NULL },
};
static const BrgQueryHook double_hooks[] = {
  { "card-points", BRG_QUERY_MULTIPLY, twice, NULL, NULL },
};
static const BrgReact more_reacts[] = { { "played", more_react } };
static const BrgReact double_reacts[] = { { "played", double_react } };
static const BrgJointEntry more_entries[] = { { "round-end", 10, everybody_gains } };
static const BrgJointEntry double_entries[] = { { "round-end", 5, everybody_gains } };

const BrgModule brg_tiny_more_module = {
  .abi = BRG_MODULE_ABI, .id = "tiny-more", .version = "1", .name = "More", .description = "",
  .variant = "tiny", .min_seats = 2, .max_seats = 4,
  .query_hooks = BRG_ROWS (more_hooks), .reacts = BRG_ROWS (more_reacts),
  .joint_entries = BRG_ROWS (more_entries),
  .slice_size = count_slice_size, .describe = describe_more,
};

const BrgModule brg_tiny_double_module = {
  .abi = BRG_MODULE_ABI, .id = "tiny-double", .version = "1", .name = "Double", .description = "",
  .variant = "tiny", .min_seats = 2, .max_seats = 4,
  .query_hooks = BRG_ROWS (double_hooks), .reacts = BRG_ROWS (double_reacts),
  .joint_entries = BRG_ROWS (double_entries),
  .slice_size = count_slice_size, .describe = describe_double,
};
