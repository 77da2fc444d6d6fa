/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "ui/brg-question-bar-private.h"

#include <glib/gi18n-lib.h>

#include "ui/brg-offer-words.h"

G_DEFINE_FINAL_TYPE (BrgQuestionBar, brg_question_bar, GTK_TYPE_WIDGET)

enum
{
  SIGNAL_REMARKED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* ---- the line below the question ---- */

static gboolean
set_text (char       **text,
          const char  *words)
{
  if (g_strcmp0 (*text, words) == 0)
    return FALSE;

  g_free (*text);
  *text = g_strdup (words);
  return TRUE;
}

/* Returns NULL if there is nothing to say. */
static const char *
choose_detail (BrgQuestionBar  *self,
               const char     **style)
{
  const char *outcome = self->pointed != NULL ? brg_chip_get_outcome (self->pointed) : NULL;

  *style = "hint";
  if (self->remark != NULL)
    {
      *style = "remark";
      return self->remark;
    }
  if (outcome != NULL)
    return outcome;
  if (self->hint != NULL)
    return self->hint;

  if (self->picked != NULL)
    {
      *style = self->is_foretold ? "hint" : NULL;
      return self->picked;
    }
  *style = NULL;

  /* The line is there while somebody is asked, so that nothing jumps when it has more to say. */
  return self->picker != NULL && brg_picker_get_left (self->picker)->n > 0
             ? _("Point at anything to see what comes of it.")
             : NULL;
}

/* Beside a question of one line there is room for two more. */
static int
count_lines_of_detail (BrgQuestionBar *self)
{
  return pango_layout_get_line_count (gtk_label_get_layout (self->prompt)) == 1 ? 2 : 1;
}

void
brg_question_bar_show_detail (BrgQuestionBar *self)
{
  const char *style;
  const char *words = choose_detail (self, &style);
  g_auto (GStrv) lines = g_strsplit (words != NULL ? words : "", "\n", -1);
  /* Translators: stands between things that are said in one line */
  g_autofree char *line = g_strjoinv (C_("line", " · "), lines);

  gtk_widget_remove_css_class (GTK_WIDGET (self->detail), "hint");
  gtk_widget_remove_css_class (GTK_WIDGET (self->detail), "remark");
  if (style != NULL)
    gtk_widget_add_css_class (GTK_WIDGET (self->detail), style);
  gtk_label_set_label (self->detail, line);
  gtk_label_set_lines (self->detail, count_lines_of_detail (self));
  gtk_widget_set_visible (GTK_WIDGET (self->detail), words != NULL);
}

static char *
describe_picks (BrgQuestionBar *self)
{
  guint n = brg_picker_get_n_picks (self->picker);
  g_autofree BrgSubject *picks = g_new0 (BrgSubject, n + 1);
  g_autofree char *picked = NULL;

  for (guint i = 0; i < n; i++)
    picks[i] = brg_picker_get_pick (self->picker, i);
  picked = brg_offer_words_of_subjects (self->ruleset, picks, n);
  if (brg_picker_get_n_lit (self->picker) > 0)
    /* Translators: %s is what was chosen so far, such as "die 3" */
    return g_strdup_printf (_("%s – now choose one of what is lit"), picked);

  return g_steal_pointer (&picked);
}

/* A move that is made by its button alone is told before, with its button. */
static void
tell_picked (BrgQuestionBar *self)
{
  g_autofree char *words = NULL;

  for (guint i = 0; self->is_foretold && words == NULL && i < self->buttons->len; i++)
    if (brg_chip_get_move (g_ptr_array_index (self->buttons, i)) != NULL)
      words = brg_chip_tell (g_ptr_array_index (self->buttons, i), i + 1);

  g_signal_emit (self, signals[SIGNAL_REMARKED], 0, words != NULL ? words : self->picked);
}

/* Returns whether there is something new to say of what is picked: what it is, or what comes of it
 * if that is certain. */
static gboolean
show_picked (BrgQuestionBar *self)
{
  const BrgMoves *left = self->picker != NULL ? brg_picker_get_left (self->picker) : NULL;
  g_autofree char *words = NULL;

  g_clear_pointer (&self->remark, g_free);
  if (left == NULL || brg_picker_get_n_picks (self->picker) == 0)
    {
      set_text (&self->picked, NULL);
      return FALSE;
    }

  if (left->n == 1)
    words = brg_foresight_tell_move (self->foresight, &left->items[0]);
  self->is_foretold = words != NULL;
  if (words == NULL)
    words = describe_picks (self);
  return set_text (&self->picked, words);
}

/* ---- keeping up ---- */

/* Which button has the keys. */
typedef struct
{
  gboolean is_here;
  BrgSubject subject;
} Focused;

static Focused
find_focused (BrgQuestionBar *self)
{
  Focused focused = { .is_here = gtk_widget_get_focus_child (GTK_WIDGET (self)) != NULL };

  for (guint i = 0; i < self->buttons->len; i++)
    if (gtk_widget_is_focus (g_ptr_array_index (self->buttons, i)))
      focused.subject = brg_chip_get_subject (g_ptr_array_index (self->buttons, i));

  return focused;
}

/* The button of the same thing, or else the first. */
static void
focus_again (BrgQuestionBar *self,
             const Focused  *focused)
{
  for (guint i = 0; focused->subject.kind != 0 && i < self->buttons->len; i++)
    {
      BrgChip *chip = g_ptr_array_index (self->buttons, i);

      if (brg_subject_equal (brg_chip_get_subject (chip), focused->subject)
          && gtk_widget_grab_focus (GTK_WIDGET (chip)))
        return;
    }

  brg_question_bar_focus (self);
}

static void
rebuild (BrgQuestionBar *self)
{
  Focused focused = find_focused (self);
  gboolean is_news;

  self->reminded = FALSE;
  brg_question_bar_clear_chips (self);
  is_news = show_picked (self);
  if (self->picker != NULL)
    {
      brg_question_bar_lay_chips (self);
      if (is_news)
        tell_picked (self);
      if (focused.is_here)
        focus_again (self, &focused);
    }
  brg_question_bar_show_detail (self);
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

/**
 * brg_question_bar_catch_up:
 * @self: a bar
 *
 * Has the buttons of the question, which come a moment after it, at once.
 */
void
brg_question_bar_catch_up (BrgQuestionBar *self)
{
  if (self->idle != 0)
    {
      g_clear_handle_id (&self->idle, g_source_remove);
      rebuild (self);
    }
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
  g_clear_object (&self->foresight);
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
  self->pointed = NULL;
  g_clear_handle_id (&self->idle, g_source_remove);
  g_clear_pointer (&self->buttons, g_ptr_array_unref);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (brg_question_bar_parent_class)->dispose (object);
}

static void
brg_question_bar_finalize (GObject *object)
{
  BrgQuestionBar *self = BRG_QUESTION_BAR (object);

  g_free (self->remark);
  g_free (self->hint);
  g_free (self->picked);

  G_OBJECT_CLASS (brg_question_bar_parent_class)->finalize (object);
}

static void
brg_question_bar_class_init (BrgQuestionBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = brg_question_bar_dispose;
  G_OBJECT_CLASS (klass)->finalize = brg_question_bar_finalize;

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
  brg_question_bar_add_keys (self);
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
 * @foresight: who tells what comes of it; %NULL with @picker
 * @claims: what lies on the table
 * @expansions: (nullable) (element-type BrgExpansionUi): the expansions at the table
 */
void
brg_question_bar_set_picker (BrgQuestionBar *self,
                             BrgRuleset     *ruleset,
                             BrgPicker      *picker,
                             BrgForesight   *foresight,
                             BrgClaims      *claims,
                             GPtrArray      *expansions)
{
  g_return_if_fail (BRG_IS_QUESTION_BAR (self));

  forget_picker (self);
  brg_question_bar_set_hint (self, NULL);
  if (picker != NULL)
    {
      self->ruleset = brg_ruleset_ref (ruleset);
      self->picker = g_object_ref (picker);
      self->foresight = g_object_ref (foresight);
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
 * brg_question_bar_set_hint:
 * @self: a bar
 * @hint: (nullable): what comes of what one points at, or why it cannot be used; translated, in
 *   one line or in a few
 *
 * Says something below what is asked, as long as one points there.
 */
void
brg_question_bar_set_hint (BrgQuestionBar *self,
                           const char     *hint)
{
  g_return_if_fail (BRG_IS_QUESTION_BAR (self));

  if (!set_text (&self->hint, hint))
    return;

  /* A remark stays until there is something else to say. */
  if (hint != NULL)
    g_clear_pointer (&self->remark, g_free);
  brg_question_bar_show_detail (self);
}

/**
 * brg_question_bar_remark:
 * @self: a bar
 * @remark: a translated sentence
 *
 * Says something below what is asked, until a pick, another question or another hint changes what
 * there is to say. It stands there, and not over the table, because it must not hide what one
 * points at next.
 */
void
brg_question_bar_remark (BrgQuestionBar *self,
                         const char     *remark)
{
  g_return_if_fail (BRG_IS_QUESTION_BAR (self));

  brg_question_bar_catch_up (self);
  set_text (&self->remark, remark);
  brg_question_bar_show_detail (self);
  g_signal_emit (self, signals[SIGNAL_REMARKED], 0, remark);
}

/**
 * brg_question_bar_focus:
 * @self: a bar
 *
 * Gives the keys to the first of its buttons.
 *
 * Returns: whether there is one
 */
gboolean
brg_question_bar_focus (BrgQuestionBar *self)
{
  g_return_val_if_fail (BRG_IS_QUESTION_BAR (self), FALSE);

  brg_question_bar_catch_up (self);
  if (gtk_widget_get_visible (self->scores))
    return gtk_widget_grab_focus (self->scores);

  return self->buttons->len > 0 && gtk_widget_grab_focus (g_ptr_array_index (self->buttons, 0));
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
