/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "brg-more-duchies.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "core/duchy/brg-duchy-names.h"

#define RESOURCES "/io/github/burgrave/Burgrave/more-duchies/"

#define DUCHY(number) { number, "duchy", RESOURCES number ".duchy" }

static const BrgComponent components[] = {
  DUCHY ("11"),
  DUCHY ("12"),
  DUCHY ("13"),
  DUCHY ("14"),
  DUCHY ("15"),
  DUCHY ("16"),
  DUCHY ("17"),
  DUCHY ("18"),
  DUCHY ("19"),
  DUCHY ("20"),
  DUCHY ("21"),
  DUCHY ("22"),
};

/* The duchies of the first expansion, the only ones that the castle link is for (R66). */
static const char * const linked_duchies[]
    = { "11", "12", "13", "14", "15", "16", "17", "18", NULL };

/* ---- what can be chosen ---- */

static const char * const draw_values[] = { "all", "others", NULL };
static const char * const draw_titles[] = {
  N_("All"), N_("All but 1 to 10"), NULL
};
static const char * const link_values[] = { "off", "on", NULL };
static const char * const link_titles[] = { N_("Off"), N_("On, with duchies 11 to 18"), NULL };

static const BrgOption options[] = {
  { "drawn-duchies", N_("Duchies that chance picks from"), draw_values, draw_titles, FALSE, NULL },
  { "castle-link", N_("Castle link"), link_values, link_titles, FALSE, NULL },
};

static gboolean
limit_to_linked (BrgRuleset  *ruleset,
                 GError     **error)
{
  BrgBits boards = 0;

  for (guint i = 0; linked_duchies[i] != NULL; i++)
    boards |= brg_duchy_tables_board_named (ruleset, linked_duchies[i]);

  return brg_duchy_tables_limit_boards (ruleset, boards,
                                        _("the castle link is played on duchies 11 to 18"), error);
}

/* R9: a duchy is drawn from the chosen set. */
static gboolean
lay_tables (BrgRuleset  *ruleset,
            gpointer    *tables G_GNUC_UNUSED,
            GError     **error)
{
  BrgBits printed = brg_duchy_tables_boards_of (ruleset, &ruleset->variant->rules);

  if (brg_has_castle_link (ruleset) && !limit_to_linked (ruleset, error))
    return FALSE;
  if (strcmp (brg_ruleset_get_option (ruleset, options[0].name), "all") == 0)
    return TRUE;

  return brg_duchy_tables_limit_random (ruleset, ~printed, error);
}

/* ---- the slice ---- */

static gsize
slice_size (const BrgRuleset *ruleset)
{
  return brg_has_castle_link (ruleset) ? sizeof (BrgWaiting) : 0;
}

static void
describe (const BrgRuleset *ruleset,
          gsize             offset,
          BrgSchema        *schema)
{
  const BrgField waiting = {
    .name = "waiting",
    .offset = offset + G_STRUCT_OFFSET (BrgWaiting, tiles),
    .size = 1,
    .count = BRG_WAITING_MAX,
    .owner = BRG_FIELD_OF_TABLE,
    .n_owners = 1,
    .maximum = brg_duchy_tables (ruleset)->tiles.n_kinds - 1,
    .flags = BRG_FIELD_LIST,
    .name_value = brg_duchy_name_kind_or_none,
  };

  if (brg_has_castle_link (ruleset))
    brg_schema_add (schema, &waiting);
}

/* ---- the rows ---- */

/* Without the castle link nothing waits, so there is nothing to point at. */
static guint
count_waiting (const BrgRuleset *ruleset)
{
  return brg_has_castle_link (ruleset) ? brg_duchy_tables (ruleset)->castle_kind + 1 : 0;
}

static gboolean
name_waiting (const BrgRuleset *ruleset,
              guint             index,
              char              name[BRG_NAME_SIZE])
{
  return brg_has_castle_link (ruleset) && index == brg_duchy_tables (ruleset)->castle_kind
         && brg_duchy_name_kind (ruleset, index, name);
}

static char *
label_waiting (const BrgRuleset *ruleset,
               guint             index)
{
  return g_strdup (brg_tile_kind_get_label (&brg_duchy_tables (ruleset)->tiles.kinds[index]));
}

static char *
mention_waiting (const BrgRuleset *ruleset,
                 guint             index)
{
  return g_strdup (brg_tile_kind_get_mention (&brg_duchy_tables (ruleset)->tiles.kinds[index]));
}

static char *
help_waiting (const BrgRuleset *ruleset,
              guint             index)
{
  return g_strdup (brg_tile_kind_get_help (&brg_duchy_tables (ruleset)->tiles.kinds[index]));
}

static const BrgSubjectKind subject_kinds[] = {
  [LINK_SUBJECT_WAITING] = { .name = "waiting", .label = N_("{index} beside the board"),
                             .count = count_waiting, .name_index = name_waiting,
                             .label_index = label_waiting, .help_index = help_waiting,
                             .mention_index = mention_waiting },
};

static const BrgVerb verbs[] = {
  [LINK_VERB_BUY] = { "buy-waiting", N_("Buy {a waiting} that waits beside the board"),
                      { "waiting" }, brg_waiting_buy, brg_waiting_why_not, .anytime = TRUE },
};

static const BrgEventKind event_kinds[] = {
  [LINK_EVENT_SET_ASIDE] = { "castle-set-aside",
                             N_("From {of tile}, {a tile} goes beside the board."),
                             .motions = { { "tile", "waiting" } } },
  [LINK_EVENT_BOUGHT] = { "castle-bought",
                          N_("{seat} buys {a waiting} that waited beside the board."),
                          .brief = { BRG_BRIEF_CLAUSE, N_("uses both dice") },
                          .motions = { { "waiting", "stored" } } },
};

static const BrgCause causes[] = {
  [LINK_CAUSE_PURCHASE] = { "castle-purchase", N_("castle beside the board"), "payment" },
};

#define LINK_REASON_BY_NUMBER(id, name_, sentences) LINK_REASON_BY_NUMBER_ (id, name_, sentences)
#define LINK_REASON_BY_NUMBER_(id, name_, sentence_, plural_) \
  [id] = { name_, sentence_, .plural = plural_ }

static const BrgReason reasons[] = {
  [LINK_REASON_NOT_LINKED] = { "not-linked",
                               N_("It must touch a castle, or tiles of its colour that lead to "
                                  "one.") },
  [LINK_REASON_OTHER_TURN] = { "castle-other-turn",
                               N_("You can buy a castle in your own turn only.") },
  [LINK_REASON_NONE_WAITING] = { "no-castle-waiting", N_("No castle waits beside the board.") },
  [LINK_REASON_DICE_USED] = { "castle-dice-used",
                              N_("That takes both dice, and you have used one already.") },
  LINK_REASON_BY_NUMBER (LINK_REASON_TOO_FEW_POINTS, "castle-too-few-points",
                         BRG_PLURAL ("That costs {n} point; you have {m}.",
                                     "That costs {n} points; you have {m}.")),
};

static const BrgFrameKind frame_kinds[] = {
  [LINK_FRAME_BUYING] = { "castle-buying", brg_waiting_run, brg_waiting_check },
};

/* ---- the hooks ---- */

static const BrgQueryHook query_hooks[] = {
  { "reach", BRG_QUERY_NARROW, NULL, brg_castle_link_narrow_reach, "not-linked",
    BRG_CASTLE_LINK_ON },
  { "may-lie", BRG_QUERY_NARROW, NULL, brg_castle_link_narrow_may_lie, "not-linked",
    BRG_CASTLE_LINK_ON },
};

static const BrgReact reacts[] = {
  { "tile-swept", brg_waiting_set_aside, BRG_CASTLE_LINK_ON },
};

static const BrgContribution contributions[] = {
  { "anytime", brg_waiting_contribute, BRG_CASTLE_LINK_ON },
};

const BrgModule brg_more_duchies_module = {
  .abi = BRG_MODULE_ABI,
  .id = "more-duchies",
  .version = "1",
  .name = N_("More duchies"),
  .description = N_("Twelve more duchies to build on, 11 to 22"),
  .variant = "duchy",
  .min_seats = 1,
  .max_seats = 4,
  .options = BRG_ROWS (options),
  .components = BRG_ROWS (components),
  .subject_kinds = BRG_ROWS (subject_kinds),
  .verbs = BRG_ROWS (verbs),
  .event_kinds = BRG_ROWS (event_kinds),
  .causes = BRG_ROWS (causes),
  .reasons = BRG_ROWS (reasons),
  .frame_kinds = BRG_ROWS (frame_kinds),
  .query_hooks = BRG_ROWS (query_hooks),
  .reacts = BRG_ROWS (reacts),
  .contributions = BRG_ROWS (contributions),
  .slice_size = slice_size,
  .describe = describe,
  .lay_tables = lay_tables,
};
