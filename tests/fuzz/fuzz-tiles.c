/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <gio/gio.h>
#include <stdint.h>

#include "core/duchy/brg-tile-catalogue.h"

#define BASE "/io/github/burgrave/Burgrave/core/duchy/tiles.catalogue"

int LLVMFuzzerTestOneInput (const uint8_t *data, size_t size);

static const BrgTileWords words[] = {
  { "garden", "Garden", NULL }, { "rose", "Rose", NULL },   { "tulip", "Tulip", NULL },
  { "lily", "Lily", NULL },     { "daisy", "Daisy", NULL }, { "bee", "Bee", NULL },
};

static const BrgEffect effects[] = { { "smell", NULL } };
static const char * const powers[] = { "bloom" };

/* A catalogue of tiles, as that of the base game. */
static void
read_alone (const char *text)
{
  BrgTileCatalogue catalogue = { 0 };
  g_autoptr (GError) error = NULL;
  gboolean ok = brg_tile_catalogue_read_base (&catalogue, "fuzz.catalogue", text, &error);

  g_assert_true (ok == (error == NULL));
}

/* And as what an expansion adds to it. */
static void
read_more (const char *text)
{
  g_autoptr (GBytes) bytes = g_resources_lookup_data (BASE, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  g_autofree char *base = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  BrgTileSupplement supplement = {
    .words = words, .n_words = G_N_ELEMENTS (words),
    .effects = effects, .n_effects = G_N_ELEMENTS (effects),
    .powers = powers, .n_powers = G_N_ELEMENTS (powers),
  };
  BrgTileCatalogue catalogue = { 0 };
  g_autoptr (GError) error = NULL;
  gboolean ok;

  g_assert_true (brg_tile_catalogue_read_base (&catalogue, "tiles.catalogue", base, NULL));
  ok = brg_tile_catalogue_add_text (&catalogue, &supplement, "fuzz.catalogue", text, -1, &error);
  g_assert_true (ok == (error == NULL));
}

int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t         size)
{
  g_autofree char *text = g_strndup ((const char *) data, size);

  read_alone (text);
  read_more (text);

  return 0;
}
