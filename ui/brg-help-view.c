/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "ui/brg-help-view.h"

#include <adwaita.h>

#include "ui/brg-help-blocks.h"

/* Lines are easy to read up to here. */
#define MAX_WIDTH 640

/* What is gone to stands a little below the upper edge. */
#define AIR 12

/**
 * BrgHelpView:
 *
 * Shows a page of the help.
 */
struct _BrgHelpView
{
  GtkWidget parent_instance;

  GtkWidget *scroller;
  GtkWidget *column;
  GtkWidget *title;
  GHashTable *widgets;

  /* Where to go as soon as the page has its size: a widget on it, or else a depth. */
  GtkWidget *target;
  double depth;
  guint tick;
};

G_DEFINE_FINAL_TYPE (BrgHelpView, brg_help_view, GTK_TYPE_WIDGET)

static GtkAdjustment *
get_adjustment (BrgHelpView *self)
{
  return gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scroller));
}

/* ---- going somewhere ---- */

static gboolean
has_size (BrgHelpView *self)
{
  return gtk_widget_get_height (self->title) > 0
         && (self->target == NULL || gtk_widget_get_height (self->target) > 0);
}

static gboolean
go_cb (GtkWidget     *widget,
       GdkFrameClock *clock,
       gpointer       user_data)
{
  BrgHelpView *self = BRG_HELP_VIEW (widget);
  graphene_rect_t bounds;

  if (!has_size (self))
    return G_SOURCE_CONTINUE;

  if (self->target != NULL && gtk_widget_compute_bounds (self->target, self->column, &bounds))
    self->depth = (double) bounds.origin.y - AIR;
  gtk_adjustment_set_value (get_adjustment (self), self->depth);
  self->target = NULL;
  self->tick = 0;

  return G_SOURCE_REMOVE;
}

static void
go (BrgHelpView *self,
    GtkWidget   *target,
    double       depth)
{
  self->target = target;
  self->depth = depth;
  if (self->tick == 0)
    self->tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), go_cb, NULL, NULL);
}

/* Words that have been scrolled away have their menu far from all screens, which GDK complains of.
 * So they come back first. */
static gboolean
key_pressed_cb (BrgHelpView     *self,
                guint            key,
                guint            code,
                GdkModifierType  state)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));
  graphene_rect_t bounds;

  if (key != GDK_KEY_Menu && (key != GDK_KEY_F10 || (state & GDK_SHIFT_MASK) == 0))
    return GDK_EVENT_PROPAGATE;
  if (!GTK_IS_LABEL (focus) || !gtk_widget_compute_bounds (focus, self->scroller, &bounds)
      || graphene_rect_contains_rect (&GRAPHENE_RECT_INIT (
             0, 0, (float) gtk_widget_get_width (self->scroller),
             (float) gtk_widget_get_height (self->scroller)), &bounds))
    return GDK_EVENT_PROPAGATE;

  go (self, focus, 0);
  return GDK_EVENT_STOP;
}

/* ---- the object ---- */

static void
brg_help_view_dispose (GObject *object)
{
  BrgHelpView *self = BRG_HELP_VIEW (object);

  if (self->tick != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->tick);
  self->tick = 0;
  g_clear_pointer (&self->widgets, g_hash_table_unref);
  g_clear_pointer (&self->scroller, gtk_widget_unparent);

  G_OBJECT_CLASS (brg_help_view_parent_class)->dispose (object);
}

static void
brg_help_view_class_init (BrgHelpViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = brg_help_view_dispose;

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "helpview");
}

static void
brg_help_view_init (BrgHelpView *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkWidget *clamp = adw_clamp_new ();

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);

  self->widgets = g_hash_table_new (NULL, NULL);
  /* The page as a whole gets the keys first: then arrows scroll, and a screen reader speaks its
   * title. */
  self->column = g_object_new (GTK_TYPE_BOX,
                               "accessible-role", GTK_ACCESSIBLE_ROLE_DOCUMENT,
                               "focusable", TRUE,
                               "orientation", GTK_ORIENTATION_VERTICAL,
                               "spacing", 12,
                               NULL);
  gtk_widget_add_css_class (self->column, "page");
  adw_clamp_set_maximum_size (ADW_CLAMP (clamp), MAX_WIDTH);
  adw_clamp_set_tightening_threshold (ADW_CLAMP (clamp), MAX_WIDTH);
  adw_clamp_set_child (ADW_CLAMP (clamp), self->column);
  self->scroller = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scroller), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scroller), clamp);
  gtk_widget_set_parent (self->scroller, GTK_WIDGET (self));
}

/**
 * brg_help_view_clear:
 * @self: a view
 *
 * Shows nothing any more.
 */
void
brg_help_view_clear (BrgHelpView *self)
{
  GtkWidget *child;

  g_return_if_fail (BRG_IS_HELP_VIEW (self));

  if (self->tick != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->tick);
  self->tick = 0;
  self->title = self->target = NULL;
  /* A label that gets the keys does not bear that nobody had them. */
  if (gtk_widget_get_focus_child (self->column) != NULL)
    gtk_widget_grab_focus (self->column);
  g_hash_table_remove_all (self->widgets);
  while ((child = gtk_widget_get_first_child (self->column)) != NULL)
    gtk_box_remove (GTK_BOX (self->column), child);
}

/**
 * brg_help_view_show:
 * @self: a view
 * @book: a book
 * @page: one of its pages
 *
 * Shows a page from its start.
 */
void
brg_help_view_show (BrgHelpView       *self,
                    const BrgHelpBook *book,
                    const BrgHelpPage *page)
{
  const BrgHelpPage *next = brg_help_book_get_next (book, page);

  g_return_if_fail (BRG_IS_HELP_VIEW (self));

  brg_help_view_clear (self);
  self->title = brg_help_blocks_new_title (page);
  gtk_box_append (GTK_BOX (self->column), self->title);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->column), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  page->title, -1);
  for (guint i = 0; i < page->blocks->len; i++)
    {
      GtkWidget *widget = brg_help_blocks_new (book, page, page->blocks->pdata[i]);

      gtk_box_append (GTK_BOX (self->column), widget);
      g_hash_table_insert (self->widgets, page->blocks->pdata[i], widget);
    }
  if (next != NULL)
    gtk_box_append (GTK_BOX (self->column), brg_help_blocks_new_next (next));
  go (self, NULL, 0);
}

/**
 * brg_help_view_go_to:
 * @self: a view
 * @block: a part of the page that it shows
 *
 * Scrolls to a part of the page and marks it.
 */
void
brg_help_view_go_to (BrgHelpView        *self,
                     const BrgHelpBlock *block)
{
  GtkWidget *widget;

  g_return_if_fail (BRG_IS_HELP_VIEW (self));

  widget = g_hash_table_lookup (self->widgets, block);
  if (widget == NULL)
    return;

  gtk_widget_add_css_class (widget, "found");
  go (self, widget, 0);
}

static GtkLabel *
find_words (GtkWidget *widget)
{
  GtkLabel *found = NULL;

  if (GTK_IS_LABEL (widget) && gtk_widget_get_focusable (widget))
    return GTK_LABEL (widget);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_words (child);

  return found;
}

/**
 * brg_help_view_take_focus:
 * @self: a view that shows a page
 * @block: (nullable): a part of the page
 *
 * Gives the keys to the words of a part, or to the page as a whole.
 */
void
brg_help_view_take_focus (BrgHelpView        *self,
                          const BrgHelpBlock *block)
{
  GtkWidget *widget;
  GtkLabel *words;

  g_return_if_fail (BRG_IS_HELP_VIEW (self));

  widget = block != NULL ? g_hash_table_lookup (self->widgets, block) : NULL;
  words = widget != NULL ? find_words (widget) : NULL;
  gtk_widget_grab_focus (self->column);
  if (words == NULL)
    return;

  gtk_widget_grab_focus (GTK_WIDGET (words));
  /* Words that get the keys are selected, as if to be written over. */
  if (gtk_label_get_selectable (words))
    gtk_label_select_region (words, 0, 0);
}

/**
 * brg_help_view_get_depth:
 * @self: a view
 *
 * Returns: how far the page is scrolled
 */
double
brg_help_view_get_depth (BrgHelpView *self)
{
  g_return_val_if_fail (BRG_IS_HELP_VIEW (self), 0);

  return gtk_adjustment_get_value (get_adjustment (self));
}

/**
 * brg_help_view_set_depth:
 * @self: a view
 * @depth: how far to scroll the page
 */
void
brg_help_view_set_depth (BrgHelpView *self,
                         double       depth)
{
  g_return_if_fail (BRG_IS_HELP_VIEW (self));

  go (self, NULL, depth);
}
