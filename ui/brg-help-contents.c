/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "ui/brg-help-contents.h"

/* How much of a place that was found is shown. */
#define EXCERPT_LINES 3

/**
 * BrgHelpContents:
 *
 * The list of all pages of the help, or the places where words were found.
 */
struct _BrgHelpContents
{
  GtkWidget parent_instance;

  GtkSearchEntry *entry;
  GtkStack *stack;
  GtkListBox *contents;
  GtkListBox *results;

  const BrgHelpBook *book;
  GPtrArray *hits;
};

G_DEFINE_FINAL_TYPE (BrgHelpContents, brg_help_contents, GTK_TYPE_WIDGET)

enum
{
  SIGNAL_CHOSEN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* What a row stands for. */
#define PAGE_KEY "brg-help-page"

static const BrgHelpPage *
get_page (GtkListBoxRow *row)
{
  return g_object_get_data (G_OBJECT (row), PAGE_KEY);
}

static GtkWidget *
new_label (const char *text,
           const char *style)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  if (style != NULL)
    gtk_widget_add_css_class (label, style);

  return label;
}

/* What a screen reader calls a row is not found in it by itself. */
static GtkWidget *
new_row (GtkWidget  *child,
         const char *name)
{
  GtkWidget *row = gtk_list_box_row_new ();

  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), child);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);

  return row;
}

/* A list does not bear that the row with the keys goes. */
static void
clear (BrgHelpContents *self,
       GtkListBox      *list)
{
  GtkWidget *row;

  if (gtk_widget_get_focus_child (GTK_WIDGET (list)) != NULL)
    brg_help_contents_take_focus (self);
  while ((row = gtk_widget_get_first_child (GTK_WIDGET (list))) != NULL)
    gtk_list_box_remove (list, row);
}

/* ---- contents ---- */

static void
header_cb (GtkListBoxRow *row,
           GtkListBoxRow *before,
           gpointer       user_data)
{
  BrgHelpSection section = get_page (row)->section;
  GtkWidget *header = NULL;

  if (before == NULL || get_page (before)->section != section)
    {
      header = new_label (brg_help_section_get_title (section), "heading");
      gtk_widget_add_css_class (header, "section");
    }
  gtk_list_box_row_set_header (row, header);
}

static void
list_pages (BrgHelpContents *self)
{
  for (guint i = 0; i < self->book->pages->len; i++)
    {
      BrgHelpPage *page = self->book->pages->pdata[i];
      GtkWidget *row;

      if (page->section == BRG_HELP_TILE)
        continue;
      row = new_row (new_label (page->title, NULL), page->title);
      g_object_set_data (G_OBJECT (row), PAGE_KEY, page);
      gtk_list_box_append (self->contents, row);
    }
}

static void
contents_activated_cb (BrgHelpContents *self,
                       GtkListBoxRow   *row)
{
  g_signal_emit (self, signals[SIGNAL_CHOSEN], 0, get_page (row), NULL);
}

/* ---- results ---- */

static GtkWidget *
new_result (const BrgHelpHit *hit)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *row = new_row (box, hit->title);
  GtkWidget *excerpt;

  gtk_box_append (GTK_BOX (box), new_label (hit->title, "heading"));
  if (hit->excerpt == NULL)
    return row;

  excerpt = new_label (NULL, "excerpt");
  gtk_label_set_markup (GTK_LABEL (excerpt), hit->excerpt);
  gtk_label_set_lines (GTK_LABEL (excerpt), EXCERPT_LINES);
  gtk_label_set_ellipsize (GTK_LABEL (excerpt), PANGO_ELLIPSIZE_END);
  gtk_box_append (GTK_BOX (box), excerpt);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  gtk_label_get_text (GTK_LABEL (excerpt)), -1);

  return row;
}

static void
search_changed_cb (BrgHelpContents *self)
{
  const char *query = gtk_editable_get_text (GTK_EDITABLE (self->entry));
  g_autofree char *words = g_strstrip (g_strdup (query));

  clear (self, self->results);
  g_clear_pointer (&self->hits, g_ptr_array_unref);
  if (self->book == NULL || *words == '\0')
    {
      gtk_stack_set_visible_child_name (self->stack, "contents");
      return;
    }

  self->hits = brg_help_search (self->book, words);
  for (guint i = 0; i < self->hits->len; i++)
    gtk_list_box_append (self->results, new_result (self->hits->pdata[i]));
  gtk_stack_set_visible_child_name (self->stack, self->hits->len > 0 ? "results" : "nothing");
}

static void
result_activated_cb (BrgHelpContents *self,
                     GtkListBoxRow   *row)
{
  const BrgHelpHit *hit = self->hits->pdata[gtk_list_box_row_get_index (row)];

  gtk_list_box_select_row (self->results, row);
  g_signal_emit (self, signals[SIGNAL_CHOSEN], 0, hit->page, hit->block);
}

/* Escape is the window's. */
static void
stop_search_cb (BrgHelpContents *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "help.leave", NULL);
}

/* Enter goes to the first place, also before the typing has come to rest. */
static void
entry_activate_cb (BrgHelpContents *self)
{
  GtkListBoxRow *first;

  search_changed_cb (self);
  first = gtk_list_box_get_row_at_index (self->results, 0);
  if (first != NULL)
    result_activated_cb (self, first);
}

/* ---- the object ---- */

static void
brg_help_contents_dispose (GObject *object)
{
  BrgHelpContents *self = BRG_HELP_CONTENTS (object);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  g_clear_pointer (&self->hits, g_ptr_array_unref);

  G_OBJECT_CLASS (brg_help_contents_parent_class)->dispose (object);
}

static void
brg_help_contents_class_init (BrgHelpContentsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = brg_help_contents_dispose;

  signals[SIGNAL_CHOSEN] = g_signal_new ("chosen", BRG_TYPE_HELP_CONTENTS, G_SIGNAL_RUN_LAST, 0,
                                         NULL, NULL, NULL, G_TYPE_NONE, 2, G_TYPE_POINTER,
                                         G_TYPE_POINTER);

  gtk_widget_class_set_css_name (widget_class, "helpcontents");
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/burgrave/Burgrave/ui/brg-help-contents.ui");
  gtk_widget_class_bind_template_child (widget_class, BrgHelpContents, entry);
  gtk_widget_class_bind_template_child (widget_class, BrgHelpContents, stack);
  gtk_widget_class_bind_template_child (widget_class, BrgHelpContents, contents);
  gtk_widget_class_bind_template_child (widget_class, BrgHelpContents, results);
  gtk_widget_class_bind_template_callback (widget_class, contents_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, entry_activate_cb);
  gtk_widget_class_bind_template_callback (widget_class, result_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, stop_search_cb);
}

static void
brg_help_contents_init (BrgHelpContents *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  gtk_list_box_set_header_func (self->contents, header_cb, NULL, NULL);
}

/**
 * brg_help_contents_new:
 *
 * Returns: (transfer floating): a list of nothing
 */
GtkWidget *
brg_help_contents_new (void)
{
  return g_object_new (BRG_TYPE_HELP_CONTENTS, NULL);
}

/**
 * brg_help_contents_set_book:
 * @self: a list
 * @book: (nullable): what to list; it must live until another one is set
 */
void
brg_help_contents_set_book (BrgHelpContents   *self,
                            const BrgHelpBook *book)
{
  g_return_if_fail (BRG_IS_HELP_CONTENTS (self));

  clear (self, self->contents);
  self->book = book;
  if (book != NULL)
    list_pages (self);
  search_changed_cb (self);
}

/**
 * brg_help_contents_show_page:
 * @self: a list
 * @page: the page that is read now
 *
 * Selects the page, or that which a tile's page belongs to.
 */
void
brg_help_contents_show_page (BrgHelpContents   *self,
                             const BrgHelpPage *page)
{
  const char *id = page->parent != NULL ? page->parent : page->id;
  GtkListBoxRow *row;

  g_return_if_fail (BRG_IS_HELP_CONTENTS (self));

  gtk_list_box_unselect_all (self->contents);
  for (int i = 0; (row = gtk_list_box_get_row_at_index (self->contents, i)) != NULL; i++)
    if (g_strcmp0 (get_page (row)->id, id) == 0)
      gtk_list_box_select_row (self->contents, row);
}

/**
 * brg_help_contents_take_focus:
 * @self: a list
 *
 * Gives the keys to where one types what to find, and selects what is there.
 */
void
brg_help_contents_take_focus (BrgHelpContents *self)
{
  g_return_if_fail (BRG_IS_HELP_CONTENTS (self));

  gtk_widget_grab_focus (GTK_WIDGET (self->entry));
  gtk_editable_select_region (GTK_EDITABLE (self->entry), 0, -1);
}

/**
 * brg_help_contents_take_key:
 * @self: a list
 * @controller: one that has just heard of a key which nobody wanted
 *
 * Begins to find what is typed, wherever the keys go. (GtkSearchEntry can do so too, but then
 * takes Enter away from everything else.)
 *
 * Returns: whether the key wrote something
 */
gboolean
brg_help_contents_take_key (BrgHelpContents       *self,
                            GtkEventControllerKey *controller)
{
  GtkEditable *text;
  gboolean taken;

  g_return_val_if_fail (BRG_IS_HELP_CONTENTS (self), FALSE);

  text = gtk_editable_get_delegate (GTK_EDITABLE (self->entry));
  gtk_editable_select_region (text, 0, -1);
  taken = gtk_event_controller_key_forward (controller, GTK_WIDGET (text));
  if (taken)
    gtk_text_grab_focus_without_selecting (GTK_TEXT (text));

  return taken;
}

/**
 * brg_help_contents_end_search:
 * @self: a list
 *
 * Returns: whether there was something to find, which there is not any more
 */
gboolean
brg_help_contents_end_search (BrgHelpContents *self)
{
  g_return_val_if_fail (BRG_IS_HELP_CONTENTS (self), FALSE);

  if (*gtk_editable_get_text (GTK_EDITABLE (self->entry)) == '\0')
    return FALSE;

  gtk_editable_set_text (GTK_EDITABLE (self->entry), "");
  return TRUE;
}
