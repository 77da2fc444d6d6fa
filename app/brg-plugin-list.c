/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/brg-plugin-list.h"

#include <glib/gi18n.h>
#include <string.h>

/* ---- where plugins are ---- */

/* The build tree keeps its plugins elsewhere than an installed program. */
static const char *
get_path (void)
{
  const char *path = g_getenv ("BURGRAVE_PLUGIN_PATH");

  return path != NULL && *path != '\0' ? path : PKGLIBDIR G_DIR_SEPARATOR_S "plugins";
}

static void
add_root (GPtrArray  *roots,
          const char *path)
{
  g_autofree char *root = g_canonicalize_filename (path, NULL);

  if (!g_ptr_array_find_with_equal_func (roots, root, g_str_equal, NULL))
    g_ptr_array_add (roots, g_steal_pointer (&root));
}

/**
 * brg_plugin_list_get_roots:
 *
 * Returns: (transfer full) (array zero-terminated=1) (element-type filename): the folders that hold
 *   a folder for each plugin: the person's own before what came with the program
 */
char **
brg_plugin_list_get_roots (void)
{
  g_autoptr (GPtrArray) roots = g_ptr_array_new_null_terminated (4, g_free, TRUE);
  g_autofree char *own = g_build_filename (g_get_user_data_dir (), "burgrave", "plugins", NULL);
  g_auto (GStrv) others = g_strsplit (get_path (), G_SEARCHPATH_SEPARATOR_S, -1);

  add_root (roots, own);
  for (guint i = 0; others[i] != NULL; i++)
    if (*others[i] != '\0')
      add_root (roots, others[i]);

  return (char **) g_ptr_array_steal (roots, NULL);
}

static gint
compare_names (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(const char * const *) a, *(const char * const *) b);
}

/* Folders give their files in any order. */
static GPtrArray *
list_folder (const char *path)
{
  GPtrArray *names = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GDir) folder = g_dir_open (path, 0, NULL);
  const char *name;

  while (folder != NULL && (name = g_dir_read_name (folder)) != NULL)
    g_ptr_array_add (names, g_strdup (name));
  g_ptr_array_sort (names, compare_names);

  return names;
}

static void
read_folder (GPtrArray  *list,
             const char *path)
{
  g_autoptr (GPtrArray) names = list_folder (path);

  for (guint i = 0; i < names->len; i++)
    {
      BrgPluginInfo *info = brg_plugin_info_read (path, names->pdata[i]);

      if (info != NULL)
        g_ptr_array_add (list, info);
    }
}

static void
read_root (GPtrArray  *list,
           const char *root)
{
  g_autoptr (GPtrArray) names = list_folder (root);

  for (guint i = 0; i < names->len; i++)
    {
      g_autofree char *path = g_build_filename (root, names->pdata[i], NULL);

      read_folder (list, path);
    }
}

/* ---- duplicates and halves ---- */

/**
 * brg_plugin_list_find:
 * @list: (element-type BrgPluginInfo): plugins
 * @id: an id
 *
 * Returns: (transfer none) (nullable): the plugin of that id that counts
 */
BrgPluginInfo *
brg_plugin_list_find (GPtrArray  *list,
                      const char *id)
{
  for (guint i = 0; i < list->len; i++)
    {
      BrgPluginInfo *info = list->pdata[i];

      if (strcmp (info->id, id) == 0)
        return info;
    }

  return NULL;
}

/* The plugin that lies beside @half, if by its name this is the window's half of that. */
static BrgPluginInfo *
find_base (GPtrArray           *list,
           const BrgPluginInfo *half)
{
  g_autofree char *base = brg_plugin_info_get_base (half);

  for (guint i = 0; base != NULL && i < list->len; i++)
    {
      BrgPluginInfo *info = list->pdata[i];

      if (strcmp (info->id, base) == 0 && strcmp (info->folder, half->folder) == 0)
        return info;
    }

  return NULL;
}

/* Of several with one name the first one counts, be it good or bad. */
static void
judge_duplicate (GPtrArray     *list,
                 BrgPluginInfo *info)
{
  const BrgPluginInfo *first = brg_plugin_list_find (list, info->id);

  if (first != NULL && first != info)
    brg_plugin_info_complain (info, _("there is one of the same name in “%s”, which is taken "
                                      "instead of the one in “%s”"),
                              first->folder, info->folder);
}

static void
pair_half (GPtrArray     *list,
           BrgPluginInfo *info)
{
  g_autofree char *base = NULL;

  if (find_base (list, info) != NULL)
    {
      info->hidden = TRUE;
      return;
    }

  if (!info->hidden)
    return;

  base = brg_plugin_info_get_base (info);
  info->hidden = FALSE;
  brg_plugin_info_complain (info, _("it is the window’s half of “%s”, which is not beside it"),
                            base != NULL ? base : info->id);
}

/* ---- what plugins need ---- */

/* Writes the way from a plugin along what it needs back to @goal, if there is one. */
static gboolean
find_way (GPtrArray     *list,
          BrgPluginInfo *info,
          BrgPluginInfo *goal,
          GHashTable    *seen,
          GString       *way)
{
  gsize length = way->len;

  g_string_append_printf (way, "%s → ", info->id);
  for (guint i = 0; info->depends[i] != NULL; i++)
    {
      BrgPluginInfo *next = brg_plugin_list_find (list, info->depends[i]);

      if (next == goal)
        {
          g_string_append (way, goal->id);
          return TRUE;
        }
      if (next != NULL && g_hash_table_add (seen, next) && find_way (list, next, goal, seen, way))
        return TRUE;
    }

  g_string_truncate (way, length);
  return FALSE;
}

static void
judge_cycle (GPtrArray     *list,
             BrgPluginInfo *info)
{
  g_autoptr (GHashTable) seen = g_hash_table_new (NULL, NULL);
  g_autoptr (GString) way = g_string_new (NULL);

  if (brg_plugin_list_find (list, info->id) == info && find_way (list, info, info, seen, way))
    brg_plugin_info_complain (info, _("it needs itself: %s"), way->str);
}

/* Returns whether something new was said. */
static gboolean
judge_depends (GPtrArray     *list,
               BrgPluginInfo *info)
{
  if (info->problem != NULL)
    return FALSE;

  for (guint i = 0; info->depends[i] != NULL; i++)
    {
      const BrgPluginInfo *needed = brg_plugin_list_find (list, info->depends[i]);

      if (needed == NULL)
        brg_plugin_info_complain (info, _("it needs “%s”, which is not here"), info->depends[i]);
      else if (needed->problem != NULL)
        brg_plugin_info_complain (info, _("it needs “%s”, which cannot be used"),
                                  info->depends[i]);
      else if (needed->hidden && !info->hidden)
        brg_plugin_info_complain (info, _("it needs “%s”, which only the window has"),
                                  info->depends[i]);
    }

  return info->problem != NULL;
}

/**
 * brg_plugin_list_match_half:
 * @list: (element-type BrgPluginInfo): plugins
 * @half: one of them
 *
 * Says of a plugin that its half for the window cannot be used, or of the half that its plugin
 * cannot: a plugin is used as a whole.
 *
 * Returns: whether something new was said
 */
gboolean
brg_plugin_list_match_half (GPtrArray     *list,
                            BrgPluginInfo *half)
{
  BrgPluginInfo *info = half->hidden ? find_base (list, half) : NULL;

  if (info == NULL || (info->problem != NULL) == (half->problem != NULL))
    return FALSE;

  if (half->problem != NULL)
    brg_plugin_info_complain (info, _("its half for the window cannot be used: %s"),
                              half->problem);
  else
    brg_plugin_info_complain (half, _("the expansion that it belongs to cannot be used"));
  return TRUE;
}

/* ---- all together ---- */

static gint
compare_ids (gconstpointer a,
             gconstpointer b)
{
  const BrgPluginInfo *first = *(const BrgPluginInfo * const *) a;
  const BrgPluginInfo *second = *(const BrgPluginInfo * const *) b;

  return strcmp (first->id, second->id);
}

static void
judge (GPtrArray *list)
{
  gboolean new;

  for (guint i = 0; i < list->len; i++)
    {
      judge_duplicate (list, list->pdata[i]);
      pair_half (list, list->pdata[i]);
    }
  for (guint i = 0; i < list->len; i++)
    judge_cycle (list, list->pdata[i]);

  /* One that cannot be used spoils others, and these others again. */
  do
    {
      new = FALSE;
      for (guint i = 0; i < list->len; i++)
        {
          new |= judge_depends (list, list->pdata[i]);
          new |= brg_plugin_list_match_half (list, list->pdata[i]);
        }
    }
  while (new);
}

/**
 * brg_plugin_list_read:
 * @roots: (array zero-terminated=1) (element-type filename): folders that hold a folder for each
 *   plugin; those that are not there are passed over
 *
 * Reads what the plugins say of themselves and checks whether they can be used, without loading
 * any. The list does not depend on the order of files on the disk.
 *
 * Returns: (transfer full) (element-type BrgPluginInfo): the plugins in the order of their ids;
 *   those of one id in the order of @roots and folders
 */
GPtrArray *
brg_plugin_list_read (const char * const *roots)
{
  GPtrArray *list = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_plugin_info_free);

  for (guint i = 0; roots[i] != NULL; i++)
    read_root (list, roots[i]);

  /* It leaves those of one id as they were found. */
  g_ptr_array_sort (list, compare_ids);
  judge (list);

  return list;
}
