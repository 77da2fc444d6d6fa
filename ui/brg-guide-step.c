/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "ui/brg-guide-step.h"

#include <glib/gi18n-lib.h>

#include "ui/brg-help-words.h"

static void
look_free (gpointer data)
{
  BrgGuideLook *look = data;

  g_free (look->thing);
  g_free (look->place);
  g_free (look);
}

/**
 * brg_guide_step_new:
 * @id: what tests call it
 *
 * Returns: (transfer full): a step that fits everywhere and says nothing
 */
BrgGuideStep *
brg_guide_step_new (const char *id)
{
  BrgGuideStep *self = g_new0 (BrgGuideStep, 1);

  self->id = g_strdup (id);
  self->looks = g_ptr_array_new_with_free_func (look_free);

  return self;
}

void
brg_guide_step_free (BrgGuideStep *self)
{
  g_free (self->id);
  g_free (self->title);
  g_free (self->words);
  g_strfreev (self->asked);
  g_free (self->event);
  g_free (self->cause);
  g_free (self->can);
  g_free (self->cannot);
  g_free (self->from);
  g_free (self->to);
  g_ptr_array_unref (self->looks);
  g_free (self->move);
  g_free (self);
}

void
brg_guide_step_add_look (BrgGuideStep *self,
                         const char   *thing,
                         const char   *place)
{
  BrgGuideLook *look = g_new0 (BrgGuideLook, 1);

  look->thing = g_strdup (thing);
  look->place = g_strdup (place);
  g_ptr_array_add (self->looks, look);
}

/**
 * brg_guide_step_recurs:
 * @self: a step
 *
 * Returns: whether it is told wherever it fits; otherwise once is enough
 */
gboolean
brg_guide_step_recurs (const BrgGuideStep *self)
{
  return self->suggests || self->of_rival;
}

/**
 * brg_guide_step_speak:
 * @self: a step
 *
 * Returns: (transfer full): all of it for a screen reader
 */
char *
brg_guide_step_speak (const BrgGuideStep *self)
{
  g_autofree char *plain = brg_help_words_get_plain (self->words);

  /* Translators: the title of a step of the guide, and what it says */
  return g_strdup_printf (_("%s. %s"), self->title, plain != NULL ? plain : "");
}
