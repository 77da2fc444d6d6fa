/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/brg-digest-words.h"

#include <glib/gi18n.h>

#include "core/players/brg-player.h"

/**
 * brg_digest_words_computer:
 * @player: a kind of computer player, perhaps one that is not here
 *
 * Returns: (transfer full): what such a player is called
 */
char *
brg_digest_words_computer (const char *player)
{
  const BrgPlayer *kind = brg_players_find (player);

  /* Translators: a computer player; %s is its kind */
  return g_strdup_printf (_("Computer: %s"), kind != NULL ? _(kind->label) : player);
}

/**
 * brg_digest_words_seat:
 * @digest: a game
 * @seat: one of its seats
 *
 * Returns: (transfer full): who sat there
 */
char *
brg_digest_words_seat (const BrgDigest *digest,
                       guint            seat)
{
  const BrgDigestSeat *self = &digest->seats[seat];

  if (self->name != NULL && *self->name != '\0')
    return g_strdup (self->name);
  if (self->player != NULL)
    /* Translators: a computer player who has no name */
    return g_strdup (C_("player", "Computer"));

  return g_strdup_printf (_("Player %u"), seat + 1);
}

static char *
join (GPtrArray *names)
{
  g_ptr_array_add (names, NULL);

  return g_strjoinv (C_("list", ", "), (char **) names->pdata);
}

/**
 * brg_digest_words_seats:
 * @digest: a game
 *
 * Returns: (transfer full): who played
 */
char *
brg_digest_words_seats (const BrgDigest *digest)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < digest->n_seats; i++)
    g_ptr_array_add (names, brg_digest_words_seat (digest, i));

  return join (names);
}

/* What those have together who win or lose together. */
static gint
sum_points (const BrgDigest *digest,
            guint            team)
{
  gint sum = 0;

  for (guint i = 0; i < digest->n_seats; i++)
    if (digest->seats[i].team == team)
      sum += digest->seats[i].points;

  return sum;
}

static char *
tell_winner (const BrgDigest *digest)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *list = NULL;
  gint points = 0;

  for (guint i = 0; i < digest->n_seats; i++)
    if (digest->seats[i].place == 1)
      {
        g_ptr_array_add (names, brg_digest_words_seat (digest, i));
        points = sum_points (digest, digest->seats[i].team);
      }
  if (names->len == 0)
    return g_strdup (_("Lost"));
  list = join (names);
  if (digest->n_seats == 1)
    /* Translators: who won a game against nobody else */
    return g_strdup_printf (_("%s won"), list);

  /* Translators: who won a game, and with how many points */
  return g_strdup_printf (_("%s won with %d"), list, points);
}

/**
 * brg_digest_words_state:
 * @digest: a game
 *
 * Returns: (transfer full): who won, or how far the game has come
 */
char *
brg_digest_words_state (const BrgDigest *digest)
{
  if (digest->over)
    return tell_winner (digest);

  return g_strdup_printf (ngettext ("Under way, %u move", "Under way, %u moves", digest->n_moves),
                          digest->n_moves);
}

/**
 * brg_digest_words_date:
 * @digest: a game
 *
 * Returns: (transfer full): the day on which it was put where it is
 */
char *
brg_digest_words_date (const BrgDigest *digest)
{
  g_autoptr (GDateTime) date = g_date_time_new_from_unix_local (digest->date);

  /* Translators: a day, as strftime writes it: 2 January 2025. Names of months are only right where
   * the system has your language, so figures may be better. */
  return date != NULL ? g_date_time_format (date, C_("date", "%-e %B %Y")) : g_strdup ("");
}
