/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Small news, of which the last one counts.
 *
 * libadwaita 1.2 crashes if a toast goes while it is still coming up in place of another one. So
 * there is one toast at a time: new words go into the toast that is there, and wait if it is just
 * leaving. */

#include "config.h"

#include "ui/brg-news.h"

#define SECONDS 4

typedef struct
{
  char *sentence;
  char *button;
  char *action;
} Words;

struct _BrgNews
{
  GObject parent_instance;

  AdwToastOverlay *toasts;
  /* What is shown, until it has left the window. */
  AdwToast *toast;
  gboolean leaving;
  guint timer;
  /* What comes when it has left. */
  Words *next;
  guint idle;
};

G_DEFINE_FINAL_TYPE (BrgNews, brg_news, G_TYPE_OBJECT)

static void
words_free (Words *words)
{
  g_free (words->sentence);
  g_free (words->button);
  g_free (words->action);
  g_free (words);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Words, words_free)

static Words *
words_new (const char *sentence,
           const char *button,
           const char *action)
{
  Words *words = g_new (Words, 1);

  words->sentence = g_markup_escape_text (sentence, -1);
  words->button = g_strdup (button);
  words->action = g_strdup (action);
  return words;
}

/* ---- going ---- */

/* Who points at a toast is reading it. */
static gboolean
is_pointed_at (BrgNews *self)
{
  GtkWidget *shown = gtk_widget_get_last_child (GTK_WIDGET (self->toasts));

  return (gtk_widget_get_state_flags (shown) & GTK_STATE_FLAG_PRELIGHT) != 0;
}

static gboolean
time_out_cb (gpointer data)
{
  BrgNews *self = data;

  if (is_pointed_at (self))
    return G_SOURCE_CONTINUE;
  self->timer = 0;
  adw_toast_dismiss (self->toast);
  return G_SOURCE_REMOVE;
}

static void
start_timer (BrgNews *self)
{
  g_clear_handle_id (&self->timer, g_source_remove);
  self->timer = g_timeout_add_seconds (SECONDS, time_out_cb, self);
}

static void
dismissed_cb (BrgNews *self)
{
  self->leaving = TRUE;
  g_clear_handle_id (&self->timer, g_source_remove);
}

/* ---- coming ---- */

static void show_next (BrgNews *self);

static gboolean
idle_cb (gpointer data)
{
  BrgNews *self = data;

  self->idle = 0;
  show_next (self);
  return G_SOURCE_REMOVE;
}

/* The overlay is still busy with the toast that it drops. */
static void
gone_cb (gpointer  data,
         GObject  *toast)
{
  BrgNews *self = data;

  self->toast = NULL;
  g_clear_handle_id (&self->timer, g_source_remove);
  if (self->next != NULL)
    self->idle = g_idle_add (idle_cb, self);
}

static void
make_toast (BrgNews *self)
{
  self->toast = adw_toast_new ("");
  self->leaving = FALSE;
  adw_toast_set_timeout (self->toast, 0);
  g_object_weak_ref (G_OBJECT (self->toast), gone_cb, self);
  g_signal_connect_object (self->toast, "dismissed", G_CALLBACK (dismissed_cb), self,
                           G_CONNECT_SWAPPED);
}

static void
show_next (BrgNews *self)
{
  g_autoptr (Words) words = g_steal_pointer (&self->next);
  gboolean is_new = self->toast == NULL;

  if (is_new)
    make_toast (self);
  adw_toast_set_title (self->toast, words->sentence);
  adw_toast_set_button_label (self->toast, words->button);
  adw_toast_set_action_name (self->toast, words->action);
  if (is_new)
    adw_toast_overlay_add_toast (self->toasts, self->toast);
  start_timer (self);
}

/*
 * brg_news_tell:
 * @self: the news of a window
 * @sentence: what a person should know
 * @button: (nullable): the label of a button that leads on
 * @action: (nullable): the name of the action of that button
 *
 * Shows a sentence for some seconds, in place of the last one: that is not worth waiting for.
 */
void
brg_news_tell (BrgNews    *self,
               const char *sentence,
               const char *button,
               const char *action)
{
  g_return_if_fail (BRG_IS_NEWS (self));
  g_return_if_fail (sentence != NULL);

  g_clear_pointer (&self->next, words_free);
  self->next = words_new (sentence, button, action);
  if (self->idle == 0 && (self->toast == NULL || !self->leaving))
    show_next (self);
}

/* ---- making ---- */

static void
brg_news_dispose (GObject *object)
{
  BrgNews *self = BRG_NEWS (object);

  if (self->toast != NULL)
    g_object_weak_unref (G_OBJECT (self->toast), gone_cb, self);
  self->toast = NULL;
  g_clear_handle_id (&self->timer, g_source_remove);
  g_clear_handle_id (&self->idle, g_source_remove);
  g_clear_pointer (&self->next, words_free);
  g_clear_object (&self->toasts);

  G_OBJECT_CLASS (brg_news_parent_class)->dispose (object);
}

static void
brg_news_class_init (BrgNewsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = brg_news_dispose;
}

static void
brg_news_init (BrgNews *self)
{
}

/*
 * brg_news_new:
 * @toasts: where toasts of this window are shown, and no others than by this object
 *
 * Returns: (transfer full): the news of a window
 */
BrgNews *
brg_news_new (AdwToastOverlay *toasts)
{
  BrgNews *self;

  g_return_val_if_fail (ADW_IS_TOAST_OVERLAY (toasts), NULL);

  self = g_object_new (BRG_TYPE_NEWS, NULL);
  self->toasts = g_object_ref (toasts);
  return self;
}
