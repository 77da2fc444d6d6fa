/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "ui/brg-help-book.h"

#include <gio/gio.h>
#include <glib/gi18n-lib.h>
#include <string.h>

#include "core/duchy/brg-duchy-tables.h"
#include "core/duchy/brg-duchy-variant.h"
#include "ui/brg-expansion-ui.h"
#include "ui/brg-help-reader.h"
#include "ui/brg-help-tiles.h"
#include "ui/brg-help-words.h"

/**
 * brg_help_section_get_title:
 * @section: a part of the reference
 *
 * Returns: what it is called in the list of contents
 */
const char *
brg_help_section_get_title (BrgHelpSection section)
{
  static const char * const titles[] = {
    [BRG_HELP_RULES] = NC_("help", "How to play"),
    [BRG_HELP_TILES] = NC_("help", "The tiles"),
    [BRG_HELP_DETAILS] = NC_("help", "To look up"),
    [BRG_HELP_EXPANSIONS] = NC_("help", "Expansions"),
    [BRG_HELP_TILE] = NC_("help", "The tiles"),
  };

  return g_dpgettext2 (GETTEXT_PACKAGE, "help", titles[section]);
}

/* ---- the pages of a module ---- */

/* A page that cannot be read says so in its place. */
static BrgHelpPage *
make_complaint (const BrgModule *module,
                const char      *file,
                const GError    *error)
{
  BrgHelpPage *page = brg_help_page_new (file, BRG_HELP_EXPANSIONS);

  page->title = g_strdup (brg_module_translate (module, module->name));
  brg_help_page_add (page, BRG_HELP_BLOCK_PARAGRAPH,
                     g_markup_printf_escaped (_("This page cannot be read: %s"), error->message));

  return page;
}

static void
add_file (BrgHelpBook     *self,
          const BrgModule *module,
          const char      *folder,
          const char      *name)
{
  g_autofree char *path = g_strconcat (folder, name, NULL);
  g_autofree char *file = g_strconcat (module->id, "/", name, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, &error);
  BrgHelpPage *page = NULL;

  if (bytes != NULL)
    page = brg_help_page_read (file, bytes, module->domain, self->tiles, &error);
  g_ptr_array_add (self->pages, page != NULL ? page : make_complaint (module, file, error));
}

static gboolean
add_files (BrgHelpBook     *self,
           const BrgModule *module)
{
  g_autofree char *folder = g_strconcat (BRG_HELP_FOLDER, module->id, "/", NULL);
  g_auto (GStrv) names
      = g_resources_enumerate_children (folder, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);

  for (guint i = 0; names != NULL && names[i] != NULL; i++)
    add_file (self, module, folder, names[i]);

  return names != NULL;
}

static BrgExpansionUi *
find_half (const BrgHelpBook *self,
           const BrgModule   *module)
{
  for (guint i = 0; self->expansions != NULL && i < self->expansions->len; i++)
    if (g_strcmp0 (brg_expansion_ui_get_id (self->expansions->pdata[i]), module->id) == 0)
      return self->expansions->pdata[i];

  return NULL;
}

/* What an expansion says without a file. */
static void
add_words (BrgHelpBook     *self,
           const BrgModule *module)
{
  BrgExpansionUi *half = find_half (self, module);
  g_autofree char *help = half != NULL ? brg_expansion_ui_get_help (half) : NULL;
  g_auto (GStrv) paragraphs = g_strsplit (help != NULL ? help : "", "\n\n", -1);
  BrgHelpPage *page;

  if (help == NULL)
    return;

  page = brg_help_page_new (module->id, BRG_HELP_EXPANSIONS);
  page->title = g_strdup (brg_module_translate (module, module->name));
  for (char **words = paragraphs; *words != NULL; words++)
    brg_help_page_add (page, BRG_HELP_BLOCK_PARAGRAPH, g_markup_escape_text (*words, -1));
  g_ptr_array_add (self->pages, page);
}

/* ---- all pages ---- */

static gint
compare_pages (gconstpointer a,
               gconstpointer b)
{
  const BrgHelpPage *first = *(const BrgHelpPage * const *) a;
  const BrgHelpPage *second = *(const BrgHelpPage * const *) b;

  if (first->section != second->section)
    return first->section < second->section ? -1 : 1;
  if (first->order != second->order)
    return first->order < second->order ? -1 : 1;

  return strcmp (first->id, second->id);
}

static void
list_pages (BrgHelpBook *self)
{
  g_ptr_array_sort (self->pages, compare_pages);
  for (guint i = 0; i < self->pages->len; i++)
    {
      BrgHelpPage *page = self->pages->pdata[i];

      g_hash_table_insert (self->by_id, page->id, page);
      for (guint j = 0; j < page->blocks->len; j++)
        {
          const BrgHelpBlock *block = page->blocks->pdata[j];

          if (block->ruling != NULL && !block->copied)
            g_hash_table_insert (self->rulings, g_strdup (block->ruling), page);
        }
    }
}

static void
link_block (BrgHelpBook  *self,
            BrgHelpBlock *block)
{
  char *linked;

  if (block->markup == NULL)
    return;

  linked = brg_help_words_link_rulings (block->markup, self->rulings, block->ruling);
  g_free (block->markup);
  block->markup = linked;
}

static void
link_rulings (BrgHelpBook *self)
{
  for (guint i = 0; i < self->pages->len; i++)
    {
      const BrgHelpPage *page = self->pages->pdata[i];

      for (guint j = 0; j < page->blocks->len; j++)
        link_block (self, page->blocks->pdata[j]);
    }
}

/**
 * brg_help_book_new:
 * @ruleset: the rules to tell
 * @expansions: (nullable) (element-type BrgExpansionUi): the window's halves of its expansions
 *
 * Returns: (transfer full): all pages about the game and the expansions in play
 */
BrgHelpBook *
brg_help_book_new (BrgRuleset *ruleset,
                   GPtrArray  *expansions)
{
  BrgHelpBook *self = g_new0 (BrgHelpBook, 1);

  self->ruleset = brg_ruleset_ref (ruleset);
  self->expansions = expansions != NULL ? g_ptr_array_ref (expansions) : NULL;
  self->pages = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_help_page_free);
  self->by_id = g_hash_table_new (g_str_hash, g_str_equal);
  self->rulings = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  if (ruleset->variant == &brg_duchy_variant)
    self->tiles = &brg_duchy_tables (ruleset)->tiles;

  for (guint i = 0; i < ruleset->n_modules; i++)
    if (!add_files (self, ruleset->modules[i]))
      add_words (self, ruleset->modules[i]);
  g_ptr_array_sort (self->pages, compare_pages);
  if (self->tiles != NULL)
    {
      brg_help_tiles_add_home (self->pages, self->tiles);
      brg_help_tiles_add (self->pages, self->tiles);
    }
  list_pages (self);
  link_rulings (self);

  return self;
}

void
brg_help_book_free (BrgHelpBook *self)
{
  g_hash_table_unref (self->by_id);
  g_hash_table_unref (self->rulings);
  g_ptr_array_unref (self->pages);
  g_clear_pointer (&self->expansions, g_ptr_array_unref);
  brg_ruleset_unref (self->ruleset);
  g_free (self);
}

/* The page that shows the tiles of a class. */
static const BrgHelpPage *
find_class (const BrgHelpBook *self,
            const char        *name)
{
  gint tile_class = self->tiles != NULL ? brg_tile_catalogue_find_class (self->tiles, name) : -1;

  for (guint i = 1; tile_class >= 0 && i < self->tiles->n_kinds; i++)
    {
      const BrgTileKind *kind = &self->tiles->kinds[i];
      g_autofree char *id = brg_help_tiles_get_id (kind);
      const BrgHelpPage *page = g_hash_table_lookup (self->by_id, id);

      if (kind->tile_class == tile_class && page != NULL && page->parent != NULL)
        return g_hash_table_lookup (self->by_id, page->parent);
    }

  return NULL;
}

/**
 * brg_help_book_find:
 * @self: a book
 * @reference: a page's id, the number of a ruling, or "class:" with the stable name of a class of
 *   tiles
 * @ruling: (out) (optional) (transfer none): the number if @reference is one, or else %NULL
 *
 * Returns: (nullable): the page, or that with the ruling
 */
const BrgHelpPage *
brg_help_book_find (const BrgHelpBook  *self,
                    const char         *reference,
                    const char        **ruling)
{
  gpointer number = NULL, page = NULL;

  if (ruling != NULL)
    *ruling = NULL;
  if (g_str_has_prefix (reference, BRG_HELP_CLASS_PREFIX))
    return find_class (self, reference + strlen (BRG_HELP_CLASS_PREFIX));

  if (!g_hash_table_lookup_extended (self->rulings, reference, &number, &page))
    page = g_hash_table_lookup (self->by_id, reference);
  if (ruling != NULL)
    *ruling = number;

  return page;
}

/**
 * brg_help_book_get_next:
 * @self: a book
 * @page: one of its pages
 *
 * Returns: (nullable): the page to read after it, if it stands in the list of contents
 */
const BrgHelpPage *
brg_help_book_get_next (const BrgHelpBook *self,
                        const BrgHelpPage *page)
{
  const BrgHelpPage *next;
  guint index;

  if (page->section == BRG_HELP_TILE
      || !g_ptr_array_find (self->pages, page, &index) || index + 1 == self->pages->len)
    return NULL;

  next = self->pages->pdata[index + 1];
  return next->section != BRG_HELP_TILE ? next : NULL;
}
