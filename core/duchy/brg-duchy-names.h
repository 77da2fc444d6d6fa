/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "brg-duchy-tables.h"

G_BEGIN_DECLS

/* The stable names of the board game's things, for the text form and the notation; each is a
 * BrgNameFunc. */

#define BRG_DUCHY_NAME(function) \
  gboolean function (const BrgRuleset *ruleset, guint index, char name[BRG_NAME_SIZE])

BRG_DUCHY_NAME (brg_duchy_name_phase);
BRG_DUCHY_NAME (brg_duchy_name_goods);
BRG_DUCHY_NAME (brg_duchy_name_goods_or_none);
BRG_DUCHY_NAME (brg_duchy_name_depot_goods);
BRG_DUCHY_NAME (brg_duchy_name_depot_space);
BRG_DUCHY_NAME (brg_duchy_name_kind);
BRG_DUCHY_NAME (brg_duchy_name_kind_or_none);
BRG_DUCHY_NAME (brg_duchy_name_class);
BRG_DUCHY_NAME (brg_duchy_name_board);
BRG_DUCHY_NAME (brg_duchy_name_space);
BRG_DUCHY_NAME (brg_duchy_name_depot);
BRG_DUCHY_NAME (brg_duchy_name_number);
BRG_DUCHY_NAME (brg_duchy_name_payment);
BRG_DUCHY_NAME (brg_duchy_name_numbered_goods);
BRG_DUCHY_NAME (brg_duchy_name_monastery);

extern const BrgSubjectKind brg_duchy_subject_kinds[];

G_END_DECLS
