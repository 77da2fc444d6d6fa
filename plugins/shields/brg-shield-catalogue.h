/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/duchy/brg-duchy-tables.h"
#include "core/duchy/brg-grade.h"

G_BEGIN_DECLS

/** BRG_N_SHIELDS: how many shields there are, numbered from 1. */
#define BRG_N_SHIELDS 18

/** BRG_DEPOT_SHIELDS: the most shields that lie at a depot. */
#define BRG_DEPOT_SHIELDS 2

/**
 * BrgShield:
 * @points: what it is worth at the end
 * @grade: how sure we are of it
 *
 * A shield.
 */
typedef struct
{
  guint8   points;
  BrgGrade grade;
} BrgShield;

/**
 * BrgShieldCatalogue:
 * @deal: for each number of players less 1, how many lie at each depot
 * @shields: the shields, by their number; 0 is none
 *
 * All shields of the box.
 */
typedef struct
{
  guint8    deal[BRG_MAX_SEATS][BRG_N_DEPOTS];
  BrgShield shields[BRG_N_SHIELDS + 1];
} BrgShieldCatalogue;

BrgShieldCatalogue *brg_shield_catalogue_load (GError             **error);
void                brg_shield_catalogue_free (BrgShieldCatalogue  *self);
char               *brg_shield_describe       (const BrgShield     *self,
                                               guint                number);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgShieldCatalogue, brg_shield_catalogue_free)

G_END_DECLS
