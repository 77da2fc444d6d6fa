/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/brg-recent-list.h"

#include <adwaita.h>

#include "app/brg-digest-words.h"
#include "app/brg-game-row.h"

/**
 * BrgRecentList:
 *
 * All games that are known, the latest first, with a search for who played.
 */
struct _BrgRecentList
{
  GtkWidget parent_instance;

  GtkEditable *search;
  GtkStack *stack;
  GtkListView *list;

  GtkFilter *filter;
  GtkFilterListModel *model;
  BrgGallery *gallery;
};

G_DEFINE_FINAL_TYPE (BrgRecentList, brg_recent_list, GTK_TYPE_WIDGET)

/* ---- rows ---- */

static void
setup_cb (BrgRecentList *self,
          GtkListItem   *item)
{
  gtk_list_item_set_child (item, brg_game_row_new ());
}

static void
bind_cb (BrgRecentList *self,
         GtkListItem   *item)
{
  brg_game_row_set_digest (BRG_GAME_ROW (gtk_list_item_get_child (item)),
                           gtk_list_item_get_item (item), self->gallery);
}

/* ---- searching ---- */

static gboolean
matches (gpointer item,
         gpointer user_data)
{
  BrgRecentList *self = user_data;
  g_autofree char *names = brg_digest_words_seats (item);
  g_autofree char *state = brg_digest_words_state (item);
  g_autofree char *words = g_strconcat (names, " ", state, NULL);

  return g_str_match_string (gtk_editable_get_text (self->search), words, TRUE);
}

static gboolean
has_words (const char *text)
{
  for (const char *at = text; *at != '\0'; at = g_utf8_next_char (at))
    if (g_unichar_isalnum (g_utf8_get_char (at)))
      return TRUE;

  return FALSE;
}

static void
show_page (BrgRecentList *self)
{
  GListModel *all = gtk_filter_list_model_get_model (self->model);
  const char *page = "games";

  if (all == NULL || g_list_model_get_n_items (all) == 0)
    page = "empty";
  else if (g_list_model_get_n_items (G_LIST_MODEL (self->model)) == 0)
    page = "none";
  gtk_stack_set_visible_child_name (self->stack, page);
}

static void
searched_cb (BrgRecentList *self)
{
  gboolean searching = has_words (gtk_editable_get_text (self->search));

  gtk_filter_list_model_set_filter (self->model, searching ? self->filter : NULL);
  if (searching)
    gtk_filter_changed (self->filter, GTK_FILTER_CHANGE_DIFFERENT);
}

/* Escape leaves the search first, and then the list. */
static void
stopped_cb (BrgRecentList *self)
{
  GtkWidget *popover = gtk_widget_get_ancestor (GTK_WIDGET (self), GTK_TYPE_POPOVER);

  if (*gtk_editable_get_text (self->search) != '\0')
    gtk_editable_set_text (self->search, "");
  else if (popover != NULL)
    gtk_popover_popdown (GTK_POPOVER (popover));
}

/* ---- what a person chooses ---- */

static void
activated_cb (BrgRecentList *self,
              guint          position)
{
  g_autoptr (BrgDigest) digest = g_list_model_get_item (G_LIST_MODEL (self->model), position);

  gtk_widget_activate_action (GTK_WIDGET (self), "win.open-game", "s", digest->path);
}

/* ---- the object ---- */

static void
brg_recent_list_dispose (GObject *object)
{
  BrgRecentList *self = BRG_RECENT_LIST (object);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  if (self->model != NULL)
    g_signal_handlers_disconnect_by_data (self->model, self);
  g_clear_object (&self->model);
  g_clear_object (&self->filter);
  g_clear_object (&self->gallery);

  G_OBJECT_CLASS (brg_recent_list_parent_class)->dispose (object);
}

static void
brg_recent_list_class_init (BrgRecentListClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = brg_recent_list_dispose;

  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/burgrave/Burgrave/app/brg-recent-list.ui");
  gtk_widget_class_bind_template_child (widget_class, BrgRecentList, search);
  gtk_widget_class_bind_template_child (widget_class, BrgRecentList, stack);
  gtk_widget_class_bind_template_child (widget_class, BrgRecentList, list);
  gtk_widget_class_bind_template_callback (widget_class, searched_cb);
  gtk_widget_class_bind_template_callback (widget_class, stopped_cb);
  gtk_widget_class_bind_template_callback (widget_class, activated_cb);
}

static void
brg_recent_list_init (BrgRecentList *self)
{
  g_autoptr (GtkListItemFactory) factory = gtk_signal_list_item_factory_new ();
  g_autoptr (GtkNoSelection) selection = NULL;

  gtk_widget_init_template (GTK_WIDGET (self));
  self->filter = GTK_FILTER (gtk_custom_filter_new (matches, self, NULL));
  self->model = gtk_filter_list_model_new (NULL, NULL);
  selection = gtk_no_selection_new (g_object_ref (G_LIST_MODEL (self->model)));
  g_signal_connect_object (factory, "setup", G_CALLBACK (setup_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (factory, "bind", G_CALLBACK (bind_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_swapped (self->model, "items-changed", G_CALLBACK (show_page), self);
  gtk_list_view_set_factory (self->list, factory);
  gtk_list_view_set_model (self->list, GTK_SELECTION_MODEL (selection));
  show_page (self);
}

/*< private >
 * brg_recent_list_set_archive:
 * @self: a list without games
 * @archive: where the games come from
 * @gallery: where their pictures come from
 */
void
brg_recent_list_set_archive (BrgRecentList *self,
                             BrgArchive    *archive,
                             BrgGallery    *gallery)
{
  self->gallery = g_object_ref (gallery);
  gtk_filter_list_model_set_model (self->model, brg_archive_get_games (archive));
  show_page (self);
}

/*< private >
 * brg_recent_list_reset:
 * @self: a list
 *
 * Shows all games again, from the top, with the keys in the search.
 */
void
brg_recent_list_reset (BrgRecentList *self)
{
  gtk_editable_set_text (self->search, "");
  if (g_list_model_get_n_items (G_LIST_MODEL (self->model)) > 0)
    gtk_widget_activate_action (GTK_WIDGET (self->list), "list.scroll-to-item", "u", 0);
  gtk_widget_grab_focus (GTK_WIDGET (self->search));
}
