/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "ui/brg-seat-mark.h"

#include "core/engine/brg-narrator.h"
#include "ui/brg-style.h"
#include "ui/brg-token-painter.h"

/* Where letters are larger, the style asks for more. */
#define SIZE 20

/**
 * BrgSeatMark:
 *
 * The colour and sign of a player beside words.
 */
struct _BrgSeatMark
{
  GtkWidget parent_instance;

  gboolean is_shown;
  guint player;
};

G_DEFINE_FINAL_TYPE (BrgSeatMark, brg_seat_mark, GTK_TYPE_WIDGET)

static void
brg_seat_mark_snapshot (GtkWidget   *widget,
                        GtkSnapshot *snapshot)
{
  BrgSeatMark *self = BRG_SEAT_MARK (widget);
  float width = (float) gtk_widget_get_width (widget);
  float height = (float) gtk_widget_get_height (widget);
  cairo_t *cr;

  if (!self->is_shown)
    return;

  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));
  brg_token_paint_marker (cr, brg_style_get_palette (), self->player, width / 2.0, height / 2.0,
                          MIN (width, height) - 2);
  cairo_destroy (cr);
}

static void
brg_seat_mark_measure (GtkWidget      *widget,
                       GtkOrientation  orientation,
                       int             for_size,
                       int            *minimum,
                       int            *natural,
                       int            *minimum_baseline,
                       int            *natural_baseline)
{
  *minimum = *natural = SIZE;
}

static void
brg_seat_mark_class_init (BrgSeatMarkClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = brg_seat_mark_snapshot;
  widget_class->measure = brg_seat_mark_measure;
  gtk_widget_class_set_css_name (widget_class, "seatmark");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
brg_seat_mark_init (BrgSeatMark *self)
{
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  brg_style_watch (self, G_CALLBACK (gtk_widget_queue_draw));
}

/**
 * brg_seat_mark_new:
 *
 * Returns: (transfer floating): a mark of nobody, which shows nothing
 */
GtkWidget *
brg_seat_mark_new (void)
{
  return g_object_new (BRG_TYPE_SEAT_MARK, NULL);
}

/**
 * brg_seat_mark_set_seat:
 * @self: a mark
 * @ruleset: the rules, which know the seats
 * @seat: whose mark it is; %BRG_NO_SEAT for nobody
 */
void
brg_seat_mark_set_seat (BrgSeatMark      *self,
                        const BrgRuleset *ruleset,
                        guint             seat)
{
  g_autofree char *name = NULL;

  g_return_if_fail (BRG_IS_SEAT_MARK (self));

  self->is_shown = seat != BRG_NO_SEAT;
  if (self->is_shown)
    {
      self->player = brg_palette_find_player (
          brg_setup_get_seat_option (ruleset->setup, seat, "colour"), seat);
      name = brg_narrator_seat (ruleset, seat);
    }

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  name != NULL ? name : "", -1);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
