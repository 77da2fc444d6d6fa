/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/brg-digest.h"

G_BEGIN_DECLS

char *brg_digest_words_computer (const char      *player);
char *brg_digest_words_seat     (const BrgDigest *digest,
                                 guint            seat);
char *brg_digest_words_seats    (const BrgDigest *digest);
char *brg_digest_words_state    (const BrgDigest *digest);
char *brg_digest_words_date     (const BrgDigest *digest);

G_END_DECLS
