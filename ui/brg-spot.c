/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "ui/brg-spot.h"

#include <glib/gi18n-lib.h>

#include "ui/brg-glow.h"
#include "ui/brg-hex.h"
#include "ui/brg-words.h"

/**
 * BrgSpot:
 *
 * A place that a person can point at. It lies over what is painted there and draws nothing but its
 * own states, so that lighting it up repaints no board.
 */
struct _BrgSpot
{
  GtkWidget parent_instance;

  BrgSpotShape shape;
  BrgSubject subject;
  char *label;
  char *description;
  char *addition;
  char *why;
  char *outcome;
  gboolean lit;
  gboolean picked;
  gboolean traced;
  gboolean faded;
  gboolean hushed;
};

G_DEFINE_FINAL_TYPE (BrgSpot, brg_spot, GTK_TYPE_WIDGET)

enum
{
  SIGNAL_ACTIVATED,
  SIGNAL_POINTED,
  SIGNAL_SUBJECT_CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static gboolean
is_note (BrgSpot *self)
{
  return self->subject.kind == 0;
}

/* Returns NULL if there is nothing to say beside the name. */
static char *
describe (BrgSpot *self)
{
  g_autofree char *known = brg_words_lines (self->description, self->addition);

  return brg_words_lines (known, self->lit ? self->outcome : self->why);
}

static void
update_words (BrgSpot *self)
{
  /* Of a button that is pressed not every screen reader says so. */
  g_autofree char *description = self->picked ? g_strdup (_("Picked.")) : describe (self);

  gtk_widget_set_has_tooltip (GTK_WIDGET (self), self->label != NULL);
  gtk_widget_trigger_tooltip_query (GTK_WIDGET (self));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  self->label != NULL ? self->label : "", -1);
  if (!self->hushed)
    gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                    description != NULL ? description : "", -1);
}

/* A place where something could lie, but nothing does, is a button that does nothing. */
static void
update_states (BrgSpot *self)
{
  if (gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (self)) != GTK_ACCESSIBLE_ROLE_BUTTON)
    return;

  gtk_accessible_update_state (GTK_ACCESSIBLE (self),
                               GTK_ACCESSIBLE_STATE_DISABLED, !self->lit && !self->picked,
                               GTK_ACCESSIBLE_STATE_PRESSED,
                               self->picked ? GTK_ACCESSIBLE_TRISTATE_TRUE
                                            : GTK_ACCESSIBLE_TRISTATE_FALSE,
                               -1);
}

static BrgGlow
current_glow (BrgSpot *self)
{
  GtkStateFlags flags = gtk_widget_get_state_flags (GTK_WIDGET (self));
  BrgGlow glow = 0;

  if (self->lit)
    glow |= self->faded ? BRG_GLOW_FADED : BRG_GLOW_LIT;
  if (self->picked)
    glow |= BRG_GLOW_PICKED;
  if (self->traced)
    glow |= BRG_GLOW_TRACE;
  if ((flags & GTK_STATE_FLAG_PRELIGHT) != 0 && !is_note (self))
    glow |= BRG_GLOW_HOVER;
  if ((flags & GTK_STATE_FLAG_FOCUSED) != 0 && (flags & GTK_STATE_FLAG_FOCUS_VISIBLE) != 0)
    glow |= BRG_GLOW_FOCUS;

  return glow;
}

static void
brg_spot_snapshot (GtkWidget   *widget,
                   GtkSnapshot *snapshot)
{
  BrgSpot *self = BRG_SPOT (widget);
  BrgGlow glow = current_glow (self);

  if (glow != 0)
    brg_glow_snapshot (widget, snapshot, self->shape, gtk_widget_get_width (widget),
                       gtk_widget_get_height (widget), glow);
}

static gboolean
brg_spot_contains (GtkWidget *widget,
                   double     x,
                   double     y)
{
  BrgSpot *self = BRG_SPOT (widget);
  double width = gtk_widget_get_width (widget);
  double height = gtk_widget_get_height (widget);

  if (self->shape == BRG_SPOT_HEX)
    return brg_hex_contains (x - width / 2, y - height / 2, width);

  return x >= 0 && y >= 0 && x < width && y < height;
}

static void
brg_spot_state_flags_changed (GtkWidget     *widget,
                              GtkStateFlags  previous)
{
  const GtkStateFlags pointed
      = GTK_STATE_FLAG_PRELIGHT | GTK_STATE_FLAG_FOCUSED | GTK_STATE_FLAG_FOCUS_VISIBLE;
  BrgSpot *self = BRG_SPOT (widget);

  gtk_widget_queue_draw (widget);
  if (!is_note (self) && ((gtk_widget_get_state_flags (widget) ^ previous) & pointed) != 0)
    g_signal_emit (self, signals[SIGNAL_POINTED], 0);

  GTK_WIDGET_CLASS (brg_spot_parent_class)->state_flags_changed (widget, previous);
}

/* A text that is set for good would become the description, too, and be read aloud whenever it
 * changes. */
static gboolean
brg_spot_query_tooltip (GtkWidget  *widget,
                        int         x,
                        int         y,
                        gboolean    keyboard,
                        GtkTooltip *tooltip)
{
  g_autofree char *words = brg_spot_get_words (BRG_SPOT (widget));

  gtk_tooltip_set_text (tooltip, words);
  return words != NULL;
}

static void
clicked_cb (BrgSpot         *self,
            gint             n_press,
            gdouble          x,
            gdouble          y,
            GtkGestureClick *click)
{
  if (is_note (self) || !gtk_widget_contains (GTK_WIDGET (self), x, y))
    return;

  gtk_gesture_set_state (GTK_GESTURE (click), GTK_EVENT_SEQUENCE_CLAIMED);
  gtk_widget_grab_focus (GTK_WIDGET (self));
  brg_spot_activate (self);
}

static void
activate_action (GtkWidget  *widget,
                 const char *name,
                 GVariant   *parameter)
{
  brg_spot_activate (BRG_SPOT (widget));
}

static void
brg_spot_finalize (GObject *object)
{
  BrgSpot *self = BRG_SPOT (object);

  g_free (self->label);
  g_free (self->description);
  g_free (self->addition);
  g_free (self->why);
  g_free (self->outcome);

  G_OBJECT_CLASS (brg_spot_parent_class)->finalize (object);
}

static void
brg_spot_class_init (BrgSpotClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const guint keys[] = { GDK_KEY_space, GDK_KEY_KP_Space, GDK_KEY_Return, GDK_KEY_KP_Enter,
                         GDK_KEY_ISO_Enter };

  object_class->finalize = brg_spot_finalize;

  widget_class->snapshot = brg_spot_snapshot;
  widget_class->contains = brg_spot_contains;
  widget_class->state_flags_changed = brg_spot_state_flags_changed;
  widget_class->query_tooltip = brg_spot_query_tooltip;

  signals[SIGNAL_ACTIVATED] = g_signal_new ("activated", BRG_TYPE_SPOT, G_SIGNAL_RUN_LAST,
                                            0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_POINTED] = g_signal_new ("pointed", BRG_TYPE_SPOT, G_SIGNAL_RUN_LAST,
                                          0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_SUBJECT_CHANGED] = g_signal_new ("subject-changed", BRG_TYPE_SPOT,
                                                  G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                                  G_TYPE_NONE, 0);

  gtk_widget_class_set_css_name (widget_class, "spot");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_BUTTON);
  gtk_widget_class_install_action (widget_class, "spot.activate", NULL, activate_action);
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    gtk_widget_class_add_binding_action (widget_class, keys[i], 0, "spot.activate", NULL);
}

static void
brg_spot_init (BrgSpot *self)
{
  GtkGesture *click = gtk_gesture_click_new ();

  /* Who cannot see a note must get to it, too. */
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  g_signal_connect_swapped (click, "released", G_CALLBACK (clicked_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
}

/**
 * brg_spot_new:
 * @shape: its outline
 * @subject: what it stands for, or %BRG_NO_SUBJECT while nothing lies there
 *
 * Returns: (transfer floating): a spot that is not lit
 */
GtkWidget *
brg_spot_new (BrgSpotShape shape,
              BrgSubject   subject)
{
  BrgSpot *self = g_object_new (BRG_TYPE_SPOT, NULL);

  self->shape = shape;
  self->subject = subject;
  update_states (self);

  return GTK_WIDGET (self);
}

/**
 * brg_spot_new_note:
 *
 * Returns: (transfer floating): a spot for a thing that has words but can never be pointed at
 */
GtkWidget *
brg_spot_new_note (void)
{
  BrgSpot *self = g_object_new (BRG_TYPE_SPOT, "accessible-role", GTK_ACCESSIBLE_ROLE_IMG, NULL);

  self->shape = BRG_SPOT_RECTANGLE;

  return GTK_WIDGET (self);
}

/**
 * brg_spot_get_subject:
 * @self: a spot
 *
 * Returns: what it stands for; %BRG_NO_SUBJECT for a note or while nothing lies there
 */
BrgSubject
brg_spot_get_subject (BrgSpot *self)
{
  g_return_val_if_fail (BRG_IS_SPOT (self), BRG_NO_SUBJECT);

  return self->subject;
}

/**
 * brg_spot_set_subject:
 * @self: a spot
 * @subject: what lies there now
 *
 * Another subject is neither lit, picked nor traced, and has neither addition, outcome nor reason.
 */
void
brg_spot_set_subject (BrgSpot    *self,
                      BrgSubject  subject)
{
  g_return_if_fail (BRG_IS_SPOT (self));

  if (brg_subject_equal (self->subject, subject))
    return;

  self->subject = subject;
  brg_spot_set_lit (self, FALSE);
  brg_spot_set_picked (self, FALSE);
  brg_spot_set_traced (self, FALSE);
  brg_spot_set_addition (self, NULL);
  brg_spot_set_outcome (self, NULL);
  brg_spot_set_why (self, NULL);
  update_states (self);
  g_signal_emit (self, signals[SIGNAL_SUBJECT_CHANGED], 0);
}

/**
 * brg_spot_get_label:
 * @self: a spot
 *
 * Returns: (nullable): its translated name
 */
const char *
brg_spot_get_label (BrgSpot *self)
{
  g_return_val_if_fail (BRG_IS_SPOT (self), NULL);

  return self->label;
}

/**
 * brg_spot_set_words:
 * @self: a spot
 * @label: (nullable): its translated name
 * @description: (nullable): what there is to say beside it, translated
 *
 * Sets what the tooltip shows and a screen reader says.
 */
void
brg_spot_set_words (BrgSpot    *self,
                    const char *label,
                    const char *description)
{
  g_return_if_fail (BRG_IS_SPOT (self));

  if (g_strcmp0 (self->label, label) == 0 && g_strcmp0 (self->description, description) == 0)
    return;

  g_free (self->label);
  g_free (self->description);
  self->label = g_strdup (label);
  self->description = g_strdup (description);
  update_words (self);
}

/**
 * brg_spot_get_words:
 * @self: a spot
 *
 * Returns: (transfer full) (nullable): all that there is to say of it, in lines, as the tooltip
 *   shows it
 */
char *
brg_spot_get_words (BrgSpot *self)
{
  g_autofree char *description = NULL;

  g_return_val_if_fail (BRG_IS_SPOT (self), NULL);

  description = describe (self);
  return self->label != NULL ? brg_words_lines (self->label, description) : NULL;
}

/**
 * brg_spot_get_addition:
 * @self: a spot
 *
 * Returns: (nullable): what others than its own widget have to say of it
 */
const char *
brg_spot_get_addition (BrgSpot *self)
{
  g_return_val_if_fail (BRG_IS_SPOT (self), NULL);

  return self->addition;
}

/**
 * brg_spot_set_addition:
 * @self: a spot
 * @addition: (nullable): what others than its own widget have to say of it, translated
 *
 * It follows the description.
 */
void
brg_spot_set_addition (BrgSpot    *self,
                       const char *addition)
{
  g_return_if_fail (BRG_IS_SPOT (self));

  if (g_strcmp0 (self->addition, addition) == 0)
    return;

  g_free (self->addition);
  self->addition = g_strdup (addition);
  update_words (self);
}

/**
 * brg_spot_show:
 * @self: a spot
 * @subject: what lies there now; %BRG_NO_SUBJECT in a note
 * @label: (transfer full) (nullable): its translated name; without one the spot is hidden
 * @description: (nullable): what there is to say beside it, translated
 */
void
brg_spot_show (BrgSpot    *self,
               BrgSubject  subject,
               char       *label,
               const char *description)
{
  g_autofree char *owned = label;

  g_return_if_fail (BRG_IS_SPOT (self));

  brg_spot_set_subject (self, subject);
  brg_spot_set_words (self, owned, description);
  gtk_widget_set_visible (GTK_WIDGET (self), owned != NULL);
}

/**
 * brg_spot_get_lit:
 * @self: a spot
 *
 * Returns: whether it can be used now
 */
gboolean
brg_spot_get_lit (BrgSpot *self)
{
  g_return_val_if_fail (BRG_IS_SPOT (self), FALSE);

  return self->lit;
}

/**
 * brg_spot_set_lit:
 * @self: a spot
 * @lit: whether it can be used now
 */
void
brg_spot_set_lit (BrgSpot  *self,
                  gboolean  lit)
{
  g_return_if_fail (BRG_IS_SPOT (self));

  if (self->lit == !!lit)
    return;

  self->lit = !!lit;
  gtk_widget_set_cursor_from_name (GTK_WIDGET (self), lit ? "pointer" : NULL);
  update_states (self);
  if (self->why != NULL || self->outcome != NULL)
    update_words (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/**
 * brg_spot_get_picked:
 * @self: a spot
 *
 * Returns: whether it is one of the picks so far
 */
gboolean
brg_spot_get_picked (BrgSpot *self)
{
  g_return_val_if_fail (BRG_IS_SPOT (self), FALSE);

  return self->picked;
}

/**
 * brg_spot_set_picked:
 * @self: a spot
 * @picked: whether it is one of the picks so far
 */
void
brg_spot_set_picked (BrgSpot  *self,
                     gboolean  picked)
{
  g_return_if_fail (BRG_IS_SPOT (self));

  if (self->picked == !!picked)
    return;

  self->picked = !!picked;
  update_states (self);
  update_words (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/**
 * brg_spot_get_traced:
 * @self: a spot
 *
 * Returns: whether somebody else has just changed what is there
 */
gboolean
brg_spot_get_traced (BrgSpot *self)
{
  g_return_val_if_fail (BRG_IS_SPOT (self), FALSE);

  return self->traced;
}

/**
 * brg_spot_set_traced:
 * @self: a spot
 * @traced: whether somebody else has just changed what is there
 */
void
brg_spot_set_traced (BrgSpot  *self,
                     gboolean  traced)
{
  g_return_if_fail (BRG_IS_SPOT (self));

  if (self->traced == !!traced)
    return;

  self->traced = !!traced;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/**
 * brg_spot_get_shape:
 * @self: a spot
 *
 * Returns: its outline
 */
BrgSpotShape
brg_spot_get_shape (BrgSpot *self)
{
  g_return_val_if_fail (BRG_IS_SPOT (self), BRG_SPOT_RECTANGLE);

  return self->shape;
}

/**
 * brg_spot_get_why:
 * @self: a spot
 *
 * Returns: (nullable): why it can't be used now
 */
const char *
brg_spot_get_why (BrgSpot *self)
{
  g_return_val_if_fail (BRG_IS_SPOT (self), NULL);

  return self->why;
}

/**
 * brg_spot_set_why:
 * @self: a spot
 * @why: (nullable): a translated sentence that says why it can't be used now
 *
 * It follows the description as long as the spot is not lit.
 */
void
brg_spot_set_why (BrgSpot    *self,
                  const char *why)
{
  g_return_if_fail (BRG_IS_SPOT (self));

  if (g_strcmp0 (self->why, why) == 0)
    return;

  g_free (self->why);
  self->why = g_strdup (why);
  update_words (self);
}

/**
 * brg_spot_get_faded:
 * @self: a spot
 *
 * Returns: whether it is lit, but does not go with what one points at
 */
gboolean
brg_spot_get_faded (BrgSpot *self)
{
  g_return_val_if_fail (BRG_IS_SPOT (self), FALSE);

  return self->faded;
}

/**
 * brg_spot_set_faded:
 * @self: a spot
 * @faded: whether its light is to be weak, because it does not go with what one points at
 */
void
brg_spot_set_faded (BrgSpot  *self,
                    gboolean  faded)
{
  g_return_if_fail (BRG_IS_SPOT (self));

  if (self->faded == !!faded)
    return;

  self->faded = !!faded;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/**
 * brg_spot_get_outcome:
 * @self: a spot
 *
 * Returns: (nullable): what comes of picking it
 */
const char *
brg_spot_get_outcome (BrgSpot *self)
{
  g_return_val_if_fail (BRG_IS_SPOT (self), NULL);

  return self->outcome;
}

/**
 * brg_spot_set_outcome:
 * @self: a spot
 * @outcome: (nullable): what comes of picking it, translated
 *
 * It follows the description as long as the spot is lit.
 */
void
brg_spot_set_outcome (BrgSpot    *self,
                      const char *outcome)
{
  g_return_if_fail (BRG_IS_SPOT (self));

  if (g_strcmp0 (self->outcome, outcome) == 0)
    return;

  g_free (self->outcome);
  self->outcome = g_strdup (outcome);
  update_words (self);
}

/**
 * brg_spot_set_hushed:
 * @self: a spot
 * @hushed: whether its description stays as it is for a screen reader, which reads every change of
 *   what has the keys aloud, until all has changed that does
 */
void
brg_spot_set_hushed (BrgSpot  *self,
                     gboolean  hushed)
{
  g_return_if_fail (BRG_IS_SPOT (self));

  if (self->hushed == !!hushed)
    return;

  self->hushed = !!hushed;
  update_words (self);
}

/**
 * brg_spot_activate:
 * @self: a spot
 *
 * Does what a click does. Nothing happens on a note.
 */
void
brg_spot_activate (BrgSpot *self)
{
  g_return_if_fail (BRG_IS_SPOT (self));

  if (!is_note (self))
    g_signal_emit (self, signals[SIGNAL_ACTIVATED], 0);
}
