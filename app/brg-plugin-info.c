/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/brg-plugin-info.h"

#include <glib/gi18n.h>
#include <gmodule.h>
#include <string.h>

#include "core/engine/brg-line-reader.h"

#define GROUP       "Plugin"
#define SUFFIX      ".plugin"

/* No plugin needs a longer text to tell of itself. */
#define MAX_BYTES (64 * 1024)

/* Stands for what cannot be shown. */
#define REPLACEMENT 0xFFFD

/* A file that is being read; @name is for messages. */
typedef struct
{
  BrgPluginInfo *info;
  const char    *path;
  const char    *name;
  GKeyFile      *keys;
} Reader;

void
brg_plugin_info_free (BrgPluginInfo *self)
{
  g_free (self->id);
  g_free (self->name);
  g_free (self->description);
  g_free (self->version);
  g_free (self->folder);
  g_free (self->problem);
  g_strfreev (self->depends);
  g_free (self->library);
  g_free (self);
}

/* What goes into one line of a table or a row of a dialog: names of files may be any bytes. */
static char *
make_plain (const char *bytes)
{
  g_autofree char *text = g_utf8_make_valid (bytes, -1);
  GString *plain = g_string_new (NULL);

  for (const char *at = text; *at != '\0'; at = g_utf8_next_char (at))
    {
      gunichar letter = g_utf8_get_char (at);

      g_string_append_unichar (plain, g_unichar_iscntrl (letter) ? REPLACEMENT : letter);
    }

  return g_string_free (plain, FALSE);
}

/**
 * brg_plugin_info_complain:
 * @self: a plugin
 * @format: a translated sentence
 * @...: for @format
 *
 * Notes why the plugin cannot be used. What was noted first stays.
 */
void
brg_plugin_info_complain (BrgPluginInfo *self,
                          const char    *format,
                          ...)
{
  va_list arguments;

  if (self->problem != NULL)
    return;

  va_start (arguments, format);
  g_autofree char *sentence = g_strdup_vprintf (format, arguments);
  va_end (arguments);

  self->problem = make_plain (sentence);
}

/**
 * brg_plugin_info_get_base:
 * @self: a plugin
 *
 * Returns: (transfer full) (nullable): the id of the plugin whose half for the window this is by
 *   its name, or %NULL if it is no such half
 */
char *
brg_plugin_info_get_base (const BrgPluginInfo *self)
{
  if (!g_str_has_suffix (self->id, BRG_PLUGIN_HALF_SUFFIX))
    return NULL;

  return g_strndup (self->id, strlen (self->id) - strlen (BRG_PLUGIN_HALF_SUFFIX));
}

/* ---- single values ---- */

static gboolean
is_plain (const char *text)
{
  g_autofree char *plain = make_plain (text);

  return *text != '\0' && strcmp (text, plain) == 0;
}

/* What goes into file names, commands and records. */
static gboolean
is_id (const char *text)
{
  return g_ascii_islower (*text)
         && strspn (text, "abcdefghijklmnopqrstuvwxyz0123456789-") == strlen (text);
}

static void
complain_of_value (Reader     *self,
                   const char *key)
{
  brg_plugin_info_complain (self->info, _("%s: the value of “%s” makes no sense"), self->name,
                            key);
}

static char *
get_text (Reader     *self,
          const char *key,
          gboolean    required)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = g_key_file_get_locale_string (self->keys, GROUP, key, NULL, &error);

  if (text != NULL && is_plain (text))
    return g_steal_pointer (&text);

  if (!g_error_matches (error, G_KEY_FILE_ERROR, G_KEY_FILE_ERROR_KEY_NOT_FOUND))
    complain_of_value (self, key);
  else if (required)
    brg_plugin_info_complain (self->info, _("%s: the key “%s” is missing"), self->name, key);

  return NULL;
}

static void
read_hidden (Reader *self)
{
  g_autoptr (GError) error = NULL;

  self->info->hidden = g_key_file_get_boolean (self->keys, GROUP, "Hidden", &error);
  if (error != NULL
      && !g_error_matches (error, G_KEY_FILE_ERROR, G_KEY_FILE_ERROR_KEY_NOT_FOUND))
    complain_of_value (self, "Hidden");
}

static void
read_depends (Reader *self)
{
  g_auto (GStrv) ids = g_key_file_get_string_list (self->keys, GROUP, "Depends", NULL, NULL);

  if (ids == NULL)
    return;

  for (guint i = 0; ids[i] != NULL; i++)
    if (!is_id (ids[i]))
      complain_of_value (self, "Depends");

  g_strfreev (self->info->depends);
  self->info->depends = g_steal_pointer (&ids);
}

static void
read_values (Reader *self)
{
  BrgPluginInfo *info = self->info;
  g_autofree char *name = NULL;

  info->version = get_text (self, "Version", !info->hidden);
  info->description = get_text (self, "Description", FALSE);
  name = get_text (self, "Name", !info->hidden);
  if (name != NULL)
    {
      g_free (info->name);
      info->name = g_steal_pointer (&name);
    }
  read_depends (self);
}

/* ---- checks ---- */

static void
check_abi (Reader *self)
{
  g_autofree char *abi = get_text (self, "X-Burgrave-ABI", TRUE);
  g_autofree char *here = g_strdup_printf ("%d", BRG_MODULE_ABI);

  if (abi != NULL && strcmp (abi, here) != 0)
    brg_plugin_info_complain (self->info,
                              _("it was made for version %s of the interface, but this program has "
                                "version %s"),
                              abi, here);
}

static void
check_id (Reader *self)
{
  g_autofree char *module = get_text (self, "Module", TRUE);
  g_autofree char *base = brg_plugin_info_get_base (self->info);

  if (!is_id (self->info->id))
    brg_plugin_info_complain (self->info,
                              _("%s: the name may have small letters, digits and dashes only"),
                              self->name);
  else if (module != NULL && strcmp (module, self->info->id) != 0)
    brg_plugin_info_complain (self->info, _("%s: the key “%s” says “%s”, unlike the file’s name"),
                              self->name, "Module", module);
  else if (self->info->hidden != (base != NULL))
    brg_plugin_info_complain (self->info,
                              _("%s: a name ends in “%s” if, and only if, the key “%s” is true"),
                              self->name, BRG_PLUGIN_HALF_SUFFIX, "Hidden");
}

static void
check_library (Reader *self)
{
  if (!g_file_test (self->info->library, G_FILE_TEST_IS_REGULAR))
    brg_plugin_info_complain (self->info, _("%s: there is no library “lib%s.%s” beside it"),
                              self->name, self->info->id, G_MODULE_SUFFIX);
}

/* ---- the file ---- */

static gboolean
load (Reader *self)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = brg_line_load_file (self->path, &error);

  if (text == NULL)
    brg_plugin_info_complain (self->info, "%s", error->message);
  else if (strlen (text) > MAX_BYTES)
    brg_plugin_info_complain (self->info, _("%s: the file is larger than %d bytes"), self->name,
                              MAX_BYTES);
  else if (!g_key_file_load_from_data (self->keys, text, strlen (text), G_KEY_FILE_NONE, NULL))
    brg_plugin_info_complain (self->info, _("%s: this is no list of keys and values"),
                              self->name);
  else if (!g_key_file_has_group (self->keys, GROUP))
    brg_plugin_info_complain (self->info, _("%s: there is no group “%s”"), self->name, GROUP);

  return self->info->problem == NULL;
}

static BrgPluginInfo *
create (const char *folder,
        const char *file_name)
{
  BrgPluginInfo *self = g_new0 (BrgPluginInfo, 1);
  g_autofree char *stem = g_strndup (file_name, strlen (file_name) - strlen (SUFFIX));
  g_autofree char *library = g_strdup_printf ("lib%s.%s", stem, G_MODULE_SUFFIX);

  self->id = make_plain (stem);
  self->name = g_strdup (self->id);
  self->folder = make_plain (folder);
  self->library = g_build_filename (folder, library, NULL);
  self->depends = g_new0 (char *, 1);

  return self;
}

/**
 * brg_plugin_info_read:
 * @folder: (type filename): a folder
 * @file_name: (type filename): the name of a file in it
 *
 * Reads what a file says of a plugin, and checks it without loading anything.
 *
 * Returns: (transfer full) (nullable): the plugin, perhaps with a problem; %NULL if the name is not
 *   that of a `.plugin` file
 */
BrgPluginInfo *
brg_plugin_info_read (const char *folder,
                      const char *file_name)
{
  g_autoptr (GKeyFile) keys = g_key_file_new ();
  g_autofree char *path = g_build_filename (folder, file_name, NULL);
  g_autofree char *name = make_plain (file_name);
  BrgPluginInfo *self;

  if (!g_str_has_suffix (file_name, SUFFIX) || *file_name == '.')
    return NULL;

  self = create (folder, file_name);

  Reader reader = { self, path, name, keys };

  if (load (&reader))
    {
      check_abi (&reader);
      read_hidden (&reader);
      check_id (&reader);
      read_values (&reader);
      check_library (&reader);
    }

  return self;
}
