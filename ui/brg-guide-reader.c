/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "ui/brg-guide-reader.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "core/duchy/brg-duchy-variant.h"
#include "core/engine/brg-error.h"
#include "ui/brg-help-items.h"
#include "ui/brg-help-reader.h"
#include "ui/brg-help-words.h"

/* The format is told in data/guide/README.md and checked by data/guide/guide.rng. */

typedef struct
{
  BrgGuide *guide;
  BrgGuideStep *step;
  GString *words;
} Reading;

/* ---- the game ---- */

static void
start_guide (Reading     *self,
             const char **names,
             const char **values,
             GError     **error)
{
  const char *seed = brg_help_need_attribute ("guide", names, values, "seed", error);
  guint64 number;

  if (seed != NULL && g_ascii_string_to_unsigned (seed, 10, 0, G_MAXUINT64, &number, error))
    self->guide = brg_guide_new (brg_setup_new (brg_duchy_variant.rules.id, 0), number);
}

static void
start_seat (Reading     *self,
            const char **names,
            const char **values,
            GError     **error)
{
  BrgSetup *setup = self->guide->setup;

  if (setup->n_seats == BRG_MAX_SEATS)
    {
      g_set_error (error, BRG_ERROR, BRG_ERROR_SYNTAX, _("<%s> cannot stand here"), "seat");
      return;
    }

  for (guint i = 0; names[i] != NULL; i++)
    brg_setup_set_seat_option (setup, setup->n_seats, names[i], values[i]);
  setup->n_seats++;
}

/* ---- steps ---- */

static void
start_step (Reading     *self,
            const char **names,
            const char **values,
            GError     **error)
{
  const char *id = brg_help_need_attribute ("step", names, values, "id", error);
  const char *asked = brg_help_attribute (names, values, "asked");
  BrgGuideStep *step;

  if (id == NULL)
    return;

  step = self->step = brg_guide_step_new (id);
  g_ptr_array_add (self->guide->steps, step);
  step->asked = asked != NULL ? g_strsplit (asked, " ", -1) : NULL;
  step->of_rival = g_strcmp0 (brg_help_attribute (names, values, "whose"), "rival") == 0;
  step->event = g_strdup (brg_help_attribute (names, values, "event"));
  step->cause = g_strdup (brg_help_attribute (names, values, "cause"));
  step->can = g_strdup (brg_help_attribute (names, values, "can"));
  step->cannot = g_strdup (brg_help_attribute (names, values, "cannot"));
  step->from = g_strdup (brg_help_attribute (names, values, "from"));
  step->to = g_strdup (brg_help_attribute (names, values, "to"));
}

static void
start_look (Reading     *self,
            const char **names,
            const char **values,
            GError     **error)
{
  brg_guide_step_add_look (self->step, brg_help_attribute (names, values, "thing"),
                           brg_help_attribute (names, values, "place"));
}

static void
start_words (Reading     *self,
             const char **names,
             const char **values,
             GError     **error)
{
  self->words = g_string_new (NULL);
}

static void
end_title (Reading    *self,
           const char *words)
{
  g_autofree char *title = brg_help_words_translate (NULL, words);

  g_free (self->step->title);
  self->step->title = brg_help_words_get_plain (title);
}

static void
end_paragraph (Reading    *self,
               const char *words)
{
  g_free (self->step->words);
  self->step->words = brg_help_words_translate (NULL, words);
}

static void
end_move (Reading    *self,
          const char *words)
{
  self->step->suggests = TRUE;
  g_free (self->step->move);
  self->step->move = *words != '\0' ? g_strdup (words) : NULL;
}

/* ---- the file ---- */

static const struct
{
  const char *name;
  const char *parent;
  void (*start) (Reading     *self,
                 const char **names,
                 const char **values,
                 GError     **error);
  void (*end) (Reading    *self,
               const char *words);
} elements[] = {
  { "guide", NULL, start_guide, NULL },
  { "seat", "guide", start_seat, NULL },
  { "step", "guide", start_step, NULL },
  { "title", "step", start_words, end_title },
  { "p", "step", start_words, end_paragraph },
  { "look", "step", start_look, NULL },
  { "move", "step", start_words, end_move },
};

/* Tags within words stay as they are. */
static void
start_inline (Reading     *self,
              const char  *element,
              const char **names,
              const char **values)
{
  const char *href = brg_help_attribute (names, values, "href");

  if (href != NULL)
    g_string_append_printf (self->words, "<%s href=\"%s\">", element, href);
  else
    g_string_append_printf (self->words, "<%s>", element);
}

static void
start_cb (GMarkupParseContext  *context,
          const char           *element,
          const char          **names,
          const char          **values,
          gpointer              data,
          GError              **error)
{
  const GSList *open = g_markup_parse_context_get_element_stack (context);
  const char *parent = open->next != NULL ? open->next->data : NULL;
  Reading *self = data;

  if (self->words != NULL && (strcmp (element, "b") == 0 || strcmp (element, "a") == 0))
    {
      start_inline (self, element, names, values);
      return;
    }

  for (guint i = 0; i < G_N_ELEMENTS (elements); i++)
    if (strcmp (elements[i].name, element) == 0 && g_strcmp0 (elements[i].parent, parent) == 0)
      {
        elements[i].start (self, names, values, error);
        return;
      }

  g_set_error (error, BRG_ERROR, BRG_ERROR_SYNTAX, _("<%s> cannot stand here"), element);
}

static void
end_cb (GMarkupParseContext  *context,
        const char           *element,
        gpointer              data,
        GError              **error)
{
  Reading *self = data;
  g_autofree char *words = NULL;

  if (self->words == NULL)
    return;

  for (guint i = 0; i < G_N_ELEMENTS (elements); i++)
    if (elements[i].end != NULL && strcmp (elements[i].name, element) == 0)
      {
        words = g_string_free (g_steal_pointer (&self->words), FALSE);
        elements[i].end (self, words);
        return;
      }

  g_string_append_printf (self->words, "</%s>", element);
}

static void
text_cb (GMarkupParseContext  *context,
         const char           *text,
         gsize                 length,
         gpointer              data,
         GError              **error)
{
  Reading *self = data;

  if (self->words != NULL)
    brg_help_words_append (self->words, text, length);
}

/**
 * brg_guide_read:
 * @file: what to call the file in messages
 * @bytes: a guide, as data/guide/README.md tells
 * @error: return location for an error with file, line and reason
 *
 * Returns: (transfer full) (nullable): the guide in the person's language
 */
BrgGuide *
brg_guide_read (const char  *file,
                GBytes      *bytes,
                GError     **error)
{
  const GMarkupParser parser = { start_cb, end_cb, text_cb, NULL, NULL };
  Reading reading = { NULL, NULL, NULL };

  if (brg_help_reader_parse (file, bytes, &parser, &reading, error))
    return reading.guide;

  g_clear_pointer (&reading.guide, brg_guide_free);
  if (reading.words != NULL)
    g_string_free (reading.words, TRUE);
  return NULL;
}
