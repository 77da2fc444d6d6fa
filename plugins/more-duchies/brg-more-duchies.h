/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <string.h>

#include "core/duchy/brg-operations.h"

G_BEGIN_DECLS

extern const BrgModule brg_more_duchies_module;

/* The rows of the castle link, in the order of the module's tables. */
enum
{
  LINK_SUBJECT_WAITING, /* index: kind of tile */
};

enum
{
  LINK_VERB_BUY, /* waiting */
};

enum
{
  LINK_EVENT_SET_ASIDE, /* tile; waiting */
  LINK_EVENT_BOUGHT,    /* seat; waiting */
};

enum
{
  LINK_CAUSE_PURCHASE, /* payment */
};

enum
{
  LINK_REASON_NOT_LINKED,
  LINK_REASON_OTHER_TURN,
  LINK_REASON_NONE_WAITING,
  LINK_REASON_DICE_USED,
  LINK_REASON_TOO_FEW_POINTS, /* numbers: needed, owned */
};

enum
{
  LINK_FRAME_BUYING,
};

/** BRG_CASTLE_LINK_ON: in which games the hooks of the castle link join in. */
#define BRG_CASTLE_LINK_ON "castle-link=on"

/** BRG_WAITING_MAX: as many castles as the box has. */
#define BRG_WAITING_MAX 16

/**
 * BrgWaiting:
 * @tiles: the castles that wait beside the board, by kind; 0 is none
 *
 * The module's slice in games with the castle link.
 */
typedef struct
{
  guint8 tiles[BRG_WAITING_MAX];
} BrgWaiting;

/** brg_more_duchies_place: where the module's rows and its slice are. */
static inline const BrgPlace *
brg_more_duchies_place (const BrgRuleset *ruleset)
{
  return brg_ruleset_find_place (ruleset, &brg_more_duchies_module);
}

/** brg_has_castle_link: whether a game is played with the castle link. */
static inline gboolean
brg_has_castle_link (const BrgRuleset *ruleset)
{
  return strcmp (brg_ruleset_get_option (ruleset, "castle-link"), "on") == 0;
}

/* ---- placing (R66, R44) ---- */

BrgBits  brg_castle_link_narrow_reach   (const BrgRuleset        *ruleset,
                                         const BrgPosition       *position,
                                         const BrgQueryArguments *arguments,
                                         BrgBits                  value);
BrgBits  brg_castle_link_narrow_may_lie (const BrgRuleset        *ruleset,
                                         const BrgPosition       *position,
                                         const BrgQueryArguments *arguments,
                                         BrgBits                  value);

/* ---- castles beside the board (R66, R17) ---- */

void     brg_waiting_set_aside          (BrgPlay                 *play,
                                         const BrgEvent          *event);
void     brg_waiting_contribute         (const BrgRuleset        *ruleset,
                                         const BrgPosition       *position,
                                         guint                    seat,
                                         gconstpointer            source,
                                         BrgMoves                *moves);
void     brg_waiting_buy                (BrgPlay                 *play,
                                         const BrgMove           *move,
                                         guint                    cause);
void     brg_waiting_why_not            (const BrgRuleset        *ruleset,
                                         const BrgPosition       *position,
                                         gconstpointer            source,
                                         const BrgMove           *move,
                                         BrgRefusal              *refusal);
void     brg_waiting_run                (BrgPlay                 *play,
                                         BrgFrame                *frame);
gboolean brg_waiting_check              (const BrgRuleset        *ruleset,
                                         const BrgPosition       *position,
                                         const BrgFrame          *frame);

G_END_DECLS
