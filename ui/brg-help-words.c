/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "ui/brg-help-words.h"

#include <glib/gi18n-lib.h>

/**
 * brg_help_words_append:
 * @words: markup
 * @text: plain text
 * @length: its bytes
 *
 * Appends text as it stands in a file: quotes are not escaped, or it would not be found among the
 * translations.
 */
void
brg_help_words_append (GString    *words,
                       const char *text,
                       gsize       length)
{
  for (gsize i = 0; i < length; i++)
    switch (text[i])
      {
      case '&':
        g_string_append (words, "&amp;");
        break;

      case '<':
        g_string_append (words, "&lt;");
        break;

      case '>':
        g_string_append (words, "&gt;");
        break;

      default:
        g_string_append_c (words, text[i]);
      }
}

/* White space as the extraction of the words has it. */
static char *
normalize (const char *text)
{
  g_auto (GStrv) parts = g_strsplit_set (text, " \t\r\n", -1);
  g_autoptr (GString) words = g_string_new (NULL);

  for (char **part = parts; *part != NULL; part++)
    {
      if (**part == '\0')
        continue;
      if (words->len > 0)
        g_string_append_c (words, ' ');
      g_string_append (words, *part);
    }

  return g_strdup (words->str);
}

static void
text_cb (GMarkupParseContext  *context,
         const char           *text,
         gsize                 length,
         gpointer              data,
         GError              **error)
{
  g_string_append_len (data, text, (gssize) length);
}

/**
 * brg_help_words_get_plain:
 * @markup: words
 *
 * Returns: (transfer full) (nullable): the words alone; %NULL if a tag is not closed
 */
char *
brg_help_words_get_plain (const char *markup)
{
  const GMarkupParser parser = { .text = text_cb };
  g_autoptr (GString) plain = g_string_new (NULL);
  g_autoptr (GMarkupParseContext) context = g_markup_parse_context_new (&parser, 0, plain, NULL);

  if (!g_markup_parse_context_parse (context, "<words>", -1, NULL)
      || !g_markup_parse_context_parse (context, markup, -1, NULL)
      || !g_markup_parse_context_parse (context, "</words>", -1, NULL)
      || !g_markup_parse_context_end_parse (context, NULL))
    return NULL;

  return g_strdup (plain->str);
}

/**
 * brg_help_words_translate:
 * @domain: (nullable): a gettext domain; %NULL for that of the program
 * @source: words as they stand in a page's file
 *
 * Returns: (transfer full): the words in the person's language, or as they are if there are none or
 *   if a tag of theirs is not closed
 */
char *
brg_help_words_translate (const char *domain,
                          const char *source)
{
  g_autofree char *words = normalize (source);
  g_autofree char *plain = NULL;
  const char *translated;

  if (*words == '\0')
    return g_steal_pointer (&words);

  translated = g_dgettext (domain != NULL ? domain : GETTEXT_PACKAGE, words);
  plain = brg_help_words_get_plain (translated);

  return plain != NULL ? g_strdup (translated) : g_steal_pointer (&words);
}

typedef struct
{
  GHashTable *rulings;
  const char *own;
} Links;

static gboolean
link_cb (const GMatchInfo *match,
         GString          *result,
         gpointer          data)
{
  const Links *links = data;
  g_autofree char *number = g_match_info_fetch (match, 0);

  if (g_strcmp0 (number, links->own) == 0 || !g_hash_table_contains (links->rulings, number))
    g_string_append (result, number);
  else
    g_string_append_printf (result, "<a href=\"%s\">%s</a>", number, number);

  return FALSE;
}

/**
 * brg_help_words_link_rulings:
 * @markup: words
 * @rulings: a set of the numbers of all rulings
 * @own: (nullable): the number of the ruling that the words belong to
 *
 * Returns: (transfer full): the words with a link wherever another ruling's number stands
 */
char *
brg_help_words_link_rulings (const char *markup,
                             GHashTable *rulings,
                             const char *own)
{
  /* A number may stand beside letters of scripts that have no spaces. What is within a tag or the
   * words of a link already is left alone. */
  g_autoptr (GRegex) regex = g_regex_new ("<a [^>]*>.*?</a>(*SKIP)(*FAIL)"
                                          "|(?<![A-Za-z0-9])R[0-9]+(?![A-Za-z0-9])",
                                          0, 0, NULL);
  Links links = { rulings, own };

  return g_regex_replace_eval (regex, markup, -1, 0, 0, link_cb, &links, NULL);
}
