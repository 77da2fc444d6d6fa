/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "brg-play.h"

G_BEGIN_DECLS

const BrgModule **brg_ruleset_check_setup (BrgCatalogue    *catalogue,
                                           const BrgSetup  *setup,
                                           guint           *n_modules,
                                           GError         **error);
void              brg_ruleset_run_joint   (BrgPlay         *play,
                                           BrgFrame        *frame);
gboolean          brg_ruleset_check_joint (const BrgRuleset  *ruleset,
                                           const BrgPosition *position,
                                           const BrgFrame    *frame);

G_END_DECLS
