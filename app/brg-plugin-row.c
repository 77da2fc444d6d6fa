/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/brg-plugin-row.h"

#include <glib/gi18n.h>

/**
 * BrgPluginRow:
 *
 * Says what a plugin is, and what stands in its way. A row that cannot be used can still be
 * reached by the keyboard, so that everybody learns why.
 */
struct _BrgPluginRow
{
  AdwPreferencesRow parent_instance;

  const BrgPluginInfo *info;
  GtkWidget *words;
  GtkLabel *name;
  GtkLabel *description;
  GtkWidget *remark_box;
  GtkWidget *remark_icon;
  GtkLabel *remark;
  GtkLabel *place;
  GtkBox *suffixes;
};

G_DEFINE_FINAL_TYPE (BrgPluginRow, brg_plugin_row, ADW_TYPE_PREFERENCES_ROW)

static void
brg_plugin_row_class_init (BrgPluginRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/burgrave/Burgrave/app/brg-plugin-row.ui");
  gtk_widget_class_bind_template_child (widget_class, BrgPluginRow, words);
  gtk_widget_class_bind_template_child (widget_class, BrgPluginRow, name);
  gtk_widget_class_bind_template_child (widget_class, BrgPluginRow, description);
  gtk_widget_class_bind_template_child (widget_class, BrgPluginRow, remark_box);
  gtk_widget_class_bind_template_child (widget_class, BrgPluginRow, remark_icon);
  gtk_widget_class_bind_template_child (widget_class, BrgPluginRow, remark);
  gtk_widget_class_bind_template_child (widget_class, BrgPluginRow, place);
  gtk_widget_class_bind_template_child (widget_class, BrgPluginRow, suffixes);
}

static void
brg_plugin_row_init (BrgPluginRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static void
set_words (GtkLabel   *label,
           const char *words)
{
  gboolean has_words = words != NULL && *words != '\0';

  gtk_label_set_label (label, has_words ? words : "");
  gtk_widget_set_visible (GTK_WIDGET (label), has_words);
}

static void
set_css_class (GtkWidget  *widget,
               const char *name,
               gboolean    has_it)
{
  if (has_it)
    gtk_widget_add_css_class (widget, name);
  else
    gtk_widget_remove_css_class (widget, name);
}

/* What a screen reader says of the row and of what it is switched with. */
static void
describe (GtkWidget  *widget,
          const char *name,
          const char *words)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, words, -1);
}

static void
describe_all (BrgPluginRow *self)
{
  const char *name = gtk_label_get_label (self->name);
  const char *remark = gtk_label_get_label (self->remark);
  const char *words = *remark != '\0' ? remark : gtk_label_get_label (self->description);

  describe (GTK_WIDGET (self), name, words);
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self->suffixes)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_get_focusable (child))
      describe (child, name, words);
}

/* A plugin whose rules were loaded is played even if its half for the window is broken. */
static char *
describe_fault (const BrgPluginInfo *info)
{
  if (info->problem == NULL)
    return NULL;

  return g_strdup_printf (info->rules != NULL
                              /* Translators: of an expansion; %s says why */
                              ? _("Is shown without its own pictures: %s")
                              /* Translators: of an expansion; %s says why */
                              : _("Cannot be used: %s"),
                          info->problem);
}

/*< private >
 * brg_plugin_row_new:
 * @info: a plugin, which outlives the row
 *
 * Returns: (transfer floating): a row with its name and description, and its fault if it has one
 */
GtkWidget *
brg_plugin_row_new (const BrgPluginInfo *info)
{
  BrgPluginRow *self = g_object_new (BRG_TYPE_PLUGIN_ROW, "title", info->name, NULL);

  self->info = info;
  gtk_label_set_label (self->name, info->name);
  set_words (self->description, info->description);
  brg_plugin_row_set_why_not (self, NULL);

  return GTK_WIDGET (self);
}

/*< private >
 * brg_plugin_row_set_why_not:
 * @self: a row
 * @reason: (nullable): why the plugin does not go with what is chosen now, or %NULL if it does; what
 *   is wrong with the plugin itself is said then
 */
void
brg_plugin_row_set_why_not (BrgPluginRow *self,
                            const char   *reason)
{
  g_autofree char *fault = reason == NULL ? describe_fault (self->info) : NULL;
  const char *words = reason != NULL ? reason : fault;
  gboolean is_usable = reason == NULL && (fault == NULL || self->info->rules != NULL);

  set_words (self->remark, words);
  gtk_widget_set_visible (self->remark_box, words != NULL);
  gtk_widget_set_visible (self->remark_icon, fault != NULL);
  set_css_class (self->remark_box, "error", fault != NULL);
  set_css_class (self->words, "unusable", !is_usable);
  describe_all (self);
}

/*< private >
 * brg_plugin_row_set_place:
 * @self: a row
 * @place: where the plugin lies
 */
void
brg_plugin_row_set_place (BrgPluginRow *self,
                          const char   *place)
{
  set_words (self->place, place);
}

/*< private >
 * brg_plugin_row_add_suffix:
 * @self: a row
 * @suffix: (transfer floating): what stands at its end; if it can have the focus, it is called as
 *   the row is
 */
void
brg_plugin_row_add_suffix (BrgPluginRow *self,
                           GtkWidget    *suffix)
{
  gtk_widget_set_valign (suffix, GTK_ALIGN_CENTER);
  gtk_box_append (self->suffixes, suffix);
  describe_all (self);
}
