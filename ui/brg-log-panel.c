/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "ui/brg-log-panel.h"

#include "ui/brg-log-line.h"
#include "ui/brg-seat-mark.h"

#define N_FRAMES 3

/**
 * BrgLogPanel:
 *
 * Everything that happened in a game, in words, the latest below.
 */
struct _BrgLogPanel
{
  GtkWidget parent_instance;

  GtkListView *list;
  GtkNoSelection *selection;
  GListStore *lines;
  guint tick;
  guint frames;
  gpointer pointed;
};

G_DEFINE_FINAL_TYPE (BrgLogPanel, brg_log_panel, GTK_TYPE_WIDGET)

enum
{
  SIGNAL_POINTED,
  SIGNAL_CUTTING,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* ---- pointing at a line ---- */

static void
point (BrgLogPanel *self,
       GtkWidget   *row)
{
  BrgLogLine *line = row != NULL ? g_object_get_data (G_OBJECT (row), "line") : NULL;

  if (row == self->pointed)
    return;

  self->pointed = row;
  g_signal_emit (self, signals[SIGNAL_POINTED], 0, line != NULL ? brg_log_line_get_event (line) : NULL);
}

/* What the list keeps a row in has the pointer or the keys. */
static void
flags_changed_cb (GtkWidget     *row,
                  GtkStateFlags  before,
                  GtkWidget     *item)
{
  GtkWidget *panel = gtk_widget_get_ancestor (item, BRG_TYPE_LOG_PANEL);
  BrgLogPanel *self;
  GtkStateFlags wanted = GTK_STATE_FLAG_PRELIGHT | GTK_STATE_FLAG_FOCUSED;

  if (panel == NULL)
    return;

  self = BRG_LOG_PANEL (panel);
  if ((gtk_widget_get_state_flags (item) & wanted) != 0)
    point (self, row);
  else if (self->pointed == row)
    point (self, NULL);
}

/* A screen reader meets one thing for each line, which says it all. */
static void
tell_line (GtkWidget *row)
{
  BrgLogLine *line = g_object_get_data (G_OBJECT (row), "line");
  GtkWidget *item = gtk_widget_get_parent (row);

  if (line != NULL && item != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (item), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                    brg_log_line_get_text (line), -1);
}

/* The list makes that thing, and may put a row into another one. */
static void
parent_changed_cb (GtkWidget *row)
{
  GtkWidget *item = gtk_widget_get_parent (row);
  GtkWidget *before = g_object_get_data (G_OBJECT (row), "item");

  if (before != NULL)
    g_signal_handlers_disconnect_by_data (before, row);
  /* Not owned: it owns the row, which leaves it before it goes. */
  g_object_set_data (G_OBJECT (row), "item", item);
  if (item != NULL)
    g_signal_connect_object (item, "state-flags-changed", G_CALLBACK (flags_changed_cb), row,
                             G_CONNECT_SWAPPED);
  tell_line (row);
}

/* ---- rows ---- */

static void
setup_cb (GtkSignalListItemFactory *factory,
          GtkListItem              *item,
          gpointer                  user_data)
{
  GtkWidget *row = g_object_new (GTK_TYPE_BOX, "spacing", 8, "accessible-role",
                                 GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_box_append (GTK_BOX (row), brg_seat_mark_new ());
  gtk_box_append (GTK_BOX (row), label);
  g_signal_connect (row, "notify::parent", G_CALLBACK (parent_changed_cb), NULL);
  gtk_list_item_set_child (item, row);
  parent_changed_cb (row);
  gtk_list_item_set_activatable (item, FALSE);
}

static void
bind_cb (GtkSignalListItemFactory *factory,
         GtkListItem              *item,
         gpointer                  user_data)
{
  BrgLogLine *line = gtk_list_item_get_item (item);
  GtkWidget *row = gtk_list_item_get_child (item);
  GtkWidget *mark = gtk_widget_get_first_child (row);
  GtkWidget *label = gtk_widget_get_last_child (row);
  guint seat = brg_log_line_get_event (line)->seat;

  g_object_set_data_full (G_OBJECT (row), "line", g_object_ref (line), g_object_unref);
  tell_line (row);
  gtk_label_set_label (GTK_LABEL (label), brg_log_line_get_text (line));
  brg_seat_mark_set_seat (BRG_SEAT_MARK (mark), brg_log_line_get_ruleset (line), seat);
  gtk_widget_set_visible (mark, seat != BRG_NO_SEAT);
  if (seat == BRG_NO_SEAT)
    gtk_widget_add_css_class (label, "heading");
  else
    gtk_widget_remove_css_class (label, "heading");
}

static gboolean
scroll_cb (GtkWidget     *widget,
           GdkFrameClock *clock,
           gpointer       user_data)
{
  BrgLogPanel *self = BRG_LOG_PANEL (widget);
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->selection));

  if (n > 0 && gtk_widget_get_mapped (GTK_WIDGET (self->list)))
    gtk_widget_activate_action (GTK_WIDGET (self->list), "list.scroll-to-item", "u", n - 1);
  if (--self->frames > 0)
    return G_SOURCE_CONTINUE;

  self->tick = 0;
  return G_SOURCE_REMOVE;
}

/* The latest is to be seen. The list knows how high its new rows are only after a frame in which it
 * showed them, and only then can it go to their end. */
static void
items_changed_cb (BrgLogPanel *self)
{
  self->frames = N_FRAMES;
  if (self->tick == 0)
    self->tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), scroll_cb, NULL, NULL);
}

/* GTK 4.8 complains if somebody scrolls after lines went and before it knows how high those are that
 * came for them. At the top of a short list there is nothing to scroll. */
static void
hold_still (BrgLogPanel *self)
{
  GtkAdjustment *adjustment = gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (self->list));
  double page = gtk_adjustment_get_page_size (adjustment);

  if (gtk_no_selection_get_model (self->selection) != NULL)
    gtk_adjustment_configure (adjustment, 0, 0, page, 0, 0, page);
}

/* The list makes rows as soon as it knows lines; so it knows them only while it can be seen. */
static void
map_cb (BrgLogPanel *self)
{
  gtk_no_selection_set_model (self->selection, G_LIST_MODEL (self->lines));
}

static void
unmap_cb (BrgLogPanel *self)
{
  hold_still (self);
  gtk_no_selection_set_model (self->selection, NULL);
}

static void
brg_log_panel_dispose (GObject *object)
{
  BrgLogPanel *self = BRG_LOG_PANEL (object);
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self));

  if (child != NULL)
    gtk_widget_unparent (child);
  g_clear_object (&self->lines);

  G_OBJECT_CLASS (brg_log_panel_parent_class)->dispose (object);
}

static void
brg_log_panel_class_init (BrgLogPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = brg_log_panel_dispose;

  signals[SIGNAL_POINTED] = g_signal_new ("pointed", BRG_TYPE_LOG_PANEL, G_SIGNAL_RUN_LAST,
                                          0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);

  signals[SIGNAL_CUTTING] = g_signal_new ("cutting", BRG_TYPE_LOG_PANEL, G_SIGNAL_RUN_LAST,
                                          0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_css_name (widget_class, "logpanel");
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/burgrave/Burgrave/ui/brg-log-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, BrgLogPanel, list);
  gtk_widget_class_bind_template_child (widget_class, BrgLogPanel, selection);
}

static void
brg_log_panel_init (BrgLogPanel *self)
{
  g_autoptr (GtkListItemFactory) factory = gtk_signal_list_item_factory_new ();

  gtk_widget_init_template (GTK_WIDGET (self));

  self->lines = g_list_store_new (BRG_TYPE_LOG_LINE);
  g_signal_connect (factory, "setup", G_CALLBACK (setup_cb), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_cb), NULL);
  gtk_list_view_set_factory (self->list, factory);

  g_signal_connect_object (self->selection, "items-changed", G_CALLBACK (items_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect (self, "cutting", G_CALLBACK (hold_still), NULL);
  g_signal_connect (self, "map", G_CALLBACK (map_cb), NULL);
  g_signal_connect (self, "unmap", G_CALLBACK (unmap_cb), NULL);
  g_signal_connect_object (gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (self->list)),
                           "notify::page-size", G_CALLBACK (items_changed_cb), self,
                           G_CONNECT_SWAPPED);
}

/**
 * brg_log_panel_new:
 *
 * Returns: (transfer floating): an empty log
 */
GtkWidget *
brg_log_panel_new (void)
{
  return g_object_new (BRG_TYPE_LOG_PANEL, NULL);
}

/* ---- lines ---- */

/**
 * brg_log_panel_append:
 * @self: a log
 * @ruleset: the rules
 * @events: (array length=n_events): what happened
 * @n_events: how much
 */
void
brg_log_panel_append (BrgLogPanel    *self,
                      BrgRuleset     *ruleset,
                      const BrgEvent *events,
                      guint           n_events)
{
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_object_unref);

  g_return_if_fail (BRG_IS_LOG_PANEL (self));

  brg_log_line_collect (lines, ruleset, events, n_events);
  g_list_store_splice (self->lines, g_list_model_get_n_items (G_LIST_MODEL (self->lines)), 0,
                       lines->pdata, lines->len);
}

/* How many lines need not be said anew. */
static guint
count_same (BrgLogPanel *self,
            GPtrArray   *lines)
{
  guint n = MIN (g_list_model_get_n_items (G_LIST_MODEL (self->lines)), lines->len);

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (BrgLogLine) line = g_list_model_get_item (G_LIST_MODEL (self->lines), i);

      if (!brg_log_line_equal (line, lines->pdata[i]))
        return i;
    }

  return n;
}

/**
 * brg_log_panel_fill:
 * @self: a log
 * @game: (nullable): a game
 *
 * Says all that has happened in @game so far, and nothing else.
 */
void
brg_log_panel_fill (BrgLogPanel *self,
                    BrgGame     *game)
{
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_object_unref);
  guint n_before, n_same;

  g_return_if_fail (BRG_IS_LOG_PANEL (self));

  for (guint i = 0; game != NULL && i <= brg_game_get_n_moves (game); i++)
    {
      guint n_events;
      const BrgEvent *events = brg_game_get_events (game, i, &n_events);

      brg_log_line_collect (lines, brg_game_get_ruleset (game), events, n_events);
    }

  n_before = g_list_model_get_n_items (G_LIST_MODEL (self->lines));
  n_same = count_same (self, lines);
  if (n_same < n_before)
    g_signal_emit (self, signals[SIGNAL_CUTTING], 0);
  g_list_store_splice (self->lines, n_same, n_before - n_same, lines->pdata + n_same,
                       lines->len - n_same);
}

/**
 * brg_log_panel_follow:
 * @self: a log
 * @other: another one
 *
 * Says whatever @other says, and nothing else.
 */
void
brg_log_panel_follow (BrgLogPanel *self,
                      BrgLogPanel *other)
{
  g_return_if_fail (BRG_IS_LOG_PANEL (self));
  g_return_if_fail (BRG_IS_LOG_PANEL (other));

  g_set_object (&self->lines, other->lines);
  g_signal_connect_object (other, "cutting", G_CALLBACK (hold_still), self, G_CONNECT_SWAPPED);
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    map_cb (self);
}
