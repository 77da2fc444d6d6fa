/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib.h>
#include <stdint.h>

#include "core/engine/brg-random.h"

/* A long file gets fewer faulty copies, so that each gets about the same time. */
#define MIN_FAULTY 20
#define MAX_FAULTY 200
#define BYTES_A_FILE 200000
#define MAX_FAULTS 6

/* What a target exports; the same name as libFuzzer's. */
int LLVMFuzzerTestOneInput (const uint8_t *data, size_t size);

static const char * const pieces[] = {
  "=", "\"", "\n", "#", "99999999999999999999", "-1", "0", "\\", "seat 9 ", "move 1 ", "\xff", "@", ":",
  "hash 0 0\n", "option a=b\n", "                ",
};

static void
put_fault (GByteArray *bytes,
           BrgRandom  *random)
{
  guint at = brg_random_below (random, bytes->len);
  guint length = 1 + brg_random_below (random, 40);
  g_autofree guint8 *again = NULL;
  const char *piece = pieces[brg_random_below (random, G_N_ELEMENTS (pieces))];

  switch (brg_random_below (random, 5))
    {
    case 0:
      bytes->data[at] = (guint8) brg_random_next (random);
      break;
    case 1:
      g_byte_array_remove_range (bytes, at, MIN (bytes->len - at, length));
      break;
    case 2:
      g_byte_array_set_size (bytes, at);
      break;
    case 3:
      for (guint i = 0; piece[i] != '\0' && at + i < bytes->len; i++)
        bytes->data[at + i] = (guint8) piece[i];
      break;
    default:
      /* A stretch of the file a second time. */
      again = g_memdup2 (bytes->data + at, bytes->len - at);
      g_byte_array_append (bytes, again, bytes->len - at);
      break;
    }
}

static guint
try_file (const char *path,
          BrgRandom  *random)
{
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  guint n_faulty;
  gsize size;

  g_file_get_contents (path, &text, &size, &error);
  g_assert_no_error (error);
  LLVMFuzzerTestOneInput ((const uint8_t *) text, size);

  n_faulty = size > 0 ? (guint) CLAMP (BYTES_A_FILE / size, MIN_FAULTY, MAX_FAULTY) : 0;
  for (guint i = 0; i < n_faulty; i++)
    {
      g_autoptr (GByteArray) bytes = g_byte_array_new ();

      g_byte_array_append (bytes, (const guint8 *) text, (guint) size);
      for (guint fault = 0; fault <= i % MAX_FAULTS && bytes->len > 0; fault++)
        put_fault (bytes, random);
      LLVMFuzzerTestOneInput (bytes->data, bytes->len);
    }

  return n_faulty;
}

int
main (int   argc,
      char *argv[])
{
  BrgRandom random = { 1, 0 };
  guint n_files = 0, n_faulty = 0;

  for (int i = 1; i < argc; i++)
    {
      g_autoptr (GDir) folder = g_dir_open (argv[i], 0, NULL);
      const char *name;

      while (folder != NULL && (name = g_dir_read_name (folder)) != NULL)
        {
          g_autofree char *path = g_build_filename (argv[i], name, NULL);

          if (!g_file_test (path, G_FILE_TEST_IS_REGULAR))
            continue;
          n_faulty += try_file (path, &random);
          n_files++;
        }
    }

  g_print ("1..1\n%s 1 - %u files and %u faulty copies of them\n", n_files > 0 ? "ok" : "not ok",
           n_files, n_faulty);
  return n_files > 0 ? 0 : 1;
}
