/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "brg-board.h"
#include "brg-effects.h"
#include "brg-tile-words.h"

G_BEGIN_DECLS

/** BRG_MAX_KINDS: the most kinds of tiles, 0 being none. */
#define BRG_MAX_KINDS 64

/** BRG_MAX_EFFECTS: the most effects of one kind of tile. */
#define BRG_MAX_EFFECTS 2

/** BRG_MAX_EFFECT_ROWS: the most effects of a ruleset, 0 being none. */
#define BRG_MAX_EFFECT_ROWS 32

/**
 * BrgPower: the lasting powers of the base game's monasteries. Their numbers are bits of a duchy's
 * powers; those that modules add follow, and free steps begin at %BRG_POWER_FIRST_STEP.
 */
typedef enum
{
  BRG_POWER_NONE,
  BRG_POWER_REPEAT_BUILDINGS,
  BRG_POWER_MINE_WORKERS,
  BRG_POWER_SALE_SILVER,
  BRG_POWER_SALE_WORKER,
  BRG_POWER_SECOND_DEPOT,
  BRG_POWER_BUY_BUILDING,
  BRG_POWER_LIVESTOCK_POINTS,
  BRG_POWER_DOUBLE_STEP,
  BRG_POWER_WORKERS_SILVER,
  BRG_POWER_FOUR_WORKERS,
  BRG_N_POWERS,
  BRG_POWER_FIRST_STEP = 32,
} BrgPower;

/** BrgScorePer: what a scoring monastery counts at the end. */
typedef enum
{
  BRG_SCORE_PER_NOTHING,
  BRG_SCORE_PER_TILE,
  BRG_SCORE_PER_SOLD_KINDS,
  BRG_SCORE_PER_SOLD_GOODS,
  BRG_SCORE_PER_ANIMAL_KINDS,
  BRG_SCORE_PER_BONUS_TILES,
} BrgScorePer;

/**
 * BrgTileEffect:
 * @effect: row of the table of effects; 0 is none
 * @argument: what the effect's row says: a number, or a set of classes as bits
 */
typedef struct
{
  guint8 effect;
  guint8 argument;
} BrgTileEffect;

/**
 * BrgTileKind:
 * @name: stable English name
 * @label: translatable name
 * @help: translatable: what it does
 * @mention: (nullable): translatable: its name inside a sentence, where that is not @label
 * @domain: the gettext domain of them
 * @tile_class: its class, which is its colour, or %BRG_CLASS_WILD
 * @cause: row of the ruleset's table of causes that stands for it
 * @coloured: how many have a coloured back
 * @black: how many have a black back
 * @building: for a building, its own bit in a town's mask; 0 for others
 * @animal: row of the table of animals, from 1; 0 for others
 * @n_animals: how many animals it shows
 * @in_every_herd: whether its animals count with those of any kind in the pasture
 * @power: a bit of a duchy's powers; 0 for others
 * @effects: what it does when it is placed
 * @score: points for each of what it counts
 * @score_per: what it counts
 * @score_kind: for %BRG_SCORE_PER_TILE, which kind
 * @grade: how sure we are of it
 *
 * A kind of tile.
 */
typedef struct
{
  const char   *name;
  const char   *label;
  const char   *help;
  const char   *mention;
  const char   *domain;
  guint8        tile_class;
  guint8        cause;
  guint8        coloured;
  guint8        black;
  guint16       building;
  guint8        animal;
  guint8        n_animals;
  guint8        in_every_herd;
  guint8        power;
  BrgTileEffect effects[BRG_MAX_EFFECTS];
  guint8        score;
  guint8        score_per;
  guint8        score_kind;
  BrgGrade      grade;
} BrgTileKind;

/**
 * BrgTileClass:
 * @name: stable English name
 * @label: translatable name
 * @mention: (nullable): translatable: its name inside a sentence, where that is not @label
 * @letter: what stands for it in a duchy file
 */
typedef struct
{
  const char *name;
  const char *label;
  const char *mention;
  char        letter;
} BrgTileClass;

/** BRG_MAX_ANIMALS: the most kinds of animals, 0 being none. */
#define BRG_MAX_ANIMALS 8

/**
 * BrgPurpose: what a die is used for; placing a tile of class n is %BRG_PURPOSE_PLACE + n. What
 * nothing gives a free step for, such as something of a module's, is %BRG_PURPOSE_OTHER.
 */
typedef enum
{
  BRG_PURPOSE_TAKE,
  BRG_PURPOSE_SELL,
  BRG_PURPOSE_PLACE,
  BRG_N_PURPOSES = BRG_PURPOSE_PLACE + BRG_MAX_CLASSES,
  BRG_PURPOSE_OTHER = BRG_N_PURPOSES,
} BrgPurpose;

/**
 * BrgTileCatalogue:
 * @n_classes: how many classes that are colours
 * @classes: these, from 0, and %BRG_CLASS_WILD
 * @n_kinds: how many kinds, with the empty kind 0
 * @kinds: the kinds; 0 is none
 * @of_class: for each class, its kinds as bits
 * @n_animals: how many kinds of animals, with the empty kind 0
 * @animals: their stable names
 * @n_buildings: how many building kinds have a bit
 * @n_steps: how many kinds have a power that gives a free step
 * @any_step: all powers that give a free step
 * @step_powers: for each purpose, the powers that give a free step
 * @n_effects: how many effects, with the empty effect 0
 * @effects: the table of effects
 * @never_borrowed: the kinds that count as nobody else's, as bits
 * @n_powers: how many lasting powers, with the empty power 0
 * @powers: their stable names
 *
 * All kinds of tiles of a ruleset.
 */
struct _BrgTileCatalogue
{
  guint        n_classes;
  BrgTileClass classes[BRG_MAX_CLASSES];
  guint        n_kinds;
  BrgTileKind  kinds[BRG_MAX_KINDS];
  guint64      of_class[BRG_MAX_CLASSES];
  guint        n_animals;
  const char  *animals[BRG_MAX_ANIMALS];
  guint        n_buildings;
  guint        n_steps;
  guint64      any_step;
  guint64      step_powers[BRG_N_PURPOSES];
  guint        n_effects;
  const BrgEffect *effects[BRG_MAX_EFFECT_ROWS];
  guint64      never_borrowed;
  guint        n_powers;
  const char  *powers[BRG_POWER_FIRST_STEP];
};

/**
 * BrgTileSupplement:
 * @resource: the path of a catalogue file among the resources of the process
 * @domain: (nullable): the gettext domain of @words; %NULL for that of the program
 * @words: what the tiles, animals and classes of the file are called; those of the base game need
 *   no words
 * @n_words: how many
 * @effects: effects that the file names beside those of the base game
 * @n_effects: how many
 * @powers: lasting powers that the file names beside those of the base game
 * @n_powers: how many
 *
 * What is added to the kinds of tiles. It outlives the ruleset.
 *
 * The file has a line for each kind of tile, `#` begins a comment:
 *
 *     tile NAME CLASS …            a kind of tile of a class, with
 *       coloured=N black=N         how many have a coloured and how many a black back
 *       effect=NAME[:ARGUMENT]     what it does when it is placed; up to two of them. The argument
 *                                  is what the row of #BrgEffect says: a number from 0 to 255, or
 *                                  classes as in `take:ship+livestock`
 *       animal=NAME animals=N      livestock: which animal, how many
 *       herd=every                 its animals also count with those of any other kind
 *       power=NAME                 a lasting power, which brg_has_power() tells of
 *       borrowed=never             it never counts as somebody else's, see brg_borrowed()
 *       step=PURPOSE[+PURPOSE]     a die used for this may be one step off: to take, or to place
 *                                  tiles of a class
 *       score=N per=WHAT[:NAME]    points at the end for each `tile:NAME`, `sold-kinds`,
 *                                  `sold-goods`, `animal-kinds` or `bonus-tiles`
 *       grade=GRADE                how sure we are of it: official, likely or reconstructed
 *
 * and may have lines `class NAME LETTER` for classes of its own, which the LETTER stands for in a
 * duchy file. The base game's classes are `building`, `monastery`, `livestock`, `mine`, `ship` and
 * `castle`, and `wild` for tiles that have no colour and lie on spaces of any.
 */
typedef struct
{
  const char         *resource;
  const char         *domain;
  const BrgTileWords *words;
  guint               n_words;
  const BrgEffect    *effects;
  guint               n_effects;
  const char * const *powers;
  guint               n_powers;
} BrgTileSupplement;

gboolean    brg_tile_catalogue_read_base   (BrgTileCatalogue         *self,
                                            const char               *file,
                                            const char               *text,
                                            GError                  **error);
gboolean    brg_tile_catalogue_add_text    (BrgTileCatalogue         *self,
                                            const BrgTileSupplement  *supplement,
                                            const char               *file,
                                            const char               *text,
                                            gssize                    length,
                                            GError                  **error);
gboolean    brg_tile_catalogue_add         (BrgTileCatalogue         *self,
                                            const BrgTileSupplement  *supplement,
                                            GError                  **error);
guint       brg_tile_catalogue_find_effect (const BrgTileCatalogue   *self,
                                            const char               *name);
guint       brg_tile_catalogue_find_power  (const BrgTileCatalogue   *self,
                                            const char               *name);
guint       brg_tile_catalogue_find_giver  (const BrgTileCatalogue   *self,
                                            guint                     power);
const char *brg_tile_kind_get_label        (const BrgTileKind        *self);
const char *brg_tile_kind_get_mention      (const BrgTileKind        *self);
const char *brg_tile_kind_get_help         (const BrgTileKind        *self);
guint       brg_tile_catalogue_find        (const BrgTileCatalogue   *self,
                                            const char               *name);
gint        brg_tile_catalogue_find_class  (const BrgTileCatalogue   *self,
                                            const char               *name);

G_END_DECLS
