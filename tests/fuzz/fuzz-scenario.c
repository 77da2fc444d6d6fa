/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <stdint.h>

#include "brg-fuzz-rules.h"
#include "core/engine/brg-scenario.h"

int LLVMFuzzerTestOneInput (const uint8_t *data, size_t size);

/* A scenario may set up any nonsense; what cannot be played is refused with its line. */
int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t         size)
{
  BrgCatalogue *catalogue = brg_fuzz_get_catalogue ();
  g_autoptr (GPtrArray) results = NULL;
  g_autoptr (GError) error = NULL;

  results = brg_scenario_run_text (catalogue, "duchy", "fuzz", (const char *) data, (gssize) size,
                                   NULL, &error);
  g_assert_true ((results == NULL) == (error != NULL));

  return 0;
}
