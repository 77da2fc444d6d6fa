/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "ui/brg-chip.h"

#include <glib/gi18n-lib.h>

#include "ui/brg-words.h"

#define MAX_DIGIT 9

/* In letters: what stands in one line in any case, and what one of two lines has more than half. */
#define SHORT 16
#define SLACK 6

/**
 * BrgChip:
 *
 * A button of the question bar: for a thing that nothing on the table stands for, or for a whole
 * move.
 */
struct _BrgChip
{
  GtkButton parent_instance;

  GtkLabel *label;
  BrgSubject subject;
  BrgMove move;
  char *outcome;
};

G_DEFINE_FINAL_TYPE (BrgChip, brg_chip, GTK_TYPE_BUTTON)

enum
{
  SIGNAL_POINTED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
brg_chip_state_flags_changed (GtkWidget     *widget,
                              GtkStateFlags  previous)
{
  const GtkStateFlags pointed
      = GTK_STATE_FLAG_PRELIGHT | GTK_STATE_FLAG_FOCUSED | GTK_STATE_FLAG_FOCUS_VISIBLE;

  GTK_WIDGET_CLASS (brg_chip_parent_class)->state_flags_changed (widget, previous);
  if (((gtk_widget_get_state_flags (widget) ^ previous) & pointed) != 0)
    g_signal_emit (widget, signals[SIGNAL_POINTED], 0);
}

static void
brg_chip_finalize (GObject *object)
{
  g_free (BRG_CHIP (object)->outcome);

  G_OBJECT_CLASS (brg_chip_parent_class)->finalize (object);
}

static void
brg_chip_class_init (BrgChipClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = brg_chip_finalize;
  GTK_WIDGET_CLASS (klass)->state_flags_changed = brg_chip_state_flags_changed;

  signals[SIGNAL_POINTED] = g_signal_new ("pointed", BRG_TYPE_CHIP, G_SIGNAL_RUN_LAST,
                                          0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
brg_chip_init (BrgChip *self)
{
}

/* ---- making ---- */

static GtkWidget *
digit_label (guint digit)
{
  g_autofree char *text = g_strdup_printf ("%u", digit);
  GtkWidget *label = gtk_label_new (text);

  gtk_widget_add_css_class (label, "keycap");
  gtk_widget_set_valign (label, GTK_ALIGN_CENTER);
  return label;
}

/* Where room is short the words stand in two lines. They are never cut off. */
static GtkWidget *
words_label (const char *words)
{
  GtkWidget *label = gtk_label_new (words);
  int n = (int) g_utf8_strlen (words, -1);

  if (n <= SHORT)
    return label;

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_width_chars (GTK_LABEL (label), n / 2 + SLACK);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);

  return label;
}

static BrgChip *
new_chip (guint       digit,
          const char *words)
{
  BrgChip *self = g_object_new (BRG_TYPE_CHIP, NULL);
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  self->label = GTK_LABEL (words_label (words));
  if (digit <= MAX_DIGIT)
    gtk_box_append (GTK_BOX (content), digit_label (digit));
  gtk_box_append (GTK_BOX (content), GTK_WIDGET (self->label));
  gtk_button_set_child (GTK_BUTTON (self), content);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, words,
                                  -1);

  return self;
}

/**
 * brg_chip_new_subject:
 * @digit: its number; above 9 none is shown
 * @words: what the thing is called
 * @subject: the thing
 * @picked: whether it is one of the picks so far
 *
 * Returns: (transfer floating): a button that picks a thing
 */
GtkWidget *
brg_chip_new_subject (guint       digit,
                      const char *words,
                      BrgSubject  subject,
                      gboolean    picked)
{
  BrgChip *self = new_chip (digit, words);

  self->subject = subject;
  if (picked)
    gtk_widget_add_css_class (GTK_WIDGET (self), "picked");
  gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_PRESSED,
                               picked ? GTK_ACCESSIBLE_TRISTATE_TRUE
                                      : GTK_ACCESSIBLE_TRISTATE_FALSE,
                               -1);

  return GTK_WIDGET (self);
}

/**
 * brg_chip_new_move:
 * @digit: its number; above 9 none is shown
 * @words: what the move is called
 * @move: the move
 *
 * Returns: (transfer floating): a button that makes a move
 */
GtkWidget *
brg_chip_new_move (guint          digit,
                   const char    *words,
                   const BrgMove *move)
{
  BrgChip *self = new_chip (digit, words);

  self->move = *move;
  return GTK_WIDGET (self);
}

/**
 * brg_chip_keep_in_line:
 * @self: a chip
 *
 * Keeps the words in one line, where another chip stands above or below.
 */
void
brg_chip_keep_in_line (BrgChip *self)
{
  g_return_if_fail (BRG_IS_CHIP (self));

  gtk_label_set_wrap (self->label, FALSE);
}

/* ---- asking ---- */

/**
 * brg_chip_get_subject:
 * @self: a chip
 *
 * Returns: the thing that it picks; %BRG_NO_SUBJECT if it makes a move
 */
BrgSubject
brg_chip_get_subject (BrgChip *self)
{
  g_return_val_if_fail (BRG_IS_CHIP (self), BRG_NO_SUBJECT);

  return self->subject;
}

/**
 * brg_chip_get_move:
 * @self: a chip
 *
 * Returns: (transfer none) (nullable): the move that it makes, or %NULL if it picks a thing
 */
const BrgMove *
brg_chip_get_move (BrgChip *self)
{
  g_return_val_if_fail (BRG_IS_CHIP (self), NULL);

  return self->subject.kind == 0 ? &self->move : NULL;
}

/**
 * brg_chip_get_outcome:
 * @self: a chip
 *
 * Returns: (nullable): what comes of using it
 */
const char *
brg_chip_get_outcome (BrgChip *self)
{
  g_return_val_if_fail (BRG_IS_CHIP (self), NULL);

  return self->outcome;
}

/**
 * brg_chip_set_words:
 * @self: a chip
 * @description: (nullable): what there is to say beside its name, translated
 * @outcome: (nullable): what comes of using it, translated
 *
 * Sets what the tooltip shows, which is also what a screen reader says beside the name.
 */
void
brg_chip_set_words (BrgChip    *self,
                    const char *description,
                    const char *outcome)
{
  g_autofree char *tooltip = brg_words_lines (description, outcome);

  g_return_if_fail (BRG_IS_CHIP (self));

  g_free (self->outcome);
  self->outcome = g_strdup (outcome);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), tooltip);
}

/**
 * brg_chip_get_words:
 * @self: a chip
 *
 * Returns: (transfer full): its name and all that there is to say beside it, in lines
 */
char *
brg_chip_get_words (BrgChip *self)
{
  g_return_val_if_fail (BRG_IS_CHIP (self), NULL);

  return brg_words_lines (gtk_label_get_label (self->label),
                          gtk_widget_get_tooltip_text (GTK_WIDGET (self)));
}

/**
 * brg_chip_tell:
 * @self: a chip
 * @digit: its number
 *
 * Returns: (transfer full): which key uses it for what, and what comes of that, in one line
 */
char *
brg_chip_tell (BrgChip *self,
               guint    digit)
{
  g_autofree char *use = NULL;
  const char *name;

  g_return_val_if_fail (BRG_IS_CHIP (self), NULL);

  name = gtk_label_get_label (self->label);
  /* Translators: the key that uses a button, and what the button is called: "Press 1: End turn" */
  use = digit <= MAX_DIGIT ? g_strdup_printf (_("Press %u: %s"), digit, name) : g_strdup (name);
  return self->outcome != NULL ? g_strjoin (C_("line", " · "), use, self->outcome, NULL)
                               : g_steal_pointer (&use);
}

/**
 * brg_chip_is_pointed:
 * @self: a chip
 *
 * Returns: whether the pointer is over it, or the keyboard on it
 */
gboolean
brg_chip_is_pointed (BrgChip *self)
{
  GtkStateFlags flags = gtk_widget_get_state_flags (GTK_WIDGET (self));

  return (flags & GTK_STATE_FLAG_PRELIGHT) != 0
         || ((flags & GTK_STATE_FLAG_FOCUSED) != 0 && (flags & GTK_STATE_FLAG_FOCUS_VISIBLE) != 0);
}
