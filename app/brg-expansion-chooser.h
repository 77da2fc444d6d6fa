/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "app/brg-plugin-host.h"

G_BEGIN_DECLS

#define BRG_TYPE_EXPANSION_CHOOSER (brg_expansion_chooser_get_type ())
G_DECLARE_FINAL_TYPE (BrgExpansionChooser, brg_expansion_chooser, BRG, EXPANSION_CHOOSER,
                      AdwPreferencesGroup)

/* Signals: `changed ()`; `seats (guint n)`: what was switched on needs so many players. */

void             brg_expansion_chooser_offer      (BrgExpansionChooser *self,
                                                   BrgPluginHost       *host,
                                                   const BrgVariant    *variant,
                                                   const char * const  *wanted);
guint            brg_expansion_chooser_get_n      (BrgExpansionChooser *self);
const BrgModule *brg_expansion_chooser_get_module (BrgExpansionChooser *self,
                                                   guint                index);
void             brg_expansion_chooser_settle     (BrgExpansionChooser *self,
                                                   BrgSetup            *setup);

G_END_DECLS
