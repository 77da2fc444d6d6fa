/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "brg-expansion.h"

#include <glib/gi18n-lib.h>

#include "brg-error.h"
#include "brg-module-check.h"

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

static const BrgModule *
add_variant (const BrgVariant  *variant,
             const char        *id,
             BrgCatalogue      *catalogue,
             GError           **error)
{
  if (!brg_module_check_variant (variant, id, error))
    return NULL;

  if (brg_catalogue_find_variant (catalogue, id, NULL) != NULL)
    {
      g_set_error (error, BRG_ERROR, BRG_ERROR_SETUP, _("there is a game “%s” already"), id);
      return NULL;
    }

  brg_catalogue_add_variant (catalogue, variant);
  return &variant->rules;
}

static const BrgModule *
add_module (const BrgModule  *module,
            const char       *id,
            BrgCatalogue     *catalogue,
            GError          **error)
{
  if (!brg_module_check (module, id, catalogue, error))
    return NULL;

  brg_catalogue_add_module (catalogue, module);
  return module;
}

/**
 * brg_expansion_add:
 * @self: an expansion
 * @id: what its plugin is called
 * @catalogue: a catalogue that does not hold it
 * @error: return location for an error: why it cannot be used
 *
 * Checks what an expansion brings, and adds it to a catalogue.
 *
 * Returns: (transfer none) (nullable): the rules that it brought
 */
const BrgModule *
brg_expansion_add (BrgExpansion  *self,
                   const char    *id,
                   BrgCatalogue  *catalogue,
                   GError       **error)
{
  const BrgModule *module = brg_expansion_get_module (self);
  const BrgVariant *variant = brg_expansion_get_variant (self);

  if ((module != NULL) == (variant != NULL))
    {
      g_set_error (error, BRG_ERROR, BRG_ERROR_SETUP,
                   _("it must bring either a module or a game"));
      return NULL;
    }

  return variant != NULL ? add_variant (variant, id, catalogue, error)
                         : add_module (module, id, catalogue, error);
}
