/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/brg-claims.h"
#include "ui/brg-scene.h"
#include "ui/brg-view.h"

G_BEGIN_DECLS

/**
 * BrgWhere:
 * @view: (nullable): the view it is on; %NULL if it is nowhere
 * @spot: (nullable): the spot that stands for it
 * @place: (nullable): or else the place that it is
 * @owner: whose place
 *
 * Where on the table an end of a journey is: known as soon as a position is shown, while what lies
 * where is known only when the window has been laid out.
 */
typedef struct
{
  BrgView    *view;
  BrgSpot    *spot;
  const char *place;
  guint       owner;
} BrgWhere;

void     brg_where_find    (BrgWhere       *where,
                            BrgClaims      *claims,
                            GtkWidget      *table,
                            const BrgEnd   *end,
                            gboolean        latest);
void     brg_where_of_spot (BrgWhere       *where,
                            BrgSpot        *spot);
void     brg_where_clear   (BrgWhere       *where);
gboolean brg_where_get_box (const BrgWhere *where,
                            BrgBox         *box);
gboolean brg_where_get_box_on (const BrgWhere *where,
                               GtkWidget      *widget,
                               BrgBox         *box);
BrgSpotShape brg_where_get_shape (const BrgWhere *where);

G_END_DECLS
