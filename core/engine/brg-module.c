/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "brg-module.h"

#include <string.h>

#include "brg-setup.h"

/**
 * brg_module_translate:
 * @module: a module
 * @text: (nullable): one of its own texts, such as its name, the title of an option or a reason
 *
 * Returns: (transfer none): the text in the person's language
 */
const char *
brg_module_translate (const BrgModule *module,
                      const char      *text)
{
  /* An empty text is never looked up: gettext answers it with the head of the translation. */
  if (text == NULL || *text == '\0')
    return "";

  return g_dgettext (module->domain != NULL ? module->domain : GETTEXT_PACKAGE, text);
}

/**
 * brg_option_list_values:
 * @option: an option
 * @modules: (array length=n_modules): the modules of a game
 * @n_modules: how many
 *
 * Returns: (transfer full): the names of its values, its own first and then what the modules bring;
 *   nothing of the user's
 */
char **
brg_option_list_values (const BrgOption  *option,
                        const BrgModule **modules,
                        guint             n_modules)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  g_strv_builder_addv (builder, (const char **) option->values);
  for (guint i = 0; i < n_modules; i++)
    for (guint j = 0; j < modules[i]->n_components; j++)
      if (g_strcmp0 (modules[i]->components[j].kind, option->data_kind) == 0)
        g_strv_builder_add (builder, modules[i]->components[j].name);

  return g_strv_builder_end (builder);
}

/**
 * brg_module_find_component:
 * @module: a module
 * @kind: a kind of data file
 * @name: a name
 *
 * Returns: (transfer none) (nullable): what the module brings of that kind and name
 */
const BrgComponent *
brg_module_find_component (const BrgModule *module,
                           const char      *kind,
                           const char      *name)
{
  for (guint i = 0; i < module->n_components; i++)
    if (strcmp (module->components[i].kind, kind) == 0
        && strcmp (module->components[i].name, name) == 0)
      return &module->components[i];

  return NULL;
}

/**
 * brg_module_is_for_other_seats:
 * @module: a module
 * @rules: the rules of its variant
 *
 * Returns: whether it is made for numbers of seats that the variant alone is not made for, so that
 *   the numbers of the variant do not matter beside it
 */
gboolean
brg_module_is_for_other_seats (const BrgModule *module,
                               const BrgModule *rules)
{
  return module->max_seats < rules->min_seats || module->min_seats > rules->max_seats;
}

/**
 * brg_modules_find_seats:
 * @modules: (array length=n_modules): the rules of a variant, then modules that go together
 * @n_modules: how many
 * @min_seats: (out): fewest seats that all of them can be played by
 * @max_seats: (out): most seats
 *
 * Returns: whether there is such a number
 */
gboolean
brg_modules_find_seats (const BrgModule * const *modules,
                        guint                    n_modules,
                        guint                   *min_seats,
                        guint                   *max_seats)
{
  gboolean others = FALSE;

  for (guint i = 1; i < n_modules; i++)
    others = others || brg_module_is_for_other_seats (modules[i], modules[0]);

  *min_seats = others ? 1 : modules[0]->min_seats;
  *max_seats = others ? BRG_MAX_SEATS : modules[0]->max_seats;
  for (guint i = 1; i < n_modules; i++)
    {
      *min_seats = MAX (*min_seats, modules[i]->min_seats);
      *max_seats = MIN (*max_seats, modules[i]->max_seats);
    }

  return *min_seats <= *max_seats;
}
