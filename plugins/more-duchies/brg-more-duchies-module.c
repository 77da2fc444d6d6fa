/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "brg-more-duchies.h"

#include <glib/gi18n-lib.h>
#include <string.h>

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

static const char * const draw_values[] = { "all", "others", NULL };
static const char * const draw_titles[] = {
  N_("All"), N_("All but 1 to 10"), NULL
};

static const BrgOption options[] = {
  { "drawn-duchies", N_("Duchies that chance picks from"), draw_values, draw_titles, FALSE, NULL },
};

/* R9: a duchy is drawn from the chosen set. */
static gboolean
lay_tables (BrgRuleset  *ruleset,
            gpointer    *tables G_GNUC_UNUSED,
            GError     **error)
{
  BrgBits printed = brg_duchy_tables_boards_of (ruleset, &ruleset->variant->rules);

  if (strcmp (brg_ruleset_get_option (ruleset, options[0].name), "all") == 0)
    return TRUE;

  return brg_duchy_tables_limit_random (ruleset, ~printed, error);
}

const BrgModule brg_more_duchies_module = {
  .abi = BRG_MODULE_ABI,
  .id = "more-duchies",
  .version = "1",
  .name = N_("More duchies"),
  .description = N_("Twelve more duchies to build on, 11 to 22"),
  .variant = "duchy",
  .min_seats = 2,
  .max_seats = 4,
  .options = BRG_ROWS (options),
  .components = BRG_ROWS (components),
  .lay_tables = lay_tables,
};
