/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/brg-option-row.h"

#include "app/brg-option-values.h"

/**
 * BrgOptionRow:
 *
 * An option of a whole game. Its property `selected` tells that another value was chosen.
 */
struct _BrgOptionRow
{
  AdwComboRow parent_instance;

  BrgCatalogue *catalogue;
  const BrgModule *module;
  const BrgOption *option;
};

G_DEFINE_FINAL_TYPE (BrgOptionRow, brg_option_row, ADW_TYPE_COMBO_ROW)

static void
brg_option_row_dispose (GObject *object)
{
  g_clear_object (&BRG_OPTION_ROW (object)->catalogue);

  G_OBJECT_CLASS (brg_option_row_parent_class)->dispose (object);
}

static void
brg_option_row_class_init (BrgOptionRowClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = brg_option_row_dispose;
}

static void
brg_option_row_init (BrgOptionRow *self)
{
}

/*< private >
 * brg_option_row_new:
 * @catalogue: knows the user's own data files
 * @module: whose option it is
 * @option: an option of the game, not of a seat
 *
 * Returns: (transfer floating): a row that has the default chosen
 */
GtkWidget *
brg_option_row_new (BrgCatalogue    *catalogue,
                    const BrgModule *module,
                    const BrgOption *option)
{
  BrgOptionRow *self = g_object_new (BRG_TYPE_OPTION_ROW, NULL);

  self->catalogue = g_object_ref (catalogue);
  self->module = module;
  self->option = option;
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self),
                                 brg_module_translate (module, option->title));
  brg_option_values_offer (GTK_WIDGET (self), catalogue, module, option, NULL);

  return GTK_WIDGET (self);
}

/*< private >
 * brg_option_row_fill:
 * @self: a row
 * @setup: where the choice goes
 */
void
brg_option_row_fill (BrgOptionRow *self,
                     BrgSetup     *setup)
{
  brg_option_values_offer (GTK_WIDGET (self), self->catalogue, self->module, self->option, setup);
  brg_setup_set_option (setup, self->option->name, brg_option_values_get (GTK_WIDGET (self)));
}
