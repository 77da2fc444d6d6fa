/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/engine/brg-play.h"
#include "brg-tile-catalogue.h"

G_BEGIN_DECLS

#define BRG_N_DEPOTS        6
/** BRG_DEPOT_SPACES: the most spaces of a numbered depot. */
#define BRG_DEPOT_SPACES    4
/** BRG_BLACK_SPACES: the most spaces of the black depot. */
#define BRG_BLACK_SPACES    8
/** BRG_DEPOT_THINGS: the most things of modules that can lie at a numbered depot. */
#define BRG_DEPOT_THINGS    2
#define BRG_N_GOODS         6
#define BRG_N_PHASES        5
#define BRG_N_ROUNDS        5
/** BRG_MAX_STORES: the most stores: one for each seat, and one for each two that share one. */
#define BRG_MAX_STORES      (BRG_MAX_SEATS + BRG_MAX_SEATS / 2)
/** BRG_MIN_PLAYERS: a single player has the main board and the numbers of so many (R84). */
#define BRG_MIN_PLAYERS     2
/** BRG_MAX_BOARDS: the most printed duchies of a ruleset. */
#define BRG_MAX_BOARDS      64
G_STATIC_ASSERT (BRG_MAX_BOARDS <= BRG_BITS_MAX);

/**
 * BrgDepotSpace:
 * @tile_class: the class it is filled with
 * @players: fewest players with whom it is filled
 * @other_class: with exactly @players players, the class in the phases of @other_phases
 * @other_phases: bit n for phase n, from 1
 */
typedef struct
{
  guint8 tile_class;
  guint8 players;
  guint8 other_class;
  guint8 other_phases;
} BrgDepotSpace;

/**
 * BrgFindStock:
 * @ruleset: a ruleset
 * @position: a position of it
 *
 * Returns: (transfer none): where the slice of a module counts how many tiles of a kind it offers
 */
typedef guint8 *(*BrgFindStock) (const BrgRuleset  *ruleset,
                                 const BrgPosition *position);

/** BrgGoodsKind: a kind of goods: its name, translatable label and how many there are. */
typedef struct
{
  const char *name;
  const char *label;
  guint8      count;
} BrgGoodsKind;

/**
 * BrgOwePlacement:
 * @play: an application
 * @seat: whose duchy
 * @kind: the tile, which lies there already
 * @space: where
 *
 * Pushes what a placed tile sets off.
 */
typedef void (*BrgOwePlacement) (BrgPlay *play,
                                 guint    seat,
                                 guint    kind,
                                 guint    space);

/**
 * BrgDuchyTables:
 * @players: for how many players the main board and its numbers are
 * @tiles: all kinds of tiles
 * @building_class: the class of buildings, which R21 and monastery 6 speak of
 * @monastery_class: the class of monasteries, whose powers others can borrow
 * @mine_class: the class of mines, which pay at a phase's end
 * @castle_class: the class of castles, on whose spaces a duchy starts
 * @castle_kind: the kind of tile it starts with
 * @n_boards: how many printed duchies can be used
 * @boards: the printed duchies
 * @n_printed: the first so many are the base game's; those of modules follow, then the user's
 * @drawable: those that may be drawn when a seat takes one at random
 * @preferred: those that are drawn if there are some of them among @drawable
 * @n_random: how many are drawn from in the end
 * @random: which these are, in their order; see brg_duchy_tables_limit_random()
 * @max_spaces: spaces of the largest of them
 * @seat_board: for each seat, its duchy, or -1 to draw one
 * @rows: (nullable): a duchy whose rows all that a seat may have share, so that a space has one name
 *   everywhere; without one, spaces are just counted
 * @depots: the spaces of the numbered depots
 * @n_depot_spaces: how many each has
 * @n_depot_things: so many things may lie at a numbered depot besides tiles and goods; modules that
 *   have such things raise it
 * @n_black: spaces of the black depot
 * @offered_black: the kinds of tiles, as bits, that modules offer at the black depot beside those on
 *   its spaces; see brg_duchy_tables_offer_black()
 * @find_stock: for each of these kinds, where its module counts them
 * @phase_points: bonus for a region completed in each phase, from phase 1
 * @good_points: points for a sold good
 * @bonus_points: points for the first and the second bonus tile of a colour
 * @n_bonus_tiles: how many bonus tiles of each colour there are, up to 2
 * @track: spaces of the turn-order track after its start; 0 if there is none
 * @goods: the kinds of goods, by die number less 1
 * @capacity: storage spaces of a seat's own
 * @shared_capacity: storage spaces that a team shares
 * @goods_room: goods spaces of a seat
 * @start_silver: silver of a purse at the start
 * @start_goods: goods of a purse at the start
 * @start_workers: workers that each seat brings to its purse at the start, the first player first
 * @edition_2011: R15 and R53 as in the edition of 2011
 * @doubled_step: R5, the other reading: monastery 8 doubles the free step of 9-12
 * @discard_first: R12, the other reading: takes without a die may discard first
 * @score_when_laid: scoring monasteries score when they are laid; whoever makes this so also lets
 *   them do it, see brg_score_tile()
 * @owe_placement: (nullable): what a placed tile sets off, if not region, colour and effect in that
 *   order; see brg_pay_placement()
 * @action_contributions: (nullable): who adds to the list "action"; its source is a #BrgSource
 * @n_teams: how many duchies are built; as many as there are seats, unless seats share them
 * @team: for each seat, which of these it builds on, which is the first seat that does: what is
 *   shared goes by this number, in moves and positions
 * @partners: for each seat, those of its team, itself among them, as bits
 * @n_stores: how many stores there are: one for each seat, then those that are shared
 * @shared_store: for each seat, the store that it shares, or 0
 * @store_question: row of the question that asks which store takes a tile where several have room;
 *   0 if no seat has several
 * @duchy_offset: for each seat, where its duchy lies in a position, in bytes
 * @purse_offset: likewise its purse
 * @seat_offset: likewise its dice, points and marker
 * @store_offset: for each store, where it lies
 * @duchy_stride: bytes of a duchy
 *
 * The tables of the board game. Whose duchy, purse or storage a seat uses is asked here: seats may
 * share them, see brg_duchy_tables_share().
 */
typedef struct
{
  guint            players;
  BrgTileCatalogue tiles;
  guint            building_class;
  guint            monastery_class;
  guint            mine_class;
  guint            castle_class;
  guint            castle_kind;
  guint            n_boards;
  BrgBoard        *boards[BRG_MAX_BOARDS];
  guint            n_printed;
  BrgBits          drawable;
  BrgBits          preferred;
  guint            n_random;
  guint8           random[BRG_MAX_BOARDS];
  guint            max_spaces;
  gint             seat_board[BRG_MAX_SEATS];
  const BrgBoard  *rows;
  BrgDepotSpace    depots[BRG_N_DEPOTS][BRG_DEPOT_SPACES];
  guint            n_depot_spaces[BRG_N_DEPOTS];
  guint            n_depot_things;
  guint            n_black;
  guint64          offered_black;
  BrgFindStock     find_stock[BRG_MAX_KINDS];
  gint             phase_points[BRG_N_PHASES + 1];
  gint             good_points;
  gint             bonus_points[2];
  guint            n_bonus_tiles;
  guint            track;
  BrgGoodsKind     goods[BRG_N_GOODS];
  guint            capacity;
  guint            shared_capacity;
  guint            goods_room;
  guint            start_silver;
  guint            start_goods;
  guint8           start_workers[BRG_MAX_SEATS];
  gboolean         edition_2011;
  gboolean         doubled_step;
  gboolean         discard_first;
  gboolean         score_when_laid;
  BrgOwePlacement  owe_placement;
  const GPtrArray *action_contributions;
  guint            n_teams;
  guint8           team[BRG_MAX_SEATS];
  guint8           partners[BRG_MAX_SEATS];
  guint            n_stores;
  guint8           shared_store[BRG_MAX_SEATS];
  guint            store_question;
  guint16          duchy_offset[BRG_MAX_SEATS];
  guint16          purse_offset[BRG_MAX_SEATS];
  guint16          seat_offset[BRG_MAX_SEATS];
  guint16          store_offset[BRG_MAX_STORES];
  guint            duchy_stride;
} BrgDuchyTables;

/** brg_duchy_tables: the tables of a ruleset of the board game. */
static inline const BrgDuchyTables *
brg_duchy_tables (const BrgRuleset *ruleset)
{
  return ruleset->tables;
}

gboolean brg_duchy_tables_lay          (BrgRuleset              *ruleset,
                                        gpointer                *tables,
                                        GError                 **error);
gboolean brg_duchy_tables_add_tiles    (BrgRuleset              *ruleset,
                                        const BrgTileSupplement *supplement,
                                        GError                 **error);
void     brg_duchy_tables_offer_black  (BrgRuleset              *ruleset,
                                        guint                    kind,
                                        BrgFindStock             find_stock);
BrgBits  brg_duchy_tables_boards_of    (const BrgRuleset        *ruleset,
                                        const BrgModule         *module);
BrgBits  brg_duchy_tables_board_named  (const BrgRuleset        *ruleset,
                                        const char              *name);
gboolean brg_duchy_tables_limit_random (BrgRuleset              *ruleset,
                                        BrgBits                  boards,
                                        GError                 **error);
void     brg_duchy_tables_prefer_random (BrgRuleset             *ruleset,
                                        BrgBits                  boards);
gboolean brg_duchy_tables_limit_boards (BrgRuleset              *ruleset,
                                        BrgBits                  boards,
                                        const char              *reason,
                                        GError                 **error);
void     brg_duchy_tables_share     (BrgRuleset               *ruleset,
                                     guint                     n_teams,
                                     guint                     capacity,
                                     guint                     shared_capacity,
                                     guint                     store_question);
void     brg_duchy_tables_free         (gpointer                 tables);
gboolean brg_duchy_check_data          (const char              *kind,
                                        const char              *path,
                                        const char              *text,
                                        GError                 **error);

G_END_DECLS
