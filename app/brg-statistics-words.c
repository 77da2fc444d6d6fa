/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/brg-statistics-words.h"

#include <glib/gi18n.h>
#include <string.h>

#include "app/brg-digest-words.h"

/**
 * brg_statistics_words_player:
 * @key: the key of a player
 *
 * Returns: (transfer full): what the player is called
 */
char *
brg_statistics_words_player (const char *key)
{
  const char *name = brg_statistics_get_name (key);

  if (!brg_statistics_is_person (key))
    return brg_digest_words_computer (name);

  /* Translators: people who did not write a name for the game */
  return g_strdup (*name != '\0' ? name : _("Without a name"));
}

/**
 * brg_statistics_words_module:
 * @host: the expansions
 * @id: the id of an expansion, perhaps of one that is not here
 *
 * Returns: (transfer full): its name
 */
char *
brg_statistics_words_module (BrgPluginHost *host,
                             const char    *id)
{
  for (guint i = 0; i < brg_plugin_host_get_n (host); i++)
    {
      const BrgPluginInfo *info = brg_plugin_host_get_info (host, i);

      if (strcmp (info->id, id) == 0 && info->name != NULL)
        return g_strdup (info->name);
    }

  return g_strdup (id);
}

/**
 * brg_statistics_words_variant:
 * @host: the expansions, with the catalogue of what can be played
 * @id: the id of a game, perhaps of one that is not here
 *
 * Returns: (transfer full): its name
 */
char *
brg_statistics_words_variant (BrgPluginHost *host,
                              const char    *id)
{
  const BrgVariant *variant
      = brg_catalogue_find_variant (brg_plugin_host_get_catalogue (host), id, NULL);

  return g_strdup (variant != NULL ? brg_module_translate (&variant->rules, variant->rules.name)
                                   : id);
}

/**
 * brg_statistics_words_key:
 * @host: the expansions
 * @group: by what games are grouped
 * @key: what some of them have in common
 *
 * Returns: (transfer full): what that is called
 */
char *
brg_statistics_words_key (BrgPluginHost      *host,
                          BrgStatisticsGroup  group,
                          const char         *key)
{
  switch (group)
    {
    case BRG_STATISTICS_DUCHIES:
      /* Translators: %s is the number of a duchy */
      return g_strdup_printf (_("Duchy %s"), key);

    case BRG_STATISTICS_EXPANSIONS:
      return *key != '\0' ? brg_statistics_words_module (host, key)
                          : g_strdup (_("Without expansions"));

    case BRG_STATISTICS_PLAYERS:
    case BRG_STATISTICS_OPPONENTS:
    case BRG_STATISTICS_N_GROUPS:
    default:
      return brg_statistics_words_player (key);
    }
}

/**
 * brg_statistics_words_mean:
 * @tally: a tally
 *
 * Returns: (transfer full): the mean of its points
 */
char *
brg_statistics_words_mean (const BrgTally *tally)
{
  /* Translators: stands for no number at all */
  return tally->n_results > 0 ? g_strdup_printf ("%.1f", brg_tally_get_mean (tally))
                              : g_strdup (C_("points", "–"));
}

/**
 * brg_statistics_words_wins:
 * @tally: a tally
 *
 * Returns: (transfer full): how often it won, and which share of its games that is
 */
char *
brg_statistics_words_wins (const BrgTally *tally)
{
  if (tally->n_results == 0)
    return g_strdup ("0");

  /* Translators: games won, and their share of all games in percent */
  return g_strdup_printf (_("%u (%u %%)"), tally->n_wins,
                          (tally->n_wins * 100 + tally->n_results / 2) / tally->n_results);
}

/**
 * brg_statistics_words_result:
 * @result: what a seat had at the end of a game
 *
 * Returns: (transfer full): that in words
 */
char *
brg_statistics_words_result (const BrgResult *result)
{
  const BrgDigestSeat *seat = &result->digest->seats[result->seat];
  g_autofree char *date = brg_digest_words_date (result->digest);
  g_autofree char *name = brg_digest_words_seat (result->digest, result->seat);
  g_autofree char *names = brg_digest_words_seats (result->digest);

  if (result->digest->n_seats == 1)
    /* Translators: a date, and the name of the only player */
    return g_strdup_printf (seat->place == 1 ? _("%s: %s won") : _("%s: %s lost"), date, name);
  if (seat->place == 1)
    /* Translators: a date, a player’s name, points, and the names of all players */
    return g_strdup_printf (_("%s: %s won with %d (%s)"), date, name, seat->points, names);

  /* Translators: a date, a player’s name, points, the place (2 or more), the names of all players */
  return g_strdup_printf (_("%s: %s had %d, place %u (%s)"), date, name, seat->points, seat->place,
                          names);
}
