/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "ui/brg-help-reference.h"

#include "core/duchy/brg-duchy-rows.h"
#include "core/duchy/brg-duchy-state.h"
#include "core/duchy/brg-duchy-variant.h"
#include "ui/brg-help-book.h"
#include "ui/brg-help-tiles.h"

static char *
of_kind (const BrgDuchyTables *tables,
         guint                 kind)
{
  return kind > 0 && kind < tables->tiles.n_kinds
         ? brg_help_tiles_get_id (&tables->tiles.kinds[kind]) : NULL;
}

/* The tile that lies there, or what may lie there. */
static char *
of_space (const BrgDuchyTables *tables,
          const BrgPosition    *position,
          BrgSubject            subject)
{
  const BrgDuchy *duchy = brg_duchy_of (tables, position, subject.owner);
  const BrgBoard *board = brg_board_of (tables, duchy);

  if (subject.index >= board->n_spaces)
    return NULL;
  if (duchy->tiles[subject.index] != 0)
    return of_kind (tables, duchy->tiles[subject.index]);

  return g_strconcat (BRG_HELP_CLASS_PREFIX,
                      tables->tiles.classes[board->spaces[subject.index].colour].name, NULL);
}

/**
 * brg_help_reference_new:
 * @ruleset: the rules of a game
 * @position: what lies on the table
 * @subject: a thing there
 *
 * Returns: (transfer full) (nullable): where the help tells of it, for brg_help_window_show()
 */
char *
brg_help_reference_new (const BrgRuleset  *ruleset,
                        const BrgPosition *position,
                        BrgSubject         subject)
{
  const BrgDuchyTables *tables = brg_duchy_tables (ruleset);

  if (ruleset->variant != &brg_duchy_variant)
    return NULL;

  switch (subject.kind)
    {
    case BRG_SUBJECT_TILE:
    case BRG_SUBJECT_STORED:
    case BRG_SUBJECT_MONASTERY:
      return of_kind (tables, subject.index);

    case BRG_SUBJECT_SPACE:
      return of_space (tables, position, subject);

    case BRG_SUBJECT_DIE:
    case BRG_SUBJECT_AS:
      return g_strdup ("dice");

    case BRG_SUBJECT_GOODS:
    case BRG_SUBJECT_CARGO:
    case BRG_SUBJECT_DEPOT:
      return g_strdup ("goods");

    default:
      return NULL;
    }
}
