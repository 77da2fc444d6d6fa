/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/brg-plugin-host.h"
#include "core/engine/brg-ruleset.h"

G_BEGIN_DECLS

/**
 * BrgModuleSet:
 * @group: the id of the module that it was made for
 * @name: what it is beside that module: `alone`, `with-ID`, or `with-all-at-N`: all that go
 *   together with it when N play
 * @variant: the id of the game
 * @modules: (array zero-terminated=1): the modules in the order of their ids
 * @n: how many; none if the group is a whole game
 * @min_seats: fewest seats that all of them can be played by
 * @max_seats: most seats
 * @is_largest: whether for some number of players as many as go together are there; tests that take
 *   their time need only these
 *
 * Modules that can be played together. Tests know the plugins only by these sets.
 */
typedef struct
{
  const char       *group;
  const char       *name;
  const char       *variant;
  const BrgModule **modules;
  guint             n;
  guint             min_seats;
  guint             max_seats;
  gboolean          is_largest;
} BrgModuleSet;

BrgPluginHost *brg_module_sets_open     (void);
GPtrArray     *brg_module_sets_new      (BrgPluginHost      *host);
BrgRuleset    *brg_module_set_get_rules (const BrgModuleSet *self,
                                         BrgPluginHost      *host,
                                         guint               n_seats);

G_END_DECLS
