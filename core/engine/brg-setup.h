/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** BRG_MAX_SEATS: the most seats a game can have. */
#define BRG_MAX_SEATS 4

/**
 * BrgSetup:
 * @variant: the id of the game
 * @modules: the ids of the modules switched on, sorted
 * @options: name to value
 * @n_seats: how many play
 * @seats: each seat's name to value: options of the rules, and what only the window uses (`name`,
 *   `colour`, `player`)
 * @data: `kind name` to the text of a data file that the game uses, so that a record is complete
 *
 * What a ruleset is made from; the head of a record. Values that are not set are the defaults.
 */
typedef struct
{
  char       *variant;
  GPtrArray  *modules;
  GHashTable *options;
  guint       n_seats;
  GHashTable *seats[BRG_MAX_SEATS];
  GHashTable *data;
} BrgSetup;

BrgSetup   *brg_setup_new             (const char      *variant,
                                       guint            n_seats);
BrgSetup   *brg_setup_copy            (const BrgSetup  *setup);
void        brg_setup_free            (BrgSetup        *setup);
void        brg_setup_add_module      (BrgSetup        *setup,
                                       const char      *id);
gboolean    brg_setup_has_module      (const BrgSetup  *setup,
                                       const char      *id);
void        brg_setup_set_option      (BrgSetup        *setup,
                                       const char      *name,
                                       const char      *value);
const char *brg_setup_get_option      (const BrgSetup  *setup,
                                       const char      *name);
void        brg_setup_set_seat_option (BrgSetup        *setup,
                                       guint            seat,
                                       const char      *name,
                                       const char      *value);
const char *brg_setup_get_seat_option (const BrgSetup  *setup,
                                       guint            seat,
                                       const char      *name);
void        brg_setup_set_data        (BrgSetup        *setup,
                                       const char      *kind,
                                       const char      *name,
                                       const char      *text);
const char *brg_setup_get_data        (const BrgSetup  *setup,
                                       const char      *kind,
                                       const char      *name);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgSetup, brg_setup_free)

G_END_DECLS
