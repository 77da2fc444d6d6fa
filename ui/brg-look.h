/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/brg-view.h"

G_BEGIN_DECLS

/** BrgLook: what a view looked like at a moment; it costs next to nothing to keep. */
typedef struct _BrgLook BrgLook;

BrgLook *brg_look_new   (BrgView      *view);
BrgLook *brg_look_ref   (BrgLook      *look);
void     brg_look_unref (BrgLook      *look);
void     brg_look_paint (BrgLook      *look,
                         cairo_t      *cr,
                         BrgViewLayer  first,
                         BrgViewLayer  last);
double   brg_look_get_scale (BrgLook  *look);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgLook, brg_look_unref)

G_END_DECLS
