/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "brg-tile-words.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define LIVESTOCK_HELP \
  N_("Scores its animals, and those of the same kind that already live in this pasture.")

static const BrgTileWords words[] = {
  { "building", NC_("tile", "Building"), NULL, NC_("tile in a sentence", "a building") },
  { "monastery", NC_("tile", "Monastery"), NULL, NC_("tile in a sentence", "a monastery") },
  { "livestock", NC_("tile", "Livestock"), NULL, NC_("tile in a sentence", "livestock") },
  { "market", NC_("tile", "Market"), N_("Take a ship or livestock tile from a numbered depot."),
    NC_("tile in a sentence", "a market") },
  { "workshop", NC_("tile", "Carpenter’s workshop"),
    N_("Take a building from a numbered depot."),
    NC_("tile in a sentence", "a carpenter’s workshop") },
  { "church", NC_("tile", "Church"),
    N_("Take a mine, monastery or castle from a numbered depot."),
    NC_("tile in a sentence", "a church") },
  { "warehouse", NC_("tile", "Warehouse"), N_("Sell all goods of one kind, without a die."),
    NC_("tile in a sentence", "a warehouse") },
  { "boarding-house", NC_("tile", "Boarding house"), N_("Gain 4 workers."),
    NC_("tile in a sentence", "a boarding house") },
  { "bank", NC_("tile", "Bank"), N_("Gain 2 silver."), NC_("tile in a sentence", "a bank") },
  { "town-hall", NC_("tile", "Town hall"),
    N_("Place another tile from your storage, whatever its space’s number."),
    NC_("tile in a sentence", "a town hall") },
  { "watchtower", NC_("tile", "Watchtower"), N_("Score 4 points."),
    NC_("tile in a sentence", "a watchtower") },
  { "sheep-2", NC_("tile", "2 sheep"), LIVESTOCK_HELP },
  { "sheep-3", NC_("tile", "3 sheep"), LIVESTOCK_HELP },
  { "sheep-4", NC_("tile", "4 sheep"), LIVESTOCK_HELP },
  { "cow-2", NC_("tile", "2 cows"), LIVESTOCK_HELP },
  { "cow-3", NC_("tile", "3 cows"), LIVESTOCK_HELP },
  { "cow-4", NC_("tile", "4 cows"), LIVESTOCK_HELP },
  { "pig-2", NC_("tile", "2 pigs"), LIVESTOCK_HELP },
  { "pig-3", NC_("tile", "3 pigs"), LIVESTOCK_HELP },
  { "pig-4", NC_("tile", "4 pigs"), LIVESTOCK_HELP },
  { "goat-2", NC_("tile", "2 goats"), LIVESTOCK_HELP },
  { "goat-3", NC_("tile", "3 goats"), LIVESTOCK_HELP },
  { "goat-4", NC_("tile", "4 goats"), LIVESTOCK_HELP },
  { "ship", NC_("tile", "Ship"),
    N_("Take the goods of one depot of your choice, then advance on the turn-order track."),
    NC_("tile in a sentence", "a ship") },
  { "castle", NC_("tile", "Castle"), N_("Do one more action, as with a die of any number."),
    NC_("tile in a sentence", "a castle") },
  { "mine", NC_("tile", "Mine"), N_("Yields 1 silver at the end of each phase."),
    NC_("tile in a sentence", "a mine") },
  { "monastery-1", NC_("tile", "Monastery 1"),
    N_("You may build the same building more than once in a town.") },
  { "monastery-2", NC_("tile", "Monastery 2"),
    N_("At the end of each phase, gain a worker for each of your mines.") },
  { "monastery-3", NC_("tile", "Monastery 3"), N_("A sale brings 2 silver instead of 1.") },
  { "monastery-4", NC_("tile", "Monastery 4"), N_("A sale also brings 1 worker.") },
  { "monastery-5", NC_("tile", "Monastery 5"),
    N_("A ship may also load the goods of a depot next to the first.") },
  { "monastery-6", NC_("tile", "Monastery 6"),
    N_("Once a turn, pay 2 workers to take a building from a numbered depot.") },
  { "monastery-7", NC_("tile", "Monastery 7"),
    N_("When livestock scores, 1 more point for each tile that scores.") },
  { "monastery-8", NC_("tile", "Monastery 8"), N_("A worker may change a die by 2.") },
  { "monastery-9", NC_("tile", "Monastery 9"),
    N_("A die that places a building may be 1 off, without a worker.") },
  { "monastery-10", NC_("tile", "Monastery 10"),
    N_("A die that places a ship or livestock may be 1 off, without a worker.") },
  { "monastery-11", NC_("tile", "Monastery 11"),
    N_("A die that places a castle, mine or monastery may be 1 off, without a worker.") },
  { "monastery-12", NC_("tile", "Monastery 12"),
    N_("A die that takes a tile may be 1 off, without a worker.") },
  { "monastery-13", NC_("tile", "Monastery 13"),
    N_("Taking workers with an action also brings 1 silver.") },
  { "monastery-14", NC_("tile", "Monastery 14"),
    N_("Taking workers with an action brings 4 workers instead of 2.") },
  { "monastery-15", NC_("tile", "Monastery 15"),
    N_("At the end, points for each kind of goods you have sold.") },
  { "monastery-16", NC_("tile", "Monastery 16"), N_("At the end, 4 points for each warehouse.") },
  { "monastery-17", NC_("tile", "Monastery 17"), N_("At the end, 4 points for each watchtower.") },
  { "monastery-18", NC_("tile", "Monastery 18"),
    N_("At the end, 4 points for each carpenter’s workshop.") },
  { "monastery-19", NC_("tile", "Monastery 19"), N_("At the end, 4 points for each church.") },
  { "monastery-20", NC_("tile", "Monastery 20"), N_("At the end, 4 points for each market.") },
  { "monastery-21", NC_("tile", "Monastery 21"),
    N_("At the end, 4 points for each boarding house.") },
  { "monastery-22", NC_("tile", "Monastery 22"), N_("At the end, 4 points for each bank.") },
  { "monastery-23", NC_("tile", "Monastery 23"), N_("At the end, 4 points for each town hall.") },
  { "monastery-24", NC_("tile", "Monastery 24"),
    N_("At the end, 4 points for each kind of animal in your duchy.") },
  { "monastery-25", NC_("tile", "Monastery 25"),
    N_("At the end, 1 point for each good you have sold.") },
  { "monastery-26", NC_("tile", "Monastery 26"),
    N_("At the end, points for each bonus tile you have won.") },
  { "sheep", NC_("tile", "Sheep"), NULL },
  { "cow", NC_("tile", "Cow"), NULL },
  { "pig", NC_("tile", "Pig"), NULL },
  { "goat", NC_("tile", "Goat"), NULL },
  { "green", NC_("tile", "green goods"), NULL },
  { "purple", NC_("tile", "purple goods"), NULL },
  { "pink", NC_("tile", "pink goods"), NULL },
  { "red", NC_("tile", "red goods"), NULL },
  { "brown", NC_("tile", "brown goods"), NULL },
  { "orange", NC_("tile", "orange goods"), NULL },
};

static const BrgTileWords *
find (const BrgTileWords *rows,
      guint               n_rows,
      const char         *name)
{
  for (guint i = 0; i < n_rows; i++)
    if (strcmp (rows[i].name, name) == 0)
      return &rows[i];

  return NULL;
}

/**
 * brg_tile_words_find:
 * @name: a stable name
 * @own: (nullable) (array length=n_own): the words that a module brings
 * @n_own: how many
 *
 * Returns: (transfer none) (nullable): its words, the module's own before those of the base game
 */
const BrgTileWords *
brg_tile_words_find (const char         *name,
                     const BrgTileWords *own,
                     guint               n_own)
{
  const BrgTileWords *found = find (own, n_own, name);

  return found != NULL ? found : find (words, G_N_ELEMENTS (words), name);
}
