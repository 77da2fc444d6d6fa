/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

void brg_test_hook_order   (gconstpointer data);
void brg_test_module_order (gconstpointer data);
void brg_test_beside       (gconstpointer data);

G_END_DECLS
