/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "ui/brg-about.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

#include "core/brg-version.h"
#include "ui/brg-release-notes.h"

/**
 * brg_about_present:
 * @parent: (nullable): the window to stand above
 * @debug_info: (nullable): what somebody who looks for a fault needs to know of this machine
 *
 * Shows who made the game, what is new in it, and under which licence it may be shared.
 */
void
brg_about_present (GtkWindow  *parent,
                   const char *debug_info)
{
  const char *developers[] = { _("The Burgrave contributors"), NULL };
  g_autofree char *release = NULL;
  g_autofree char *news = NULL;
  g_autofree char *copyright = g_strdup_printf ("© %s", developers[0]);

  g_return_if_fail (parent == NULL || GTK_IS_WINDOW (parent));

  news = brg_release_notes_new (&release);

  adw_show_about_window (parent,
                         "application-name", _("Burgrave"),
                         "application-icon", APPLICATION_ID,
                         "version", brg_version (),
                         "comments", _("Rule a duchy: take tiles, place them well, "
                                       "and let it grow."),
                         "developer-name", developers[0],
                         "developers", developers,
                         "copyright", copyright,
                         "license-type", GTK_LICENSE_GPL_3_0,
                         "website", WEBSITE,
                         "issue-url", WEBSITE "/issues",
                         "release-notes-version", release,
                         "release-notes", news,
                         "debug-info", debug_info != NULL ? debug_info : "",
                         "debug-info-filename", "burgrave-debug-info.txt",
                         /* Translators: your names, one a line */
                         "translator-credits", C_("about", "translator-credits"),
                         NULL);
}
