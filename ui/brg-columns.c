/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "ui/brg-columns.h"

#include "ui/brg-columns-layout.h"

/**
 * BrgColumns:
 *
 * The parts of a table, where #BrgColumnsLayout puts them. Tab goes through them in their order,
 * wherever they lie.
 */
struct _BrgColumns
{
  GtkWidget parent_instance;
};

G_DEFINE_FINAL_TYPE (BrgColumns, brg_columns, GTK_TYPE_WIDGET)

static GtkWidget *
find_next (GtkWidget *widget,
           GtkWidget *child,
           gboolean   backward)
{
  if (child == NULL)
    return backward ? gtk_widget_get_last_child (widget) : gtk_widget_get_first_child (widget);

  return backward ? gtk_widget_get_prev_sibling (child) : gtk_widget_get_next_sibling (child);
}

static gboolean
brg_columns_focus (GtkWidget        *widget,
                   GtkDirectionType  direction)
{
  gboolean backward = direction == GTK_DIR_TAB_BACKWARD;
  GtkWidget *child = gtk_widget_get_focus_child (widget);

  if (!backward && direction != GTK_DIR_TAB_FORWARD)
    return GTK_WIDGET_CLASS (brg_columns_parent_class)->focus (widget, direction);

  if (child == NULL)
    child = find_next (widget, NULL, backward);
  for (; child != NULL; child = find_next (widget, child, backward))
    if (gtk_widget_get_mapped (child) && gtk_widget_child_focus (child, direction))
      return TRUE;

  return FALSE;
}

static void
brg_columns_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (brg_columns_parent_class)->dispose (object);
}

static void
brg_columns_class_init (BrgColumnsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = brg_columns_dispose;
  widget_class->focus = brg_columns_focus;

  gtk_widget_class_set_css_name (widget_class, "columns");
  gtk_widget_class_set_layout_manager_type (widget_class, BRG_TYPE_COLUMNS_LAYOUT);
}

static void
brg_columns_init (BrgColumns *self)
{
}

/**
 * brg_columns_new:
 *
 * Returns: (transfer floating): an empty table top
 */
GtkWidget *
brg_columns_new (void)
{
  return g_object_new (BRG_TYPE_COLUMNS, NULL);
}
