/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/brg-recent-strip.h"

#include <glib/gi18n.h>

#include "app/brg-digest-words.h"

/* As many as stand beside each other in a small window. */
#define MAX_CARDS 4

/* While many games are read, the cards are made anew no more often than this, in milliseconds. */
#define PAUSE 200

#define CARD_WIDTH     208
#define PICTURE_HEIGHT 104

/**
 * BrgRecentStrip:
 *
 * The latest games, as a row of cards with pictures. It hides while there are none.
 */
struct _BrgRecentStrip
{
  GtkWidget parent_instance;

  GtkWidget *heading;
  GtkWidget *cards;
  BrgArchive *archive;
  BrgGallery *gallery;
  guint timeout;
};

G_DEFINE_FINAL_TYPE (BrgRecentStrip, brg_recent_strip, GTK_TYPE_WIDGET)

static void
add_line (GtkWidget  *box,
          char       *words,
          const char *style)
{
  GtkWidget *label = gtk_label_new (words);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 1);
  gtk_widget_set_margin_start (label, 6);
  gtk_widget_set_margin_end (label, 6);
  if (style != NULL)
    gtk_widget_add_css_class (label, style);
  gtk_box_append (GTK_BOX (box), label);
  g_free (words);
}

static void
name_card (GtkWidget *card,
           BrgDigest *digest)
{
  g_autofree char *names = brg_digest_words_seats (digest);
  g_autofree char *state = brg_digest_words_state (digest);
  g_autofree char *date = brg_digest_words_date (digest);
  g_autofree char *words = g_strconcat (names, "; ", state, "; ", date, NULL);
  g_autofree char *lines = g_strconcat (names, "\n", state, "\n", date, NULL);

  gtk_accessible_update_property (GTK_ACCESSIBLE (card), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
  gtk_widget_set_tooltip_text (card, lines);
}

static GtkWidget *
new_card (BrgRecentStrip *self,
          BrgDigest      *digest)
{
  GtkWidget *card = gtk_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *miniature = brg_miniature_new ();

  gtk_widget_set_size_request (miniature, CARD_WIDTH, PICTURE_HEIGHT);
  gtk_box_append (GTK_BOX (box), miniature);
  add_line (box, brg_digest_words_seats (digest), "heading");
  add_line (box, brg_digest_words_state (digest), NULL);
  add_line (box, brg_digest_words_date (digest), "caption");

  gtk_widget_add_css_class (card, "card");
  gtk_widget_add_css_class (card, "game");
  gtk_button_set_child (GTK_BUTTON (card), box);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (card), "s", digest->path);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (card), "win.open-game");
  name_card (card, digest);
  brg_gallery_hang (self->gallery, BRG_MINIATURE (miniature), digest);

  return card;
}

static void
fill (BrgRecentStrip *self)
{
  GListModel *games = brg_archive_get_games (self->archive);
  guint n = MIN (g_list_model_get_n_items (games), MAX_CARDS);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (self->cards)) != NULL)
    gtk_box_remove (GTK_BOX (self->cards), child);
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (BrgDigest) digest = g_list_model_get_item (games, i);

      gtk_box_append (GTK_BOX (self->cards), new_card (self, digest));
    }
  gtk_widget_set_visible (GTK_WIDGET (self), n > 0);
}

static gboolean
timeout_cb (gpointer data)
{
  BrgRecentStrip *self = data;

  self->timeout = 0;
  fill (self);

  return G_SOURCE_REMOVE;
}

/* Only what is seen is worth being made anew. */
static void
items_changed_cb (BrgRecentStrip *self,
                  guint           position)
{
  if (position < MAX_CARDS && self->timeout == 0)
    self->timeout = g_timeout_add (PAUSE, timeout_cb, self);
}

static void
brg_recent_strip_dispose (GObject *object)
{
  BrgRecentStrip *self = BRG_RECENT_STRIP (object);

  g_clear_handle_id (&self->timeout, g_source_remove);
  g_clear_pointer (&self->heading, gtk_widget_unparent);
  g_clear_pointer (&self->cards, gtk_widget_unparent);
  g_clear_object (&self->archive);
  g_clear_object (&self->gallery);

  G_OBJECT_CLASS (brg_recent_strip_parent_class)->dispose (object);
}

static void
brg_recent_strip_class_init (BrgRecentStripClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = brg_recent_strip_dispose;

  gtk_widget_class_set_css_name (widget_class, "recentstrip");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
}

static void
brg_recent_strip_init (BrgRecentStrip *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), 9);

  self->heading = gtk_label_new (_("Recent games"));
  gtk_label_set_xalign (GTK_LABEL (self->heading), 0);
  gtk_widget_add_css_class (self->heading, "heading");
  gtk_widget_set_parent (self->heading, GTK_WIDGET (self));

  self->cards = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  gtk_widget_set_parent (self->cards, GTK_WIDGET (self));
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

/*< private >
 * brg_recent_strip_set_archive:
 * @self: a strip without games
 * @archive: where the games come from
 * @gallery: where their pictures come from
 */
void
brg_recent_strip_set_archive (BrgRecentStrip *self,
                              BrgArchive     *archive,
                              BrgGallery     *gallery)
{
  self->archive = g_object_ref (archive);
  self->gallery = g_object_ref (gallery);
  g_signal_connect_object (brg_archive_get_games (archive), "items-changed",
                           G_CALLBACK (items_changed_cb), self, G_CONNECT_SWAPPED);
  fill (self);
}
