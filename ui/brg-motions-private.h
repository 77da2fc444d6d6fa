/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/brg-motions.h"

G_BEGIN_DECLS

/* A journey that begins when the new position is shown. */
typedef struct
{
  BrgJourney journey;
  guint seat;
  gboolean has_from;
  BrgBox from;
  BrgView *view;
  BrgBox cut;
  BrgSpotShape shape;
} BrgPlan;

typedef struct
{
  guint seat;
  char *words;
} BrgSaying;

struct _BrgMotions
{
  BrgDeck *deck;
  BrgClaims *claims;
  GtkWidget *table;
  BrgRuleset *ruleset;
  BrgScene scene;
  guint pace;

  /* What a person has dropped and where, until it has gone on from there. */
  BrgSubject held;
  BrgBox hand;
  gboolean is_dropped;

  GArray *plans;
  GArray *sayings;
  GHashTable *looks;
  GHashTable *subjects;
};

gboolean brg_motions_may_fly (BrgMotions *self);
guint    brg_motions_pack    (BrgSubject  subject);

G_END_DECLS
