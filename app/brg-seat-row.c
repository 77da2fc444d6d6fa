/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/brg-seat-row.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "app/brg-option-values.h"
#include "core/players/brg-player.h"

/* The seats of a new game that people sit at. */
#define N_PEOPLE 1

static const struct
{
  const char *name;
  const char *title;
} colours[] = {
  { "red", N_("Red") },
  { "blue", N_("Blue") },
  { "green", N_("Green") },
  { "black", N_("Black") },
};

/**
 * BrgSeatRow:
 *
 * A seat of a new game: who sits there, and what the game lets a seat choose. What expansions let
 * it choose stands in a second line while they are on.
 */
struct _BrgSeatRow
{
  GtkListBoxRow parent_instance;

  GtkEditable *name;
  GtkDropDown *colour;
  GtkDropDown *player;
  GtkBox *options_box;
  GtkBox *more_box;

  BrgCatalogue *catalogue;
  const BrgVariant *variant;
  guint seat;
  GPtrArray *options;
  GPtrArray *more_options;
  gboolean filling;
};

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BrgSeatRow, brg_seat_row, GTK_TYPE_LIST_BOX_ROW)

static void
changed_cb (BrgSeatRow *self)
{
  if (!self->filling)
    g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

/* Who hears one field after another must know whose it is. The tooltip says nothing more. */
static void
label_widget (BrgSeatRow *self,
              gpointer    widget,
              const char *words)
{
  /* Translators: what is chosen for a seat, and the number of the seat: "Colour, seat 2" */
  g_autofree char *label = g_strdup_printf (_("%s, seat %u"), words, self->seat + 1);

  gtk_widget_set_tooltip_text (widget, words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "", -1);
}

static void
fill_colours (BrgSeatRow *self)
{
  g_autoptr (GtkStringList) list = gtk_string_list_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (colours); i++)
    gtk_string_list_append (list, _(colours[i].title));
  gtk_drop_down_set_model (self->colour, G_LIST_MODEL (list));
  gtk_drop_down_set_selected (self->colour, self->seat % G_N_ELEMENTS (colours));
}

static void
fill_players (BrgSeatRow *self)
{
  g_autoptr (GtkStringList) list = gtk_string_list_new (NULL);

  gtk_string_list_append (list, C_("player", "Person"));
  for (guint i = 0; i < brg_players_get_n (); i++)
    {
      g_autofree char *words
          /* Translators: a computer player; %s is its kind */
          = g_strdup_printf (_("Computer: %s"), _(brg_players_get (i)->label));

      gtk_string_list_append (list, words);
    }
  gtk_drop_down_set_model (self->player, G_LIST_MODEL (list));
  gtk_drop_down_set_selected (self->player,
                              self->seat < N_PEOPLE ? 0 : brg_players_get_n ());
}

static GtkWidget *
new_choice (BrgSeatRow      *self,
            const BrgModule *module,
            const BrgOption *option)
{
  GtkWidget *choice = gtk_drop_down_new (NULL, NULL);

  brg_option_values_offer (choice, self->catalogue, module, option, NULL);
  label_widget (self, choice, brg_module_translate (module, option->title));
  gtk_widget_set_valign (choice, GTK_ALIGN_CENTER);
  g_object_set_data (G_OBJECT (choice), "module", (gpointer) module);
  g_object_set_data (G_OBJECT (choice), "option", (gpointer) option);
  g_signal_connect_object (choice, "notify::selected", G_CALLBACK (changed_cb), self,
                           G_CONNECT_SWAPPED);

  return choice;
}

static void
add_options (BrgSeatRow *self)
{
  const BrgModule *rules = &self->variant->rules;

  for (guint i = 0; i < rules->n_options; i++)
    if (rules->options[i].per_seat)
      {
        GtkWidget *choice = new_choice (self, rules, &rules->options[i]);

        gtk_box_append (self->options_box, choice);
        g_ptr_array_add (self->options, choice);
      }
}

static void
brg_seat_row_dispose (GObject *object)
{
  BrgSeatRow *self = BRG_SEAT_ROW (object);

  g_clear_pointer (&self->options, g_ptr_array_unref);
  g_clear_pointer (&self->more_options, g_ptr_array_unref);
  g_clear_object (&self->catalogue);

  G_OBJECT_CLASS (brg_seat_row_parent_class)->dispose (object);
}

static void
brg_seat_row_class_init (BrgSeatRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = brg_seat_row_dispose;

  signals[SIGNAL_CHANGED] = g_signal_new ("changed", BRG_TYPE_SEAT_ROW, G_SIGNAL_RUN_LAST,
                                          0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/burgrave/Burgrave/app/brg-seat-row.ui");
  gtk_widget_class_bind_template_child (widget_class, BrgSeatRow, name);
  gtk_widget_class_bind_template_child (widget_class, BrgSeatRow, colour);
  gtk_widget_class_bind_template_child (widget_class, BrgSeatRow, player);
  gtk_widget_class_bind_template_child (widget_class, BrgSeatRow, options_box);
  gtk_widget_class_bind_template_child (widget_class, BrgSeatRow, more_box);
  gtk_widget_class_bind_template_callback (widget_class, changed_cb);
}

static void
brg_seat_row_init (BrgSeatRow *self)
{
  self->options = g_ptr_array_new ();
  self->more_options = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
}

static char *
default_name (guint seat)
{
  return g_strdup_printf (_("Player %u"), seat + 1);
}

/*< private >
 * brg_seat_row_new:
 * @catalogue: what can be played
 * @variant: what is played
 * @seat: which seat, from 0
 *
 * Returns: (transfer floating): a row for one seat
 */
GtkWidget *
brg_seat_row_new (BrgCatalogue     *catalogue,
                  const BrgVariant *variant,
                  guint             seat)
{
  BrgSeatRow *self = g_object_new (BRG_TYPE_SEAT_ROW, NULL);
  g_autofree char *name = default_name (seat);
  g_autofree char *title = g_strdup_printf (_("Seat %u"), seat + 1);

  self->catalogue = g_object_ref (catalogue);
  self->variant = variant;
  self->seat = seat;
  gtk_editable_set_text (self->name, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  label_widget (self, self->name, _("Name"));
  label_widget (self, self->player, _("Who plays"));
  label_widget (self, self->colour, _("Colour"));
  fill_colours (self);
  fill_players (self);
  add_options (self);

  return GTK_WIDGET (self);
}

/*< private >
 * brg_seat_row_get_colour:
 * @self: a row
 *
 * Returns: the stable name of the colour that is chosen
 */
const char *
brg_seat_row_get_colour (BrgSeatRow *self)
{
  guint index = gtk_drop_down_get_selected (self->colour);

  return colours[MIN (index, G_N_ELEMENTS (colours) - 1)].name;
}

/*< private >
 * brg_seat_row_add_module:
 * @self: a row
 * @module: an expansion; what it lets a seat choose is shown while a setup holds it
 */
void
brg_seat_row_add_module (BrgSeatRow      *self,
                         const BrgModule *module)
{
  for (guint i = 0; i < module->n_options; i++)
    if (module->options[i].per_seat)
      {
        GtkWidget *choice = new_choice (self, module, &module->options[i]);
        GtkWidget *title = gtk_label_new (gtk_widget_get_tooltip_text (choice));

        gtk_widget_add_css_class (title, "caption");
        gtk_widget_add_css_class (title, "dim-label");
        g_object_bind_property (choice, "visible", title, "visible", G_BINDING_SYNC_CREATE);
        gtk_box_append (self->more_box, title);
        gtk_box_append (self->more_box, choice);
        g_ptr_array_add (self->more_options, choice);
      }
}

static void
fill_choices (BrgSeatRow *self,
              GPtrArray  *choices,
              BrgSetup   *setup)
{
  for (guint i = 0; i < choices->len; i++)
    {
      GtkWidget *choice = choices->pdata[i];
      const BrgModule *module = g_object_get_data (G_OBJECT (choice), "module");
      const BrgOption *option = g_object_get_data (G_OBJECT (choice), "option");

      if (!gtk_widget_get_visible (choice))
        continue;
      /* What expansions bring comes and goes with them. */
      self->filling = TRUE;
      brg_option_values_offer (choice, self->catalogue, module, option, setup);
      self->filling = FALSE;
      brg_setup_set_seat_option (setup, self->seat, option->name, brg_option_values_get (choice));
    }
}

static void
show_modules (BrgSeatRow *self,
              BrgSetup   *setup)
{
  gboolean any = FALSE;

  for (guint i = 0; i < self->more_options->len; i++)
    {
      GObject *choice = self->more_options->pdata[i];
      const BrgModule *module = g_object_get_data (choice, "module");
      gboolean is_on = brg_setup_has_module (setup, module->id);

      gtk_widget_set_visible (GTK_WIDGET (choice), is_on);
      any = any || is_on;
    }

  gtk_widget_set_visible (GTK_WIDGET (self->more_box), any);
}

/*< private >
 * brg_seat_row_fill:
 * @self: a row
 * @setup: a setup with its modules: where the choices go
 */
void
brg_seat_row_fill (BrgSeatRow *self,
                   BrgSetup   *setup)
{
  g_autofree char *name = g_strstrip (g_strdup (gtk_editable_get_text (self->name)));
  g_autofree char *unnamed = default_name (self->seat);
  guint player = gtk_drop_down_get_selected (self->player);

  /* Who has no name is called by number in every language. */
  if (*name != '\0' && !g_str_equal (name, unnamed))
    brg_setup_set_seat_option (setup, self->seat, "name", name);
  brg_setup_set_seat_option (setup, self->seat, "colour", brg_seat_row_get_colour (self));
  if (player > 0 && player <= brg_players_get_n ())
    brg_setup_set_seat_option (setup, self->seat, "player", brg_players_get (player - 1)->name);

  show_modules (self, setup);
  fill_choices (self, self->options, setup);
  fill_choices (self, self->more_options, setup);
}

/*< private >
 * brg_seat_row_get_n_choices:
 * @self: a row
 *
 * Returns: how many things can be chosen beside the name in every game
 */
guint
brg_seat_row_get_n_choices (BrgSeatRow *self)
{
  return 2 + self->options->len;
}

/*< private >
 * brg_seat_row_get_n_all_choices:
 * @self: a row
 *
 * Returns: how many things can be chosen if all expansions are on
 */
guint
brg_seat_row_get_n_all_choices (BrgSeatRow *self)
{
  return brg_seat_row_get_n_choices (self) + self->more_options->len;
}

/*< private >
 * brg_seat_row_get_choice:
 * @self: a row
 * @index: which, from the start
 *
 * Returns: (transfer none): what it is chosen with; its tooltip says what it is
 */
GtkWidget *
brg_seat_row_get_choice (BrgSeatRow *self,
                         guint       index)
{
  GtkDropDown *own[] = { self->player, self->colour };

  if (index < G_N_ELEMENTS (own))
    return GTK_WIDGET (own[index]);

  index -= G_N_ELEMENTS (own);
  return index < self->options->len
             ? self->options->pdata[index]
             : self->more_options->pdata[index - self->options->len];
}
