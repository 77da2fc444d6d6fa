/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/duchy/brg-operations.h"

G_BEGIN_DECLS

/* The rows of the module, counted from 0; its place in the ruleset says where they begin. */

typedef enum
{
  INNS_EVENT_COMES, /* amount: how many wait then; tile */
} InnsEventKind;

typedef enum
{
  INNS_REASON_IN_REGION,
} InnsReason;

/**
 * InnsSlice:
 * @waiting: how many inns wait beside the black depot
 */
typedef struct
{
  guint8 waiting;
} InnsSlice;

/**
 * InnsTables:
 * @inn: the kind of tile that an inn is
 */
typedef struct
{
  guint inn;
} InnsTables;

extern const BrgModule brg_inns_module;

/** brg_inns_place: where the module's rows and its slice are. */
static inline const BrgPlace *
brg_inns_place (const BrgRuleset *ruleset)
{
  return brg_ruleset_find_place (ruleset, &brg_inns_module);
}

/** brg_inns_kind: the kind of tile that an inn is. */
static inline guint
brg_inns_kind (const BrgRuleset *ruleset)
{
  const InnsTables *tables = brg_inns_place (ruleset)->tables;

  return tables->inn;
}

guint8  *brg_inns_waiting     (const BrgRuleset        *ruleset,
                               const BrgPosition       *position);
void     brg_inns_come        (BrgPlay                 *play,
                               guint                    seat);
BrgBits  brg_inns_narrow      (const BrgRuleset        *ruleset,
                               const BrgPosition       *position,
                               const BrgQueryArguments *arguments,
                               BrgBits                  spaces);
gint     brg_inns_enlarge     (const BrgRuleset        *ruleset,
                               const BrgPosition       *position,
                               const BrgQueryArguments *arguments,
                               gint                     size);

G_END_DECLS
