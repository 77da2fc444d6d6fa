/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/brg-help-book.h"

G_BEGIN_DECLS

/**
 * BrgHelpHit:
 * @page: where the words stand
 * @block: (nullable): the part of the page that holds them; %NULL for its title
 * @title: what to call the place: plain text
 * @excerpt: (nullable): what stands around the words, which are bold: markup
 *
 * A place where words were found.
 */
typedef struct
{
  const BrgHelpPage  *page;
  const BrgHelpBlock *block;
  char               *title;
  char               *excerpt;
} BrgHelpHit;

GPtrArray *brg_help_search (const BrgHelpBook *book,
                            const char        *query);

G_END_DECLS
