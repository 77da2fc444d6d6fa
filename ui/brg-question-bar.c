/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "ui/brg-question-bar.h"

#include <glib/gi18n-lib.h>

#include "core/duchy/brg-duchy-rows.h"
#include "core/duchy/brg-duchy-variant.h"
#include "core/engine/brg-narrator.h"
#include "ui/brg-expansions.h"
#include "ui/brg-offer-words.h"
#include "ui/brg-seat-mark.h"
#include "ui/brg-words.h"

#define MAX_DIGIT 9

/* More buttons than this stand in two rows, so that their words can be read. */
#define MAX_IN_ROW 5

/**
 * BrgQuestionBar:
 *
 * Says what is asked and of whom. It has a button for every lit subject that nothing on the table
 * claims, and for every offered move, so that nothing is out of reach. The buttons have digits.
 */
struct _BrgQuestionBar
{
  GtkWidget parent_instance;

  BrgSeatMark *mark;
  GtkLabel *prompt;
  GtkLabel *detail;
  GtkSpinner *spinner;
  GtkBox *chips;
  GtkBox *more_chips;
  GtkBox *ends;
  GtkWidget *scores;

  BrgRuleset *ruleset;
  BrgPicker *picker;
  BrgClaims *claims;
  GPtrArray *expansions;
  GPtrArray *buttons;
  guint idle;
  gboolean reminded;
};

G_DEFINE_FINAL_TYPE (BrgQuestionBar, brg_question_bar, GTK_TYPE_WIDGET)

enum
{
  SIGNAL_REMARKED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

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

/* ---- buttons ---- */

static void
chip_clicked_cb (BrgQuestionBar *self,
                 GtkButton      *button)
{
  const BrgSubject *subject = g_object_get_data (G_OBJECT (button), "subject");
  const BrgMove *move = g_object_get_data (G_OBJECT (button), "move");

  if (subject != NULL)
    brg_picker_pick (self->picker, *subject);
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
            GtkButton      *button)
{
  if (self->idle == 0)
    chip_clicked_cb (self, button);
}

static GtkWidget *
digit_label (guint digit)
{
  g_autofree char *text = g_strdup_printf ("%u", digit);
  GtkWidget *label = gtk_label_new (text);

  gtk_widget_add_css_class (label, "keycap");
  gtk_widget_set_valign (label, GTK_ALIGN_CENTER);
  return label;
}

static GtkWidget *
add_button (BrgQuestionBar *self,
            GtkBox         *box,
            const char     *words)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *label = gtk_label_new (words);

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 44);
  g_ptr_array_add (self->buttons, button);
  if (self->buttons->len <= MAX_DIGIT)
    gtk_box_append (GTK_BOX (content), digit_label (self->buttons->len));
  gtk_box_append (GTK_BOX (content), label);
  gtk_button_set_child (GTK_BUTTON (button), content);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, words,
                                  -1);

  g_signal_connect_object (button, "clicked", G_CALLBACK (clicked_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_box_append (box, button);
  return button;
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
  g_autofree char *tooltip = describe (self, subject);
  GtkWidget *button = add_button (self, self->chips, words);

  gtk_widget_set_tooltip_text (button, tooltip);
  if (picked)
    gtk_widget_add_css_class (button, "picked");
  gtk_accessible_update_state (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_STATE_PRESSED,
                               picked ? GTK_ACCESSIBLE_TRISTATE_TRUE
                                      : GTK_ACCESSIBLE_TRISTATE_FALSE,
                               -1);
  g_object_set_data_full (G_OBJECT (button), "subject", g_memdup2 (&subject, sizeof subject),
                          g_free);
}

/* When nothing but the end of the turn is left, it is what one is meant to do. */
static gboolean
is_all_that_is_left (BrgQuestionBar *self)
{
  return brg_picker_get_n_lit (self->picker) == 0
         && brg_picker_get_n_offered (self->picker) == 1;
}

static void
add_offers (BrgQuestionBar *self,
            gboolean        ends)
{
  for (guint i = 0; i < brg_picker_get_n_offered (self->picker); i++)
    {
      const BrgMove *move = brg_picker_get_offered (self->picker, i);
      g_autofree char *words = NULL;
      GtkWidget *button;

      if (is_end_of_turn (self, move) != ends)
        continue;

      words = brg_offer_words (self->ruleset, self->picker, i);
      button = add_button (self, ends ? self->ends : self->chips, words);
      g_object_set_data_full (G_OBJECT (button), "move", g_memdup2 (move, sizeof *move), g_free);
      if (is_all_that_is_left (self) || brg_picker_get_left (self->picker)->n == 1)
        gtk_widget_add_css_class (button, "suggested-action");
      if (ends)
        gtk_widget_set_tooltip_text (button, _("Ctrl+Enter"));
    }
}

static void
add_subjects (BrgQuestionBar *self)
{
  for (guint i = 0; i < brg_picker_get_n_picks (self->picker); i++)
    if (brg_claims_lookup (self->claims, brg_picker_get_pick (self->picker, i)) == NULL)
      add_subject (self, brg_picker_get_pick (self->picker, i), TRUE);

  for (guint i = 0; i < brg_picker_get_n_lit (self->picker); i++)
    if (brg_claims_lookup (self->claims, brg_picker_get_lit (self->picker, i)) == NULL)
      add_subject (self, brg_picker_get_lit (self->picker, i), FALSE);
}

/* ---- keeping up ---- */

static void
clear_box (GtkBox *box)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (box))) != NULL)
    gtk_box_remove (box, child);
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
  for (guint i = 0; i < n / 2; i++)
    {
      GtkWidget *last = g_object_ref (gtk_widget_get_last_child (GTK_WIDGET (self->chips)));

      gtk_box_remove (self->chips, last);
      gtk_box_prepend (self->more_chips, last);
      g_object_unref (last);
    }
}

static void
show_detail (BrgQuestionBar *self,
             const char     *words)
{
  gtk_label_set_lines (self->prompt, words != NULL ? 1 : 2);
  gtk_label_set_label (self->detail, words != NULL ? words : "");
  gtk_widget_set_visible (GTK_WIDGET (self->detail), words != NULL);
}

static void
show_picked (BrgQuestionBar *self)
{
  guint n = self->picker != NULL ? brg_picker_get_n_picks (self->picker) : 0;
  g_autofree BrgSubject *picks = g_new0 (BrgSubject, n + 1);
  g_autofree char *picked = NULL;
  g_autofree char *words = NULL;

  for (guint i = 0; i < n; i++)
    picks[i] = brg_picker_get_pick (self->picker, i);
  picked = n > 0 ? brg_offer_words_of_subjects (self->ruleset, picks, n) : NULL;
  if (picked != NULL && brg_picker_get_n_lit (self->picker) > 0)
    /* Translators: %s is what was chosen so far, such as "die 3" */
    words = g_strdup_printf (_("%s – now choose one of what is lit"), picked);
  else
    words = g_steal_pointer (&picked);

  gtk_widget_remove_css_class (GTK_WIDGET (self->detail), "remark");
  show_detail (self, words);
}

static gboolean
has_focus_within (BrgQuestionBar *self)
{
  return gtk_widget_get_focus_child (GTK_WIDGET (self)) != NULL;
}

static void
rebuild (BrgQuestionBar *self)
{
  gboolean focus = has_focus_within (self);

  self->reminded = FALSE;
  g_ptr_array_set_size (self->buttons, 0);
  clear_box (self->chips);
  clear_box (self->more_chips);
  clear_box (self->ends);
  show_picked (self);
  if (self->picker == NULL)
    return;

  add_subjects (self);
  add_offers (self, FALSE);
  fold_chips (self);
  add_offers (self, TRUE);
  if (focus && self->buttons->len > 0)
    gtk_widget_grab_focus (g_ptr_array_index (self->buttons, 0));
}

static gboolean
rebuild_cb (gpointer data)
{
  BrgQuestionBar *self = data;

  self->idle = 0;
  rebuild (self);
  return G_SOURCE_REMOVE;
}

/* A new position makes many changes at once. */
static void
queue_rebuild (BrgQuestionBar *self)
{
  if (self->idle == 0)
    self->idle = g_idle_add_full (G_PRIORITY_HIGH_IDLE, rebuild_cb, self, NULL);
}

/* ---- keys ---- */

/* A button that is activated waits a moment before it is clicked, and may be gone by then. So the
 * keys do at once what a click does. */

static void
rebuild_now (BrgQuestionBar *self)
{
  if (self->idle != 0)
    {
      g_clear_handle_id (&self->idle, g_source_remove);
      rebuild (self);
    }
}

static gboolean
digit_cb (GtkWidget *widget,
          GVariant  *arguments,
          gpointer   user_data)
{
  BrgQuestionBar *self = BRG_QUESTION_BAR (widget);
  guint digit = GPOINTER_TO_UINT (user_data);

  rebuild_now (self);
  if (digit > self->buttons->len)
    return FALSE;

  chip_clicked_cb (self, g_ptr_array_index (self->buttons, digit - 1));
  return TRUE;
}

static gboolean
end_turn_cb (GtkWidget *widget,
             GVariant  *arguments,
             gpointer   user_data)
{
  BrgQuestionBar *self = BRG_QUESTION_BAR (widget);
  GtkWidget *button;

  rebuild_now (self);
  button = gtk_widget_get_first_child (GTK_WIDGET (self->ends));
  if (button == NULL)
    return FALSE;

  chip_clicked_cb (self, GTK_BUTTON (button));
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

static void
add_keys (BrgQuestionBar *self)
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

/* ---- the object ---- */

static void
forget_picker (BrgQuestionBar *self)
{
  if (self->picker != NULL)
    g_signal_handlers_disconnect_by_data (self->picker, self);
  if (self->claims != NULL)
    g_signal_handlers_disconnect_by_data (self->claims, self);
  g_clear_object (&self->picker);
  g_clear_object (&self->claims);
  g_clear_pointer (&self->expansions, g_ptr_array_unref);
  g_clear_pointer (&self->ruleset, brg_ruleset_unref);
}

static void
brg_question_bar_dispose (GObject *object)
{
  BrgQuestionBar *self = BRG_QUESTION_BAR (object);
  GtkWidget *child;

  forget_picker (self);
  g_clear_handle_id (&self->idle, g_source_remove);
  g_clear_pointer (&self->buttons, g_ptr_array_unref);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (brg_question_bar_parent_class)->dispose (object);
}

static void
brg_question_bar_class_init (BrgQuestionBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = brg_question_bar_dispose;

  signals[SIGNAL_REMARKED] = g_signal_new ("remarked", BRG_TYPE_QUESTION_BAR, G_SIGNAL_RUN_LAST,
                                           0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);

  g_type_ensure (BRG_TYPE_SEAT_MARK);
  gtk_widget_class_set_css_name (widget_class, "questionbar");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/burgrave/Burgrave/ui/brg-question-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, BrgQuestionBar, mark);
  gtk_widget_class_bind_template_child (widget_class, BrgQuestionBar, prompt);
  gtk_widget_class_bind_template_child (widget_class, BrgQuestionBar, detail);
  gtk_widget_class_bind_template_child (widget_class, BrgQuestionBar, spinner);
  gtk_widget_class_bind_template_child (widget_class, BrgQuestionBar, chips);
  gtk_widget_class_bind_template_child (widget_class, BrgQuestionBar, more_chips);
  gtk_widget_class_bind_template_child (widget_class, BrgQuestionBar, ends);
  gtk_widget_class_bind_template_child (widget_class, BrgQuestionBar, scores);
}

static void
brg_question_bar_init (BrgQuestionBar *self)
{
  self->buttons = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  add_keys (self);
}

/**
 * brg_question_bar_new:
 *
 * Returns: (transfer floating): a bar that asks nothing
 */
GtkWidget *
brg_question_bar_new (void)
{
  return g_object_new (BRG_TYPE_QUESTION_BAR, NULL);
}

/**
 * brg_question_bar_set_picker:
 * @self: a bar
 * @ruleset: the rules
 * @picker: (nullable): what is lit and offered
 * @claims: what lies on the table
 * @expansions: (nullable) (element-type BrgExpansionUi): the expansions at the table
 */
void
brg_question_bar_set_picker (BrgQuestionBar *self,
                             BrgRuleset     *ruleset,
                             BrgPicker      *picker,
                             BrgClaims      *claims,
                             GPtrArray      *expansions)
{
  g_return_if_fail (BRG_IS_QUESTION_BAR (self));

  forget_picker (self);
  if (picker != NULL)
    {
      self->ruleset = brg_ruleset_ref (ruleset);
      self->picker = g_object_ref (picker);
      self->claims = g_object_ref (claims);
      if (expansions != NULL)
        self->expansions = g_ptr_array_ref (expansions);
      g_signal_connect_swapped (picker, "changed", G_CALLBACK (queue_rebuild), self);
      g_signal_connect_swapped (claims, "changed", G_CALLBACK (queue_rebuild), self);
    }
  queue_rebuild (self);
}

/**
 * brg_question_bar_set_prompt:
 * @self: a bar
 * @seat: who is asked, or %BRG_NO_SEAT
 * @prompt: a translated sentence
 * @busy: whether a computer thinks
 */
void
brg_question_bar_set_prompt (BrgQuestionBar *self,
                             guint           seat,
                             const char     *prompt,
                             gboolean        busy)
{
  g_return_if_fail (BRG_IS_QUESTION_BAR (self));

  if (self->ruleset != NULL)
    brg_seat_mark_set_seat (self->mark, self->ruleset, seat);
  gtk_label_set_label (self->prompt, prompt);
  gtk_spinner_set_spinning (self->spinner, busy);
  gtk_widget_set_visible (GTK_WIDGET (self->spinner), busy);
}

/**
 * brg_question_bar_remark:
 * @self: a bar
 * @remark: a translated sentence
 *
 * Says something below what is asked, until a pick or another question changes what there is to
 * say. It stands there, and not over the table, because it must not hide what one points at next.
 */
void
brg_question_bar_remark (BrgQuestionBar *self,
                         const char     *remark)
{
  g_return_if_fail (BRG_IS_QUESTION_BAR (self));

  rebuild_now (self);
  gtk_widget_add_css_class (GTK_WIDGET (self->detail), "remark");
  show_detail (self, remark);
  g_signal_emit (self, signals[SIGNAL_REMARKED], 0, remark);
}

/**
 * brg_question_bar_set_over:
 * @self: a bar
 * @over: whether the game is over, so that its scores can be had
 */
void
brg_question_bar_set_over (BrgQuestionBar *self,
                           gboolean        over)
{
  g_return_if_fail (BRG_IS_QUESTION_BAR (self));

  gtk_widget_set_visible (self->scores, over);
}
