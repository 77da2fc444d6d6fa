/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/brg-preferences.h"

#include <glib/gi18n.h>

#include "app/brg-plugin-list.h"
#include "app/brg-plugin-row.h"
#include "ui/brg-expansion-ui.h"
#include "ui/brg-style.h"

/**
 * BrgPreferences:
 *
 * What a person may want otherwise, and what the program found of expansions.
 */
struct _BrgPreferences
{
  AdwPreferencesWindow parent_instance;

  AdwPreferencesGroup *moves;
  GtkAdjustment *pace;
  GtkScale *pace_scale;
  GtkSwitch *safe_colours;
  GtkSwitch *patterns;
  AdwPreferencesGroup *plugins;
};

G_DEFINE_FINAL_TYPE (BrgPreferences, brg_preferences, ADW_TYPE_PREFERENCES_WINDOW)

static void
brg_preferences_class_init (BrgPreferencesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/burgrave/Burgrave/app/brg-preferences.ui");
  gtk_widget_class_bind_template_child (widget_class, BrgPreferences, moves);
  gtk_widget_class_bind_template_child (widget_class, BrgPreferences, pace);
  gtk_widget_class_bind_template_child (widget_class, BrgPreferences, pace_scale);
  gtk_widget_class_bind_template_child (widget_class, BrgPreferences, safe_colours);
  gtk_widget_class_bind_template_child (widget_class, BrgPreferences, patterns);
  gtk_widget_class_bind_template_child (widget_class, BrgPreferences, plugins);
}

/* ---- general ---- */

static char *
format_pace_cb (GtkScale *scale,
                double    value,
                gpointer  user_data)
{
  if (value < 50)
    /* Translators: moves are not shown step by step */
    return g_strdup (C_("pace", "off"));

  /* Translators: a time in seconds */
  return g_strdup_printf (_("%.1f s"), value / 1000);
}

/* The desktop's wish counts more than the pace, so it is said why nothing flies. */
static void
animations_cb (BrgPreferences *self)
{
  const char *words = NULL;

  if (!adw_get_enable_animations (GTK_WIDGET (self)))
    words = _("Your desktop is set to little motion, so pieces go to their places without flying.");
  adw_preferences_group_set_description (self->moves, words);
}

static void
bind_style (BrgPreferences *self)
{
  GBindingFlags how = G_BINDING_BIDIRECTIONAL | G_BINDING_SYNC_CREATE;

  g_object_bind_property (brg_style_get_default (), "safe-colours", self->safe_colours, "active",
                          how);
  g_object_bind_property (brg_style_get_default (), "patterns", self->patterns, "active", how);
}

static void
brg_preferences_init (BrgPreferences *self)
{
  GtkSettings *settings;

  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_scale_set_format_value_func (self->pace_scale, format_pace_cb, NULL, NULL);

  settings = gtk_widget_get_settings (GTK_WIDGET (self));
  g_signal_connect_object (settings, "notify::gtk-enable-animations", G_CALLBACK (animations_cb),
                           self, G_CONNECT_SWAPPED);
  animations_cb (self);
  bind_style (self);
}

/* ---- expansions ---- */

static void
add_version (BrgPluginRow *row,
             const char   *version)
{
  g_autofree char *words = NULL;
  GtkWidget *label;

  if (version == NULL)
    return;

  /* Translators: %s is the version of an expansion, such as 1.0 */
  words = g_strdup_printf (_("Version %s"), version);
  label = gtk_label_new (words);
  gtk_widget_add_css_class (label, "dim-label");
  brg_plugin_row_add_suffix (row, label);
}

static void
add_plugin (BrgPreferences      *self,
            const BrgPluginInfo *info)
{
  GtkWidget *row = brg_plugin_row_new (info);

  brg_plugin_row_set_place (BRG_PLUGIN_ROW (row), info->folder);
  add_version (BRG_PLUGIN_ROW (row), info->version);
  adw_preferences_group_add (self->plugins, row);
}

/* What is wrong with a half for the window shows when it is opened, too. */
static void
open_all (BrgPluginHost *host)
{
  brg_plugin_host_open_all (host);
  for (guint i = 0; i < brg_plugin_host_get_n (host); i++)
    {
      const BrgPluginInfo *info = brg_plugin_host_get_info (host, i);
      g_autoptr (GObject) half = NULL;

      if (info->hidden && info->problem == NULL)
        half = brg_plugin_host_create (host, info->id, BRG_TYPE_EXPANSION_UI, NULL);
    }
}

static void
add_plugins (BrgPreferences *self,
             BrgPluginHost  *host)
{
  guint n = 0;

  open_all (host);
  for (guint i = 0; i < brg_plugin_host_get_n (host); i++)
    {
      const BrgPluginInfo *info = brg_plugin_host_get_info (host, i);

      if (info->hidden)
        continue;
      add_plugin (self, info);
      n++;
    }

  if (n == 0)
    adw_preferences_group_set_title (self->plugins, _("No expansions were found."));
}

/* Where a person puts what came from elsewhere. */
static void
describe_place (BrgPreferences *self)
{
  g_auto (GStrv) roots = brg_plugin_list_get_roots ();
  g_autofree char *folder = g_filename_display_name (roots[0]);
  g_autofree char *words
      /* Translators: %s is a folder */
      = g_strdup_printf (_("Expansions of your own belong in the folder “%s”."), folder);
  g_autofree char *markup = g_markup_escape_text (words, -1);

  adw_preferences_group_set_description (self->plugins, markup);
}

/*< private >
 * brg_preferences_new:
 * @parent: the window to stand above
 * @host: the plugins, which are opened now
 * @table: the table whose settings these are; it remembers them
 *
 * Returns: (transfer none): a window that has not been shown yet
 */
GtkWidget *
brg_preferences_new (GtkWindow     *parent,
                     BrgPluginHost *host,
                     BrgTable      *table)
{
  BrgPreferences *self = g_object_new (BRG_TYPE_PREFERENCES, "transient-for", parent, NULL);

  g_object_bind_property (table, "beat-delay", self->pace, "value",
                          G_BINDING_BIDIRECTIONAL | G_BINDING_SYNC_CREATE);
  add_plugins (self, host);
  describe_place (self);

  return GTK_WIDGET (self);
}

/*< private >
 * brg_preferences_show_expansions:
 * @self: the preferences
 *
 * Turns to the page that tells of the expansions.
 */
void
brg_preferences_show_expansions (BrgPreferences *self)
{
  adw_preferences_window_set_visible_page_name (ADW_PREFERENCES_WINDOW (self), "expansions");
}
