/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The archive of games: nothing is lost, nothing is counted twice, and what lies there that is no
 * game does no harm and comes to none. */

#include <fcntl.h>
#include <glib/gstdio.h>
#include <locale.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "app/brg-archive.h"
#include "core/duchy/brg-duchy-variant.h"
#include "core/engine/brg-record.h"

#define DATE       G_GINT64_CONSTANT (1735825510)
#define DATE_STAMP "20250102T134510Z-"
#define N_MOVES    40

typedef struct
{
  BrgCatalogue *catalogue;
  BrgArchive *archive;
  char *folder;
  char *games;
  char *index;
} Fixture;

static BrgGame *
make_game (BrgCatalogue *catalogue,
           guint64       seed,
           guint         n_moves)
{
  g_autoptr (BrgSetup) setup = brg_setup_new ("duchy", 2);
  g_autoptr (BrgRuleset) ruleset = NULL;
  BrgRandom random = { 9, 0 };
  BrgGame *game;

  brg_setup_set_seat_option (setup, 0, "name", "Ada \"#1\" = \\ 小明");
  brg_setup_set_seat_option (setup, 1, "player", "greedy");
  ruleset = brg_ruleset_new (catalogue, setup, NULL);
  game = brg_game_new (ruleset, seed);
  while (!brg_position_is_over (brg_game_get_position (game))
         && brg_game_get_n_moves (game) < n_moves)
    {
      const BrgMoves *legal = brg_game_get_legal (game);
      BrgMove move = legal->items[brg_random_below (&random, legal->n)];

      g_assert_true (brg_game_move (game, &move, NULL));
    }

  return game;
}

static void
open_archive (Fixture *fixture)
{
  g_clear_object (&fixture->archive);
  fixture->archive = brg_archive_new (fixture->catalogue, fixture->folder);
  brg_archive_refresh (fixture->archive);
}

static void
read_all (Fixture *fixture)
{
  while (brg_archive_read_next (fixture->archive))
    ;
}

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  fixture->catalogue = brg_catalogue_new ();
  brg_catalogue_add_variant (fixture->catalogue, &brg_duchy_variant);
  fixture->folder = g_dir_make_tmp ("burgrave-XXXXXX", NULL);
  fixture->games = g_build_filename (fixture->folder, "games", NULL);
  fixture->index = g_build_filename (fixture->folder, "statistics", NULL);
  open_archive (fixture);
}

static void
delete_folder (const char *path)
{
  g_autoptr (GDir) folder = g_dir_open (path, 0, NULL);
  const char *name;

  while (folder != NULL && (name = g_dir_read_name (folder)) != NULL)
    {
      g_autofree char *inner = g_build_filename (path, name, NULL);

      if (g_file_test (inner, G_FILE_TEST_IS_DIR) && !g_file_test (inner, G_FILE_TEST_IS_SYMLINK))
        delete_folder (inner);
      else
        g_unlink (inner);
    }
  g_rmdir (path);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  g_object_unref (fixture->archive);
  g_object_unref (fixture->catalogue);
  delete_folder (fixture->folder);
  g_free (fixture->folder);
  g_free (fixture->games);
  g_free (fixture->index);
}

static guint
get_n (Fixture *fixture)
{
  return g_list_model_get_n_items (brg_archive_get_games (fixture->archive));
}

static BrgDigest *
get_digest (Fixture *fixture,
            guint    index)
{
  g_autoptr (BrgDigest) digest
      = g_list_model_get_item (brg_archive_get_games (fixture->archive), index);

  g_assert_nonnull (digest);
  return digest;
}

static void
keep (Fixture *fixture,
      guint64  seed,
      guint    n_moves,
      gint64   date)
{
  g_autoptr (BrgGame) game = make_game (fixture->catalogue, seed, n_moves);
  g_autoptr (GError) error = NULL;

  brg_archive_keep (fixture->archive, game, date, &error);
  g_assert_no_error (error);
}

static void
put (Fixture    *fixture,
     const char *name,
     const char *contents,
     gssize      length)
{
  g_autofree char *path = g_build_filename (fixture->games, name, NULL);

  g_mkdir_with_parents (fixture->games, 0700);
  g_assert_true (g_file_set_contents (path, contents, length, NULL));
}

/* ---- tests ---- */

static void
test_keep (Fixture       *fixture,
           gconstpointer  data)
{
  g_autoptr (BrgGame) game = make_game (fixture->catalogue, 3, G_MAXUINT);
  const BrgRuleset *ruleset = brg_game_get_ruleset (game);
  const BrgDigest *digest;
  g_autofree char *name = NULL;

  keep (fixture, 3, G_MAXUINT, DATE);
  /* Its end is seen again, on another day. */
  keep (fixture, 3, G_MAXUINT, DATE + 100000);
  read_all (fixture);
  g_assert_cmpuint (get_n (fixture), ==, 1);

  open_archive (fixture);
  g_assert_cmpuint (brg_archive_get_n_unread (fixture->archive), ==, 0);
  g_assert_cmpuint (get_n (fixture), ==, 1);
  digest = get_digest (fixture, 0);
  name = g_path_get_basename (digest->path);
  g_assert_true (g_str_has_prefix (name, DATE_STAMP));
  g_assert_cmpint (digest->date, ==, DATE);
  g_assert_true (digest->over && digest->kept);
  g_assert_cmpstr (digest->variant, ==, "duchy");
  g_assert_cmpuint (digest->n_moves, ==, brg_game_get_n_moves (game));
  g_assert_cmpuint (digest->n_seats, ==, 2);
  g_assert_cmpstr (digest->seats[0].name, ==, "Ada \"#1\" = \\ 小明");
  g_assert_null (digest->seats[0].player);
  g_assert_cmpstr (digest->seats[1].player, ==, "greedy");
  g_assert_nonnull (digest->seats[0].duchy);
  g_assert_cmpstr (digest->seats[0].duchy, !=, "random");
  g_assert_cmpint (digest->seats[0].points, ==,
                   ruleset->variant->score (ruleset, brg_game_get_position (game), 0));
  g_assert_cmpuint (digest->seats[0].place + digest->seats[1].place, ==, 3);
}

/* What is known of the games can be lost or spoilt in any way. */
static void
test_index (Fixture       *fixture,
            gconstpointer  data)
{
  g_autofree char *good = NULL;
  gsize length;

  keep (fixture, 1, G_MAXUINT, DATE);
  keep (fixture, 2, N_MOVES, DATE + 1);
  read_all (fixture);
  g_assert_true (g_file_get_contents (fixture->index, &good, &length, NULL));

  for (gsize cut = 0; cut <= length; cut += 7)
    {
      g_autofree char *again = NULL;

      g_assert_true (g_file_set_contents (fixture->index, good, (gssize) cut, NULL));
      open_archive (fixture);
      read_all (fixture);
      g_assert_cmpuint (get_n (fixture), ==, 2);
      g_assert_true (g_file_get_contents (fixture->index, &again, NULL, NULL));
      g_assert_cmpstr (again, ==, good);
    }

  g_unlink (fixture->index);
  g_mkdir (fixture->index, 0700);
  open_archive (fixture);
  read_all (fixture);
  g_assert_cmpuint (get_n (fixture), ==, 2);
}

static void
test_spoilt_index (Fixture       *fixture,
                   gconstpointer  data)
{
  static const char * const lines[] = {
    "burgrave-games 2\nend 0\n", "burgrave-games 1\nend 1\n", "burgrave-games 1\nseat 1\nend 0\n",
    "burgrave-games 1\nend 0\nend 0\n", "burgrave-games 1\ngame a\nend 1\n", "\xff\n", "",
    "burgrave-games 1\ngame a.burgrave id=1 bytes=1 changed=1 date=1 variant=duchy moves=1\n"
    "seat 1 points=1 place=1\nseat 2 points=1 place=1\nseat 3 points=1 place=1\n"
    "seat 4 points=1 place=1\nseat 5 points=1 place=1\nend 1\n",
    "burgrave-games 1\ngame a.burgrave id=1 bytes=1 changed=1 date=999999999999999 variant=duchy "
    "moves=1\nend 1\n",
    "burgrave-games 1\ngame /none.burgrave id=1 bytes=1 changed=1 date=1 variant=x moves=1\nend 1\n",
  };

  keep (fixture, 1, N_MOVES, DATE);
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      g_test_message ("%s", lines[i]);
      g_assert_true (g_file_set_contents (fixture->index, lines[i], -1, NULL));
      open_archive (fixture);
      read_all (fixture);
      g_assert_cmpuint (get_n (fixture), ==, 1);
      g_assert_cmpuint (get_digest (fixture, 0)->n_moves, ==, N_MOVES);
    }
}

static void
put_hostile_files (Fixture *fixture)
{
  g_autofree char *huge = g_strnfill (17 * 1024 * 1024, '#');
  g_autofree char *pipe = g_build_filename (fixture->games, "pipe.burgrave", NULL);
  g_autofree char *inner = g_build_filename (fixture->games, "folder.burgrave", NULL);

  put (fixture, "bytes.burgrave", "\x00\x01\xff\xfe", 4);
  put (fixture, "empty.burgrave", "", 0);
  put (fixture, "newer.burgrave", "burgrave 9\n", -1);
  put (fixture, "needy.burgrave", "burgrave 1\nvariant duchy 1\nplayers 2\nmodule none 1\n", -1);
  put (fixture, "other.burgrave", "burgrave 1\nvariant chess 1\n", -1);
  put (fixture, "huge.burgrave", huge, -1);
  g_assert_cmpint (mkfifo (pipe, 0600), ==, 0);
  g_assert_cmpint (g_mkdir (inner, 0700), ==, 0);
  /* These are not even taken for games. */
  put (fixture, "line\nbreak.burgrave", "x", -1);
  put (fixture, "notes.txt", "x", -1);
}

#define N_HOSTILE 8

static guint
count_files (Fixture *fixture)
{
  g_autoptr (GDir) folder = g_dir_open (fixture->games, 0, NULL);
  guint n = 0;

  while (g_dir_read_name (folder) != NULL)
    n++;

  return n;
}

static void
test_hostile (Fixture       *fixture,
              gconstpointer  data)
{
  guint n_files;

  keep (fixture, 5, G_MAXUINT, DATE);
  put_hostile_files (fixture);
  n_files = count_files (fixture);

  for (guint i = 0; i < 3; i++)
    {
      g_autoptr (GPtrArray) left_out = NULL;

      brg_archive_refresh (fixture->archive);
      /* What was refused is not read again, unless it has changed. */
      g_assert_cmpuint (brg_archive_get_n_unread (fixture->archive), ==, i == 0 ? N_HOSTILE : 0);
      read_all (fixture);
      left_out = brg_archive_get_left_out (fixture->archive);
      g_assert_cmpuint (left_out->len, ==, N_HOSTILE);
      for (guint j = 0; j < left_out->len; j++)
        g_assert_cmpuint (strlen (left_out->pdata[j]), >, 10);
      g_assert_cmpuint (get_n (fixture), ==, 1);
      g_assert_cmpuint (count_files (fixture), ==, n_files);
    }

  put (fixture, "empty.burgrave", "burgrave 8\n", -1);
  brg_archive_refresh (fixture->archive);
  g_assert_cmpuint (brg_archive_get_n_unread (fixture->archive), ==, 1);
}

/* Files that somebody puts there have the date of the file, and games are listed once. */
static void
test_copies (Fixture       *fixture,
             gconstpointer  data)
{
  g_autoptr (BrgGame) game = make_game (fixture->catalogue, 4, G_MAXUINT);
  g_autofree char *text = brg_record_to_text (game);
  g_autofree char *changed = g_strconcat ("# Kept from the old computer\n", text, NULL);

  keep (fixture, 4, G_MAXUINT, DATE);
  put (fixture, "copy.burgrave", changed, -1);
  keep (fixture, 6, N_MOVES, DATE + 5);
  put (fixture, "20000101T000000Z.burgrave", "burgrave 1\n", -1);
  open_archive (fixture);
  read_all (fixture);
  g_assert_cmpuint (get_n (fixture), ==, 2);
  g_assert_false (get_digest (fixture, 0)->over);
  g_assert_true (get_digest (fixture, 1)->over);
}

static void
test_note (Fixture       *fixture,
           gconstpointer  data)
{
  g_autoptr (BrgGame) game = make_game (fixture->catalogue, 8, N_MOVES);
  g_autoptr (BrgGame) longer = make_game (fixture->catalogue, 8, 2 * N_MOVES);
  g_autofree char *own = g_build_filename (fixture->folder, "My game.burgrave", NULL);

  g_assert_true (brg_record_save (game, own, NULL));
  brg_archive_note (fixture->archive, game, own, DATE);
  read_all (fixture);
  open_archive (fixture);
  g_assert_cmpuint (brg_archive_get_n_unread (fixture->archive), ==, 0);
  g_assert_cmpuint (get_n (fixture), ==, 1);
  g_assert_cmpstr (get_digest (fixture, 0)->path, ==, own);
  g_assert_false (get_digest (fixture, 0)->kept);

  /* Another program went on with it. */
  g_assert_true (brg_record_save (longer, own, NULL));
  brg_archive_refresh (fixture->archive);
  read_all (fixture);
  g_assert_cmpuint (get_digest (fixture, 0)->n_moves, ==, 2 * N_MOVES);

  /* The same game in the folder is enough. */
  g_assert_true (brg_archive_keep (fixture->archive, longer, DATE, NULL));
  g_assert_cmpuint (get_n (fixture), ==, 1);
  g_assert_true (get_digest (fixture, 0)->kept);
  brg_archive_note (fixture->archive, longer, own, DATE);
  g_assert_cmpuint (get_n (fixture), ==, 1);
  g_assert_true (get_digest (fixture, 0)->kept);
}

static void
test_gone (Fixture       *fixture,
           gconstpointer  data)
{
  g_autoptr (BrgGame) game = make_game (fixture->catalogue, 8, N_MOVES);
  g_autofree char *own = g_build_filename (fixture->folder, "My game.burgrave", NULL);

  read_all (fixture);
  g_assert_true (brg_record_save (game, own, NULL));
  brg_archive_note (fixture->archive, game, own, DATE);
  g_assert_true (g_file_set_contents (own, "no game any more", -1, NULL));
  open_archive (fixture);
  read_all (fixture);
  g_assert_cmpuint (get_n (fixture), ==, 0);
  g_assert_cmpuint (brg_archive_get_left_out (fixture->archive)->len, ==, 0);

  keep (fixture, 1, N_MOVES, DATE);
  g_assert_cmpuint (get_n (fixture), ==, 1);
  g_unlink (get_digest (fixture, 0)->path);
  brg_archive_refresh (fixture->archive);
  g_assert_cmpuint (get_n (fixture), ==, 0);
}

static void
test_remove (Fixture       *fixture,
             gconstpointer  data)
{
  g_autoptr (BrgGame) game = make_game (fixture->catalogue, 8, N_MOVES);
  g_autofree char *own = g_build_filename (fixture->folder, "My game.burgrave", NULL);
  g_autofree char *path = NULL;
  g_autoptr (GError) error = NULL;

  read_all (fixture);
  keep (fixture, 1, N_MOVES, DATE);
  path = g_strdup (get_digest (fixture, 0)->path);
  g_assert_true (brg_archive_remove (fixture->archive, get_digest (fixture, 0), TRUE, &error));
  g_assert_no_error (error);
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));

  /* A file of the person's own is forgotten, not deleted. */
  g_assert_true (brg_record_save (game, own, NULL));
  brg_archive_note (fixture->archive, game, own, DATE);
  g_assert_true (brg_archive_remove (fixture->archive, get_digest (fixture, 0), TRUE, NULL));
  g_assert_cmpuint (get_n (fixture), ==, 0);
  g_assert_true (g_file_test (own, G_FILE_TEST_EXISTS));
  open_archive (fixture);
  g_assert_cmpuint (get_n (fixture), ==, 0);
}

/* Where nothing can be written, that is said, and the list is as it was. */
static void
test_full_disk (Fixture       *fixture,
                gconstpointer  data)
{
  g_autoptr (BrgGame) game = make_game (fixture->catalogue, 8, N_MOVES);
  g_autoptr (GError) error = NULL;

  read_all (fixture);
  g_assert_true (g_file_set_contents (fixture->games, "", 0, NULL));
  g_assert_false (brg_archive_keep (fixture->archive, game, DATE, &error));
  g_assert_nonnull (error);
  g_assert_cmpuint (get_n (fixture), ==, 0);
  open_archive (fixture);
  read_all (fixture);
  g_assert_cmpuint (get_n (fixture), ==, 0);
}

#define ADD(path, function) \
  g_test_add ("/archive/" path, Fixture, NULL, set_up, function, tear_down)

int
main (int    argc,
      char **argv)
{
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);
  ADD ("keep", test_keep);
  ADD ("index", test_index);
  ADD ("spoilt-index", test_spoilt_index);
  ADD ("hostile", test_hostile);
  ADD ("copies", test_copies);
  ADD ("note", test_note);
  ADD ("gone", test_gone);
  ADD ("remove", test_remove);
  ADD ("full-disk", test_full_disk);

  return g_test_run ();
}
