/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "ui/brg-deck-private.h"

/* A held piece looks larger than on the table by this share. */
#define HELD_LIFT 0.12

/* ---- rings ---- */

/**
 * brg_deck_light:
 * @self: a deck
 * @where: what gets a ring
 * @glow: which
 */
void
brg_deck_light (BrgDeck        *self,
                const BrgWhere *where,
                BrgGlow         glow)
{
  BrgLight light = { *where, glow };

  g_return_if_fail (BRG_IS_DECK (self));

  if (where->view == NULL)
    return;

  g_object_ref (where->view);
  if (where->spot != NULL)
    g_object_ref (where->spot);
  g_array_append_val (self->lights, light);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/**
 * brg_deck_unlight:
 * @self: a deck
 * @glow: which rings
 *
 * Takes all rings of a sort away.
 */
void
brg_deck_unlight (BrgDeck *self,
                  BrgGlow  glow)
{
  g_return_if_fail (BRG_IS_DECK (self));

  for (guint i = self->lights->len; i-- > 0;)
    if (g_array_index (self->lights, BrgLight, i).glow == glow)
      {
        g_array_remove_index (self->lights, i);
        gtk_widget_queue_draw (GTK_WIDGET (self));
      }
}

/**
 * brg_deck_get_n_lights:
 * @self: a deck
 *
 * Returns: how many rings there are
 */
guint
brg_deck_get_n_lights (BrgDeck *self)
{
  g_return_val_if_fail (BRG_IS_DECK (self), 0);

  return self->lights->len;
}

/* ---- in a person's hand ---- */

/**
 * brg_deck_hold:
 * @self: a deck
 * @piece: what a person has in the hand
 * @cover: (nullable): what is seen meanwhile where it lay
 * @place: where it lay, on the deck
 */
void
brg_deck_hold (BrgDeck      *self,
               BrgPiece     *piece,
               BrgPiece     *cover,
               const BrgBox *place)
{
  g_return_if_fail (BRG_IS_DECK (self));

  brg_deck_let_go (self);
  self->held = brg_piece_ref (piece);
  self->cover = cover != NULL ? brg_piece_ref (cover) : NULL;
  self->held_place = *place;
  brg_deck_move_held (self, 0, 0);
}

/**
 * brg_deck_move_held:
 * @self: a deck
 * @x: how far from its place the held piece is, in pixels
 * @y: likewise
 */
void
brg_deck_move_held (BrgDeck *self,
                    double   x,
                    double   y)
{
  g_return_if_fail (BRG_IS_DECK (self));

  self->held_x = x;
  self->held_y = y;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/**
 * brg_deck_get_held:
 * @self: a deck
 * @box: (out): where the held piece is
 *
 * Returns: whether a piece is held
 */
gboolean
brg_deck_get_held (BrgDeck *self,
                   BrgBox  *box)
{
  const BrgBox *place;

  g_return_val_if_fail (BRG_IS_DECK (self), FALSE);

  if (self->held == NULL)
    return FALSE;

  place = &self->held_place;
  *box = brg_box_centred (brg_box_middle_x (place) + self->held_x,
                          brg_box_middle_y (place) + self->held_y,
                          place->width * (1 + HELD_LIFT), place->height * (1 + HELD_LIFT));
  return TRUE;
}

/**
 * brg_deck_let_go:
 * @self: a deck
 *
 * Nothing is held any more.
 */
void
brg_deck_let_go (BrgDeck *self)
{
  g_return_if_fail (BRG_IS_DECK (self));

  g_clear_pointer (&self->held, brg_piece_unref);
  g_clear_pointer (&self->cover, brg_piece_unref);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
