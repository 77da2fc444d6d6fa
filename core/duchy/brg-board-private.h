/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "brg-board.h"

G_BEGIN_DECLS

BrgBoard *brg_board_new        (const char     *name);
gint      brg_board_find_at    (const BrgBoard *board,
                                gint            x,
                                gint            y);
gboolean  brg_space_adjoins    (const BrgSpace *space,
                                const BrgSpace *other);
gboolean  brg_board_complete   (BrgBoard       *board,
                                guint           town,
                                const char     *file,
                                GError        **error);

G_END_DECLS
