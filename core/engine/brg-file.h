/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

gboolean brg_file_replace (const char  *path,
                           const char  *contents,
                           gssize       length,
                           GError     **error);

G_END_DECLS
