/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "brg-error.h"
#include "brg-module.h"

G_BEGIN_DECLS

/* Says what is wrong with a module; has the value that a check returns then. */
#define refuse(error, ...) \
  (g_set_error (error, BRG_ERROR, BRG_ERROR_SETUP, __VA_ARGS__), FALSE)

/*
 * BrgModuleTable:
 * @name: what the table is called in a module
 * @rows: where a module has it
 * @n: where a module has its length
 * @row_size: bytes of a row, which begins with a name
 * @is_named: whether the names are its own, so that no two rows of a ruleset may share one
 * @all_rows: where a ruleset has the rows of all modules; 0 if it has them not together
 * @when: where a row says in which games it is used; 0 if it does not
 * @required: where a row has pointers that it must not lack
 *
 * A table of modules, told by the offsets of things in it.
 */
typedef struct
{
  const char *name;
  gsize       rows;
  gsize       n;
  gsize       row_size;
  gboolean    is_named;
  gsize       all_rows;
  gsize       when;
  gsize       required[4];
} BrgModuleTable;

extern const BrgModuleTable brg_module_tables[];
extern const guint          brg_n_module_tables;

guint    brg_module_table_get_n (const BrgModuleTable  *self,
                                 const BrgModule       *module);
gboolean brg_module_table_check (const BrgModuleTable  *self,
                                 const BrgModule       *module,
                                 GError               **error);

const char *brg_module_table_find_common (const BrgModuleTable  *self,
                                          const BrgModule       *module,
                                          const BrgModule       *other);

G_END_DECLS
