/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "ui/brg-question-bar-private.h"

#include <glib/gi18n-lib.h>

#include "core/duchy/brg-duchy-rows.h"
#include "core/duchy/brg-duchy-variant.h"
#include "core/engine/brg-narrator.h"
#include "ui/brg-expansions.h"
#include "ui/brg-offer-words.h"
#include "ui/brg-words.h"

/* The buttons of the question bar, and the keys that use them. */

#define MAX_DIGIT 9

/* More buttons than this stand in two rows, so that their words can be read. */
#define MAX_IN_ROW 5

/* ---- ending a turn ---- */

static gboolean
is_end_of_turn (BrgQuestionBar *self,
                const BrgMove  *move)
{
  return brg_ruleset_row (self->ruleset->verbs, BrgVerb, move->verb)->ends_turn;
}

static gboolean
has_die_left (BrgQuestionBar *self)
{
  const BrgMoves *left = brg_picker_get_left (self->picker);

  if (self->ruleset->variant != &brg_duchy_variant)
    return FALSE;

  for (guint i = 0; i < left->n; i++)
    for (guint j = 0; j < left->items[i].n_subjects; j++)
      if (left->items[i].subjects[j].kind == BRG_SUBJECT_DIE)
        return TRUE;

  return FALSE;
}

/* The end of a turn cannot be taken back, so one who forgot a die is told of it once. */
static gboolean
is_forgetful (BrgQuestionBar *self,
              const BrgMove  *move)
{
  if (self->reminded || !is_end_of_turn (self, move) || !has_die_left (self))
    return FALSE;

  brg_question_bar_remark (self,
                           _("You have a die left. End the turn once more to do without it."));
  self->reminded = TRUE;
  return TRUE;
}

/* ---- using ---- */

static void
use_chip (BrgQuestionBar *self,
          BrgChip        *chip)
{
  const BrgMove *move = brg_chip_get_move (chip);

  if (move == NULL)
    brg_picker_pick (self->picker, brg_chip_get_subject (chip));
  else if (!is_forgetful (self, move))
    {
      /* The button goes away while the move is being made. */
      BrgMove copy = *move;

      brg_picker_choose (self->picker, &copy);
    }
}

/* Who clicks fast may hit a button of the question before, which is about to go. */
static void
clicked_cb (BrgQuestionBar *self,
            BrgChip        *chip)
{
  if (self->idle == 0)
    use_chip (self, chip);
}

static void
pointed_cb (BrgQuestionBar *self,
            BrgChip        *chip)
{
  if (brg_chip_is_pointed (chip))
    self->pointed = chip;
  else if (self->pointed == chip)
    self->pointed = NULL;
  brg_question_bar_show_detail (self);
}

/* ---- laying out ---- */

static void
add_chip (BrgQuestionBar *self,
          GtkBox         *box,
          GtkWidget      *chip)
{
  g_ptr_array_add (self->buttons, chip);
  g_signal_connect_object (chip, "clicked", G_CALLBACK (clicked_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (chip, "pointed", G_CALLBACK (pointed_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (box, chip);
}

/* Returns NULL if nothing is to be said beside the name. */
static char *
describe (BrgQuestionBar *self,
          BrgSubject      subject)
{
  const BrgPosition *position = brg_picker_get_position (self->picker);
  g_autofree char *help = brg_narrator_help (self->ruleset, subject);
  g_autofree char *addition
      = position != NULL
            ? brg_expansions_describe (self->expansions, self->ruleset, position, subject)
            : NULL;

  return brg_words_lines (help, addition);
}

static void
add_subject (BrgQuestionBar *self,
             BrgSubject      subject,
             gboolean        picked)
{
  g_autofree char *words = brg_narrator_subject (self->ruleset, subject);
  g_autofree char *description = describe (self, subject);
  g_autofree char *outcome = picked ? NULL : brg_foresight_tell_pick (self->foresight, subject);
  GtkWidget *chip = brg_chip_new_subject (self->buttons->len + 1, words, subject, picked);

  brg_chip_set_words (BRG_CHIP (chip), description, outcome);
  add_chip (self, self->chips, chip);
}

/* When nothing but the end of the turn is left, it is what one is meant to do. */
static gboolean
is_all_that_is_left (BrgQuestionBar *self)
{
  return brg_picker_get_n_lit (self->picker) == 0
         && brg_picker_get_n_offered (self->picker) == 1;
}

static void
add_offer (BrgQuestionBar *self,
           guint           index,
           gboolean        ends)
{
  const BrgMove *move = brg_picker_get_offered (self->picker, index);
  g_autofree char *words = brg_offer_words (self->ruleset, self->picker, index);
  g_autofree char *outcome = brg_foresight_tell_move (self->foresight, move);
  GtkWidget *chip = brg_chip_new_move (self->buttons->len + 1, words, move);

  brg_chip_set_words (BRG_CHIP (chip), ends ? _("Ctrl+Enter") : NULL, outcome);
  if (is_all_that_is_left (self) || brg_picker_get_left (self->picker)->n == 1)
    gtk_widget_add_css_class (chip, "suggested-action");
  add_chip (self, ends ? self->ends : self->chips, chip);
}

static void
add_offers (BrgQuestionBar *self,
            gboolean        ends)
{
  for (guint i = 0; i < brg_picker_get_n_offered (self->picker); i++)
    if (is_end_of_turn (self, brg_picker_get_offered (self->picker, i)) == ends)
      add_offer (self, i, ends);
}

static gboolean
is_offered (BrgQuestionBar *self,
            const BrgMove  *move)
{
  for (guint i = 0; i < brg_picker_get_n_offered (self->picker); i++)
    if (brg_move_equal (brg_picker_get_offered (self->picker, i), move))
      return TRUE;

  return FALSE;
}

/* Whether all that a thing can lead to has a button already. */
static gboolean
is_told_by_offers (BrgQuestionBar *self,
                   BrgSubject      subject)
{
  const BrgMoves *left = brg_picker_get_left (self->picker);

  for (guint i = 0; i < left->n; i++)
    for (guint j = 0; j < left->items[i].n_subjects; j++)
      if (brg_subject_equal (left->items[i].subjects[j], subject)
          && !is_offered (self, &left->items[i]))
        return FALSE;

  return TRUE;
}

static void
add_subjects (BrgQuestionBar *self)
{
  for (guint i = 0; i < brg_picker_get_n_picks (self->picker); i++)
    if (brg_claims_lookup (self->claims, brg_picker_get_pick (self->picker, i)) == NULL)
      add_subject (self, brg_picker_get_pick (self->picker, i), TRUE);

  for (guint i = 0; i < brg_picker_get_n_lit (self->picker); i++)
    {
      BrgSubject subject = brg_picker_get_lit (self->picker, i);

      if (brg_claims_lookup (self->claims, subject) == NULL && !is_told_by_offers (self, subject))
        add_subject (self, subject, FALSE);
    }
}

static guint
count_children (GtkBox *box)
{
  guint n = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (box)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n++;

  return n;
}

/* The second half of many goes to a row of its own. */
static void
fold_chips (BrgQuestionBar *self)
{
  GtkWidget *rows = gtk_widget_get_parent (GTK_WIDGET (self->chips));
  guint n = count_children (self->chips);

  gtk_widget_remove_css_class (rows, "folded");
  gtk_widget_set_visible (GTK_WIDGET (self->more_chips), n > MAX_IN_ROW);
  if (n <= MAX_IN_ROW)
    return;

  gtk_widget_add_css_class (rows, "folded");
  for (guint i = 0; i < n; i++)
    brg_chip_keep_in_line (g_ptr_array_index (self->buttons, i));
  for (guint i = 0; i < n / 2; i++)
    {
      GtkWidget *last = g_object_ref (gtk_widget_get_last_child (GTK_WIDGET (self->chips)));

      gtk_box_remove (self->chips, last);
      gtk_box_prepend (self->more_chips, last);
      g_object_unref (last);
    }
}

static void
clear_box (GtkBox *box)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (box))) != NULL)
    gtk_box_remove (box, child);
}

/* GTK leads Tab into what can be scrolled, and never out again if there is nothing. */
static void
skip_if_empty (BrgQuestionBar *self)
{
  GtkWidget *scrolled
      = gtk_widget_get_ancestor (GTK_WIDGET (self->chips), GTK_TYPE_SCROLLED_WINDOW);

  gtk_widget_set_can_focus (scrolled, count_children (self->chips) > 0);
}

void
brg_question_bar_clear_chips (BrgQuestionBar *self)
{
  self->pointed = NULL;
  g_ptr_array_set_size (self->buttons, 0);
  clear_box (self->chips);
  clear_box (self->more_chips);
  clear_box (self->ends);
  skip_if_empty (self);
  self->pointed = NULL;
}

void
brg_question_bar_lay_chips (BrgQuestionBar *self)
{
  add_subjects (self);
  add_offers (self, FALSE);
  fold_chips (self);
  skip_if_empty (self);
  add_offers (self, TRUE);
}

/* ---- keys ---- */

/* A button that is activated waits a moment before it is clicked, and may be gone by then. So the
 * keys do at once what a click does. */

static gboolean
digit_cb (GtkWidget *widget,
          GVariant  *arguments,
          gpointer   user_data)
{
  BrgQuestionBar *self = BRG_QUESTION_BAR (widget);
  guint digit = GPOINTER_TO_UINT (user_data);

  brg_question_bar_catch_up (self);
  if (digit > self->buttons->len)
    return FALSE;

  use_chip (self, g_ptr_array_index (self->buttons, digit - 1));
  return TRUE;
}

static gboolean
end_turn_cb (GtkWidget *widget,
             GVariant  *arguments,
             gpointer   user_data)
{
  BrgQuestionBar *self = BRG_QUESTION_BAR (widget);
  GtkWidget *chip;

  brg_question_bar_catch_up (self);
  chip = gtk_widget_get_first_child (GTK_WIDGET (self->ends));
  if (chip == NULL)
    return FALSE;

  use_chip (self, BRG_CHIP (chip));
  return TRUE;
}

static void
add_key (GtkEventController *controller,
         guint               key,
         GdkModifierType     modifiers,
         GtkShortcutFunc     function,
         guint               digit)
{
  GtkShortcutTrigger *trigger = gtk_keyval_trigger_new (key, modifiers);
  GtkShortcutAction *action
      = gtk_callback_action_new (function, GUINT_TO_POINTER (digit), NULL);

  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (controller),
                                        gtk_shortcut_new (trigger, action));
}

void
brg_question_bar_add_keys (BrgQuestionBar *self)
{
  GtkEventController *controller = gtk_shortcut_controller_new ();

  gtk_shortcut_controller_set_scope (GTK_SHORTCUT_CONTROLLER (controller),
                                     GTK_SHORTCUT_SCOPE_GLOBAL);
  for (guint i = 1; i <= MAX_DIGIT; i++)
    {
      add_key (controller, GDK_KEY_0 + i, 0, digit_cb, i);
      add_key (controller, GDK_KEY_KP_0 + i, 0, digit_cb, i);
    }
  add_key (controller, GDK_KEY_Return, GDK_CONTROL_MASK, end_turn_cb, 0);
  add_key (controller, GDK_KEY_KP_Enter, GDK_CONTROL_MASK, end_turn_cb, 0);
  gtk_widget_add_controller (GTK_WIDGET (self), controller);
}
