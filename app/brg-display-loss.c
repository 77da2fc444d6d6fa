/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/brg-display-loss.h"

#include <glib/gi18n.h>
#include <stdio.h>

#include "app/brg-window.h"

/* GDK ends the program at once, by _exit(), when the display goes away: no handler runs, and no
 * thread comes to its end. What it logs just before, for X only where somebody looks for faults, is
 * the sign of it. */
static const char * const signs[] = {
  "Fatal IO error",
  "Lost connection to Wayland compositor",
  "dispatching to Wayland display",
  "Error flushing display",
  "Error reading events from display",
};

static const char *
find_field (const GLogField *fields,
            gsize            n_fields,
            const char      *key)
{
  for (gsize i = 0; i < n_fields; i++)
    if (g_str_equal (fields[i].key, key))
      return fields[i].value;

  return NULL;
}

static gboolean
is_loss (const GLogField *fields,
         gsize            n_fields)
{
  const char *domain = find_field (fields, n_fields, "GLIB_DOMAIN");
  const char *message = find_field (fields, n_fields, "MESSAGE");

  if (g_strcmp0 (domain, "Gdk") != 0 || message == NULL)
    return FALSE;

  for (guint i = 0; i < G_N_ELEMENTS (signs); i++)
    if (strstr (message, signs[i]) != NULL)
      return TRUE;

  return FALSE;
}

/* Waits until every game is on the disk. Returns why one is not. */
static char *
put_games_down (void)
{
  GApplication *application = g_application_get_default ();
  GList *windows = GTK_IS_APPLICATION (application)
                       ? gtk_application_get_windows (GTK_APPLICATION (application)) : NULL;

  for (GList *l = windows; l != NULL; l = l->next)
    {
      char *failure = BRG_IS_WINDOW (l->data) ? brg_window_put_game_down (l->data) : NULL;

      if (failure != NULL)
        return failure;
    }

  return NULL;
}

static GLogWriterOutput
writer_cb (GLogLevelFlags   level,
           const GLogField *fields,
           gsize            n_fields,
           gpointer         user_data)
{
  g_autofree char *failure = NULL;

  if (!is_loss (fields, n_fields))
    return g_log_writer_default (level, fields, n_fields, user_data);

  failure = put_games_down ();
  if (failure == NULL)
    g_printerr ("%s\n", _("The display has gone away. The game is kept and waits for the next "
                          "start."));
  else
    /* Translators: %s is a sentence that says why the game cannot be kept */
    g_printerr (_("The display has gone away, and the game is not kept: %s\n"), failure);
  fflush (stderr);

  return G_LOG_WRITER_HANDLED;
}

/*< private >
 * brg_display_loss_watch:
 *
 * Puts the games in safety, and says so, when the display goes away. To be called once, before
 * anything is logged.
 */
void
brg_display_loss_watch (void)
{
  g_log_set_writer_func (writer_cb, NULL, NULL);
}
