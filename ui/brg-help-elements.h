/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/brg-help-page.h"

G_BEGIN_DECLS

/**
 * BrgHelpElements:
 * @domain: (nullable): the gettext domain of the words
 * @tiles: (nullable): the kinds of tiles in play
 * @page: (nullable): what was read so far
 * @words: (nullable): the words of the element that is open
 * @ruling: (nullable): the number of the ruling that the next words begin
 * @about: (nullable): what it speaks of
 * @block: (nullable): the last table or picture
 *
 * The elements of a help page, as they come.
 */
typedef struct
{
  const char             *domain;
  const BrgTileCatalogue *tiles;
  BrgHelpPage            *page;
  GString                *words;
  char                   *ruling;
  char                  **about;
  BrgHelpBlock           *block;
} BrgHelpElements;

gboolean brg_help_elements_start (BrgHelpElements  *self,
                                  const char       *parent,
                                  const char       *element,
                                  const char      **names,
                                  const char      **values,
                                  GError          **error);
void     brg_help_elements_end   (BrgHelpElements  *self,
                                  const char       *element);
void     brg_help_elements_clear (BrgHelpElements  *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (BrgHelpElements, brg_help_elements_clear)

G_END_DECLS
