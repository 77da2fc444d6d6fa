/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/brg-guide-card.h"
#include "ui/brg-guide.h"
#include "ui/brg-table.h"

G_BEGIN_DECLS

#define BRG_TYPE_GUIDE_TOUR (brg_guide_tour_get_type ())
G_DECLARE_FINAL_TYPE (BrgGuideTour, brg_guide_tour, BRG, GUIDE_TOUR, GObject)

BrgGuideTour *brg_guide_tour_new      (const BrgGuide *guide,
                                       BrgTable       *table);
BrgGuideCard *brg_guide_tour_get_card (BrgGuideTour   *self);

G_END_DECLS
