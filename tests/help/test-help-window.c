/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <adwaita.h>
#include <glib/gi18n.h>
#include <locale.h>
#include <string.h>

#include "app/brg-plugin-host.h"
#include "core/duchy/brg-duchy-variant.h"
#include "ui/brg-help-book.h"
#include "ui/brg-help-window.h"

/* The window of the rules: where it goes, and that all of it has room. */

#define WIDTH  800
#define HEIGHT 600

typedef struct
{
  BrgPluginHost *host;
  BrgRuleset *ruleset;
  BrgHelpWindow *window;
} Fixture;

static BrgRuleset *
make_ruleset (Fixture    *fixture,
              const char *module)
{
  g_autoptr (BrgSetup) setup = brg_setup_new ("duchy", 4);
  g_autoptr (GError) error = NULL;
  BrgRuleset *ruleset;

  if (module != NULL)
    brg_setup_add_module (setup, module);
  ruleset = brg_ruleset_new (brg_plugin_host_get_catalogue (fixture->host), setup, &error);
  g_assert_no_error (error);

  return ruleset;
}

static void
set_up (Fixture       *fixture,
        gconstpointer  module)
{
  g_autoptr (BrgCatalogue) catalogue = brg_catalogue_new ();

  brg_catalogue_add_variant (catalogue, &brg_duchy_variant);
  fixture->host = brg_plugin_host_new (catalogue);
  fixture->ruleset = make_ruleset (fixture, module);
  fixture->window = BRG_HELP_WINDOW (brg_help_window_new (NULL));
  brg_help_window_set_rules (fixture->window, fixture->ruleset, NULL);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  module)
{
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  brg_ruleset_unref (fixture->ruleset);
  g_object_unref (fixture->host);
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

static void
assert_shows (Fixture    *fixture,
              const char *id)
{
  g_autoptr (BrgHelpBook) book = brg_help_book_new (fixture->ruleset, NULL);
  const BrgHelpPage *page = brg_help_book_find (book, id, NULL);

  g_assert_nonnull (page);
  g_assert_true (g_str_has_prefix (gtk_window_get_title (GTK_WINDOW (fixture->window)),
                                   page->title));
}

/* ---- where it goes ---- */

static void
act (Fixture    *fixture,
     const char *action,
     const char *reference)
{
  g_assert_true (gtk_widget_activate_action_variant (
      GTK_WIDGET (fixture->window), action,
      reference != NULL ? g_variant_new_string (reference) : NULL));
}

static void
test_ways (Fixture       *fixture,
           gconstpointer  module)
{
  assert_shows (fixture, "aim");
  /* The language is the test's. */
  g_assert_cmpint (g_str_has_prefix (g_getenv ("LANGUAGE"), "en"), ==,
                   g_str_has_prefix (gtk_window_get_title (GTK_WINDOW (fixture->window)), "Aim"));
  brg_help_window_show (fixture->window, "tile:castle");
  assert_shows (fixture, "tile:castle");
  brg_help_window_show (fixture->window, "R12");
  assert_shows (fixture, "rulings");
  brg_help_window_show (fixture->window, "tile:palace");
  assert_shows (fixture, "rulings");
  brg_help_window_show (fixture->window, NULL);
  assert_shows (fixture, "rulings");
  act (fixture, "help.show", "class:ship");
  assert_shows (fixture, "ships");
  act (fixture, "help.back", NULL);
  assert_shows (fixture, "rulings");
  act (fixture, "help.back", NULL);
  act (fixture, "help.back", NULL);
  assert_shows (fixture, "aim");
  /* There is nothing more to go back to. */
  act (fixture, "help.back", NULL);
  assert_shows (fixture, "aim");
}

/* Another game has other pages: the reader stays, if that is possible. */
static void
test_rules (Fixture       *fixture,
            gconstpointer  module)
{
  g_autoptr (BrgRuleset) with = fixture->ruleset;
  g_autoptr (BrgRuleset) without = make_ruleset (fixture, NULL);

  fixture->ruleset = brg_ruleset_ref (without);
  brg_help_window_show (fixture->window, "tile:castle");
  brg_help_window_set_rules (fixture->window, without, NULL);
  assert_shows (fixture, "tile:castle");

  brg_help_window_set_rules (fixture->window, with, NULL);
  brg_help_window_show (fixture->window, "tile:crane");
  brg_help_window_set_rules (fixture->window, without, NULL);
  assert_shows (fixture, "aim");
  /* What is not there any more is passed over on the way back. */
  for (guint i = 0; i < 4; i++)
    act (fixture, "help.back", NULL);
  assert_shows (fixture, "aim");
}

/* ---- room ---- */

static void
check_room (Fixture    *fixture,
            const char *id)
{
  int width, height;

  brg_help_window_show (fixture->window, id);
  gtk_widget_measure (GTK_WIDGET (fixture->window), GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL,
                      NULL, NULL);
  gtk_widget_measure (GTK_WIDGET (fixture->window), GTK_ORIENTATION_VERTICAL, -1, &height, NULL,
                      NULL, NULL);
  if (width > WIDTH || height > HEIGHT)
    g_error ("%s needs %d × %d", id, width, height);
}

static void
test_room (Fixture       *fixture,
           gconstpointer  module)
{
  g_autoptr (BrgHelpBook) book = brg_help_book_new (fixture->ruleset, NULL);

  for (guint i = 0; i < book->pages->len; i++)
    check_room (fixture, ((const BrgHelpPage *) book->pages->pdata[i])->id);
}

/* ---- how it is read ---- */

/* Every page begins with a heading that can get the keys, and no picture is without a name. */
static void
check_accessible (GtkWidget *widget,
                  guint     *n_headings)
{
  GtkAccessibleRole role = gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (widget));

  if (role == GTK_ACCESSIBLE_ROLE_HEADING)
    {
      g_assert_true (gtk_test_accessible_has_property (GTK_ACCESSIBLE (widget),
                                                       GTK_ACCESSIBLE_PROPERTY_LEVEL));
      (*n_headings)++;
    }
  if (GTK_IS_BUTTON (widget) && GTK_IS_WIDGET (gtk_button_get_child (GTK_BUTTON (widget)))
      && strcmp (gtk_widget_get_css_name (gtk_button_get_child (GTK_BUTTON (widget))),
                 "helppicture") == 0)
    {
      g_assert_true (gtk_test_accessible_has_property (GTK_ACCESSIBLE (widget),
                                                       GTK_ACCESSIBLE_PROPERTY_LABEL));
      return;
    }
  if (GTK_IS_LIST_BOX_ROW (widget))
    return;
  if (strcmp (gtk_widget_get_css_name (widget), "helppicture") == 0)
    g_assert_true (gtk_test_accessible_has_property (GTK_ACCESSIBLE (widget),
                                                     GTK_ACCESSIBLE_PROPERTY_LABEL)
                   || gtk_test_accessible_has_relation (GTK_ACCESSIBLE (widget),
                                                        GTK_ACCESSIBLE_RELATION_LABELLED_BY));

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    check_accessible (child, n_headings);
}

static void
test_accessible (Fixture       *fixture,
                 gconstpointer  module)
{
  g_autoptr (BrgHelpBook) book = brg_help_book_new (fixture->ruleset, NULL);

  for (guint i = 0; i < book->pages->len; i++)
    {
      guint n_headings = 0;

      brg_help_window_show (fixture->window, ((const BrgHelpPage *) book->pages->pdata[i])->id);
      check_accessible (GTK_WIDGET (fixture->window), &n_headings);
      g_assert_cmpuint (n_headings, >, 0);
    }
}

static void
use_style (void)
{
  g_autoptr (GtkCssProvider) style = gtk_css_provider_new ();

  gtk_css_provider_load_from_path (style, STYLE_FILE);
  gtk_style_context_add_provider_for_display (gdk_display_get_default (),
                                              GTK_STYLE_PROVIDER (style),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
}

#define ADD(path, function) \
  g_test_add (path, Fixture, "extra-tiles", set_up, function, tear_down)

int
main (int    argc,
      char **argv)
{
  bindtextdomain (GETTEXT_PACKAGE, g_getenv ("BURGRAVE_LOCALEDIR"));
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
  gtk_test_init (&argc, &argv, NULL);
  setlocale (LC_ALL, "");
  adw_init ();
  use_style ();

  ADD ("/help/ways", test_ways);
  ADD ("/help/rules", test_rules);
  ADD ("/help/room", test_room);
  ADD ("/help/accessible", test_accessible);

  return g_test_run ();
}
