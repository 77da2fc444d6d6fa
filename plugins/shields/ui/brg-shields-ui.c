/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>

#include "brg-shield-painter.h"
#include "core/duchy/brg-duchy-rows.h"
#include "core/duchy/brg-duchy-state.h"
#include "core/engine/brg-narrator.h"
#include "core/engine/brg-schema.h"
#include "plugins/brg-plugin.h"
#include "ui/brg-expansion-ui.h"

/* What the plugin hands to the window: shields at the depots and on the castles, their emblems and
 * pages of the help. */

/* Of a hex on a duchy: a shield lies over the foot of the castle. */
#define MARK_SIZE   0.52
#define MARK_MIDDLE 0.20

struct _BrgShieldsUi
{
  GObject parent_instance;
};

#define BRG_TYPE_SHIELDS_UI (brg_shields_ui_get_type ())
G_DECLARE_FINAL_TYPE (BrgShieldsUi, brg_shields_ui, BRG, SHIELDS_UI, GObject)

/* ---- where they lie ---- */

/* The other half keeps the shields of a duchy at the first of the seats that share it. */
static guint
find_keeper (const BrgRuleset *ruleset,
             guint             seat)
{
  const BrgDuchyTables *tables = brg_duchy_tables (ruleset);
  guint keeper = 0;

  while (tables->duchy_offset[keeper] != tables->duchy_offset[seat])
    keeper++;

  return keeper;
}

static BrgSubject
name_shield (const BrgRuleset *ruleset,
             guint             number)
{
  return BRG_SUBJECT (brg_ruleset_find_subject_kind (ruleset, "shield"), 0, number);
}

/* ---- at the depots ---- */

static guint
list_things (BrgExpansionUi    *expansion G_GNUC_UNUSED,
             const BrgRuleset  *ruleset,
             const BrgPosition *position,
             guint              depot,
             BrgSubject         things[BRG_DEPOT_THINGS])
{
  const BrgField *field = brg_schema_find (ruleset->schema, "depot-shields");
  guint places = field->count / BRG_N_DEPOTS, n = 0;

  for (guint i = 0; i < places && n < BRG_DEPOT_THINGS; i++)
    {
      guint number = (guint) brg_field_get (field, position, 0, (depot - 1) * places + i);

      if (number != 0)
        things[n++] = name_shield (ruleset, number);
    }

  return n;
}

static gboolean
paint_thing (BrgExpansionUi   *expansion G_GNUC_UNUSED,
             cairo_t          *cr,
             const BrgPalette *palette,
             const BrgRuleset *ruleset,
             BrgSubject        thing,
             double            x,
             double            y,
             double            size)
{
  if (thing.kind != brg_ruleset_find_subject_kind (ruleset, "shield"))
    return FALSE;

  brg_shield_paint (cr, palette, thing.index, x, y, size);
  return TRUE;
}

/* ---- on the castles ---- */

static void
paint_marks (BrgExpansionUi      *expansion G_GNUC_UNUSED,
             cairo_t             *cr,
             const BrgPalette    *palette,
             BrgViewLayer         layer,
             const BrgDuchySheet *sheet)
{
  const BrgField *field = brg_schema_find (sheet->ruleset->schema, "shields");
  guint keeper = find_keeper (sheet->ruleset, sheet->seat);

  for (guint i = 0; i < field->count && layer == BRG_VIEW_PIECES; i++)
    {
      guint space = (guint) brg_field_get (field, sheet->position, keeper, i);
      double x, y;

      if (space == 0 || space > sheet->board->n_spaces)
        continue;
      brg_hex_grid_centre (&sheet->grid, &sheet->board->spaces[space - 1], &x, &y);
      brg_shield_paint (cr, palette, i + 1, x, y + sheet->grid.width * MARK_MIDDLE,
                        sheet->grid.width * MARK_SIZE);
    }
}

/* The shield on a space, or 0. */
static guint
find_shield (const BrgRuleset  *ruleset,
             const BrgPosition *position,
             BrgSubject         space)
{
  const BrgField *field = brg_schema_find (ruleset->schema, "shields");
  guint keeper = find_keeper (ruleset, space.owner);

  for (guint i = 0; i < field->count; i++)
    if (brg_field_get (field, position, keeper, i) == space.index + 1)
      return i + 1;

  return 0;
}

static char *
describe (BrgExpansionUi    *expansion G_GNUC_UNUSED,
          const BrgRuleset  *ruleset,
          const BrgPosition *position,
          BrgSubject         subject)
{
  g_autofree char *help = NULL;
  guint number;

  if (subject.kind != BRG_SUBJECT_SPACE || subject.owner >= ruleset->n_seats)
    return NULL;

  number = find_shield (ruleset, position, subject);
  if (number == 0)
    return NULL;

  help = brg_narrator_help (ruleset, name_shield (ruleset, number));
  return g_strdup_printf (_("Carries shield %u: %s"), number, help);
}

static void
expansion_init (BrgExpansionUiInterface *iface)
{
  iface->list_things = list_things;
  iface->paint_thing = paint_thing;
  iface->paint_marks = paint_marks;
  iface->describe = describe;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (BrgShieldsUi, brg_shields_ui, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (BRG_TYPE_EXPANSION_UI, expansion_init))

static void
brg_shields_ui_class_init (BrgShieldsUiClass *klass G_GNUC_UNUSED)
{
}

static void
brg_shields_ui_init (BrgShieldsUi *self G_GNUC_UNUSED)
{
}

BRG_PLUGIN (BRG_TYPE_EXPANSION_UI, BRG_TYPE_SHIELDS_UI)
