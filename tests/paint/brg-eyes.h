/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** BrgSight: how somebody tells hues apart. */
typedef enum
{
  BRG_SIGHT_USUAL,
  BRG_SIGHT_PROTANOPE,
  BRG_SIGHT_DEUTERANOPE,
  BRG_SIGHT_TRITANOPE,
  BRG_N_SIGHTS
} BrgSight;

double brg_eyes_tell (BrgSight sight,
                      guint32  a,
                      guint32  b);

G_END_DECLS
