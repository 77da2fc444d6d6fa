/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/brg-help-page.h"

G_BEGIN_DECLS

gboolean     brg_help_reader_parse (const char           *file,
                                    GBytes               *bytes,
                                    const GMarkupParser  *parser,
                                    gpointer              data,
                                    GError              **error);
BrgHelpPage *brg_help_page_read (const char              *file,
                                 GBytes                  *bytes,
                                 const char              *domain,
                                 const BrgTileCatalogue  *tiles,
                                 GError                 **error);

G_END_DECLS
