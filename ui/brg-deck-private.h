/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/brg-deck.h"

G_BEGIN_DECLS

/**
 * BrgDeck:
 *
 * Lies over the whole table and shows what moves there: pieces on their way, the piece in a
 * person's hand, words that rise, and rings round what is spoken of. The table below is not painted
 * again for it. It takes no input. When its size or the theme changes, what flies has arrived.
 */
struct _BrgDeck
{
  GtkWidget parent_instance;

  GPtrArray *flights;
  GArray *lights;
  guint tick;
  int width;
  int height;

  BrgPiece *held;
  BrgPiece *cover;
  BrgBox held_place;
  double held_x;
  double held_y;
};

typedef struct
{
  BrgWhere where;
  BrgGlow glow;
} BrgLight;

G_END_DECLS
