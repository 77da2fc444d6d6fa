/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/brg-new-game-dialog.h"

#include <glib/gi18n.h>

#include "app/brg-expansion-chooser.h"
#include "app/brg-option-row.h"
#include "app/brg-seat-row.h"

/**
 * BrgNewGameDialog:
 *
 * Asks who plays, and by which rules. What does not go together is said in words at once.
 */
struct _BrgNewGameDialog
{
  AdwWindow parent_instance;

  GtkAdjustment *n_seats_adjustment;
  GtkBox *heads;
  GtkListBox *seats;
  BrgExpansionChooser *expansions;
  AdwPreferencesGroup *rules;
  AdwPreferencesGroup *left_out;
  GtkEditable *seed;
  GtkRevealer *problem_revealer;
  GtkLabel *problem;
  GtkWidget *start;

  BrgCatalogue *catalogue;
  const BrgVariant *variant;
  GPtrArray *rows;
  GPtrArray *options;
  BrgRuleset *ruleset;
};

enum
{
  SIGNAL_START,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BrgNewGameDialog, brg_new_game_dialog, ADW_TYPE_WINDOW)

/* ---- what has been chosen ---- */

static guint
get_n_seats (BrgNewGameDialog *self)
{
  return (guint) gtk_adjustment_get_value (self->n_seats_adjustment);
}

static BrgSetup *
make_setup (BrgNewGameDialog *self)
{
  BrgSetup *setup = brg_setup_new (self->variant->rules.id, get_n_seats (self));

  brg_expansion_chooser_settle (self->expansions, setup);
  for (guint i = 0; i < setup->n_seats; i++)
    brg_seat_row_fill (g_ptr_array_index (self->rows, i), setup);
  for (guint i = 0; i < self->options->len; i++)
    brg_option_row_fill (g_ptr_array_index (self->options, i), setup);

  return setup;
}

static gboolean
colours_differ (BrgNewGameDialog  *self,
                GError           **error)
{
  for (guint i = 0; i < get_n_seats (self); i++)
    for (guint j = 0; j < i; j++)
      if (g_str_equal (brg_seat_row_get_colour (g_ptr_array_index (self->rows, i)),
                       brg_seat_row_get_colour (g_ptr_array_index (self->rows, j))))
        {
          g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT,
                               _("Two players have the same colour."));
          return FALSE;
        }

  return TRUE;
}

/* An empty seed is a new one. */
static gboolean
read_seed (BrgNewGameDialog  *self,
           guint64           *seed,
           GError           **error)
{
  g_autofree char *text = g_strstrip (g_strdup (gtk_editable_get_text (self->seed)));

  *seed = ((guint64) g_random_int () << 32) | g_random_int ();
  if (*text == '\0' || g_ascii_string_to_unsigned (text, 10, 0, G_MAXUINT64, seed, NULL))
    return TRUE;

  g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT,
               _("“%s” is not a whole number."), text);
  return FALSE;
}

/* A number that is being typed when the dialog is closed is read once more, on its way out. */
static void
check (BrgNewGameDialog *self)
{
  g_autoptr (BrgSetup) setup = NULL;
  g_autoptr (GError) error = NULL;
  guint64 seed;

  if (self->catalogue == NULL)
    return;

  setup = make_setup (self);
  g_clear_pointer (&self->ruleset, brg_ruleset_unref);
  if (colours_differ (self, &error) && read_seed (self, &seed, &error)
      && brg_catalogue_attach_data (self->catalogue, setup, &error))
    self->ruleset = brg_ruleset_new (self->catalogue, setup, &error);

  gtk_widget_set_sensitive (self->start, self->ruleset != NULL);
  if (error != NULL)
    gtk_label_set_label (self->problem, error->message);
  gtk_revealer_set_reveal_child (self->problem_revealer, error != NULL);
}

/* ---- what can be chosen ---- */

static void
n_seats_changed_cb (BrgNewGameDialog *self)
{
  /* What was typed for the number is taken over even while the dialog goes away. */
  if (self->rows->len == 0 || self->catalogue == NULL)
    return;

  for (guint i = 0; i < self->rows->len; i++)
    gtk_widget_set_visible (g_ptr_array_index (self->rows, i), i < get_n_seats (self));
  check (self);
}

static void
seats_wanted_cb (BrgNewGameDialog *self,
                 guint             n_seats)
{
  gtk_adjustment_set_value (self->n_seats_adjustment, n_seats);
}

static void
start_clicked_cb (BrgNewGameDialog *self)
{
  g_autoptr (BrgGame) game = NULL;
  guint64 seed;

  if (self->ruleset == NULL || !read_seed (self, &seed, NULL))
    return;

  game = brg_game_new (self->ruleset, seed);
  g_signal_emit (self, signals[SIGNAL_START], 0, game);
  gtk_window_close (GTK_WINDOW (self));
}

static void
add_seats (BrgNewGameDialog *self)
{
  for (guint i = 0; i < self->variant->rules.max_seats; i++)
    {
      GtkWidget *row = brg_seat_row_new (self->catalogue, self->variant, i);

      g_signal_connect_object (row, "changed", G_CALLBACK (check), self, G_CONNECT_SWAPPED);
      gtk_list_box_append (self->seats, row);
      g_ptr_array_add (self->rows, row);
    }
}

static void
add_head (BrgNewGameDialog *self,
          GtkSizeGroup     *group,
          const char       *title)
{
  GtkWidget *head = gtk_label_new (title);

  gtk_label_set_xalign (GTK_LABEL (head), 0);
  gtk_widget_add_css_class (head, "caption");
  gtk_widget_add_css_class (head, "dim-label");
  gtk_box_append (self->heads, head);
  gtk_size_group_add_widget (group, head);
}

/* The rows are lined up like a table, with heads for what there is in every game. */
static void
line_up (BrgNewGameDialog *self)
{
  BrgSeatRow *first = g_ptr_array_index (self->rows, 0);

  for (guint i = 0; i < brg_seat_row_get_n_all_choices (first); i++)
    {
      g_autoptr (GtkSizeGroup) group = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);

      for (guint j = 0; j < self->rows->len; j++)
        gtk_size_group_add_widget (group,
                                   brg_seat_row_get_choice (g_ptr_array_index (self->rows, j), i));
      if (i < brg_seat_row_get_n_choices (first))
        add_head (self, group, gtk_widget_get_tooltip_text (brg_seat_row_get_choice (first, i)));
    }
}

static void
add_options (BrgNewGameDialog *self)
{
  const BrgModule *rules = &self->variant->rules;

  for (guint i = 0; i < rules->n_options; i++)
    {
      GtkWidget *row;

      if (rules->options[i].per_seat)
        continue;

      row = brg_option_row_new (self->catalogue, rules, &rules->options[i]);
      g_signal_connect_object (row, "notify::selected", G_CALLBACK (check), self,
                               G_CONNECT_SWAPPED);
      adw_preferences_group_add (self->rules, row);
      g_ptr_array_add (self->options, row);
    }
}

static void
add_expansions (BrgNewGameDialog   *self,
                BrgPluginHost      *host,
                const char * const *wanted)
{
  brg_expansion_chooser_offer (self->expansions, host, self->variant, wanted);

  for (guint i = 0; i < brg_expansion_chooser_get_n (self->expansions); i++)
    {
      const BrgModule *module = brg_expansion_chooser_get_module (self->expansions, i);

      for (guint j = 0; module != NULL && j < self->rows->len; j++)
        brg_seat_row_add_module (g_ptr_array_index (self->rows, j), module);
    }
}

/* The variant's own numbers, and those that expansions are made for besides; the first one is what
 * a wanted expansion is made for. */
static void
offer_numbers (BrgNewGameDialog   *self,
               const char * const *wanted)
{
  const BrgModule *rules = &self->variant->rules;
  guint fewest = rules->min_seats, first = rules->min_seats;

  for (guint i = 0; i < brg_expansion_chooser_get_n (self->expansions); i++)
    {
      const BrgModule *module = brg_expansion_chooser_get_module (self->expansions, i);

      if (module == NULL || !brg_module_is_for_other_seats (module, rules))
        continue;
      fewest = MIN (fewest, module->min_seats);
      if (g_strv_contains (wanted, module->id))
        first = CLAMP (first, module->min_seats, module->max_seats);
    }

  gtk_adjustment_set_lower (self->n_seats_adjustment, fewest);
  gtk_adjustment_set_value (self->n_seats_adjustment, first);
}

static void
add_complaints (BrgNewGameDialog *self,
                GPtrArray        *complaints)
{
  for (guint i = 0; i < complaints->len; i++)
    {
      GtkWidget *row = adw_action_row_new ();

      adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), g_ptr_array_index (complaints, i));
      adw_preferences_group_add (self->left_out, row);
    }

  gtk_widget_set_visible (GTK_WIDGET (self->left_out), complaints->len > 0);
}

/* ---- the object ---- */

static void
brg_new_game_dialog_dispose (GObject *object)
{
  BrgNewGameDialog *self = BRG_NEW_GAME_DIALOG (object);

  g_clear_pointer (&self->ruleset, brg_ruleset_unref);
  g_clear_object (&self->catalogue);

  G_OBJECT_CLASS (brg_new_game_dialog_parent_class)->dispose (object);
}

static void
brg_new_game_dialog_finalize (GObject *object)
{
  BrgNewGameDialog *self = BRG_NEW_GAME_DIALOG (object);

  g_ptr_array_unref (self->rows);
  g_ptr_array_unref (self->options);

  G_OBJECT_CLASS (brg_new_game_dialog_parent_class)->finalize (object);
}

static void
brg_new_game_dialog_class_init (BrgNewGameDialogClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = brg_new_game_dialog_dispose;
  object_class->finalize = brg_new_game_dialog_finalize;

  g_type_ensure (BRG_TYPE_EXPANSION_CHOOSER);
  signals[SIGNAL_START] = g_signal_new ("start", BRG_TYPE_NEW_GAME_DIALOG, G_SIGNAL_RUN_LAST,
                                        0, NULL, NULL, NULL, G_TYPE_NONE, 1, BRG_TYPE_GAME);

  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/burgrave/Burgrave/app/brg-new-game-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, BrgNewGameDialog, n_seats_adjustment);
  gtk_widget_class_bind_template_child (widget_class, BrgNewGameDialog, heads);
  gtk_widget_class_bind_template_child (widget_class, BrgNewGameDialog, seats);
  gtk_widget_class_bind_template_child (widget_class, BrgNewGameDialog, expansions);
  gtk_widget_class_bind_template_child (widget_class, BrgNewGameDialog, left_out);
  gtk_widget_class_bind_template_child (widget_class, BrgNewGameDialog, rules);
  gtk_widget_class_bind_template_child (widget_class, BrgNewGameDialog, seed);
  gtk_widget_class_bind_template_child (widget_class, BrgNewGameDialog, problem_revealer);
  gtk_widget_class_bind_template_child (widget_class, BrgNewGameDialog, problem);
  gtk_widget_class_bind_template_child (widget_class, BrgNewGameDialog, start);
  gtk_widget_class_bind_template_callback (widget_class, check);
  gtk_widget_class_bind_template_callback (widget_class, n_seats_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, seats_wanted_cb);
  gtk_widget_class_bind_template_callback (widget_class, start_clicked_cb);
}

static void
brg_new_game_dialog_init (BrgNewGameDialog *self)
{
  self->rows = g_ptr_array_new ();
  self->options = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
}

/*< private >
 * brg_new_game_dialog_new:
 * @parent: the window to stand above
 * @host: the expansions, with the catalogue of what can be played
 * @variant: what is played
 * @wanted: (array zero-terminated=1): the ids of the expansions that are on at first
 * @complaints: (element-type utf8): why components of the person's own cannot be used
 *
 * Returns: (transfer none): a dialog that has not been shown yet
 */
GtkWidget *
brg_new_game_dialog_new (GtkWindow          *parent,
                         BrgPluginHost      *host,
                         const BrgVariant   *variant,
                         const char * const *wanted,
                         GPtrArray          *complaints)
{
  BrgNewGameDialog *self = g_object_new (BRG_TYPE_NEW_GAME_DIALOG,
                                         "accessible-role", GTK_ACCESSIBLE_ROLE_WINDOW,
                                         "transient-for", parent, NULL);

  self->catalogue = g_object_ref (brg_plugin_host_get_catalogue (host));
  self->variant = variant;
  gtk_adjustment_configure (self->n_seats_adjustment, variant->rules.min_seats,
                            variant->rules.min_seats, variant->rules.max_seats, 1, 1, 0);
  add_seats (self);
  add_expansions (self, host, wanted);
  offer_numbers (self, wanted);
  line_up (self);
  add_options (self);
  add_complaints (self, complaints);
  n_seats_changed_cb (self);
  gtk_window_set_focus (GTK_WINDOW (self), self->start);

  return GTK_WIDGET (self);
}
