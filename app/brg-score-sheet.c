/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/brg-score-sheet.h"

#include <glib/gi18n.h>

#include "app/brg-score-picture.h"
#include "app/brg-score-rounds.h"
#include "app/brg-score-text.h"
#include "app/brg-score-words.h"
#include "core/engine/brg-file.h"
#include "ui/brg-news.h"
#include "ui/brg-seat-mark.h"

/**
 * BrgScoreSheet:
 *
 * Where the points of every seat came from, by source and by round, and who won.
 */
struct _BrgScoreSheet
{
  AdwWindow parent_instance;

  AdwToastOverlay *toasts;
  BrgNews *news;
  GtkLabel *winner;
  GtkLabel *tie;
  GtkGrid *grid;
  BrgScoreRounds *rounds;

  BrgGame *game;
  BrgScoreTable *table;
  GtkFileChooserNative *chooser;
  gboolean as_picture;
  int n_rows;
};

enum
{
  SIGNAL_REPLAY,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BrgScoreSheet, brg_score_sheet, ADW_TYPE_WINDOW)

/* ---- the grid ---- */

static void
attach (BrgScoreSheet *self,
        int            column,
        GtkWidget     *cell)
{
  gtk_grid_attach (self->grid, cell, column, self->n_rows, 1, 1);
}

static GtkWidget *
new_label (int         column,
           const char *words,
           const char *style)
{
  GtkWidget *label = gtk_label_new (words);

  gtk_label_set_xalign (GTK_LABEL (label), column == 0 ? 0.0f : 1.0f);
  gtk_widget_add_css_class (label, column == 0 ? "cause" : "numeric");
  if (style != NULL)
    gtk_widget_add_css_class (label, style);
  return label;
}

/* Who cannot see the columns goes from row to row, and hears all of one at once. */
static GtkWidget *
new_head (BrgScoreSheet     *self,
          const BrgScoreRow *row,
          const char        *style)
{
  GtkWidget *head = new_label (0, row->label, style);
  g_autoptr (GString) words = g_string_new (NULL);

  for (guint i = 0; i < self->table->ruleset->n_seats; i++)
    {
      g_autofree char *number = brg_score_words_number (row, i);

      g_string_append_printf (words, "%s%s: %s", i > 0 ? C_("list", ", ") : "",
                              self->table->names[i], number);
    }
  /* No other label gets the keys. */
  gtk_label_set_selectable (GTK_LABEL (head), TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (head), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  words->str, -1);

  return head;
}

static void
add_row (BrgScoreSheet     *self,
         const BrgScoreRow *row,
         const char        *style)
{
  attach (self, 0, new_head (self, row, style));
  for (guint i = 0; i < self->table->ruleset->n_seats; i++)
    {
      g_autofree char *number = brg_score_words_number (row, i);

      attach (self, (int) i + 1, new_label ((int) i + 1, number, style));
    }
  self->n_rows++;
}

static void
add_line (BrgScoreSheet *self)
{
  gtk_grid_attach (self->grid, gtk_separator_new (GTK_ORIENTATION_HORIZONTAL), 0, self->n_rows,
                   (int) self->table->ruleset->n_seats + 1, 1);
  self->n_rows++;
}

static void
add_heads (BrgScoreSheet *self)
{
  for (guint i = 0; i < self->table->ruleset->n_seats; i++)
    {
      GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
      GtkWidget *mark = brg_seat_mark_new ();
      GtkWidget *label = gtk_label_new (self->table->names[i]);

      brg_seat_mark_set_seat (BRG_SEAT_MARK (mark), self->table->ruleset, i);
      gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
      gtk_label_set_max_width_chars (GTK_LABEL (label), 14);
      gtk_widget_add_css_class (label, "heading");
      gtk_widget_set_halign (box, GTK_ALIGN_END);
      gtk_box_append (GTK_BOX (box), mark);
      gtk_box_append (GTK_BOX (box), label);
      attach (self, (int) i + 1, box);
    }
  self->n_rows++;
}

static void
add_rows (BrgScoreSheet *self)
{
  static const char * const styles[] = {
    [BRG_SCORE_TOTAL] = "heading", [BRG_SCORE_PLACE] = NULL, [BRG_SCORE_TIE] = "dim-label",
  };
  BrgScoreKind last = BRG_SCORE_CAUSE;

  for (guint i = 0; i < self->table->rows->len; i++)
    {
      const BrgScoreRow *row = self->table->rows->pdata[i];

      if (row->kind != last && row->kind != BRG_SCORE_PLACE)
        add_line (self);
      add_row (self, row, styles[row->kind]);
      last = row->kind;
    }
}

/* ---- saving ---- */

static void
tell_failure (BrgScoreSheet *self,
              const char    *sentence)
{
  GtkWidget *dialog
      = adw_message_dialog_new (GTK_WINDOW (self), _("Could Not Save the Scores"), NULL);

  adw_message_dialog_set_body (ADW_MESSAGE_DIALOG (dialog), sentence);
  adw_message_dialog_add_response (ADW_MESSAGE_DIALOG (dialog), "close", _("_Close"));
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
tell_success (BrgScoreSheet *self)
{
  brg_news_tell (self->news, _("The scores are saved."), NULL, NULL);
}

static GBytes *
make_contents (BrgScoreSheet *self)
{
  char *text;

  if (self->as_picture)
    return brg_score_picture_to_png (self->table);

  text = brg_score_text (self->table);
  return g_bytes_new_take (text, strlen (text));
}

static void
save_to (BrgScoreSheet *self,
         const char    *path)
{
  g_autoptr (GBytes) contents = make_contents (self);
  g_autoptr (GError) error = NULL;
  gsize length;
  const char *bytes = g_bytes_get_data (contents, &length);

  if (brg_file_replace (path, bytes, (gssize) length, &error))
    tell_success (self);
  else
    tell_failure (self, error->message);
}

static void
drop_chooser (BrgScoreSheet *self)
{
  if (self->chooser != NULL)
    gtk_native_dialog_destroy (GTK_NATIVE_DIALOG (self->chooser));
  g_clear_object (&self->chooser);
}

static void
response_cb (BrgScoreSheet        *self,
             int                   response,
             GtkFileChooserNative *chooser)
{
  g_autoptr (GFile) file = NULL;
  g_autofree char *path = NULL;

  if (response == GTK_RESPONSE_ACCEPT)
    file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser));
  path = file != NULL ? g_file_get_path (file) : NULL;
  drop_chooser (self);
  if (path != NULL)
    save_to (self, path);
  else if (file != NULL)
    tell_failure (self, _("Only files on this computer can be written."));
}

static void
ask_where (BrgScoreSheet *self,
           gboolean       as_picture)
{
  /* Translators: the name that a file with the scores is given at first */
  g_autofree char *name = g_strconcat (C_("file", "Scores"), as_picture ? ".png" : ".txt", NULL);

  /* A key may still arrive when the sheet has gone. */
  if (!gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;

  drop_chooser (self);
  self->as_picture = as_picture;
  self->chooser = gtk_file_chooser_native_new (_("Save Scores"), GTK_WINDOW (self),
                                               GTK_FILE_CHOOSER_ACTION_SAVE, _("_Save"), NULL);
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (self->chooser), TRUE);
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (self->chooser), name);
  g_signal_connect_object (self->chooser, "response", G_CALLBACK (response_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (self->chooser));
}

static void
save_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  ask_where (BRG_SCORE_SHEET (widget), g_str_has_suffix (name, "picture"));
}

static void
replay_action (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  BrgScoreSheet *self = BRG_SCORE_SHEET (widget);
  g_autoptr (BrgGame) game = g_object_ref (self->game);

  g_signal_emit (self, signals[SIGNAL_REPLAY], 0, game);
  gtk_window_close (GTK_WINDOW (self));
}

/* ---- the object ---- */

static void
brg_score_sheet_dispose (GObject *object)
{
  BrgScoreSheet *self = BRG_SCORE_SHEET (object);

  drop_chooser (self);
  g_clear_object (&self->news);
  g_clear_object (&self->game);
  g_clear_pointer (&self->table, brg_score_table_unref);

  G_OBJECT_CLASS (brg_score_sheet_parent_class)->dispose (object);
}

static void
brg_score_sheet_class_init (BrgScoreSheetClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = brg_score_sheet_dispose;

  signals[SIGNAL_REPLAY] = g_signal_new ("replay", BRG_TYPE_SCORE_SHEET, G_SIGNAL_RUN_LAST,
                                         0, NULL, NULL, NULL, G_TYPE_NONE, 1, BRG_TYPE_GAME);

  g_type_ensure (BRG_TYPE_SCORE_ROUNDS);
  gtk_widget_class_install_action (widget_class, "scores.replay", NULL, replay_action);
  gtk_widget_class_install_action (widget_class, "scores.save-picture", NULL, save_action);
  gtk_widget_class_install_action (widget_class, "scores.save-text", NULL, save_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/burgrave/Burgrave/app/brg-score-sheet.ui");
  gtk_widget_class_bind_template_child (widget_class, BrgScoreSheet, toasts);
  gtk_widget_class_bind_template_child (widget_class, BrgScoreSheet, winner);
  gtk_widget_class_bind_template_child (widget_class, BrgScoreSheet, tie);
  gtk_widget_class_bind_template_child (widget_class, BrgScoreSheet, grid);
  gtk_widget_class_bind_template_child (widget_class, BrgScoreSheet, rounds);
}

static void
brg_score_sheet_init (BrgScoreSheet *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->news = brg_news_new (self->toasts);
}

/*< private >
 * brg_score_sheet_new:
 * @parent: the window to stand above
 * @game: a game, over or not
 *
 * Returns: (transfer none): a window that has not been shown yet
 */
GtkWidget *
brg_score_sheet_new (GtkWindow *parent,
                     BrgGame   *game)
{
  BrgScoreSheet *self = g_object_new (BRG_TYPE_SCORE_SHEET, "transient-for", parent, NULL);

  self->game = g_object_ref (game);
  self->table = brg_score_table_new (game);
  gtk_label_set_label (self->winner, self->table->title);
  gtk_label_set_label (self->tie, self->table->tie != NULL ? self->table->tie : "");
  gtk_widget_set_visible (GTK_WIDGET (self->tie), self->table->tie != NULL);
  add_heads (self);
  add_rows (self);
  brg_score_rounds_set_table (self->rounds, self->table);

  return GTK_WIDGET (self);
}
