/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "brg-duchy-boards.h"

#include <gio/gio.h>
#include <glib/gi18n-lib.h>
#include <string.h>

#include "core/engine/brg-error.h"

static gboolean
add_board (BrgDuchyTables  *self,
           const char      *file,
           const char      *name,
           const char      *text,
           GError         **error)
{
  BrgBoard *board;

  if (self->n_boards == BRG_MAX_BOARDS)
    {
      g_set_error (error, BRG_ERROR, BRG_ERROR_RANGE, _("there are more than %d duchies"),
                   BRG_MAX_BOARDS);
      return FALSE;
    }

  board = brg_board_parse (file, name, text, &self->tiles, error);
  if (board == NULL)
    return FALSE;

  self->boards[self->n_boards++] = board;
  self->max_spaces = MAX (self->max_spaces, board->n_spaces);
  return TRUE;
}

static gint
find_board (const BrgDuchyTables *self,
            const char           *name)
{
  for (guint i = 0; i < self->n_boards; i++)
    if (strcmp (self->boards[i]->name, name) == 0)
      return (gint) i;

  return -1;
}

static gboolean
load_printed_boards (BrgDuchyTables  *self,
                     GError         **error)
{
  g_auto (GStrv) names = g_resources_enumerate_children (BRG_DUCHY_RESOURCES,
                                                         G_RESOURCE_LOOKUP_FLAGS_NONE, error);

  /* The printed duchies are called by their numbers, which keep their order. */
  for (guint number = 1; names != NULL; number++)
    {
      g_autofree char *name = g_strdup_printf ("%u", number);
      g_autofree char *file = g_strconcat (name, ".duchy", NULL);
      g_autofree char *path = g_strconcat (BRG_DUCHY_RESOURCES, file, NULL);
      g_autofree char *text = NULL;

      if (!g_strv_contains ((const char * const *) names, file))
        break;
      text = brg_line_load_resource (path, error);
      if (text == NULL || !add_board (self, file, name, text, error))
        return FALSE;
    }

  self->n_printed = self->n_boards;
  return names != NULL;
}

static void
settle_random (BrgDuchyTables *self)
{
  BrgBits preferred = self->drawable & self->preferred;
  guint board;

  self->n_random = 0;
  BRG_BITS_FOREACH (board, preferred != 0 ? preferred : self->drawable)
    self->random[self->n_random++] = (guint8) board;
}

/* All of them, and no duchy of the user's, can be drawn. */
static gboolean
load_brought_boards (BrgDuchyTables    *self,
                     const BrgRuleset  *ruleset,
                     GError           **error)
{
  for (guint i = 0; i < ruleset->n_modules; i++)
    for (guint j = 0; j < ruleset->modules[i]->n_components; j++)
      {
        const BrgComponent *component = &ruleset->modules[i]->components[j];
        g_autofree char *text = NULL;

        if (strcmp (component->kind, "duchy") != 0)
          continue;
        text = brg_line_load_resource (component->path, error);
        if (text == NULL || !add_board (self, component->path, component->name, text, error))
          return FALSE;
      }

  self->drawable = self->preferred = BRG_BIT (self->n_boards) - 1;
  settle_random (self);
  return TRUE;
}

static gboolean
choose_board (BrgDuchyTables   *self,
              const BrgRuleset *ruleset,
              guint             seat,
              GError          **error)
{
  const char *name = brg_ruleset_get_seat_option (ruleset, seat, "duchy");
  const char *text = brg_setup_get_data (ruleset->setup, "duchy", name);
  g_autofree char *file = g_strconcat (name, ".duchy", NULL);

  if (find_board (self, name) < 0 && text != NULL && !add_board (self, file, name, text, error))
    return FALSE;

  /* “random” is no board's name, and is drawn when the game begins. */
  self->seat_board[seat] = find_board (self, name);
  return TRUE;
}

static gboolean
share_rows (const BrgBoard *a,
            const BrgBoard *b)
{
  if (a->n_spaces != b->n_spaces || a->n_islands > 1 || b->n_islands > 1)
    return FALSE;

  for (guint i = 0; i < a->n_spaces; i++)
    if (a->spaces[i].row != b->spaces[i].row || a->spaces[i].column != b->spaces[i].column)
      return FALSE;

  return TRUE;
}

/* Row and column tell nothing of a space that another duchy has elsewhere, or on an island. */
static void
find_rows (BrgDuchyTables   *self,
           const BrgRuleset *ruleset)
{
  BrgBits possible = 0;
  guint board;

  for (guint seat = 0; seat < ruleset->n_seats; seat++)
    if (self->seat_board[seat] >= 0)
      possible |= BRG_BIT (self->seat_board[seat]);
    else
      for (guint i = 0; i < self->n_random; i++)
        possible |= BRG_BIT (self->random[i]);

  self->rows = possible != 0 ? self->boards[brg_bits_first (possible)] : NULL;
  BRG_BITS_FOREACH (board, possible)
    if (!share_rows (self->rows, self->boards[board]))
      {
        self->rows = NULL;
        return;
      }
}

/*
 * brg_duchy_tables_load_boards:
 *
 * Reads the duchies of the base game, those of the modules and those of the user's that a seat has.
 *
 * Returns: FALSE if one of them cannot be used
 */
gboolean
brg_duchy_tables_load_boards (BrgDuchyTables    *self,
                              const BrgRuleset  *ruleset,
                              GError           **error)
{
  if (!load_printed_boards (self, error) || !load_brought_boards (self, ruleset, error))
    return FALSE;

  for (guint seat = 0; seat < ruleset->n_seats; seat++)
    if (!choose_board (self, ruleset, seat, error))
      return FALSE;

  find_rows (self, ruleset);
  return TRUE;
}

/**
 * brg_duchy_tables_boards_of:
 * @ruleset: a ruleset of the board game
 * @module: one of its modules, or the rules of the variant
 *
 * Returns: the duchies that it brings, as bits
 */
BrgBits
brg_duchy_tables_boards_of (const BrgRuleset *ruleset,
                            const BrgModule  *module)
{
  const BrgDuchyTables *self = ruleset->tables;
  BrgBits boards = module == &ruleset->variant->rules ? BRG_BIT (self->n_printed) - 1 : 0;

  for (guint i = 0; i < module->n_components; i++)
    if (strcmp (module->components[i].kind, "duchy") == 0)
      boards |= BRG_BIT (find_board (self, module->components[i].name));

  return boards;
}

/**
 * brg_duchy_tables_board_named:
 * @ruleset: a ruleset of the board game
 * @name: the name of a duchy
 *
 * Returns: the duchy as a bit, or none if there is no such duchy
 */
BrgBits
brg_duchy_tables_board_named (const BrgRuleset *ruleset,
                              const char       *name)
{
  gint board = find_board (ruleset->tables, name);

  return board < 0 ? 0 : BRG_BIT (board);
}

/* Returns FALSE if chance has nothing left to pick from where it has to. */
static gboolean
keep_random (BrgRuleset *ruleset,
             BrgBits     boards)
{
  BrgDuchyTables *self = ruleset->tables;
  gboolean draws = FALSE;

  self->drawable &= boards;
  settle_random (self);
  find_rows (self, ruleset);

  for (guint seat = 0; seat < ruleset->n_seats; seat++)
    draws = draws || self->seat_board[seat] < 0;

  return self->n_random > 0 || !draws;
}

/**
 * brg_duchy_tables_limit_random:
 * @ruleset: a ruleset whose tables are being laid
 * @boards: duchies, as bits
 * @error: return location for an error
 *
 * For a module's `lay_tables`: lets duchies be drawn from these only, as far as they could be drawn
 * before. At first all those of the base game and of the modules can be. Modules may limit them in
 * any order. A seat may still choose another one.
 *
 * Returns: %FALSE if a seat takes one at random and none is left
 */
gboolean
brg_duchy_tables_limit_random (BrgRuleset  *ruleset,
                               BrgBits      boards,
                               GError     **error)
{
  if (keep_random (ruleset, boards))
    return TRUE;

  g_set_error_literal (error, BRG_ERROR, BRG_ERROR_SETUP,
                       _("the expansions leave no duchy that could be drawn"));
  return FALSE;
}

/**
 * brg_duchy_tables_prefer_random:
 * @ruleset: a ruleset whose tables are being laid
 * @boards: duchies, as bits
 *
 * For a module's `lay_tables`: lets duchies be drawn from these if other modules leave some of them,
 * and from all that are left otherwise. Where several modules prefer some, these are the duchies
 * that all of them prefer.
 */
void
brg_duchy_tables_prefer_random (BrgRuleset *ruleset,
                                BrgBits     boards)
{
  BrgDuchyTables *self = ruleset->tables;

  self->preferred &= boards;
  settle_random (self);
  find_rows (self, ruleset);
}

/**
 * brg_duchy_tables_limit_boards:
 * @ruleset: a ruleset whose tables are being laid
 * @boards: duchies, as bits
 * @reason: translated: which duchies are played on, and why, as it stands behind a colon
 * @error: return location for an error
 *
 * For a module's `lay_tables`: lets nobody have another duchy, be it chosen or drawn. Modules may
 * limit them in any order.
 *
 * Returns: %FALSE if a seat has chosen another one, or takes one at random and none is left
 */
gboolean
brg_duchy_tables_limit_boards (BrgRuleset  *ruleset,
                               BrgBits      boards,
                               const char  *reason,
                               GError     **error)
{
  const BrgDuchyTables *self = ruleset->tables;

  for (guint seat = 0; seat < ruleset->n_seats; seat++)
    {
      gint board = self->seat_board[seat];

      if (board < 0 || brg_bits_has (boards, (guint) board))
        continue;
      g_set_error (error, BRG_ERROR, BRG_ERROR_SETUP, _("duchy “%s” cannot be played on: %s"),
                   self->boards[board]->name, reason);
      return FALSE;
    }

  if (keep_random (ruleset, boards))
    return TRUE;

  g_set_error (error, BRG_ERROR, BRG_ERROR_SETUP, _("no duchy is left that could be drawn: %s"),
               reason);
  return FALSE;
}
