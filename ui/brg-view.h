/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/engine/brg-ruleset.h"
#include "ui/brg-box.h"
#include "ui/brg-claims.h"
#include "ui/brg-palette.h"

G_BEGIN_DECLS

#define BRG_TYPE_VIEW (brg_view_get_type ())
G_DECLARE_DERIVABLE_TYPE (BrgView, brg_view, BRG, VIEW, GtkWidget)

/** BrgViewLayer: the pictures that lie over each other in a view, the lowest first. */
typedef enum
{
  BRG_VIEW_PRINT,
  BRG_VIEW_PIECES,
  BRG_VIEW_N_LAYERS
} BrgViewLayer;

/**
 * BrgViewPaintFunc:
 * @self: a view that has a ruleset
 * @cr: where to paint, in the view's units from its upper left corner
 * @palette: the colours of the theme
 * @width: of the view
 * @height: of the view
 */
typedef void (*BrgViewPaintFunc) (BrgView          *self,
                                  cairo_t          *cr,
                                  const BrgPalette *palette,
                                  double            width,
                                  double            height);

/**
 * BrgViewClass:
 * @paint: how each layer is painted; %NULL for one that the view has not
 * @find_place: says where on the view a place is that cannot be pointed at, such as "silver" of a
 *   seat, for what moves there; see #BrgMotion. The name of a subject kind is the room where such
 *   things lie. Returns %FALSE, or a box without width, if the place is not here
 */
struct _BrgViewClass
{
  GtkWidgetClass   parent_class;

  BrgViewPaintFunc paint[BRG_VIEW_N_LAYERS];
  gboolean       (*find_place) (BrgView    *self,
                                const char *name,
                                guint       owner,
                                BrgBox     *box);
  gpointer         reserved[3];
};

BrgRuleset *brg_view_get_ruleset    (BrgView       *self);
gboolean    brg_view_set_ruleset    (BrgView       *self,
                                     BrgRuleset    *ruleset);
GPtrArray  *brg_view_get_expansions (BrgView       *self);
void        brg_view_set_expansions (BrgView       *self,
                                     GPtrArray     *expansions);
void        brg_view_invalidate     (BrgView       *self,
                                     BrgViewLayer   layer);
gboolean    brg_view_find_place     (BrgView       *self,
                                     const char    *name,
                                     guint          owner,
                                     BrgBox        *box);
cairo_surface_t *brg_view_get_picture (BrgView      *self,
                                     BrgViewLayer   layer);
GtkWidget  *brg_view_add_spot       (BrgView       *self,
                                     BrgSpotShape   shape,
                                     BrgSubject     subject);
void        brg_view_add_spots      (BrgView       *self,
                                     GtkWidget    **spots,
                                     guint          n,
                                     BrgSpotShape   shape);
void        brg_view_add_notes      (BrgView       *self,
                                     GtkWidget    **notes,
                                     guint          n);
void        brg_view_show_note      (GtkWidget     *note,
                                     char          *label);

G_END_DECLS
