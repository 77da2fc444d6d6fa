/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "core/engine/brg-game.h"

G_BEGIN_DECLS

#define BRG_TYPE_LOG_LINE (brg_log_line_get_type ())
G_DECLARE_FINAL_TYPE (BrgLogLine, brg_log_line, BRG, LOG_LINE, GObject)

void            brg_log_line_collect     (GPtrArray      *lines,
                                          BrgRuleset     *ruleset,
                                          const BrgEvent *events,
                                          guint           n_events);
BrgRuleset     *brg_log_line_get_ruleset (BrgLogLine     *self);
const BrgEvent *brg_log_line_get_event   (BrgLogLine     *self);
const char     *brg_log_line_get_text    (BrgLogLine     *self);
gboolean        brg_log_line_equal       (BrgLogLine     *self,
                                          BrgLogLine     *other);

G_END_DECLS
