/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "ui/brg-help-window.h"

#include <glib/gi18n-lib.h>

#include "ui/brg-help-blocks.h"
#include "ui/brg-help-contents.h"
#include "ui/brg-help-view.h"

/**
 * BrgHelpWindow:
 *
 * The rules of a game, to be read and searched.
 */
struct _BrgHelpWindow
{
  AdwWindow parent_instance;

  BrgHelpContents *contents;
  BrgHelpView *view;

  BrgHelpBook *book;
  const BrgHelpPage *page;
  /* Where the reader was before, the last one first. */
  GQueue places;
};

G_DEFINE_FINAL_TYPE (BrgHelpWindow, brg_help_window, ADW_TYPE_WINDOW)

enum
{
  SIGNAL_LEARN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* ---- where the reader is ---- */

/* Pages are remembered by name, since another game has other ones. */
typedef struct
{
  char *id;
  double depth;
} Place;

static void
place_free (gpointer data)
{
  Place *place = data;

  g_free (place->id);
  g_free (place);
}

static void
update_back (BrgHelpWindow *self)
{
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "help.back",
                                 !g_queue_is_empty (&self->places));
}

static void
remember_place (BrgHelpWindow *self)
{
  Place *place;

  if (self->page == NULL)
    return;

  place = g_new0 (Place, 1);
  place->id = g_strdup (self->page->id);
  place->depth = brg_help_view_get_depth (self->view);
  g_queue_push_head (&self->places, place);
  update_back (self);
}

/* A screen reader speaks the name of the window when it changes. */
static void
name_window (BrgHelpWindow *self)
{
  /* Translators: the name of the window of the rules; %s is the title of the page that it shows */
  g_autofree char *title = g_strdup_printf (_("%s – Rules"), self->page->title);

  gtk_window_set_title (GTK_WINDOW (self), title);
}

static void
show_page (BrgHelpWindow     *self,
           const BrgHelpPage *page)
{
  self->page = page;
  brg_help_view_show (self->view, self->book, page);
  brg_help_contents_show_page (self->contents, page);
  name_window (self);
}

static const BrgHelpBlock *
find_ruling (const BrgHelpPage *page,
             const char        *ruling)
{
  for (guint i = 0; i < page->blocks->len; i++)
    if (g_strcmp0 (((const BrgHelpBlock *) page->blocks->pdata[i])->ruling, ruling) == 0)
      return page->blocks->pdata[i];

  return NULL;
}

static void
visit (BrgHelpWindow      *self,
       const BrgHelpPage  *page,
       const BrgHelpBlock *block)
{
  remember_place (self);
  show_page (self, page);
  brg_help_view_take_focus (self->view, block);
  if (block != NULL)
    brg_help_view_go_to (self->view, block);
}

static void
chosen_cb (BrgHelpWindow      *self,
           const BrgHelpPage  *page,
           const BrgHelpBlock *block)
{
  visit (self, page, block);
}

static void
learn_cb (BrgHelpWindow *self)
{
  g_signal_emit (self, signals[SIGNAL_LEARN], 0);
}

/* ---- actions ---- */

static void
show_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  brg_help_window_show (BRG_HELP_WINDOW (widget), g_variant_get_string (parameter, NULL));
}

static void
back_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  BrgHelpWindow *self = BRG_HELP_WINDOW (widget);
  Place *place = g_queue_pop_head (&self->places);
  const BrgHelpPage *page = place != NULL ? brg_help_book_find (self->book, place->id, NULL) : NULL;

  if (page != NULL)
    {
      show_page (self, page);
      brg_help_view_set_depth (self->view, place->depth);
      brg_help_view_take_focus (self->view, NULL);
    }
  g_clear_pointer (&place, place_free);
  update_back (self);
}

static void
search_action (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  brg_help_contents_take_focus (BRG_HELP_WINDOW (widget)->contents);
}

/* Between the list, or where one types, and the page. */
static void
switch_action (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  BrgHelpWindow *self = BRG_HELP_WINDOW (widget);

  if (gtk_widget_get_focus_child (GTK_WIDGET (self->view)) != NULL)
    search_action (widget, name, parameter);
  else
    brg_help_view_take_focus (self->view, NULL);
}

static void
leave_action (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  if (!brg_help_contents_end_search (BRG_HELP_WINDOW (widget)->contents))
    gtk_window_close (GTK_WINDOW (widget));
}

/* ---- the object ---- */

static void
brg_help_window_dispose (GObject *object)
{
  BrgHelpWindow *self = BRG_HELP_WINDOW (object);

  if (self->book != NULL)
    {
      brg_help_view_clear (self->view);
      brg_help_contents_set_book (self->contents, NULL);
    }
  g_clear_pointer (&self->book, brg_help_book_free);
  g_queue_clear_full (&self->places, place_free);

  G_OBJECT_CLASS (brg_help_window_parent_class)->dispose (object);
}

static void
install_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, BRG_HELP_SHOW_ACTION, "s", show_action);
  gtk_widget_class_install_action (widget_class, "help.back", NULL, back_action);
  gtk_widget_class_install_action (widget_class, "help.search", NULL, search_action);
  gtk_widget_class_install_action (widget_class, "help.switch", NULL, switch_action);
  gtk_widget_class_install_action (widget_class, "help.leave", NULL, leave_action);

  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Left, GDK_ALT_MASK, "help.back",
                                       NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_f, GDK_CONTROL_MASK, "help.search",
                                       NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_F6, 0, "help.switch", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "help.leave", NULL);
}

/* Letters begin a search. */
static gboolean
key_pressed_cb (BrgHelpWindow         *self,
                guint                  key,
                guint                  code,
                GdkModifierType        state,
                GtkEventControllerKey *controller)
{
  if ((state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK)) != 0
      || !g_unichar_isgraph (gdk_keyval_to_unicode (key)))
    return GDK_EVENT_PROPAGATE;

  return brg_help_contents_take_key (self->contents, controller);
}

static void
brg_help_window_class_init (BrgHelpWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = brg_help_window_dispose;

  g_type_ensure (BRG_TYPE_HELP_CONTENTS);
  g_type_ensure (BRG_TYPE_HELP_VIEW);
  signals[SIGNAL_LEARN] = g_signal_new ("learn", BRG_TYPE_HELP_WINDOW, G_SIGNAL_RUN_LAST, 0, NULL,
                                        NULL, NULL, G_TYPE_NONE, 0);
  install_actions (widget_class);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/burgrave/Burgrave/ui/brg-help-window.ui");
  gtk_widget_class_bind_template_child (widget_class, BrgHelpWindow, contents);
  gtk_widget_class_bind_template_child (widget_class, BrgHelpWindow, view);
  gtk_widget_class_bind_template_callback (widget_class, chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, learn_cb);
}

static void
brg_help_window_init (BrgHelpWindow *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_widget_init_template (GTK_WIDGET (self));

  g_queue_init (&self->places);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  brg_help_contents_take_focus (self->contents);
  update_back (self);
}

/**
 * brg_help_window_new:
 * @application: the program that the window belongs to
 *
 * Returns: (transfer none): a window without rules; GTK owns it until it is closed
 */
GtkWidget *
brg_help_window_new (GtkApplication *application)
{
  return g_object_new (BRG_TYPE_HELP_WINDOW, "application", application, NULL);
}

/**
 * brg_help_window_set_rules:
 * @self: a window
 * @ruleset: the rules to tell
 * @expansions: (nullable) (element-type BrgExpansionUi): the window's halves of its expansions
 *
 * Tells these rules. The reader stays on the page, if there is such a page in them.
 */
void
brg_help_window_set_rules (BrgHelpWindow *self,
                           BrgRuleset    *ruleset,
                           GPtrArray     *expansions)
{
  BrgHelpBook *before = self->book;
  g_autofree char *id = NULL;
  const BrgHelpPage *page = NULL;

  g_return_if_fail (BRG_IS_HELP_WINDOW (self));

  if (before != NULL && before->ruleset == ruleset)
    return;

  id = self->page != NULL ? g_strdup (self->page->id) : NULL;
  self->page = NULL;
  brg_help_view_clear (self->view);
  self->book = brg_help_book_new (ruleset, expansions);
  brg_help_contents_set_book (self->contents, self->book);
  g_clear_pointer (&before, brg_help_book_free);

  if (id != NULL)
    page = brg_help_book_find (self->book, id, NULL);
  if (page == NULL && self->book->pages->len > 0)
    page = self->book->pages->pdata[0];
  if (page != NULL)
    show_page (self, page);
}

/**
 * brg_help_window_show:
 * @self: a window that has rules
 * @reference: (nullable): what brg_help_book_find() finds: a page's id, the number of a ruling,
 *   "tile:" or "class:" with the stable name of a kind or class of tiles; what does not exist is
 *   passed over
 *
 * Opens the help at a place.
 */
void
brg_help_window_show (BrgHelpWindow *self,
                      const char    *reference)
{
  const BrgHelpPage *page;
  const char *ruling;

  g_return_if_fail (BRG_IS_HELP_WINDOW (self));
  g_return_if_fail (self->book != NULL);

  page = reference != NULL ? brg_help_book_find (self->book, reference, &ruling) : NULL;
  if (page != NULL && (page != self->page || ruling != NULL))
    visit (self, page, ruling != NULL ? find_ruling (page, ruling) : NULL);
}
