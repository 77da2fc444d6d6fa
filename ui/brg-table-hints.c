/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "ui/brg-table-private.h"

#include "ui/brg-why-not.h"

/* What comes of the thing that one points at, or why it cannot be used: in the question bar while
 * one points there, and among the thing's own words. It is found out when it is asked for. */

static void
tell_outcome (BrgTable *self,
              BrgSpot  *spot)
{
  g_autofree char *outcome = brg_foresight_tell_pick (self->foresight,
                                                      brg_spot_get_subject (spot));

  brg_spot_set_outcome (spot, outcome);
}

static void
tell_why_not (BrgTable *self,
              BrgSpot  *spot)
{
  g_autofree char *why
      = brg_why_not (brg_game_get_ruleset (self->game), brg_game_get_position (self->game),
                     self->picker, self->claims, brg_spot_get_subject (spot), FALSE);

  brg_spot_set_why (spot, why);
}

/* Finds out what was not known yet. Returns NULL if there is nothing to say. */
static const char *
tell (BrgTable *self,
      BrgSpot  *spot)
{
  if (!brg_table_is_waiting (self) || brg_spot_get_subject (spot).kind == 0
      || brg_spot_get_picked (spot))
    return NULL;

  if (brg_spot_get_lit (spot))
    {
      if (brg_spot_get_outcome (spot) == NULL)
        tell_outcome (self, spot);
      return brg_spot_get_outcome (spot);
    }

  /* A pick of what fits not with the others starts anew. */
  if (brg_picker_can_use (self->picker, brg_spot_get_subject (spot)))
    return NULL;

  if (brg_spot_get_why (spot) == NULL)
    tell_why_not (self, spot);
  return brg_spot_get_why (spot);
}

/* ---- where it leads ---- */

typedef struct
{
  BrgPicker *picker;
  BrgSubject subject;
} Lead;

static void
fade (BrgSpot  *spot,
      gpointer  data)
{
  const Lead *lead = data;

  brg_spot_set_faded (spot, lead->subject.kind != 0
                            && !brg_picker_goes_with (lead->picker, lead->subject,
                                                      brg_spot_get_subject (spot)));
}

static gboolean
leads_on (BrgTable   *self,
          BrgSubject  subject)
{
  for (guint i = 0; i < brg_picker_get_n_lit (self->picker); i++)
    {
      BrgSubject other = brg_picker_get_lit (self->picker, i);

      if (!brg_subject_equal (other, subject)
          && brg_picker_goes_with (self->picker, subject, other))
        return TRUE;
    }

  return FALSE;
}

/* What goes with the thing that one points at keeps its light. */
static void
show_lead (BrgTable *self,
           BrgSpot  *spot)
{
  Lead lead = { self->picker, BRG_NO_SUBJECT };

  if (spot != NULL && brg_table_is_waiting (self) && brg_spot_get_lit (spot)
      && leads_on (self, brg_spot_get_subject (spot)))
    lead.subject = brg_spot_get_subject (spot);

  if (lead.subject.kind == 0 && !self->has_lead)
    return;

  self->has_lead = lead.subject.kind != 0;
  brg_claims_foreach (self->claims, fade, &lead);
}

/* ---- following ---- */

static gboolean
has_flag (BrgSpot       *spot,
          GtkStateFlags  flag)
{
  return (gtk_widget_get_state_flags (GTK_WIDGET (spot)) & flag) != 0;
}

/* The pointer goes before the keyboard. */
static BrgSpot *
find_pointed (BrgTable *self)
{
  if (self->hovered != NULL)
    return self->hovered;

  return self->focused != NULL && has_flag (self->focused, GTK_STATE_FLAG_FOCUS_VISIBLE)
             ? self->focused
             : NULL;
}

/* Says anew what there is to say of what one points at. */
void
brg_table_show_hint (BrgTable *self)
{
  BrgSpot *pointed = find_pointed (self);

  if (self->foresight == NULL)
    return;

  /* Who listens and does not see has the words of what is focused. */
  if (self->focused != NULL)
    tell (self, self->focused);
  brg_question_bar_set_hint (self->bar, pointed != NULL ? tell (self, pointed) : NULL);
  show_lead (self, pointed);
}

static void
follow (BrgSpot  **kept,
        BrgSpot   *spot,
        gboolean   is_there)
{
  if (is_there)
    g_set_weak_pointer (kept, spot);
  else if (*kept == spot)
    g_clear_weak_pointer (kept);
}

/*< private >
 * brg_table_hush:
 * @self: a table
 * @hush: whether what has the keys keeps its words for a screen reader for now
 */
void
brg_table_hush (BrgTable *self,
                gboolean  hush)
{
  if (self->focused != NULL)
    brg_spot_set_hushed (self->focused, hush);
}

static void
pointed_cb (BrgTable *self,
            BrgSpot  *spot)
{
  brg_table_hush (self, FALSE);
  follow (&self->hovered, spot, has_flag (spot, GTK_STATE_FLAG_PRELIGHT));
  follow (&self->focused, spot, has_flag (spot, GTK_STATE_FLAG_FOCUSED));
  brg_table_show_hint (self);
  brg_table_hush (self, !brg_table_is_waiting (self));
}

/* What is in the hand is pointed with, too. */
void
brg_table_hint_at (BrgTable *self,
                   BrgSpot  *spot)
{
  g_set_weak_pointer (&self->hovered, spot);
  brg_table_show_hint (self);
}

void
brg_table_begin_hints (BrgTable *self)
{
  self->foresight = brg_foresight_new (brg_game_get_ruleset (self->game), self->picker);
  g_signal_connect_swapped (self->claims, "pointed", G_CALLBACK (pointed_cb), self);
}

/* The handler goes with the others of the claims. */
void
brg_table_end_hints (BrgTable *self)
{
  g_clear_weak_pointer (&self->hovered);
  g_clear_weak_pointer (&self->focused);
  g_clear_object (&self->foresight);
}
