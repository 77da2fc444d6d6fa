/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "brg-catalogue.h"

G_BEGIN_DECLS

gboolean brg_module_check         (const BrgModule   *module,
                                   const char        *id,
                                   BrgCatalogue      *catalogue,
                                   GError           **error);
gboolean brg_module_check_variant (const BrgVariant  *variant,
                                   const char        *id,
                                   GError           **error);

G_END_DECLS
