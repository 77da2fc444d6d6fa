/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Which modules the other tests try together. */

#include "brg-module-set.h"
#include "core/duchy/brg-duchy-variant.h"

static const BrgRelation needs_boats[] = { { "boats", "Rivers need boats." } };
static const BrgRelation not_with_rivers[] = { { "rivers", "Deserts have no rivers." } };

#define MODULE(id_, min, max) \
  .abi = BRG_MODULE_ABI, .id = (id_), .variant = "duchy", .min_seats = (min), .max_seats = (max)

static const BrgModule boats = { MODULE ("boats", 2, 4) };
static const BrgModule deserts = { MODULE ("deserts", 2, 4),
                                   .excludes = BRG_ROWS (not_with_rivers) };
static const BrgModule duels = { MODULE ("duels", 2, 2) };
static const BrgModule rivers = { MODULE ("rivers", 2, 4), .needs = BRG_ROWS (needs_boats) };
static const BrgModule teams = { MODULE ("teams", 4, 4) };

static char *
describe (const GPtrArray *sets)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < sets->len; i++)
    {
      const BrgModuleSet *set = sets->pdata[i];

      g_string_append_printf (text, "%s %s:", set->group, set->name);
      for (guint j = 0; j < set->n; j++)
        g_string_append_printf (text, " %s", set->modules[j]->id);
      g_assert_null (set->modules[set->n]);
      g_string_append_printf (text, " %u-%u%s\n", set->min_seats, set->max_seats,
                              set->is_largest ? " largest" : "");
    }

  return g_string_free (text, FALSE);
}

static void
test_sets (void)
{
  static const BrgModule * const modules[] = { &teams, &rivers, &duels, &deserts, &boats };
  g_autoptr (BrgCatalogue) catalogue = brg_catalogue_new ();
  g_autoptr (BrgPluginHost) host = brg_plugin_host_new (catalogue);
  g_autoptr (GPtrArray) sets = NULL;
  g_autofree char *text = NULL;

  brg_catalogue_add_variant (catalogue, &brg_duchy_variant);
  for (guint i = 0; i < G_N_ELEMENTS (modules); i++)
    brg_catalogue_add_module (catalogue, modules[i]);
  sets = brg_module_sets_new (host);
  text = describe (sets);

  g_assert_cmpstr (text, ==,
                   "boats alone: boats 2-4\n"
                   "deserts alone: deserts 2-4\n"
                   "duels alone: duels 2-2\n"
                   "rivers alone: boats rivers 2-4 largest\n"
                   "teams alone: teams 4-4\n"
                   "boats with-deserts: boats deserts 2-4 largest\n"
                   "boats with-duels: boats duels 2-2\n"
                   "boats with-teams: boats teams 4-4\n"
                   "deserts with-duels: deserts duels 2-2\n"
                   "deserts with-teams: deserts teams 4-4\n"
                   "duels with-rivers: boats duels rivers 2-2 largest\n"
                   "rivers with-teams: boats rivers teams 4-4 largest\n"
                   "boats with-all-at-2: boats deserts duels 2-2 largest\n"
                   "boats with-all-at-4: boats deserts teams 4-4 largest\n");
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/module-set/sets", test_sets);

  return g_test_run ();
}
