/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/brg-spot.h"

G_BEGIN_DECLS

gboolean brg_spot_focus_move (GtkWidget              *parent,
                              GtkDirectionType        direction);
gboolean brg_spot_focus_end  (GtkWidget              *parent,
                              gboolean                last);
gboolean brg_spot_focus_near (GtkWidget              *parent,
                              const graphene_point_t *place);

G_END_DECLS
