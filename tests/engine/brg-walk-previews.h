/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

void brg_walk_test_previews (gconstpointer data);

G_END_DECLS
