/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <stdint.h>

#include "core/duchy/brg-tile-catalogue.h"

int LLVMFuzzerTestOneInput (const uint8_t *data, size_t size);

/* A catalogue of tiles. */
int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t         size)
{
  g_autofree char *text = g_strndup ((const char *) data, size);
  BrgTileCatalogue catalogue = { 0 };
  g_autoptr (GError) error = NULL;
  gboolean ok = brg_tile_catalogue_read_base (&catalogue, "fuzz.catalogue", text, &error);

  g_assert_true (ok == (error == NULL));
  return 0;
}
