/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/brg-ear.h"

/* Those that a plugin is registered with. */
static const char * const domains[] = { "libpeas", "GLib-GObject", "GLib" };

G_STATIC_ASSERT (G_N_ELEMENTS (domains) == G_N_ELEMENTS (((BrgEar *) NULL)->handlers));

static void
hear_cb (const char     *domain,
         GLogLevelFlags  level,
         const char     *message,
         gpointer        data)
{
  BrgEar *self = data;

  if (self->said == NULL)
    self->said = g_strdup (message);
}

/**
 * brg_ear_open:
 * @self: (out): an ear
 *
 * Begins to hear. What is heard ends no program then, even where warnings are fatal.
 */
void
brg_ear_open (BrgEar *self)
{
  *self = (BrgEar){ .fatal = g_log_set_always_fatal (G_LOG_FATAL_MASK) };
  for (guint i = 0; i < G_N_ELEMENTS (domains); i++)
    self->handlers[i] = g_log_set_handler (domains[i], G_LOG_LEVEL_WARNING | G_LOG_LEVEL_CRITICAL,
                                           hear_cb, self);
}

/**
 * brg_ear_close:
 * @self: an open ear
 *
 * Returns: (transfer full) (nullable): the first warning that it heard
 */
char *
brg_ear_close (BrgEar *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (domains); i++)
    g_log_remove_handler (domains[i], self->handlers[i]);
  g_log_set_always_fatal (self->fatal);

  return g_steal_pointer (&self->said);
}
