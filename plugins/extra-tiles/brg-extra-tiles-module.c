/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "brg-extra-tiles.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* ---- words ---- */

static const BrgTileWords words[] = {
  { "monastery-27", NC_("tile", "Monastery 27"),
    N_("Your marker lies on top of every stack on the turn-order track that it is part of.") },
  { "monastery-28", NC_("tile", "Monastery 28"),
    N_("Whenever you are asked something, you may buy 2 workers for 1 silver, as often as you "
       "like.") },
  { "crane", NC_("tile", "Crane"),
    N_("Does what any one building does. At the end one scoring monastery counts it as a building "
       "of its kind."),
    NC_("tile in a sentence", "a crane") },
  { "goose", NC_("tile", "Goose"),
    N_("Scores 2 points, and all animals of one other kind in this pasture. Livestock that comes "
       "later scores 2 more."),
    NC_("tile in a sentence", "a goose") },
};

/* The animals as one speaks of several. */
static const BrgTileWords herds[] = {
  { "sheep", NC_("herd", "sheep"), NULL },
  { "cow", NC_("herd", "cows"), NULL },
  { "pig", NC_("herd", "pigs"), NULL },
  { "goat", NC_("herd", "goats"), NULL },
};

static char *
label_building (const BrgRuleset *ruleset,
                guint             index)
{
  return g_strdup (brg_tile_kind_get_label (&brg_duchy_tables (ruleset)->tiles.kinds[index]));
}

static char *
mention_building (const BrgRuleset *ruleset,
                  guint             index)
{
  return g_strdup (brg_tile_kind_get_mention (&brg_duchy_tables (ruleset)->tiles.kinds[index]));
}

static char *
help_building (const BrgRuleset *ruleset,
               guint             index)
{
  return g_strdup (brg_tile_kind_get_help (&brg_duchy_tables (ruleset)->tiles.kinds[index]));
}

static char *
label_animal (const BrgRuleset *ruleset,
              guint             index)
{
  const char *name = brg_duchy_tables (ruleset)->tiles.animals[index];

  for (guint i = 0; i < G_N_ELEMENTS (herds); i++)
    if (strcmp (herds[i].name, name) == 0)
      return g_strdup (g_dpgettext2 (GETTEXT_PACKAGE, "herd", herds[i].label));

  return g_strdup (name);
}

/* ---- names ---- */

static gboolean
name_building (const BrgRuleset *ruleset,
               guint             index,
               char              name[BRG_NAME_SIZE])
{
  const BrgTileCatalogue *tiles = &brg_duchy_tables (ruleset)->tiles;

  if (index >= tiles->n_kinds || !brg_crane_imitates (ruleset, index))
    return FALSE;

  g_strlcpy (name, tiles->kinds[index].name, BRG_NAME_SIZE);
  return TRUE;
}

static gboolean
name_animal (const BrgRuleset *ruleset,
             guint             index,
             char              name[BRG_NAME_SIZE])
{
  const BrgTileCatalogue *tiles = &brg_duchy_tables (ruleset)->tiles;

  if (index == 0 || index >= tiles->n_animals || !brg_goose_can_join (ruleset, index))
    return FALSE;

  g_strlcpy (name, tiles->animals[index], BRG_NAME_SIZE);
  return TRUE;
}

static guint
count_kinds (const BrgRuleset *ruleset)
{
  return brg_duchy_tables (ruleset)->tiles.n_kinds;
}

static guint
count_animals (const BrgRuleset *ruleset)
{
  return brg_duchy_tables (ruleset)->tiles.n_animals;
}

/* ---- tables ---- */

static const BrgEffect effects[] = {
  { "imitate", brg_crane_start },
  { "flock", brg_goose_start },
};

static const char * const powers[] = { "top-of-stack", "hire-workers" };

static const BrgTileSupplement supplement = {
  .resource = "/io/github/burgrave/Burgrave/extra-tiles/extra-tiles.catalogue",
  .words = words, .n_words = G_N_ELEMENTS (words),
  .effects = effects, .n_effects = G_N_ELEMENTS (effects),
  .powers = powers, .n_powers = G_N_ELEMENTS (powers),
};

static guint
find_means (const BrgTileCatalogue *tiles,
            guint                   power)
{
  guint kind = 1;

  while (kind < tiles->n_kinds && tiles->kinds[kind].power != power)
    kind++;

  return kind;
}

static BrgExtraTiles *
look_up (const BrgTileCatalogue *tiles)
{
  BrgExtraTiles *self = g_new0 (BrgExtraTiles, 1);

  self->crane = brg_tile_catalogue_find_effect (tiles, effects[0].name);
  self->top_of_stack = brg_tile_catalogue_find_power (tiles, powers[0]);
  self->hire_workers = brg_tile_catalogue_find_power (tiles, powers[1]);
  self->hire_means = find_means (tiles, self->hire_workers);

  return self;
}

static gboolean
lay_tables (BrgRuleset  *ruleset,
            gpointer    *tables,
            GError     **error)
{
  if (!brg_duchy_tables_add_tiles (ruleset, &supplement, error))
    return FALSE;

  *tables = look_up (&brg_duchy_tables (ruleset)->tiles);
  return TRUE;
}

/* ---- the module ---- */

static const BrgSubjectKind subject_kinds[] = {
  [EXTRA_SUBJECT_BUILDING] = { .name = "building", .label = N_("{index}"), .count = count_kinds,
                               .name_index = name_building, .label_index = label_building,
                               .help_index = help_building,
                               .mention_index = mention_building },
  [EXTRA_SUBJECT_ANIMAL] = { .name = "animal", .label = N_("{index}"), .count = count_animals,
                             .name_index = name_animal, .label_index = label_animal },
};

static const BrgVerb verbs[] = {
  [EXTRA_VERB_IMITATE] = { "imitate", N_("Use the crane as {building}"), { "building" } },
  [EXTRA_VERB_JOIN] = { "join", N_("Let the goose join the {animal}"), { "animal" } },
  [EXTRA_VERB_HIRE] = { "hire", N_("Buy 2 workers for 1 silver"), { "monastery" },
                        brg_hire_apply, brg_hire_why_not, .anytime = TRUE },
};

static const BrgEventKind event_kinds[] = {
  [EXTRA_EVENT_IMITATES] = { "imitates", N_("{seat} uses the crane as {building}.") },
  [EXTRA_EVENT_JOINS] = { "joins", N_("{seat}’s goose joins the {animal}.") },
  [EXTRA_EVENT_MARKER_RISES] = { "marker-rises",
                                 N_("{seat}’s marker rises to the top of its stack."),
                                 .brief = { BRG_BRIEF_CLAUSE,
                                            N_("marker rises to the top of its stack") },
                                 .motions = { { "marker", "marker" } } },
};

static const BrgReason reasons[] = {
  [EXTRA_REASON_NO_HERD] = { "no-herd", N_("There are no {subject} in this pasture.") },
};

static const BrgQuestion questions[] = {
  [EXTRA_QUESTION_CRANE] = { "crane", N_("{seat}, choose the building that the crane works as."),
                             0, brg_crane_list, brg_crane_answer, brg_crane_why_not,
                             N_("choose what the crane works as") },
  [EXTRA_QUESTION_GOOSE] = { "goose", N_("{seat}, choose the animals that the goose joins."), 0,
                             brg_goose_list, brg_goose_answer, brg_goose_why_not,
                             N_("choose the animals that the goose joins") },
};

static const BrgFrameKind frame_kinds[] = {
  [EXTRA_FRAME_CRANE] = { "crane", brg_crane_run, brg_crane_check },
  [EXTRA_FRAME_GOOSE] = { "goose", brg_goose_run, brg_goose_check },
};

static const BrgQueryHook query_hooks[] = {
  { "stacking", BRG_QUERY_ADD, brg_marker_stacking, NULL, NULL },
  { "count", BRG_QUERY_ADD, brg_crane_count, NULL, NULL },
};

static const BrgReact reacts[] = {
  { "tile-placed", brg_marker_placed },
  { "tile-placed", brg_crane_bind },
};

static const BrgContribution contributions[] = { { "anytime", brg_hire_contribute } };

const BrgModule brg_extra_tiles_module = {
  .abi = BRG_MODULE_ABI,
  .id = "extra-tiles",
  .version = "1",
  .name = N_("Extra tiles"),
  .description = N_("Monasteries 27 and 28, the crane and the goose"),
  .variant = "duchy",
  .min_seats = 1,
  .max_seats = 4,
  .subject_kinds = BRG_ROWS (subject_kinds),
  .verbs = BRG_ROWS (verbs),
  .event_kinds = BRG_ROWS (event_kinds),
  .reasons = BRG_ROWS (reasons),
  .questions = BRG_ROWS (questions),
  .frame_kinds = BRG_ROWS (frame_kinds),
  .query_hooks = BRG_ROWS (query_hooks),
  .reacts = BRG_ROWS (reacts),
  .contributions = BRG_ROWS (contributions),
  .slice_size = brg_crane_slice_size,
  .describe = brg_crane_describe,
  .lay_tables = lay_tables,
  .free_tables = g_free,
};
