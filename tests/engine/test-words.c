/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a person reads of the board game: previews, offers, the log and reasons, with real things in
 * them. */

#include "brg-posed.h"
#include "core/duchy/brg-duchy-variant.h"
#include "core/duchy/brg-duchy-words.h"
#include "core/engine/brg-narrator.h"
#include "core/engine/brg-preview.h"

/* ---- a case of words ---- */

/**
 * Case:
 * @option: (nullable): an option of the game
 * @lines: the position
 * @played: (nullable): moves that are made before, with a semicolon between
 * @move: what the words are about
 * @words: what is said
 */
typedef struct
{
  const char *option;
  const char *lines;
  const char *played;
  const char *move;
  const char *words;
} Case;

static BrgRuleset *
open_case (const Case   *case_,
           BrgPosition **position,
           BrgMove      *move)
{
  BrgRuleset *ruleset = brg_posed_ruleset (&brg_duchy_variant, NULL, case_->option);
  g_auto (GStrv) played = g_strsplit (case_->played != NULL ? case_->played : "", "; ", -1);

  *position = brg_posed_new (ruleset, case_->lines);
  for (guint i = 0; played[i] != NULL; i++)
    brg_posed_play (ruleset, *position, played[i]);
  *move = brg_posed_move (ruleset, brg_position_get_asked (*position), case_->move);

  return ruleset;
}

/* ---- previews ---- */

#define DUCHY "tiles 1 4.4=castle 3.3=bank"
#define SETTLING "frame settle 1 0 settle 2 126 0 0 0 0 0 0"

static const Case previews[] = {
  { NULL, DUCHY "\ndice 1 3 1\ndepots 3.1=market", NULL, "take die:3 as:3 tile:market@3", NULL },
  { NULL, DUCHY "\ndice 1 2 1\nworkers 1 1\ndepots 3.1=market", NULL,
    "take die:2 as:3 tile:market@3", "uses 1 worker" },
  { NULL, DUCHY "\ndice 1 1 2\nworkers 1 2\ndepots 3.1=market", NULL,
    "take die:1 as:3 tile:market@3", "uses 2 workers" },
  { NULL, DUCHY "\ndice 1 3 1\nstorage 1 ship=2 mine\ndepots 3.1=market", NULL,
    "take die:3 as:3 tile:market@3", "then: choose a stored tile that leaves the game" },
  { NULL, DUCHY "\nsilver 1 2\nblack-depot ship", NULL, "buy tile:ship@black", "pays 2 silver" },

  { NULL, DUCHY "\ndice 1 1 4\nstorage 1 goat-4", NULL,
    "place die:1 as:1 stored:goat-4 space:2.2", "livestock: 4 points" },
  { NULL, "phase B\n" DUCHY " 1.1=cow-2 2.1=sheep-2 2.2=pig-3 3.1=sheep-4\ndice 1 3 1\n"
    "workers 1 1\nstorage 1 sheep-3", NULL, "place die:3 as:4 stored:sheep-3 space:3.2",
    "uses 1 worker; 32 points in all; completes the region: 15 + phase 8 = 23; "
    "livestock: 2 + 4 + 3 = 9" },
  { NULL, DUCHY " 3.2=sheep-4 3.4=monastery-7\ndice 1 1 4\nstorage 1 sheep-3", NULL,
    "place die:1 as:1 stored:sheep-3 space:2.2",
    "livestock: 3 + 4 + 2 (Monastery 7) = 9 points" },
  { NULL, "phase A\n" DUCHY "\ndice 1 6 1\nstorage 1 castle\ntiles 1 1.2=castle 1.3=castle "
    "3.3=bank 4.4=castle", NULL, "place die:6 as:6 stored:castle space:2.3",
    "21 points in all; completes the region: 6 + phase 10 = 16; wins a bonus tile: 5; "
    "then: one more action" },
  { NULL, DUCHY " 3.4=monastery-2\ndice 1 2 5\nstorage 1 watchtower", NULL,
    "place die:2 as:2 stored:watchtower space:3.5", "Watchtower: 4 points" },
  { NULL, DUCHY " 3.4=monastery-2\ndice 1 2 5\nstorage 1 boarding-house", NULL,
    "place die:2 as:2 stored:boarding-house space:3.5", "gains 4 workers" },
  { NULL, DUCHY " 3.4=monastery-2\ndice 1 2 5\nstorage 1 market", NULL,
    "place die:2 as:2 stored:market space:3.5", "Market brings nothing" },

  { NULL, DUCHY "\ndice 1 3 4\ngoods 1 pink=2", NULL, "sell die:3 as:3 goods:pink",
    "sells 2 × pink goods: 4 points; gains 1 silver" },
  { NULL, DUCHY " 3.4=monastery-4 2.4=monastery-3\ndice 1 3 4\ngoods 1 pink=1", NULL,
    "sell die:3 as:3 goods:pink", "sells 1 × pink goods: 2 points; gains 2 silver, 1 worker" },
  { NULL, DUCHY "\ndice 1 1 4", NULL, "workers die:1", "gains 2 workers" },
  { NULL, DUCHY " 3.4=monastery-13 2.4=monastery-14\ndice 1 1 4", NULL, "workers die:1",
    "gains 4 workers, 1 silver" },

  { NULL, DUCHY "\ndice 1 2 4\nstorage 1 ship\ndepot-goods 2.pink=2 2.red=1",
    "place die:2 as:2 stored:ship space:4.3", "load depot:2",
    "gains 2 × pink goods, 1 × red goods; marker moves to space 1" },
  { NULL, DUCHY "\nturns-left 2\ndice 1 1 4", NULL, "end-turn", "then Player 2 decides" },
  { NULL, DUCHY "\nturns-left 0\ndice 1 1 4", NULL, "end-turn", "then chance decides" },
};

static void
test_previews (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (previews); i++)
    {
      g_autoptr (BrgPosition) position = NULL;
      BrgMove move;
      g_autoptr (BrgRuleset) ruleset = open_case (&previews[i], &position, &move);
      g_autofree char *words = NULL;
      BrgRefusal refusal;
      BrgPreview preview;

      g_assert_false (brg_play_why_not (ruleset, position, &move, &refusal));
      brg_preview_init (&preview, ruleset, position, &move);
      words = brg_preview_describe (&preview, ruleset);
      g_assert_cmpstr (words, ==, previews[i].words);
    }
}

/* ---- offers ---- */

static const Case offers[] = {
  { NULL, DUCHY "\ndice 1 1 4", NULL, "workers die:1", "Take 2 workers" },
  { NULL, DUCHY " 3.4=monastery-14\ndice 1 1 4", NULL, "workers die:1", "Take 4 workers" },
  { NULL, DUCHY " 3.4=monastery-13\ndice 1 1 4", NULL, "workers die:1",
    "Take 2 workers, 1 silver" },
  { NULL, DUCHY "\ndice 1 3 1\ndepots 3.1=market", NULL, "take die:3 as:3 tile:market@3",
    "Take a market from depot 3" },
  { NULL, DUCHY "\nsilver 1 2\nblack-depot ship", NULL, "buy tile:ship@black",
    "Buy a ship from the black depot" },
  { NULL, DUCHY "\ndice 1 1 4\nstorage 1 goat-4", NULL,
    "place die:1 as:1 stored:goat-4 space:2.2", "Place 4 goats on row 2, space 2" },
};

static void
test_offers (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (offers); i++)
    {
      g_autoptr (BrgPosition) position = NULL;
      BrgMove move;
      g_autoptr (BrgRuleset) ruleset = open_case (&offers[i], &position, &move);
      g_autofree char *words = brg_narrator_offer (ruleset, position, &move);

      g_assert_cmpstr (words, ==, offers[i].words);
    }
}

/* ---- the log ---- */

static const Case logged[] = {
  { NULL, DUCHY "\ndice 1 3 1\ndepots 3.1=market", NULL, "take die:3 as:3 tile:market@3",
    "Player 1 uses die 3. Player 1 takes a market from depot 3." },
  { NULL, DUCHY "\ndice 1 2 1\nworkers 1 1\ndepots 3.1=castle", NULL,
    "take die:2 as:3 tile:castle@3",
    "Player 1 uses die 2 as a 3. Player 1: −1 worker (changing a die) "
    "Player 1 takes a castle from depot 3." },
  { NULL, DUCHY "\nsilver 1 2\nblack-depot ship", NULL, "buy tile:ship@black",
    "Player 1: −2 silver (black depot) Player 1 buys a ship from the black depot." },
  { NULL, DUCHY " 3.4=monastery-2\ndice 1 2 5\nstorage 1 market", NULL,
    "place die:2 as:2 stored:market space:3.5",
    "Player 1 uses die 2. Player 1 places a market on row 3, space 5. "
    "Market: Player 1 can do nothing with it." },
  { NULL, DUCHY "\ndice 1 3 1\nstorage 1 ship=2 mine\ndepots 3.1=market",
    "take die:3 as:3 tile:market@3", "discard stored:mine",
    "Player 1 discards a mine. Player 1 takes a market from depot 3." },
  { NULL, DUCHY "\ndepots 3.1=ship\n" SETTLING, NULL, "settle tile:ship@3 space:4.3",
    "Player 1 places a ship from depot 3 on row 4, space 3." },
};

static char *
tell_events (const BrgRuleset *ruleset,
             BrgPosition      *position,
             const BrgMove    *move)
{
  BrgEvent events[64];
  BrgEventSink sink = { events, G_N_ELEMENTS (events), 0, NULL, NULL };
  GString *told = g_string_new (NULL);

  brg_play_move (ruleset, position, move, &sink);
  for (guint i = 0; i < sink.n; i++)
    {
      g_autofree char *sentence = brg_narrator_event (ruleset, &events[i]);

      if (sentence != NULL)
        g_string_append_printf (told, "%s%s", told->len > 0 ? " " : "", sentence);
    }

  return g_string_free (told, FALSE);
}

static void
test_log (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (logged); i++)
    {
      g_autoptr (BrgPosition) position = NULL;
      BrgMove move;
      g_autoptr (BrgRuleset) ruleset = open_case (&logged[i], &position, &move);
      g_autofree char *words = tell_events (ruleset, position, &move);

      g_assert_cmpstr (words, ==, logged[i].words);
    }
}

static void
test_phase (void)
{
  g_autoptr (BrgRuleset) ruleset = brg_posed_ruleset (&brg_duchy_variant, NULL, NULL);
  BrgEvent event = { .kind = BRG_EVENT_PHASE_BEGINS, .seat = BRG_NO_SEAT, .amount = 2,
                     .n_subjects = 1, .subjects = { BRG_SUBJECT (BRG_SUBJECT_PHASE, 0, 2) } };
  g_autofree char *words = brg_narrator_event (ruleset, &event);

  g_assert_cmpstr (words, ==, "Phase B begins.");
}

/* ---- reasons ---- */

#define SHIPS DUCHY " 3.4=monastery-5\ndice 1 2 5\nstorage 1 ship"
#define LOAD_2 "place die:2 as:2 stored:ship space:4.3; load depot:2"
#define TOWN DUCHY " 3.4=monastery-2 3.5=market"

static const Case reasons[] = {
  { NULL, DUCHY "\ndice 1 1 4\nstorage 1 goat-4\nstorage 2 goat-4", NULL,
    "place die:1 as:1 stored:goat-4@2 space:2.2", "That belongs to Player 2." },
  { NULL, DUCHY "\ndice 1 1 4\nstorage 1 goat-4", NULL,
    "place die:1 as:1 stored:goat-4 space:2.2@2", "That belongs to Player 2." },
  { NULL, DUCHY "\ndice 1 1 4", NULL, "workers die:5", "You have no unused die 5." },
  { NULL, DUCHY "\ndice 1 2 1\ndepots 3.1=market", NULL, "take die:2 as:3 tile:market@3",
    "That needs a 3: 1 worker would do, you have 0." },
  { NULL, DUCHY "\ndice 1 1 1\nworkers 1 1\ndepots 3.1=market", NULL,
    "take die:1 as:3 tile:market@3", "That needs a 3: 2 workers would do, you have 1." },
  { NULL, DUCHY " 3.4=monastery-6\nworkers 1 1\ndepots 3.1=market", NULL,
    "buy monastery:monastery-6 tile:market@3", "That costs 2 workers; you have 1." },
  { NULL, DUCHY "\ndice 1 3 1\ndepots 3.1=market", NULL, "take die:3 as:3 tile:bank@3",
    "You will not find a bank in depot 3." },
  { NULL, DUCHY "\ndice 1 3 1\ndepots 3.1=market", NULL, "take die:3 as:4 tile:market@3",
    "Depot 3 needs a 3, not a 4." },
  { NULL, DUCHY " 3.4=monastery-2\ndice 1 2 5\nstorage 1 market\ndepots 3.1=mine 4.1=ship",
    "place die:2 as:2 stored:market space:3.5", "take tile:mine@3",
    "Market does not bring a mine." },
  { NULL, DUCHY " 3.4=monastery-6\nworkers 1 2\ndepots 3.1=mine", NULL,
    "buy monastery:monastery-6 tile:mine@3", "Monastery 6 does not bring a mine." },
  { NULL, DUCHY "\nsilver 1 2\nblack-depot ship\nstorage 1 ship=2 mine", NULL,
    "buy tile:ship@black", "Your storage is full: place a tile first." },
  { NULL, DUCHY "\ndice 1 1 4", NULL, "place die:1 as:1 stored:goat-4 space:2.2",
    "You do not have 4 goats in storage." },
  { NULL, DUCHY "\ndice 1 1 4\nstorage 1 goat-4", NULL,
    "place die:1 as:1 stored:goat-4 space:3.4", "That space is for a monastery." },
  { NULL, DUCHY "\ndice 1 1 4\nstorage 1 goat-4", NULL,
    "place die:1 as:1 stored:goat-4 space:3.3", "There lies a bank already." },
  { NULL, DUCHY "\ndice 1 6 4\nstorage 1 goat-4", NULL,
    "place die:6 as:6 stored:goat-4 space:1.1", "None of your tiles lies next to it." },
  { NULL, TOWN "\ndice 1 3 4\nstorage 1 market", NULL,
    "place die:3 as:3 stored:market space:3.6", "This town has a market already." },
  { NULL, DUCHY "\ndice 1 1 4\nstorage 1 goat-4", NULL,
    "place die:1 as:2 stored:goat-4 space:2.2", "That needs a 1, not a 2." },
  { NULL, DUCHY "\ndice 1 3 4", NULL, "sell die:3 as:3 goods:pink", "You have no pink goods." },
  { NULL, SHIPS "\ndepot-goods 2.pink=2 3.red=1", LOAD_2, "load depot:4",
    "Only a depot next to depot 2 will do, not depot 4." },
  { NULL, SHIPS "\ndepot-goods 2.pink=2 3.red=1", LOAD_2, "load depot:1",
    "No goods lie at depot 1." },
  { NULL, SHIPS "\ngoods 1 green=1 red=1\ndepot-goods 2.pink=2 3.brown=1",
    LOAD_2 "; load depot:3", "stow cargo:orange", "There are no orange goods to stow." },
  { NULL, DUCHY "\nsilver 1 4\nbought 1 1\nblack-depot ship", NULL, "buy tile:ship@black",
    "You have bought a tile of the black depot already this turn." },
  { NULL, DUCHY " 3.4=monastery-6\nworkers 1 4\ndepots 3.1=market 3.2=bank",
    "buy monastery:monastery-6 tile:market@3", "buy monastery:monastery-6 tile:bank@3",
    "You have used Monastery 6 already this turn." },
  { NULL, DUCHY "\nsilver 1 1\nblack-depot ship", NULL, "buy tile:ship@black",
    "That costs 2 silver; you have 1." },
  { NULL, DUCHY "\nworkers 1 2\ndepots 3.1=market", NULL,
    "buy monastery:monastery-6 tile:market@3", "Monastery 6 does not help here." },
  { NULL, DUCHY "\nsilver 1 2\ndepots 3.1=market", NULL, "buy tile:market@3",
    "Only tiles of the black depot can be bought." },
  { NULL, DUCHY "\ndice 1 3 1\nblack-depot ship", NULL, "take die:3 as:3 tile:ship@black",
    "Tiles of the black depot can only be bought." },
  { NULL, DUCHY " 3.4=monastery-6\nworkers 1 2\ndepots 3.1=market", NULL,
    "buy monastery:monastery-6 payment:silver tile:market@3",
    "Monastery 6 is paid for with 2 workers." },
  { "edition=2011", DUCHY " 3.4=monastery-6\nworkers 1 2\ndepots 3.1=market", NULL,
    "buy monastery:monastery-6 tile:market@3",
    "Monastery 6 is paid for with 2 silver or 2 workers." },
  { NULL, DUCHY "\ndepots 3.1=ship\nblack-depot ship\n" SETTLING, NULL, "settle tile:ship@black space:4.3",
    "die action brings nothing from the black depot." },
};

/* Each of them says what it is about; and there is none that nobody has read. */
static void
test_reasons (void)
{
  gboolean is_read[BRG_DUCHY_N_REASONS] = { FALSE };

  for (guint i = 0; i < G_N_ELEMENTS (reasons); i++)
    {
      g_autoptr (BrgPosition) position = NULL;
      BrgMove move;
      g_autoptr (BrgRuleset) ruleset = open_case (&reasons[i], &position, &move);
      g_autofree char *words = NULL;
      BrgRefusal refusal;

      brg_play_why_not (ruleset, position, &move, &refusal);
      words = brg_narrator_refusal (ruleset, &refusal);
      g_assert_cmpstr (words, ==, reasons[i].words);
      is_read[refusal.reason - BRG_FIRST_REASON] = TRUE;
    }

  for (guint i = 0; i < BRG_DUCHY_N_REASONS; i++)
    if (!is_read[i])
      g_error ("nobody has read what “%s” says", brg_duchy_reasons[i].name);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/words/previews", test_previews);
  g_test_add_func ("/words/offers", test_offers);
  g_test_add_func ("/words/log", test_log);
  g_test_add_func ("/words/phase", test_phase);
  g_test_add_func ("/words/reasons", test_reasons);

  return g_test_run ();
}
