/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What can be taken from the depots, and how it leaves them, also where a module offers tiles at
 * the black depot. */

#include "brg-posed.h"
#include "brg-stall-module.h"
#include "core/duchy/brg-depots.h"
#include "core/duchy/brg-duchy-variant.h"
#include "core/engine/brg-scenario.h"

#define BLACK 0

/* ---- what others ask ---- */

typedef struct
{
  BrgRuleset *ruleset;
  BrgPosition *position;
  guint ship, mine, bank;
} Fixture;

static guint64
bits (guint kind,
      guint other)
{
  return (G_GUINT64_CONSTANT (1) << kind | G_GUINT64_CONSTANT (1) << other)
         & ~G_GUINT64_CONSTANT (1);
}

static void
set_up (Fixture       *fixture,
        gconstpointer  lines)
{
  const BrgTileCatalogue *tiles;

  fixture->ruleset = brg_posed_ruleset (&brg_duchy_variant, &brg_stall_module, NULL);
  fixture->position = brg_posed_new (fixture->ruleset, lines);
  tiles = &brg_duchy_tables (fixture->ruleset)->tiles;
  fixture->ship = brg_tile_catalogue_find (tiles, "ship");
  fixture->mine = brg_tile_catalogue_find (tiles, "mine");
  fixture->bank = brg_tile_catalogue_find (tiles, "bank");
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  lines G_GNUC_UNUSED)
{
  brg_position_free (fixture->position);
  brg_ruleset_unref (fixture->ruleset);
}

static guint
count (Fixture *fixture,
       guint    depot,
       guint    kind)
{
  return brg_count_in_depot (fixture->ruleset, fixture->position, depot, kind);
}

static guint64
kinds (Fixture *fixture,
       guint    depot)
{
  return brg_kinds_in_depot (fixture->ruleset, fixture->position, depot);
}

static void
remove_one (Fixture *fixture,
            guint    depot,
            guint    kind)
{
  BrgPlay play = { fixture->ruleset, fixture->position, NULL, 0 };

  brg_remove_from_depot (&play, depot, kind);
}

/* Those on the spaces go first, then those of the stall; numbered depots have no stall. */
static void
test_takes (Fixture       *fixture,
            gconstpointer  lines G_GNUC_UNUSED)
{
  g_assert_cmpuint (count (fixture, BLACK, fixture->ship), ==, 2);
  g_assert_cmpuint (count (fixture, BLACK, fixture->mine), ==, 1);
  g_assert_cmpuint (count (fixture, BLACK, fixture->bank), ==, 0);
  g_assert_cmpuint (count (fixture, 3, fixture->ship), ==, 0);
  g_assert_cmpuint (count (fixture, 3, fixture->bank), ==, 2);
  g_assert_cmphex (kinds (fixture, BLACK), ==, bits (fixture->ship, fixture->mine));
  g_assert_cmphex (kinds (fixture, 3), ==, bits (fixture->bank, 0));
  g_assert_cmphex (kinds (fixture, 4), ==, 0);

  remove_one (fixture, BLACK, fixture->ship);
  g_assert_cmpuint (brg_market (fixture->position)->black_depot[0], ==, 0);
  g_assert_cmpuint (count (fixture, BLACK, fixture->ship), ==, 1);
  g_assert_cmphex (kinds (fixture, BLACK), ==, bits (fixture->ship, fixture->mine));

  remove_one (fixture, BLACK, fixture->ship);
  g_assert_cmpuint (count (fixture, BLACK, fixture->ship), ==, 0);
  g_assert_cmphex (kinds (fixture, BLACK), ==, bits (fixture->mine, 0));

  remove_one (fixture, 3, fixture->bank);
  g_assert_cmpuint (count (fixture, 3, fixture->bank), ==, 1);
}

/* ---- what a seat may do ---- */

#define HEAD "scenario \"Stall\"\nmodule stall\nset dice 1 3 1\nset tiles 1 4.4=castle\n"

static void
assert_holds (gconstpointer lines)
{
  g_autoptr (BrgCatalogue) catalogue = brg_catalogue_new ();
  g_autofree char *text = g_strconcat (HEAD, lines, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) results = NULL;
  const BrgScenarioResult *result;

  brg_catalogue_add_variant (catalogue, &brg_duchy_variant);
  brg_catalogue_add_module (catalogue, &brg_stall_module);
  results = brg_scenario_run_text (catalogue, "duchy", "stall", text, -1, NULL, &error);
  g_assert_no_error (error);
  result = results->pdata[0];
  if (!result->ok)
    g_error ("%s", result->message);
}

static const struct
{
  const char *path;
  const char *lines;
} scenarios[] = {
  { "/depots/bought",
    "set stall 2\nset black-depot mine\nset silver 1 2\n"
    "play 1 buy tile:ship@black\n"
    "expect stall 1\nexpect storage 1 ship=1\nexpect silver 1 0\n"
    "expect event tile-bought seat=1 tile:ship@black\n"
    "expect refused 1 already-bought buy tile:mine@black\n" },
  { "/depots/listed-once",
    "set stall 2\nset black-depot ship ship mine\nset silver 1 2\n"
    "expect n-moves 5\n"
    "play 1 buy tile:ship@black\n"
    "expect stall 2\n" },
  { "/depots/empty",
    "set stall 0\nset silver 1 2\n"
    "expect refused 1 not-in-depot buy tile:ship@black\n" },
  { "/depots/no-other-way",
    "set stall 1\nset depots 3.1=mine\nset silver 1 1\n"
    "expect refused 1 too-little-silver buy tile:ship@black\n"
    "expect refused 1 not-numbered take die:3 as:3 tile:ship@black\n"
    "expect refused 1 not-in-depot take die:3 as:3 tile:ship@3\n" },
  { "/depots/not-swept",
    "set phase A\nset round 5\nset turns-left 0\nset stall 1\nset black-depot mine\n"
    "play 1 end-turn\nexpect phase B\nexpect stall 1\n" },
};

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/depots/takes", Fixture,
              "stall 1\nblack-depot ship mine\ndepots 3.1=bank 3.2=bank", set_up, test_takes,
              tear_down);
  for (guint i = 0; i < G_N_ELEMENTS (scenarios); i++)
    g_test_add_data_func (scenarios[i].path, scenarios[i].lines, assert_holds);

  return g_test_run ();
}
