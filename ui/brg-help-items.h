/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/brg-help-page.h"

G_BEGIN_DECLS

/** BRG_HELP_MAX_COUNT: the most of one thing that a picture can tell. */
#define BRG_HELP_MAX_COUNT 99

BrgHelpItem *brg_help_item_read   (const char              *element,
                                   const char             **names,
                                   const char             **values,
                                   const BrgTileCatalogue  *tiles,
                                   GError                 **error);
const char  *brg_help_attribute   (const char             **names,
                                   const char             **values,
                                   const char              *name);
const char  *brg_help_need_attribute
                                 (const char              *element,
                                  const char             **names,
                                  const char             **values,
                                  const char              *name,
                                  GError                 **error);

G_END_DECLS
