/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

#define BRG_TYPE_SAVER (brg_saver_get_type ())
G_DECLARE_FINAL_TYPE (BrgSaver, brg_saver, BRG, SAVER, GObject)

/* Signal: `failed (const char *sentence)` when a file could not be written. */

BrgSaver *brg_saver_new   (void);
void      brg_saver_save  (BrgSaver   *self,
                           const char *path,
                           char       *text);
char     *brg_saver_flush (BrgSaver   *self);

G_END_DECLS
