/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "brg-team.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define RESOURCES "/io/github/burgrave/Burgrave/team/"

#define N_TEAMS       2
#define OWN_SPACES    2
#define SHARED_SPACES 2
#define SILVER        2

/* ---- names ---- */

static guint
count_storages (const BrgRuleset *ruleset G_GNUC_UNUSED)
{
  return TEAM_N_STORAGES;
}

static gboolean
name_storage (const BrgRuleset *ruleset G_GNUC_UNUSED,
              guint             index,
              char              name[BRG_NAME_SIZE])
{
  static const char * const names[TEAM_N_STORAGES] = { "own", "shared" };

  if (index >= TEAM_N_STORAGES)
    return FALSE;

  g_strlcpy (name, names[index], BRG_NAME_SIZE);
  return TRUE;
}

static char *
label_storage (const BrgRuleset *ruleset G_GNUC_UNUSED,
               guint             index)
{
  return g_strdup (index == TEAM_STORAGE_OWN ? _("Your own storage") : _("Shared storage"));
}

static char *
mention_storage (const BrgRuleset *ruleset G_GNUC_UNUSED,
                 guint             index)
{
  return g_strdup (index == TEAM_STORAGE_OWN ? _("your own storage") : _("the shared storage"));
}

/* ---- tables ---- */

static const char * const duchy_values[] = { "31", "32", NULL };
static const char * const duchy_titles[] = { N_("31, for a first game"), N_("32, advanced"), NULL };

static const BrgOption options[] = {
  { "team-duchy", N_("Duchy of both teams"), duchy_values, duchy_titles, FALSE, NULL },
};

static const BrgComponent components[] = {
  { "31", "duchy", RESOURCES "31.duchy" },
  { "32", "duchy", RESOURCES "32.duchy" },
};

/* R119; the castle link is for duchies that nobody has here. */
static const BrgRelation excludes[] = {
  { "border-posts", N_("The duchies of teams have no border posts.") },
  { "automa", N_("The automa plays against single players.") },
};

/* The start player's team has fewer workers, whatever its seats (R83). */
static gboolean
lay_tables (BrgRuleset  *ruleset,
            gpointer    *tables G_GNUC_UNUSED,
            GError     **error)
{
  static const guint8 workers[BRG_MAX_SEATS] = { 3, 5, 0, 0 };
  const char *duchy = brg_ruleset_get_option (ruleset, options[0].name);
  g_autofree char *reason = g_strdup_printf (_("both teams build on duchy %s"), duchy);
  BrgDuchyTables *self = ruleset->tables;

  brg_duchy_tables_share (ruleset, N_TEAMS, OWN_SPACES, SHARED_SPACES,
                          brg_team_place (ruleset)->questions + TEAM_QUESTION_STORAGE);
  self->start_silver = SILVER;
  memcpy (self->start_workers, workers, sizeof workers);

  return brg_duchy_tables_limit_boards (ruleset, brg_duchy_tables_board_named (ruleset, duchy),
                                        reason, error);
}

/* ---- the module ---- */

static const BrgSubjectKind subject_kinds[] = {
  [TEAM_SUBJECT_STORAGE] = { .name = "storage", .label = N_("{index}"), .count = count_storages,
                             .name_index = name_storage, .label_index = label_storage,
                             .mention_index = mention_storage },
};

static const BrgVerb verbs[] = {
  [TEAM_VERB_KEEP] = { "keep", N_("Keep the tile in {storage}"), { "storage" } },
};

static const BrgQuestion questions[] = {
  [TEAM_QUESTION_STORAGE] = { "storage",
                              N_("{seat}, choose where the tile is kept: only you can use what lies "
                                 "in your own storage."), 0,
                              brg_store_choice_list, brg_store_choice_answer,
                              brg_store_choice_why_not, N_("choose where the tile is kept") },
};

const BrgModule brg_team_module = {
  .abi = BRG_MODULE_ABI,
  .id = "team",
  .version = "1",
  .name = N_("Team game"),
  .description = N_("Two against two, and partners share a duchy"),
  .variant = "duchy",
  .min_seats = 4,
  .max_seats = 4,
  .options = BRG_ROWS (options),
  .components = BRG_ROWS (components),
  .excludes = BRG_ROWS (excludes),
  .subject_kinds = BRG_ROWS (subject_kinds),
  .verbs = BRG_ROWS (verbs),
  .questions = BRG_ROWS (questions),
  .lay_tables = lay_tables,
};
