/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/engine/brg-module.h"
#include "brg-duchy-rows.h"

G_BEGIN_DECLS

/* The tables of the board game that hold nothing but words. */

#define BRG_DUCHY_N_SUBJECT_KINDS (BRG_SUBJECT_PHASE + 1 - BRG_FIRST_SUBJECT_KIND)
#define BRG_DUCHY_N_EVENT_KINDS   (BRG_EVENT_GAME_ENDS + 1 - BRG_FIRST_EVENT_KIND)
#define BRG_DUCHY_N_CAUSES        (BRG_CAUSE_WORKERS_LEFT + 1 - BRG_FIRST_CAUSE)
#define BRG_DUCHY_N_REASONS       (BRG_REASON_WRONG_DEPOT + 1 - BRG_FIRST_REASON)

extern const BrgEventKind brg_duchy_event_kinds[BRG_DUCHY_N_EVENT_KINDS];
extern const BrgCause     brg_duchy_causes[BRG_DUCHY_N_CAUSES];
extern const BrgReason    brg_duchy_reasons[BRG_DUCHY_N_REASONS];

G_END_DECLS
