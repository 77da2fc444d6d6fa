/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "core/engine/brg-error.h"
#include "core/engine/brg-line-reader.h"

static BrgLineReader *
read_text (const char *text)
{
  g_autoptr (GError) error = NULL;
  BrgLineReader *reader = brg_line_reader_new ("file", text, -1, &error);

  g_assert_no_error (error);
  return reader;
}

static const BrgLine *
next (BrgLineReader *reader)
{
  g_autoptr (GError) error = NULL;
  const BrgLine *line;

  g_assert_true (brg_line_reader_next (reader, &line, &error));
  g_assert_no_error (error);
  return line;
}

static void
test_words (void)
{
  g_autoptr (BrgLineReader) reader
      = read_text ("# only a comment\r\n\n  one\ttwo # three\n\"a b\" c=\"d \\\"e\\\\\" f#g\n\"\"");
  const BrgLine *line = next (reader);

  g_assert_cmpuint (line->number, ==, 3);
  g_assert_cmpuint (line->n_words, ==, 2);
  g_assert_cmpstr (line->words[0], ==, "one");
  g_assert_cmpstr (line->words[1], ==, "two");
  g_assert_null (line->words[2]);
  g_assert_cmpuint (line->columns[0], ==, 3);
  g_assert_cmpuint (line->columns[1], ==, 7);

  line = next (reader);
  g_assert_cmpuint (line->number, ==, 4);
  g_assert_cmpuint (line->n_words, ==, 3);
  g_assert_cmpstr (line->words[0], ==, "a b");
  g_assert_cmpstr (line->words[1], ==, "c=d \"e\\");
  g_assert_cmpstr (line->words[2], ==, "f#g");
  g_assert_cmpstr (brg_line_get_value (line, "c"), ==, "d \"e\\");
  g_assert_null (brg_line_get_value (line, "d"));

  line = next (reader);
  g_assert_cmpuint (line->n_words, ==, 1);
  g_assert_cmpstr (line->words[0], ==, "");
  g_assert_null (next (reader));
  g_assert_null (next (reader));
}

static void
test_columns_are_characters (void)
{
  g_autoptr (BrgLineReader) reader = read_text ("é 公国 x");
  const BrgLine *line = next (reader);

  g_assert_cmpuint (line->columns[1], ==, 3);
  g_assert_cmpuint (line->columns[2], ==, 6);
}

/* Some editors put a mark before the text. */
static void
test_byte_order_mark (void)
{
  g_autoptr (BrgLineReader) reader
      = brg_line_reader_new ("f", "\xef\xbb\xbf" "a b\r\n", -1, NULL);
  const BrgLine *line;

  g_assert_true (brg_line_reader_next (reader, &line, NULL));
  g_assert_cmpstr (line->words[0], ==, "a");
  g_assert_cmpstr (line->words[1], ==, "b");
  g_assert_cmpuint (line->columns[0], ==, 1);
}

/* What is quoted reads back as one word and nothing else. */
static void
test_quote (void)
{
  static const char * const words[] = {
    "plain", "", "a b", "#no comment", "a#b", "\"", "\\", "a\\b", "name=Anna Maria", " ", "\t", "é",
  };

  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    {
      g_autofree char *quoted = brg_line_quote (words[i]);
      g_autofree char *text = g_strconcat ("x ", quoted, " y", NULL);
      g_autoptr (BrgLineReader) reader = read_text (text);
      const BrgLine *line = next (reader);

      g_assert_cmpuint (line->n_words, ==, 3);
      g_assert_cmpstr (line->words[1], ==, words[i]);
    }
}

static void
test_faults (void)
{
  static const struct
  {
    const char *text;
    gssize      length;
    const char *message;
  } faults[] = {
    { "one\n  two \"three\nfour", -1, "file:2:7: " },
    { "one\n\"", -1, "file:2:1: " },
    { "one\ntwo \xff\n", -1, "file:2: " },
    { "one\ntwo \0 three", 15, "file:2: " },
  };

  for (guint i = 0; i < G_N_ELEMENTS (faults); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (BrgLineReader) reader
          = brg_line_reader_new ("file", faults[i].text, faults[i].length, &error);
      const BrgLine *line = NULL;

      while (reader != NULL && brg_line_reader_next (reader, &line, &error) && line != NULL)
        ;
      g_assert_error (error, BRG_ERROR, BRG_ERROR_SYNTAX);
      g_assert_true (g_str_has_prefix (error->message, faults[i].message));
    }
}

static void
test_too_long (void)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = g_malloc0 (BRG_LINE_READER_MAX_BYTES + 1);

  g_assert_null (brg_line_reader_new ("file", text, BRG_LINE_READER_MAX_BYTES + 1, &error));
  g_assert_error (error, BRG_ERROR, BRG_ERROR_RANGE);
}

static void
test_numbers (void)
{
  static const char * const wrong[] = { "6", "-1", "x", "1x", "", "0x1", "99999999999999999999" };
  g_autoptr (BrgLineReader) reader
      = read_text ("key 5 6 -1 x 1x \"\" 0x1 99999999999999999999");
  const BrgLine *line = next (reader);
  gint64 number;

  g_assert_true (brg_line_get_number (line, 1, 0, 5, &number, NULL));
  g_assert_cmpint (number, ==, 5);
  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_cmpstr (line->words[2 + i], ==, wrong[i]);
      g_assert_false (brg_line_get_number (line, 2 + i, 0, 5, &number, &error));
      g_assert_error (error, BRG_ERROR, BRG_ERROR_RANGE);
    }

  g_autoptr (GError) missing = NULL;
  g_assert_false (brg_line_get_number (line, line->n_words, 0, 5, &number, &missing));
  g_assert_error (missing, BRG_ERROR, BRG_ERROR_SYNTAX);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/line-reader/words", test_words);
  g_test_add_func ("/line-reader/columns-are-characters", test_columns_are_characters);
  g_test_add_func ("/line-reader/byte-order-mark", test_byte_order_mark);
  g_test_add_func ("/line-reader/quote", test_quote);
  g_test_add_func ("/line-reader/faults", test_faults);
  g_test_add_func ("/line-reader/too-long", test_too_long);
  g_test_add_func ("/line-reader/numbers", test_numbers);

  return g_test_run ();
}
