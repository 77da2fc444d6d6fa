/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/brg-spot.h"

G_BEGIN_DECLS

gboolean brg_spot_focus_move (GtkWidget        *parent,
                              GtkDirectionType  direction);

G_END_DECLS
