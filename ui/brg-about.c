/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "ui/brg-about.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

#include "core/brg-version.h"

/**
 * brg_about_present:
 * @parent: (nullable): the window to stand above
 *
 * Shows who made the game and under which licence it may be shared.
 */
void
brg_about_present (GtkWindow *parent)
{
  g_return_if_fail (parent == NULL || GTK_IS_WINDOW (parent));

  const char *developers[] = { _("The Burgrave contributors"), NULL };

  adw_show_about_window (parent,
                         "application-name", _("Burgrave"),
                         "application-icon", APPLICATION_ID,
                         "version", brg_version (),
                         "comments", _("Rule a duchy: take tiles, place them well, "
                                       "and let it grow."),
                         "developer-name", developers[0],
                         "developers", developers,
                         "license-type", GTK_LICENSE_GPL_3_0,
                         /* Translators: your names, one a line */
                         "translator-credits", C_("about", "translator-credits"),
                         NULL);
}
