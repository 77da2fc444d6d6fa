/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Modules whose hooks give nonsense: what makes no sense is left out, the game goes on, and one
 * sentence says whose fault it is. */

#include "core/duchy/brg-duchy-variant.h"
#include "core/duchy/brg-source.h"
#include "core/engine/brg-fault.h"
#include "core/engine/brg-game.h"

#define FAULTY(id_, ...) \
  static const BrgModule id_##_module = { \
    .abi = BRG_MODULE_ABI, .id = #id_, .version = "1", .name = #id_, .description = "", \
    .variant = "duchy", .min_seats = 2, .max_seats = 4, __VA_ARGS__ \
  }

static gint
huge (const BrgRuleset        *ruleset G_GNUC_UNUSED,
      const BrgPosition       *position G_GNUC_UNUSED,
      const BrgQueryArguments *arguments G_GNUC_UNUSED,
      gint                     value G_GNUC_UNUSED)
{
  return G_MAXINT;
}

static BrgBits
everything (const BrgRuleset        *ruleset G_GNUC_UNUSED,
            const BrgPosition       *position G_GNUC_UNUSED,
            const BrgQueryArguments *arguments G_GNUC_UNUSED,
            BrgBits                  value G_GNUC_UNUSED)
{
  return ~(BrgBits) 0;
}

/* A verb that there is not, a subject that there is not, and one that no list may hold. */
static void
garble (const BrgRuleset  *ruleset G_GNUC_UNUSED,
        const BrgPosition *position G_GNUC_UNUSED,
        guint              seat,
        gconstpointer      source G_GNUC_UNUSED,
        BrgMoves          *moves)
{
  brg_moves_add (moves, &(BrgMove){ .verb = 200, .seat = (guint8) seat });
  brg_moves_add (moves, &(BrgMove){ .verb = BRG_VERB_BUY, .seat = (guint8) seat, .n_subjects = 1,
                                    .subjects = { BRG_SUBJECT (BRG_SUBJECT_TILE, 0, 9999) } });
  brg_moves_add (moves, &(BrgMove){ .verb = BRG_VERB_BUY, .seat = (guint8) seat, .n_subjects = 1,
                                    .subjects = { BRG_SUBJECT (BRG_SUBJECT_TILE, 99, 1) } });
  brg_moves_add (moves, &(BrgMove){ .verb = BRG_VERB_END_TURN, .seat = (guint8) seat });
  brg_moves_add (moves, &(BrgMove){ .verb = BRG_VERB_BUY, .seat = 77 });
}

static void
spoil (BrgPlay        *play,
       const BrgEvent *event)
{
  brg_seat_state (brg_duchy_tables (play->ruleset), play->position, event->seat)->dice[0] = 77;
}

static const BrgQueryHook number_hooks[] = {
  { "points", BRG_QUERY_MULTIPLY, huge, NULL, NULL },
  { "workers", BRG_QUERY_ADD, huge, NULL, NULL },
  { "capacity", BRG_QUERY_BASE, huge, NULL, NULL },
};
static const BrgQueryHook set_hooks[] = { { "reach", BRG_QUERY_WIDEN, NULL, everything, NULL } };
static const BrgContribution garblers[] = { { "anytime", garble }, { "action", garble } };
static const BrgReact spoilers[] = { { "tile-taken", spoil } };

FAULTY (numbers, .query_hooks = BRG_ROWS (number_hooks));
FAULTY (sets, .query_hooks = BRG_ROWS (set_hooks));
FAULTY (moves, .contributions = BRG_ROWS (garblers));
FAULTY (slices, .reacts = BRG_ROWS (spoilers));

static BrgRuleset *
new_ruleset (const BrgModule *module)
{
  g_autoptr (BrgCatalogue) catalogue = brg_catalogue_new ();
  g_autoptr (BrgSetup) setup = brg_setup_new ("duchy", 2);
  g_autoptr (GError) error = NULL;
  BrgRuleset *ruleset;

  brg_catalogue_add_variant (catalogue, &brg_duchy_variant);
  brg_catalogue_add_module (catalogue, module);
  brg_setup_add_module (setup, module->id);
  ruleset = brg_ruleset_new (catalogue, setup, &error);
  g_assert_no_error (error);

  return ruleset;
}

/* Plays to the end; returns how many moves the game took back. */
static guint
play (BrgGame *game)
{
  BrgRandom random = { 1, 0 };
  guint n_refused = 0;

  while (!brg_position_is_over (brg_game_get_position (game)))
    {
      const BrgMoves *legal = brg_game_get_legal (game);
      guint n = brg_game_get_n_moves (game);
      g_autoptr (GError) error = NULL;
      BrgMove move = legal->items[brg_random_below (&random, legal->n)];

      if (brg_game_move (game, &move, &error))
        continue;

      g_assert_nonnull (g_strstr_len (error->message, -1, "faulty"));
      g_assert_nonnull (g_strstr_len (error->message, -1, "dice"));
      g_assert_cmpuint (brg_game_get_n_moves (game), ==, n);
      n_refused++;
    }

  return n_refused;
}

static void
test_left_out (gconstpointer data)
{
  g_autoptr (BrgRuleset) ruleset = new_ruleset (data);
  g_autoptr (BrgGame) game = brg_game_new (ruleset, 1);
  g_autofree char *fault = NULL;

  g_assert_cmpuint (play (game), ==, 0);
  fault = brg_fault_describe (ruleset);
  g_assert_nonnull (fault);
  g_assert_nonnull (g_strstr_len (fault, -1, ((const BrgModule *) data)->id));
  for (guint seat = 0; seat < 2; seat++)
    g_assert_cmpint (ruleset->variant->score (ruleset, brg_game_get_position (game), seat), <, 999);
}

static void
test_taken_back (void)
{
  g_autoptr (BrgRuleset) ruleset = new_ruleset (&slices_module);
  g_autoptr (BrgGame) game = brg_game_new (ruleset, 1);

  g_assert_cmpuint (play (game), >, 0);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/faults/numbers", &numbers_module, test_left_out);
  g_test_add_data_func ("/faults/sets", &sets_module, test_left_out);
  g_test_add_data_func ("/faults/moves", &moves_module, test_left_out);
  g_test_add_func ("/faults/slices", test_taken_back);

  return g_test_run ();
}
