/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "ui/brg-guide-step.h"

G_BEGIN_DECLS

#define BRG_TYPE_GUIDE_CARD (brg_guide_card_get_type ())
G_DECLARE_FINAL_TYPE (BrgGuideCard, brg_guide_card, BRG, GUIDE_CARD, GtkWidget)

/* Signals: `forward ()`, `back ()` and `closed ()` for its buttons; `help (const char *reference)`
 * for links in what is told. */

/**
 * BrgGuideForward: what its main button does.
 * @BRG_GUIDE_FORWARD_NEXT: tells the next step
 * @BRG_GUIDE_FORWARD_SHOW: shows what could be done
 * @BRG_GUIDE_FORWARD_DO: does it
 * @BRG_GUIDE_FORWARD_ENOUGH: has nothing more to tell for now
 */
typedef enum
{
  BRG_GUIDE_FORWARD_NEXT,
  BRG_GUIDE_FORWARD_SHOW,
  BRG_GUIDE_FORWARD_DO,
  BRG_GUIDE_FORWARD_ENOUGH,
} BrgGuideForward;

GtkWidget *brg_guide_card_new         (void);
void       brg_guide_card_tell        (BrgGuideCard       *self,
                                       const BrgGuideStep *step,
                                       guint               page,
                                       guint               n_pages);
void       brg_guide_card_set_past    (BrgGuideCard       *self,
                                       const char         *past);
void       brg_guide_card_set_advice  (BrgGuideCard       *self,
                                       const char         *advice);
void       brg_guide_card_set_forward (BrgGuideCard       *self,
                                       BrgGuideForward     forward);
void       brg_guide_card_set_resting (BrgGuideCard       *self,
                                       gboolean            resting);
void       brg_guide_card_go_forward  (BrgGuideCard       *self);

G_END_DECLS
