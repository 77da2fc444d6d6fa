/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "ui/brg-spoken-names.h"

#include <adwaita.h>

/* What a screen reader is told by GTK 4.8 and libadwaita 1.2 of some widgets is not what a person
 * reads: a button whose label has a mnemonic is called by that label and by it once more without
 * the underscore; what has the focus in a drop-down is called after its type, and so is a page
 * of a stack; and neither a drop-down nor a row of choices says what is chosen, nor what could be. All of them are mended when they are shown,
 * whoever made them. */

/* ---- buttons ---- */

/* Two underscores stand for one that is meant. */
static char *
without_mnemonic (const char *label)
{
  g_autoptr (GString) words = g_string_new (NULL);

  for (const char *c = label; *c != '\0'; c++)
    {
      if (*c == '_' && *++c == '\0')
        break;
      g_string_append_c (words, *c);
    }

  return g_string_free (g_steal_pointer (&words), FALSE);
}

static void
mend_button (GtkButton *button)
{
  const char *label = gtk_button_get_label (button);
  g_autofree char *words = NULL;

  if (label == NULL || !gtk_button_get_use_underline (button))
    return;

  words = without_mnemonic (label);
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, words,
                                  -1);
}

/* ---- choices ---- */

static const char *
chosen_words (gpointer item)
{
  return GTK_IS_STRING_OBJECT (item) ? gtk_string_object_get_string (item) : NULL;
}

static void
describe (GtkWidget  *widget,
          const char *words)
{
  if (words != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                    words, -1);
}

/* The focus goes to the button within. */
static void
mend_drop_down (GtkDropDown *drop_down)
{
  GtkWidget *button = gtk_widget_get_first_child (GTK_WIDGET (drop_down));

  gtk_accessible_update_relation (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_RELATION_LABELLED_BY,
                                  drop_down, NULL, -1);
  describe (button, chosen_words (gtk_drop_down_get_selected_item (drop_down)));
}

static void
mend_row (AdwComboRow *row)
{
  describe (GTK_WIDGET (row), chosen_words (adw_combo_row_get_selected_item (row)));
}

static GtkWidget *
find_label (GtkWidget *widget)
{
  GtkWidget *label = GTK_IS_LABEL (widget) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && label == NULL;
       child = gtk_widget_get_next_sibling (child))
    label = find_label (child);

  return label;
}

/* What stands in the list that a choice is made from has no name of its own. */
static void
mend_item (GtkWidget *item)
{
  gboolean is_choice = gtk_widget_get_ancestor (item, GTK_TYPE_DROP_DOWN) != NULL
                       || gtk_widget_get_ancestor (item, ADW_TYPE_COMBO_ROW) != NULL;
  GtkWidget *label = is_choice ? find_label (item) : NULL;

  if (label != NULL)
    gtk_accessible_update_relation (GTK_ACCESSIBLE (item), GTK_ACCESSIBLE_RELATION_LABELLED_BY,
                                    label, NULL, -1);
}

/* A page without a title is called after its type. */
static void
mend_stack (GtkStack *stack)
{
  g_autoptr (GtkSelectionModel) pages = gtk_stack_get_pages (stack);

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (pages)); i++)
    {
      g_autoptr (GObject) page = g_list_model_get_item (G_LIST_MODEL (pages), i);

      if (gtk_stack_page_get_title (GTK_STACK_PAGE (page)) == NULL)
        gtk_accessible_update_property (GTK_ACCESSIBLE (page), GTK_ACCESSIBLE_PROPERTY_LABEL, "",
                                        -1);
    }
}

/* ---- all of them ---- */

static void
follow (gpointer    widget,
        const char *signal,
        GCallback   mend)
{
  if (g_signal_handler_find (widget, G_SIGNAL_MATCH_FUNC, 0, 0, NULL, mend, NULL) == 0)
    g_signal_connect (widget, signal, mend, NULL);
}

static gboolean
mapped_cb (GSignalInvocationHint *hint,
           guint                  n_values,
           const GValue          *values,
           gpointer               data)
{
  gpointer widget = g_value_get_object (&values[0]);

  if (GTK_IS_BUTTON (widget))
    {
      mend_button (widget);
      follow (widget, "notify::label", G_CALLBACK (mend_button));
    }
  else if (GTK_IS_DROP_DOWN (widget))
    {
      mend_drop_down (widget);
      follow (widget, "notify::selected-item", G_CALLBACK (mend_drop_down));
    }
  else if (ADW_IS_COMBO_ROW (widget))
    {
      mend_row (widget);
      follow (widget, "notify::selected-item", G_CALLBACK (mend_row));
    }
  else if (GTK_IS_STACK (widget))
    mend_stack (widget);
  else if (g_str_equal (G_OBJECT_TYPE_NAME (widget), "GtkListItemWidget"))
    mend_item (widget);

  return TRUE;
}

/**
 * brg_spoken_names_mend:
 *
 * Lets widgets say to a screen reader what a person reads, from now on and wherever they are shown.
 * To be called once.
 */
void
brg_spoken_names_mend (void)
{
  g_autoptr (GTypeClass) widget_class = g_type_class_ref (GTK_TYPE_WIDGET);

  g_signal_add_emission_hook (g_signal_lookup ("map", GTK_TYPE_WIDGET), 0, mapped_cb, NULL, NULL);
}
