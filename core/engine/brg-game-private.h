/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "brg-game.h"

G_BEGIN_DECLS

/* What was done, and what it led to; the first one is the set-up, whose move is unused. */
typedef struct
{
  BrgMove      move;
  BrgPosition *position;
  GArray      *events;
} BrgGameEntry;

struct _BrgGame
{
  GObject     parent_instance;

  BrgRuleset *ruleset;
  guint64     seed;
  GPtrArray  *entries;
  GArray     *redo;
  GPtrArray  *beats;
  BrgMoves    legal;
  gboolean    listed;
};

typedef enum
{
  BRG_GAME_MOVED,
  BRG_GAME_TAKEN_BACK,
} BrgGameSignal;

#define BRG_GAME_N_SIGNALS (BRG_GAME_TAKEN_BACK + 1)

static inline BrgGameEntry *
brg_game_get_entry (BrgGame *self,
                    guint    index)
{
  return self->entries->pdata[index];
}

static inline BrgGameEntry *
brg_game_get_last (BrgGame *self)
{
  return brg_game_get_entry (self, self->entries->len - 1);
}

void     brg_game_entry_free (gpointer        data);
void     brg_game_beat_free  (gpointer        data);
gboolean brg_game_commit     (BrgGame        *self,
                              const BrgMove  *move,
                              GError        **error);
void     brg_game_tell       (BrgGame        *self,
                              BrgGameSignal   signal);

G_END_DECLS
