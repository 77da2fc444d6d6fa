/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A window from which files can be dragged, as from a file manager.
 *
 * Usage: drag-files FILE... */

#include <gtk/gtk.h>

static GdkContentProvider *
offer_files (char **names)
{
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func (g_object_unref);
  g_auto (GValue) list = G_VALUE_INIT;

  for (; *names != NULL; names++)
    g_ptr_array_add (files, g_file_new_for_commandline_arg (*names));
  g_value_init (&list, GDK_TYPE_FILE_LIST);
  g_value_take_boxed (&list, gdk_file_list_new_from_array ((GFile **) files->pdata, files->len));

  return gdk_content_provider_new_for_value (&list);
}

int
main (int    argc,
      char **argv)
{
  GtkDragSource *source;
  g_autoptr (GdkContentProvider) files = NULL;
  GtkWidget *window;

  gtk_init ();
  window = gtk_window_new ();
  source = gtk_drag_source_new ();
  files = offer_files (argv + 1);
  gtk_drag_source_set_content (source, files);
  gtk_widget_add_controller (window, GTK_EVENT_CONTROLLER (source));
  gtk_window_set_title (GTK_WINDOW (window), "Files");
  gtk_window_set_decorated (GTK_WINDOW (window), FALSE);
  gtk_window_set_default_size (GTK_WINDOW (window), 200, 100);
  gtk_window_present (GTK_WINDOW (window));
  while (TRUE)
    g_main_context_iteration (NULL, TRUE);
}
