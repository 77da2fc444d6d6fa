/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <stdint.h>

#include "core/duchy/brg-duchy-variant.h"
#include "core/engine/brg-position-text.h"
#include "core/engine/brg-ruleset.h"

int LLVMFuzzerTestOneInput (const uint8_t *data, size_t size);

/* The text form of a position: read and written again, whatever nonsense it says about the game. */
int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t         size)
{
  g_autoptr (BrgCatalogue) catalogue = brg_catalogue_new ();
  g_autoptr (BrgSetup) setup = brg_setup_new ("duchy", 4);
  g_autofree char *text = g_strndup ((const char *) data, size);
  g_autoptr (BrgRuleset) ruleset = NULL;
  g_autoptr (BrgPosition) position = NULL;
  g_autoptr (GError) error = NULL;

  brg_catalogue_add_variant (catalogue, &brg_duchy_variant);
  ruleset = brg_ruleset_new (catalogue, setup, NULL);
  position = brg_position_new (ruleset);
  if (brg_position_from_text (ruleset, position, "fuzz", text, &error))
    {
      g_autofree char *written = brg_position_to_text (ruleset, position, BRG_NO_SEAT);
      g_autoptr (BrgPosition) again = brg_position_new (ruleset);

      g_assert_true (brg_position_from_text (ruleset, again, "again", written, &error));
      g_assert_true (brg_position_equal (ruleset, position, again));
    }

  g_assert_true (size == 0 || error == NULL || error->message[0] != '\0');
  return 0;
}
