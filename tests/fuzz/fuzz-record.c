/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <stdint.h>

#include "core/duchy/brg-duchy-variant.h"
#include "core/engine/brg-record.h"

int LLVMFuzzerTestOneInput (const uint8_t *data, size_t size);

/* A saved game is refused with a reason, or read, and then written as it was read. */
int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t         size)
{
  g_autoptr (BrgCatalogue) catalogue = brg_catalogue_new ();
  g_autoptr (BrgGame) game = NULL;
  g_autoptr (GError) error = NULL;

  brg_catalogue_add_variant (catalogue, &brg_duchy_variant);
  game = brg_record_from_text (catalogue, "fuzz", (const char *) data, (gssize) size, &error);
  g_assert_true ((game == NULL) == (error != NULL));

  if (game != NULL)
    {
      g_autofree char *text = brg_record_to_text (game);
      g_autoptr (BrgGame) again = brg_record_from_text (catalogue, "again", text, -1, &error);

      g_assert_no_error (error);
      g_assert_nonnull (again);
    }

  return 0;
}
