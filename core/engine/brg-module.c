/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "brg-module.h"

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
