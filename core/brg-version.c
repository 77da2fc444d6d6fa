/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/brg-version.h"

/**
 * brg_version:
 *
 * Gets the version of the library that is running, which need not be the one
 * that a plugin was built with.
 *
 * Returns: (transfer none): three numbers with dots between them
 */
const char *
brg_version (void)
{
  return VERSION;
}
