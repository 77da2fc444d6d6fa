/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

#include "core/engine/brg-game.h"
#include "ui/brg-guide.h"

G_BEGIN_DECLS

/**
 * BrgGuided: the guide and its game, as a fixture.
 */
typedef struct
{
  BrgCatalogue *catalogue;
  BrgGuide *guide;
  BrgGame *game;
} BrgGuided;

void     brg_guided_set_up    (BrgGuided     *self,
                               gconstpointer  data);
void     brg_guided_tear_down (BrgGuided     *self,
                               gconstpointer  data);
void     brg_guided_begin     (BrgGuided     *self);
void     brg_guided_move      (BrgGuided     *self,
                               BrgMove        answer);
void     brg_guided_make      (BrgGuided     *self,
                               const char    *notation);
BrgMove  brg_guided_think     (BrgGuided     *self);
void     brg_guided_let_rival (BrgGuided     *self);
gboolean brg_guided_is_over   (BrgGuided     *self);
gboolean brg_guided_is_asked  (BrgGuided     *self);
gboolean brg_guided_suggest   (BrgGuided     *self,
                               BrgMove       *answer);
void     brg_guided_assert    (BrgGuided     *self,
                               const char    *ids);
char    *brg_guided_read      (BrgGuided     *self);

G_END_DECLS
