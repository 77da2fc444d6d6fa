/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "brg-operations.h"

/**
 * brg_pasture:
 * @ruleset: a ruleset
 * @position: a position of it
 * @seat: whose duchy
 * @space: a space for livestock
 *
 * Returns: the spaces whose livestock scores together with that on @space (R45), itself among them
 */
BrgBits
brg_pasture (const BrgRuleset  *ruleset,
             const BrgPosition *position,
             guint              seat,
             guint              space)
{
  const BrgDuchyTables *tables = brg_duchy_tables (ruleset);
  const BrgBoard *board = brg_board_of (tables, brg_duchy_of (tables, position, seat));

  return brg_duchy_set (ruleset, position, BRG_QUERY_PASTURE, seat, (gint) space,
                        board->regions[board->spaces[space].region]);
}

static void
tell_animals (BrgPlay *play,
              guint    seat,
              guint    space,
              gint     n_animals)
{
  const BrgDuchyTables *tables = brg_duchy_tables (play->ruleset);

  brg_play_emit (play, (BrgEvent){ .kind = BRG_EVENT_ANIMALS_COUNTED, .seat = (guint8) seat,
                                   .amount = n_animals, .n_subjects = 1,
                                   .subjects = { brg_space_subject (tables, seat, space) } });
}

static void
tell_power (BrgPlay *play,
            guint    seat,
            gint     n_tiles)
{
  const BrgTileCatalogue *tiles = &brg_duchy_tables (play->ruleset)->tiles;
  guint kind = brg_tile_catalogue_find_giver (tiles, BRG_POWER_LIVESTOCK_POINTS);

  brg_play_emit (play, (BrgEvent){ .kind = BRG_EVENT_ANIMALS_COUNTED, .seat = (guint8) seat,
                                   .cause = tiles->kinds[kind].cause, .amount = n_tiles });
}

/**
 * brg_score_livestock:
 * @play: an application
 * @seat: whose duchy
 * @space: where the tile lies
 * @animal: the kind of animals that are counted; 0 for none
 *
 * Scores the animals of one kind in a pasture, and those that count with every kind (R45, R62).
 * Monastery 7 gives one more point for each tile that scores (R46). What else lies there does not.
 */
void
brg_score_livestock (BrgPlay *play,
                     guint    seat,
                     guint    space,
                     guint    animal)
{
  const BrgDuchyTables *tables = brg_duchy_tables (play->ruleset);
  const BrgDuchy *duchy = brg_duchy_of (tables, play->position, seat);
  BrgBits pasture = brg_pasture (play->ruleset, play->position, seat, space) & duchy->covered;
  gboolean more = brg_has_power (duchy, BRG_POWER_LIVESTOCK_POINTS);
  gboolean is_heard = brg_play_is_heard (play, BRG_EVENT_ANIMALS_COUNTED);
  gint points = 0, n_tiles = 0;
  guint other;

  BRG_BITS_FOREACH (other, pasture)
    {
      const BrgTileKind *kind = &tables->tiles.kinds[duchy->tiles[other]];

      if (kind->animal != 0 && (kind->animal == animal || kind->in_every_herd))
        {
          points += kind->n_animals;
          n_tiles++;
          if (is_heard)
            tell_animals (play, seat, other, kind->n_animals);
        }
    }

  if (more && is_heard)
    tell_power (play, seat, n_tiles);
  brg_gain_points (play, seat, points + (more ? n_tiles : 0), BRG_CAUSE_LIVESTOCK);
}
