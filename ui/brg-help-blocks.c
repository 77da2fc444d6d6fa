/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "ui/brg-help-blocks.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>
#include <string.h>

#include "ui/brg-help-picture.h"
#include "ui/brg-help-tiles.h"
#include "ui/brg-help-words.h"

/* The widgets that a page is made of. */

/* How large tiles are: on a page of their own, in a picture, in a list, beside a ruling. */
#define PORTRAIT_SIZE 112
#define PICTURE_SIZE 56
#define ROW_SIZE 44
#define CHIP_SIZE 30

#define RULING_CHARS 4

/* ---- words ---- */

static gboolean
link_cb (GtkLabel   *label,
         const char *reference)
{
  gtk_widget_activate_action (GTK_WIDGET (label), BRG_HELP_SHOW_ACTION, "s", reference);
  return GDK_EVENT_STOP;
}

/* Only what the keys are on is selected. */
static void
leave_cb (GtkLabel *label)
{
  gtk_label_select_region (label, 0, 0);
}

static void
make_selectable (GtkWidget *label)
{
  GtkEventController *focus = gtk_event_controller_focus_new ();

  gtk_label_set_selectable (GTK_LABEL (label), TRUE);
  g_signal_connect_swapped (focus, "leave", G_CALLBACK (leave_cb), label);
  gtk_widget_add_controller (label, focus);
}

/* The keys stop at all words, so that a screen reader speaks them one by one: at the links, if
 * there are any, which keys find only in words that cannot be selected. */
static GtkWidget *
new_words (const char *markup)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_markup (GTK_LABEL (label), markup);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_hexpand (label, TRUE);
  g_signal_connect (label, "activate-link", G_CALLBACK (link_cb), NULL);
  if (strstr (markup, "<a ") == NULL)
    make_selectable (label);

  return label;
}

static GtkWidget *
new_heading (const char *markup,
             const char *style,
             int         level)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL,
                                   "accessible-role", GTK_ACCESSIBLE_ROLE_HEADING,
                                   "label", markup,
                                   "use-markup", TRUE,
                                   "wrap", TRUE,
                                   "xalign", 0.0f,
                                   NULL);

  gtk_widget_add_css_class (label, style);
  gtk_accessible_update_property (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_PROPERTY_LEVEL, level,
                                  -1);

  return label;
}

/**
 * brg_help_blocks_new_title:
 * @page: a page
 *
 * Returns: (transfer floating): its title
 */
GtkWidget *
brg_help_blocks_new_title (const BrgHelpPage *page)
{
  g_autofree char *markup = g_markup_escape_text (page->title, -1);

  return new_heading (markup, "title-1", 1);
}

static GtkWidget *
new_point (const char *markup)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *bullet = gtk_label_new ("•");

  gtk_widget_add_css_class (row, "point");
  gtk_widget_set_valign (bullet, GTK_ALIGN_START);
  gtk_widget_add_css_class (bullet, "dim-label");
  gtk_box_append (GTK_BOX (row), bullet);
  gtk_box_append (GTK_BOX (row), new_words (markup));

  return row;
}

static GtkWidget *
new_option (const char *markup)
{
  GtkWidget *label = new_words (markup);

  gtk_widget_add_css_class (label, "option");

  return label;
}

/* ---- tiles ---- */

static void
lead_to_tile (GtkWidget         *widget,
              const BrgTileKind *kind)
{
  g_autofree char *id = brg_help_tiles_get_id (kind);

  gtk_actionable_set_action_name (GTK_ACTIONABLE (widget), BRG_HELP_SHOW_ACTION);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (widget), "s", id);
}

static GtkWidget *
new_chip (const BrgHelpBook *book,
          guint              kind)
{
  const BrgTileKind *row = &book->tiles->kinds[kind];
  const char *label = brg_tile_kind_get_label (row);
  GtkWidget *chip = gtk_button_new ();

  gtk_button_set_child (GTK_BUTTON (chip), brg_help_picture_new_tile (book, kind, CHIP_SIZE));
  gtk_widget_set_tooltip_text (chip, label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (chip), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  gtk_widget_add_css_class (chip, "flat");
  gtk_widget_add_css_class (chip, "chip");
  lead_to_tile (chip, row);

  return chip;
}

/* Buttons for the kinds of tiles that a ruling names. */
static GtkWidget *
new_chips (const BrgHelpBook  *book,
           const BrgHelpBlock *block)
{
  GtkWidget *chips = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  for (guint i = 0; block->about[i] != NULL; i++)
    {
      guint kind = brg_tile_catalogue_find (book->tiles, block->about[i]);

      if (kind != 0)
        gtk_box_append (GTK_BOX (chips), new_chip (book, kind));
    }
  gtk_widget_set_visible (chips, gtk_widget_get_first_child (chips) != NULL);

  return chips;
}

static GtkWidget *
new_ruling (const BrgHelpBook  *book,
            const BrgHelpBlock *block)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *column = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  g_autofree char *link
      = g_strdup_printf ("<a href=\"%s\">%s</a>", block->ruling, block->ruling);
  GtkWidget *number = gtk_label_new (NULL);

  gtk_label_set_markup (GTK_LABEL (number), block->copied ? link : block->ruling);
  gtk_label_set_xalign (GTK_LABEL (number), 0);
  gtk_label_set_width_chars (GTK_LABEL (number), RULING_CHARS);
  gtk_widget_set_valign (number, GTK_ALIGN_START);
  gtk_widget_add_css_class (number, "heading");
  g_signal_connect (number, "activate-link", G_CALLBACK (link_cb), NULL);

  gtk_box_append (GTK_BOX (column), new_words (block->markup));
  if (block->about != NULL && book->tiles != NULL && !block->copied)
    gtk_box_append (GTK_BOX (column), new_chips (book, block));
  gtk_box_append (GTK_BOX (row), number);
  gtk_box_append (GTK_BOX (row), column);

  return row;
}

/* What several kinds after each other have in common is said once. */
static GtkWidget *
new_row (const BrgHelpBook *book,
         guint              kind,
         const char        *said)
{
  const BrgTileKind *tile = &book->tiles->kinds[kind];
  const char *help = brg_tile_kind_get_help (tile);
  GtkWidget *row = g_object_new (ADW_TYPE_ACTION_ROW,
                                 "use-markup", FALSE,
                                 "title", brg_tile_kind_get_label (tile),
                                 "subtitle-lines", 0,
                                 "activatable", TRUE,
                                 NULL);

  if (help != NULL && g_strcmp0 (help, said) != 0)
    adw_action_row_set_subtitle (ADW_ACTION_ROW (row), help);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row),
                             brg_help_picture_new_tile (book, kind, ROW_SIZE));
  lead_to_tile (row, tile);

  return row;
}

static GtkWidget *
new_gallery (const BrgHelpBook  *book,
             const BrgHelpBlock *block)
{
  GtkWidget *list = gtk_list_box_new ();
  const char *said = NULL;

  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (list, "boxed-list");
  for (guint i = 1; book->tiles != NULL && i < book->tiles->n_kinds; i++)
    if ((block->kinds & (G_GUINT64_CONSTANT (1) << i)) != 0)
      {
        gtk_list_box_append (GTK_LIST_BOX (list), new_row (book, i, said));
        said = brg_tile_kind_get_help (&book->tiles->kinds[i]);
      }

  return list;
}

/* ---- pictures and tables ---- */

static gboolean
is_portrait (const BrgHelpPage  *page,
             const BrgHelpBlock *block)
{
  return page->section == BRG_HELP_TILE && block == page->blocks->pdata[0];
}

static GtkWidget *
new_picture (const BrgHelpBook  *book,
             const BrgHelpPage  *page,
             const BrgHelpBlock *block)
{
  GtkWidget *card = gtk_box_new (GTK_ORIENTATION_VERTICAL, 9);
  GtkWidget *picture, *caption;

  picture = brg_help_picture_new (book, block->items,
                                  is_portrait (page, block) ? PORTRAIT_SIZE : PICTURE_SIZE);
  gtk_widget_set_halign (picture, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (card, "picture");
  gtk_box_append (GTK_BOX (card), picture);
  if (block->markup == NULL)
    {
      gtk_accessible_update_property (GTK_ACCESSIBLE (picture), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                      page->title, -1);
      return card;
    }

  caption = new_words (block->markup);
  gtk_label_set_justify (GTK_LABEL (caption), GTK_JUSTIFY_CENTER);
  gtk_label_set_xalign (GTK_LABEL (caption), 0.5f);
  gtk_widget_add_css_class (caption, "caption-words");
  gtk_box_append (GTK_BOX (card), caption);
  gtk_accessible_update_relation (GTK_ACCESSIBLE (picture), GTK_ACCESSIBLE_RELATION_LABELLED_BY,
                                  caption, NULL, -1);

  return card;
}

static void
add_cells (GtkGrid     *grid,
           char * const *cells,
           guint        row)
{
  for (guint i = 0; cells[i] != NULL; i++)
    {
      GtkWidget *cell = new_words (cells[i]);

      if (row == 0)
        gtk_widget_add_css_class (cell, "heading");
      if (i > 0)
        gtk_widget_add_css_class (cell, "numeric");
      gtk_widget_set_valign (cell, GTK_ALIGN_START);
      gtk_grid_attach (grid, cell, (int) i, (int) row, 1, 1);
    }
}

static GtkWidget *
new_table (const BrgHelpBlock *block)
{
  GtkWidget *grid = gtk_grid_new ();

  gtk_grid_set_column_spacing (GTK_GRID (grid), 18);
  gtk_grid_set_row_spacing (GTK_GRID (grid), 6);
  gtk_widget_add_css_class (grid, "picture");
  for (guint i = 0; i < block->rows->len; i++)
    add_cells (GTK_GRID (grid), block->rows->pdata[i], i);

  return grid;
}

/* ---- any ---- */

/**
 * brg_help_blocks_new:
 * @book: a book
 * @page: one of its pages
 * @block: a part of the page
 *
 * Returns: (transfer floating): a widget that shows the part
 */
GtkWidget *
brg_help_blocks_new (const BrgHelpBook  *book,
                     const BrgHelpPage  *page,
                     const BrgHelpBlock *block)
{
  if (block->ruling != NULL)
    return new_ruling (book, block);

  switch (block->kind)
    {
    case BRG_HELP_BLOCK_HEADING:
      return new_heading (block->markup, "title-4", 2);

    case BRG_HELP_BLOCK_POINT:
      return new_point (block->markup);

    case BRG_HELP_BLOCK_OPTION:
      return new_option (block->markup);

    case BRG_HELP_BLOCK_TABLE:
      return new_table (block);

    case BRG_HELP_BLOCK_PICTURE:
      return new_picture (book, page, block);

    case BRG_HELP_BLOCK_GALLERY:
      return new_gallery (book, block);

    case BRG_HELP_BLOCK_PARAGRAPH:
    default:
      return new_words (block->markup);
    }
}

/**
 * brg_help_blocks_new_next:
 * @next: the page to read next
 *
 * Returns: (transfer floating): a button that leads there
 */
GtkWidget *
brg_help_blocks_new_next (const BrgHelpPage *next)
{
  /* Translators: %s is the title of a page of the help */
  g_autofree char *label = g_strdup_printf (_("Next: %s"), next->title);
  GtkWidget *button = gtk_button_new_with_label (label);

  gtk_widget_set_halign (button, GTK_ALIGN_END);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), BRG_HELP_SHOW_ACTION);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", next->id);

  return button;
}
