/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "ui/brg-log-line.h"

#include "core/engine/brg-narrator.h"

/**
 * BrgLogLine:
 *
 * Something that happened, in words.
 */
struct _BrgLogLine
{
  GObject parent_instance;

  BrgRuleset *ruleset;
  char *text;
  BrgEvent event;
};

G_DEFINE_FINAL_TYPE (BrgLogLine, brg_log_line, G_TYPE_OBJECT)

static void
brg_log_line_finalize (GObject *object)
{
  BrgLogLine *self = BRG_LOG_LINE (object);

  brg_ruleset_unref (self->ruleset);
  g_free (self->text);

  G_OBJECT_CLASS (brg_log_line_parent_class)->finalize (object);
}

static void
brg_log_line_class_init (BrgLogLineClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = brg_log_line_finalize;
}

static void
brg_log_line_init (BrgLogLine *self)
{
}

/**
 * brg_log_line_collect:
 * @lines: (element-type BrgLogLine): where the lines are added
 * @ruleset: the rules
 * @events: (array length=n_events): what happened
 * @n_events: how much
 *
 * Makes a line of each event that there is something to say of.
 */
void
brg_log_line_collect (GPtrArray      *lines,
                      BrgRuleset     *ruleset,
                      const BrgEvent *events,
                      guint           n_events)
{
  for (guint i = 0; i < n_events; i++)
    {
      g_autofree char *text = brg_narrator_event (ruleset, &events[i]);
      BrgLogLine *line;

      if (text == NULL)
        continue;

      line = g_object_new (BRG_TYPE_LOG_LINE, NULL);
      line->ruleset = brg_ruleset_ref (ruleset);
      line->text = g_steal_pointer (&text);
      line->event = events[i];
      g_ptr_array_add (lines, line);
    }
}

/**
 * brg_log_line_get_ruleset:
 * @self: a line
 *
 * Returns: (transfer none): the rules by which it happened
 */
BrgRuleset *
brg_log_line_get_ruleset (BrgLogLine *self)
{
  g_return_val_if_fail (BRG_IS_LOG_LINE (self), NULL);

  return self->ruleset;
}

/**
 * brg_log_line_get_event:
 * @self: a line
 *
 * Returns: (transfer none): what happened
 */
const BrgEvent *
brg_log_line_get_event (BrgLogLine *self)
{
  g_return_val_if_fail (BRG_IS_LOG_LINE (self), NULL);

  return &self->event;
}

/**
 * brg_log_line_get_text:
 * @self: a line
 *
 * Returns: (transfer none): the same in words
 */
const char *
brg_log_line_get_text (BrgLogLine *self)
{
  g_return_val_if_fail (BRG_IS_LOG_LINE (self), NULL);

  return self->text;
}

/**
 * brg_log_line_equal:
 * @self: a line
 * @other: another one
 *
 * Returns: whether they say the same of the same seat
 */
gboolean
brg_log_line_equal (BrgLogLine *self,
                    BrgLogLine *other)
{
  g_return_val_if_fail (BRG_IS_LOG_LINE (self), FALSE);
  g_return_val_if_fail (BRG_IS_LOG_LINE (other), FALSE);

  return self->ruleset == other->ruleset && self->event.seat == other->event.seat
         && g_str_equal (self->text, other->text);
}
