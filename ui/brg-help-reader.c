/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "ui/brg-help-reader.h"

#include "ui/brg-help-elements.h"
#include "ui/brg-help-words.h"

/* The format is told in data/help/README.md and checked by data/help/page.rng. */

static void
start_cb (GMarkupParseContext  *context,
          const char           *element,
          const char          **names,
          const char          **values,
          gpointer              data,
          GError              **error)
{
  const GSList *open = g_markup_parse_context_get_element_stack (context);

  brg_help_elements_start (data, open->next != NULL ? open->next->data : NULL, element, names,
                           values, error);
}

static void
end_cb (GMarkupParseContext  *context,
        const char           *element,
        gpointer              data,
        GError              **error)
{
  brg_help_elements_end (data, element);
}

static void
text_cb (GMarkupParseContext  *context,
         const char           *text,
         gsize                 length,
         gpointer              data,
         GError              **error)
{
  BrgHelpElements *elements = data;

  if (elements->words != NULL)
    brg_help_words_append (elements->words, text, length);
}

/**
 * brg_help_reader_parse:
 * @file: what to call the file in messages
 * @bytes: what is in it
 * @parser: what its elements do
 * @data: for @parser
 * @error: return location for an error with file, line and reason
 *
 * Returns: whether the file could be read
 */
gboolean
brg_help_reader_parse (const char           *file,
                       GBytes               *bytes,
                       const GMarkupParser  *parser,
                       gpointer              data,
                       GError              **error)
{
  g_autoptr (GMarkupParseContext) context
      = g_markup_parse_context_new (parser, G_MARKUP_TREAT_CDATA_AS_TEXT, data, NULL);
  gsize size;
  const char *text = g_bytes_get_data (bytes, &size);
  int line;

  if (g_markup_parse_context_parse (context, text, (gssize) size, error)
      && g_markup_parse_context_end_parse (context, error))
    return TRUE;

  g_markup_parse_context_get_position (context, &line, NULL);
  g_prefix_error (error, "%s:%d: ", file, line);
  return FALSE;
}

/**
 * brg_help_page_read:
 * @file: what to call the page in messages
 * @bytes: a page, as data/help/README.md tells
 * @domain: (nullable): the gettext domain of its words; %NULL for that of the program
 * @tiles: (nullable): the kinds of tiles in play; %NULL if the game has none
 * @error: return location for an error with file, line and reason
 *
 * Returns: (transfer full) (nullable): the page in the person's language
 */
BrgHelpPage *
brg_help_page_read (const char              *file,
                    GBytes                  *bytes,
                    const char              *domain,
                    const BrgTileCatalogue  *tiles,
                    GError                 **error)
{
  const GMarkupParser parser = { start_cb, end_cb, text_cb, NULL, NULL };
  g_auto (BrgHelpElements) elements = { .domain = domain, .tiles = tiles };

  return brg_help_reader_parse (file, bytes, &parser, &elements, error)
             ? g_steal_pointer (&elements.page)
             : NULL;
}
