/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "brg-posed.h"

#include "core/engine/brg-line-reader.h"
#include "core/engine/brg-position-text.h"

/**
 * brg_posed_ruleset:
 * @variant: a game
 * @module: (nullable): what is switched on
 * @option: (nullable): `name=value`
 *
 * Returns: (transfer full): the rules for two
 */
BrgRuleset *
brg_posed_ruleset (const BrgVariant *variant,
                   const BrgModule  *module,
                   const char       *option)
{
  g_autoptr (BrgCatalogue) catalogue = brg_catalogue_new ();
  g_autoptr (BrgSetup) setup = brg_setup_new (variant->rules.id, 2);
  g_auto (GStrv) parts = g_strsplit (option != NULL ? option : "", "=", 2);
  g_autoptr (GError) error = NULL;
  BrgRuleset *ruleset;

  brg_catalogue_add_variant (catalogue, variant);
  if (module != NULL)
    {
      brg_catalogue_add_module (catalogue, module);
      brg_setup_add_module (setup, module->id);
    }
  if (option != NULL)
    brg_setup_set_option (setup, parts[0], parts[1]);
  ruleset = brg_ruleset_new (catalogue, setup, &error);
  g_assert_no_error (error);

  return ruleset;
}

/**
 * brg_posed_new:
 * @ruleset: a ruleset
 * @lines: fields as a scenario sets them, without the word `set`
 *
 * Returns: (transfer full): a quiet moment in the first seat's turn, changed so, at its question
 */
BrgPosition *
brg_posed_new (const BrgRuleset *ruleset,
               const char       *lines)
{
  BrgPosition *position = brg_position_new (ruleset);
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgLineReader) reader = brg_line_reader_new ("posed", lines, -1, &error);
  const BrgLine *line;

  g_assert_no_error (error);
  brg_play_pose (ruleset, position, 1);
  while (brg_line_reader_next (reader, &line, &error) && line != NULL)
    if (!brg_position_set_line (ruleset, position, line, 0, &error))
      break;
  g_assert_no_error (error);
  brg_play_resume (ruleset, position, NULL);

  return position;
}

BrgMove
brg_posed_move (const BrgRuleset *ruleset,
                guint             seat,
                const char       *text)
{
  g_autoptr (GError) error = NULL;
  BrgMove move;

  brg_move_parse (ruleset, seat, text, &move, &error);
  g_assert_no_error (error);

  return move;
}

/**
 * brg_posed_play:
 * @ruleset: a ruleset
 * @position: a position of it
 * @move: in notation; whoever is asked can make it
 */
void
brg_posed_play (const BrgRuleset *ruleset,
                BrgPosition      *position,
                const char       *move)
{
  BrgMove parsed = brg_posed_move (ruleset, brg_position_get_asked (position), move);
  BrgRefusal refusal;

  g_assert_false (brg_play_why_not (ruleset, position, &parsed, &refusal));
  brg_play_move (ruleset, position, &parsed, NULL);
}
