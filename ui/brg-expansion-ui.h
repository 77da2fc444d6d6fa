/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/duchy/brg-duchy-tables.h"
#include "core/engine/brg-position.h"
#include "ui/brg-board-painter.h"
#include "ui/brg-claims.h"
#include "ui/brg-tile-painter.h"
#include "ui/brg-view.h"

G_BEGIN_DECLS

#define BRG_TYPE_EXPANSION_UI (brg_expansion_ui_get_type ())
G_DECLARE_INTERFACE (BrgExpansionUi, brg_expansion_ui, BRG, EXPANSION_UI, GObject)

/**
 * BrgExpansionUi:
 *
 * What a plugin adds to the window: pictures, widgets and words, never rules. The window's half of
 * a plugin called `ID` is a plugin of its own, `ID-ui`, which registers one type that has this
 * interface. An object is made when a game with the expansion comes to a table. It may serve more
 * tables and games, so it must not remember a ruleset or a position. All methods are optional and
 * are called in the main thread.
 *
 * Much needs no method at all:
 *
 * - A kind of tile shows the emblem of its name (of its animal's name, if it has animals). A plugin
 *   brings its own as an SVG among its resources, in the folder %BRG_EMBLEMS_FOLDER.
 * - Tooltips, prompts, log, "why not" and score sheet are made from the words in the #BrgModule.
 * - The new-game dialog makes a row of each #BrgOption.
 * - What a move names and no widget claims is a button in the question bar.
 * - Pieces fly as the motions of each #BrgEventKind say. Where that is follows from what spots
 *   claim; for what has no spot, `find_place` of #BrgViewClass says it.
 * - Whatever has a spot with something painted on it can be dragged to what goes with it in a move,
 *   and to where a move would carry it.
 * - Pages of the help are files among the resources of the plugin, in the folder
 *   `/io/github/burgrave/Burgrave/help/ID/`: see `data/help/README.md`. Each kind of tile has a page
 *   without that.
 * - What a tile on the table or in a question does is its kind's help, or what the subject kind's
 *   help_index() says.
 *
 * The two halves are two libraries, and neither can call the other's functions. The window's finds
 * what the other one has brought by its name: a field of its slice by brg_schema_find() and
 * brg_field_get(), a row by brg_ruleset_find_subject_kind() and the like.
 */

/**
 * BrgDuchySheet:
 * @ruleset: the rules of the game
 * @position: what lies on the table
 * @seat: whose duchy it is
 * @board: the printed duchy
 * @grid: how its spaces lie on the picture; see brg_hex_grid_centre(), brg_hex_grid_side() and
 *   brg_hex_neighbour()
 *
 * A duchy that marks are painted on.
 */
typedef struct
{
  const BrgRuleset  *ruleset;
  const BrgPosition *position;
  guint              seat;
  const BrgBoard    *board;
  BrgHexGrid         grid;
} BrgDuchySheet;

/**
 * BrgExpansionUiInterface:
 * @paint_tile: Paints a tile of a kind of the expansion's own, wherever it lies: on the market, in
 *   a duchy, in storage. `face->name` says which kind it is; `x`, `y` and `width` are those of its
 *   hex. It paints all of the tile: brg_tile_paint_hex() makes the bare hex, and brg_tile_paint()
 *   with the given palette what it would look like without this method. Returns whether it painted;
 *   it must not touch tiles of other kinds. The look may depend on nothing but the arguments.
 * @paint_marks: Paints what the expansion adds to a duchy: on %BRG_VIEW_PRINT over the printed
 *   board, on %BRG_VIEW_PIECES over the tiles. The first is painted anew only with another board,
 *   size or theme; what changes during a game belongs on the second. Spots lie over both, so what
 *   can be pointed at needs no more than its spot.
 * @list_things: Lists what lies at a numbered depot, from 1, besides tiles and goods: things that one
 *   can point at, at most %BRG_DEPOT_THINGS; returns how many. The market has a spot for each, which
 *   is called as the subject is; there is room if the module has raised `n_depot_things` of the
 *   #BrgDuchyTables.
 * @paint_thing: Paints such a thing, centred and about as large as `size`; returns whether it did,
 *   which it must not for what is not its own.
 * @create_panel: Makes a panel for what a seat has more than in the base game, or with
 *   %BRG_NO_SEAT for what the expansion adds to the table; (transfer floating) (nullable): a
 *   #BrgPanel made with the property `claims`. It is called for the table and for every seat each
 *   time that a table is laid, and for a seat that comes to the middle or leaves it. Seats' panels lie at
 *   their strips, in lines; the table's lie below the market. `compact` says that it stands in a
 *   narrow column, where 320 pixels are usual, instead of the middle, where 560 are. There is room
 *   for about 40 pixels of height at a seat and 64 below the market; panels that are too many or
 *   too high are shown smaller, and the market's scroll. A panel that a game does not need hides
 *   itself when it gets a position. In a game whose rules are not those of the
 *   board game, panels are all that there is on the table.
 * @describe: Says what the expansion adds to a thing that is not its own, such as "carries shield
 *   7": (transfer full) (nullable): a translated line. It follows the description of every spot
 *   and button that stands for `subject`, in tooltips and for screen readers. It is called for all
 *   spots after every move, so it has to be quick to say no.
 * @get_help: (transfer full) (nullable): what the help says of the expansion if there are no pages
 *   for it: translated text in paragraphs with an empty line between them; its title is the module's
 *   name.
 *
 * Whatever is painted must leave no trace but paint: colours, clips and paths set in `cr` are
 * forgotten afterwards.
 */
struct _BrgExpansionUiInterface
{
  GTypeInterface parent_interface;

  gboolean   (*paint_tile)   (BrgExpansionUi      *self,
                              cairo_t             *cr,
                              const BrgPalette    *palette,
                              const BrgTileFace   *face,
                              double               x,
                              double               y,
                              double               width);
  void       (*paint_marks)  (BrgExpansionUi      *self,
                              cairo_t             *cr,
                              const BrgPalette    *palette,
                              BrgViewLayer         layer,
                              const BrgDuchySheet *sheet);
  guint      (*list_things)  (BrgExpansionUi      *self,
                              const BrgRuleset    *ruleset,
                              const BrgPosition   *position,
                              guint                depot,
                              BrgSubject           things[BRG_DEPOT_THINGS]);
  gboolean   (*paint_thing)  (BrgExpansionUi      *self,
                              cairo_t             *cr,
                              const BrgPalette    *palette,
                              const BrgRuleset    *ruleset,
                              BrgSubject           thing,
                              double               x,
                              double               y,
                              double               size);
  GtkWidget *(*create_panel) (BrgExpansionUi      *self,
                              BrgClaims           *claims,
                              guint                seat,
                              gboolean             compact);
  char      *(*describe)     (BrgExpansionUi      *self,
                              const BrgRuleset    *ruleset,
                              const BrgPosition   *position,
                              BrgSubject           subject);
  char      *(*get_help)     (BrgExpansionUi      *self);
};

gboolean    brg_expansion_ui_paint_tile   (BrgExpansionUi      *self,
                                           cairo_t             *cr,
                                           const BrgPalette    *palette,
                                           const BrgTileFace   *face,
                                           double               x,
                                           double               y,
                                           double               width);
gboolean    brg_expansion_ui_has_marks    (BrgExpansionUi      *self);
void        brg_expansion_ui_paint_marks  (BrgExpansionUi      *self,
                                           cairo_t             *cr,
                                           const BrgPalette    *palette,
                                           BrgViewLayer         layer,
                                           const BrgDuchySheet *sheet);
guint       brg_expansion_ui_list_things  (BrgExpansionUi      *self,
                                           const BrgRuleset    *ruleset,
                                           const BrgPosition   *position,
                                           guint                depot,
                                           BrgSubject           things[BRG_DEPOT_THINGS]);
gboolean    brg_expansion_ui_paint_thing  (BrgExpansionUi      *self,
                                           cairo_t             *cr,
                                           const BrgPalette    *palette,
                                           const BrgRuleset    *ruleset,
                                           BrgSubject           thing,
                                           double               x,
                                           double               y,
                                           double               size);
GtkWidget  *brg_expansion_ui_create_panel (BrgExpansionUi      *self,
                                           BrgClaims           *claims,
                                           guint                seat,
                                           gboolean             compact);
char       *brg_expansion_ui_describe     (BrgExpansionUi      *self,
                                           const BrgRuleset    *ruleset,
                                           const BrgPosition   *position,
                                           BrgSubject           subject);
char       *brg_expansion_ui_get_help     (BrgExpansionUi      *self);
void        brg_expansion_ui_set_id       (BrgExpansionUi      *self,
                                           const char          *id);
const char *brg_expansion_ui_get_id       (BrgExpansionUi      *self);

G_END_DECLS
