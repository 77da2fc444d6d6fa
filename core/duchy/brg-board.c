/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "brg-board-private.h"

#include <glib/gi18n-lib.h>

#include "core/engine/brg-error.h"

/*
 * brg_board_new:
 *
 * Returns: (transfer full): a duchy without spaces
 */
BrgBoard *
brg_board_new (const char *name)
{
  /* Sets of spaces are wider than what malloc promises to align. */
  BrgBoard *self = g_aligned_alloc0 (1, sizeof (BrgBoard), 16);

  self->name = g_strdup (name);
  self->grade = BRG_GRADE_RECONSTRUCTED;
  return self;
}

void
brg_board_free (BrgBoard *self)
{
  g_free (self->name);
  g_aligned_free (self);
}

/*
 * brg_board_find_at:
 *
 * Returns: the space that has its centre there, or -1
 */
gint
brg_board_find_at (const BrgBoard *self,
                   gint            x,
                   gint            y)
{
  for (guint i = 0; i < self->n_spaces; i++)
    if (self->spaces[i].x == x && self->spaces[i].y == y)
      return (gint) i;

  return -1;
}

/**
 * brg_board_find_space:
 * @self: a printed duchy
 * @row: from 1
 * @column: from 1
 *
 * Returns: the space, or -1 if there is none
 */
gint
brg_board_find_space (const BrgBoard *self,
                      guint           row,
                      guint           column)
{
  for (guint i = 0; i < self->n_spaces; i++)
    if (self->spaces[i].row == row && self->spaces[i].column == column)
      return (gint) i;

  return -1;
}

/* ---- what follows from the spaces ---- */

/*
 * brg_space_adjoins:
 *
 * Returns: whether two spaces have a side in common
 */
gboolean
brg_space_adjoins (const BrgSpace *space,
                   const BrgSpace *other)
{
  gint x = ABS (space->x - other->x);
  gint y = ABS (space->y - other->y);

  return (y == 0 && x == 2) || (y == 1 && x == 1);
}

static void
link_land (BrgBoard *self)
{
  self->colours[BRG_CLASS_WILD] = brg_board_all (self);
  for (guint i = 0; i < self->n_spaces; i++)
    {
      self->colours[self->spaces[i].colour] |= BRG_BIT (i);
      self->dice[self->spaces[i].die] |= BRG_BIT (i);
      for (guint j = 0; j < self->n_spaces; j++)
        if (brg_space_adjoins (&self->spaces[i], &self->spaces[j]))
          self->land[i] |= BRG_BIT (j);
      self->neighbours[i] = self->land[i];
    }
}

static void
link_rivers (BrgBoard *self)
{
  for (guint i = 0; i < self->n_rivers; i++)
    {
      const BrgRiver *river = &self->rivers[i];

      self->neighbours[river->from] |= BRG_BIT (river->to);
      self->neighbours[river->to] |= BRG_BIT (river->from);
    }
}

/* All of @within that can be reached from a space. */
static BrgBits
spread (const BrgBits *links,
        guint          space,
        BrgBits        within)
{
  BrgBits all = 0, grown = BRG_BIT (space);
  guint member;

  while (grown != all)
    {
      all = grown;
      BRG_BITS_FOREACH (member, all)
        grown |= links[member] & within;
    }

  return all;
}

static void
find_islands (BrgBoard *self)
{
  BrgBits rest = brg_board_all (self);
  guint member;

  while (rest != 0)
    {
      BrgBits island = spread (self->land, brg_bits_first (rest), rest);

      self->n_islands++;
      BRG_BITS_FOREACH (member, island)
        self->spaces[member].island = (guint8) self->n_islands;
      rest &= ~island;
    }
}

/* In reading order. */
static gboolean
add_regions (BrgBoard    *self,
             BrgBits      spaces,
             const char  *file,
             GError     **error)
{
  guint member;

  while (spaces != 0)
    {
      guint first = brg_bits_first (spaces);
      BrgBits region = spread (self->land, first, self->colours[self->spaces[first].colour]);

      if (self->n_regions == BRG_BOARD_MAX_REGIONS)
        {
          g_set_error (error, BRG_ERROR, BRG_ERROR_RANGE, _("%s: there are more than %d regions"),
                       file, BRG_BOARD_MAX_REGIONS);
          return FALSE;
        }
      BRG_BITS_FOREACH (member, region)
        self->spaces[member].region = (guint8) self->n_regions;
      self->regions[self->n_regions++] = region;
      spaces &= ~region;
    }

  return TRUE;
}

static gboolean
find_regions (BrgBoard    *self,
              guint        town,
              const char  *file,
              GError     **error)
{
  if (!add_regions (self, self->colours[town], file, error))
    return FALSE;

  self->n_towns = self->n_regions;
  if (self->n_towns > BRG_BOARD_MAX_TOWNS)
    {
      g_set_error (error, BRG_ERROR, BRG_ERROR_RANGE, _("%s: there are more than %d towns"),
                   file, BRG_BOARD_MAX_TOWNS);
      return FALSE;
    }

  return add_regions (self, brg_board_all (self) & ~self->colours[town], file, error);
}

/*
 * brg_board_complete:
 * @self: a duchy with its spaces and rivers
 * @town: the colour of towns
 * @file: what to call it in messages
 * @error: return location for an error
 *
 * Finds what follows from these: neighbours, colours, islands, regions.
 *
 * Returns: whether there are no more of them than a duchy can have
 */
gboolean
brg_board_complete (BrgBoard    *self,
                    guint        town,
                    const char  *file,
                    GError     **error)
{
  link_land (self);
  link_rivers (self);
  find_islands (self);
  return find_regions (self, town, file, error);
}

/**
 * brg_board_reachable:
 * @self: a printed duchy
 * @space: one of its spaces
 *
 * Returns: all spaces that can be reached from it, by land and along rivers
 */
BrgBits
brg_board_reachable (const BrgBoard *self,
                     guint           space)
{
  return spread (self->neighbours, space, brg_board_all (self));
}
