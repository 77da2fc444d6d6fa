/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "brg-white-castles.h"

#include <glib/gi18n-lib.h>

static const BrgTileWords words[] = {
  { "white-castle", NC_("tile", "White castle"),
    N_("Do one more action, with the white die as it lies. Workers and monasteries may change the "
       "value that it is used at."),
    NC_("tile in a sentence", "a white castle") },
  { "monastery-29", NC_("tile", "Monastery 29"),
    N_("At the end, 4 points for each white castle.") },
};

static const BrgEffect effects[] = { { "white-die", brg_white_castle_start } };

static const BrgTileSupplement supplement = {
  .resource = "/io/github/burgrave/Burgrave/white-castles/white-castles.catalogue",
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

static const BrgEventKind event_kinds[] = {
  [WHITE_EVENT_DIE_USED] = { "white-die-used", N_("{seat} uses the white die, a {n}[, {as}].") },
};

static const BrgQuestion questions[] = {
  [WHITE_QUESTION_ACTION] = { "white-die",
                              N_("{seat}, do one more action, with the white die: it shows a {n}."),
                              0, brg_white_castle_list, brg_white_castle_answer,
                              brg_white_castle_why_not,
                              N_("one more action, with the white die"),
                              brg_white_castle_number, "white-die" },
};

static const BrgFrameKind frame_kinds[] = {
  [WHITE_FRAME_ACTION] = { "white-die", brg_white_castle_run, brg_white_castle_check },
};

const BrgModule brg_white_castles_module = {
  .abi = BRG_MODULE_ABI,
  .id = "white-castles",
  .version = "1",
  .name = N_("White castles"),
  .description = N_("White castles, which give an action with the white die, and monastery 29"),
  .variant = "duchy",
  .min_seats = 1,
  .max_seats = 4,
  .event_kinds = BRG_ROWS (event_kinds),
  .questions = BRG_ROWS (questions),
  .frame_kinds = BRG_ROWS (frame_kinds),
  .lay_tables = lay_tables,
};
