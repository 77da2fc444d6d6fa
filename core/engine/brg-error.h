/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * BRG_ERROR:
 *
 * The domain of every error that core reports. The message is one whole, translated sentence that
 * names the place (file, line and column where there is one) and the reason.
 */
#define BRG_ERROR (brg_error_quark ())

/**
 * BrgError:
 * @BRG_ERROR_SYNTAX: a text does not follow its format
 * @BRG_ERROR_UNKNOWN: a name that nobody knows (a field, a tile, an option, a module)
 * @BRG_ERROR_RANGE: a value outside its range
 * @BRG_ERROR_ILLEGAL: a move that the rules refuse
 * @BRG_ERROR_MISMATCH: a record whose hash, version or end is not what its moves lead to
 * @BRG_ERROR_SETUP: seats, modules or options that do not go together
 * @BRG_ERROR_FOREIGN: a file of another kind than the one that is read
 */
typedef enum
{
  BRG_ERROR_SYNTAX,
  BRG_ERROR_UNKNOWN,
  BRG_ERROR_RANGE,
  BRG_ERROR_ILLEGAL,
  BRG_ERROR_MISMATCH,
  BRG_ERROR_SETUP,
  BRG_ERROR_FOREIGN,
} BrgError;

/** brg_error_quark: the domain, as %BRG_ERROR. */
GQuark brg_error_quark (void);

G_END_DECLS
