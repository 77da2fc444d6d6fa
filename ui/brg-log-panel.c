/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "ui/brg-log-panel.h"

#include "core/engine/brg-narrator.h"
#include "ui/brg-seat-mark.h"

#define N_FRAMES 3

/* ---- a line ---- */

#define BRG_TYPE_LOG_LINE (brg_log_line_get_type ())
G_DECLARE_FINAL_TYPE (BrgLogLine, brg_log_line, BRG, LOG_LINE, GObject)

struct _BrgLogLine
{
  GObject parent_instance;

  BrgRuleset *ruleset;
  char *text;
  BrgEvent event;
};

G_DEFINE_FINAL_TYPE (BrgLogLine, brg_log_line, G_TYPE_OBJECT)

static void
brg_log_line_finalize (GObject *object)
{
  BrgLogLine *self = BRG_LOG_LINE (object);

  brg_ruleset_unref (self->ruleset);
  g_free (self->text);

  G_OBJECT_CLASS (brg_log_line_parent_class)->finalize (object);
}

static void
brg_log_line_class_init (BrgLogLineClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = brg_log_line_finalize;
}

static void
brg_log_line_init (BrgLogLine *self)
{
}

/* ---- the panel ---- */

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
  g_signal_emit (self, signals[SIGNAL_POINTED], 0, line != NULL ? &line->event : NULL);
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
}

/* ---- rows ---- */

static void
setup_cb (GtkSignalListItemFactory *factory,
          GtkListItem              *item,
          gpointer                  user_data)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
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

  g_object_set_data_full (G_OBJECT (row), "line", g_object_ref (line), g_object_unref);
  gtk_label_set_label (GTK_LABEL (label), line->text);
  brg_seat_mark_set_seat (BRG_SEAT_MARK (mark), line->ruleset, line->event.seat);
  gtk_widget_set_visible (mark, line->event.seat != BRG_NO_SEAT);
  if (line->event.seat == BRG_NO_SEAT)
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
  gtk_no_selection_set_model (self->selection, G_LIST_MODEL (self->lines));
  g_signal_connect (factory, "setup", G_CALLBACK (setup_cb), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_cb), NULL);
  gtk_list_view_set_factory (self->list, factory);

  g_signal_connect_object (self->selection, "items-changed", G_CALLBACK (items_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect (self, "map", G_CALLBACK (items_changed_cb), NULL);
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
  g_return_if_fail (BRG_IS_LOG_PANEL (self));

  for (guint i = 0; i < n_events; i++)
    {
      g_autofree char *text = brg_narrator_event (ruleset, &events[i]);
      g_autoptr (BrgLogLine) line = NULL;

      if (text == NULL)
        continue;

      line = g_object_new (BRG_TYPE_LOG_LINE, NULL);
      line->ruleset = brg_ruleset_ref (ruleset);
      line->text = g_steal_pointer (&text);
      line->event = events[i];
      g_list_store_append (self->lines, line);
    }
}

/**
 * brg_log_panel_fill:
 * @self: a log
 * @game: (nullable): a game
 *
 * Says anew all that has happened in @game so far.
 */
void
brg_log_panel_fill (BrgLogPanel *self,
                    BrgGame     *game)
{
  g_return_if_fail (BRG_IS_LOG_PANEL (self));

  g_list_store_remove_all (self->lines);
  for (guint i = 0; game != NULL && i <= brg_game_get_n_moves (game); i++)
    {
      guint n_events;
      const BrgEvent *events = brg_game_get_events (game, i, &n_events);

      brg_log_panel_append (self, brg_game_get_ruleset (game), events, n_events);
    }
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
  gtk_no_selection_set_model (self->selection, G_LIST_MODEL (self->lines));
}
