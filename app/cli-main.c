/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <gio/gio.h>
#include <glib/gi18n.h>

#include "app/brg-locale.h"
#include "core/brg-version.h"

/* What the program says by its exit code. */
enum
{
  EXIT_YES = 0,
  EXIT_BAD_INPUT = 2,
};

static gboolean
parse (int      *argc,
       char   ***argv,
       gboolean *version,
       GError  **error)
{
  const GOptionEntry options[] = {
    { "version", 'v', G_OPTION_FLAG_NONE, G_OPTION_ARG_NONE, version,
      N_("Print the version and exit"), NULL },
    G_OPTION_ENTRY_NULL
  };
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);

  g_option_context_add_main_entries (context, options, GETTEXT_PACKAGE);
  g_option_context_set_summary (context, _("Burgrave on the command line"));

  return g_option_context_parse (context, argc, argv, error);
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (GError) error = NULL;
  gboolean version = FALSE;

  brg_locale_init ();

  if (!parse (&argc, &argv, &version, &error))
    {
      g_printerr ("%s: %s\n", g_get_prgname (), error->message);
      return EXIT_BAD_INPUT;
    }

  if (version)
    {
      g_print ("%s %s\n", _("Burgrave"), brg_version ());
      return EXIT_YES;
    }

  /* Translators: %s is the name of the program */
  g_printerr (_("Nothing to do. See “%s --help”.\n"), g_get_prgname ());
  return EXIT_BAD_INPUT;
}
