/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/brg-window.h"

struct _BrgWindow
{
  AdwApplicationWindow parent_instance;

  GSettings *settings;
};

G_DEFINE_FINAL_TYPE (BrgWindow, brg_window, ADW_TYPE_APPLICATION_WINDOW)

static void
bind_size (BrgWindow *self)
{
  g_settings_bind (self->settings, "window-width", self, "default-width",
                   G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (self->settings, "window-height", self, "default-height",
                   G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (self->settings, "window-maximized", self, "maximized",
                   G_SETTINGS_BIND_DEFAULT);
}

static void
brg_window_dispose (GObject *object)
{
  BrgWindow *self = BRG_WINDOW (object);

  g_clear_object (&self->settings);

  G_OBJECT_CLASS (brg_window_parent_class)->dispose (object);
}

static void
brg_window_class_init (BrgWindowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = brg_window_dispose;

  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/burgrave/Burgrave/app/brg-window.ui");
}

static void
brg_window_init (BrgWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  self->settings = g_settings_new (APPLICATION_ID);
  bind_size (self);
}

/*< private >
 * brg_window_new:
 * @application: the program that the window belongs to
 *
 * Returns: (transfer none): a window of the size that it had last time; GTK
 *   owns it until it is closed
 */
BrgWindow *
brg_window_new (GtkApplication *application)
{
  return g_object_new (BRG_TYPE_WINDOW, "application", application, NULL);
}
