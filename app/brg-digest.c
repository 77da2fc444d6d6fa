/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/brg-digest.h"

#include <gio/gio.h>
#include <glib/gstdio.h>

#include "core/duchy/brg-duchy-state.h"
#include "core/duchy/brg-duchy-variant.h"
#include "core/engine/brg-record.h"

/* So many letters of a checksum tell more games apart than anybody plays. */
#define ID_LENGTH 16

G_DEFINE_FINAL_TYPE (BrgDigest, brg_digest, G_TYPE_OBJECT)

static void
brg_digest_finalize (GObject *object)
{
  BrgDigest *self = BRG_DIGEST (object);

  g_free (self->path);
  g_free (self->id);
  g_free (self->variant);
  g_ptr_array_unref (self->modules);
  for (guint i = 0; i < BRG_MAX_SEATS; i++)
    {
      g_free (self->seats[i].name);
      g_free (self->seats[i].colour);
      g_free (self->seats[i].player);
      g_free (self->seats[i].duchy);
    }

  G_OBJECT_CLASS (brg_digest_parent_class)->finalize (object);
}

static void
brg_digest_class_init (BrgDigestClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = brg_digest_finalize;
}

static void
brg_digest_init (BrgDigest *self)
{
  self->modules = g_ptr_array_new_with_free_func (g_free);
}

/* ---- from a game ---- */

/* The duchy that was played, also if chance chose it. */
static const char *
find_duchy (BrgGame *game,
            guint    seat)
{
  const BrgRuleset *ruleset = brg_game_get_ruleset (game);
  const BrgDuchyTables *tables;

  if (ruleset->variant != &brg_duchy_variant)
    return NULL;

  tables = brg_duchy_tables (ruleset);
  return brg_board_of (tables, brg_duchy_of (tables, brg_game_get_position (game), seat))->name;
}

static guint
find_team (const BrgRuleset *ruleset,
           guint             seat)
{
  return ruleset->variant == &brg_duchy_variant ? brg_duchy_tables (ruleset)->team[seat] : seat;
}

static void
read_seat (BrgDigest *self,
           BrgGame   *game,
           guint      seat)
{
  const BrgRuleset *ruleset = brg_game_get_ruleset (game);
  const BrgSetup *setup = ruleset->setup;
  BrgDigestSeat *out = &self->seats[seat];

  out->name = g_strdup (brg_setup_get_seat_option (setup, seat, "name"));
  out->colour = g_strdup (brg_setup_get_seat_option (setup, seat, "colour"));
  out->player = g_strdup (brg_setup_get_seat_option (setup, seat, "player"));
  out->duchy = g_strdup (find_duchy (game, seat));
  out->points = ruleset->variant->score (ruleset, brg_game_get_position (game), seat);
  out->team = find_team (ruleset, seat);
}

static void
read_places (BrgDigest *self,
             BrgGame   *game)
{
  const BrgRuleset *ruleset = brg_game_get_ruleset (game);
  guint places[BRG_MAX_SEATS] = { 0 };

  brg_play_rank (ruleset, brg_game_get_position (game), places);
  for (guint i = 0; i < self->n_seats; i++)
    self->seats[i].place = places[i];
}

/**
 * brg_digest_make_id:
 * @game: a game
 *
 * Returns: (transfer full): what tells this game after these moves from all others
 */
char *
brg_digest_make_id (BrgGame *game)
{
  g_autofree char *text = brg_record_to_text (game);
  g_autofree char *sum = g_compute_checksum_for_string (G_CHECKSUM_SHA256, text, -1);

  return g_strndup (sum, ID_LENGTH);
}

/**
 * brg_digest_new:
 * @game: a game
 * @path: the file that it is saved in
 * @date: when it was put there, in seconds since 1970
 *
 * Returns: (transfer full): what is to be remembered of the game
 */
BrgDigest *
brg_digest_new (BrgGame    *game,
                const char *path,
                gint64      date)
{
  const BrgRuleset *ruleset = brg_game_get_ruleset (game);
  BrgDigest *self = g_object_new (BRG_TYPE_DIGEST, NULL);

  self->path = g_strdup (path);
  self->id = brg_digest_make_id (game);
  self->date = date;
  self->variant = g_strdup (ruleset->variant->rules.id);
  for (guint i = 0; i < ruleset->setup->modules->len; i++)
    g_ptr_array_add (self->modules, g_strdup (ruleset->setup->modules->pdata[i]));

  self->n_seats = ruleset->n_seats;
  self->n_moves = brg_game_get_n_moves (game);
  self->over = brg_position_is_over (brg_game_get_position (game));
  for (guint i = 0; i < self->n_seats; i++)
    read_seat (self, game, i);
  if (self->over)
    read_places (self, game);
  brg_digest_look (self);

  return self;
}

/* ---- the file ---- */

static gboolean
look_at (const char *path,
         gint64     *bytes,
         gint64     *changed)
{
  GStatBuf status;

  if (g_stat (path, &status) != 0)
    return FALSE;

  *bytes = status.st_size;
  *changed = status.st_mtim.tv_sec * G_USEC_PER_SEC + status.st_mtim.tv_nsec / 1000;
  return TRUE;
}

/**
 * brg_digest_look:
 * @self: a digest whose file was written or read just now
 *
 * Notes what the file looks like from outside.
 *
 * Returns: whether it is there
 */
gboolean
brg_digest_look (BrgDigest *self)
{
  return look_at (self->path, &self->bytes, &self->changed);
}

/**
 * brg_digest_is_fresh:
 * @self: a digest
 *
 * Returns: whether its file is there and looks as it did
 */
gboolean
brg_digest_is_fresh (BrgDigest *self)
{
  gint64 bytes, changed;

  return look_at (self->path, &bytes, &changed) && bytes == self->bytes
         && changed == self->changed;
}
