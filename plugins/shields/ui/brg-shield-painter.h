/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/brg-palette.h"

G_BEGIN_DECLS

void brg_shield_paint (cairo_t          *cr,
                       const BrgPalette *palette,
                       guint             number,
                       double            x,
                       double            y,
                       double            size);

G_END_DECLS
