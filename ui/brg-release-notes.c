/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "ui/brg-release-notes.h"

#include <gio/gio.h>

/* What is new stands in the file that the software centre reads, and is translated there. */
#define METAINFO "/io/github/burgrave/Burgrave/metainfo.xml"

typedef struct
{
  GString *markup;
  char *version;
  gboolean in_description;
  gboolean done;
} Reader;

static void
start_element_cb (GMarkupParseContext  *context,
                  const char           *element,
                  const char          **names,
                  const char          **values,
                  gpointer              user_data,
                  GError              **error)
{
  Reader *reader = user_data;

  if (g_str_equal (element, "release") && reader->version == NULL)
    g_markup_collect_attributes (element, names, values, error,
                                 G_MARKUP_COLLECT_STRDUP, "version", &reader->version,
                                 G_MARKUP_COLLECT_STRING, "date", NULL,
                                 G_MARKUP_COLLECT_INVALID);
  else if (g_str_equal (element, "description"))
    reader->in_description = reader->version != NULL && !reader->done;
  else if (reader->in_description)
    g_string_append_printf (reader->markup, "<%s>", element);
}

static void
end_element_cb (GMarkupParseContext  *context,
                const char           *element,
                gpointer              user_data,
                GError              **error)
{
  Reader *reader = user_data;

  if (g_str_equal (element, "description"))
    reader->in_description = FALSE;
  else if (g_str_equal (element, "release"))
    reader->done = TRUE;
  else if (reader->in_description)
    g_string_append_printf (reader->markup, "</%s>", element);
}

static void
text_cb (GMarkupParseContext  *context,
         const char           *text,
         gsize                 length,
         gpointer              user_data,
         GError              **error)
{
  Reader *reader = user_data;
  g_autofree char *words = g_strstrip (g_strndup (text, length));
  g_autofree char *markup = NULL;

  if (!reader->in_description || *words == '\0')
    return;

  markup = g_markup_escape_text (g_dgettext (GETTEXT_PACKAGE, words), -1);
  g_string_append (reader->markup, markup);
}

/*< private >
 * brg_release_notes_new:
 * @version: (out) (transfer full): the latest release
 *
 * Returns: (transfer full): what is new in it, in the language of the person, as markup for
 *   #AdwAboutWindow
 */
char *
brg_release_notes_new (char **version)
{
  const GMarkupParser parser = { start_element_cb, end_element_cb, text_cb, NULL, NULL };
  g_autoptr (GBytes) bytes
      = g_resources_lookup_data (METAINFO, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  Reader reader = { .markup = g_string_new (NULL) };
  g_autoptr (GMarkupParseContext) context = g_markup_parse_context_new (&parser, 0, &reader, NULL);
  gsize size;
  const char *text = g_bytes_get_data (bytes, &size);
  gboolean read = g_markup_parse_context_parse (context, text, (gssize) size, NULL);

  g_assert (read && reader.version != NULL);
  *version = reader.version;

  return g_string_free (reader.markup, FALSE);
}
