/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/brg-expansion-chooser.h"

#include "app/brg-option-row.h"
#include "app/brg-plugin-row.h"
#include "core/engine/brg-ruleset.h"

/**
 * Choice:
 * @row: what shows it
 * @button: what it is switched on and off with
 * @module: (nullable): its rules, or %NULL if it cannot be used
 * @wanted: whether the person switched it on; it comes back when what stands in its way goes
 * @options: (element-type BrgOptionRow): what else can be chosen if it is on
 */
typedef struct
{
  BrgPluginRow *row;
  GtkSwitch *button;
  const BrgModule *module;
  gboolean wanted;
  GPtrArray *options;
} Choice;

/**
 * BrgExpansionChooser:
 *
 * Switches for the expansions of a game. One that does not go with the rest is off and says why.
 */
struct _BrgExpansionChooser
{
  AdwPreferencesGroup parent_instance;

  GtkListBox *list;
  BrgCatalogue *catalogue;
  GPtrArray *choices;
  guint n_seats;
  gboolean settling;
};

enum
{
  SIGNAL_CHANGED,
  SIGNAL_SEATS,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BrgExpansionChooser, brg_expansion_chooser, ADW_TYPE_PREFERENCES_GROUP)

static void
choice_free (gpointer data)
{
  Choice *choice = data;

  g_ptr_array_unref (choice->options);
  g_free (choice);
}

/* ---- what the person does ---- */

static void
changed_cb (BrgExpansionChooser *self)
{
  if (!self->settling)
    g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static guint
fit_seats (const BrgModule *module,
           guint            n_seats)
{
  return CLAMP (n_seats, module->min_seats, module->max_seats);
}

/* What is made for other numbers of players than the rest, or for one number only, brings its own. */
static void
switched_cb (BrgExpansionChooser *self,
             GParamSpec          *pspec,
             GtkSwitch           *button)
{
  guint n_seats = self->n_seats;

  if (self->settling)
    return;

  for (guint i = 0; i < self->choices->len; i++)
    {
      Choice *choice = self->choices->pdata[i];

      if (choice->button != button)
        continue;
      choice->wanted = gtk_switch_get_active (button);
      if (choice->wanted)
        n_seats = fit_seats (choice->module, n_seats);
    }

  if (n_seats != self->n_seats)
    g_signal_emit (self, signals[SIGNAL_SEATS], 0, n_seats);
  else
    changed_cb (self);
}

/* The whole row is a switch, not only its end. */
static void
row_activated_cb (BrgExpansionChooser *self,
                  GtkListBoxRow       *row)
{
  for (guint i = 0; i < self->choices->len; i++)
    {
      Choice *choice = self->choices->pdata[i];

      if (GTK_LIST_BOX_ROW (choice->row) == row)
        gtk_widget_mnemonic_activate (GTK_WIDGET (choice->button), FALSE);
    }
}

/* ---- the rows ---- */

static void
add_options (BrgExpansionChooser *self,
             Choice              *choice)
{
  for (guint i = 0; choice->module != NULL && i < choice->module->n_options; i++)
    {
      const BrgOption *option = &choice->module->options[i];
      GtkWidget *row;

      if (option->per_seat)
        continue;

      row = brg_option_row_new (self->catalogue, choice->module, option);
      gtk_widget_add_css_class (row, "nested");
      g_signal_connect_object (row, "notify::selected", G_CALLBACK (changed_cb), self,
                               G_CONNECT_SWAPPED);
      gtk_list_box_append (self->list, row);
      g_ptr_array_add (choice->options, row);
    }
}

static void
add_choice (BrgExpansionChooser *self,
            const BrgPluginInfo *info,
            gboolean             wanted)
{
  Choice *choice = g_new0 (Choice, 1);

  choice->module = info->rules;
  choice->wanted = wanted && choice->module != NULL;
  choice->row = BRG_PLUGIN_ROW (brg_plugin_row_new (info));
  choice->button = GTK_SWITCH (gtk_switch_new ());
  choice->options = g_ptr_array_new ();
  gtk_widget_set_sensitive (GTK_WIDGET (choice->button), choice->module != NULL);
  brg_plugin_row_add_suffix (choice->row, GTK_WIDGET (choice->button));
  g_signal_connect_object (choice->button, "notify::active", G_CALLBACK (switched_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_list_box_append (self->list, GTK_WIDGET (choice->row));
  add_options (self, choice);
  g_ptr_array_add (self->choices, choice);
}

static gboolean
is_expansion (const BrgPluginInfo *info,
              const BrgVariant    *variant)
{
  return info->rules != NULL && info->rules != &variant->rules
         && g_str_equal (info->rules->variant, variant->rules.id);
}

/*< private >
 * brg_expansion_chooser_offer:
 * @self: a chooser that offers nothing yet
 * @host: the expansions, which are opened now
 * @variant: what is played
 * @wanted: (array zero-terminated=1): the ids of what is to be on at first
 */
void
brg_expansion_chooser_offer (BrgExpansionChooser *self,
                             BrgPluginHost       *host,
                             const BrgVariant    *variant,
                             const char * const  *wanted)
{
  self->catalogue = g_object_ref (brg_plugin_host_get_catalogue (host));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->list), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  adw_preferences_group_get_title (ADW_PREFERENCES_GROUP (self)),
                                  -1);

  brg_plugin_host_open_all (host);
  for (guint i = 0; i < brg_plugin_host_get_n (host); i++)
    {
      const BrgPluginInfo *info = brg_plugin_host_get_info (host, i);

      if (is_expansion (info, variant))
        add_choice (self, info, g_strv_contains (wanted, info->id));
    }
  for (guint i = 0; i < brg_plugin_host_get_n (host); i++)
    {
      const BrgPluginInfo *info = brg_plugin_host_get_info (host, i);

      if (info->rules == NULL && !info->hidden)
        add_choice (self, info, FALSE);
    }

  gtk_widget_set_visible (GTK_WIDGET (self), self->choices->len > 0);
}

/*< private >
 * brg_expansion_chooser_get_n:
 * @self: a chooser
 *
 * Returns: how many expansions it shows
 */
guint
brg_expansion_chooser_get_n (BrgExpansionChooser *self)
{
  return self->choices->len;
}

/*< private >
 * brg_expansion_chooser_get_module:
 * @self: a chooser
 * @index: which, from 0
 *
 * Returns: (transfer none) (nullable): its rules, or %NULL if it cannot be used
 */
const BrgModule *
brg_expansion_chooser_get_module (BrgExpansionChooser *self,
                                  guint                index)
{
  return ((Choice *) self->choices->pdata[index])->module;
}

/* ---- what goes together ---- */

/* Adds what is wanted and goes with the rest: at first what is on already. */
static gboolean
add_some (BrgExpansionChooser *self,
          BrgSetup            *setup,
          gboolean             only_active)
{
  guint n_before = setup->modules->len;

  for (guint i = 0; i < self->choices->len; i++)
    {
      Choice *choice = self->choices->pdata[i];

      if (choice->wanted && (!only_active || gtk_switch_get_active (choice->button))
          && brg_ruleset_check_module (self->catalogue, setup, choice->module->id, NULL))
        brg_setup_add_module (setup, choice->module->id);
    }

  return setup->modules->len > n_before;
}

/* Whether nothing but the number of players is in the way of what brings its own. Otherwise the error
 * says what else is. */
static gboolean
would_go (BrgExpansionChooser *self,
          const BrgModule     *module,
          const BrgSetup      *setup,
          GError             **error)
{
  const BrgVariant *variant = brg_catalogue_find_variant (self->catalogue, setup->variant, NULL);
  g_autoptr (BrgSetup) other = NULL;
  g_autoptr (GError) reason = NULL;

  if (!brg_module_is_for_other_seats (module, &variant->rules)
      && module->min_seats < module->max_seats)
    return FALSE;

  other = brg_setup_new (setup->variant, fit_seats (module, setup->n_seats));
  for (guint i = 0; i < setup->modules->len; i++)
    brg_setup_add_module (other, setup->modules->pdata[i]);
  if (brg_ruleset_check_module (self->catalogue, other, module->id, &reason))
    return TRUE;

  g_clear_error (error);
  g_propagate_error (error, g_steal_pointer (&reason));
  return FALSE;
}

static void
show_choice (BrgExpansionChooser *self,
             Choice              *choice,
             BrgSetup            *setup)
{
  gboolean is_on = brg_setup_has_module (setup, choice->module->id);
  g_autoptr (GError) error = NULL;
  gboolean goes = brg_ruleset_check_module (self->catalogue, setup, choice->module->id, &error)
                  || would_go (self, choice->module, setup, &error);

  gtk_switch_set_active (choice->button, is_on);
  gtk_widget_set_sensitive (GTK_WIDGET (choice->button), goes);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (choice->row), goes);
  brg_plugin_row_set_why_not (choice->row, error != NULL ? error->message : NULL);

  for (guint i = 0; i < choice->options->len; i++)
    {
      BrgOptionRow *row = choice->options->pdata[i];

      gtk_widget_set_visible (GTK_WIDGET (row), is_on);
      if (is_on)
        brg_option_row_fill (row, setup);
    }
}

/*< private >
 * brg_expansion_chooser_settle:
 * @self: a chooser
 * @setup: a setup with its seats and no module, which gets those that are on, and their options
 *
 * Switches off what does not go with the seats and with the rest, and says why; switches on again
 * what is wanted and goes.
 */
void
brg_expansion_chooser_settle (BrgExpansionChooser *self,
                              BrgSetup            *setup)
{
  self->n_seats = setup->n_seats;

  /* One may need another that comes later in the list, so there are rounds. */
  while (add_some (self, setup, TRUE))
    ;
  while (add_some (self, setup, FALSE))
    ;

  self->settling = TRUE;
  for (guint i = 0; i < self->choices->len; i++)
    {
      Choice *choice = self->choices->pdata[i];

      if (choice->module != NULL)
        show_choice (self, choice, setup);
    }
  self->settling = FALSE;
}

/* ---- the object ---- */

static void
brg_expansion_chooser_dispose (GObject *object)
{
  BrgExpansionChooser *self = BRG_EXPANSION_CHOOSER (object);

  g_clear_pointer (&self->choices, g_ptr_array_unref);
  g_clear_object (&self->catalogue);

  G_OBJECT_CLASS (brg_expansion_chooser_parent_class)->dispose (object);
}

static void
brg_expansion_chooser_class_init (BrgExpansionChooserClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = brg_expansion_chooser_dispose;

  signals[SIGNAL_CHANGED] = g_signal_new ("changed", BRG_TYPE_EXPANSION_CHOOSER,
                                          G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                          G_TYPE_NONE, 0);
  signals[SIGNAL_SEATS] = g_signal_new ("seats", BRG_TYPE_EXPANSION_CHOOSER, G_SIGNAL_RUN_LAST, 0,
                                        NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
}

static void
brg_expansion_chooser_init (BrgExpansionChooser *self)
{
  self->choices = g_ptr_array_new_with_free_func (choice_free);
  self->list = GTK_LIST_BOX (gtk_list_box_new ());
  gtk_list_box_set_selection_mode (self->list, GTK_SELECTION_NONE);
  gtk_widget_add_css_class (GTK_WIDGET (self->list), "boxed-list");
  g_signal_connect_object (self->list, "row-activated", G_CALLBACK (row_activated_cb), self,
                           G_CONNECT_SWAPPED);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self), GTK_WIDGET (self->list));
}
