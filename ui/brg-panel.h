/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/engine/brg-position.h"
#include "ui/brg-box.h"
#include "ui/brg-view.h"

G_BEGIN_DECLS

#define BRG_TYPE_PANEL (brg_panel_get_type ())
G_DECLARE_DERIVABLE_TYPE (BrgPanel, brg_panel, BRG, PANEL, BrgView)

/**
 * BrgPanelClass:
 * @set_position: Shows a position, which is not to be kept: gives spots their subjects and words
 *   (brg_spot_show(), brg_view_show_note()) and invalidates what has to be painted again. The rules
 *   are those of brg_view_get_ruleset().
 *
 * A subclass paints in `parent_class.paint[BRG_VIEW_PIECES]`; the sheet that all lies on is
 * painted already. Pieces are lifted from that layer when they move, so hollows that they lie in
 * belong on %BRG_VIEW_PRINT, over the sheet that the parent class paints there.
 */
struct _BrgPanelClass
{
  BrgViewClass parent_class;

  void       (*set_position) (BrgPanel          *self,
                              const BrgPosition *position);
  gpointer     reserved[4];
};

void       brg_panel_set_title    (BrgPanel          *self,
                                   const char        *title);
void       brg_panel_set_design   (BrgPanel          *self,
                                   double             width,
                                   double             height);
BrgBox     brg_panel_place        (BrgPanel          *self,
                                   const BrgBox      *box);
GtkWidget *brg_panel_add_spot     (BrgPanel          *self,
                                   BrgSpotShape       shape,
                                   const BrgBox      *box);
GtkWidget *brg_panel_add_note     (BrgPanel          *self,
                                   const BrgBox      *box);
void       brg_panel_set_position (BrgPanel          *self,
                                   BrgRuleset        *ruleset,
                                   const BrgPosition *position);

G_END_DECLS
