/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/brg-score-sheet.h"

#include <glib/gi18n.h>

#include "core/duchy/brg-duchy-state.h"
#include "core/duchy/brg-duchy-variant.h"
#include "core/engine/brg-narrator.h"
#include "ui/brg-seat-mark.h"

/**
 * BrgScoreSheet:
 *
 * Where the points of every seat came from, and who won.
 */
struct _BrgScoreSheet
{
  AdwWindow parent_instance;

  GtkLabel *winner;
  GtkLabel *tie;
  GtkGrid *grid;

  BrgGame *game;
  int n_rows;
};

G_DEFINE_FINAL_TYPE (BrgScoreSheet, brg_score_sheet, ADW_TYPE_WINDOW)

static BrgRuleset *
get_ruleset (BrgScoreSheet *self)
{
  return brg_game_get_ruleset (self->game);
}

/* ---- the grid ---- */

static void
add_label (BrgScoreSheet *self,
           int            column,
           const char    *words,
           const char    *style)
{
  GtkWidget *label = gtk_label_new (words);

  gtk_label_set_xalign (GTK_LABEL (label), column == 0 ? 0.0f : 1.0f);
  gtk_widget_add_css_class (label, column == 0 ? "cause" : "numeric");
  if (style != NULL)
    gtk_widget_add_css_class (label, style);
  gtk_grid_attach (self->grid, label, column, self->n_rows, 1, 1);
}

static void
add_numbers (BrgScoreSheet *self,
             const char    *words,
             const gint    *numbers,
             const char    *style)
{
  add_label (self, 0, words, style);
  for (guint i = 0; i < get_ruleset (self)->n_seats; i++)
    {
      /* Translators: stands for no points at all */
      g_autofree char *number = numbers[i] != 0 ? g_strdup_printf ("%d", numbers[i])
                                                : g_strdup (C_("points", "–"));

      add_label (self, (int) i + 1, number, style);
    }
  self->n_rows++;
}

static void
add_line (BrgScoreSheet *self)
{
  gtk_grid_attach (self->grid, gtk_separator_new (GTK_ORIENTATION_HORIZONTAL), 0, self->n_rows,
                   (int) get_ruleset (self)->n_seats + 1, 1);
  self->n_rows++;
}

static void
add_heads (BrgScoreSheet *self)
{
  for (guint i = 0; i < get_ruleset (self)->n_seats; i++)
    {
      g_autofree char *name = brg_narrator_seat (get_ruleset (self), i);
      GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
      GtkWidget *mark = brg_seat_mark_new ();
      GtkWidget *label = gtk_label_new (name);

      brg_seat_mark_set_seat (BRG_SEAT_MARK (mark), get_ruleset (self), i);
      gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
      gtk_label_set_max_width_chars (GTK_LABEL (label), 14);
      gtk_widget_add_css_class (label, "heading");
      gtk_widget_set_halign (box, GTK_ALIGN_END);
      gtk_box_append (GTK_BOX (box), mark);
      gtk_box_append (GTK_BOX (box), label);
      gtk_grid_attach (self->grid, box, (int) i + 1, self->n_rows, 1, 1);
    }
  self->n_rows++;
}

/* ---- what it says ---- */

typedef struct
{
  gint seats[BRG_MAX_SEATS];
  gboolean any;
} Tally;

static void
tally_event (BrgScoreSheet  *self,
             const BrgEvent *event,
             Tally          *tallies)
{
  const BrgEventKind *kind
      = brg_ruleset_row (get_ruleset (self)->event_kinds, BrgEventKind, event->kind);

  if (!kind->is_points || event->seat >= BRG_MAX_SEATS)
    return;

  tallies[event->cause].seats[event->seat] += event->amount;
  tallies[event->cause].any = TRUE;
}

static void
tally_events (BrgScoreSheet *self,
              Tally         *tallies)
{
  for (guint i = 0; i <= brg_game_get_n_moves (self->game); i++)
    {
      guint n_events;
      const BrgEvent *events = brg_game_get_events (self->game, i, &n_events);

      for (guint j = 0; j < n_events; j++)
        tally_event (self, &events[j], tallies);
    }
}

/* Causes are words within a sentence elsewhere. */
static char *
name_cause (BrgScoreSheet *self,
            guint          cause)
{
  g_autofree char *words = brg_narrator_cause (get_ruleset (self), cause);
  g_autoptr (GString) name = g_string_new (NULL);

  if (*words == '\0')
    return g_strdup ("");

  g_string_append_unichar (name, g_unichar_toupper (g_utf8_get_char (words)));
  g_string_append (name, g_utf8_next_char (words));
  return g_strdup (name->str);
}

static void
add_causes (BrgScoreSheet *self)
{
  guint n = get_ruleset (self)->causes.n;
  g_autofree Tally *tallies = g_new0 (Tally, n);

  tally_events (self, tallies);
  for (guint i = 0; i < n; i++)
    if (tallies[i].any)
      {
        g_autofree char *words = name_cause (self, i);

        add_numbers (self, words, tallies[i].seats, NULL);
      }
}

static void
add_totals (BrgScoreSheet *self)
{
  BrgRuleset *ruleset = get_ruleset (self);
  const BrgPosition *position = brg_game_get_position (self->game);
  gint totals[BRG_MAX_SEATS] = { 0 };

  for (guint i = 0; i < ruleset->n_seats; i++)
    totals[i] = ruleset->variant->score (ruleset, position, i);
  add_line (self);
  add_numbers (self, _("Total"), totals, "heading");
}

static void
add_places (BrgScoreSheet *self,
            const guint   *places)
{
  gint numbers[BRG_MAX_SEATS] = { 0 };

  for (guint i = 0; i < get_ruleset (self)->n_seats; i++)
    numbers[i] = (gint) places[i];
  add_numbers (self, _("Place"), numbers, NULL);
}

static gboolean
has_tie (BrgScoreSheet *self)
{
  BrgRuleset *ruleset = get_ruleset (self);
  const BrgPosition *position = brg_game_get_position (self->game);

  for (guint i = 0; i < ruleset->n_seats; i++)
    for (guint j = 0; j < i; j++)
      if (ruleset->variant->score (ruleset, position, i)
          == ruleset->variant->score (ruleset, position, j))
        return TRUE;

  return FALSE;
}

/* What decides a tie in the board game. */
static void
add_tie_break (BrgScoreSheet *self)
{
  BrgRuleset *ruleset = get_ruleset (self);
  const BrgPosition *position = brg_game_get_position (self->game);
  const BrgDuchyTables *tables = brg_duchy_tables (ruleset);
  gint empty[BRG_MAX_SEATS] = { 0 }, markers[BRG_MAX_SEATS] = { 0 };

  for (guint i = 0; i < ruleset->n_seats; i++)
    {
      const BrgDuchy *duchy = brg_duchy_of (tables, position, i);

      empty[i] = (gint) (brg_board_of (tables, duchy)->n_spaces
                         - brg_bits_count (duchy->covered));
      markers[i] = brg_seat_state (tables, position, i)->marker;
    }

  add_line (self);
  add_numbers (self, _("Empty spaces"), empty, "dim-label");
  add_numbers (self, _("Turn-order track"), markers, "dim-label");
  gtk_label_set_label (self->tie, _("A tie goes to whoever has fewer empty spaces, then to whoever "
                                    "is further back on the turn-order track."));
  gtk_widget_set_visible (GTK_WIDGET (self->tie), TRUE);
}

static void
name_winner (BrgScoreSheet *self,
             const guint   *places)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *list = NULL;
  g_autofree char *words = NULL;
  guint n;

  for (guint i = 0; i < get_ruleset (self)->n_seats; i++)
    if (places[i] == 1)
      g_ptr_array_add (names, brg_narrator_seat (get_ruleset (self), i));
  n = names->len;
  g_ptr_array_add (names, NULL);
  list = g_strjoinv (C_("list", ", "), (char **) names->pdata);

  /* Translators: %s is a name, or a list of names */
  words = g_strdup_printf (ngettext ("%s wins", "%s win together", n), list);
  gtk_label_set_label (self->winner, words);
}

static void
fill (BrgScoreSheet *self)
{
  BrgRuleset *ruleset = get_ruleset (self);
  const BrgPosition *position = brg_game_get_position (self->game);
  gboolean over = brg_position_is_over (position);
  guint places[BRG_MAX_SEATS] = { 0 };

  add_heads (self);
  add_causes (self);
  add_totals (self);
  gtk_label_set_label (self->winner, _("The score so far"));
  if (!over)
    return;

  ruleset->variant->rank (ruleset, position, places);
  add_places (self, places);
  name_winner (self, places);
  if (has_tie (self) && ruleset->variant == &brg_duchy_variant)
    add_tie_break (self);
}

/* ---- the object ---- */

static void
brg_score_sheet_dispose (GObject *object)
{
  g_clear_object (&BRG_SCORE_SHEET (object)->game);

  G_OBJECT_CLASS (brg_score_sheet_parent_class)->dispose (object);
}

static void
brg_score_sheet_class_init (BrgScoreSheetClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = brg_score_sheet_dispose;

  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/burgrave/Burgrave/app/brg-score-sheet.ui");
  gtk_widget_class_bind_template_child (widget_class, BrgScoreSheet, winner);
  gtk_widget_class_bind_template_child (widget_class, BrgScoreSheet, tie);
  gtk_widget_class_bind_template_child (widget_class, BrgScoreSheet, grid);
}

static void
brg_score_sheet_init (BrgScoreSheet *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/*< private >
 * brg_score_sheet_new:
 * @parent: the window to stand above
 * @game: a game, over or not
 *
 * Returns: (transfer none): a window that has not been shown yet
 */
GtkWidget *
brg_score_sheet_new (GtkWindow *parent,
                     BrgGame   *game)
{
  BrgScoreSheet *self = g_object_new (BRG_TYPE_SCORE_SHEET, "transient-for", parent, NULL);

  self->game = g_object_ref (game);
  fill (self);

  return GTK_WIDGET (self);
}
