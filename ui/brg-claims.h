/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/brg-spot.h"

G_BEGIN_DECLS

#define BRG_TYPE_CLAIMS (brg_claims_get_type ())
G_DECLARE_FINAL_TYPE (BrgClaims, brg_claims, BRG, CLAIMS, GObject)

/**
 * BrgClaimsFunc:
 * @spot: a claimed spot
 * @data: the caller's
 */
typedef void (*BrgClaimsFunc) (BrgSpot  *spot,
                               gpointer  data);

/* Signals: `activated (BrgSpot *spot)` when a person points at any claimed spot; `pointed (BrgSpot
 * *spot)` when the pointer or the focus comes to one or leaves it; `changed ()` when a subject
 * became claimed or is claimed no longer. */

BrgClaims *brg_claims_new        (void);
void       brg_claims_add        (BrgClaims     *self,
                                  BrgSpot       *spot);
void       brg_claims_remove     (BrgClaims     *self,
                                  BrgSpot       *spot);
BrgSpot   *brg_claims_lookup     (BrgClaims     *self,
                                  BrgSubject     subject);
void       brg_claims_foreach    (BrgClaims     *self,
                                  BrgClaimsFunc  func,
                                  gpointer       data);
void       brg_claims_foreach_of (BrgClaims     *self,
                                  BrgSubject     subject,
                                  BrgClaimsFunc  func,
                                  gpointer       data);

G_END_DECLS
