/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "brg-play.h"

G_BEGIN_DECLS

const BrgModule **brg_ruleset_check_setup (BrgCatalogue    *catalogue,
                                           const BrgSetup  *setup,
                                           guint           *n_modules,
                                           GError         **error);
gboolean          brg_ruleset_check_fields (const BrgRuleset  *self,
                                            const guint       *ends,
                                            GError           **error);
void              brg_ruleset_run_joint   (BrgPlay         *play,
                                           BrgFrame        *frame);
gboolean          brg_ruleset_check_joint (const BrgRuleset  *ruleset,
                                           const BrgPosition *position,
                                           const BrgFrame    *frame);

/* The rows alone, which brg-module-check.c looks at before there is a ruleset. */
void              brg_ruleset_add_engine_rows (BrgRuleset      *self);
void              brg_ruleset_add_module_rows (BrgRuleset      *self,
                                               const BrgModule *module);
void              brg_ruleset_free_rows       (BrgRuleset      *self);
gint              brg_ruleset_look_up         (const BrgRows   *rows,
                                               const char      *name);

/* Which subjects there can be, by kind. */
BrgSubjectRange  *brg_subject_ranges_new      (const BrgRuleset *ruleset);
void              brg_subject_ranges_free     (BrgSubjectRange  *ranges,
                                               guint             n);

G_END_DECLS
