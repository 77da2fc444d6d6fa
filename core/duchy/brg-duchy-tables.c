/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "brg-duchy-tables.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "core/engine/brg-error.h"
#include "brg-duchy-boards.h"
#include "brg-duchy-state.h"
#include "brg-tile-words.h"

static gboolean
load_tiles (BrgTileCatalogue  *tiles,
            GError           **error)
{
  g_autofree char *text = brg_line_load_resource (BRG_DUCHY_RESOURCES "tiles.catalogue", error);

  return text != NULL && brg_tile_catalogue_read_base (tiles, "tiles.catalogue", text, error);
}

/* ---- the main board ---- */

static gboolean
get_class (const BrgDuchyTables  *self,
           const BrgLine         *line,
           guint                  word,
           guint8                *tile_class,
           GError               **error)
{
  gint found = word < line->n_words
               ? brg_tile_catalogue_find_class (&self->tiles, line->words[word]) : -1;

  if (found < 0)
    return brg_line_error (line, word, error, BRG_ERROR_UNKNOWN,
                           _("this is not a class of tiles"));

  *tile_class = (guint8) found;
  return TRUE;
}

static gboolean
read_depot (BrgDuchyTables  *self,
            const BrgRuleset *ruleset G_GNUC_UNUSED,
            const BrgLine   *line,
            GError         **error)
{
  BrgDepotSpace space = { 0 };
  gint64 depot, players;

  if (!brg_line_get_number (line, 1, 1, BRG_N_DEPOTS, &depot, error)
      || !get_class (self, line, 2, &space.tile_class, error)
      || !brg_line_get_number (line, 3, 2, BRG_MAX_SEATS, &players, error))
    return FALSE;

  space.players = (guint8) players;
  if (line->n_words == 6)
    {
      if (!get_class (self, line, 4, &space.other_class, error))
        return FALSE;
      for (const char *letter = line->words[5]; *letter != '\0'; letter++)
        space.other_phases |= (guint8) (1u << (*letter - 'A' + 1));
    }

  if (self->n_depot_spaces[depot - 1] == BRG_DEPOT_SPACES)
    return brg_line_error (line, 1, error, BRG_ERROR_RANGE, _("this depot is full"));

  self->depots[depot - 1][self->n_depot_spaces[depot - 1]++] = space;
  return TRUE;
}

static gboolean
read_black (BrgDuchyTables   *self,
            const BrgRuleset *ruleset G_GNUC_UNUSED,
            const BrgLine    *line,
            GError          **error)
{
  gint64 players, spaces;

  if (!brg_line_get_number (line, 1, 1, BRG_MAX_SEATS, &players, error)
      || !brg_line_get_number (line, 2, 0, BRG_BLACK_SPACES, &spaces, error))
    return FALSE;

  if (players == self->players)
    self->n_black = (guint) spaces;
  return TRUE;
}

static gboolean
read_phase (BrgDuchyTables   *self,
            const BrgRuleset *ruleset G_GNUC_UNUSED,
            const BrgLine    *line,
            GError          **error)
{
  gint64 points;

  if (!brg_line_expect_words (line, 2, 2, error)
      || !brg_line_get_number (line, 2, 0, G_MAXUINT8, &points, error))
    return FALSE;
  if (line->words[1][0] < 'A' || line->words[1][0] >= 'A' + BRG_N_PHASES)
    return brg_line_error (line, 1, error, BRG_ERROR_RANGE, _("a phase is A to E"));

  self->phase_points[line->words[1][0] - 'A' + 1] = (gint) points;
  return TRUE;
}

static gboolean
read_players (BrgDuchyTables   *self,
              const BrgRuleset *ruleset G_GNUC_UNUSED,
              const BrgLine    *line,
              GError          **error)
{
  gint64 numbers[4];

  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    if (!brg_line_get_number (line, i + 1, 0, G_MAXUINT8, &numbers[i], error))
      return FALSE;

  if (numbers[0] != self->players)
    return TRUE;

  self->good_points = (gint) numbers[1];
  self->bonus_points[0] = (gint) numbers[2];
  self->bonus_points[1] = (gint) numbers[3];
  return TRUE;
}

static gboolean
read_track (BrgDuchyTables   *self,
            const BrgRuleset *ruleset G_GNUC_UNUSED,
            const BrgLine    *line,
            GError          **error)
{
  gint64 spaces;

  if (!brg_line_get_number (line, 1, 1, G_MAXUINT8, &spaces, error))
    return FALSE;

  self->track = (guint) spaces;
  return TRUE;
}

static gboolean
read_goods (BrgDuchyTables   *self,
            const BrgRuleset *ruleset G_GNUC_UNUSED,
            const BrgLine    *line,
            GError          **error)
{
  const BrgTileWords *words;
  gint64 die, count;

  if (!brg_line_get_number (line, 1, 1, BRG_N_GOODS, &die, error)
      || !brg_line_get_number (line, 3, 1, G_MAXUINT8, &count, error))
    return FALSE;

  words = brg_tile_words_find (line->words[2], NULL, 0);
  if (words == NULL)
    return brg_line_error (line, 2, error, BRG_ERROR_UNKNOWN, _("“%s” has no words"),
                           line->words[2]);

  self->goods[die - 1] = (BrgGoodsKind){ words->name, words->label, (guint8) count };
  return TRUE;
}

static const struct
{
  const char *keyword;
  gboolean  (*read) (BrgDuchyTables   *self,
                     const BrgRuleset *ruleset,
                     const BrgLine    *line,
                     GError          **error);
} board_lines[] = {
  { "depot", read_depot },     { "black", read_black }, { "phase", read_phase },
  { "players", read_players }, { "track", read_track }, { "goods", read_goods },
};

static gboolean
read_board_line (BrgDuchyTables   *self,
                 const BrgRuleset *ruleset,
                 const BrgLine    *line,
                 GError          **error)
{
  for (guint i = 0; i < G_N_ELEMENTS (board_lines); i++)
    if (strcmp (board_lines[i].keyword, line->words[0]) == 0)
      return board_lines[i].read (self, ruleset, line, error);

  return brg_line_error (line, 0, error, BRG_ERROR_UNKNOWN, _("“%s” is unknown here"),
                         line->words[0]);
}

static gboolean
load_main_board (BrgDuchyTables   *self,
                 const BrgRuleset *ruleset,
                 GError          **error)
{
  g_autofree char *text = brg_line_load_resource (BRG_DUCHY_RESOURCES "board.catalogue", error);
  g_autoptr (BrgLineReader) reader = NULL;
  const BrgLine *line;

  if (text == NULL)
    return FALSE;

  reader = brg_line_reader_new ("board.catalogue", text, -1, error);
  while (reader != NULL && brg_line_reader_next (reader, &line, error))
    {
      if (line == NULL)
        return TRUE;
      if (!read_board_line (self, ruleset, line, error))
        return FALSE;
    }

  return FALSE;
}

/* ---- the whole ---- */

static void
add_tile_causes (BrgDuchyTables *self,
                 BrgRuleset     *ruleset,
                 guint           first)
{
  for (guint i = first; i < self->tiles.n_kinds; i++)
    {
      BrgTileKind *kind = &self->tiles.kinds[i];
      BrgCause cause = { kind->name, kind->label, self->tiles.classes[kind->tile_class].name,
                         "tile" };

      kind->cause = (guint8) brg_ruleset_add_cause (ruleset, &cause);
    }
}

static void
read_options (BrgDuchyTables   *self,
              const BrgRuleset *ruleset)
{
  self->edition_2011 = strcmp (brg_ruleset_get_option (ruleset, "edition"), "2011") == 0;
  self->doubled_step = strcmp (brg_ruleset_get_option (ruleset, "free-step"), "doubled") == 0;
  self->discard_first
      = strcmp (brg_ruleset_get_option (ruleset, "full-storage"), "discard") == 0;
}

static gboolean
find_class (const BrgTileCatalogue  *tiles,
            const char              *name,
            guint                   *tile_class,
            GError                 **error)
{
  gint found = brg_tile_catalogue_find_class (tiles, name);

  if (found < 0)
    {
      g_set_error (error, BRG_ERROR, BRG_ERROR_UNKNOWN,
                   _("the catalogue has no class “%s” of tiles"), name);
      return FALSE;
    }

  *tile_class = (guint) found;
  return TRUE;
}

/* The classes that rules speak of by name. */
static gboolean
find_classes (BrgDuchyTables  *self,
              GError         **error)
{
  self->castle_kind = brg_tile_catalogue_find (&self->tiles, "castle");

  return find_class (&self->tiles, "building", &self->building_class, error)
         && find_class (&self->tiles, "monastery", &self->monastery_class, error)
         && find_class (&self->tiles, "mine", &self->mine_class, error)
         && find_class (&self->tiles, "castle", &self->castle_class, error);
}

/* The 2011 edition gave other points for two monasteries (R53) and let another take more (R15). */
static void
apply_edition (BrgDuchyTables *self)
{
  for (guint i = 1; self->edition_2011 && i < self->tiles.n_kinds; i++)
    {
      BrgTileKind *kind = &self->tiles.kinds[i];

      if (kind->score_per == BRG_SCORE_PER_SOLD_KINDS)
        kind->score = 3;
      else if (kind->score_per == BRG_SCORE_PER_BONUS_TILES)
        kind->score = 2;
      else if (kind->power == BRG_POWER_BUY_BUILDING)
        kind->help = N_("Once a turn, pay 2 silver or 2 workers to take any tile from a numbered "
                        "depot.");
    }
}

/* Seats that share a duchy sit as far apart as they can. */
static void
form_teams (BrgDuchyTables *self,
            guint           n_seats,
            guint           n_teams)
{
  self->n_teams = n_teams;
  self->n_stores = n_seats;
  for (guint seat = 0; seat < n_seats; seat++)
    {
      self->team[seat] = (guint8) (seat % n_teams);
      self->partners[seat] = 0;
      for (guint other = seat % n_teams; other < n_seats; other += n_teams)
        self->partners[seat] |= (guint8) (1u << other);
    }
}

/**
 * brg_duchy_tables_lay:
 * @ruleset: a ruleset of the board game
 * @tables: (out): the tables
 * @error: return location for an error
 *
 * Reads the component files and the options.
 *
 * Returns: %FALSE if a file, such as a duchy of the user's, cannot be used
 */
gboolean
brg_duchy_tables_lay (BrgRuleset  *ruleset,
                      gpointer    *tables,
                      GError     **error)
{
  BrgDuchyTables *self = g_aligned_alloc0 (1, sizeof *self, 16);

  *tables = self;
  self->players = MAX (ruleset->n_seats, BRG_MIN_PLAYERS);
  self->n_bonus_tiles = 2;
  self->capacity = 3;
  self->goods_room = 3;
  self->start_silver = 1;
  self->start_goods = 3;
  for (guint i = 0; i < BRG_MAX_SEATS; i++)
    self->start_workers[i] = (guint8) (i + 1);
  form_teams (self, ruleset->n_seats, ruleset->n_seats);
  self->action_contributions = brg_ruleset_get_contributions (ruleset, "action");
  read_options (self, ruleset);

  if (!load_tiles (&self->tiles, error)
      || !find_classes (self, error)
      || !load_main_board (self, ruleset, error)
      || !brg_duchy_tables_load_boards (self, ruleset, error))
    return FALSE;

  apply_edition (self);
  add_tile_causes (self, ruleset, 1);
  return TRUE;
}

/**
 * brg_duchy_tables_add_tiles:
 * @ruleset: a ruleset whose tables are being laid
 * @supplement: kinds of tiles, with their effects and powers
 * @error: return location for an error with file, line and reason
 *
 * For a module's `lay_tables`: puts its tiles into the supplies of the board game.
 *
 * Returns: whether the tiles could be added
 */
gboolean
brg_duchy_tables_add_tiles (BrgRuleset               *ruleset,
                            const BrgTileSupplement  *supplement,
                            GError                  **error)
{
  BrgDuchyTables *self = ruleset->tables;
  guint first = self->tiles.n_kinds;

  if (!brg_tile_catalogue_add (&self->tiles, supplement, error))
    return FALSE;

  add_tile_causes (self, ruleset, first);
  return TRUE;
}

/**
 * brg_duchy_tables_share:
 * @ruleset: a ruleset whose tables are being laid
 * @n_teams: how many teams there are; the seats belong to them in turns
 * @capacity: storage spaces that each seat has for itself
 * @shared_capacity: storage spaces that each team has besides
 * @store_question: row of the question that asks which store takes a tile where both have room;
 *   its answer calls brg_choose_store()
 *
 * For a module's `lay_tables`: lets the seats of a team share a duchy, silver, workers, goods and a
 * store. Each keeps dice, marker and points; the score of all is the sum of these points.
 */
void
brg_duchy_tables_share (BrgRuleset *ruleset,
                        guint       n_teams,
                        guint       capacity,
                        guint       shared_capacity,
                        guint       store_question)
{
  BrgDuchyTables *self = ruleset->tables;

  g_return_if_fail (n_teams > 0 && n_teams * 2 <= ruleset->n_seats);

  form_teams (self, ruleset->n_seats, n_teams);
  self->n_stores = ruleset->n_seats + n_teams;
  self->capacity = capacity;
  self->shared_capacity = shared_capacity;
  self->store_question = store_question;
  for (guint seat = 0; seat < ruleset->n_seats; seat++)
    self->shared_store[seat] = (guint8) (ruleset->n_seats + self->team[seat]);
}

/**
 * brg_duchy_tables_offer_black:
 * @ruleset: a ruleset whose tables are being laid
 * @kind: a kind of tile
 * @find_stock: where the module's slice counts how many of them wait at the black depot
 *
 * For a module's `lay_tables`: has tiles of that kind wait at the black depot beside those on its
 * spaces. Whatever takes a tile of the black depot may take one of these, too: the purchase and
 * whatever asks brg_kinds_in_depot(). Who takes it also counts it down; how it comes there is the
 * module's affair, and no phase sweeps it away. A kind belongs to one module.
 */
void
brg_duchy_tables_offer_black (BrgRuleset   *ruleset,
                              guint         kind,
                              BrgFindStock  find_stock)
{
  BrgDuchyTables *self = ruleset->tables;

  g_return_if_fail (kind > 0 && kind < self->tiles.n_kinds);
  g_return_if_fail (self->find_stock[kind] == NULL && find_stock != NULL);

  self->offered_black |= G_GUINT64_CONSTANT (1) << kind;
  self->find_stock[kind] = find_stock;
}

void
brg_duchy_tables_free (gpointer tables)
{
  BrgDuchyTables *self = tables;

  for (guint i = 0; i < self->n_boards; i++)
    brg_board_free (self->boards[i]);
  g_aligned_free (self);
}

/**
 * brg_duchy_check_data:
 * @kind: a kind of data file
 * @path: where it lies
 * @text: its content
 * @error: return location for an error with file, line and reason
 *
 * Returns: whether a duchy of the user's can be used
 */
gboolean
brg_duchy_check_data (const char  *kind,
                      const char  *path,
                      const char  *text,
                      GError     **error)
{
  BrgTileCatalogue tiles = { 0 };
  g_autoptr (BrgBoard) board = NULL;

  g_assert (strcmp (kind, "duchy") == 0);
  if (!load_tiles (&tiles, error))
    return FALSE;

  board = brg_board_parse (path, "", text, &tiles, error);
  return board != NULL;
}
