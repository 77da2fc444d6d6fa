/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "core/engine/brg-subject.h"

G_BEGIN_DECLS

/** BrgSpotShape: the outline that a spot catches the pointer in and draws its states along. */
typedef enum
{
  BRG_SPOT_HEX,
  BRG_SPOT_RECTANGLE,
  BRG_SPOT_ROUND,
} BrgSpotShape;

#define BRG_TYPE_SPOT (brg_spot_get_type ())
G_DECLARE_FINAL_TYPE (BrgSpot, brg_spot, BRG, SPOT, GtkWidget)

/* Signals: `activated ()` when a person points at the spot, by whatever means, whether it is lit or
 * not (so that "why not" can be said); `pointed ()` when the pointer or the focus comes or goes;
 * `subject-changed ()`. Action: `spot.activate`. */

GtkWidget   *brg_spot_new             (BrgSpotShape  shape,
                                       BrgSubject    subject);
GtkWidget   *brg_spot_new_note        (void);
BrgSubject   brg_spot_get_subject     (BrgSpot      *self);
void         brg_spot_set_subject     (BrgSpot      *self,
                                       BrgSubject    subject);
const char  *brg_spot_get_label       (BrgSpot      *self);
void         brg_spot_set_words       (BrgSpot      *self,
                                       const char   *label,
                                       const char   *description);
char        *brg_spot_get_words       (BrgSpot      *self);
const char  *brg_spot_get_addition    (BrgSpot      *self);
void         brg_spot_set_addition    (BrgSpot      *self,
                                       const char   *addition);
void         brg_spot_show            (BrgSpot      *self,
                                       BrgSubject    subject,
                                       char         *label,
                                       const char   *description);
gboolean     brg_spot_get_lit         (BrgSpot      *self);
void         brg_spot_set_lit         (BrgSpot      *self,
                                       gboolean      lit);
gboolean     brg_spot_get_picked      (BrgSpot      *self);
void         brg_spot_set_picked      (BrgSpot      *self,
                                       gboolean      picked);
gboolean     brg_spot_get_traced      (BrgSpot      *self);
void         brg_spot_set_traced      (BrgSpot      *self,
                                       gboolean      traced);
BrgSpotShape brg_spot_get_shape       (BrgSpot      *self);
const char  *brg_spot_get_why         (BrgSpot      *self);
void         brg_spot_set_why         (BrgSpot      *self,
                                       const char   *why);
gboolean     brg_spot_get_faded       (BrgSpot      *self);
void         brg_spot_set_faded       (BrgSpot      *self,
                                       gboolean      faded);
const char  *brg_spot_get_outcome     (BrgSpot      *self);
void         brg_spot_set_outcome     (BrgSpot      *self,
                                       const char   *outcome);
void         brg_spot_set_hushed      (BrgSpot      *self,
                                       gboolean      hushed);
void         brg_spot_activate        (BrgSpot      *self);

G_END_DECLS
