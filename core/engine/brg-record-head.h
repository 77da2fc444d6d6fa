/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "brg-catalogue.h"
#include "brg-game.h"
#include "brg-line-reader.h"

G_BEGIN_DECLS

/**
 * BrgRecordReader:
 * @catalogue: where variant and modules are found
 * @variant: (nullable): the game, once it has been read
 * @setup: (nullable): how it is played, as far as it has been read
 * @game: (nullable): the game as far as it has been replayed
 * @part: the part of the record that comes next
 * @module_line: where the last module was named
 * @doubt: (nullable): why it cannot be played by so many, unless a module changes that
 * @n_hashed: one more than the moves before the last hash, or 0
 *
 * What is known of a record while its lines are being read.
 */
typedef struct
{
  BrgCatalogue     *catalogue;
  const BrgVariant *variant;
  BrgSetup         *setup;
  BrgGame          *game;
  guint             part;
  guint             module_line;
  GError           *doubt;
  guint             n_hashed;
} BrgRecordReader;

/* What stands before the moves: a function for each kind of line. All return %FALSE with an error
 * that names the line. */

gboolean brg_record_check_modules (BrgRecordReader  *self,
                                   const BrgLine    *line,
                                   GError          **error);
gboolean brg_record_read_format   (BrgRecordReader  *self,
                                   const BrgLine    *line,
                                   GError          **error);
gboolean brg_record_read_variant  (BrgRecordReader  *self,
                                   const BrgLine    *line,
                                   GError          **error);
gboolean brg_record_read_players  (BrgRecordReader  *self,
                                   const BrgLine    *line,
                                   GError          **error);
gboolean brg_record_read_module   (BrgRecordReader  *self,
                                   const BrgLine    *line,
                                   GError          **error);
gboolean brg_record_read_data     (BrgRecordReader  *self,
                                   const BrgLine    *line,
                                   GError          **error);
gboolean brg_record_read_option   (BrgRecordReader  *self,
                                   const BrgLine    *line,
                                   GError          **error);
gboolean brg_record_read_seat     (BrgRecordReader  *self,
                                   const BrgLine    *line,
                                   GError          **error);
gboolean brg_record_read_seed     (BrgRecordReader  *self,
                                   const BrgLine    *line,
                                   GError          **error);

G_END_DECLS
