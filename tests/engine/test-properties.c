/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "brg-feast-module.h"
#include "brg-tiny-variant.h"
#include "brg-walk-previews.h"
#include "brg-walk.h"
#include "core/duchy/brg-duchy-state.h"
#include "core/duchy/brg-duchy-variant.h"
#include "core/engine/brg-position-text.h"
#include "core/engine/brg-record.h"

/* ---- what each variant keeps ---- */

static guint
count_tiny (const BrgRuleset  *ruleset,
            const BrgPosition *position,
            gint               sums[BRG_WALK_MAX_SUMS])
{
  sums[0] = (gint) brg_tiny_count_cards (ruleset, position);
  return 1;
}

static gint
count_goods (const BrgRuleset  *ruleset,
             const BrgPosition *position)
{
  const BrgDuchyTables *tables = brg_duchy_tables (ruleset);
  const BrgMarket *market = brg_market (position);
  gint count = 0;

  for (guint i = 0; i < BRG_N_ROUNDS; i++)
    count += market->round_goods[i] != 0;
  for (guint i = 0; i < BRG_N_GOODS; i++)
    {
      count += market->goods_supply[i];
      for (guint depot = 0; depot < BRG_N_DEPOTS; depot++)
        count += market->depot_goods[depot][i];
      for (guint seat = 0; seat < ruleset->n_seats; seat++)
        count += brg_purse_of (tables, position, seat)->goods[i]
                 + brg_purse_of (tables, position, seat)->sold[i];
    }

  /* A sale under way holds goods that have left storage and are not laid yet. */
  for (guint i = 0; i < position->depth; i++)
    if (position->agenda[i].kind == brg_ruleset_find_frame_kind (ruleset, "sale"))
      count += position->agenda[i].arguments[1];

  return count;
}

static guint
count_duchy (const BrgRuleset  *ruleset,
             const BrgPosition *position,
             gint               sums[BRG_WALK_MAX_SUMS])
{
  sums[0] = count_goods (ruleset, position);
  return 1;
}

static void
count_tiles (const BrgRuleset  *ruleset,
             const BrgPosition *position,
             gint               counts[BRG_MAX_KINDS])
{
  const BrgDuchyTables *tables = brg_duchy_tables (ruleset);
  const BrgMarket *market = brg_market (position);

  memset (counts, 0, BRG_MAX_KINDS * sizeof *counts);
  for (guint kind = 1; kind < tables->tiles.n_kinds; kind++)
    counts[kind] = market->coloured[kind] + market->black[kind];
  for (guint i = 0; i < sizeof market->depots; i++)
    counts[((const guint8 *) market->depots)[i]]++;
  for (guint i = 0; i < BRG_BLACK_SPACES; i++)
    counts[market->black_depot[i]]++;
  for (guint seat = 0; seat < ruleset->n_seats; seat++)
    {
      for (guint kind = 1; kind < tables->tiles.n_kinds; kind++)
        counts[kind] += brg_store_of (tables, position, seat)->counts[kind];
      for (guint space = 0; space < tables->max_spaces; space++)
        counts[brg_duchy_of (tables, position, seat)->tiles[space]]++;
    }
}

/* Tiles leave the game one by one when they are discarded, or when a phase begins; none comes. */
static void
check_tiles (BrgWalk *walk)
{
  gint before[BRG_MAX_KINDS], after[BRG_MAX_KINDS];
  gint discarded[BRG_MAX_KINDS] = { 0 };
  gboolean swept = walk->n_moves == 0;

  for (guint i = walk->n_events_before; i < walk->events->len; i++)
    {
      const BrgEvent *event = &g_array_index (walk->events, BrgEvent, i);

      if (event->kind == brg_ruleset_find_event_kind (walk->ruleset, "tile-discarded"))
        discarded[event->subjects[0].index]++;
      swept |= event->kind == brg_ruleset_find_event_kind (walk->ruleset, "phase-begins");
    }

  count_tiles (walk->ruleset, walk->before, before);
  count_tiles (walk->ruleset, walk->position, after);
  for (guint kind = 1; kind < BRG_MAX_KINDS && walk->n_moves > 0; kind++)
    {
      if (swept)
        g_assert_cmpint (after[kind], <=, before[kind]);
      else
        g_assert_cmpint (after[kind], ==, before[kind] - discarded[kind]);
    }
}

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

static void
check_sums (BrgWalk *walk)
{
  gint sums[BRG_WALK_MAX_SUMS] = { 0 };
  guint n = walk->case_->count (walk->ruleset, walk->position, sums);

  if (walk->n_moves == 0)
    memcpy (walk->sums, sums, sizeof sums);
  for (guint i = 0; i < n; i++)
    g_assert_cmpint (sums[i], ==, walk->sums[i]);
}

/* Points, silver and workers are what their events add up to, so each can be explained. */
static void
check_ledger (BrgWalk    *walk,
              const char *name)
{
  const BrgField *field = brg_schema_find (walk->ruleset->schema, name);
  guint kind = brg_ruleset_find_event_kind (walk->ruleset, name);
  gint sums[BRG_MAX_SEATS] = { 0 };

  for (guint i = 0; i < walk->events->len; i++)
    {
      const BrgEvent *event = &g_array_index (walk->events, BrgEvent, i);

      if (event->kind == kind)
        sums[event->seat] += event->amount;
    }

  for (guint seat = 0; seat < walk->ruleset->n_seats; seat++)
    g_assert_cmpint (sums[seat], ==, brg_field_get (field, walk->position, seat, 0));
}

static void
check_ledgers (BrgWalk *walk)
{
  for (guint i = 0; walk->case_->ledgers[i] != NULL; i++)
    check_ledger (walk, walk->case_->ledgers[i]);

  for (guint seat = 0; seat < walk->ruleset->n_seats; seat++)
    g_assert_cmpint (walk->case_->variant->score (walk->ruleset, walk->position, seat), ==,
                     brg_field_get (brg_schema_find (walk->ruleset->schema, "points"),
                                    walk->position, seat, 0));
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
  for (guint i = 0; i < walk->case_->count (walk->ruleset, dealt, sums); i++)
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
  for (guint seed = 1; seed <= brg_walk_n_games (5); seed++)
    {
      BrgWalk walk;

      brg_walk_play (case_, ruleset, seed, visit_all, &walk);
      deepest = MAX (deepest, walk.deepest);
      most_moves = MAX (most_moves, walk.most_moves);
      brg_walk_clear (&walk);
    }

  g_test_message ("%s: %u frames at most of %d, %u moves at most of %d, %" G_GSIZE_FORMAT
                  " bytes", case_->name, deepest, BRG_AGENDA_MAX, most_moves, BRG_MAX_MOVES,
                  ruleset->position_size);
}

/* ---- every combination of verb and subjects ---- */

/* What is tried: the legal moves as a set, and all indices that a kind of subject has. */
typedef struct
{
  GHashTable *legal;
  GArray     *indices[G_MAXUINT8];
} Trial;

static void
trial_init (Trial   *trial,
            BrgWalk *walk)
{
  char name[BRG_NAME_SIZE];

  trial->legal = g_hash_table_new_full (g_bytes_hash, g_bytes_equal,
                                        (GDestroyNotify) g_bytes_unref, NULL);
  for (guint i = 0; i < walk->legal.n; i++)
    g_hash_table_add (trial->legal,
                      g_bytes_new_static (&walk->legal.items[i], sizeof (BrgMove)));

  for (guint kind = BRG_FIRST_SUBJECT_KIND; kind < walk->ruleset->subject_kinds.n; kind++)
    {
      const BrgSubjectKind *row = brg_ruleset_row (walk->ruleset->subject_kinds, BrgSubjectKind,
                                                   kind);

      trial->indices[kind] = g_array_new (FALSE, FALSE, sizeof (guint));
      for (guint index = 0; index < row->count (walk->ruleset); index++)
        if (row->name_index (walk->ruleset, index, name))
          g_array_append_val (trial->indices[kind], index);
    }
}

static void
trial_clear (Trial   *trial,
             BrgWalk *walk)
{
  g_hash_table_unref (trial->legal);
  for (guint kind = BRG_FIRST_SUBJECT_KIND; kind < walk->ruleset->subject_kinds.n; kind++)
    g_array_unref (trial->indices[kind]);
}

static void
try_move (BrgWalk       *walk,
          const Trial   *trial,
          const BrgMove *move)
{
  BrgRefusal refusal;
  gboolean refused = brg_play_why_not (walk->ruleset, walk->position, move, &refusal);
  g_autoptr (GBytes) key = g_bytes_new_static (move, sizeof *move);

  if (refused == !g_hash_table_contains (trial->legal, key))
    return;

  {
    g_autofree char *text = brg_move_format (walk->ruleset, move);

    g_error ("%s: “%s” is %s, but %s", walk->case_->name, text,
             refused ? "listed" : "not listed",
             refused ? brg_ruleset_row (walk->ruleset->reasons, BrgReason, refusal.reason)->name
                     : "nothing is said against it");
  }
}

static void
fill_slot (BrgWalk     *walk,
           const Trial *trial,
           BrgMove      move,
           guint        slot)
{
  const BrgSlot *row = &walk->ruleset->slots[move.verb][slot];
  BrgSubject *subject = &move.subjects[move.n_subjects];

  if (slot == BRG_MOVE_MAX_SUBJECTS || row->kind == 0)
    {
      try_move (walk, trial, &move);
      return;
    }

  if (row->optional)
    fill_slot (walk, trial, move, slot + 1);

  move.n_subjects++;
  for (guint owner = 0; owner < brg_subject_n_owners (walk->ruleset, row->kind); owner++)
    for (guint i = 0; i < trial->indices[row->kind]->len; i++)
      {
        *subject = BRG_SUBJECT (row->kind, owner,
                                g_array_index (trial->indices[row->kind], guint, i));
        fill_slot (walk, trial, move, slot + 1);
      }
}

static void
try_everything (BrgWalk *walk)
{
  g_autoptr (BrgPosition) untouched = brg_position_dup (walk->ruleset, walk->position);
  guint asked = brg_position_get_asked (walk->position);
  Trial trial;

  trial_init (&trial, walk);
  for (guint verb = BRG_FIRST_VERB; verb < walk->ruleset->verbs.n; verb++)
    fill_slot (walk, &trial,
               (BrgMove){ .verb = (guint8) verb,
                          .seat = (guint8) (asked == BRG_NO_SEAT ? 0 : asked) }, 0);

  /* What one seat may do, no other may. */
  for (guint i = 0; i < walk->legal.n; i++)
    for (guint seat = 0; seat < walk->ruleset->n_seats; seat++)
      {
        BrgMove move = walk->legal.items[i];

        move.seat = (guint8) seat;
        try_move (walk, &trial, &move);
      }

  trial_clear (&trial, walk);
  g_assert_true (brg_position_equal (walk->ruleset, untouched, walk->position));
}

static void
visit_tiny (BrgWalk *walk)
{
  try_everything (walk);
}

/* The board game has some hundred thousand combinations a position, so a few positions a game. */
static void
visit_duchy (BrgWalk *walk)
{
  if (brg_random_below (&walk->random, 100) == 0 || brg_position_is_over (walk->position))
    try_everything (walk);
}

static void
test_combinations (gconstpointer data)
{
  const BrgWalkCase *case_ = data;
  gboolean tiny = case_->variant == &brg_tiny_variant;
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgRuleset) ruleset = brg_walk_new_ruleset (case_, &error);

  g_assert_no_error (error);
  for (guint seed = 1; seed <= brg_walk_n_games (tiny ? 10 : 75); seed++)
    {
      BrgWalk walk;

      brg_walk_play (case_, ruleset, seed, tiny ? visit_tiny : visit_duchy, &walk);
      brg_walk_clear (&walk);
    }
}

/* ---- the order of hooks ---- */

/* Moves are taken in the order of their bytes, whatever order hooks contribute them in. */
static gint
compare_moves (gconstpointer a,
               gconstpointer b)
{
  return memcmp (a, b, sizeof (BrgMove));
}

static void
visit_sorted (BrgWalk *walk)
{
  qsort (walk->legal.items, walk->legal.n, sizeof (BrgMove), compare_moves);
}

static void
reverse (GPtrArray *list)
{
  for (guint i = 0; list != NULL && i < list->len / 2; i++)
    {
      gpointer swap = list->pdata[i];

      list->pdata[i] = list->pdata[list->len - 1 - i];
      list->pdata[list->len - 1 - i] = swap;
    }
}

/* Turns round every list whose order must not matter. Queries keep the order of their stages. */
static void
reverse_hooks (BrgRuleset *ruleset)
{
  GHashTableIter iter;
  gpointer list;

  for (guint i = 0; i < ruleset->event_kinds.n; i++)
    reverse (ruleset->reacts[i]);

  g_hash_table_iter_init (&iter, ruleset->contributions);
  while (g_hash_table_iter_next (&iter, NULL, &list))
    reverse (list);

  for (guint i = 0; i < ruleset->queries.n; i++)
    for (guint j = 0; ruleset->query_hooks[i] != NULL && j + 1 < ruleset->query_hooks[i]->len; j++)
      {
        gpointer *pair = &ruleset->query_hooks[i]->pdata[j];
        const BrgQueryHook *first = pair[0], *second = pair[1];

        if (first->stage == second->stage)
          {
            pair[0] = (gpointer) second;
            pair[1] = (gpointer) first;
          }
      }
}

static char *
final_hash (const BrgWalkCase *case_,
            BrgRuleset        *ruleset,
            guint              seed)
{
  BrgWalk walk;
  char *hash;

  brg_walk_play (case_, ruleset, seed, visit_sorted, &walk);
  hash = brg_position_hash (ruleset, walk.position);
  brg_walk_clear (&walk);

  return hash;
}

static void
test_hook_order (gconstpointer data)
{
  const BrgWalkCase *case_ = data;
  g_autoptr (BrgRuleset) ruleset = brg_walk_new_ruleset (case_, NULL);
  g_autoptr (BrgRuleset) turned = brg_walk_new_ruleset (case_, NULL);

  reverse_hooks (turned);
  for (guint seed = 1; seed <= brg_walk_n_games (20); seed++)
    {
      g_autofree char *first = final_hash (case_, ruleset, seed);
      g_autofree char *second = final_hash (case_, turned, seed);

      g_assert_cmpstr (first, ==, second);
    }
}

/* ---- one seed, whatever runs beside ---- */

typedef struct
{
  const BrgWalkCase *case_;
  BrgRuleset        *ruleset;
} Beside;

static gpointer
play_beside (gpointer data)
{
  const Beside *beside = data;
  GString *hashes = g_string_new (NULL);

  for (guint seed = 1; seed <= 4; seed++)
    {
      g_autofree char *hash = final_hash (beside->case_, beside->ruleset, seed);

      g_string_append (hashes, hash);
    }

  return g_string_free (hashes, FALSE);
}

static void
test_beside (gconstpointer data)
{
  const BrgWalkCase *case_ = data;
  g_autoptr (BrgRuleset) ruleset = brg_walk_new_ruleset (case_, NULL);
  Beside beside = { case_, ruleset };
  g_autofree char *alone = play_beside (&beside);
  GThread *threads[4];

  for (guint i = 0; i < G_N_ELEMENTS (threads); i++)
    threads[i] = g_thread_new ("beside", play_beside, &beside);
  for (guint i = 0; i < G_N_ELEMENTS (threads); i++)
    {
      g_autofree char *hashes = g_thread_join (threads[i]);

      g_assert_cmpstr (hashes, ==, alone);
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
  for (guint i = 0; case_->modules[i] != NULL; i++)
    brg_catalogue_add_module (catalogue, case_->modules[i]);

  for (guint seed = 1; seed <= brg_walk_n_games (60); seed++)
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

/* ---- the cases ---- */

static const char * const edition_2011[] = { "edition=2011", NULL };
static const char * const other_readings[] = { "free-step=doubled", "full-storage=discard", NULL };

static const char * const points[] = { "points", NULL };
static const char * const points_and_purse[] = { "points", "silver", "workers", NULL };

#define TINY(name, n_seats, ...) \
  { name, &brg_tiny_variant, { __VA_ARGS__ }, n_seats, NULL, count_tiny, NULL, points }
#define DUCHY(name, n_seats, options) \
  { name, &brg_duchy_variant, { NULL }, n_seats, options, count_duchy, check_tiles, \
    points_and_purse }

static const BrgWalkCase cases[] = {
  TINY ("tiny-2", 2, NULL),
  TINY ("tiny-4", 4, NULL),
  TINY ("tiny-more", 3, &brg_tiny_more_module, NULL),
  TINY ("tiny-double", 3, &brg_tiny_double_module, NULL),
  TINY ("tiny-all", 4, &brg_tiny_more_module, &brg_tiny_double_module, NULL),
  DUCHY ("duchy-2", 2, NULL),
  DUCHY ("duchy-3", 3, NULL),
  DUCHY ("duchy-4", 4, NULL),
  DUCHY ("duchy-2011", 2, edition_2011),
  DUCHY ("duchy-other", 3, other_readings),
  { "duchy-feast", &brg_duchy_variant, { &brg_feast_module, NULL }, 2, NULL, count_duchy,
    check_tiles, points_and_purse },
};

static const struct
{
  const char   *name;
  GTestDataFunc test;
} properties[] = {
  { "walk", test_walk },     { "combinations", test_combinations }, { "hook-order", test_hook_order },
  { "beside", test_beside }, { "record", test_record },
  { "previews", brg_walk_test_previews },
};

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    for (guint j = 0; j < G_N_ELEMENTS (properties); j++)
      {
        g_autofree char *path = g_strdup_printf ("/properties/%s/%s", cases[i].name,
                                                 properties[j].name);

        g_test_add_data_func (path, &cases[i], properties[j].test);
      }

  return g_test_run ();
}
