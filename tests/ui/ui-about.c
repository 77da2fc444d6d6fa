/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The About window tells what is new in this version, where to go with a fault, and by whom and
 * under which licence the program is. */

#include <adwaita.h>

#include "core/brg-version.h"
#include "ui/brg-about.h"
#include "ui/brg-release-notes.h"

static void
test_release_notes (void)
{
  g_autofree char *version = NULL;
  g_autofree char *notes = brg_release_notes_new (&version);

  g_assert_cmpstr (version, ==, brg_version ());
  g_assert_true (g_str_has_prefix (notes, "<p>"));
  g_assert_true (g_str_has_suffix (notes, "</li></ul>"));
}

static void
test_about (void)
{
  g_autoptr (GListModel) windows = g_object_ref (gtk_window_get_toplevels ());
  g_autoptr (AdwAboutWindow) about = NULL;

  brg_about_present (NULL, "GTK and more\n");
  g_assert_cmpuint (g_list_model_get_n_items (windows), ==, 1);
  about = g_list_model_get_item (windows, 0);
  g_assert_true (ADW_IS_ABOUT_WINDOW (about));
  g_assert_cmpstr (adw_about_window_get_debug_info (about), ==, "GTK and more\n");
  g_assert_cmpstr (adw_about_window_get_release_notes_version (about), ==, brg_version ());
  g_assert_cmpint (adw_about_window_get_license_type (about), ==, GTK_LICENSE_GPL_3_0);
  g_assert_nonnull (*adw_about_window_get_developers (about));
  g_assert_cmpstr (adw_about_window_get_copyright (about), !=, "");
  g_assert_true (g_str_has_prefix (adw_about_window_get_issue_url (about),
                                   adw_about_window_get_website (about)));
  gtk_window_destroy (GTK_WINDOW (about));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  adw_init ();

  g_test_add_func ("/about/release-notes", test_release_notes);
  g_test_add_func ("/about/window", test_about);

  return g_test_run ();
}
