/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/brg-locale.h"

#include <glib.h>
#include <glib/gi18n.h>
#include <locale.h>

/* The build tree keeps its translations elsewhere than an installed program. */
static const char *
find_locale_dir (void)
{
  const char *dir = g_getenv ("BURGRAVE_LOCALEDIR");

  return dir != NULL && *dir != '\0' ? dir : LOCALEDIR;
}

/*< private >
 * brg_locale_init:
 *
 * Takes the language of the person's environment for all that is said. Call it
 * first in a program, before other threads run.
 */
void
brg_locale_init (void)
{
  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, find_locale_dir ());
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
}
