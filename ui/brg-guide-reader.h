/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/brg-guide.h"

G_BEGIN_DECLS

BrgGuide *brg_guide_read (const char  *file,
                          GBytes      *bytes,
                          GError     **error);

G_END_DECLS
