/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/duchy/brg-duchy-tables.h"
#include "core/duchy/brg-grade.h"

G_BEGIN_DECLS

/* What is printed at the edge of a player's board. Both halves of the plugin read it; neither can
 * call the other. */

/** BRG_N_POSTS: the posts of a board. */
#define BRG_N_POSTS 3

/** BRG_POST_SPACES: the spaces that a post touches. */
#define BRG_POST_SPACES 2

/** BRG_N_PATHS: the paths of a board: one for each two posts. */
#define BRG_N_PATHS 3

/** BRG_PATH_SPACES: the spaces of a path. */
#define BRG_PATH_SPACES 5

/** BRG_N_BORDER_TILES: the bonus tiles. */
#define BRG_N_BORDER_TILES 2

/** BrgBorderPlace: a space of a duchy: its row and column, from 1. */
typedef struct
{
  guint8 row;
  guint8 column;
} BrgBorderPlace;

/**
 * BrgBorderPost:
 * @places: the spaces that it touches
 * @grade: how sure we are of it
 */
typedef struct
{
  BrgBorderPlace places[BRG_POST_SPACES];
  BrgGrade       grade;
} BrgBorderPost;

/**
 * BrgBorderPath:
 * @posts: which posts it joins, from 0
 * @places: its spaces, from the first post to the second
 * @grade: how sure we are of it
 */
typedef struct
{
  guint8         posts[2];
  BrgBorderPlace places[BRG_PATH_SPACES];
  BrgGrade       grade;
} BrgBorderPath;

/**
 * BrgBorderCatalogue:
 * @n_posts: how many posts were read
 * @posts: the posts
 * @n_paths: how many paths were read
 * @paths: the paths
 * @bonus: the points of the bonus tiles, by the number of players
 */
typedef struct
{
  guint         n_posts;
  BrgBorderPost posts[BRG_N_POSTS];
  guint         n_paths;
  BrgBorderPath paths[BRG_N_PATHS];
  guint8        bonus[BRG_MAX_SEATS + 1][BRG_N_BORDER_TILES];
} BrgBorderCatalogue;

BrgBorderCatalogue *brg_border_catalogue_load (GError             **error);
void                brg_border_catalogue_free (BrgBorderCatalogue  *self);
char               *brg_border_path_describe  (const BrgBorderPath *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgBorderCatalogue, brg_border_catalogue_free)

G_END_DECLS
