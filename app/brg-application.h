/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define BRG_TYPE_APPLICATION (brg_application_get_type ())

G_DECLARE_FINAL_TYPE (BrgApplication, brg_application, BRG, APPLICATION, AdwApplication)

BrgApplication *brg_application_new (void);

G_END_DECLS
