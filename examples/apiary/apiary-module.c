/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "apiary.h"

#include <glib/gi18n-lib.h>

/* ---- the tile ---- */

static const BrgTileWords words[] = {
  { "apiary", NC_("tile", "Apiary"),
    N_("Brings a jar of honey for each empty space beside it. Whenever you are asked something, "
       "you may trade a jar for a worker. At the end a jar is a point."),
    NC_("tile in a sentence", "an apiary") },
};

static const BrgEffect effects[] = {
  { "gather", apiary_gather },
};

static const BrgTileSupplement supplement = {
  .resource = "/io/github/burgrave/Burgrave/apiary/apiary.catalogue",
  .domain = GETTEXT_PACKAGE,
  .words = words, .n_words = G_N_ELEMENTS (words),
  .effects = effects, .n_effects = G_N_ELEMENTS (effects),
};

static gboolean
lay_tables (BrgRuleset  *ruleset,
            gpointer    *tables G_GNUC_UNUSED,
            GError     **error)
{
  return brg_duchy_tables_add_tiles (ruleset, &supplement, error);
}

/* ---- the slice ---- */

static gsize
slice_size (const BrgRuleset *ruleset G_GNUC_UNUSED)
{
  return sizeof (ApiarySlice);
}

static void
describe (const BrgRuleset *ruleset,
          gsize             offset,
          BrgSchema        *schema)
{
  const BrgField honey = {
    .name = "honey",
    .offset = offset + G_STRUCT_OFFSET (ApiarySlice, honey),
    .size = sizeof (guint16),
    .count = 1,
    .owner = BRG_FIELD_OF_SEAT,
    .n_owners = ruleset->n_seats,
    .owner_stride = sizeof (guint16),
    .maximum = G_MAXUINT16,
  };

  brg_schema_add (schema, &honey);
}

/* ---- the rows ---- */

static guint
count_jars (const BrgRuleset *ruleset G_GNUC_UNUSED)
{
  return 1;
}

static gboolean
name_jar (const BrgRuleset *ruleset G_GNUC_UNUSED,
          guint             index,
          char              name[BRG_NAME_SIZE])
{
  g_strlcpy (name, "honey", BRG_NAME_SIZE);
  return index == 0;
}

static const BrgSubjectKind subject_kinds[] = {
  [APIARY_SUBJECT_JAR] = { .name = "jar", .label = N_("a jar of honey"), .owner_is_seat = TRUE,
                           .count = count_jars, .name_index = name_jar },
};

static const BrgVerb verbs[] = {
  [APIARY_VERB_TRADE] = { "trade", N_("Trade {jar} for a worker"), { "jar" },
                          apiary_trade, apiary_trade_why_not, .anytime = TRUE },
};

static const BrgEventKind event_kinds[] = {
  [APIARY_EVENT_HONEY] = { "honey",
                           BRG_PLURAL ("{seat}: {n} jar of honey ({cause})",
                                       "{seat}: {n} jars of honey ({cause})"),
                           .brief = { BRG_BRIEF_GAIN,
                                      BRG_PLURAL ("{n} jar of honey", "{n} jars of honey"),
                                      BRG_PLURAL ("trades {n} jar of honey",
                                                  "trades {n} jars of honey") } },
};

static const BrgCause causes[] = {
  [APIARY_CAUSE_TRADE] = { "honey-traded", N_("honey trade"), "payment" },
  [APIARY_CAUSE_LEFT] = { "honey-left", N_("honey left"), "final" },
};

static const BrgReason reasons[] = {
  [APIARY_REASON_NO_HONEY] = { "no-honey", N_("You have no honey.") },
};

/* ---- the hooks ---- */

static const BrgContribution contributions[] = {
  { "anytime", apiary_trade_contribute, NULL },
};

static const BrgJointEntry joint_entries[] = {
  { "final", 30, apiary_score_left, NULL },
};

/* ---- the module ---- */

const BrgModule apiary_module = {
  .abi = BRG_MODULE_ABI,
  .id = "apiary",
  .version = "1",
  .name = N_("Apiary"),
  .description = N_("A building that brings honey, which is traded for workers"),
  .variant = "duchy",
  .domain = GETTEXT_PACKAGE,
  .min_seats = 2,
  .max_seats = 4,
  .subject_kinds = BRG_ROWS (subject_kinds),
  .verbs = BRG_ROWS (verbs),
  .event_kinds = BRG_ROWS (event_kinds),
  .causes = BRG_ROWS (causes),
  .reasons = BRG_ROWS (reasons),
  .contributions = BRG_ROWS (contributions),
  .joint_entries = BRG_ROWS (joint_entries),
  .slice_size = slice_size,
  .describe = describe,
  .lay_tables = lay_tables,
};
