/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/engine/brg-ruleset.h"
#include "ui/brg-help-page.h"

G_BEGIN_DECLS

/** BRG_HELP_FOLDER: where the pages lie among the resources, in a folder for each module's id. */
#define BRG_HELP_FOLDER "/io/github/burgrave/Burgrave/help/"

/** BRG_HELP_CLASS_PREFIX: what precedes the stable name of a class of tiles in a reference. */
#define BRG_HELP_CLASS_PREFIX "class:"

/**
 * BrgHelpBook:
 * @ruleset: the rules that it tells
 * @expansions: (nullable) (element-type BrgExpansionUi): the window's halves of its expansions
 * @tiles: (nullable): the kinds of tiles; %NULL if the game is not the board game
 * @pages: (element-type BrgHelpPage): the pages in their order
 *
 * All that can be looked up about a game, in the person's language.
 */
typedef struct
{
  BrgRuleset             *ruleset;
  GPtrArray              *expansions;
  const BrgTileCatalogue *tiles;
  GPtrArray              *pages;

  /*< private >*/
  GHashTable             *by_id;
  GHashTable             *rulings;
} BrgHelpBook;

BrgHelpBook       *brg_help_book_new          (BrgRuleset        *ruleset,
                                               GPtrArray         *expansions);
void               brg_help_book_free         (BrgHelpBook       *self);
const BrgHelpPage *brg_help_book_find         (const BrgHelpBook *self,
                                               const char        *reference,
                                               const char       **ruling);
const BrgHelpPage *brg_help_book_get_next     (const BrgHelpBook *self,
                                               const BrgHelpPage *page);
const char        *brg_help_section_get_title (BrgHelpSection     section);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgHelpBook, brg_help_book_free)

G_END_DECLS
