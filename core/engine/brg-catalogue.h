/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib-object.h>

#include "brg-module.h"
#include "brg-setup.h"

G_BEGIN_DECLS

#define BRG_TYPE_CATALOGUE (brg_catalogue_get_type ())
G_DECLARE_FINAL_TYPE (BrgCatalogue, brg_catalogue, BRG, CATALOGUE, GObject)

/**
 * BrgDataFile:
 * @kind: what it describes; the ending of its name
 * @name: its name without the ending
 * @path: where it was found
 * @text: its content, checked
 *
 * A component that the user has added, such as a duchy.
 */
typedef struct
{
  char *kind;
  char *name;
  char *path;
  char *text;
} BrgDataFile;

/**
 * BrgCatalogueOpener:
 * @catalogue: the catalogue
 * @id: (nullable): the id of a variant or module that it does not hold; %NULL for all there are
 * @data: what was given with the function
 * @error: return location for an error: why the thing is there but cannot be used
 *
 * Adds the variant or module of that id to the catalogue, if it is to be had.
 *
 * Returns: %FALSE with an error if it cannot be used; %TRUE also if there is no such thing, and for
 *   all of them
 */
typedef gboolean (*BrgCatalogueOpener) (BrgCatalogue *catalogue,
                                        const char   *id,
                                        gpointer      data,
                                        GError      **error);

BrgCatalogue      *brg_catalogue_new           (void);
void               brg_catalogue_set_opener    (BrgCatalogue      *self,
                                                BrgCatalogueOpener opener,
                                                gpointer           data);
void               brg_catalogue_add_variant   (BrgCatalogue     *self,
                                                const BrgVariant *variant);
void               brg_catalogue_add_module    (BrgCatalogue     *self,
                                                const BrgModule  *module);
const BrgVariant  *brg_catalogue_find_variant  (BrgCatalogue     *self,
                                                const char       *id,
                                                GError          **error);
const BrgModule   *brg_catalogue_find_module   (BrgCatalogue     *self,
                                                const char       *id,
                                                GError          **error);
guint              brg_catalogue_get_n_modules (BrgCatalogue     *self);
const BrgModule   *brg_catalogue_get_module    (BrgCatalogue     *self,
                                                guint             index);
void               brg_catalogue_load_folder   (BrgCatalogue     *self,
                                                const char       *path,
                                                GPtrArray        *complaints);
guint              brg_catalogue_get_n_data    (BrgCatalogue     *self);
const BrgDataFile *brg_catalogue_get_data      (BrgCatalogue     *self,
                                                guint             index);
gboolean           brg_catalogue_attach_data   (BrgCatalogue     *self,
                                                BrgSetup         *setup,
                                                GError          **error);

G_END_DECLS
