/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "ui/brg-seat-panel.h"

#include <glib/gi18n-lib.h>

#include "core/engine/brg-narrator.h"
#include "ui/brg-duchy-view.h"
#include "ui/brg-panel-box.h"
#include "ui/brg-seat-layout.h"
#include "ui/brg-seat-strip.h"

#define GAP 4

/* Height of a duchy for each unit of its width. */
#define DUCHY_RATIO 0.91

/* How much of its height the strip may take beneath the duchy. */
#define STRIP_SHARE 0.22

/* From the button to the edges of the duchy. */
#define BUTTON_MARGIN 7

/* How much of its height may go to the panels of expansions. */
#define PANELS_SHARE 0.25

/* The strip stands beside the duchy only if that makes the duchy so much larger, so that a pixel
 * more or less does not part panels that stand above each other. */
#define BESIDE_GAIN 1.06

/**
 * BrgSeatPanel:
 *
 * All that lies in front of a player: the duchy, and the strip with the rest beneath it, or beside
 * it where that leaves more for the duchy. The panels of expansions lie below. In a corner of the
 * duchy, where no space is, a button brings all of it to the middle of the table, or back.
 */
struct _BrgSeatPanel
{
  GtkWidget parent_instance;

  GtkWidget *duchy;
  GtkWidget *strip;
  GtkWidget *panels;
  GtkWidget *button;
  guint seat;
  char *name;
  gboolean compact;
  gboolean enlarged;
};

G_DEFINE_FINAL_TYPE (BrgSeatPanel, brg_seat_panel, GTK_TYPE_WIDGET)

/* How wide the duchy would be in a room. */
static double
duchy_width (int width,
             int height)
{
  return MIN (width, height / DUCHY_RATIO);
}

static void
add_panels (BrgSeatPanel   *self,
            GtkOrientation  orientation,
            int            *minimum,
            int            *natural)
{
  int panels_minimum, panels_natural;

  if (self->panels == NULL)
    return;

  gtk_widget_measure (self->panels, orientation, -1, &panels_minimum, &panels_natural, NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *minimum = MAX (*minimum, panels_minimum);
  else
    {
      *minimum += GAP + panels_minimum;
      *natural += GAP + panels_natural;
    }
}

static void
brg_seat_panel_measure (GtkWidget      *widget,
                        GtkOrientation  orientation,
                        int             for_size,
                        int            *minimum,
                        int            *natural,
                        int            *minimum_baseline,
                        int            *natural_baseline)
{
  BrgSeatPanel *self = BRG_SEAT_PANEL (widget);
  int strip_minimum, strip_natural;

  gtk_widget_measure (self->duchy, orientation, -1, minimum, natural, NULL, NULL);
  gtk_widget_measure (self->strip, orientation, -1, &strip_minimum, &strip_natural, NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = self->compact ? *minimum + GAP + strip_minimum : MAX (*minimum, strip_minimum);
      *natural = MAX (*natural, strip_natural);
    }
  else if (self->compact)
    *minimum = MAX (*minimum, strip_minimum);
  else
    {
      *minimum += GAP + strip_minimum;
      *natural += GAP + strip_natural;
    }
  add_panels (self, orientation, minimum, natural);
  *natural = MAX (*minimum, *natural);
}

static void
allocate (GtkWidget *widget,
          int        x,
          int        y,
          int        width,
          int        height)
{
  gtk_widget_size_allocate (widget, &(GtkAllocation){ x, y, width, height }, -1);
}

/* The strip's height beneath the duchy: it grows with its width, but leaves the duchy its due. */
static int
find_strip_height (BrgSeatPanel *self,
                   int           width,
                   int           height)
{
  int duchy, minimum, natural, natural_width;
  double wish;

  gtk_widget_measure (self->duchy, GTK_ORIENTATION_VERTICAL, -1, &duchy, NULL, NULL, NULL);
  gtk_widget_measure (self->strip, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural_width, NULL,
                      NULL);
  gtk_widget_measure (self->strip, GTK_ORIENTATION_VERTICAL, -1, &minimum, &natural, NULL, NULL);
  wish = MIN (natural * (double) width / natural_width, height * STRIP_SHARE);

  return MAX (minimum, MIN (height - GAP - duchy, (int) wish));
}

/* Gives the panels their place at the bottom; returns the height that is left. */
static int
allocate_panels (BrgSeatPanel *self,
                 int           width,
                 int           height)
{
  int minimum, natural, panels;

  if (self->panels == NULL)
    return height;

  gtk_widget_measure (self->panels, GTK_ORIENTATION_VERTICAL, width, &minimum, &natural, NULL,
                      NULL);
  panels = CLAMP ((int) (height * PANELS_SHARE), minimum, natural);
  allocate (self->panels, 0, height - panels, width, panels);

  return height - panels - GAP;
}

static void
allocate_button (BrgSeatPanel *self,
                 int           left,
                 int           width)
{
  gboolean mirrored = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  int across, down;

  if (!gtk_widget_get_visible (self->button))
    return;

  gtk_widget_measure (self->button, GTK_ORIENTATION_HORIZONTAL, -1, &across, NULL, NULL, NULL);
  gtk_widget_measure (self->button, GTK_ORIENTATION_VERTICAL, across, &down, NULL, NULL, NULL);
  allocate (self->button,
            left + (mirrored ? BUTTON_MARGIN : width - BUTTON_MARGIN - across), BUTTON_MARGIN,
            across, down);
}

static void
brg_seat_panel_size_allocate (GtkWidget *widget,
                              int        width,
                              int        full_height,
                              int        baseline)
{
  BrgSeatPanel *self = BRG_SEAT_PANEL (widget);
  gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int height = allocate_panels (self, width, full_height);
  int beneath = find_strip_height (self, width, height);
  int beside = (int) brg_seat_layout_tall_width (height);
  int duchy = width - GAP - beside;

  if (self->compact
      && duchy_width (duchy, height) > BESIDE_GAIN * duchy_width (width, height - GAP - beneath))
    {
      allocate (self->duchy, mirrored ? beside + GAP : 0, 0, duchy, height);
      allocate_button (self, mirrored ? beside + GAP : 0, duchy);
      allocate (self->strip, mirrored ? 0 : duchy + GAP, 0, beside, height);
    }
  else
    {
      allocate (self->duchy, 0, 0, width, height - GAP - beneath);
      allocate_button (self, 0, width);
      allocate (self->strip, 0, height - beneath, width, beneath);
    }
}

static void
brg_seat_panel_dispose (GObject *object)
{
  BrgSeatPanel *self = BRG_SEAT_PANEL (object);

  g_clear_pointer (&self->duchy, gtk_widget_unparent);
  g_clear_pointer (&self->strip, gtk_widget_unparent);
  g_clear_pointer (&self->panels, gtk_widget_unparent);
  g_clear_pointer (&self->button, gtk_widget_unparent);

  G_OBJECT_CLASS (brg_seat_panel_parent_class)->dispose (object);
}

static void
brg_seat_panel_finalize (GObject *object)
{
  g_free (BRG_SEAT_PANEL (object)->name);

  G_OBJECT_CLASS (brg_seat_panel_parent_class)->finalize (object);
}

/* By keys, one comes for the duchy. */
static gboolean
brg_seat_panel_grab_focus (GtkWidget *widget)
{
  return gtk_widget_child_focus (BRG_SEAT_PANEL (widget)->duchy, GTK_DIR_TAB_FORWARD);
}

/* So an assistive program can do it without looking for the button. */
static void
enlarge_action (GtkWidget  *widget,
                const char *name,
                GVariant   *parameter)
{
  gtk_widget_activate_action (widget, "table.enlarge", "u", BRG_SEAT_PANEL (widget)->seat);
}

static void
brg_seat_panel_class_init (BrgSeatPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = brg_seat_panel_dispose;
  G_OBJECT_CLASS (klass)->finalize = brg_seat_panel_finalize;

  widget_class->measure = brg_seat_panel_measure;
  widget_class->size_allocate = brg_seat_panel_size_allocate;
  widget_class->grab_focus = brg_seat_panel_grab_focus;

  gtk_widget_class_set_css_name (widget_class, "seatpanel");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_install_action (widget_class, "seatpanel.enlarge", NULL, enlarge_action);
}

static void
brg_seat_panel_init (BrgSeatPanel *self)
{
}

static void
add_button (BrgSeatPanel *self)
{
  self->button = gtk_button_new ();
  gtk_widget_add_css_class (self->button, "flat");
  gtk_widget_add_css_class (self->button, "circular");
  gtk_widget_set_focus_on_click (self->button, FALSE);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->button), "table.enlarge");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->button), "u", self->seat);
  gtk_widget_set_visible (self->button, FALSE);
  gtk_widget_set_parent (self->button, GTK_WIDGET (self));
}

static void
update_button (BrgSeatPanel *self)
{
  /* Translators: %s is a player’s name */
  g_autofree char *enlarge = g_strdup_printf (_("Enlarge %s’s duchy"), self->name);
  const char *words = self->enlarged ? _("Back to the usual table") : enlarge;
  /* Translators: the name of a button, then the key that does the same */
  g_autofree char *tooltip
      = g_strdup_printf (self->enlarged ? _("%s (Escape)") : _("%s (F6)"), words);

  gtk_button_set_icon_name (GTK_BUTTON (self->button),
                            self->enlarged ? "view-restore-symbolic" : "view-fullscreen-symbolic");
  gtk_widget_set_tooltip_text (self->button, tooltip);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  words, -1);
  gtk_widget_set_visible (self->button, self->compact || self->enlarged);
}

/**
 * brg_seat_panel_new:
 * @claims: where its spots are claimed
 * @expansions: (nullable) (element-type BrgExpansionUi): the expansions at the table
 * @seat: whose it is
 * @compact: whether it stands in a narrow column
 *
 * Returns: (transfer floating): a panel that is empty until it gets a position
 */
GtkWidget *
brg_seat_panel_new (BrgClaims *claims,
                    GPtrArray *expansions,
                    guint      seat,
                    gboolean   compact)
{
  BrgSeatPanel *self = g_object_new (BRG_TYPE_SEAT_PANEL, NULL);

  self->seat = seat;
  self->compact = compact;
  self->duchy = brg_duchy_view_new (claims, seat);
  brg_view_set_expansions (BRG_VIEW (self->duchy), expansions);
  gtk_widget_set_parent (self->duchy, GTK_WIDGET (self));
  self->strip = brg_seat_strip_new (claims, seat, compact);
  brg_view_set_expansions (BRG_VIEW (self->strip), expansions);
  gtk_widget_set_parent (self->strip, GTK_WIDGET (self));
  self->panels = brg_panel_box_new (claims, expansions, seat, compact);
  if (self->panels != NULL)
    gtk_widget_set_parent (self->panels, GTK_WIDGET (self));
  add_button (self);

  return GTK_WIDGET (self);
}

/**
 * brg_seat_panel_set_place:
 * @self: a panel
 * @compact: whether it stands in a narrow column
 * @enlarged: whether it is in the middle only to be looked at
 *
 * The panels of expansions are empty after a change until they get a position.
 */
void
brg_seat_panel_set_place (BrgSeatPanel *self,
                          gboolean      compact,
                          gboolean      enlarged)
{
  g_return_if_fail (BRG_IS_SEAT_PANEL (self));

  self->compact = compact;
  self->enlarged = enlarged;
  brg_seat_strip_set_compact (BRG_SEAT_STRIP (self->strip), compact);
  if (self->panels != NULL)
    brg_panel_box_set_compact (BRG_PANEL_BOX (self->panels), compact);
  if (self->name != NULL)
    update_button (self);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

/**
 * brg_seat_panel_set_position:
 * @self: a panel
 * @ruleset: the rules
 * @position: what to show
 */
void
brg_seat_panel_set_position (BrgSeatPanel      *self,
                             BrgRuleset        *ruleset,
                             const BrgPosition *position)
{
  g_return_if_fail (BRG_IS_SEAT_PANEL (self));

  if (self->name == NULL)
    {
      self->name = brg_narrator_seat (ruleset, self->seat);
      gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                      self->name, -1);
      update_button (self);
    }
  brg_duchy_view_set_position (BRG_DUCHY_VIEW (self->duchy), ruleset, position);
  brg_seat_strip_set_position (BRG_SEAT_STRIP (self->strip), ruleset, position);
  if (self->panels != NULL)
    brg_panel_box_set_position (BRG_PANEL_BOX (self->panels), ruleset, position);
}
