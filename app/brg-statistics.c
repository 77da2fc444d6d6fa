/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/brg-statistics.h"

#include <string.h>

/* The keys of players: a person has a name, perhaps an empty one, and a computer player a kind. */
#define PERSON   "person:"
#define COMPUTER "computer:"

struct _BrgStatistics
{
  BrgTally   total;
  GArray    *results;
  GPtrArray *groups[BRG_STATISTICS_N_GROUPS];
};

static void
tally_free (gpointer data)
{
  BrgTally *tally = data;

  g_free (tally->key);
  g_free (tally);
}

/* ---- keys ---- */

/**
 * brg_statistics_make_key:
 * @digest: a game
 * @seat: one of its seats
 *
 * Returns: (transfer full): the key of the player who sat there
 */
char *
brg_statistics_make_key (const BrgDigest *digest,
                         guint            seat)
{
  const BrgDigestSeat *self = &digest->seats[seat];

  if (self->player != NULL)
    return g_strconcat (COMPUTER, self->player, NULL);

  return g_strconcat (PERSON, self->name != NULL ? self->name : "", NULL);
}

/**
 * brg_statistics_is_person:
 * @key: the key of a player
 *
 * Returns: whether it is a person's
 */
gboolean
brg_statistics_is_person (const char *key)
{
  return g_str_has_prefix (key, PERSON);
}

/**
 * brg_statistics_get_name:
 * @key: the key of a player
 *
 * Returns: (transfer none): the name of the person, or the kind of the computer player
 */
const char *
brg_statistics_get_name (const char *key)
{
  return strchr (key, ':') + 1;
}

/* ---- counting ---- */

static void
count (BrgTally        *tally,
       const BrgDigest *digest,
       guint            seat)
{
  const BrgDigestSeat *result = &digest->seats[seat];

  tally->best = tally->n_results > 0 ? MAX (tally->best, result->points) : result->points;
  tally->n_results++;
  tally->n_games += tally->last != digest;
  tally->n_wins += result->place == 1;
  tally->sum += result->points;
  tally->last = digest;
}

static void
count_in_group (BrgStatistics      *self,
                BrgStatisticsGroup  group,
                const char         *key,
                const BrgDigest    *digest,
                guint               seat)
{
  GPtrArray *rows = self->groups[group];
  BrgTally *tally;

  for (guint i = 0; i < rows->len; i++)
    {
      tally = rows->pdata[i];
      if (strcmp (tally->key, key) == 0)
        {
          count (tally, digest, seat);
          return;
        }
    }

  tally = g_new0 (BrgTally, 1);
  tally->key = g_strdup (key);
  g_ptr_array_add (rows, tally);
  count (tally, digest, seat);
}

/* Two opponents of one name are one opponent; partners do not count. */
static gboolean
has_met (const BrgDigest *digest,
         guint            seat,
         guint            other,
         const char      *key)
{
  for (guint i = 0; i < other; i++)
    {
      g_autofree char *earlier = brg_statistics_make_key (digest, i);

      if (digest->seats[i].team != digest->seats[seat].team && strcmp (earlier, key) == 0)
        return TRUE;
    }

  return FALSE;
}

static void
count_opponents (BrgStatistics   *self,
                 const BrgDigest *digest,
                 guint            seat)
{
  for (guint other = 0; other < digest->n_seats; other++)
    {
      g_autofree char *key = brg_statistics_make_key (digest, other);

      /* Partners are none, nor is the seat itself. */
      if (digest->seats[other].team != digest->seats[seat].team && !has_met (digest, seat, other, key))
        count_in_group (self, BRG_STATISTICS_OPPONENTS, key, digest, seat);
    }
}

static void
count_result (BrgStatistics *self,
              BrgDigest     *digest,
              guint          seat)
{
  BrgResult result = { g_object_ref (digest), seat };

  g_array_append_val (self->results, result);
  count (&self->total, digest, seat);
  if (digest->seats[seat].duchy != NULL)
    count_in_group (self, BRG_STATISTICS_DUCHIES, digest->seats[seat].duchy, digest, seat);
  count_opponents (self, digest, seat);
  for (guint i = 0; i < digest->modules->len; i++)
    count_in_group (self, BRG_STATISTICS_EXPANSIONS, digest->modules->pdata[i], digest, seat);
  if (digest->modules->len == 0)
    count_in_group (self, BRG_STATISTICS_EXPANSIONS, "", digest, seat);
}

static gboolean
has_module (const BrgDigest *digest,
            const char      *id)
{
  return g_ptr_array_find_with_equal_func (digest->modules, id, g_str_equal, NULL);
}

static gboolean
is_wanted (const BrgDigest           *digest,
           const BrgStatisticsFilter *filter)
{
  if (!digest->over || !digest->kept || g_strcmp0 (digest->variant, filter->variant) != 0
      || (filter->n_seats > 0 && digest->n_seats != filter->n_seats))
    return FALSE;
  if (filter->module == NULL)
    return TRUE;

  return *filter->module == '\0' ? digest->modules->len == 0 : has_module (digest, filter->module);
}

/* All players are compared, whoever is looked at. */
static void
count_game (BrgStatistics             *self,
            BrgDigest                 *digest,
            const BrgStatisticsFilter *filter)
{
  for (guint seat = 0; seat < digest->n_seats; seat++)
    {
      g_autofree char *key = brg_statistics_make_key (digest, seat);

      count_in_group (self, BRG_STATISTICS_PLAYERS, key, digest, seat);
      if (filter->who != NULL ? strcmp (filter->who, key) == 0 : brg_statistics_is_person (key))
        count_result (self, digest, seat);
    }
}

/* ---- order ---- */

/* Duchies are called by numbers: 2 comes before 10. */
static gint
compare_keys (const char *a,
              const char *b)
{
  g_autofree char *one = g_utf8_collate_key_for_filename (a, -1);
  g_autofree char *other = g_utf8_collate_key_for_filename (b, -1);

  return strcmp (one, other);
}

static gint
compare_by_key (gconstpointer a,
                gconstpointer b)
{
  const BrgTally *one = *(gconstpointer *) a, *other = *(gconstpointer *) b;

  return compare_keys (one->key, other->key);
}

/* Who played most comes first. */
static gint
compare_by_games (gconstpointer a,
                  gconstpointer b)
{
  const BrgTally *one = *(gconstpointer *) a, *other = *(gconstpointer *) b;

  if (one->n_games != other->n_games)
    return one->n_games > other->n_games ? -1 : 1;

  return compare_keys (one->key, other->key);
}

static void
result_clear (gpointer data)
{
  g_object_unref (((BrgResult *) data)->digest);
}

/**
 * brg_statistics_new:
 * @games: a list of #BrgDigest, the latest first
 * @filter: which of them count
 *
 * Counts games that were played to the end here; others are left out.
 *
 * Returns: (transfer full): what became of them
 */
BrgStatistics *
brg_statistics_new (GListModel                *games,
                    const BrgStatisticsFilter *filter)
{
  BrgStatistics *self = g_new0 (BrgStatistics, 1);

  self->results = g_array_new (FALSE, FALSE, sizeof (BrgResult));
  g_array_set_clear_func (self->results, result_clear);
  for (guint i = 0; i < BRG_STATISTICS_N_GROUPS; i++)
    self->groups[i] = g_ptr_array_new_with_free_func (tally_free);

  for (guint i = g_list_model_get_n_items (games); i > 0; i--)
    {
      g_autoptr (BrgDigest) digest = g_list_model_get_item (games, i - 1);

      if (is_wanted (digest, filter))
        count_game (self, digest, filter);
    }

  g_ptr_array_sort (self->groups[BRG_STATISTICS_DUCHIES], compare_by_key);
  g_ptr_array_sort (self->groups[BRG_STATISTICS_PLAYERS], compare_by_games);
  g_ptr_array_sort (self->groups[BRG_STATISTICS_OPPONENTS], compare_by_games);
  g_ptr_array_sort (self->groups[BRG_STATISTICS_EXPANSIONS], compare_by_key);

  return self;
}

/**
 * brg_statistics_free:
 * @statistics: (transfer full): statistics
 */
void
brg_statistics_free (BrgStatistics *statistics)
{
  for (guint i = 0; i < BRG_STATISTICS_N_GROUPS; i++)
    g_ptr_array_unref (statistics->groups[i]);
  g_array_unref (statistics->results);
  g_free (statistics);
}

/* ---- asking ---- */

/**
 * brg_statistics_get_total:
 * @statistics: statistics
 *
 * Returns: (transfer none): all that is counted; it has no key
 */
const BrgTally *
brg_statistics_get_total (const BrgStatistics *statistics)
{
  return &statistics->total;
}

guint
brg_statistics_get_n_results (const BrgStatistics *statistics)
{
  return statistics->results->len;
}

/**
 * brg_statistics_get_result:
 * @statistics: statistics
 * @index: which, the earliest first
 *
 * Returns: (transfer none): what a seat had at the end of a game
 */
const BrgResult *
brg_statistics_get_result (const BrgStatistics *statistics,
                           guint                index)
{
  g_return_val_if_fail (index < statistics->results->len, NULL);

  return &g_array_index (statistics->results, BrgResult, index);
}

guint
brg_statistics_get_n_rows (const BrgStatistics *statistics,
                           BrgStatisticsGroup   group)
{
  return statistics->groups[group]->len;
}

/**
 * brg_statistics_get_row:
 * @statistics: statistics
 * @group: by what games are grouped
 * @index: which row, from the top
 *
 * Returns: (transfer none): what is counted of one duchy, player, opponent or expansion
 */
const BrgTally *
brg_statistics_get_row (const BrgStatistics *statistics,
                        BrgStatisticsGroup   group,
                        guint                index)
{
  g_return_val_if_fail (index < statistics->groups[group]->len, NULL);

  return statistics->groups[group]->pdata[index];
}

/**
 * brg_tally_get_mean:
 * @tally: a tally
 *
 * Returns: the mean of the points, or 0 if there are no results
 */
double
brg_tally_get_mean (const BrgTally *tally)
{
  return tally->n_results > 0 ? (double) tally->sum / tally->n_results : 0;
}
