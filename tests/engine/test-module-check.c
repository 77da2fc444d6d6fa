/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "brg-tiny-variant.h"
#include "core/duchy/brg-duchy-variant.h"
#include "core/engine/brg-bundle.h"
#include "core/engine/brg-error.h"
#include "core/engine/brg-module-check.h"

/* The parts that the rows of the modules below are made of. */

static gint
number_hook (const BrgRuleset        *ruleset G_GNUC_UNUSED,
             const BrgPosition       *position G_GNUC_UNUSED,
             const BrgQueryArguments *arguments G_GNUC_UNUSED,
             gint                     value)
{
  return value;
}

static BrgBits
set_hook (const BrgRuleset        *ruleset G_GNUC_UNUSED,
          const BrgPosition       *position G_GNUC_UNUSED,
          const BrgQueryArguments *arguments G_GNUC_UNUSED,
          BrgBits                  value)
{
  return value;
}

static void
pay (BrgPlay      *play G_GNUC_UNUSED,
     guint         seat G_GNUC_UNUSED,
     guint         item G_GNUC_UNUSED,
     const guint8 *arguments G_GNUC_UNUSED)
{
}

static const char * const one[] = { "one", NULL };
static const char * const two[] = { "one", "two", NULL };

static const BrgEventKind good_events[] = { { "sneezed", NULL, NULL, FALSE } };
static const BrgReason good_reasons[] = { { "cold", "It is cold.", FALSE } };
static const BrgVerb good_verbs[] = { { "sneeze", "Sneeze", { "card?" } } };
static const BrgQueryHook good_hooks[] = {
  { "card-points", BRG_QUERY_ADD, number_hook, NULL, NULL },
  { "card-points", BRG_QUERY_NARROW, NULL, set_hook, "cold" },
  { "card-points", BRG_QUERY_NARROW, NULL, set_hook, "game-over" },
};
static const BrgQueryHook chosen_hooks[] = {
  { "card-points", BRG_QUERY_ADD, number_hook, NULL, NULL, "weather=two" },
};
static const BrgOption good_options[] = { { "weather", "Weather", two, two, FALSE, NULL } };

static const BrgVerb old_verbs[] = { { "sneeze", "Sneeze" }, { "play", "Play" } };
static const BrgVerb twin_verbs[] = { { "sneeze", "Sneeze" }, { "sneeze", "Sneeze" } };
static const BrgVerb lost_verbs[] = { { "sneeze", "Sneeze", { "card", "nose?" } } };
static const BrgVerb nameless_verbs[] = { { "sneeze", "Sneeze" }, { NULL, "Cough" } };
static const BrgVerb silent_verbs[] = { { "sneeze", NULL } };
static const BrgQueryHook number_of_set[] = {
  { "card-points", BRG_QUERY_WIDEN, number_hook, NULL, NULL },
};
static const BrgQueryHook no_reason[] = {
  { "card-points", BRG_QUERY_NARROW, NULL, set_hook, NULL },
};
static const BrgQueryHook lost_reason[] = {
  { "card-points", BRG_QUERY_NARROW, NULL, set_hook, "nose" },
};
static const BrgQueryHook no_stage[] = {
  { "card-points", BRG_QUERY_NARROW + 1, number_hook, set_hook, "cold" },
};
static const BrgQueryHook lost_option[] = {
  { "card-points", BRG_QUERY_ADD, number_hook, NULL, NULL, "mood=two" },
};
static const BrgQueryHook lost_value[] = {
  { "card-points", BRG_QUERY_ADD, number_hook, NULL, NULL, "weather=three" },
};
static const BrgOption seat_options[] = { { "weather", "Weather", two, two, TRUE, NULL } };
static const BrgOption few_titles[] = { { "weather", "Weather", two, one, FALSE, NULL } };
static const BrgOption no_values[] = { { "weather", "Weather", &one[1], &one[1], FALSE, NULL } };
static const BrgBundle big_bundle[] = {
  { .name = "cold", .n_items = BRG_BUNDLE_MAX_ITEMS + 1, .pay = pay },
};
static const BrgBundle lost_bundle[] = {
  { .name = "cold", .n_items = 1, .pay = pay, .question = "nose" },
};
static const BrgCause many_causes[256];

#define HEAD(version_, min_, max_) \
  .abi = BRG_MODULE_ABI, .id = "cold", .version = version_, .name = "Cold", .description = "", \
  .variant = "tiny", .min_seats = min_, .max_seats = max_

/* What is wrong with a module, as a pattern; NULL if nothing is. */
static const struct
{
  BrgModule   module;
  const char *problem;
} cases[] = {
  { { HEAD ("1", 1, 4) }, NULL },
  { { HEAD ("1", 2, 2), .event_kinds = BRG_ROWS (good_events), .reasons = BRG_ROWS (good_reasons),
      .verbs = BRG_ROWS (good_verbs), .query_hooks = BRG_ROWS (good_hooks),
      .options = BRG_ROWS (good_options) }, NULL },
  { { .abi = BRG_MODULE_ABI + 1 }, "*version 2 of the interface*" },
  { { .abi = BRG_MODULE_ABI }, "its rules are called “”" },
  { { HEAD (NULL, 2, 4) }, "its rules lack a version*" },
  { { HEAD ("", 2, 4) }, "its rules lack a version*" },
  { { HEAD ("1", 0, 4) }, "*for 0 to 4 players*" },
  { { HEAD ("1", 3, 2) }, "*for 3 to 2 players*" },
  { { HEAD ("1", 2, BRG_MAX_SEATS + 1) }, "*players*" },
  { { HEAD ("1", 2, 4), .n_verbs = 1 }, "its table “verbs” is missing" },
  { { HEAD ("1", 2, 4), .verbs = BRG_ROWS (nameless_verbs) },
    "row 2 of its table “verbs” lacks something" },
  { { HEAD ("1", 2, 4), .verbs = BRG_ROWS (silent_verbs) },
    "row 1 of its table “verbs” lacks something" },
  { { HEAD ("1", 2, 4), .verbs = BRG_ROWS (old_verbs) },
    "its table “verbs” has “play”, which is there already" },
  { { HEAD ("1", 2, 4), .verbs = BRG_ROWS (twin_verbs) },
    "its table “verbs” has “sneeze”, which is there already" },
  { { HEAD ("1", 2, 4), .verbs = BRG_ROWS (lost_verbs) },
    "its table “verbs” names “nose”, which nobody knows" },
  { { HEAD ("1", 2, 4), .query_hooks = BRG_ROWS (number_of_set) }, "its hook of the query*" },
  { { HEAD ("1", 2, 4), .query_hooks = BRG_ROWS (no_reason) }, "its hook of the query*" },
  { { HEAD ("1", 2, 4), .query_hooks = BRG_ROWS (no_stage) }, "its hook of the query*" },
  { { HEAD ("1", 2, 4), .query_hooks = BRG_ROWS (lost_reason) },
    "its table “query_hooks” names “nose”, which nobody knows" },
  { { HEAD ("1", 2, 4), .query_hooks = BRG_ROWS (chosen_hooks),
      .options = BRG_ROWS (good_options) }, NULL },
  { { HEAD ("1", 2, 4), .query_hooks = BRG_ROWS (lost_option),
      .options = BRG_ROWS (good_options) },
    "its table “query_hooks” names “mood=two”, which nobody knows" },
  { { HEAD ("1", 2, 4), .query_hooks = BRG_ROWS (lost_value),
      .options = BRG_ROWS (good_options) },
    "its table “query_hooks” names “weather=three”, which nobody knows" },
  { { HEAD ("1", 2, 4), .query_hooks = BRG_ROWS (chosen_hooks),
      .options = BRG_ROWS (seat_options) },
    "its table “query_hooks” names “weather=two”, which nobody knows" },
  { { HEAD ("1", 2, 4), .options = BRG_ROWS (few_titles) }, "its option “weather”*" },
  { { HEAD ("1", 2, 4), .options = BRG_ROWS (no_values) }, "its option “weather”*" },
  { { HEAD ("1", 2, 4), .bundles = BRG_ROWS (big_bundle) }, "its bundle “cold”*" },
  { { HEAD ("1", 2, 4), .bundles = BRG_ROWS (lost_bundle) },
    "its table “bundles” names “nose”, which nobody knows" },
  { { HEAD ("1", 2, 4), .causes = BRG_ROWS (many_causes) },
    "row 1 of its table “causes” lacks something" },
};

static BrgCatalogue *
make_catalogue (void)
{
  BrgCatalogue *catalogue = brg_catalogue_new ();

  brg_catalogue_add_variant (catalogue, &brg_tiny_variant);
  return catalogue;
}

static void
test_cases (void)
{
  g_autoptr (BrgCatalogue) catalogue = make_catalogue ();

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GError) error = NULL;
      gboolean good = brg_module_check (&cases[i].module, "cold", catalogue, &error);

      if (cases[i].problem == NULL)
        g_assert_no_error (error);
      else
        g_assert_error (error, BRG_ERROR, BRG_ERROR_SETUP);
      g_assert_true (good == (cases[i].problem == NULL));
      if (!good && !g_pattern_match_simple (cases[i].problem, error->message))
        g_error ("“%s” is not “%s”", error->message, cases[i].problem);
    }
}

/* A ruleset can be made with what was found good. */
static void
test_good (void)
{
  g_autoptr (BrgCatalogue) catalogue = make_catalogue ();
  g_autoptr (BrgSetup) setup = brg_setup_new ("tiny", 2);
  g_autoptr (BrgRuleset) ruleset = NULL;

  brg_catalogue_add_module (catalogue, &cases[1].module);
  brg_setup_add_module (setup, "cold");
  ruleset = brg_ruleset_new (catalogue, setup, NULL);
  g_assert_nonnull (ruleset);
  g_assert_cmpuint (brg_ruleset_find_verb (ruleset, "sneeze"), >, 0);
}

static gsize
huge_slice_size (const BrgRuleset *ruleset G_GNUC_UNUSED)
{
  return BRG_POSITION_MAX_SIZE;
}

/* How much a module needs is known only with the others. */
static void
test_huge (void)
{
  g_autoptr (BrgCatalogue) catalogue = make_catalogue ();
  g_autoptr (BrgSetup) setup = brg_setup_new ("tiny", 2);
  g_autoptr (GError) error = NULL;
  BrgModule module = cases[0].module;

  module.slice_size = huge_slice_size;
  g_assert_true (brg_module_check (&module, "cold", catalogue, NULL));
  brg_catalogue_add_module (catalogue, &module);
  brg_setup_add_module (setup, "cold");
  g_assert_null (brg_ruleset_new (catalogue, setup, &error));
  g_assert_error (error, BRG_ERROR, BRG_ERROR_SETUP);
}

/* Rows are counted by bytes. */
static void
test_too_long (void)
{
  g_autoptr (BrgCatalogue) catalogue = make_catalogue ();
  BrgModule module = cases[0].module;
  g_autofree BrgCause *causes = g_new0 (BrgCause, G_N_ELEMENTS (many_causes));
  g_autoptr (GStringChunk) names = g_string_chunk_new (1024);
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (many_causes); i++)
    {
      g_autofree char *name = g_strdup_printf ("cause-%u", i);

      causes[i].name = g_string_chunk_insert (names, name);
      causes[i].label = "Cause";
    }
  module.causes = causes;
  module.n_causes = G_N_ELEMENTS (many_causes);
  g_assert_false (brg_module_check (&module, "cold", catalogue, &error));
  g_assert_cmpstr (error->message, ==, "its table “causes” is too long");
}

static void
test_own (void)
{
  g_autoptr (BrgCatalogue) catalogue = make_catalogue ();
  g_autoptr (GError) error = NULL;
  BrgVariant unfinished = brg_tiny_variant;
  BrgModule stray = brg_tiny_more_module;

  brg_module_check_variant (&brg_duchy_variant, "duchy", &error);
  g_assert_no_error (error);
  brg_module_check_variant (&brg_tiny_variant, "tiny", &error);
  g_assert_no_error (error);
  brg_module_check (&brg_tiny_more_module, "tiny-more", catalogue, &error);
  g_assert_no_error (error);
  brg_module_check (&brg_tiny_double_module, "tiny-double", catalogue, &error);
  g_assert_no_error (error);

  unfinished.rank = NULL;
  g_assert_false (brg_module_check_variant (&unfinished, "tiny", &error));
  g_assert_cmpstr (error->message, ==, "its game is not complete");
  g_clear_error (&error);
  stray.variant = "duchy";
  stray.query_hooks = NULL;
  stray.n_query_hooks = stray.n_reacts = stray.n_joint_entries = 0;
  stray.options = brg_duchy_variant.rules.options;
  stray.n_options = 1;
  brg_catalogue_add_variant (catalogue, &brg_duchy_variant);
  g_assert_false (brg_module_check (&stray, "tiny-more", catalogue, &error));
  g_assert_cmpstr (error->message, ==, "its table “options” has “duchy”, which is there already");
  g_clear_error (&error);
  stray.variant = "chess";
  g_assert_false (brg_module_check (&stray, "tiny-more", catalogue, &error));
  g_assert_error (error, BRG_ERROR, BRG_ERROR_UNKNOWN);
}

#define DUCHIES "/io/github/burgrave/Burgrave/core/duchy/"

/* What is wrong with a component, and NULL if nothing is. */
static const struct
{
  BrgComponent component;
  const char  *problem;
} component_cases[] = {
  { { "31", "duchy", DUCHIES "3.duchy" }, NULL },
  { { "31", NULL, DUCHIES "3.duchy" }, "row 1 of its table “components” lacks something" },
  { { "31", "duchy", NULL }, "row 1 of its table “components” lacks something" },
  { { "3", "duchy", DUCHIES "3.duchy" },
    "its table “components” has “3”, which is there already" },
  { { "31", "castle", DUCHIES "3.duchy" },
    "its table “components” names “castle”, which nobody knows" },
  { { "31", "duchy", DUCHIES "31.duchy" }, "*31.duchy*" },
  { { "31", "duchy", DUCHIES "board.catalogue" }, "*board.catalogue*" },
};

static void
test_components (void)
{
  g_autoptr (BrgCatalogue) catalogue = make_catalogue ();

  brg_catalogue_add_variant (catalogue, &brg_duchy_variant);
  for (guint i = 0; i < G_N_ELEMENTS (component_cases); i++)
    {
      g_autoptr (GError) error = NULL;
      BrgModule module = cases[0].module;

      module.variant = "duchy";
      module.components = &component_cases[i].component;
      module.n_components = 1;
      g_assert_true (brg_module_check (&module, "cold", catalogue, &error)
                     == (component_cases[i].problem == NULL));
      if (error != NULL && !g_pattern_match_simple (component_cases[i].problem, error->message))
        g_error ("“%s” is not “%s”", error->message, component_cases[i].problem);
    }
}

static void
test_twin_components (void)
{
  const BrgComponent twins[] = { component_cases[0].component, component_cases[0].component };
  g_autoptr (BrgCatalogue) catalogue = make_catalogue ();
  g_autoptr (GError) error = NULL;
  BrgModule module = cases[0].module;

  brg_catalogue_add_variant (catalogue, &brg_duchy_variant);
  module.variant = "duchy";
  module.components = twins;
  module.n_components = 2;
  g_assert_false (brg_module_check (&module, "cold", catalogue, &error));
  g_assert_cmpstr (error->message, ==, "its table “components” has “31”, which is there already");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/module-check/cases", test_cases);
  g_test_add_func ("/module-check/good", test_good);
  g_test_add_func ("/module-check/huge", test_huge);
  g_test_add_func ("/module-check/too-long", test_too_long);
  g_test_add_func ("/module-check/own", test_own);
  g_test_add_func ("/module-check/components", test_components);
  g_test_add_func ("/module-check/twin-components", test_twin_components);

  return g_test_run ();
}
