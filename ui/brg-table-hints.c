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

/* Says anew what there is to say of what one points at; the pointer goes before the keyboard. */
void
brg_table_show_hint (BrgTable *self)
{
  const char *hint = NULL;

  if (self->foresight == NULL)
    return;

  /* Who listens and does not see has the words of what is focused only. */
  if (self->focused != NULL)
    hint = tell (self, self->focused);
  if (self->focused != NULL
      && (gtk_widget_get_state_flags (GTK_WIDGET (self->focused)) & GTK_STATE_FLAG_FOCUS_VISIBLE)
             == 0)
    hint = NULL;
  if (self->hovered != NULL)
    hint = tell (self, self->hovered);

  brg_question_bar_set_hint (self->bar, hint);
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

static void
pointed_cb (BrgTable *self,
            BrgSpot  *spot)
{
  GtkStateFlags flags = gtk_widget_get_state_flags (GTK_WIDGET (spot));

  follow (&self->hovered, spot, (flags & GTK_STATE_FLAG_PRELIGHT) != 0);
  follow (&self->focused, spot, (flags & GTK_STATE_FLAG_FOCUSED) != 0);
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
