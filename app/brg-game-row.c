/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/brg-game-row.h"

#include <glib/gi18n.h>

#include "app/brg-digest-words.h"

/**
 * BrgGameRow:
 *
 * A game in a list: a small picture, who played, how it stands, and when that was.
 */
struct _BrgGameRow
{
  GtkWidget parent_instance;

  BrgMiniature *miniature;
  GtkLabel *names;
  GtkLabel *state;
  GtkLabel *date;
  GtkWidget *replay;
  GtkWidget *remove;
};

G_DEFINE_FINAL_TYPE (BrgGameRow, brg_game_row, GTK_TYPE_WIDGET)

static void
brg_game_row_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (brg_game_row_parent_class)->dispose (object);
}

static void
brg_game_row_class_init (BrgGameRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = brg_game_row_dispose;

  g_type_ensure (BRG_TYPE_MINIATURE);
  gtk_widget_class_set_css_name (widget_class, "gamerow");
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/burgrave/Burgrave/app/brg-game-row.ui");
  gtk_widget_class_bind_template_child (widget_class, BrgGameRow, miniature);
  gtk_widget_class_bind_template_child (widget_class, BrgGameRow, names);
  gtk_widget_class_bind_template_child (widget_class, BrgGameRow, state);
  gtk_widget_class_bind_template_child (widget_class, BrgGameRow, date);
  gtk_widget_class_bind_template_child (widget_class, BrgGameRow, replay);
  gtk_widget_class_bind_template_child (widget_class, BrgGameRow, remove);
}

static void
brg_game_row_init (BrgGameRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/*< private >
 * brg_game_row_new:
 *
 * Returns: (transfer floating): a row without a game
 */
GtkWidget *
brg_game_row_new (void)
{
  return g_object_new (BRG_TYPE_GAME_ROW, NULL);
}

/* A screen reader says of which game a button is. */
static void
name_button (GtkWidget *button,
             char      *words)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, words,
                                  -1);
  g_free (words);
}

static void
set_action (GtkWidget  *button,
            const char *action,
            BrgDigest  *digest)
{
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", digest->path);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
}

static void
set_buttons (BrgGameRow *self,
             BrgDigest  *digest,
             const char *names)
{
  set_action (self->replay, "win.replay-game", digest);
  set_action (self->remove, "win.remove-game", digest);
  /* Translators: %s is a list of players */
  name_button (self->replay, g_strdup_printf (_("Replay the game of %s"), names));
  if (digest->kept)
    {
      gtk_widget_set_tooltip_text (self->remove, _("Move to Trash"));
      /* Translators: %s is a list of players */
      name_button (self->remove, g_strdup_printf (_("Move the game of %s to the trash"), names));
    }
  else
    {
      gtk_widget_set_tooltip_text (self->remove, _("Take off the List"));
      /* Translators: %s is a list of players */
      name_button (self->remove, g_strdup_printf (_("Take the game of %s off the list"), names));
    }
}

/*< private >
 * brg_game_row_set_digest:
 * @self: a row
 * @digest: the game to show
 * @gallery: where its picture comes from
 */
void
brg_game_row_set_digest (BrgGameRow *self,
                         BrgDigest  *digest,
                         BrgGallery *gallery)
{
  g_autofree char *names = brg_digest_words_seats (digest);
  g_autofree char *state = brg_digest_words_state (digest);
  g_autofree char *date = brg_digest_words_date (digest);

  gtk_label_set_label (self->names, names);
  gtk_label_set_label (self->state, state);
  gtk_label_set_label (self->date, date);
  set_buttons (self, digest, names);
  brg_gallery_hang (gallery, self->miniature, digest);
}
