/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "ui/brg-help-tiles.h"

#include <glib/gi18n-lib.h>

/* The pages of the kinds of tiles are made from the tables of the rules and from what the rulings
 * say they are about. */

#define KIND_BIT(kind) (G_GUINT64_CONSTANT (1) << (kind))

/* After the pages of the classes. */
#define ORDER_OF_OTHERS 1000

/**
 * brg_help_tiles_get_id:
 * @kind: a kind of tile
 *
 * Returns: (transfer full): the id of its page
 */
char *
brg_help_tiles_get_id (const BrgTileKind *kind)
{
  return g_strconcat (BRG_HELP_TILE_PREFIX, kind->name, NULL);
}

/* ---- the pages that hold them ---- */

static guint64
get_shown (const BrgHelpPage *page)
{
  guint64 kinds = 0;

  for (guint i = 0; i < page->blocks->len; i++)
    kinds |= ((const BrgHelpBlock *) page->blocks->pdata[i])->kinds;

  return kinds;
}

static const BrgHelpPage *
find_parent (const GPtrArray *pages,
             guint            kind)
{
  for (guint i = 0; i < pages->len; i++)
    if ((get_shown (pages->pdata[i]) & KIND_BIT (kind)) != 0)
      return pages->pdata[i];

  return NULL;
}

/**
 * brg_help_tiles_add_home:
 * @pages: (element-type BrgHelpPage): the pages so far
 * @tiles: the kinds of tiles in play
 *
 * Adds a page for the kinds that no other page shows, if there are any.
 */
void
brg_help_tiles_add_home (GPtrArray              *pages,
                         const BrgTileCatalogue *tiles)
{
  guint64 homeless = 0;
  BrgHelpPage *page;

  for (guint i = 1; i < tiles->n_kinds; i++)
    if (find_parent (pages, i) == NULL)
      homeless |= KIND_BIT (i);
  if (homeless == 0)
    return;

  page = brg_help_page_new ("other-tiles", BRG_HELP_TILES);
  page->title = g_strdup (_("Other Tiles"));
  page->order = ORDER_OF_OTHERS;
  brg_help_page_add (page, BRG_HELP_BLOCK_GALLERY, NULL)->kinds = homeless;
  g_ptr_array_add (pages, page);
}

/* ---- what is known of a kind ---- */

static void
add_picture (BrgHelpPage *page,
             guint        kind)
{
  BrgHelpBlock *block = brg_help_page_add (page, BRG_HELP_BLOCK_PICTURE, NULL);

  block->items = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_help_item_free);
  g_ptr_array_add (block->items, brg_help_item_new (BRG_HELP_ITEM_TILE, NULL, kind));
}

static void
add_help (BrgHelpPage       *page,
          const BrgTileKind *kind)
{
  const char *help = brg_tile_kind_get_help (kind);

  if (help != NULL)
    brg_help_page_add (page, BRG_HELP_BLOCK_PARAGRAPH, g_markup_escape_text (help, -1));
}

static void
add_point (BrgHelpPage *page,
           char        *markup)
{
  brg_help_page_add (page, BRG_HELP_BLOCK_POINT, markup);
}

static char *
make_link (const char *id,
           const char *words)
{
  return g_markup_printf_escaped ("<a href=\"%s\">%s</a>", id, words);
}

static void
add_parent (BrgHelpPage       *page,
            const BrgHelpPage *parent)
{
  g_autofree char *link = make_link (parent->id, parent->title);

  page->parent = g_strdup (parent->id);
  /* Translators: %s is the title of the page on a class of tiles */
  add_point (page, g_strdup_printf (_("More about its kind: %s"), link));
}

static void
add_counts (BrgHelpPage       *page,
            const BrgTileKind *kind)
{
  if (kind->coloured > 0)
    add_point (page, g_strdup_printf (ngettext ("%u has a coloured back: it is for a numbered "
                                                "depot.",
                                                "%u have a coloured back: they are for the "
                                                "numbered depots.", kind->coloured),
                                      kind->coloured));
  if (kind->black > 0)
    add_point (page, g_strdup_printf (ngettext ("%u has a black back: it is for the black depot.",
                                                "%u have a black back: they are for the black "
                                                "depot.", kind->black),
                                      kind->black));
}

static void
add_score (BrgHelpPage       *page,
           const BrgTileKind *kind)
{
  if (kind->score > 0)
    add_point (page, g_strdup_printf (ngettext ("%u point each.", "%u points each.", kind->score),
                                      kind->score));
}

/* The monasteries that score a building. */
static void
add_scorers (BrgHelpPage            *page,
             const BrgTileCatalogue *tiles,
             guint                   kind)
{
  for (guint i = 1; i < tiles->n_kinds; i++)
    {
      const BrgTileKind *scorer = &tiles->kinds[i];
      g_autofree char *id = brg_help_tiles_get_id (scorer);
      g_autofree char *link = make_link (id, brg_tile_kind_get_label (scorer));

      if (scorer->score_per == BRG_SCORE_PER_TILE && scorer->score_kind == kind)
        /* Translators: %s is the name of a monastery */
        add_point (page, g_strdup_printf (_("At the end %s scores it."), link));
    }
}

static void
add_grade (BrgHelpPage       *page,
           const BrgTileKind *kind)
{
  g_autofree char *link = make_link ("components", brg_grade_label (kind->grade));

  /* Translators: how sure we are of what is printed on a tile; %s is such as "Official" */
  add_point (page, g_strdup_printf (_("What we know of it: %s"), link));
}

/* ---- rulings ---- */

static gboolean
speaks_of (const BrgHelpBlock     *block,
           const BrgTileCatalogue *tiles,
           const BrgTileKind      *kind)
{
  const char * const *about = (const char * const *) block->about;

  return about != NULL
         && (g_strv_contains (about, kind->name)
             || g_strv_contains (about, tiles->classes[kind->tile_class].name)
             || (kind->animal != 0 && g_strv_contains (about, tiles->animals[kind->animal])));
}

/* A ruling's options belong to it. */
static void
add_rulings_of (BrgHelpPage            *page,
                const BrgHelpPage      *source,
                const BrgTileCatalogue *tiles,
                const BrgTileKind      *kind)
{
  gboolean open = FALSE;

  for (guint i = 0; i < source->blocks->len; i++)
    {
      const BrgHelpBlock *block = source->blocks->pdata[i];

      open = block->ruling != NULL ? speaks_of (block, tiles, kind)
                                   : open && block->kind == BRG_HELP_BLOCK_OPTION;
      if (open)
        brg_help_page_copy (page, block);
    }
}

static void
add_rulings (BrgHelpPage            *page,
             const GPtrArray        *sources,
             guint                   n_sources,
             const BrgTileCatalogue *tiles,
             const BrgTileKind      *kind)
{
  guint n = page->blocks->len;

  brg_help_page_add (page, BRG_HELP_BLOCK_HEADING, g_strdup (_("Rulings")));
  for (guint i = 0; i < n_sources; i++)
    add_rulings_of (page, sources->pdata[i], tiles, kind);
  if (page->blocks->len == n + 1)
    g_ptr_array_set_size (page->blocks, (gint) n);
}

static BrgHelpPage *
make_page (const GPtrArray        *pages,
           guint                   n_pages,
           const BrgTileCatalogue *tiles,
           guint                   kind)
{
  const BrgTileKind *row = &tiles->kinds[kind];
  const BrgHelpPage *parent = find_parent (pages, kind);
  g_autofree char *id = brg_help_tiles_get_id (row);
  BrgHelpPage *page = brg_help_page_new (id, BRG_HELP_TILE);

  page->title = g_strdup (brg_tile_kind_get_label (row));
  page->order = (gint) kind;
  add_picture (page, kind);
  add_help (page, row);
  add_score (page, row);
  add_counts (page, row);
  add_scorers (page, tiles, kind);
  if (parent != NULL)
    add_parent (page, parent);
  add_grade (page, row);
  add_rulings (page, pages, n_pages, tiles, row);

  return page;
}

/**
 * brg_help_tiles_add:
 * @pages: (element-type BrgHelpPage): all other pages, in their order
 * @tiles: the kinds of tiles in play
 *
 * Adds a page for each kind of tile.
 */
void
brg_help_tiles_add (GPtrArray              *pages,
                    const BrgTileCatalogue *tiles)
{
  guint n = pages->len;

  for (guint i = 1; i < tiles->n_kinds; i++)
    g_ptr_array_add (pages, make_page (pages, n, tiles, i));
}
