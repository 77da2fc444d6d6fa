/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/brg-plugin-host.h"

#include <glib/gi18n.h>
#include <gmodule.h>
#if __has_include (<libpeas.h>)
#include <libpeas.h>
#else
#include <libpeas/peas.h>
#endif
#include <string.h>

#include "app/brg-ear.h"
#include "app/brg-plugin-list.h"
#include "core/engine/brg-error.h"
#include "core/engine/brg-expansion.h"

/* What a plugin exports. */
#define ENTRY "peas_register_types"

/* What is kept at a library. */
#define PROBLEM   "problem"
#define EXPANSION "expansion"

/**
 * BrgPluginHost:
 *
 * Finds the plugins and opens them when they are needed.
 *
 * libpeas lists plugins in any order, accepts cycles and drops duplicates without a word. So the
 * host does not let it search: it reads the `.plugin` files itself and hands libpeas the libraries
 * of those that may be loaded, one by one. They stay loaded as long as the program runs.
 */
struct _BrgPluginHost
{
  GObject       parent_instance;

  BrgCatalogue *catalogue;
  /* NULL until somebody asks. */
  GPtrArray    *plugins;
  GHashTable   *opening;
};

G_DEFINE_FINAL_TYPE (BrgPluginHost, brg_plugin_host, G_TYPE_OBJECT)

static void
brg_plugin_host_finalize (GObject *object)
{
  BrgPluginHost *self = BRG_PLUGIN_HOST (object);

  brg_catalogue_set_opener (self->catalogue, NULL, NULL);
  g_object_unref (self->catalogue);
  g_clear_pointer (&self->plugins, g_ptr_array_unref);
  g_hash_table_unref (self->opening);

  G_OBJECT_CLASS (brg_plugin_host_parent_class)->finalize (object);
}

static void
brg_plugin_host_class_init (BrgPluginHostClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = brg_plugin_host_finalize;
}

static void
brg_plugin_host_init (BrgPluginHost *self)
{
  self->opening = g_hash_table_new (NULL, NULL);
}

static gboolean open_plugin (BrgPluginHost *self,
                             BrgPluginInfo *info);

static GPtrArray *
get_plugins (BrgPluginHost *self)
{
  if (self->plugins == NULL)
    {
      g_auto (GStrv) roots = brg_plugin_list_get_roots ();

      self->plugins = brg_plugin_list_read ((const char * const *) roots);
    }

  return self->plugins;
}

/* ---- libraries ---- */

/* libpeas says in a warning only why a library cannot be loaded, so it gets what was loaded
 * already. The library stays even if it is refused: it may have begun something. */
static gboolean
check_library (BrgPluginInfo *info)
{
  GModule *library = g_module_open (info->library, G_MODULE_BIND_LOCAL);
  gpointer entry;

  if (library == NULL)
    brg_plugin_info_complain (info, _("its library cannot be loaded: %s"), g_module_error ());
  else if (!g_module_symbol (library, ENTRY, &entry) || entry == NULL)
    brg_plugin_info_complain (info, _("its library lacks the function “%s”"), ENTRY);
  else
    return TRUE;

  return FALSE;
}

/* Returns whether nothing was said; otherwise it is the plugin's problem. */
static gboolean
close_ear (BrgEar        *ear,
           BrgPluginInfo *info)
{
  g_autofree char *said = brg_ear_close (ear);

  if (said != NULL)
    brg_plugin_info_complain (info, _("its library cannot be set up: %s"), said);
  return said == NULL;
}

/* Lets the library register its types; what it complains of is noted at @module too, since it
 * happens once only. */
static void
use_module (PeasObjectModule *module,
            BrgPluginInfo    *info)
{
  BrgEar ear;
  gboolean used;

  brg_ear_open (&ear);
  used = g_type_module_use (G_TYPE_MODULE (module));
  if (!close_ear (&ear, info) || !used)
    g_object_set_data_full (G_OBJECT (module), PROBLEM, g_strdup (info->problem), g_free);
}

/* A library is loaded once for the whole process: its types cannot be registered again. */
static PeasObjectModule *
load (BrgPluginInfo *info)
{
  static GHashTable *modules;
  PeasObjectModule *module;

  if (modules == NULL)
    modules = g_hash_table_new (g_str_hash, g_str_equal);

  module = g_hash_table_lookup (modules, info->library);
  if (module == NULL && check_library (info))
    {
      g_autofree char *folder = g_path_get_dirname (info->library);

      module = peas_object_module_new_full (info->id, folder, TRUE, TRUE);
      g_hash_table_insert (modules, g_strdup (info->library), module);
      use_module (module, info);
    }

  if (module != NULL && g_object_get_data (G_OBJECT (module), PROBLEM) != NULL)
    brg_plugin_info_complain (info, "%s",
                              (const char *) g_object_get_data (G_OBJECT (module), PROBLEM));
  return info->problem == NULL ? module : NULL;
}

static GObject *
create (BrgPluginInfo    *info,
        PeasObjectModule *module,
        GType             interface)
{
  g_autoptr (GObject) object = NULL;
  BrgEar ear;

  brg_ear_open (&ear);
  object = peas_object_module_create_object (module, interface, 0, NULL);
  if (!close_ear (&ear, info))
    return NULL;

  if (object == NULL)
    brg_plugin_info_complain (info, _("its library brings no “%s”"), g_type_name (interface));
  return g_steal_pointer (&object);
}

/* The object that hands the rules over is made once and stays. */
static BrgExpansion *
get_expansion (BrgPluginInfo *info)
{
  PeasObjectModule *module = load (info);
  GObject *expansion;

  if (module == NULL)
    return NULL;

  expansion = g_object_get_data (G_OBJECT (module), EXPANSION);
  if (expansion == NULL)
    {
      expansion = create (info, module, BRG_TYPE_EXPANSION);
      g_object_set_data_full (G_OBJECT (module), EXPANSION, expansion, g_object_unref);
    }

  return expansion != NULL ? BRG_EXPANSION (expansion) : NULL;
}

static void
add_rules (BrgPluginHost *self,
           BrgPluginInfo *info)
{
  BrgExpansion *expansion = get_expansion (info);
  g_autoptr (GError) error = NULL;

  if (expansion == NULL)
    return;

  info->rules = brg_expansion_add (expansion, info->id, self->catalogue, &error);
  if (info->rules == NULL)
    brg_plugin_info_complain (info, "%s", error->message);
}

/* ---- plugins ---- */

static gboolean
prepare (BrgPluginHost *self,
         BrgPluginInfo *info)
{
  for (guint i = 0; info->problem == NULL && info->depends[i] != NULL; i++)
    {
      BrgPluginInfo *needed = brg_plugin_list_find (self->plugins, info->depends[i]);

      if (!open_plugin (self, needed))
        brg_plugin_info_complain (info, _("it needs “%s”, which cannot be used"), needed->id);
    }

  return info->problem == NULL;
}

/* Returns whether the rules of the plugin, or those of the one whose half it is, are there. */
static gboolean
open_plugin (BrgPluginHost *self,
             BrgPluginInfo *info)
{
  if (info->rules != NULL)
    return TRUE;

  g_hash_table_add (self->opening, info);
  if (prepare (self, info) && !info->hidden)
    add_rules (self, info);
  g_hash_table_remove (self->opening, info);

  return info->problem == NULL;
}

static gboolean
refuse (const BrgPluginInfo  *info,
        GError              **error)
{
  g_set_error (error, BRG_ERROR, BRG_ERROR_SETUP, _("the expansion “%s” cannot be used: %s"),
               info->id, info->problem);
  return FALSE;
}

/* The catalogue asks for what it lacks. */
static gboolean
open_cb (BrgCatalogue  *catalogue,
         const char    *id,
         gpointer       data,
         GError       **error)
{
  BrgPluginHost *self = data;
  BrgPluginInfo *info;

  if (id == NULL)
    {
      brg_plugin_host_open_all (self);
      return TRUE;
    }

  info = brg_plugin_list_find (get_plugins (self), id);
  if (info == NULL || info->hidden || g_hash_table_contains (self->opening, info))
    return TRUE;

  return open_plugin (self, info) || refuse (info, error);
}

/* ---- public doors ---- */

/**
 * brg_plugin_host_new:
 * @catalogue: what the plugins add to; from now on it opens what it is asked for
 *
 * The plugins are sought when somebody first asks for one.
 *
 * Returns: (transfer full): a host
 */
BrgPluginHost *
brg_plugin_host_new (BrgCatalogue *catalogue)
{
  BrgPluginHost *self;

  g_return_val_if_fail (BRG_IS_CATALOGUE (catalogue), NULL);

  self = g_object_new (BRG_TYPE_PLUGIN_HOST, NULL);
  self->catalogue = g_object_ref (catalogue);
  brg_catalogue_set_opener (catalogue, open_cb, self);

  return self;
}

/**
 * brg_plugin_host_get_catalogue:
 * @self: a host
 *
 * Returns: (transfer none): what the plugins add to
 */
BrgCatalogue *
brg_plugin_host_get_catalogue (BrgPluginHost *self)
{
  g_return_val_if_fail (BRG_IS_PLUGIN_HOST (self), NULL);

  return self->catalogue;
}

/**
 * brg_plugin_host_get_n:
 * @self: a host
 *
 * Returns: how many plugins were found, with the broken ones and the halves for the window
 */
guint
brg_plugin_host_get_n (BrgPluginHost *self)
{
  g_return_val_if_fail (BRG_IS_PLUGIN_HOST (self), 0);

  return get_plugins (self)->len;
}

/**
 * brg_plugin_host_get_info:
 * @self: a host
 * @index: from 0, in the order of the ids
 *
 * Returns: (transfer none): a plugin; what it tells changes when it is opened
 */
const BrgPluginInfo *
brg_plugin_host_get_info (BrgPluginHost *self,
                          guint          index)
{
  g_return_val_if_fail (BRG_IS_PLUGIN_HOST (self), NULL);
  g_return_val_if_fail (index < get_plugins (self)->len, NULL);

  return self->plugins->pdata[index];
}

static gboolean
refuse_unknown (const char  *id,
                GError     **error)
{
  g_set_error (error, BRG_ERROR, BRG_ERROR_UNKNOWN, _("there is no expansion “%s” here"), id);
  return FALSE;
}

/**
 * brg_plugin_host_open:
 * @self: a host
 * @id: the id of a plugin that is not hidden
 * @error: return location for an error: %BRG_ERROR_UNKNOWN if there is none, or why it cannot be
 *   used, which the plugin's problem tells then too
 *
 * Loads the rules of a plugin and adds its module or game to the catalogue, unless that was done.
 *
 * Returns: whether the rules are there
 */
gboolean
brg_plugin_host_open (BrgPluginHost  *self,
                      const char     *id,
                      GError        **error)
{
  BrgPluginInfo *info;

  g_return_val_if_fail (BRG_IS_PLUGIN_HOST (self), FALSE);

  info = brg_plugin_list_find (get_plugins (self), id);
  if (info == NULL || info->hidden)
    return refuse_unknown (id, error);

  return open_plugin (self, info) || refuse (info, error);
}

/**
 * brg_plugin_host_open_all:
 * @self: a host
 *
 * Loads the rules of all plugins that can be used, so that what they tell is complete.
 */
void
brg_plugin_host_open_all (BrgPluginHost *self)
{
  g_return_if_fail (BRG_IS_PLUGIN_HOST (self));

  for (guint i = 0; i < get_plugins (self)->len; i++)
    {
      BrgPluginInfo *info = self->plugins->pdata[i];

      if (!info->hidden && info->problem == NULL)
        open_plugin (self, info);
    }
}

/**
 * brg_plugin_host_create:
 * @self: a host
 * @module_name: a plugin, such as the half of another for the window
 * @interface: an interface that the plugin implements
 * @error: return location for an error: %BRG_ERROR_UNKNOWN if there is no such plugin, or why it
 *   cannot be used, which its problem and that of the plugin that it belongs to tell then too
 *
 * Loads a plugin after all that it needs, and makes an object of it.
 *
 * Returns: (transfer full) (nullable): the object
 */
GObject *
brg_plugin_host_create (BrgPluginHost  *self,
                        const char     *module_name,
                        GType           interface,
                        GError        **error)
{
  PeasObjectModule *module = NULL;
  GObject *object = NULL;
  BrgPluginInfo *info;

  g_return_val_if_fail (BRG_IS_PLUGIN_HOST (self), NULL);
  g_return_val_if_fail (G_TYPE_IS_INTERFACE (interface), NULL);

  info = brg_plugin_list_find (get_plugins (self), module_name);
  if (info == NULL)
    {
      refuse_unknown (module_name, error);
      return NULL;
    }

  if (open_plugin (self, info) && (module = load (info)) != NULL)
    object = create (info, module, interface);
  if (object == NULL)
    {
      brg_plugin_list_match_half (self->plugins, info);
      refuse (info, error);
    }

  return object;
}
