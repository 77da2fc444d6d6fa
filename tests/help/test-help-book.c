/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <adwaita.h>
#include <string.h>

#include "core/engine/brg-game.h"
#include "tests/banners/brg-banners-ui.h"
#include "tests/banners/brg-banners.h"
#include "ui/brg-expansion-ui.h"
#include "ui/brg-help-reader.h"
#include "ui/brg-help-reference.h"
#include "ui/brg-help-search.h"
#include "ui/brg-help-words.h"

/* How pages are read, put together, and searched. */

typedef struct
{
  BrgRuleset *ruleset;
  BrgHelpBook *book;
} Fixture;

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  g_autoptr (GPtrArray) expansions = brg_banners_ui_new_list ();

  brg_expansion_ui_set_id (expansions->pdata[0], brg_banners_module.id);
  fixture->ruleset = brg_banners_new_ruleset (2, GPOINTER_TO_INT (data));
  fixture->book = brg_help_book_new (fixture->ruleset, expansions);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  brg_help_book_free (fixture->book);
  brg_ruleset_unref (fixture->ruleset);
}

static const BrgHelpBlock *
get_block (const BrgHelpPage *page,
           guint              index)
{
  g_assert_cmpuint (index, <, page->blocks->len);
  return page->blocks->pdata[index];
}

/* ---- words ---- */

static void
test_words (void)
{
  g_autofree char *words = brg_help_words_translate (NULL, "  Goods\n    and\t<b>more</b> ");
  g_autofree char *plain = brg_help_words_get_plain (words);
  g_autofree char *nothing = brg_help_words_translate (NULL, "\n  ");

  g_assert_cmpstr (words, ==, "Goods and <b>more</b>");
  g_assert_cmpstr (plain, ==, "Goods and more");
  /* gettext would answer with the head of the translation. */
  g_assert_cmpstr (nothing, ==, "");
  g_assert_null (brg_help_words_get_plain ("<b>open"));
}

static void
test_ruling_links (void)
{
  const struct
  {
    const char *markup;
    const char *linked;
  } cases[] = {
    { "See R1.", "See <a href=\"R1\">R1</a>." },
    { "（R1、R22）", "（<a href=\"R1\">R1</a>、<a href=\"R22\">R22</a>）" },
    { "如R1所述", "如<a href=\"R1\">R1</a>所述" },
    { "R10, R3 and BR1 or R1a", "R10, R3 and BR1 or R1a" },
    { "R2 is itself", "R2 is itself" },
    { "<a href=\"R1\">what R1 says</a> R1",
      "<a href=\"R1\">what R1 says</a> <a href=\"R1\">R1</a>" },
  };
  g_autoptr (GHashTable) rulings = g_hash_table_new (g_str_hash, g_str_equal);

  g_hash_table_add (rulings, (gpointer) "R1");
  g_hash_table_add (rulings, (gpointer) "R2");
  g_hash_table_add (rulings, (gpointer) "R22");
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *linked = brg_help_words_link_rulings (cases[i].markup, rulings, "R2");

      g_assert_cmpstr (linked, ==, cases[i].linked);
    }
}

/* ---- files ---- */

#define PAGE(content) "<help-page id='x' section='rules'>\n" content "</help-page>"

static void
test_reader (Fixture       *fixture,
             gconstpointer  data)
{
  const char *text = PAGE ("<title>A &amp; B</title><p>One\n <b>two</b> &lt; three</p>"
                           "<ruling number='R7' about='ship\n goose'><p>It is so.</p>"
                           "<option>Or not.</option></ruling>"
                           "<table><row><cell>Points</cell><number>1</number></row></table>"
                           "<picture><board rows='g1=sheep-2 b2 / t3 y4* r5'/><die/>"
                           "<caption>Look</caption></picture><gallery tiles='ship nothing'/>");
  g_autoptr (GBytes) bytes = g_bytes_new_static (text, strlen (text));
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgHelpPage) page
      = brg_help_page_read ("x.xml", bytes, NULL, fixture->book->tiles, &error);
  const BrgHelpItem *board;

  g_assert_no_error (error);
  g_assert_cmpstr (page->title, ==, "A & B");
  g_assert_cmpstr (get_block (page, 0)->markup, ==, "One <b>two</b> &lt; three");
  g_assert_cmpstr (get_block (page, 1)->ruling, ==, "R7");
  g_assert_true (g_strv_contains ((const char * const *) get_block (page, 1)->about, "goose"));
  g_assert_null (get_block (page, 2)->ruling);
  g_assert_cmpint (get_block (page, 2)->kind, ==, BRG_HELP_BLOCK_OPTION);
  g_assert_cmpstr (((char **) get_block (page, 3)->rows->pdata[0])[1], ==, "1");
  g_assert_cmpstr (get_block (page, 4)->markup, ==, "Look");

  board = get_block (page, 4)->items->pdata[0];
  g_assert_cmpuint (board->board->board->n_spaces, ==, 5);
  g_assert_cmpuint (board->board->tiles[0], ==,
                    brg_tile_catalogue_find (fixture->book->tiles, "sheep-2"));
  g_assert_true (board->board->lit == BRG_BIT (3));
  g_assert_true (get_block (page, 5)->kinds
                 == G_GUINT64_CONSTANT (1)
                        << brg_tile_catalogue_find (fixture->book->tiles, "ship"));
}

/* A picture may have islands and rivers. */
static void
test_islands (Fixture       *fixture,
              gconstpointer  data)
{
  const char *text = PAGE ("<picture><board rows='b1 . . b2 t3* / . t4=bank ~2-1'/></picture>");
  g_autoptr (GBytes) bytes = g_bytes_new_static (text, strlen (text));
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgHelpPage) page
      = brg_help_page_read ("x.xml", bytes, NULL, fixture->book->tiles, &error);
  const BrgHelpItem *item;

  g_assert_no_error (error);
  item = get_block (page, 0)->items->pdata[0];
  g_assert_cmpuint (item->board->board->n_islands, ==, 2);
  g_assert_cmpuint (item->board->board->n_rivers, ==, 1);
  g_assert_true (item->board->lit == BRG_BIT (2));
  g_assert_cmpuint (item->board->tiles[3], ==,
                    brg_tile_catalogue_find (fixture->book->tiles, "bank"));
}

static const struct
{
  const char *text;
  const char *complaint;
} faults[] = {
  { "", "x.xml:*empty*" },
  { "<help-page", "x.xml:1: *" },
  { "<help-page id='x' section='rules'>\xff</help-page>", "x.xml:*UTF-8*" },
  { PAGE ("<p>never closed"), "x.xml:2: *" },
  { "<help-page section='rules'/>", "x.xml:1: <help-page> needs the attribute “id”" },
  { "<help-page id='x' section='lost'/>", "x.xml:1: there is no section “lost”" },
  { "<p>loose</p>", "x.xml:1: <p> cannot stand here" },
  { PAGE ("<item>loose</item>"), "x.xml:2: <item> cannot stand here" },
  { PAGE ("<blink/>"), "x.xml:2: <blink> cannot stand here" },
  { PAGE ("<p>a <p>b</p></p>"), "x.xml:2: <p> cannot stand here" },
  { PAGE ("<p>a <a>b</a></p>"), "x.xml:2: <a> needs the attribute “href”" },
  { PAGE ("<help-page id='y' section='rules'/>"), "x.xml:2: <help-page> cannot stand here" },
  { PAGE ("<ruling><p>a</p></ruling>"), "x.xml:2: <ruling> needs the attribute “number”" },
  { PAGE ("<picture><tile kind='palace'/></picture>"),
    "x.xml:2: there is no kind of tile “palace”" },
  { PAGE ("<picture><tile/></picture>"), "x.xml:2: there is no kind of tile “”" },
  { PAGE ("<picture><die value='7'/></picture>"), "x.xml:2: *7*" },
  { PAGE ("<picture><coin emblem='moon'/></picture>"), "x.xml:2: nothing is called “moon”" },
  { PAGE ("<picture><goods kind='tea'/></picture>"), "x.xml:2: nothing is called “tea”" },
  { PAGE ("<picture><slot class='moor'/></picture>"), "x.xml:2: nothing is called “moor”" },
  { PAGE ("<picture><song/></picture>"), "x.xml:2: a picture has no <song>" },
  { PAGE ("<picture><board rows='g1 g2 / g3 g4'/></picture>"), "x.xml:2: *one space more*" },
  { PAGE ("<picture><board rows=''/></picture>"), "x.xml:2: *" },
  { PAGE ("<picture><board rows='g9'/></picture>"), "x.xml:2: *“g9”*" },
  { PAGE ("<picture><board rows='g1=palace'/></picture>"),
    "x.xml:2: there is no kind of tile “palace”" },
  { PAGE ("<picture><board rows='g1 g1 g1 g1 g1 g1 g1 g1 g1 g1 g1 g1 g1 g1 g1 g1 g1 g1 g1 g1 / "
          "g1 g1 g1 g1 g1 g1 g1 g1 g1 g1 g1 g1 g1 g1 g1 g1 g1 g1 g1 / "
          "g1 g1 g1 g1 g1 g1 g1 g1 g1 g1 g1 g1 g1 g1 g1 g1 g1 g1 g1 g1 / "
          "g1 g1 g1 g1 g1 g1 g1 g1 g1 g1 g1 g1 g1 g1 g1 g1 g1 g1 g1'/></picture>"),
    "x.xml:2: *there are more than*" },
  { PAGE ("<picture><board rows='b1 . b2 ~1-9'/></picture>"), "x.xml:2: *“9” is not a whole*" },
  { PAGE ("<picture><board rows='b1 . b2 ~1'/></picture>"), "x.xml:2: *“river” needs more words*" },
};

static void
test_faults (Fixture       *fixture,
             gconstpointer  data)
{
  for (guint i = 0; i < G_N_ELEMENTS (faults); i++)
    {
      g_autoptr (GBytes) bytes = g_bytes_new_static (faults[i].text, strlen (faults[i].text));
      g_autoptr (GError) error = NULL;
      g_autoptr (BrgHelpPage) page
          = brg_help_page_read ("x.xml", bytes, NULL, fixture->book->tiles, &error);

      g_assert_null (page);
      if (!g_pattern_match_simple (faults[i].complaint, error->message))
        g_error ("“%s” is not “%s”", error->message, faults[i].complaint);
    }
}

/* ---- the book ---- */

/* What an expansion says without a file of its own. */
static void
test_expansion (Fixture       *fixture,
                gconstpointer  data)
{
  const BrgHelpPage *page = brg_help_book_find (fixture->book, brg_banners_module.id, NULL);

  if (!GPOINTER_TO_INT (data))
    {
      g_assert_null (page);
      return;
    }

  g_assert_cmpint (page->section, ==, BRG_HELP_EXPANSIONS);
  g_assert_cmpstr (page->title, ==, brg_banners_module.name);
  g_assert_cmpuint (page->blocks->len, ==, 2);
  g_assert_cmpstr (get_block (page, 1)->markup, ==, "They fly over castles.");
}

static void
test_find (Fixture       *fixture,
           gconstpointer  data)
{
  const char *ruling;

  g_assert_cmpstr (brg_help_book_find (fixture->book, "R12", &ruling)->id, ==, "rulings");
  g_assert_cmpstr (ruling, ==, "R12");
  g_assert_cmpstr (brg_help_book_find (fixture->book, "dice", &ruling)->id, ==, "dice");
  g_assert_null (ruling);
  g_assert_cmpstr (brg_help_book_find (fixture->book, "class:building", &ruling)->id, ==,
                   "buildings");
  g_assert_null (ruling);
  g_assert_null (brg_help_book_find (fixture->book, "class:moor", &ruling));
  g_assert_null (brg_help_book_find (fixture->book, "R9999", &ruling));
  g_assert_null (brg_help_book_find (fixture->book, "", &ruling));
}

/* All pages of the list can be read one after the other, the end of the game early. */
static void
test_next (Fixture       *fixture,
           gconstpointer  data)
{
  const BrgHelpPage *page = fixture->book->pages->pdata[0];
  guint n = 1;

  g_assert_cmpstr (page->id, ==, "aim");
  while ((page = brg_help_book_get_next (fixture->book, page)) != NULL)
    n++;
  for (guint i = 0; i < fixture->book->pages->len; i++)
    if (((const BrgHelpPage *) fixture->book->pages->pdata[i])->section != BRG_HELP_TILE)
      n--;
  g_assert_cmpuint (n, ==, 0);
}

/* A tile's page repeats the rulings that speak of it, with what belongs to them. */
static void
test_tile_page (Fixture       *fixture,
                gconstpointer  data)
{
  const BrgHelpPage *page = brg_help_book_find (fixture->book, "tile:market", NULL);
  g_autoptr (GString) rulings = g_string_new (NULL);
  guint n_options = 0;

  g_assert_cmpstr (page->parent, ==, "buildings");
  for (guint i = 0; i < page->blocks->len; i++)
    {
      const BrgHelpBlock *block = get_block (page, i);

      if (block->ruling != NULL)
        g_string_append_printf (rulings, "%s ", block->ruling);
      n_options += block->kind == BRG_HELP_BLOCK_OPTION;
    }
  g_assert_cmpstr (rulings->str, ==, "R12 R13 R21 R22 ");
  g_assert_cmpuint (n_options, ==, 1);
}

/* ---- references ---- */

static void
check_reference (Fixture    *fixture,
                 guint       kind,
                 guint       index,
                 const char *expected)
{
  g_autoptr (BrgGame) game = brg_game_new (fixture->ruleset, 1);
  g_autofree char *reference
      = brg_help_reference_new (fixture->ruleset, brg_game_get_position (game),
                                BRG_SUBJECT (kind, 0, index));

  g_assert_cmpstr (reference, ==, expected);
  if (reference != NULL)
    g_assert_nonnull (brg_help_book_find (fixture->book, reference, NULL));
}

static void
test_references (Fixture       *fixture,
                 gconstpointer  data)
{
  guint bank = brg_tile_catalogue_find (fixture->book->tiles, "bank");

  check_reference (fixture, BRG_SUBJECT_TILE, bank, "tile:bank");
  check_reference (fixture, BRG_SUBJECT_STORED, bank, "tile:bank");
  check_reference (fixture, BRG_SUBJECT_STORED, BRG_MAX_KINDS, NULL);
  check_reference (fixture, BRG_SUBJECT_DIE, 3, "dice");
  check_reference (fixture, BRG_SUBJECT_GOODS, 2, "goods");
  check_reference (fixture, BRG_SUBJECT_SPACE, BRG_BOARD_MAX_SPACES, NULL);
  check_reference (fixture, 0, 0, NULL);
}

/* ---- searching ---- */

static const BrgHelpHit *
find_hit (const GPtrArray *hits,
          const char      *title)
{
  for (guint i = 0; i < hits->len; i++)
    if (g_str_equal (((const BrgHelpHit *) hits->pdata[i])->title, title))
      return hits->pdata[i];

  return NULL;
}

static void
test_search (Fixture       *fixture,
             gconstpointer  data)
{
  g_autoptr (GPtrArray) castles = brg_help_search (fixture->book, " CASTLES ");
  g_autoptr (GPtrArray) ruling = brg_help_search (fixture->book, "r12");
  g_autoptr (GPtrArray) two = brg_help_search (fixture->book, "overtakes carpenter");
  g_autoptr (GPtrArray) both = brg_help_search (fixture->book, "carpenter rulings");
  g_autoptr (GPtrArray) far = brg_help_search (fixture->book, "overtakes");
  g_autoptr (GPtrArray) none = brg_help_search (fixture->book, "castle xyzzy");
  g_autoptr (GPtrArray) empty = brg_help_search (fixture->book, "  ");
  const BrgHelpHit *hit;

  hit = castles->pdata[0];
  g_assert_cmpstr (hit->page->id, ==, "castles");
  g_assert_null (hit->block);

  hit = ruling->pdata[0];
  g_assert_cmpstr (hit->title, ==, "R12, Rulings");
  g_assert_cmpstr (hit->block->ruling, ==, "R12");
  g_assert_false (hit->block->copied);

  /* Not in one part of a page; but one may be in the title. */
  g_assert_cmpuint (two->len, ==, 0);
  g_assert_nonnull (find_hit (both, "R12, Rulings"));

  /* The words are bold, and stand near the beginning of what is shown. */
  hit = find_hit (far, "R1, Rulings");
  g_assert (hit != NULL);
  g_assert_true (g_str_has_prefix (hit->excerpt, "…"));
  g_assert_nonnull (strstr (hit->excerpt, "<b>overtakes</b>"));
  g_assert_cmpint (strstr (hit->excerpt, "<b>") - hit->excerpt, <, 40);

  g_assert_cmpuint (none->len, ==, 0);
  g_assert_cmpuint (empty->len, ==, 0);
}

/* Each kind of tile is found by its name, and its rulings only where they stand. */
static void
test_search_tiles (Fixture       *fixture,
                   gconstpointer  data)
{
  for (guint i = 1; i < fixture->book->tiles->n_kinds; i++)
    {
      const char *label = brg_tile_kind_get_label (&fixture->book->tiles->kinds[i]);
      g_autoptr (GPtrArray) hits = brg_help_search (fixture->book, label);

      g_assert_nonnull (find_hit (hits, label));
      for (guint j = 0; j < hits->len; j++)
        {
          const BrgHelpHit *hit = hits->pdata[j];

          g_assert_true (hit->block == NULL || !hit->block->copied);
        }
    }
}

#define ADD(path, data, function) \
  g_test_add (path, Fixture, GINT_TO_POINTER (data), set_up, function, tear_down)

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  gtk_init ();
  adw_init ();

  g_test_add_func ("/help/words", test_words);
  g_test_add_func ("/help/ruling-links", test_ruling_links);
  ADD ("/help/reader", FALSE, test_reader);
  ADD ("/help/islands", FALSE, test_islands);
  ADD ("/help/faults", FALSE, test_faults);
  ADD ("/help/expansion", TRUE, test_expansion);
  ADD ("/help/no-expansion", FALSE, test_expansion);
  ADD ("/help/find", TRUE, test_find);
  ADD ("/help/next", TRUE, test_next);
  ADD ("/help/tile-page", FALSE, test_tile_page);
  ADD ("/help/references", TRUE, test_references);
  ADD ("/help/search", FALSE, test_search);
  ADD ("/help/search-tiles", TRUE, test_search_tiles);

  return g_test_run ();
}
