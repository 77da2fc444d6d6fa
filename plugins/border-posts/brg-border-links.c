/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "brg-border-posts.h"

/* R65: the first link of two posts brings points, the link of all three a bonus tile. */

static const BrgBorders *
get_borders (const BrgRuleset *ruleset)
{
  return brg_border_posts_place (ruleset)->tables;
}

/* @known: what was linked before; tiles never leave a duchy. */
static guint
find_links (const BrgRuleset  *ruleset,
            const BrgPosition *position,
            guint              seat,
            guint              known)
{
  const BrgDuchyTables *tables = brg_duchy_tables (ruleset);
  const BrgDuchy *duchy = brg_duchy_of (tables, position, seat);
  const BrgBorders *borders = get_borders (ruleset);

  return borders->any_chain
         ? brg_border_map_chain (&borders->map, brg_board_of (tables, duchy), duchy->covered,
                                 known)
         : brg_border_map_walk (&borders->map, duchy->covered);
}

/* Two paths join all three posts, whichever they are. */
static gboolean
are_all_joined (guint links)
{
  return (links & (links - 1)) != 0;
}

void
brg_border_derive (const BrgRuleset *ruleset,
                   BrgPosition      *position)
{
  BrgBorderSeat *seats = brg_border_seats (ruleset, position);

  for (guint seat = 0; seat < ruleset->n_seats; seat++)
    seats[seat].links = (guint8) find_links (ruleset, position, seat, 0);
}

/* ---- what a link brings ---- */

static void
score_link (BrgPlay *play,
            guint    seat,
            guint    path)
{
  const BrgPlace *place = brg_border_posts_place (play->ruleset);
  guint phase = brg_market (play->position)->phase;
  BrgSubject posts = BRG_SUBJECT (place->subject_kinds + BORDER_SUBJECT_POSTS, 0, path);

  brg_play_emit (play, (BrgEvent){ .kind = (guint8) (place->event_kinds + BORDER_EVENT_LINKED),
                                   .seat = (guint8) seat, .n_subjects = 1,
                                   .subjects = { posts } });
  brg_gain_points (play, seat, brg_duchy_tables (play->ruleset)->phase_points[phase],
                   place->causes + BORDER_CAUSE_LINK);
}

static gboolean
is_taken (const BrgRuleset    *ruleset,
          const BrgBorderSeat *seats,
          guint                tile)
{
  for (guint seat = 0; seat < ruleset->n_seats; seat++)
    if (seats[seat].tile == tile)
      return TRUE;

  return FALSE;
}

/* The better one of the tiles that nobody has, from 1; none is left if it is beyond the last. */
static guint
find_tile (const BrgRuleset    *ruleset,
           const BrgBorderSeat *seats)
{
  guint tile = 1;

  while (tile <= BRG_N_BORDER_TILES && is_taken (ruleset, seats, tile))
    tile++;

  return tile;
}

static void
score_all (BrgPlay *play,
           guint    seat)
{
  const BrgPlace *place = brg_border_posts_place (play->ruleset);
  BrgBorderSeat *seats = brg_border_seats (play->ruleset, play->position);
  guint tile = find_tile (play->ruleset, seats);
  guint kind = place->subject_kinds + BORDER_SUBJECT_TILE;

  brg_play_emit (play, (BrgEvent){ .kind = (guint8) (place->event_kinds + BORDER_EVENT_JOINED),
                                   .seat = (guint8) seat });
  if (tile > BRG_N_BORDER_TILES)
    return;

  seats[seat].tile = (guint8) tile;
  brg_play_emit (play, (BrgEvent){ .kind = (guint8) (place->event_kinds + BORDER_EVENT_TILE),
                                   .seat = (guint8) seat, .n_subjects = 1,
                                   .subjects = { BRG_SUBJECT (kind, 0, tile - 1) } });
  brg_gain_points (play, seat,
                   get_borders (play->ruleset)->catalogue->bonus[play->ruleset->n_seats][tile - 1],
                   place->causes + BORDER_CAUSE_TILE);
}

/* A quick no for most tiles. */
static gboolean
may_link (const BrgRuleset    *ruleset,
          const BrgBorderSeat *own,
          guint                space)
{
  const BrgBorders *borders = get_borders (ruleset);

  return borders->any_chain ? !are_all_joined (own->links)
                            : brg_border_map_find_path (&borders->map, space) < BRG_N_PATHS;
}

/* It comes before region and colour (R28); nothing of theirs changes what it brings. */
void
brg_border_placed (BrgPlay        *play,
                   const BrgEvent *event)
{
  guint seat = event->seat;
  BrgBorderSeat *own = &brg_border_seats (play->ruleset, play->position)[seat];
  guint before = own->links;

  if (!may_link (play->ruleset, own, event->subjects[1].index))
    return;

  own->links = (guint8) find_links (play->ruleset, play->position, seat, before);
  if (before == 0 && own->links != 0)
    score_link (play, seat, (guint) __builtin_ctz (own->links));
  if (!are_all_joined (before) && are_all_joined (own->links))
    score_all (play, seat);
}

/* The bonus tile is one more for a monastery that counts them (R53). */
gint
brg_border_count (const BrgRuleset        *ruleset,
                  const BrgPosition       *position,
                  const BrgQueryArguments *arguments,
                  gint                     value G_GNUC_UNUSED)
{
  return arguments->numbers[0] == BRG_SCORE_PER_BONUS_TILES
         && brg_border_seats (ruleset, position)[arguments->seat].tile != 0;
}
