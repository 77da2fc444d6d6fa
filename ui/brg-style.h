/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib-object.h>

#include "ui/brg-palette.h"

G_BEGIN_DECLS

#define BRG_TYPE_STYLE (brg_style_get_type ())
G_DECLARE_FINAL_TYPE (BrgStyle, brg_style, BRG, STYLE, GObject)

/* Signal: `changed ()` when things look otherwise than before, and must be painted anew. */

BrgStyle         *brg_style_get_default (void);
const BrgPalette *brg_style_get_palette (void);
void              brg_style_watch       (gpointer   object,
                                         GCallback  changed);

G_END_DECLS
