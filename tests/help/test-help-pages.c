/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <adwaita.h>
#include <string.h>

#include "app/brg-plugin-host.h"
#include "core/duchy/brg-duchy-variant.h"
#include "ui/brg-expansion-ui.h"
#include "ui/brg-help-book.h"
#include "ui/brg-help-tiles.h"
#include "ui/brg-help-words.h"

/* What all pages must keep, in the base game and with each expansion. */

static BrgPluginHost *host;

static BrgHelpBook *
make_book (const char *module)
{
  BrgCatalogue *catalogue = brg_plugin_host_get_catalogue (host);
  const BrgModule *rules = module != NULL ? brg_catalogue_find_module (catalogue, module, NULL)
                                          : &brg_duchy_variant.rules;
  g_autoptr (BrgSetup) setup
      = brg_setup_new ("duchy", CLAMP (2, rules->min_seats, rules->max_seats));
  g_autoptr (GPtrArray) halves = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (BrgRuleset) ruleset = NULL;
  g_autoptr (GError) error = NULL;

  if (module != NULL)
    {
      g_autofree char *name = g_strconcat (module, BRG_PLUGIN_HALF_SUFFIX, NULL);
      GObject *half = brg_plugin_host_create (host, name, BRG_TYPE_EXPANSION_UI, NULL);

      brg_setup_add_module (setup, module);
      if (half != NULL)
        {
          brg_expansion_ui_set_id (BRG_EXPANSION_UI (half), module);
          g_ptr_array_add (halves, half);
        }
    }
  ruleset = brg_ruleset_new (catalogue, setup, &error);
  g_assert_no_error (error);

  return brg_help_book_new (ruleset, halves);
}

/* ---- one block ---- */

static void
check_links (const BrgHelpBook *book,
             const BrgHelpPage *page,
             const char        *markup)
{
  g_autoptr (GRegex) regex = g_regex_new ("href=\"([^\"]*)\"", 0, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;

  for (g_regex_match (regex, markup, 0, &match); g_match_info_matches (match);
       g_match_info_next (match, NULL))
    {
      g_autofree char *reference = g_match_info_fetch (match, 1);

      if (brg_help_book_find (book, reference, NULL) == NULL)
        g_error ("%s: there is nothing at “%s”", page->id, reference);
    }
}

static void
check_markup (const BrgHelpBook *book,
              const BrgHelpPage *page,
              const char        *markup)
{
  g_autofree char *plain = brg_help_words_get_plain (markup);

  if (plain == NULL || *g_strstrip (plain) == '\0')
    g_error ("%s: “%s” is not words", page->id, markup);
  check_links (book, page, markup);
}

static gboolean
is_thing (const BrgTileCatalogue *tiles,
          const char             *name)
{
  for (guint i = 1; i < tiles->n_animals; i++)
    if (strcmp (tiles->animals[i], name) == 0)
      return TRUE;

  return brg_tile_catalogue_find (tiles, name) != 0
         || brg_tile_catalogue_find_class (tiles, name) >= 0;
}

static void
check_block (const BrgHelpBook  *book,
             const BrgHelpPage  *page,
             const BrgHelpBlock *block)
{
  if (block->markup != NULL)
    check_markup (book, page, block->markup);
  for (guint i = 0; block->about != NULL && block->about[i] != NULL; i++)
    if (*block->about[i] != '\0' && !is_thing (book->tiles, block->about[i]))
      g_error ("%s: %s is about “%s”, which there is not", page->id, block->ruling,
               block->about[i]);
  for (guint i = 0; block->rows != NULL && i < block->rows->len; i++)
    for (char **cell = block->rows->pdata[i]; *cell != NULL; cell++)
      check_markup (book, page, *cell);
  if (block->kind == BRG_HELP_BLOCK_GALLERY)
    g_assert_cmpuint (block->kinds, !=, 0);
  if (block->kind == BRG_HELP_BLOCK_PICTURE)
    g_assert_cmpuint (block->items->len, >, 0);
}

/* ---- all pages ---- */

static void
check_unique (GHashTable *seen,
              const char *name)
{
  if (!g_hash_table_add (seen, (gpointer) name))
    g_error ("there are two “%s”", name);
}

static void
check_pages (const BrgHelpBook *book)
{
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; i < book->pages->len; i++)
    {
      const BrgHelpPage *page = book->pages->pdata[i];

      /* A page that cannot be read has the name of its file. */
      if (strchr (page->id, '/') != NULL)
        g_error ("%s", ((const BrgHelpBlock *) page->blocks->pdata[0])->markup);
      check_unique (seen, page->id);
      g_assert_cmpstr (page->title, !=, "");
      for (guint j = 0; j < page->blocks->len; j++)
        {
          const BrgHelpBlock *block = page->blocks->pdata[j];

          if (block->ruling != NULL && !block->copied)
            check_unique (seen, block->ruling);
          check_block (book, page, block);
        }
    }
}

/* Each says what the kind does, and stands under a page that shows it. */
static void
check_tiles (const BrgHelpBook *book)
{
  for (guint i = 1; i < book->tiles->n_kinds; i++)
    {
      g_autofree char *id = brg_help_tiles_get_id (&book->tiles->kinds[i]);
      const BrgHelpPage *page = brg_help_book_find (book, id, NULL);

      g_assert_nonnull (page);
      g_assert_cmpint (page->section, ==, BRG_HELP_TILE);
      g_assert_nonnull (page->parent);
      g_assert_cmpstr (page->title, ==, brg_tile_kind_get_label (&book->tiles->kinds[i]));
      g_assert_nonnull (strstr (((const BrgHelpBlock *) page->blocks->pdata[1])->markup,
                                brg_tile_kind_get_help (&book->tiles->kinds[i])));
    }
}

static void
test_pages (gconstpointer module)
{
  g_autoptr (BrgHelpBook) book = make_book (module);

  check_pages (book);
  check_tiles (book);
  for (guint i = 0; module != NULL && i < book->pages->len; i++)
    if (((const BrgHelpPage *) book->pages->pdata[i])->section == BRG_HELP_EXPANSIONS)
      return;

  if (module != NULL)
    g_error ("the help has no page about “%s”", (const char *) module);
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (BrgCatalogue) catalogue = brg_catalogue_new ();

  g_test_init (&argc, &argv, NULL);
  gtk_init ();
  adw_init ();

  brg_catalogue_add_variant (catalogue, &brg_duchy_variant);
  host = brg_plugin_host_new (catalogue);
  brg_plugin_host_open_all (host);
  g_test_add_data_func ("/help/pages/base", NULL, test_pages);
  for (guint i = 0; i < brg_plugin_host_get_n (host); i++)
    {
      const BrgPluginInfo *info = brg_plugin_host_get_info (host, i);
      g_autofree char *path = g_strconcat ("/help/pages/", info->id, NULL);

      if (!info->hidden && info->rules != NULL && g_str_equal (info->rules->variant, "duchy"))
        g_test_add_data_func (path, info->id, test_pages);
    }

  return g_test_run ();
}
