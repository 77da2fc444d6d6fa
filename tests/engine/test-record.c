/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "brg-tiny-variant.h"
#include "core/duchy/brg-duchy-variant.h"
#include "core/engine/brg-error.h"
#include "core/engine/brg-record.h"

#include <glib/gstdio.h>
#include <unistd.h>

static const char own_duchy[] =
    "# a duchy of mine\n"
    "grade reconstructed\n"
    "row g6 r5 r4 y3\n"
    "row g2 g1 r6 y5 t4\n"
    "row g5 g4 t3 y1 t2 t3\n"
    "row b6 b1 b2 r6 b5 b4 b1\n"
    "row t2 t5 e4 t3 t1 g2\n"
    "row t6 e1 y2 t5 t6\n"
    "row e3 y4 y1 t3\n";

static BrgCatalogue *
make_catalogue (void)
{
  BrgCatalogue *catalogue = brg_catalogue_new ();

  brg_catalogue_add_variant (catalogue, &brg_duchy_variant);
  brg_catalogue_add_variant (catalogue, &brg_tiny_variant);
  brg_catalogue_add_module (catalogue, &brg_tiny_double_module);
  brg_catalogue_add_module (catalogue, &brg_tiny_more_module);
  return catalogue;
}

static BrgGame *
make_game (BrgCatalogue   *catalogue,
           const BrgSetup *setup,
           guint           n_moves)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgRuleset) ruleset = brg_ruleset_new (catalogue, setup, &error);
  BrgGame *game;

  g_assert_no_error (error);
  game = brg_game_new (ruleset, 7);
  while (brg_game_get_n_moves (game) < n_moves
         && !brg_position_is_over (brg_game_get_position (game)))
    brg_game_move (game, &brg_game_get_legal (game)->items[0], NULL);
  return game;
}

static void
assert_exact (BrgCatalogue *catalogue,
              BrgGame      *game)
{
  g_autofree char *text = brg_record_to_text (game);
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgGame) read = brg_record_from_text (catalogue, "record", text, -1, &error);
  g_autofree char *again = NULL;

  g_assert_no_error (error);
  again = brg_record_to_text (read);
  g_assert_cmpstr (text, ==, again);
  g_assert_cmpuint (brg_game_get_n_moves (game), ==, brg_game_get_n_moves (read));
  g_assert_true (brg_position_equal (brg_game_get_ruleset (game), brg_game_get_position (game),
                                     brg_game_get_position (read)));
}

static void
test_round_trip (void)
{
  static const guint n_moves[] = { 0, 1, 7, 8, 9, 16, G_MAXUINT };
  g_autoptr (BrgCatalogue) catalogue = make_catalogue ();
  g_autoptr (BrgSetup) setup = brg_setup_new ("duchy", 3);

  brg_setup_set_option (setup, "edition", "2011");
  brg_setup_set_seat_option (setup, 0, "name", "Anna \"Maria\" # \\ 公国");
  brg_setup_set_seat_option (setup, 2, "colour", "");
  brg_setup_set_seat_option (setup, 2, "duchy", "4");
  for (guint i = 0; i < G_N_ELEMENTS (n_moves); i++)
    {
      g_autoptr (BrgGame) game = make_game (catalogue, setup, n_moves[i]);

      assert_exact (catalogue, game);
    }
}

static void
test_modules (void)
{
  g_autoptr (BrgCatalogue) catalogue = make_catalogue ();
  g_autoptr (BrgSetup) setup = brg_setup_new ("tiny", 2);
  g_autoptr (BrgGame) game = NULL;

  brg_setup_add_module (setup, "tiny-more");
  brg_setup_add_module (setup, "tiny-double");
  game = make_game (catalogue, setup, G_MAXUINT);
  assert_exact (catalogue, game);
}

/* The record of a game with a duchy of the user's needs nothing but itself. */
static void
test_own_data (void)
{
  g_autoptr (BrgCatalogue) catalogue = make_catalogue ();
  g_autoptr (BrgSetup) setup = brg_setup_new ("duchy", 2);
  g_autoptr (BrgGame) game = NULL;

  brg_setup_set_data (setup, "duchy", "my own", own_duchy);
  brg_setup_set_seat_option (setup, 0, "duchy", "my own");
  game = make_game (catalogue, setup, 12);
  assert_exact (catalogue, game);
}

/* ---- faults ---- */

static char *
make_text (BrgCatalogue *catalogue)
{
  g_autoptr (BrgSetup) setup = brg_setup_new ("tiny", 4);
  g_autoptr (BrgGame) game = NULL;

  brg_setup_add_module (setup, "tiny-more");
  brg_setup_set_seat_option (setup, 1, "name", "Bo");
  game = make_game (catalogue, setup, G_MAXUINT);
  g_assert_true (brg_position_is_over (brg_game_get_position (game)));
  g_assert_cmpuint (brg_game_get_n_moves (game), >, 8);
  return brg_record_to_text (game);
}

static void
assert_fault (BrgCatalogue *catalogue,
              const char   *text,
              gint          code,
              const char   *place)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgGame) game = brg_record_from_text (catalogue, "record", text, -1, &error);

  g_assert_null (game);
  g_assert_error (error, BRG_ERROR, code);
  if (!g_str_has_prefix (error->message, place))
    g_error ("“%s” should be at “%s”", error->message, place);
}

static const struct
{
  const char *pattern;
  const char *replacement;
  gint        code;
  const char *place;
} faults[] = {
  { "^burgrave 1", "burgrave 2", BRG_ERROR_MISMATCH, "record:1:10: " },
  { "^burgrave 1", "burgrave x", BRG_ERROR_RANGE, "record:1:10: " },
  { "^burgrave 1", "castle 1", BRG_ERROR_FOREIGN, "record:1:1: " },
  { "^burgrave 1\n", "", BRG_ERROR_SYNTAX, "record:1:1: " },
  { "variant tiny 1", "variant tiny 0", BRG_ERROR_MISMATCH, "record:2:14: " },
  { "variant tiny 1", "variant huge 1", BRG_ERROR_UNKNOWN, "record:2:9: " },
  { "variant tiny 1", "variant tiny", BRG_ERROR_SYNTAX, "record:2: " },
  { "variant tiny 1", "variant tiny 1 1", BRG_ERROR_SYNTAX, "record:2:16: " },
  { "variant tiny 1", "variant tiny 1\nvariant tiny 1", BRG_ERROR_SYNTAX, "record:3:1: " },
  { "players 4", "players 9", BRG_ERROR_RANGE, "record:3:9: " },
  { "players 4", "players 1", BRG_ERROR_SETUP, "record:4: " },
  { "players 4\n", "", BRG_ERROR_SYNTAX, "record:3:1: " },
  { "module tiny-more 1", "module posts 1", BRG_ERROR_UNKNOWN, "record:4:8: " },
  { "module tiny-more 1", "module tiny-more 2", BRG_ERROR_MISMATCH, "record:4:18: " },
  { "module tiny-more 1", "module tiny-more 1\nmodule tiny-more 1", BRG_ERROR_SYNTAX,
    "record:5:8: " },
  { "seat 2 name=Bo", "seat 5 name=Bo", BRG_ERROR_RANGE, "record:5:6: " },
  { "seat 2 name=Bo", "seat 2 name", BRG_ERROR_SYNTAX, "record:5:8: " },
  { "seat 2 name=Bo", "seat 2 name=Bo name=Al", BRG_ERROR_SYNTAX, "record:5:16: " },
  { "seat 2 name=Bo", "seat 2 size=7", BRG_ERROR_SETUP, "record:5:6: " },
  { "seat 2 name=Bo", "option size=7", BRG_ERROR_SETUP, "record:5:8: " },
  { "seat 2 name=Bo", "seat 2 name=\"Bo", BRG_ERROR_SYNTAX, "record:5:13: " },
  { "seed=7", "seed=-7", BRG_ERROR_RANGE, "record:6:1: " },
  { "seed=7", "seed=18446744073709551616", BRG_ERROR_RANGE, "record:6:1: " },
  { "seed=7\n", "", BRG_ERROR_SYNTAX, "record:6:1: " },
  { "seed=7", "seed=7\nplayers 4", BRG_ERROR_SYNTAX, "record:7:1: " },
  { "move 1 play", "move 1 eat", BRG_ERROR_UNKNOWN, "record:7:8: " },
  { "move 1 play", "move 9 play", BRG_ERROR_RANGE, "record:7:6: " },
  { "move 1 play card:[a-z]*", "move 1 play card:nine", BRG_ERROR_UNKNOWN, "record:7:8: " },
  { "move 1 play card:[a-z]*", "move 1 decline", BRG_ERROR_ILLEGAL, "record:7:8: " },
  { "move 1 play", "mov 1 play", BRG_ERROR_UNKNOWN, "record:7:1: " },
  { "hash 8 ", "hash 9 ", BRG_ERROR_MISMATCH, "record:15:6: " },
  { "hash 8 [0-9a-f]*", "hash 8 0000000000000000", BRG_ERROR_MISMATCH, "record:15:8: " },
  { "\nhash [0-9]* [0-9a-f]*\nend", "\nend", BRG_ERROR_MISMATCH, "record:" },
  { "\nend\n", "\nopen\n", BRG_ERROR_MISMATCH, "record:" },
  { "\nend\n", "\nend\nend\n", BRG_ERROR_SYNTAX, "record:" },
};

static void
test_faults (void)
{
  g_autoptr (BrgCatalogue) catalogue = make_catalogue ();
  g_autofree char *text = make_text (catalogue);

  for (guint i = 0; i < G_N_ELEMENTS (faults); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (GRegex) regex = g_regex_new (faults[i].pattern, 0, 0, &error);
      g_autoptr (GMatchInfo) match = NULL;
      g_autoptr (GString) spoilt = g_string_new (text);
      int start, end;

      g_assert_no_error (error);
      g_assert_true (g_regex_match (regex, text, 0, &match));
      g_match_info_fetch_pos (match, 0, &start, &end);
      g_string_erase (spoilt, start, end - start);
      g_string_insert (spoilt, start, faults[i].replacement);
      assert_fault (catalogue, spoilt->str, faults[i].code, faults[i].place);
    }
}

/* Wherever a file was cut short, it is noticed; only the last line break may be missing. */
static void
test_cut_short (void)
{
  g_autoptr (BrgCatalogue) catalogue = make_catalogue ();
  g_autofree char *text = make_text (catalogue);
  gsize length = strlen (text);

  for (gsize i = 0; i < length - 1; i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_null (brg_record_from_text (catalogue, "record", text, (gssize) i, &error));
      g_assert_nonnull (error);
      g_assert_true (g_str_has_prefix (error->message, "record:"));
    }
}

/* Whatever byte is changed, the record is refused or leads to the same position. */
static void
test_changed_bytes (void)
{
  g_autoptr (BrgCatalogue) catalogue = make_catalogue ();
  g_autofree char *text = make_text (catalogue);

  for (gsize i = 0; text[i] != '\0'; i++)
    for (guint bit = 0; bit < 8; bit++)
      {
        g_autofree char *spoilt = g_strdup (text);
        g_autoptr (GError) error = NULL;
        g_autoptr (BrgGame) game = NULL;

        spoilt[i] = (char) (spoilt[i] ^ (1 << bit));
        game = brg_record_from_text (catalogue, "record", spoilt, -1, &error);
        g_assert_true ((game == NULL) == (error != NULL));
      }
}

/* ---- files ---- */

static void
test_save (void)
{
  g_autoptr (BrgCatalogue) catalogue = make_catalogue ();
  g_autoptr (BrgSetup) setup = brg_setup_new ("duchy", 2);
  g_autoptr (BrgGame) game = make_game (catalogue, setup, 5);
  g_autofree char *folder = g_dir_make_tmp ("burgrave-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "game.burgrave", NULL);
  g_autofree char *link = g_build_filename (folder, "link.burgrave", NULL);
  g_autofree char *nowhere = g_build_filename (folder, "nowhere", "game.burgrave", NULL);
  g_autofree char *text = brg_record_to_text (game);
  g_autofree char *saved = NULL;
  g_autoptr (BrgGame) loaded = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (symlink ("game.burgrave", link), ==, 0);
  g_assert_true (g_file_set_contents (path, "something else\n", -1, NULL));
  g_assert_cmpint (g_chmod (path, 0600), ==, 0);
  g_assert_true (brg_record_save (game, link, &error));
  g_assert_no_error (error);

  GStatBuf status;
  g_assert_true (g_file_test (link, G_FILE_TEST_IS_SYMLINK));
  g_assert_cmpint (g_stat (path, &status), ==, 0);
  g_assert_cmpuint (status.st_mode & 0777, ==, 0600);
  g_assert_true (g_file_get_contents (path, &saved, NULL, NULL));
  g_assert_cmpstr (saved, ==, text);
  loaded = brg_record_load (catalogue, path, &error);
  g_assert_no_error (error);

  g_assert_false (brg_record_save (game, nowhere, &error));
  g_assert_nonnull (error);
  g_clear_error (&error);
  g_assert_false (brg_record_save (game, folder, &error));
  g_assert_nonnull (error);
  g_clear_error (&error);
  g_assert_null (brg_record_load (catalogue, folder, &error));
  g_assert_nonnull (error);

  g_assert_cmpint (g_unlink (link), ==, 0);
  g_assert_cmpint (g_unlink (path), ==, 0);
  /* Nothing else was left behind. */
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/record/round-trip", test_round_trip);
  g_test_add_func ("/record/modules", test_modules);
  g_test_add_func ("/record/own-data", test_own_data);
  g_test_add_func ("/record/faults", test_faults);
  g_test_add_func ("/record/cut-short", test_cut_short);
  g_test_add_func ("/record/changed-bytes", test_changed_bytes);
  g_test_add_func ("/record/save", test_save);

  return g_test_run ();
}
