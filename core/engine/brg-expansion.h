/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib-object.h>

#include "brg-catalogue.h"

G_BEGIN_DECLS

#define BRG_TYPE_EXPANSION (brg_expansion_get_type ())
G_DECLARE_INTERFACE (BrgExpansion, brg_expansion, BRG, EXPANSION, GObject)

/**
 * BrgExpansion:
 *
 * What a plugin hands to the rules. A plugin called `ID` registers one type that has this
 * interface; the object is made once and lives as long as the program. Everything that is returned
 * is constant and outlives it.
 */

/**
 * BrgExpansionInterface:
 * @get_module: (nullable): the tables and hooks of an expansion whose id is the plugin's
 * @get_variant: (nullable): a whole game whose id is the plugin's
 *
 * A plugin has one of the two.
 */
struct _BrgExpansionInterface
{
  GTypeInterface parent_interface;

  const BrgModule  *(*get_module)  (BrgExpansion *self);
  const BrgVariant *(*get_variant) (BrgExpansion *self);
};

const BrgModule  *brg_expansion_get_module  (BrgExpansion *self);
const BrgVariant *brg_expansion_get_variant (BrgExpansion *self);
const BrgModule  *brg_expansion_add         (BrgExpansion  *self,
                                             const char    *id,
                                             BrgCatalogue  *catalogue,
                                             GError       **error);

G_END_DECLS
