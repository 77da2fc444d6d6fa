/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "brg-catalogue.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "brg-error.h"
#include "brg-line-reader.h"

/**
 * BrgCatalogue:
 *
 * What games can be made of on this machine: variants, modules, and the data files of the user.
 * What comes from plugins may be added when it is first looked for.
 */
struct _BrgCatalogue
{
  GObject    parent_instance;

  GPtrArray *variants;
  GPtrArray *modules;
  GPtrArray *data;

  BrgCatalogueOpener opener;
  gpointer opener_data;
};

G_DEFINE_FINAL_TYPE (BrgCatalogue, brg_catalogue, G_TYPE_OBJECT)

static void
data_file_free (gpointer data)
{
  BrgDataFile *file = data;

  g_free (file->kind);
  g_free (file->name);
  g_free (file->path);
  g_free (file->text);
  g_free (file);
}

static void
brg_catalogue_finalize (GObject *object)
{
  BrgCatalogue *self = BRG_CATALOGUE (object);

  g_ptr_array_unref (self->variants);
  g_ptr_array_unref (self->modules);
  g_ptr_array_unref (self->data);

  G_OBJECT_CLASS (brg_catalogue_parent_class)->finalize (object);
}

static void
brg_catalogue_class_init (BrgCatalogueClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = brg_catalogue_finalize;
}

static void
brg_catalogue_init (BrgCatalogue *self)
{
  self->variants = g_ptr_array_new ();
  self->modules = g_ptr_array_new ();
  self->data = g_ptr_array_new_with_free_func (data_file_free);
}

/**
 * brg_catalogue_new:
 *
 * Returns: (transfer full): a catalogue that holds nothing
 */
BrgCatalogue *
brg_catalogue_new (void)
{
  return g_object_new (BRG_TYPE_CATALOGUE, NULL);
}

/**
 * brg_catalogue_add_variant:
 * @self: a catalogue
 * @variant: (transfer none): a variant that outlives the catalogue
 */
void
brg_catalogue_add_variant (BrgCatalogue     *self,
                           const BrgVariant *variant)
{
  g_return_if_fail (BRG_IS_CATALOGUE (self));
  g_return_if_fail (variant->rules.abi == BRG_MODULE_ABI);

  g_ptr_array_add (self->variants, (gpointer) variant);
}

static gint
compare_modules (gconstpointer a,
                 gconstpointer b)
{
  const BrgModule *first = *(const BrgModule * const *) a;
  const BrgModule *second = *(const BrgModule * const *) b;

  return strcmp (first->id, second->id);
}

/**
 * brg_catalogue_add_module:
 * @self: a catalogue
 * @module: (transfer none): a module that outlives the catalogue
 */
void
brg_catalogue_add_module (BrgCatalogue    *self,
                          const BrgModule *module)
{
  g_return_if_fail (BRG_IS_CATALOGUE (self));
  g_return_if_fail (module->abi == BRG_MODULE_ABI);

  g_ptr_array_add (self->modules, (gpointer) module);
  g_ptr_array_sort (self->modules, compare_modules);
}

/**
 * brg_catalogue_set_opener:
 * @self: a catalogue
 * @opener: (nullable): what is asked for things that the catalogue does not hold
 * @data: for @opener
 */
void
brg_catalogue_set_opener (BrgCatalogue       *self,
                          BrgCatalogueOpener  opener,
                          gpointer            data)
{
  g_return_if_fail (BRG_IS_CATALOGUE (self));

  self->opener = opener;
  self->opener_data = data;
}

static const BrgVariant *
look_up_variant (BrgCatalogue *self,
                 const char   *id)
{
  for (guint i = 0; i < self->variants->len; i++)
    {
      const BrgVariant *variant = self->variants->pdata[i];

      if (strcmp (variant->rules.id, id) == 0)
        return variant;
    }

  return NULL;
}

static const BrgModule *
look_up_module (BrgCatalogue *self,
                const char   *id)
{
  for (guint i = 0; i < self->modules->len; i++)
    {
      const BrgModule *module = self->modules->pdata[i];

      if (strcmp (module->id, id) == 0)
        return module;
    }

  return NULL;
}

static gboolean
open_id (BrgCatalogue  *self,
         const char    *id,
         GError       **error)
{
  return self->opener == NULL || self->opener (self, id, self->opener_data, error);
}

/**
 * brg_catalogue_find_variant:
 * @self: a catalogue
 * @id: a variant's id
 * @error: return location for an error: %BRG_ERROR_UNKNOWN if there is none, or why it cannot be
 *   used
 *
 * Returns: (transfer none) (nullable): the variant
 */
const BrgVariant *
brg_catalogue_find_variant (BrgCatalogue  *self,
                            const char    *id,
                            GError       **error)
{
  const BrgVariant *variant;

  g_return_val_if_fail (BRG_IS_CATALOGUE (self), NULL);

  variant = look_up_variant (self, id);
  if (variant != NULL || !open_id (self, id, error))
    return variant;

  variant = look_up_variant (self, id);
  if (variant == NULL)
    g_set_error (error, BRG_ERROR, BRG_ERROR_UNKNOWN, _("there is no game “%s” here"), id);

  return variant;
}

/**
 * brg_catalogue_find_module:
 * @self: a catalogue
 * @id: a module's id
 * @error: return location for an error: %BRG_ERROR_UNKNOWN if there is none, or why it cannot be
 *   used
 *
 * Returns: (transfer none) (nullable): the module
 */
const BrgModule *
brg_catalogue_find_module (BrgCatalogue  *self,
                           const char    *id,
                           GError       **error)
{
  const BrgModule *module;

  g_return_val_if_fail (BRG_IS_CATALOGUE (self), NULL);

  module = look_up_module (self, id);
  if (module != NULL || !open_id (self, id, error))
    return module;

  module = look_up_module (self, id);
  if (module == NULL)
    g_set_error (error, BRG_ERROR, BRG_ERROR_UNKNOWN, _("there is no expansion “%s” here"), id);

  return module;
}

/**
 * brg_catalogue_get_n_modules:
 * @self: a catalogue
 *
 * Returns: how many modules it holds; those that wait to be opened are not counted
 */
guint
brg_catalogue_get_n_modules (BrgCatalogue *self)
{
  g_return_val_if_fail (BRG_IS_CATALOGUE (self), 0);

  return self->modules->len;
}

/**
 * brg_catalogue_get_module:
 * @self: a catalogue
 * @index: from 0, in the order of the ids
 *
 * Returns: (transfer none): a module
 */
const BrgModule *
brg_catalogue_get_module (BrgCatalogue *self,
                          guint         index)
{
  g_return_val_if_fail (BRG_IS_CATALOGUE (self), NULL);
  g_return_val_if_fail (index < self->modules->len, NULL);

  return self->modules->pdata[index];
}

static const BrgOption *
find_option (BrgCatalogue      *self,
             const char        *kind,
             const BrgVariant **variant)
{
  for (guint i = 0; i < self->variants->len; i++)
    {
      *variant = self->variants->pdata[i];
      for (guint j = 0; j < (*variant)->rules.n_options; j++)
        if (g_strcmp0 ((*variant)->rules.options[j].data_kind, kind) == 0)
          return &(*variant)->rules.options[j];
    }

  return NULL;
}

/* Returns the module that brings a data file of that name, if there is one. */
static const BrgModule *
find_bringer (BrgCatalogue *self,
              const char   *kind,
              const char   *name)
{
  for (guint i = 0; i < self->modules->len; i++)
    if (brg_module_find_component (self->modules->pdata[i], kind, name) != NULL)
      return self->modules->pdata[i];

  return NULL;
}

/* A record holds the name on one line, and what is built in or brought keeps its own. */
static gboolean
check_name (BrgCatalogue     *self,
            const BrgOption  *option,
            const char       *path,
            const char       *name,
            GError          **error)
{
  gboolean plain = g_utf8_validate (name, -1, NULL);
  const BrgModule *bringer = find_bringer (self, option->data_kind, name);

  for (const char *at = name; plain && *at != '\0'; at = g_utf8_next_char (at))
    plain = !g_unichar_iscntrl (g_utf8_get_char (at));

  if (!plain)
    g_set_error (error, BRG_ERROR, BRG_ERROR_SYNTAX,
                 _("%s: the name of the file is not plain text"), path);
  else if (g_strv_contains (option->values, name))
    g_set_error (error, BRG_ERROR, BRG_ERROR_SETUP,
                 _("%s: the name “%s” is taken by what is built in"), path, name);
  else if (bringer != NULL)
    g_set_error (error, BRG_ERROR, BRG_ERROR_SETUP,
                 _("%s: the name “%s” is taken by the expansion “%s”"), path, name,
                 brg_module_translate (bringer, bringer->name));
  else
    return TRUE;

  return FALSE;
}

static void
load_file (BrgCatalogue *self,
           const char   *folder,
           const char   *file_name,
           GPtrArray    *complaints)
{
  const char *dot = strrchr (file_name, '.');
  const BrgVariant *variant = NULL;
  const BrgOption *option = dot != NULL ? find_option (self, dot + 1, &variant) : NULL;
  g_autofree char *path = g_build_filename (folder, file_name, NULL);
  g_autofree char *shown = g_filename_display_name (path);
  g_autofree char *text = NULL;
  g_autofree char *name = NULL;
  g_autoptr (GError) error = NULL;
  BrgDataFile *file;

  if (option == NULL || dot == file_name)
    return;

  /* All who might have the name already. */
  open_id (self, NULL, NULL);
  name = g_strndup (file_name, (gsize) (dot - file_name));
  if (!check_name (self, option, shown, name, &error)
      || (text = brg_line_load_file (path, &error)) == NULL
      || !variant->check_data (dot + 1, shown, text, &error))
    {
      g_ptr_array_add (complaints, g_strdup (error->message));
      return;
    }

  file = g_new0 (BrgDataFile, 1);
  file->kind = g_strdup (dot + 1);
  file->name = g_steal_pointer (&name);
  file->path = g_steal_pointer (&path);
  file->text = g_steal_pointer (&text);
  g_ptr_array_add (self->data, file);
}

static gint
compare_names (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(const char * const *) a, *(const char * const *) b);
}

/**
 * brg_catalogue_load_folder:
 * @self: a catalogue that holds its variants already
 * @path: a folder; nothing happens if there is none
 * @complaints: (element-type utf8): where a sentence is added for each file that is refused
 *
 * Offers the data files that a user keeps in a folder, in the order of their names.
 */
void
brg_catalogue_load_folder (BrgCatalogue *self,
                           const char   *path,
                           GPtrArray    *complaints)
{
  g_autoptr (GDir) folder = NULL;
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  const char *name;

  g_return_if_fail (BRG_IS_CATALOGUE (self));

  folder = g_dir_open (path, 0, NULL);
  if (folder == NULL)
    return;

  while ((name = g_dir_read_name (folder)) != NULL)
    g_ptr_array_add (names, g_strdup (name));
  g_ptr_array_sort (names, compare_names);

  for (guint i = 0; i < names->len; i++)
    load_file (self, path, names->pdata[i], complaints);
}

/**
 * brg_catalogue_get_n_data:
 * @self: a catalogue
 *
 * Returns: how many components the user has added
 */
guint
brg_catalogue_get_n_data (BrgCatalogue *self)
{
  g_return_val_if_fail (BRG_IS_CATALOGUE (self), 0);

  return self->data->len;
}

/**
 * brg_catalogue_get_data:
 * @self: a catalogue
 * @index: which, from 0
 *
 * Returns: (transfer none): a component that the user has added
 */
const BrgDataFile *
brg_catalogue_get_data (BrgCatalogue *self,
                        guint         index)
{
  g_return_val_if_fail (BRG_IS_CATALOGUE (self), NULL);

  return self->data->pdata[index];
}

static const BrgDataFile *
find_data (BrgCatalogue *self,
           const char   *kind,
           const char   *name)
{
  for (guint i = 0; i < self->data->len; i++)
    {
      const BrgDataFile *file = self->data->pdata[i];

      if (strcmp (file->kind, kind) == 0 && strcmp (file->name, name) == 0)
        return file;
    }

  return NULL;
}

static gboolean
is_brought (BrgCatalogue    *self,
            const BrgSetup  *setup,
            const char      *kind,
            const char      *name)
{
  for (guint i = 0; i < setup->modules->len; i++)
    {
      const BrgModule *module
          = brg_catalogue_find_module (self, setup->modules->pdata[i], NULL);

      if (module != NULL && brg_module_find_component (module, kind, name) != NULL)
        return TRUE;
    }

  return FALSE;
}

static gboolean
attach (BrgCatalogue     *self,
        BrgSetup         *setup,
        const BrgOption  *option,
        const char       *value,
        GError          **error)
{
  const BrgDataFile *file;

  if (value == NULL || g_strv_contains (option->values, value)
      || brg_setup_get_data (setup, option->data_kind, value) != NULL
      || is_brought (self, setup, option->data_kind, value))
    return TRUE;

  file = find_data (self, option->data_kind, value);
  if (file == NULL)
    {
      g_set_error (error, BRG_ERROR, BRG_ERROR_UNKNOWN,
                   _("option “%s” cannot be “%s”: there is nothing of that name here"),
                   option->name, value);
      return FALSE;
    }

  brg_setup_set_data (setup, file->kind, file->name, file->text);
  return TRUE;
}

static gboolean
attach_all (BrgCatalogue     *self,
            BrgSetup         *setup,
            const BrgModule  *module,
            GError          **error)
{
  for (guint i = 0; i < module->n_options; i++)
    {
      const BrgOption *option = &module->options[i];

      if (option->data_kind == NULL)
        continue;
      for (guint seat = 0; option->per_seat && seat < setup->n_seats; seat++)
        if (!attach (self, setup, option, brg_setup_get_seat_option (setup, seat, option->name),
                     error))
          return FALSE;
      if (!option->per_seat
          && !attach (self, setup, option, brg_setup_get_option (setup, option->name), error))
        return FALSE;
    }

  return TRUE;
}

/**
 * brg_catalogue_attach_data:
 * @self: a catalogue
 * @setup: a setup of what it holds; what it does not hold is passed over
 * @error: return location for an error
 *
 * Puts into the setup the text of each data file that its options name, so that a record of the
 * game needs nothing but itself.
 *
 * Returns: %FALSE if a file is not there
 */
gboolean
brg_catalogue_attach_data (BrgCatalogue  *self,
                           BrgSetup      *setup,
                           GError       **error)
{
  const BrgVariant *variant;

  g_return_val_if_fail (BRG_IS_CATALOGUE (self), FALSE);

  variant = brg_catalogue_find_variant (self, setup->variant, NULL);
  if (variant != NULL && !attach_all (self, setup, &variant->rules, error))
    return FALSE;

  for (guint i = 0; i < setup->modules->len; i++)
    {
      const BrgModule *module
          = brg_catalogue_find_module (self, setup->modules->pdata[i], NULL);

      if (module != NULL && !attach_all (self, setup, module, error))
        return FALSE;
    }

  return TRUE;
}
