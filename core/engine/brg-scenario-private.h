/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "brg-line-reader.h"
#include "brg-play.h"
#include "brg-scenario.h"

G_BEGIN_DECLS

/* More than any move sets off. */
#define BRG_SCENARIO_MAX_EVENTS 1024

/* A scenario under way. */
typedef struct
{
  BrgCatalogue      *catalogue;
  const char        *default_variant;
  BrgCoverage       *coverage;
  GPtrArray         *results;

  BrgScenarioResult *result;
  GPtrArray         *rules;
  BrgSetup          *setup;
  guint64            seed;

  BrgRuleset        *ruleset;
  BrgPosition       *position;
  gboolean           is_loose;
  guint              mover;
  BrgMoves           moves;
  BrgEventSink       events;
} BrgScenarioRun;

gboolean brg_scenario_fail       (const BrgLine   *line,
                                  guint            word,
                                  GError         **error,
                                  const char      *format,
                                  ...) G_GNUC_PRINTF (4, 5);
gboolean brg_scenario_read_seat  (BrgScenarioRun  *self,
                                  const BrgLine   *line,
                                  guint            word,
                                  guint           *seat,
                                  GError         **error);
gboolean brg_scenario_read_move  (BrgScenarioRun  *self,
                                  const BrgLine   *line,
                                  guint            seat_word,
                                  guint            first_word,
                                  BrgMove         *move,
                                  GError         **error);
gboolean brg_scenario_is_legal   (BrgScenarioRun  *self,
                                  const BrgMove   *move);
void     brg_scenario_cover_move (BrgScenarioRun  *self,
                                  const BrgMove   *move);
gboolean brg_scenario_read_line  (BrgScenarioRun  *self,
                                  const BrgLine   *line,
                                  GError         **error);
gboolean brg_scenario_expect     (BrgScenarioRun  *self,
                                  const BrgLine   *line,
                                  GError         **error);
gboolean brg_scenario_expect_event    (BrgScenarioRun  *self,
                                       const BrgLine   *line,
                                       GError         **error);
gboolean brg_scenario_expect_no_event (BrgScenarioRun  *self,
                                       const BrgLine   *line,
                                       GError         **error);
gboolean brg_scenario_expect_points   (BrgScenarioRun  *self,
                                       const BrgLine   *line,
                                       GError         **error);

G_END_DECLS
