/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "brg-expansion.h"

G_DEFINE_INTERFACE (BrgExpansion, brg_expansion, G_TYPE_OBJECT)

static void
brg_expansion_default_init (BrgExpansionInterface *iface G_GNUC_UNUSED)
{
}

/**
 * brg_expansion_get_module:
 * @self: an expansion
 *
 * Returns: (transfer none) (nullable): its rules, or %NULL if it is a whole game
 */
const BrgModule *
brg_expansion_get_module (BrgExpansion *self)
{
  g_return_val_if_fail (BRG_IS_EXPANSION (self), NULL);

  if (BRG_EXPANSION_GET_IFACE (self)->get_module == NULL)
    return NULL;

  return BRG_EXPANSION_GET_IFACE (self)->get_module (self);
}

/**
 * brg_expansion_get_variant:
 * @self: an expansion
 *
 * Returns: (transfer none) (nullable): the game that it brings, or %NULL if it adds to another
 */
const BrgVariant *
brg_expansion_get_variant (BrgExpansion *self)
{
  g_return_val_if_fail (BRG_IS_EXPANSION (self), NULL);

  if (BRG_EXPANSION_GET_IFACE (self)->get_variant == NULL)
    return NULL;

  return BRG_EXPANSION_GET_IFACE (self)->get_variant (self);
}
