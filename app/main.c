/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/brg-application.h"
#include "app/brg-display-loss.h"
#include "app/brg-locale.h"

int
main (int    argc,
      char **argv)
{
  brg_locale_init ();
  brg_display_loss_watch ();

  g_autoptr (BrgApplication) application = brg_application_new ();

  return g_application_run (G_APPLICATION (application), argc, argv);
}
