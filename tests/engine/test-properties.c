/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "brg-feast-module.h"
#include "brg-module-set.h"
#include "brg-order-properties.h"
#include "brg-walk-cases.h"
#include "brg-walk-previews.h"
#include "brg-walk-trial.h"
#include "core/engine/brg-position-text.h"
#include "core/engine/brg-record.h"

/* ---- the properties ---- */

/* A move listed twice, or one that notation cannot tell from another, would be a twin. */
static void
check_list (BrgWalk *walk)
{
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; i < walk->legal.n; i++)
    {
      const BrgMove *move = &walk->legal.items[i];
      char *text = brg_move_format (walk->ruleset, move);
      g_autoptr (GError) error = NULL;
      BrgRefusal refusal;
      BrgMove parsed;

      brg_move_parse (walk->ruleset, move->seat, text, &parsed, &error);
      g_assert_no_error (error);
      g_assert_true (brg_move_equal (&parsed, move));
      g_assert_cmpuint (move->seat, ==, brg_position_get_asked (walk->position));
      g_assert_false (brg_play_why_not (walk->ruleset, walk->position, move, &refusal));
      g_assert_true (g_hash_table_add (seen, text));
    }

  g_assert_true (brg_position_is_over (walk->position) == (walk->legal.n == 0));
}

/* The same move on a copy of the position before leads to the same position, and neither listing
 * nor applying has changed anything else. */
static void
check_copy (BrgWalk *walk)
{
  g_autoptr (BrgPosition) copy = brg_position_dup (walk->ruleset, walk->before);
  g_autoptr (BrgPosition) untouched = brg_position_dup (walk->ruleset, walk->before);
  g_autofree char *difference = NULL;

  if (walk->n_moves == 0)
    return;

  brg_play_move (walk->ruleset, copy, &walk->move, NULL);
  difference = brg_position_difference (walk->ruleset, copy, walk->position);
  g_assert_cmpstr (difference, ==, NULL);
  g_assert_true (brg_position_equal (walk->ruleset, copy, walk->position));
  g_assert_true (brg_position_equal (walk->ruleset, untouched, walk->before));
}

static void
check_text (BrgWalk *walk)
{
  g_autofree char *text = brg_position_to_text (walk->ruleset, walk->position, BRG_NO_SEAT);
  g_autoptr (BrgPosition) read = brg_position_new (walk->ruleset);
  g_autoptr (GError) error = NULL;

  brg_position_from_text (walk->ruleset, read, "text", text, &error);
  g_assert_no_error (error);
  g_assert_true (brg_position_equal (walk->ruleset, read, walk->position));
  brg_position_check (walk->ruleset, walk->position, &error);
  g_assert_no_error (error);
}

static guint
count (const BrgWalk     *walk,
       const BrgPosition *position,
       gint               sums[BRG_WALK_MAX_SUMS])
{
  return walk->case_->count != NULL ? walk->case_->count (walk->ruleset, position, sums) : 0;
}

static void
check_sums (BrgWalk *walk)
{
  gint sums[BRG_WALK_MAX_SUMS] = { 0 };
  guint n = count (walk, walk->position, sums);

  if (walk->n_moves == 0)
    memcpy (walk->sums, sums, sizeof sums);
  else if (walk->case_->count_lost != NULL)
    walk->sums[0] -= walk->case_->count_lost (walk);
  for (guint i = 0; i < n; i++)
    g_assert_cmpint (sums[i], ==, walk->sums[i]);
}

/* What a seat gains is what the events add up to, so each can be explained. */
static gint
add_up (const BrgWalk *walk,
        guint          seat,
        guint          kind)
{
  gint sum = 0;

  for (guint i = 0; i < walk->events->len; i++)
    {
      const BrgEvent *event = &g_array_index (walk->events, BrgEvent, i);

      if (event->kind == kind && event->seat == seat)
        sum += event->amount;
    }

  return sum;
}

static gint
add_up_points (const BrgWalk *walk,
               guint          seat)
{
  const BrgRows *kinds = &walk->ruleset->event_kinds;
  gint sum = 0;

  for (guint kind = BRG_FIRST_EVENT_KIND; kind < kinds->n; kind++)
    if (brg_ruleset_row (*kinds, BrgEventKind, kind)->is_points)
      sum += add_up (walk, seat, kind);

  return sum;
}

/* An event kind of the field's name tells of all that comes into it; seats may share it. */
static void
check_ledger (const BrgWalk  *walk,
              const BrgField *field)
{
  guint kind = brg_ruleset_find_event_kind (walk->ruleset, field->name);

  for (guint owner = 0; owner < field->n_owners; owner++)
    {
      gint sum = 0;

      for (guint seat = 0; seat < walk->ruleset->n_seats; seat++)
        if (brg_field_owner_of (field, seat) == owner)
          sum += add_up (walk, seat, kind);
      g_assert_cmpint (brg_field_get (field, walk->position, owner, 0), ==, sum);
    }
}

static void
check_ledgers (BrgWalk *walk)
{
  const char * const *names = walk->case_->ledgers;

  for (guint seat = 0; seat < walk->ruleset->n_seats; seat++)
    g_assert_cmpint (walk->case_->variant->score (walk->ruleset, walk->position, seat), ==,
                     add_up_points (walk, seat));

  for (guint i = 0; names != NULL && names[i] != NULL; i++)
    check_ledger (walk, brg_schema_find (walk->ruleset->schema, names[i]));
}

/* Dealing afresh what a seat can't see leaves what it sees, and what it may do. */
static void
check_redeal (BrgWalk *walk)
{
  guint seat = brg_random_below (&walk->random, walk->ruleset->n_seats);
  g_autoptr (BrgPosition) dealt = brg_position_dup (walk->ruleset, walk->position);
  g_autofree char *before = brg_position_to_text (walk->ruleset, walk->position, seat);
  g_autofree char *after = NULL;
  gint sums[BRG_WALK_MAX_SUMS] = { 0 };

  brg_position_redeal (walk->ruleset, dealt, seat, &walk->random);
  after = brg_position_to_text (walk->ruleset, dealt, seat);
  g_assert_cmpstr (before, ==, after);
  for (guint i = 0; i < count (walk, dealt, sums); i++)
    g_assert_cmpint (sums[i], ==, walk->sums[i]);

  if (seat == brg_position_get_asked (walk->position))
    {
      g_autofree BrgMove *items = g_new (BrgMove, BRG_MAX_MOVES);
      BrgMoves moves = { items, BRG_MAX_MOVES, 0 };

      brg_play_list (walk->ruleset, dealt, &moves);
      g_assert_cmpmem (moves.items, moves.n * sizeof (BrgMove), walk->legal.items,
                       walk->legal.n * sizeof (BrgMove));
    }
}

/* What makes texts takes its time: at a quarter of the questions, and at the end. */
static void
visit_all (BrgWalk *walk)
{
  gboolean texts = brg_random_below (&walk->random, 4) == 0
                   || brg_position_is_over (walk->position);

  check_copy (walk);
  check_sums (walk);
  if (texts)
    {
      check_list (walk);
      check_text (walk);
      check_redeal (walk);
      check_ledgers (walk);
    }
  if (walk->case_->check != NULL)
    walk->case_->check (walk);
}

static void
test_walk (gconstpointer data)
{
  const BrgWalkCase *case_ = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgRuleset) ruleset = brg_walk_new_ruleset (case_, &error);
  guint deepest = 0, most_moves = 0;

  g_assert_no_error (error);
  for (guint seed = 1; seed <= brg_walk_n_games (case_, 5); seed++)
    {
      BrgWalk walk;

      brg_walk_play (case_, ruleset, seed, visit_all, &walk);
      deepest = MAX (deepest, walk.deepest);
      most_moves = MAX (most_moves, walk.most_moves);
      brg_walk_clear (&walk);
    }

  g_test_message ("%s: %u frames at most of %d, %u moves at most of %d, %" G_GSIZE_FORMAT
                  " bytes", g_test_get_path (), deepest, BRG_AGENDA_MAX, most_moves, BRG_MAX_MOVES,
                  ruleset->position_size);
}

/* ---- every combination of verb and subjects ---- */

/* The board game has some hundred thousand combinations a position, so a few positions a game. */
static void
visit_some (BrgWalk *walk)
{
  guint share = MAX (walk->case_->share, 1);

  if (brg_random_below (&walk->random, 100 * share) == 0
      || (share == 1 && brg_position_is_over (walk->position)))
    brg_walk_try_everything (walk);
}

static void
test_combinations (gconstpointer data)
{
  const BrgWalkCase *case_ = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgRuleset) ruleset = brg_walk_new_ruleset (case_, &error);

  g_assert_no_error (error);
  for (guint seed = 1; seed <= brg_walk_n_games (case_, case_->is_small ? 10 : 75); seed++)
    {
      BrgWalk walk;

      brg_walk_play (case_, ruleset, seed,
                     case_->is_small ? brg_walk_try_everything : visit_some, &walk);
      brg_walk_clear (&walk);
    }
}

/* ---- games and records ---- */

static BrgGame *
play_game (BrgRuleset *ruleset,
           guint64     seed,
           gboolean    undo)
{
  BrgGame *game = brg_game_new (ruleset, seed);
  BrgRandom random = { ~seed, 0 };

  while (!brg_position_is_over (brg_game_get_position (game)))
    {
      const BrgMoves *legal = brg_game_get_legal (game);
      BrgMove move = legal->items[brg_random_below (&random, legal->n)];
      g_autoptr (BrgPosition) before = brg_position_dup (ruleset, brg_game_get_position (game));
      g_autoptr (GError) error = NULL;

      brg_game_move (game, &move, &error);
      g_assert_no_error (error);
      if (undo && brg_game_can_undo (game))
        {
          g_autoptr (BrgPosition) after = brg_position_dup (ruleset, brg_game_get_position (game));

          brg_game_undo (game);
          g_assert_true (brg_position_equal (ruleset, brg_game_get_position (game), before));
          g_assert_true (brg_game_can_redo (game));
          brg_game_redo (game);
          g_assert_true (brg_position_equal (ruleset, brg_game_get_position (game), after));
        }
    }

  return game;
}

static void
test_record (gconstpointer data)
{
  const BrgWalkCase *case_ = data;
  g_autoptr (BrgCatalogue) catalogue = brg_catalogue_new ();
  g_autoptr (BrgRuleset) ruleset = brg_walk_new_ruleset (case_, NULL);

  brg_catalogue_add_variant (catalogue, case_->variant);
  for (guint i = 0; case_->modules != NULL && case_->modules[i] != NULL; i++)
    brg_catalogue_add_module (catalogue, case_->modules[i]);

  for (guint seed = 1; seed <= brg_walk_n_games (case_, 60); seed++)
    {
      g_autoptr (BrgGame) game = play_game (ruleset, seed, TRUE);
      g_autofree char *text = brg_record_to_text (game);
      g_autoptr (GError) error = NULL;
      g_autoptr (BrgGame) read = brg_record_from_text (catalogue, "record", text, -1, &error);
      g_autofree char *again = NULL;

      g_assert_no_error (error);
      g_assert_true (brg_position_equal (ruleset, brg_game_get_position (game),
                                         brg_game_get_position (read)));
      again = brg_record_to_text (read);
      g_assert_cmpstr (text, ==, again);
    }
}

/* ---- the whole ---- */

static const struct
{
  const char   *name;
  GTestDataFunc test;
} properties[] = {
  { "walk", test_walk },
  { "combinations", test_combinations },
  { "record", test_record },
  { "previews", brg_walk_test_previews },
  { "hook-order", brg_test_hook_order },
  { "module-order", brg_test_module_order },
  { "beside", brg_test_beside },
};

static void
add_tests (const BrgWalkCase *case_)
{
  for (guint i = 0; i < G_N_ELEMENTS (properties); i++)
    {
      g_autofree char *path = g_strconcat ("/properties/", case_->name, "/", properties[i].name,
                                           case_->set != NULL ? "-" : NULL, case_->set, NULL);

      g_test_add_data_func (path, case_, properties[i].test);
    }
}

/* A module of the tests goes together with every plugin, so that there are always pairs.
 *
 * With an argument only what is called so is walked through: a case, or the sets of a
 * module. */
int
main (int   argc,
      char *argv[])
{
  g_autoptr (BrgPluginHost) host = NULL;
  g_autoptr (GPtrArray) sets = NULL;
  g_autoptr (GPtrArray) cases = NULL;
  guint n = 0;

  g_test_init (&argc, &argv, NULL);
  host = brg_module_sets_open ();
  brg_catalogue_add_module (brg_plugin_host_get_catalogue (host), &brg_feast_module);
  sets = brg_module_sets_new (host);
  cases = brg_walk_cases_new (host, sets);

  for (guint i = 0; i < cases->len; i++)
    {
      const BrgWalkCase *case_ = cases->pdata[i];

      if (argc > 1 && strcmp (case_->name, argv[1]) != 0)
        continue;
      add_tests (case_);
      n++;
    }
  if (n == 0)
    g_error ("nothing is called “%s”", argv[1]);

  return g_test_run ();
}
