/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "brg-error.h"

G_DEFINE_QUARK (brg-error-quark, brg_error)
