/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "brg-tiny-variant.h"
#include "core/duchy/brg-duchy-rows.h"
#include "core/duchy/brg-duchy-tables.h"
#include "core/duchy/brg-duchy-variant.h"
#include "core/engine/brg-game.h"
#include "core/engine/brg-narrator.h"

/* Takes what it is given and says whether it is the sentence. */
static void
assert_says (char       *said,
             const char *sentence)
{
  g_assert_cmpstr (said, ==, sentence);
  g_free (said);
}

static BrgRuleset *
make_ruleset (const BrgVariant *variant,
              const char       *first_name)
{
  g_autoptr (BrgCatalogue) catalogue = brg_catalogue_new ();
  g_autoptr (BrgSetup) setup = brg_setup_new (variant->rules.id, 2);
  g_autoptr (GError) error = NULL;
  BrgRuleset *ruleset;

  brg_catalogue_add_variant (catalogue, variant);
  brg_setup_set_seat_option (setup, 0, "name", first_name);
  ruleset = brg_ruleset_new (catalogue, setup, &error);
  g_assert_no_error (error);
  return ruleset;
}

static void
test_seats (void)
{
  g_autoptr (BrgRuleset) ruleset = make_ruleset (&brg_tiny_variant, "Anna {n}");

  assert_says (brg_narrator_seat (ruleset, 0), "Anna {n}");
  assert_says (brg_narrator_seat (ruleset, 1), "Player 2");
}

static void
test_events (void)
{
  g_autoptr (BrgRuleset) ruleset = make_ruleset (&brg_tiny_variant, "Anna [{n}]");
  guint points = brg_ruleset_find_event_kind (ruleset, "points");
  guint played = brg_ruleset_find_event_kind (ruleset, "played");
  guint card = brg_ruleset_find_subject_kind (ruleset, "card");
  BrgEvent event = { .kind = (guint8) points, .seat = 1, .amount = 1 };

  assert_says (brg_narrator_event (ruleset, &event), "Player 2 gains 1 point.");
  event.amount = 2;
  assert_says (brg_narrator_event (ruleset, &event), "Player 2 gains 2 points.");
  event.amount = -2;
  assert_says (brg_narrator_event (ruleset, &event), "Player 2 gains −2 points.");

  event = (BrgEvent){ .kind = (guint8) played, .seat = 0, .n_subjects = 1,
                      .subjects = { BRG_SUBJECT (card, 0, 2) } };
  assert_says (brg_narrator_event (ruleset, &event), "Anna [{n}] plays three.");
}

static void
test_nothing (void)
{
  g_autoptr (BrgRuleset) ruleset = make_ruleset (&brg_tiny_variant, NULL);
  BrgRefusal refusal = { 0 };

  assert_says (brg_narrator_subject (ruleset, BRG_NO_SUBJECT), "");
  assert_says (brg_narrator_cause (ruleset, 0), "");
  assert_says (brg_narrator_refusal (ruleset, &refusal), "");
}

static void
test_refusals (void)
{
  g_autoptr (BrgRuleset) ruleset = make_ruleset (&brg_duchy_variant, NULL);
  BrgRefusal refusal = { .reason = brg_ruleset_find_reason (ruleset, "too-few-workers"),
                         .numbers = { 1, 0, 4 } };

  assert_says (brg_narrator_refusal (ruleset, &refusal),
               "That needs a 4: 1 worker would do, you have 0.");
  refusal.numbers[0] = 2;
  assert_says (brg_narrator_refusal (ruleset, &refusal),
               "That needs a 4: 2 workers would do, you have 0.");
  refusal = (BrgRefusal){ .reason = brg_ruleset_find_reason (ruleset, "not-yours"),
                          .subject = BRG_SUBJECT (BRG_SUBJECT_SPACE, 1, 3) };
  assert_says (brg_narrator_refusal (ruleset, &refusal), "That belongs to Player 2.");
  refusal = (BrgRefusal){ .reason = BRG_REASON_OVER };
  assert_says (brg_narrator_refusal (ruleset, &refusal), "The game is over.");
}

/* Whatever stands for a kind of tile tells what such a tile does. */
static void
test_help (void)
{
  g_autoptr (BrgRuleset) ruleset = make_ruleset (&brg_duchy_variant, NULL);
  const BrgTileCatalogue *tiles = &brg_duchy_tables (ruleset)->tiles;
  guint bank = brg_tile_catalogue_find (tiles, "bank");

  assert_says (brg_narrator_help (ruleset, BRG_SUBJECT (BRG_SUBJECT_TILE, 3, bank)),
               tiles->kinds[bank].help);
  assert_says (brg_narrator_help (ruleset, BRG_SUBJECT (BRG_SUBJECT_STORED, 1, bank)),
               tiles->kinds[bank].help);
  g_assert_null (brg_narrator_help (ruleset, BRG_SUBJECT (BRG_SUBJECT_DIE, 0, 3)));
  g_assert_null (brg_narrator_help (ruleset, BRG_NO_SUBJECT));
}

/* A variant whose sentences have parts that can be left out. */
static guint
count_one (const BrgRuleset *ruleset G_GNUC_UNUSED)
{
  return 1;
}

static gboolean
name_it (const BrgRuleset *ruleset G_GNUC_UNUSED,
         guint             index,
         char              name[BRG_NAME_SIZE])
{
  g_strlcpy (name, "it", BRG_NAME_SIZE);
  return index == 0;
}

static const BrgSubjectKind parts_kinds[] = {
  { .name = "thing", .label = "{index} of {owner}", .owner_is_seat = TRUE, .count = count_one,
    .name_index = name_it },
  { .name = "tool", .label = "tool", .count = count_one, .name_index = name_it },
};

static const BrgVerb parts_verbs[] = {
  { "use", "Use {thing}[ and {thing2}][ with {tool}] now", { "thing", "thing?", "tool?" } },
  { "name", "{subject}, {nobody}{", { "tool?" } },
};

static void
test_parts (void)
{
  g_autoptr (BrgRuleset) tiny = make_ruleset (&brg_tiny_variant, NULL);
  gconstpointer kinds[] = { NULL, &parts_kinds[0], &parts_kinds[1] };
  gconstpointer verbs[] = { NULL, &parts_verbs[0], &parts_verbs[1] };
  BrgRuleset ruleset = *tiny;
  BrgMove move = { .verb = 1, .n_subjects = 1, .subjects = { BRG_SUBJECT (1, 0, 0) } };

  ruleset.subject_kinds = (BrgRows){ kinds, G_N_ELEMENTS (kinds) };
  ruleset.verbs = (BrgRows){ verbs, G_N_ELEMENTS (verbs) };
  assert_says (brg_narrator_move (&ruleset, &move), "Use it of Player 1 now");

  move.subjects[move.n_subjects++] = BRG_SUBJECT (2, 0, 0);
  assert_says (brg_narrator_move (&ruleset, &move), "Use it of Player 1 with tool now");

  move.subjects[1] = BRG_SUBJECT (1, 1, 0);
  assert_says (brg_narrator_move (&ruleset, &move), "Use it of Player 1 and it of Player 2 now");

  move = (BrgMove){ .verb = 2, .n_subjects = 1, .subjects = { BRG_SUBJECT (2, 0, 0) } };
  assert_says (brg_narrator_move (&ruleset, &move), "tool, {");
}

static void
assert_whole (char *said)
{
  g_assert_nonnull (said);
  g_assert_cmpstr (said, !=, "");
  g_assert_null (strpbrk (said, "{}[]"));
  g_free (said);
}

/* A question may name a number that the position tells. */
static void
test_questions (void)
{
  g_autoptr (BrgRuleset) ruleset = make_ruleset (&brg_tiny_variant, "Anna {n}");
  g_autoptr (BrgGame) game = brg_game_new (ruleset, 1);

  assert_says (brg_narrator_question (ruleset, brg_game_get_position (game)),
               "Anna {n}, play one of 2 cards.");
}

/* No sentence of the board game keeps a name that stands for nothing. */
static void
test_whole_game (void)
{
  g_autoptr (BrgRuleset) ruleset = make_ruleset (&brg_duchy_variant, NULL);
  g_autoptr (BrgGame) game = brg_game_new (ruleset, 4);

  while (!brg_position_is_over (brg_game_get_position (game)))
    {
      const BrgMoves *moves = brg_game_get_legal (game);
      const BrgEvent *events;
      guint n_events;

      assert_whole (brg_narrator_question (ruleset, brg_game_get_position (game)));
      for (guint i = 0; i < moves->n; i++)
        assert_whole (brg_narrator_move (ruleset, &moves->items[i]));

      brg_game_move (game, &moves->items[moves->n / 3], NULL);
      events = brg_game_get_events (game, brg_game_get_n_moves (game), &n_events);
      for (guint i = 0; i < n_events; i++)
        if (brg_ruleset_row (ruleset->event_kinds, BrgEventKind, events[i].kind)->sentence != NULL)
          assert_whole (brg_narrator_event (ruleset, &events[i]));
    }

  assert_says (brg_narrator_question (ruleset, brg_game_get_position (game)),
               "The game is over.");
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/narrator/seats", test_seats);
  g_test_add_func ("/narrator/events", test_events);
  g_test_add_func ("/narrator/nothing", test_nothing);
  g_test_add_func ("/narrator/help", test_help);
  g_test_add_func ("/narrator/refusals", test_refusals);
  g_test_add_func ("/narrator/parts", test_parts);
  g_test_add_func ("/narrator/questions", test_questions);
  g_test_add_func ("/narrator/whole-game", test_whole_game);

  return g_test_run ();
}
