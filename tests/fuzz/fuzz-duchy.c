/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <stdint.h>

#include "core/duchy/brg-duchy-variant.h"

int LLVMFuzzerTestOneInput (const uint8_t *data, size_t size);

/* A duchy of the user's. */
int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t         size)
{
  g_autofree char *text = g_strndup ((const char *) data, size);
  g_autoptr (GError) error = NULL;
  gboolean ok = brg_duchy_variant.check_data ("duchy", "fuzz.duchy", text, &error);

  g_assert_true (ok == (error == NULL));
  return 0;
}
