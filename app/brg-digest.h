/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/engine/brg-game.h"
#include "core/engine/brg-line-reader.h"

G_BEGIN_DECLS

#define BRG_TYPE_DIGEST (brg_digest_get_type ())
G_DECLARE_FINAL_TYPE (BrgDigest, brg_digest, BRG, DIGEST, GObject)

/**
 * BrgDigestSeat:
 * @name: (nullable): who sits there
 * @colour: (nullable): the stable name of the colour
 * @player: (nullable): the kind of computer player, or %NULL for a person
 * @duchy: (nullable): the duchy that was played, in a game that has them
 * @points: what the seat had at last
 * @place: 1 for who won, 0 if the game is not over
 * @team: the first of the seats that win or lose together, itself in most games
 */
typedef struct
{
  char *name;
  char *colour;
  char *player;
  char *duchy;
  gint  points;
  guint place;
  guint team;
} BrgDigestSeat;

/**
 * BrgDigest:
 * @path: the file
 * @id: the same for records of the same moves of the same game, and for no others
 * @bytes: how long the file was when it was read
 * @changed: when the file was changed last, in microseconds since 1970
 * @date: when the game was put there, in seconds since 1970
 * @variant: what was played
 * @modules: with which expansions
 * @n_seats: by how many
 * @seats: who they were
 * @n_moves: how many moves were made
 * @over: whether the game was played to its end
 * @kept: whether the archive keeps the file, so that it is not the person's own
 *
 * What lists and statistics know of a saved game without reading it again. Its members are for
 * reading only.
 */
struct _BrgDigest
{
  GObject       parent_instance;

  char         *path;
  char         *id;
  gint64        bytes;
  gint64        changed;
  gint64        date;
  char         *variant;
  GPtrArray    *modules;
  guint         n_seats;
  BrgDigestSeat seats[BRG_MAX_SEATS];
  guint         n_moves;
  gboolean      over;
  gboolean      kept;
};

/** BRG_DIGEST_LAST_DATE: no later date is believed; the end of the year 9999. */
#define BRG_DIGEST_LAST_DATE G_GINT64_CONSTANT (253402300799)

BrgDigest *brg_digest_new      (BrgGame       *game,
                                const char    *path,
                                gint64         date);
char      *brg_digest_make_id  (BrgGame       *game);
gboolean   brg_digest_look     (BrgDigest     *self);
gboolean   brg_digest_is_fresh (BrgDigest     *self);
void       brg_digest_write    (BrgDigest     *self,
                                const char    *folder,
                                GString       *out);
BrgDigest *brg_digest_begin    (const BrgLine *line,
                                const char    *folder);
gboolean   brg_digest_read     (BrgDigest     *self,
                                const BrgLine *line);

G_END_DECLS
