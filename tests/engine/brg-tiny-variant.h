/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/engine/brg-module.h"

G_BEGIN_DECLS

/*
 * A game small enough to try every combination of verb and subjects, with all that the engine
 * offers: a hidden hand, chance, a question that answers itself, one that waits for anytime moves,
 * a bundle of frames, joints, and a last seat that never asks.
 *
 * Each of three rounds, every seat but the last plays a card from 1 to 3 of its hidden hand for as
 * many points. A 1 must be followed by another card, which earns two points and a card as well, in
 * an order that whoever has a chip may choose; a 3 lets it make another seat draw a card or not. A chip buys a
 * card at any time of one's own turn. The last seat is dealt a point a round.
 */
extern const BrgVariant brg_tiny_variant;

/* Points for playing a card are one more, then doubled by the other module. */
extern const BrgModule brg_tiny_more_module;
extern const BrgModule brg_tiny_double_module;

/* What all cards, in hands, stock and played, and all chips add up to. */
guint brg_tiny_count_cards (const BrgRuleset  *ruleset,
                            const BrgPosition *position);

G_END_DECLS
