/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <adwaita.h>

/* What every program of libadwaita needs to show a window; the game is held against it. */
static void
activate_cb (GtkApplication *application)
{
  GtkWidget *window = adw_application_window_new (application);

  gtk_window_set_default_size (GTK_WINDOW (window), 1280, 800);
  gtk_window_present (GTK_WINDOW (window));
}

int
main (int   argc,
      char *argv[])
{
  g_autoptr (AdwApplication) application
      = adw_application_new ("io.github.burgrave.EmptyWindow", G_APPLICATION_NON_UNIQUE);

  g_signal_connect (application, "activate", G_CALLBACK (activate_cb), NULL);
  return g_application_run (G_APPLICATION (application), argc, argv);
}
