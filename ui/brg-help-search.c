/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "ui/brg-help-search.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "ui/brg-help-words.h"

/* So many characters before the first word are shown. */
#define BEFORE 24

/* And so many in all. */
#define LENGTH 160

/* How well a place fits: what has the words in its title comes first. */
enum
{
  RANK_TITLE,
  RANK_HEADING,
  RANK_WORDS,
  N_RANKS
};

static void
hit_free (gpointer data)
{
  BrgHelpHit *hit = data;

  g_free (hit->title);
  g_free (hit->excerpt);
  g_free (hit);
}

static char *
fold (const char *text)
{
  g_autofree char *normal = g_utf8_normalize (text, -1, G_NORMALIZE_ALL);

  return g_utf8_casefold (normal != NULL ? normal : "", -1);
}

static char **
split (const char *query)
{
  g_autofree char *folded = fold (query);
  g_auto (GStrv) parts = g_strsplit_set (folded, " \t\n", -1);
  g_autoptr (GStrvBuilder) words = g_strv_builder_new ();

  for (char **part = parts; *part != NULL; part++)
    if (**part != '\0')
      g_strv_builder_add (words, *part);

  return g_strv_builder_end (words);
}

static guint
count_found (const char  *folded,
             char       **words)
{
  guint n = 0;

  for (char **word = words; *word != NULL; word++)
    if (strstr (folded, *word) != NULL)
      n++;

  return n;
}

/* ---- what is shown of a place ---- */

/* How many characters of a text make, folded, what begins with the word; 0 if it does not. Folding
 * may change how long a text is. */
static glong
match_length (const char *text,
              const char *word)
{
  glong n = g_utf8_strlen (word, -1);

  for (glong length = MAX (n / 3, 1); length <= n; length++)
    {
      g_autofree char *part = NULL;
      g_autofree char *folded = NULL;

      if (g_utf8_strlen (text, -1) < length)
        return 0;
      part = g_utf8_substring (text, 0, length);
      folded = fold (part);
      if (strcmp (folded, word) == 0)
        return length;
    }

  return 0;
}

static glong
find_match (const char  *text,
            char       **words)
{
  glong longest = 0;

  for (char **word = words; *word != NULL; word++)
    longest = MAX (longest, match_length (text, *word));

  return longest;
}

static void
append_part (GString    *markup,
             const char *text,
             glong       length,
             const char *tag)
{
  g_autofree char *part = g_utf8_substring (text, 0, length);
  g_autofree char *escaped = g_markup_escape_text (part, -1);

  if (tag != NULL)
    g_string_append_printf (markup, "<%s>%s</%s>", tag, escaped, tag);
  else
    g_string_append (markup, escaped);
}

/* The text, with the words in it bold. */
static char *
embolden (const char  *text,
          char       **words)
{
  g_autoptr (GString) markup = g_string_new (NULL);
  glong n = 0;

  while (*text != '\0' && n < LENGTH)
    {
      glong length = find_match (text, words);

      append_part (markup, text, MAX (length, 1), length > 0 ? "b" : NULL);
      text = g_utf8_offset_to_pointer (text, MAX (length, 1));
      n += MAX (length, 1);
    }
  if (*text != '\0')
    g_string_append (markup, "…");

  return g_strdup (markup->str);
}

/* From a little before the first of the words, at the start of a word if there are such. */
static const char *
find_begin (const char  *plain,
            char       **words)
{
  const char *first = plain, *begin;

  while (*first != '\0' && find_match (first, words) == 0)
    first = g_utf8_next_char (first);
  if (*first == '\0' || g_utf8_pointer_to_offset (plain, first) <= BEFORE)
    return plain;

  begin = g_utf8_offset_to_pointer (first, -BEFORE);
  for (const char *p = begin; p < first; p = g_utf8_next_char (p))
    if (*p == ' ')
      return p + 1;

  return begin;
}

static char *
make_excerpt (const char  *plain,
              char       **words)
{
  const char *begin = find_begin (plain, words);
  g_autofree char *markup = embolden (begin, words);

  return g_strconcat (begin > plain ? "…" : "", markup, NULL);
}

/* ---- looking ---- */

static void
add_hit (GPtrArray          *hits,
         const BrgHelpPage  *page,
         const BrgHelpBlock *block,
         char               *excerpt)
{
  BrgHelpHit *hit = g_new0 (BrgHelpHit, 1);

  hit->page = page;
  hit->block = block;
  hit->title = block != NULL && block->ruling != NULL
               /* Translators: a ruling's number and its page's title, such as "R12, Rulings" */
               ? g_strdup_printf (C_("help", "%s, %s"), block->ruling, page->title)
               : g_strdup (page->title);
  hit->excerpt = excerpt;
  g_ptr_array_add (hits, hit);
}

static char *
get_text (const BrgHelpBlock *block)
{
  g_autoptr (GString) text = g_string_new (NULL);

  if (block->markup != NULL)
    g_string_append (text, block->markup);
  for (guint i = 0; block->rows != NULL && i < block->rows->len; i++)
    {
      g_autofree char *row = g_strjoinv (" · ", block->rows->pdata[i]);

      g_string_append_printf (text, "%s%s", text->len > 0 ? " · " : "", row);
    }

  return brg_help_words_get_plain (text->str);
}

/* All words must be in the part or in the page's title, and one at least in the part. */
static void
look_at_block (GPtrArray          **ranks,
               const BrgHelpPage   *page,
               const BrgHelpBlock  *block,
               const char          *title,
               char               **words)
{
  g_autofree char *plain = get_text (block);
  g_autofree char *own = g_strdup_printf ("%s %s", block->ruling != NULL ? block->ruling : "",
                                          plain != NULL ? plain : "");
  g_autofree char *folded = fold (own);
  g_autofree char *both = g_strconcat (title, " ", folded, NULL);
  guint n = g_strv_length (words);
  gboolean heads = block->kind == BRG_HELP_BLOCK_HEADING
                   || (block->ruling != NULL && g_ascii_strcasecmp (block->ruling, words[0]) == 0);

  if (block->copied || count_found (both, words) < n || count_found (folded, words) == 0)
    return;

  add_hit (ranks[heads ? RANK_HEADING : RANK_WORDS], page, block, make_excerpt (plain, words));
}

/* What a page begins with. */
static char *
make_preview (const BrgHelpPage *page,
              char             **words)
{
  for (guint i = 0; i < page->blocks->len; i++)
    {
      const BrgHelpBlock *block = page->blocks->pdata[i];
      g_autofree char *plain = block->kind == BRG_HELP_BLOCK_PARAGRAPH ? get_text (block) : NULL;

      if (plain != NULL)
        return embolden (plain, words);
    }

  return NULL;
}

static void
look_at_page (GPtrArray          **ranks,
              const BrgHelpPage   *page,
              char               **words)
{
  g_autofree char *title = fold (page->title);

  if (count_found (title, words) == g_strv_length (words))
    add_hit (ranks[RANK_TITLE], page, NULL, make_preview (page, words));

  for (guint i = 0; i < page->blocks->len; i++)
    look_at_block (ranks, page, page->blocks->pdata[i], title, words);
}

/**
 * brg_help_search:
 * @book: a book
 * @query: words to find, in any order and any case
 *
 * Returns: (transfer full) (element-type BrgHelpHit): the places where all words stand, the best
 *   first; as long as the book lives
 */
GPtrArray *
brg_help_search (const BrgHelpBook *book,
                 const char        *query)
{
  g_auto (GStrv) words = split (query);
  GPtrArray *ranks[N_RANKS];

  for (guint i = 0; i < N_RANKS; i++)
    ranks[i] = g_ptr_array_new_with_free_func (hit_free);

  for (guint i = 0; words[0] != NULL && i < book->pages->len; i++)
    look_at_page (ranks, book->pages->pdata[i], words);

  for (guint i = 1; i < N_RANKS; i++)
    g_ptr_array_extend_and_steal (ranks[0], ranks[i]);

  return ranks[0];
}
