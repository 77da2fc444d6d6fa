/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <gio/gio.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "app/brg-plugin-host.h"
#include "core/duchy/brg-duchy-variant.h"
#include "core/engine/brg-error.h"
#include "core/engine/brg-expansion.h"
#include "core/players/brg-playout.h"

/* What is wrong with each of the fixtures, as a pattern; NULL if nothing is. */
static const struct
{
  const char *id;
  const char *problem;
} fixtures[] = {
  { "both", "it must bring either a module or a game" },
  { "cracked", NULL },
  { "cracked-ui", NULL },
  { "cycle-a", "it needs itself: cycle-a → cycle-b → cycle-a" },
  { "cycle-b", "it needs itself: cycle-b → cycle-a → cycle-b" },
  { "good", NULL },
  { "half-game", "its game is not complete" },
  { "halved", "its half for the window cannot be used: it was made for version 999 of the "
              "interface, but this program has version 1" },
  { "halved-ui", "it was made for version 999 of the interface, but this program has version 1" },
  { "lonely-ui", "it is the window’s half of “lonely”, which is not beside it" },
  { "missing-library", "its library cannot be loaded: libvanished.so.1: *" },
  { "missing-symbol", "its library cannot be loaded: *undefined symbol: brg_of_the_future*" },
  { "needs-cycle", "it needs “cycle-a”, which cannot be used" },
  { "needs-good", NULL },
  { "needs-half", "it needs “windowed-ui”, which only the window has" },
  { "needs-missing", "it needs “not-here”, which is not here" },
  { "needs-neither", "it needs “neither”, which cannot be used" },
  { "neither", "it must bring either a module or a game" },
  { "no-entry", "its library lacks the function “peas_register_types”" },
  { "no-type", "its library brings no “BrgExpansion”" },
  { "no-version", "its rules lack a version, a name, a description or a game" },
  { "nonsense", NULL },
  { "old-file", "it was made for version 0 of the interface, but this program has version 1" },
  { "other-abi", "its rules were made for version 2 of the interface, but this program has "
                 "version 1" },
  { "other-game", "there is no game “other-game” here" },
  { "other-id", "its rules are called “good”" },
  { "twin-type", "its library cannot be set up: *fixture-good*" },
  { "unknown-event", "its table “reacts” names “of-the-future”, which nobody knows" },
  { "unknown-joint", "its table “joint_entries” names “of-the-future”, which nobody knows" },
  { "unknown-query", "its table “query_hooks” names “of-the-future”, which nobody knows" },
  { "windowed", NULL },
  { "windowed-ui", NULL },
};

static BrgPluginHost *
make_host (void)
{
  g_autoptr (BrgCatalogue) catalogue = brg_catalogue_new ();

  brg_catalogue_add_variant (catalogue, &brg_duchy_variant);
  return brg_plugin_host_new (catalogue);
}

static const BrgPluginInfo *
find (BrgPluginHost *host,
      const char    *id)
{
  for (guint i = 0; i < brg_plugin_host_get_n (host); i++)
    if (strcmp (brg_plugin_host_get_info (host, i)->id, id) == 0)
      return brg_plugin_host_get_info (host, i);

  g_error ("there is no plugin “%s”", id);
}

static void
assert_matches (const char *problem,
                const char *pattern)
{
  if (pattern == NULL)
    g_assert_cmpstr (problem, ==, NULL);
  else if (problem == NULL || !g_pattern_match_simple (pattern, problem)
           || strchr (problem, '\n') != NULL)
    g_error ("“%s” is not “%s”", problem, pattern);
}

/* ---- what was built ---- */

/* Each has one sentence, which the host and its error give alike, when it is opened first, opened
 * again, and opened by another host. */
static void
test_problems (void)
{
  for (guint time = 0; time < 2; time++)
    {
      g_autoptr (BrgPluginHost) host = make_host ();

      g_assert_cmpuint (brg_plugin_host_get_n (host), ==, G_N_ELEMENTS (fixtures));
      for (guint i = 0; i < 2 * G_N_ELEMENTS (fixtures); i++)
        {
          const BrgPluginInfo *info = brg_plugin_host_get_info (host, i / 2);
          g_autoptr (GError) error = NULL;
          g_autofree char *sentence = NULL;

          g_assert_cmpstr (info->id, ==, fixtures[i / 2].id);
          if (info->hidden)
            continue;
          g_assert_true (brg_plugin_host_open (host, info->id, &error)
                         == (fixtures[i / 2].problem == NULL));
          assert_matches (info->problem, fixtures[i / 2].problem);
          if (info->problem == NULL)
            {
              g_assert_cmpstr (info->rules->id, ==, info->id);
              continue;
            }
          g_assert_null (info->rules);
          g_assert_error (error, BRG_ERROR, BRG_ERROR_SETUP);
          sentence = g_strdup_printf ("the expansion “%s” cannot be used: %s", info->id,
                                      info->problem);
          g_assert_cmpstr (error->message, ==, sentence);
        }
    }
}

static void
test_files (void)
{
  g_autoptr (BrgPluginHost) host = make_host ();
  const BrgPluginInfo *info = find (host, "good");
  g_autofree char *folder = g_test_build_filename (G_TEST_BUILT, "plugins", "fixtures", NULL);

  g_assert_cmpstr (info->name, ==, "Fixture good");
  g_assert_cmpstr (info->description, ==, "A plugin of the tests");
  g_assert_cmpstr (info->version, ==, "1.0");
  g_assert_cmpstr (info->folder, ==, folder);
  g_assert_false (info->hidden);
  g_assert_null (info->rules);
  g_assert_true (find (host, "windowed-ui")->hidden);
  g_assert_true (find (host, "halved-ui")->hidden);
  g_assert_false (find (host, "lonely-ui")->hidden);
}

/* A catalogue has what it is asked for, and nothing before. */
static void
test_catalogue (void)
{
  static const char * const unknown[] = { "not-here", "windowed-ui", "" };
  g_autoptr (BrgPluginHost) host = make_host ();
  BrgCatalogue *catalogue = brg_plugin_host_get_catalogue (host);
  g_autoptr (GError) error = NULL;

  g_assert_cmpuint (brg_catalogue_get_n_modules (catalogue), ==, 0);
  g_assert_nonnull (brg_catalogue_find_module (catalogue, "needs-good", NULL));
  g_assert_cmpuint (brg_catalogue_get_n_modules (catalogue), ==, 2);
  g_assert_true (brg_plugin_host_open (host, "good", NULL));
  g_assert_cmpuint (brg_catalogue_get_n_modules (catalogue), ==, 2);

  g_assert_null (brg_catalogue_find_module (catalogue, "unknown-query", &error));
  g_assert_error (error, BRG_ERROR, BRG_ERROR_SETUP);
  for (guint i = 0; i < G_N_ELEMENTS (unknown); i++)
    {
      g_clear_error (&error);
      g_assert_null (brg_catalogue_find_module (catalogue, unknown[i], &error));
      g_assert_error (error, BRG_ERROR, BRG_ERROR_UNKNOWN);
      g_clear_error (&error);
      g_assert_false (brg_plugin_host_open (host, unknown[i], &error));
      g_assert_error (error, BRG_ERROR, BRG_ERROR_UNKNOWN);
    }

  /* The catalogue may outlive the host. */
  g_object_ref (catalogue);
  g_clear_object (&host);
  g_assert_null (brg_catalogue_find_module (catalogue, "windowed", NULL));
  g_assert_nonnull (brg_catalogue_find_module (catalogue, "good", NULL));
  g_object_unref (catalogue);
}

static void
test_halves (void)
{
  g_autoptr (BrgPluginHost) host = make_host ();
  g_autoptr (GObject) object = NULL;
  g_autoptr (GError) error = NULL;

  object = brg_plugin_host_create (host, "windowed-ui", BRG_TYPE_EXPANSION, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (G_OBJECT_TYPE_NAME (object), ==, "fixture-windowed-ui");
  g_assert_nonnull (find (host, "windowed")->rules);

  /* What the window cannot use is broken as a whole; games that go on may go on. */
  g_assert_true (brg_plugin_host_open (host, "cracked", NULL));
  g_assert_null (brg_plugin_host_create (host, "cracked-ui", BRG_TYPE_EXPANSION, &error));
  g_assert_error (error, BRG_ERROR, BRG_ERROR_SETUP);
  assert_matches (find (host, "cracked-ui")->problem, "its library lacks the function “*”");
  assert_matches (find (host, "cracked")->problem,
                  "its half for the window cannot be used: its library lacks the function “*”");
  g_assert_true (brg_plugin_host_open (host, "cracked", NULL));

  g_clear_error (&error);
  g_assert_null (brg_plugin_host_create (host, "good-ui", BRG_TYPE_EXPANSION, &error));
  g_assert_error (error, BRG_ERROR, BRG_ERROR_UNKNOWN);
  g_clear_error (&error);
  g_assert_null (brg_plugin_host_create (host, "windowed-ui", G_TYPE_ACTION, &error));
  g_assert_cmpstr (error->message, ==,
                   "the expansion “windowed-ui” cannot be used: its library brings no “GAction”");
}

/* Whatever was refused, a game goes on. */
static void
test_game_goes_on (void)
{
  g_autoptr (BrgPluginHost) host = make_host ();
  g_autoptr (BrgSetup) setup = brg_setup_new (brg_duchy_variant.rules.id, 2);
  g_autoptr (BrgRuleset) ruleset = NULL;
  g_autoptr (BrgPlayout) playout = NULL;
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (fixtures); i++)
    brg_plugin_host_open (host, fixtures[i].id, NULL);

  brg_setup_add_module (setup, "good");
  brg_setup_add_module (setup, "needs-good");
  ruleset = brg_ruleset_new (brg_plugin_host_get_catalogue (host), setup, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (ruleset->n_modules, ==, 3);

  playout = brg_playout_new (ruleset, brg_players_find ("random"));
  brg_playout_run (playout, 1);
  g_assert_true (brg_position_is_over (playout->position));

  brg_setup_add_module (setup, "unknown-joint");
  g_assert_null (brg_ruleset_new (brg_plugin_host_get_catalogue (host), setup, &error));
  assert_matches (error->message, "the expansion “unknown-joint” cannot be used: *");
}

/* ---- what a person put into their own folder ---- */

static void
remove_tree (const char *path)
{
  g_autoptr (GDir) folder = g_dir_open (path, 0, NULL);
  const char *name;

  while (folder != NULL && (name = g_dir_read_name (folder)) != NULL)
    {
      g_autofree char *child = g_build_filename (path, name, NULL);

      remove_tree (child);
    }
  g_assert_no_errno (g_remove (path));
}

static char *
make_own_folder (const char *name)
{
  char *folder = g_build_filename (g_get_user_data_dir (), "burgrave", "plugins", name, NULL);

  g_assert_no_errno (g_mkdir_with_parents (folder, 0700));
  return folder;
}

static void
write_file (const char *folder,
            const char *name,
            const char *text,
            gssize      length)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autoptr (GError) error = NULL;

  g_file_set_contents (path, text, length, &error);
  g_assert_no_error (error);
}

#define HEAD(id) "[Plugin]\nModule=" id "\nX-Burgrave-ABI=1\nVersion=1\n"

static const struct
{
  const char *file;
  const char *text;
  const char *problem;
} garbage[] = {
  { "a-empty", "", "a-empty.plugin: there is no group “Plugin”" },
  { "b-prose", "There is no plugin here.\n",
    "b-prose.plugin: this is no list of keys and values" },
  { "c-group", "[Desktop Entry]\nModule=c-group\n",
    "c-group.plugin: there is no group “Plugin”" },
  { "d-abi", "[Plugin]\nModule=d-abi\n", "d-abi.plugin: the key “X-Burgrave-ABI” is missing" },
  { "e-module", "[Plugin]\nX-Burgrave-ABI=1\nName=x\nVersion=1\n",
    "e-module.plugin: the key “Module” is missing" },
  { "f-name", HEAD ("f-name"), "f-name.plugin: the key “Name” is missing" },
  { "g-version", "[Plugin]\nModule=g-version\nX-Burgrave-ABI=1\nName=x\n",
    "g-version.plugin: the key “Version” is missing" },
  { "h-other", HEAD ("other") "Name=x\n",
    "h-other.plugin: the key “Module” says “other”, unlike the file’s name" },
  { "i-two-lines", HEAD ("i-two-lines") "Name=two\\nlines\n",
    "i-two-lines.plugin: the value of “Name” makes no sense" },
  { "j-nothing", HEAD ("j-nothing") "Name=\n",
    "j-nothing.plugin: the value of “Name” makes no sense" },
  { "k-depends", HEAD ("k-depends") "Name=x\nDepends=a/b\n",
    "k-depends.plugin: the value of “Depends” makes no sense" },
  { "l-hidden", HEAD ("l-hidden") "Name=x\nHidden=perhaps\n",
    "l-hidden.plugin: the value of “Hidden” makes no sense" },
  { "m-ui", HEAD ("m-ui") "Name=x\n",
    "m-ui.plugin: a name ends in “-ui” if, and only if, the key “Hidden” is true" },
  { "n-hidden", HEAD ("n-hidden") "Hidden=true\n",
    "n-hidden.plugin: a name ends in “-ui” if, and only if, the key “Hidden” is true" },
  { "o-library", HEAD ("o-library") "Name=x\n",
    "o-library.plugin: there is no library “libo-library.so” beside it" },
  { "p-abi", "[Plugin]\nModule=p-abi\nX-Burgrave-ABI=one\n",
    "it was made for version one of the interface, but this program has version 1" },
  { "q Q", HEAD ("q Q") "Name=x\n",
    "q Q.plugin: the name may have small letters, digits and dashes only" },
  { "r-latin", HEAD ("r-latin") "Name=\xe9\n", "*r-latin.plugin:5: the line is not UTF-8 text" },
};

static void
assert_garbage (BrgPluginHost *host)
{
  for (guint i = 0; i < G_N_ELEMENTS (garbage); i++)
    {
      const BrgPluginInfo *info = find (host, garbage[i].file);

      assert_matches (info->problem, garbage[i].problem);
      g_assert_false (info->hidden);
      g_assert_false (brg_plugin_host_open (host, info->id, NULL));
      assert_matches (info->problem, garbage[i].problem);
    }
}

static void
test_garbage (void)
{
  static const char binary[] = "[Plugin]\nModule=\0\x7f\x45\x4c\x46\x02\xff";
  g_autofree char *folder = make_own_folder ("garbage");
  g_autofree char *large = g_strnfill (100000, '#');
  g_autofree char *huge = g_build_filename (folder, "t-huge.plugin", NULL);
  g_autofree char *pipe = g_build_filename (folder, "u-pipe.plugin", NULL);
  g_autofree char *directory = make_own_folder ("garbage" G_DIR_SEPARATOR_S "v-folder.plugin");
  g_autofree char *wrong = NULL;
  g_autoptr (BrgPluginHost) host = make_host ();

  for (guint i = 0; i < G_N_ELEMENTS (garbage); i++)
    {
      g_autofree char *name = g_strconcat (garbage[i].file, ".plugin", NULL);

      write_file (folder, name, garbage[i].text, -1);
    }
  write_file (folder, "s-binary.plugin", binary, sizeof binary);
  write_file (folder, "t-huge.plugin", "", 0);
  g_assert_no_errno (truncate (huge, G_GINT64_CONSTANT (5000000000)));
  g_assert_no_errno (mkfifo (pipe, 0600));
  write_file (folder, "w-large.plugin", large, -1);
  write_file (folder, "x\xff.plugin", HEAD ("x"), -1);
  write_file (folder, ".hidden.plugin", "", 0);
  write_file (folder, "plugin", "", 0);

  g_assert_cmpuint (brg_plugin_host_get_n (host), ==,
                    G_N_ELEMENTS (fixtures) + G_N_ELEMENTS (garbage) + 6);
  assert_garbage (host);
  assert_matches (find (host, "s-binary")->problem, "*: the line is not UTF-8 text");
  assert_matches (find (host, "t-huge")->problem, "*: the file is larger than * bytes");
  assert_matches (find (host, "u-pipe")->problem, "“*” is not a file");
  assert_matches (find (host, "v-folder")->problem, "“*” is not a file");
  assert_matches (find (host, "w-large")->problem, "*: the file is larger than * bytes");
  wrong = g_utf8_make_valid ("x\xff", -1);
  assert_matches (find (host, wrong)->problem, "*: the name may have small letters*");
  g_assert_true (brg_plugin_host_open (host, "good", NULL));
  remove_tree (g_get_user_data_dir ());
}

static void
link_fixture (const char *folder,
              const char *id)
{
  g_autofree char *library = g_strdup_printf ("lib%s.so", id);
  g_autofree char *file = g_strconcat (id, ".plugin", NULL);
  const char * const names[] = { library, file };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *old = g_test_build_filename (G_TEST_BUILT, "plugins", "fixtures", names[i],
                                                    NULL);
      g_autofree char *new = g_build_filename (folder, names[i], NULL);

      g_assert_no_errno (symlink (old, new));
    }
}

/* The person's own plugin is taken instead of the installed one, as a whole. */
static void
test_duplicates (void)
{
  g_autofree char *own = make_own_folder ("zzz");
  g_autofree char *second = make_own_folder ("zzz-more");
  g_autofree char *installed = g_test_build_filename (G_TEST_BUILT, "plugins", "fixtures", NULL);
  g_autofree char *sentence = NULL;
  g_autoptr (BrgPluginHost) host = make_host ();
  guint n = 0;

  link_fixture (own, "good");
  link_fixture (second, "good");
  link_fixture (own, "windowed");
  sentence = g_strdup_printf ("there is one of the same name in “%s”, which is taken instead of "
                              "the one in “%s”", own, installed);

  for (guint i = 0; i < brg_plugin_host_get_n (host); i++)
    {
      const BrgPluginInfo *info = brg_plugin_host_get_info (host, i);

      if (strcmp (info->id, "good") != 0)
        continue;
      assert_matches (info->problem, n == 0 ? NULL : "there is one of the same name*");
      g_assert_cmpstr (info->folder, ==, n == 0 ? own : n == 1 ? second : installed);
      if (n == 2)
        g_assert_cmpstr (info->problem, ==, sentence);
      n++;
    }
  g_assert_cmpuint (n, ==, 3);

  /* The half for the window belongs to what was left out. */
  g_assert_true (brg_plugin_host_open (host, "windowed", NULL));
  assert_matches (find (host, "windowed-ui")->problem,
                  "the expansion that it belongs to cannot be used");
  remove_tree (g_get_user_data_dir ());
}

/* ---- the process ---- */

static void
test_no_window (void)
{
  g_autofree char *maps = NULL;

  g_assert_true (g_file_get_contents ("/proc/self/maps", &maps, NULL, NULL));
  g_assert_nonnull (strstr (maps, "libpeas"));
  g_assert_null (strstr (maps, "libgtk"));
  g_assert_null (strstr (maps, "libgdk"));
}

int
main (int    argc,
      char **argv)
{
  g_autofree char *data = g_dir_make_tmp ("burgrave-XXXXXX", NULL);
  g_autofree char *root = NULL;
  int result;

  g_setenv ("XDG_DATA_HOME", data, TRUE);
  g_test_init (&argc, &argv, NULL);
  root = g_test_build_filename (G_TEST_BUILT, "plugins", NULL);
  g_setenv ("BURGRAVE_PLUGIN_PATH", root, TRUE);

  g_test_add_func ("/plugin-host/files", test_files);
  g_test_add_func ("/plugin-host/problems", test_problems);
  g_test_add_func ("/plugin-host/catalogue", test_catalogue);
  g_test_add_func ("/plugin-host/halves", test_halves);
  g_test_add_func ("/plugin-host/game-goes-on", test_game_goes_on);
  g_test_add_func ("/plugin-host/garbage", test_garbage);
  g_test_add_func ("/plugin-host/duplicates", test_duplicates);
  g_test_add_func ("/plugin-host/no-window", test_no_window);

  result = g_test_run ();
  g_rmdir (data);
  return result;
}
