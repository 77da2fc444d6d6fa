/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <stdint.h>

#include "brg-fuzz-rules.h"
#include "core/engine/brg-record.h"

int LLVMFuzzerTestOneInput (const uint8_t *data, size_t size);

/* A saved game is refused with a reason, or read, and then written as it was read. */
int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t         size)
{
  BrgCatalogue *catalogue = brg_fuzz_get_catalogue ();
  g_autoptr (BrgGame) game = NULL;
  g_autoptr (GError) error = NULL;

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
