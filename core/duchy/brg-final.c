/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "brg-frames.h"
#include "brg-operations.h"
#include "brg-powers.h"

/* What seats share counts once, for the one who is ahead on the track. */

/* ---- what is left (R52) ---- */

void
brg_final_left_run (BrgPlay *play,
                    guint    seat G_GNUC_UNUSED)
{
  const BrgDuchyTables *tables = brg_duchy_tables (play->ruleset);

  for (guint each = 0; each < play->ruleset->n_seats; each++)
    {
      const BrgPurse *purse = brg_purse_of (tables, play->position, each);
      gint goods = 0;

      if (!brg_acts_for_team (play->ruleset, play->position, each))
        continue;
      for (guint i = 0; i < BRG_N_GOODS; i++)
        goods += purse->goods[i];

      brg_gain_points (play, each, goods, BRG_CAUSE_GOODS_LEFT);
      brg_gain_points (play, each, purse->silver, BRG_CAUSE_SILVER_LEFT);
      brg_gain_points (play, each, purse->workers / 2, BRG_CAUSE_WORKERS_LEFT);
    }
}

/* ---- scoring monasteries (R53) ---- */

static gint
count_sold (const BrgPurse *purse,
            gboolean        kinds)
{
  gint count = 0;

  for (guint i = 0; i < BRG_N_GOODS; i++)
    count += kinds ? purse->sold[i] > 0 : purse->sold[i];

  return count;
}

static gint
count_tiles (const BrgDuchy *duchy,
             guint           kind)
{
  gint count = 0;
  guint space;

  BRG_BITS_FOREACH (space, duchy->covered)
    count += duchy->tiles[space] == kind;

  return count;
}

static gint
count_animal_kinds (const BrgDuchyTables *tables,
                    const BrgDuchy       *duchy)
{
  BrgBits animals = 0;
  guint space;

  BRG_BITS_FOREACH (space, duchy->covered)
    animals |= BRG_BIT (tables->tiles.kinds[duchy->tiles[space]].animal);

  return (gint) brg_bits_count (animals & ~(BrgBits) 1);
}

static gint
count_bonus_tiles (const BrgDuchyTables *tables,
                   const BrgDuchy       *duchy)
{
  gint count = 0;

  for (guint i = 0; i < tables->tiles.n_classes; i++)
    count += duchy->bonus[i] > 0;

  return count;
}

static gint
count_for (const BrgDuchyTables *tables,
           const BrgPosition    *position,
           guint                 seat,
           const BrgTileKind    *kind)
{
  const BrgDuchy *duchy = brg_duchy_of (tables, position, seat);
  const BrgPurse *purse = brg_purse_of (tables, position, seat);

  switch ((BrgScorePer) kind->score_per)
    {
    case BRG_SCORE_PER_TILE:
      return count_tiles (duchy, kind->score_kind);
    case BRG_SCORE_PER_SOLD_KINDS:
      return count_sold (purse, TRUE);
    case BRG_SCORE_PER_SOLD_GOODS:
      return count_sold (purse, FALSE);
    case BRG_SCORE_PER_ANIMAL_KINDS:
      return count_animal_kinds (tables, duchy);
    case BRG_SCORE_PER_BONUS_TILES:
      return count_bonus_tiles (tables, duchy);
    case BRG_SCORE_PER_NOTHING:
    default:
      return 0;
    }
}

static gint
final_points (const BrgRuleset  *ruleset,
              const BrgPosition *position,
              guint              seat,
              guint              tile)
{
  const BrgDuchyTables *tables = brg_duchy_tables (ruleset);
  const BrgTileKind *kind = &tables->tiles.kinds[tile];
  gint count = count_for (tables, position, seat, kind);

  count = brg_duchy_number (ruleset, position, BRG_QUERY_COUNT, seat, kind->score_per,
                            kind->score_kind, count);
  return kind->score * count;
}

/**
 * brg_score_tile:
 * @play: an application
 * @seat: whose duchy
 * @kind: a kind of tile that lies in it
 *
 * Scores a scoring monastery by what there is to count now (R53); nothing if it is none.
 */
void
brg_score_tile (BrgPlay *play,
                guint    seat,
                guint    kind)
{
  const BrgTileKind *row = &brg_duchy_tables (play->ruleset)->tiles.kinds[kind];

  if (row->score > 0)
    brg_gain_points (play, seat, final_points (play->ruleset, play->position, seat, kind),
                     row->cause);
}

void
brg_final_tiles_run (BrgPlay *play,
                     guint    seat G_GNUC_UNUSED)
{
  const BrgDuchyTables *tables = brg_duchy_tables (play->ruleset);
  guint space, kind;

  for (guint each = 0; each < play->ruleset->n_seats; each++)
    {
      const BrgDuchy *duchy = brg_duchy_of (tables, play->position, each);

      if (!brg_acts_for_team (play->ruleset, play->position, each))
        continue;
      BRG_BITS_FOREACH (space, duchy->covered)
        brg_score_tile (play, each, duchy->tiles[space]);
      BRG_BITS_FOREACH (kind, brg_borrowed (play->ruleset, play->position, each))
        brg_score_tile (play, each, kind);
    }
}

/* ---- who wins ---- */

gint
brg_duchy_score (const BrgRuleset  *ruleset,
                 const BrgPosition *position,
                 guint              seat)
{
  return brg_seat_state (brg_duchy_tables (ruleset), position, seat)->points;
}

static gint
team_points (const BrgRuleset  *ruleset,
             const BrgPosition *position,
             guint              team)
{
  gint points = 0;

  for (guint seat = team; seat < ruleset->n_seats; seat++)
    if (brg_duchy_tables (ruleset)->team[seat] == team)
      points += brg_duchy_score (ruleset, position, seat);

  return points;
}

/* Most points; then fewest empty spaces; then the marker further back, lower in a stack being
 * further back (R54). Partners have several markers, so that is the end of it for them. */
static gint
standing (const BrgRuleset  *ruleset,
          const BrgPosition *position,
          guint              team)
{
  const BrgDuchyTables *tables = brg_duchy_tables (ruleset);
  const BrgDuchy *duchy = brg_duchy_of (tables, position, team);
  gint empty = (gint) (brg_board_of (tables, duchy)->n_spaces - brg_bits_count (duchy->covered));
  gint rank = tables->n_teams == ruleset->n_seats
                  ? brg_track_rank (brg_seat_state (tables, position, team)) : 0;

  return (team_points (ruleset, position, team) * 256 - empty) * 256 - rank;
}

void
brg_duchy_rank (const BrgRuleset  *ruleset,
                const BrgPosition *position,
                guint             *places)
{
  const BrgDuchyTables *tables = brg_duchy_tables (ruleset);

  for (guint seat = 0; seat < ruleset->n_seats; seat++)
    {
      guint team = tables->team[seat];

      places[seat] = 1;
      for (guint other = 0; other < tables->n_teams; other++)
        places[seat] += standing (ruleset, position, other) > standing (ruleset, position, team);
    }
}
