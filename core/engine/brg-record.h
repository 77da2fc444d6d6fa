/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "brg-game.h"

G_BEGIN_DECLS

/** BRG_RECORD_FORMAT: the version of the saved file's format. */
#define BRG_RECORD_FORMAT 1

/** BRG_RECORD_SUFFIX: the ending of a saved game's name. */
#define BRG_RECORD_SUFFIX ".burgrave"

char     *brg_record_to_text   (BrgGame       *game);
BrgGame  *brg_record_from_text (BrgCatalogue  *catalogue,
                                const char    *name,
                                const char    *text,
                                gssize         length,
                                GError       **error);
BrgGame  *brg_record_load      (BrgCatalogue  *catalogue,
                                const char    *path,
                                GError       **error);
gboolean  brg_record_save      (BrgGame       *game,
                                const char    *path,
                                GError       **error);

G_END_DECLS
