/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "brg-shields.h"

#include <string.h>

/* The shields that change a value of the board game (R76, R77, R79). */

static gboolean
is_of_class (const BrgRuleset *ruleset,
             guint             cause,
             const char       *class_name)
{
  return strcmp (brg_ruleset_row (ruleset->causes, BrgCause, cause)->class_name, class_name) == 0;
}

/* 1: all pastures are one. */
BrgBits
brg_shield_pasture (const BrgRuleset        *ruleset,
                    const BrgPosition       *position,
                    const BrgQueryArguments *arguments,
                    BrgBits                  value G_GNUC_UNUSED)
{
  const BrgDuchyTables *tables = brg_duchy_tables (ruleset);
  const BrgBoard *board;

  if (!brg_shield_works (ruleset, position, arguments->seat, SHIELD_PASTURE))
    return 0;

  board = brg_board_of (tables, brg_duchy_of (tables, position, arguments->seat));
  return board->colours[board->spaces[arguments->numbers[0]].colour];
}

/* 18: tiles lie anywhere. */
BrgBits
brg_shield_reach (const BrgRuleset        *ruleset,
                  const BrgPosition       *position,
                  const BrgQueryArguments *arguments,
                  BrgBits                  value G_GNUC_UNUSED)
{
  const BrgDuchyTables *tables = brg_duchy_tables (ruleset);
  const BrgDuchy *duchy;

  if (!brg_shield_works (ruleset, position, arguments->seat, SHIELD_REACH))
    return 0;

  duchy = brg_duchy_of (tables, position, arguments->seat);
  return brg_board_all (brg_board_of (tables, duchy)) & ~duchy->covered;
}

/* 17: what a completed region is paid for; its other points are not. */
gint
brg_shield_region_size (const BrgRuleset        *ruleset,
                        const BrgPosition       *position,
                        const BrgQueryArguments *arguments,
                        gint                     value G_GNUC_UNUSED)
{
  return brg_shield_works (ruleset, position, arguments->seat, SHIELD_REGIONS) ? 1 : 0;
}

/* 7: bonus tiles; 10: scoring monasteries, copied ones too; 12: sold goods. */
gint
brg_shield_points (const BrgRuleset        *ruleset,
                   const BrgPosition       *position,
                   const BrgQueryArguments *arguments,
                   gint                     value G_GNUC_UNUSED)
{
  static const struct { BrgShieldNumber number; const char *class_name; } doubled[] = {
    { SHIELD_BONUS_TILES, "bonus-tile" },
    { SHIELD_SCORING_MONASTERIES, "monastery" },
    { SHIELD_GOODS, "sale" },
  };
  guint32 working = brg_shield_holding (ruleset, position, arguments->seat)->working;

  for (guint i = 0; i < G_N_ELEMENTS (doubled) && working != 0; i++)
    if (((working >> doubled[i].number) & 1)
        && is_of_class (ruleset, (guint) arguments->numbers[0], doubled[i].class_name))
      return 2;

  return 1;
}

/* 9: a silver for each good, instead of the one for the sale; what a monastery adds, stays. */
gint
brg_shield_sale_silver (const BrgRuleset        *ruleset,
                        const BrgPosition       *position,
                        const BrgQueryArguments *arguments,
                        gint                     value G_GNUC_UNUSED)
{
  if (!is_of_class (ruleset, (guint) arguments->numbers[0], "sale")
      || !brg_shield_works (ruleset, position, arguments->seat, SHIELD_SALES))
    return 0;

  return arguments->numbers[1] - 1;
}

/* 4: no limit of the storage; a store counts in bytes (R73). */
gint
brg_shield_capacity (const BrgRuleset        *ruleset,
                     const BrgPosition       *position,
                     const BrgQueryArguments *arguments,
                     gint                     value)
{
  return brg_shield_works (ruleset, position, arguments->seat, SHIELD_STORAGE) ? G_MAXUINT8 : value;
}

/* 8: mines alone. */
gint
brg_shield_mine_silver (const BrgRuleset        *ruleset,
                        const BrgPosition       *position,
                        const BrgQueryArguments *arguments,
                        gint                     value G_GNUC_UNUSED)
{
  if (!is_of_class (ruleset, (guint) arguments->numbers[0], "income")
      || !brg_shield_works (ruleset, position, arguments->seat, SHIELD_MINES))
    return 1;

  return 2;
}
