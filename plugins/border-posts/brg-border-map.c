/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "brg-border-map.h"

#include <string.h>

/* Returns FALSE if a space is lacking. */
static gboolean
find_spaces (const BrgBoard       *board,
             const BrgBorderPlace *places,
             guint                 n,
             BrgBits              *spaces)
{
  for (guint i = 0; i < n; i++)
    {
      gint space = brg_board_find_space (board, places[i].row, places[i].column);

      if (space < 0)
        return FALSE;
      *spaces |= BRG_BIT (space);
    }

  return TRUE;
}

/**
 * brg_border_map_init:
 * @self: (out): where posts and paths lie
 * @catalogue: the posts and paths
 * @board: a duchy
 *
 * Two maps are the same if their bytes are.
 *
 * Returns: whether the duchy has all these spaces
 */
gboolean
brg_border_map_init (BrgBorderMap             *self,
                     const BrgBorderCatalogue *catalogue,
                     const BrgBoard           *board)
{
  memset (self, 0, sizeof *self);

  for (guint i = 0; i < BRG_N_POSTS; i++)
    if (!find_spaces (board, catalogue->posts[i].places, BRG_POST_SPACES, &self->posts[i]))
      return FALSE;

  for (guint i = 0; i < BRG_N_PATHS; i++)
    {
      const BrgBorderPath *path = &catalogue->paths[i];

      if (!find_spaces (board, path->places, BRG_PATH_SPACES, &self->paths[i]))
        return FALSE;
      self->ends[i] = (guint8) (1 << path->posts[0] | 1 << path->posts[1]);
    }

  return TRUE;
}

/**
 * brg_border_map_find_path:
 * @self: a map
 * @space: a space of the duchy
 *
 * Returns: the path that it belongs to, or %BRG_N_PATHS if it belongs to none
 */
guint
brg_border_map_find_path (const BrgBorderMap *self,
                          guint               space)
{
  guint path = 0;

  while (path < BRG_N_PATHS && !brg_bits_has (self->paths[path], space))
    path++;

  return path;
}

/**
 * brg_border_map_walk:
 * @self: a map
 * @covered: the spaces that hold a tile
 *
 * Returns: the paths that are covered from post to post, as bits
 */
guint
brg_border_map_walk (const BrgBorderMap *self,
                     BrgBits             covered)
{
  guint walked = 0;

  for (guint i = 0; i < BRG_N_PATHS; i++)
    if ((self->paths[i] & ~covered) == 0)
      walked |= 1u << i;

  return walked;
}

/* All tiles that hang together with some. */
static BrgBits
spread (const BrgBoard *board,
        BrgBits         spaces,
        BrgBits         covered)
{
  BrgBits fresh = spaces;
  guint space;

  while (fresh != 0)
    {
      BrgBits beside = 0;

      BRG_BITS_FOREACH (space, fresh)
        beside |= board->neighbours[space];
      fresh = beside & covered & ~spaces;
      spaces |= fresh;
    }

  return spaces;
}

/* The paths both of whose posts are among some. */
static guint
find_paths (const BrgBorderMap *self,
            guint               posts)
{
  guint paths = 0;

  for (guint i = 0; i < BRG_N_PATHS; i++)
    if ((self->ends[i] & ~posts) == 0)
      paths |= 1u << i;

  return paths;
}

/* The posts that touch some spaces. */
static guint
find_posts (const BrgBorderMap *self,
            BrgBits             spaces)
{
  guint posts = 0;

  for (guint i = 0; i < BRG_N_POSTS; i++)
    if ((self->posts[i] & spaces) != 0)
      posts |= 1u << i;

  return posts;
}

/**
 * brg_border_map_chain:
 * @self: a map
 * @board: the duchy
 * @covered: the spaces that hold a tile
 * @joined: what was joined before, as bits
 *
 * Returns: the paths whose posts are joined by any chain of tiles, as bits
 */
guint
brg_border_map_chain (const BrgBorderMap *self,
                      const BrgBoard     *board,
                      BrgBits             covered,
                      guint               joined)
{
  /* Most tiles reach no new post, and need no search. */
  if ((find_paths (self, find_posts (self, covered)) & ~joined) == 0)
    return joined;

  for (guint post = 0; post < BRG_N_POSTS; post++)
    joined |= find_paths (self, find_posts (self, spread (board, self->posts[post] & covered,
                                                          covered)));

  return joined;
}
