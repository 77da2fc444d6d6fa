/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "ui/brg-help-elements.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "core/engine/brg-error.h"
#include "ui/brg-help-items.h"
#include "ui/brg-help-words.h"

typedef gboolean (*StartFunc) (BrgHelpElements  *self,
                               const char       *element,
                               const char      **names,
                               const char      **values,
                               GError          **error);

static gboolean
refuse (const char  *element,
        GError     **error)
{
  g_set_error (error, BRG_ERROR, BRG_ERROR_SYNTAX, _("<%s> cannot stand here"), element);
  return FALSE;
}

/* ---- the page ---- */

static const char * const sections[] = {
  [BRG_HELP_RULES] = "rules",
  [BRG_HELP_TILES] = "tiles",
  [BRG_HELP_DETAILS] = "details",
  [BRG_HELP_EXPANSIONS] = "expansions",
};

static gboolean
start_page (BrgHelpElements  *self,
            const char       *element,
            const char      **names,
            const char      **values,
            GError          **error)
{
  const char *id = brg_help_need_attribute (element, names, values, "id", error);
  const char *section
      = id != NULL ? brg_help_need_attribute (element, names, values, "section", error) : NULL;
  const char *order = brg_help_attribute (names, values, "order");

  if (section == NULL)
    return FALSE;
  if (self->page != NULL)
    return refuse (element, error);

  for (guint i = 0; i < G_N_ELEMENTS (sections); i++)
    if (strcmp (sections[i], section) == 0)
      {
        self->page = brg_help_page_new (id, (BrgHelpSection) i);
        self->page->title = g_strdup (id);
        self->page->order = order != NULL ? (gint) g_ascii_strtoll (order, NULL, 10) : 0;
        return TRUE;
      }

  g_set_error (error, BRG_ERROR, BRG_ERROR_UNKNOWN, _("there is no section “%s”"), section);
  return FALSE;
}

static gboolean
start_ruling (BrgHelpElements  *self,
              const char       *element,
              const char      **names,
              const char      **values,
              GError          **error)
{
  const char *number = brg_help_need_attribute (element, names, values, "number", error);
  const char *about = brg_help_attribute (names, values, "about");

  if (number == NULL)
    return FALSE;

  self->ruling = g_strdup (number);
  self->about = about != NULL ? g_strsplit_set (about, " \n", -1) : NULL;
  return TRUE;
}

static void
end_ruling (BrgHelpElements *self)
{
  g_clear_pointer (&self->ruling, g_free);
  g_clear_pointer (&self->about, g_strfreev);
}

/* ---- words ---- */

static gboolean
start_words (BrgHelpElements  *self,
             const char       *element,
             const char      **names,
             const char      **values,
             GError          **error)
{
  self->words = g_string_new (NULL);
  return TRUE;
}

static char *
take_words (BrgHelpElements *self)
{
  g_autofree char *source = g_string_free (g_steal_pointer (&self->words), FALSE);

  return brg_help_words_translate (self->domain, source);
}

static void
end_title (BrgHelpElements *self)
{
  g_autofree char *markup = take_words (self);
  char *plain = brg_help_words_get_plain (markup);

  g_free (self->page->title);
  self->page->title = plain;
}

/* A ruling's number and what it is about belong to its first words. */
static void
add_words (BrgHelpElements  *self,
           BrgHelpBlockKind  kind)
{
  BrgHelpBlock *block = brg_help_page_add (self->page, kind, take_words (self));

  block->ruling = g_steal_pointer (&self->ruling);
  block->about = g_steal_pointer (&self->about);
}

static void
end_paragraph (BrgHelpElements *self)
{
  add_words (self, BRG_HELP_BLOCK_PARAGRAPH);
}

static void
end_heading (BrgHelpElements *self)
{
  add_words (self, BRG_HELP_BLOCK_HEADING);
}

static void
end_point (BrgHelpElements *self)
{
  add_words (self, BRG_HELP_BLOCK_POINT);
}

static void
end_option (BrgHelpElements *self)
{
  add_words (self, BRG_HELP_BLOCK_OPTION);
}

/* ---- tables, pictures, galleries ---- */

static gboolean
start_table (BrgHelpElements  *self,
             const char       *element,
             const char      **names,
             const char      **values,
             GError          **error)
{
  self->block = brg_help_page_add (self->page, BRG_HELP_BLOCK_TABLE, NULL);
  self->block->rows = g_ptr_array_new_with_free_func ((GDestroyNotify) g_strfreev);
  return TRUE;
}

static gboolean
start_row (BrgHelpElements  *self,
           const char       *element,
           const char      **names,
           const char      **values,
           GError          **error)
{
  g_ptr_array_add (self->block->rows, g_new0 (char *, 1));
  return TRUE;
}

static void
add_cell (BrgHelpElements *self,
          char            *markup)
{
  GPtrArray *rows = self->block->rows;
  char **row = rows->pdata[rows->len - 1];
  guint n = g_strv_length (row);

  row = g_renew (char *, row, n + 2);
  row[n] = markup;
  row[n + 1] = NULL;
  rows->pdata[rows->len - 1] = row;
}

static void
end_cell (BrgHelpElements *self)
{
  add_cell (self, take_words (self));
}

/* Numbers are the same in all languages. */
static void
end_number (BrgHelpElements *self)
{
  add_cell (self, g_string_free (g_steal_pointer (&self->words), FALSE));
}

static gboolean
start_picture (BrgHelpElements  *self,
               const char       *element,
               const char      **names,
               const char      **values,
               GError          **error)
{
  self->block = brg_help_page_add (self->page, BRG_HELP_BLOCK_PICTURE, NULL);
  self->block->items = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_help_item_free);
  return TRUE;
}

static void
end_caption (BrgHelpElements *self)
{
  g_free (self->block->markup);
  self->block->markup = take_words (self);
}

static gboolean
start_item (BrgHelpElements  *self,
            const char       *element,
            const char      **names,
            const char      **values,
            GError          **error)
{
  BrgHelpItem *item = brg_help_item_read (element, names, values, self->tiles, error);

  if (item != NULL)
    g_ptr_array_add (self->block->items, item);

  return item != NULL;
}

/* Tiles that are not in play are left out. */
static guint64
find_kinds (const BrgTileCatalogue *tiles,
            const char             *tile_class,
            const char             *names)
{
  gint found = tile_class != NULL ? brg_tile_catalogue_find_class (tiles, tile_class) : -1;
  g_auto (GStrv) words = g_strsplit_set (names != NULL ? names : "", " \n", -1);
  guint64 kinds = found >= 0 ? tiles->of_class[found] : 0;

  for (char **word = words; *word != NULL; word++)
    kinds |= G_GUINT64_CONSTANT (1) << brg_tile_catalogue_find (tiles, *word);

  return kinds & ~G_GUINT64_CONSTANT (1);
}

static gboolean
start_gallery (BrgHelpElements  *self,
               const char       *element,
               const char      **names,
               const char      **values,
               GError          **error)
{
  BrgHelpBlock *block = brg_help_page_add (self->page, BRG_HELP_BLOCK_GALLERY, NULL);

  if (self->tiles != NULL)
    block->kinds = find_kinds (self->tiles, brg_help_attribute (names, values, "class"),
                               brg_help_attribute (names, values, "tiles"));
  return TRUE;
}

/* ---- the file ---- */

/* Which element may stand in which, and what it does. A picture's things are all the others. */
static const struct
{
  const char *name;
  const char *parents[2];
  StartFunc start;
  void (*end) (BrgHelpElements *self);
} elements[] = {
  { "help-page", { NULL }, start_page, NULL },
  { "title", { "help-page" }, start_words, end_title },
  { "p", { "help-page", "ruling" }, start_words, end_paragraph },
  { "heading", { "help-page" }, start_words, end_heading },
  { "list", { "help-page" }, NULL, NULL },
  { "item", { "list" }, start_words, end_point },
  { "ruling", { "help-page" }, start_ruling, end_ruling },
  { "option", { "ruling" }, start_words, end_option },
  { "table", { "help-page" }, start_table, NULL },
  { "row", { "table" }, start_row, NULL },
  { "cell", { "row" }, start_words, end_cell },
  { "number", { "row" }, start_words, end_number },
  { "picture", { "help-page" }, start_picture, NULL },
  { "caption", { "picture" }, start_words, end_caption },
  { "gallery", { "help-page" }, start_gallery, NULL },
};

static gboolean
may_stand (guint       row,
           const char *parent)
{
  return parent == NULL ? elements[row].parents[0] == NULL
                        : g_strcmp0 (elements[row].parents[0], parent) == 0
                          || g_strcmp0 (elements[row].parents[1], parent) == 0;
}

static gint
find_element (const char *name)
{
  for (guint i = 0; i < G_N_ELEMENTS (elements); i++)
    if (strcmp (elements[i].name, name) == 0)
      return (gint) i;

  return -1;
}

/* Tags within words stay as they are. */
static gboolean
start_inline (BrgHelpElements  *self,
              const char       *element,
              const char      **names,
              const char      **values,
              GError          **error)
{
  const char *href;

  if (strcmp (element, "b") == 0)
    {
      g_string_append (self->words, "<b>");
      return TRUE;
    }
  if (strcmp (element, "a") != 0)
    return refuse (element, error);

  href = brg_help_need_attribute (element, names, values, "href", error);
  if (href != NULL)
    g_string_append_printf (self->words, "<a href=\"%s\">", href);
  return href != NULL;
}

/**
 * brg_help_elements_start:
 * @self: what was read so far
 * @parent: (nullable): the element that holds the new one
 * @element: the new element's name
 * @names: (array zero-terminated=1): the names of its attributes
 * @values: (array zero-terminated=1): their values
 * @error: return location for an error with the reason
 *
 * Returns: whether the element may stand here
 */
gboolean
brg_help_elements_start (BrgHelpElements  *self,
                         const char       *parent,
                         const char       *element,
                         const char      **names,
                         const char      **values,
                         GError          **error)
{
  gint row = find_element (element);

  if (self->words != NULL)
    return start_inline (self, element, names, values, error);
  if (row < 0 && g_strcmp0 (parent, "picture") == 0)
    return start_item (self, element, names, values, error);
  if (row < 0 || !may_stand ((guint) row, parent))
    return refuse (element, error);

  return elements[row].start == NULL || elements[row].start (self, element, names, values, error);
}

/**
 * brg_help_elements_end:
 * @self: what was read so far
 * @element: the element that ends
 */
void
brg_help_elements_end (BrgHelpElements *self,
                       const char      *element)
{
  gint row = find_element (element);

  if (row < 0 && self->words != NULL)
    g_string_append_printf (self->words, "</%s>", element);
  else if (row >= 0 && elements[row].end != NULL)
    elements[row].end (self);
}

void
brg_help_elements_clear (BrgHelpElements *self)
{
  if (self->words != NULL)
    g_string_free (self->words, TRUE);
  g_clear_pointer (&self->page, brg_help_page_free);
  end_ruling (self);
}
