/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "ui/brg-guide-card.h"

#include <glib/gi18n-lib.h>

/**
 * BrgGuideCard:
 *
 * A card that tells one step of a guide at a time.
 */
struct _BrgGuideCard
{
  GtkWidget parent_instance;

  GtkLabel *title;
  GtkScrolledWindow *scroller;
  GtkLabel *past;
  GtkLabel *words;
  GtkLabel *advice;
  GtkWidget *back;
  GtkLabel *count;
  GtkButton *forward;
  guint idle;
};

enum
{
  SIGNAL_FORWARD,
  SIGNAL_BACK,
  SIGNAL_CLOSED,
  SIGNAL_HELP,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BrgGuideCard, brg_guide_card, GTK_TYPE_WIDGET)

static void
forward_cb (BrgGuideCard *self)
{
  g_signal_emit (self, signals[SIGNAL_FORWARD], 0);
}

static void
back_cb (BrgGuideCard *self)
{
  g_signal_emit (self, signals[SIGNAL_BACK], 0);
}

static void
closed_cb (BrgGuideCard *self)
{
  g_signal_emit (self, signals[SIGNAL_CLOSED], 0);
}

static gboolean
link_cb (BrgGuideCard *self,
         const char   *reference)
{
  g_signal_emit (self, signals[SIGNAL_HELP], 0, reference);
  return TRUE;
}

/* ---- the object ---- */

static void
brg_guide_card_dispose (GObject *object)
{
  GtkWidget *child;

  g_clear_handle_id (&BRG_GUIDE_CARD (object)->idle, g_source_remove);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (brg_guide_card_parent_class)->dispose (object);
}

static guint
new_signal (const char *name)
{
  return g_signal_new (name, BRG_TYPE_GUIDE_CARD, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                       G_TYPE_NONE, 0);
}

static void
brg_guide_card_class_init (BrgGuideCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = brg_guide_card_dispose;

  signals[SIGNAL_FORWARD] = new_signal ("forward");
  signals[SIGNAL_BACK] = new_signal ("back");
  signals[SIGNAL_CLOSED] = new_signal ("closed");
  signals[SIGNAL_HELP] = g_signal_new ("help", BRG_TYPE_GUIDE_CARD, G_SIGNAL_RUN_LAST, 0, NULL,
                                       NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);

  gtk_widget_class_set_css_name (widget_class, "guidecard");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/burgrave/Burgrave/ui/brg-guide-card.ui");
  gtk_widget_class_bind_template_child (widget_class, BrgGuideCard, title);
  gtk_widget_class_bind_template_child (widget_class, BrgGuideCard, scroller);
  gtk_widget_class_bind_template_child (widget_class, BrgGuideCard, past);
  gtk_widget_class_bind_template_child (widget_class, BrgGuideCard, words);
  gtk_widget_class_bind_template_child (widget_class, BrgGuideCard, advice);
  gtk_widget_class_bind_template_child (widget_class, BrgGuideCard, back);
  gtk_widget_class_bind_template_child (widget_class, BrgGuideCard, count);
  gtk_widget_class_bind_template_child (widget_class, BrgGuideCard, forward);
  gtk_widget_class_bind_template_callback (widget_class, forward_cb);
  gtk_widget_class_bind_template_callback (widget_class, back_cb);
  gtk_widget_class_bind_template_callback (widget_class, closed_cb);
  gtk_widget_class_bind_template_callback (widget_class, link_cb);
}

static void
brg_guide_card_init (BrgGuideCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * brg_guide_card_new:
 *
 * Returns: (transfer floating): a card that tells nothing
 */
GtkWidget *
brg_guide_card_new (void)
{
  return g_object_new (BRG_TYPE_GUIDE_CARD, NULL);
}

/* ---- what it tells ---- */

static void
set_line (GtkLabel   *label,
          const char *line)
{
  gtk_label_set_label (label, line != NULL ? line : "");
  gtk_widget_set_visible (GTK_WIDGET (label), line != NULL);
}

/**
 * brg_guide_card_tell:
 * @self: a card
 * @step: what it tells
 * @page: which of the steps that belong together this is, from 0
 * @n_pages: how many they are
 */
void
brg_guide_card_tell (BrgGuideCard       *self,
                     const BrgGuideStep *step,
                     guint               page,
                     guint               n_pages)
{
  /* Translators: which page of how many */
  g_autofree char *count = g_strdup_printf (_("%u of %u"), page + 1, n_pages);

  g_return_if_fail (BRG_IS_GUIDE_CARD (self));

  gtk_label_set_label (self->title, step->title);
  gtk_label_set_label (self->words, step->words);
  set_line (self->count, n_pages > 1 ? count : "");
  gtk_widget_set_visible (self->back, page > 0);
}

/**
 * brg_guide_card_set_past:
 * @self: a card
 * @past: (nullable): what has just been done
 */
void
brg_guide_card_set_past (BrgGuideCard *self,
                         const char   *past)
{
  /* Translators: %s is what a player has just done: “Take a mine with die 3” */
  g_autofree char *line = past != NULL ? g_strdup_printf (_("Done: %s"), past) : NULL;

  g_return_if_fail (BRG_IS_GUIDE_CARD (self));

  set_line (self->past, line);
}

/* Where there is not room for all, what could be done is seen rather than what was read before. */
static gboolean
scroll_cb (gpointer data)
{
  BrgGuideCard *self = data;
  GtkAdjustment *place = gtk_scrolled_window_get_vadjustment (self->scroller);
  gboolean at_end = gtk_widget_get_visible (GTK_WIDGET (self->advice));

  gtk_adjustment_set_value (place, at_end ? gtk_adjustment_get_upper (place) : 0);
  self->idle = 0;

  return G_SOURCE_REMOVE;
}

/**
 * brg_guide_card_set_advice:
 * @self: a card
 * @advice: (nullable): what could be done now
 */
void
brg_guide_card_set_advice (BrgGuideCard *self,
                           const char   *advice)
{
  g_return_if_fail (BRG_IS_GUIDE_CARD (self));

  set_line (self->advice, advice);
  /* When it has got its size. */
  if (self->idle == 0)
    self->idle = g_idle_add (scroll_cb, self);
}

/**
 * brg_guide_card_set_forward:
 * @self: a card
 * @forward: what its main button does
 */
void
brg_guide_card_set_forward (BrgGuideCard    *self,
                            BrgGuideForward  forward)
{
  static const char * const labels[] = {
    [BRG_GUIDE_FORWARD_NEXT] = NC_("guide", "Next"),
    [BRG_GUIDE_FORWARD_SHOW] = NC_("guide", "Show Me"),
    [BRG_GUIDE_FORWARD_DO] = NC_("guide", "Do It for Me"),
    [BRG_GUIDE_FORWARD_ENOUGH] = NC_("guide", "Go On"),
  };

  g_return_if_fail (BRG_IS_GUIDE_CARD (self));

  gtk_button_set_label (self->forward, g_dpgettext2 (GETTEXT_PACKAGE, "guide", labels[forward]));
  if (forward == BRG_GUIDE_FORWARD_NEXT)
    gtk_widget_add_css_class (GTK_WIDGET (self->forward), "suggested-action");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self->forward), "suggested-action");
}

/**
 * brg_guide_card_set_resting:
 * @self: a card
 * @resting: whether the learner has nothing to do with it just now
 */
void
brg_guide_card_set_resting (BrgGuideCard *self,
                            gboolean      resting)
{
  g_return_if_fail (BRG_IS_GUIDE_CARD (self));

  gtk_widget_set_sensitive (GTK_WIDGET (self->forward), !resting);
  gtk_widget_set_sensitive (self->back, !resting);
}

/**
 * brg_guide_card_go_forward:
 * @self: a card
 *
 * Does what its main button does, if that can be used.
 */
void
brg_guide_card_go_forward (BrgGuideCard *self)
{
  g_return_if_fail (BRG_IS_GUIDE_CARD (self));

  if (gtk_widget_is_sensitive (GTK_WIDGET (self->forward)))
    forward_cb (self);
}
