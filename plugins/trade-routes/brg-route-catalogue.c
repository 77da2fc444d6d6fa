/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "brg-route-catalogue.h"

#include <gio/gio.h>
#include <glib/gi18n-lib.h>

#include "core/engine/brg-error.h"

#define RESOURCE "/io/github/burgrave/Burgrave/trade-routes/trade-routes.catalogue"

/* ---- words ---- */

static const struct { const char *name, *label; } words[] = {
  { "building", NC_("reward", "take a building") },
  { "church", NC_("reward", "take a mine, monastery or castle") },
  { "market", NC_("reward", "take a ship or livestock") },
  { "place", NC_("reward", "place a tile") },
  { "sell", NC_("reward", "sell goods") },
  { "workers", NC_("reward", "4 workers") },
  { "silver", NC_("reward", "2 silver") },
  { "points", NC_("reward", "4 points") },
  { "action", NC_("reward", "one more action") },
};

static const char *
find_label (const char *name)
{
  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    if (g_str_equal (words[i].name, name))
      return words[i].label;

  return NULL;
}

/**
 * brg_route_reward_get_label:
 * @self: a reward
 *
 * Returns: (transfer none): what it brings, in the person's language
 */
const char *
brg_route_reward_get_label (const BrgRouteReward *self)
{
  return g_dpgettext2 (GETTEXT_PACKAGE, "reward", self->label);
}

/**
 * brg_route_space_describe:
 * @self: a catalogue
 * @space: a space of one of its tiles
 *
 * Returns: (transfer full): what is printed on the space, in the person's language
 */
char *
brg_route_space_describe (const BrgRouteCatalogue *self,
                          BrgRouteSpace            space)
{
  /* Translators: a space of a trade route: its number, and what it brings. */
  return g_strdup_printf (C_("route space", "%u: %s"), space.die,
                          brg_route_reward_get_label (&self->rewards[space.reward]));
}

/**
 * brg_route_tile_describe:
 * @self: a catalogue
 * @tile: row of its table of tiles
 *
 * Returns: (transfer full): what is printed on the tile, in the person's language
 */
char *
brg_route_tile_describe (const BrgRouteCatalogue *self,
                         guint                    tile)
{
  g_autoptr (GString) out = g_string_new (NULL);

  for (guint i = 0; i < BRG_ROUTE_TILE_SPACES; i++)
    {
      g_autofree char *space = brg_route_space_describe (self, self->tiles[tile].spaces[i]);

      g_string_append_printf (out, "%s%s", i > 0 ? " · " : "", space);
    }

  return g_string_free (g_steal_pointer (&out), FALSE);
}

/* ---- lines ---- */

static gboolean
refuse_word (const BrgLine  *line,
             guint           word,
             GError        **error)
{
  return brg_line_error (line, word, error, BRG_ERROR_UNKNOWN, _("“%s” is unknown here"),
                         line->words[word]);
}

static gboolean
read_deal (BrgRouteCatalogue  *self,
           const BrgLine      *line,
           GError            **error)
{
  if (!brg_line_expect_words (line, BRG_MAX_SEATS, BRG_MAX_SEATS, error))
    return FALSE;

  for (guint i = 0; i < BRG_MAX_SEATS; i++)
    {
      gint64 number;

      if (!brg_line_get_number (line, i + 1, 0, BRG_ROUTE_MAX_TILES, &number, error))
        return FALSE;
      self->deal[i] = (guint8) number;
    }

  return TRUE;
}

static gboolean
read_reward (BrgRouteCatalogue  *self,
             const BrgLine      *line,
             GError            **error)
{
  BrgRouteReward *reward = &self->rewards[self->n_rewards];
  const char *gift = brg_line_get_value (line, "gift");

  if (!brg_line_expect_words (line, 2, 3, error))
    return FALSE;
  if (self->n_rewards == BRG_ROUTE_MAX_KINDS || find_label (line->words[1]) == NULL)
    return refuse_word (line, 1, error);
  if (line->n_words == 4 && gift == NULL)
    return refuse_word (line, 3, error);

  *reward = (BrgRouteReward){ g_intern_string (line->words[1]), find_label (line->words[1]),
                              g_intern_string (line->words[2]), g_intern_string (gift) };
  self->n_rewards++;
  return TRUE;
}

static gboolean
read_space (const BrgRouteCatalogue *self,
            const char              *word,
            BrgRouteSpace           *space)
{
  g_auto (GStrv) parts = g_strsplit (word, "=", 2);
  guint64 die;

  if (parts[0] == NULL || parts[1] == NULL
      || !g_ascii_string_to_unsigned (parts[0], 10, 1, BRG_N_GOODS, &die, NULL))
    return FALSE;

  space->die = (guint8) die;
  space->reward = 1;
  while (space->reward < self->n_rewards
         && !g_str_equal (self->rewards[space->reward].name, parts[1]))
    space->reward++;

  return space->reward < self->n_rewards;
}

static gboolean
read_tile (BrgRouteCatalogue  *self,
           const BrgLine      *line,
           GError            **error)
{
  BrgRouteTile *tile = &self->tiles[self->n_tiles];
  const guint last = BRG_ROUTE_TILE_SPACES + 2;
  const char *grade;

  if (!brg_line_expect_words (line, last, last, error))
    return FALSE;
  if (self->n_tiles == BRG_ROUTE_MAX_KINDS)
    return refuse_word (line, 1, error);

  for (guint i = 0; i < BRG_ROUTE_TILE_SPACES; i++)
    if (!read_space (self, line->words[i + 2], &tile->spaces[i]))
      return refuse_word (line, i + 2, error);

  grade = brg_line_get_value (line, "grade");
  if (grade == NULL)
    return refuse_word (line, last, error);

  tile->name = g_intern_string (line->words[1]);
  self->n_tiles++;
  return brg_grade_read (line, last, grade, &tile->grade, error);
}

static gboolean
read_line (BrgRouteCatalogue  *self,
           const BrgLine      *line,
           GError            **error)
{
  if (g_str_equal (line->words[0], "deal"))
    return read_deal (self, line, error);
  if (g_str_equal (line->words[0], "reward"))
    return read_reward (self, line, error);
  if (g_str_equal (line->words[0], "route"))
    return read_tile (self, line, error);

  return refuse_word (line, 0, error);
}

static gboolean
read_text (BrgRouteCatalogue  *self,
           GBytes             *bytes,
           GError            **error)
{
  gsize length;
  const char *text = g_bytes_get_data (bytes, &length);
  g_autoptr (BrgLineReader) reader
      = brg_line_reader_new (RESOURCE, text, (gssize) length, error);
  const BrgLine *line;

  if (reader == NULL)
    return FALSE;

  while (brg_line_reader_next (reader, &line, error))
    {
      if (line == NULL)
        return TRUE;
      if (!read_line (self, line, error))
        return FALSE;
    }

  return FALSE;
}

/**
 * brg_route_catalogue_load:
 * @error: return location for an error
 *
 * Reads the catalogue of the plugin, which lies among the resources of its rules.
 *
 * Returns: (transfer full) (nullable): the catalogue
 */
BrgRouteCatalogue *
brg_route_catalogue_load (GError **error)
{
  g_autoptr (BrgRouteCatalogue) self = g_new0 (BrgRouteCatalogue, 1);
  g_autoptr (GBytes) bytes
      = g_resources_lookup_data (RESOURCE, G_RESOURCE_LOOKUP_FLAGS_NONE, error);

  self->n_rewards = self->n_tiles = 1;
  if (bytes == NULL || !read_text (self, bytes, error))
    return NULL;

  return g_steal_pointer (&self);
}

/**
 * brg_route_catalogue_free:
 * @self: a catalogue
 *
 * Frees a catalogue.
 */
void
brg_route_catalogue_free (BrgRouteCatalogue *self)
{
  g_free (self);
}
