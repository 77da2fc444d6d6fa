/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "ui/brg-panel-box.h"

#include "ui/brg-expansion-ui.h"
#include "ui/brg-panel.h"

#define GAP 4

/* The width of a narrow column and of the middle one, for which panels are designed. */
#define COMPACT_WIDTH 320
#define WIDE_WIDTH    560

/* How much larger or smaller than designed panels become. */
#define MAX_SCALE 1.4
#define MIN_SCALE 0.5
#define STEP      0.02

/* How much smaller than they could be they become to save a line. */
#define THRIFT 0.85

/**
 * BrgPanelBox:
 *
 * The panels of a seat or of the table, in lines like words: as many in a line as it can hold, all
 * at one scale, and each line filled to its end. Those that have hidden themselves take no room, and
 * where all have, the box is hidden too.
 */
struct _BrgPanelBox
{
  GtkWidget parent_instance;

  BrgClaims *claims;
  GPtrArray *expansions;
  guint seat;
  gboolean compact;
};

G_DEFINE_FINAL_TYPE (BrgPanelBox, brg_panel_box, GTK_TYPE_WIDGET)

/*
 * Line:
 * @end: (nullable): the panel that the next line begins with
 * @n: how many panels it has
 * @width: of all of them
 * @height: of the highest
 */
typedef struct
{
  GtkWidget *end;
  guint n;
  int width;
  int height;
} Line;

/* The first panel from @panel on that is seen. */
static GtkWidget *
skip_hidden (GtkWidget *panel)
{
  while (panel != NULL && !gtk_widget_get_visible (panel))
    panel = gtk_widget_get_next_sibling (panel);

  return panel;
}

static GtkWidget *
find_first (BrgPanelBox *self)
{
  return skip_hidden (gtk_widget_get_first_child (GTK_WIDGET (self)));
}

static GtkWidget *
find_next (GtkWidget *panel)
{
  return skip_hidden (gtk_widget_get_next_sibling (panel));
}

static int
find_size (GtkWidget      *panel,
           GtkOrientation  orientation,
           double          scale)
{
  int natural;

  gtk_widget_measure (panel, orientation, -1, NULL, &natural, NULL, NULL);
  return (int) (natural * scale);
}

static Line
take_line (GtkWidget *first,
           int        width,
           double     scale)
{
  Line line = { first, 0, 0, 0 };

  for (; line.end != NULL; line.end = find_next (line.end))
    {
      int more = find_size (line.end, GTK_ORIENTATION_HORIZONTAL, scale) + (line.n > 0 ? GAP : 0);

      if (line.n > 0 && line.width + more > width)
        break;
      line.n++;
      line.width += more;
      line.height = MAX (line.height, find_size (line.end, GTK_ORIENTATION_VERTICAL, scale));
    }

  return line;
}

/* The height of all lines; @n_lines tells how many they are. */
static int
find_height (BrgPanelBox *self,
             int          width,
             double       scale,
             guint       *n_lines)
{
  GtkWidget *panel = find_first (self);
  int height = -GAP;

  *n_lines = 0;
  while (panel != NULL)
    {
      Line line = take_line (panel, width, scale);

      height += line.height + GAP;
      panel = line.end;
      ++*n_lines;
    }

  return MAX (height, 0);
}

/* Panels grow with the width of their column, but rather stay a little smaller than begin another
 * line. */
static double
find_wish (BrgPanelBox *self,
           int          width)
{
  double scale = CLAMP ((double) width / (self->compact ? COMPACT_WIDTH : WIDE_WIDTH), MIN_SCALE,
                        MAX_SCALE);
  double least = scale * THRIFT;
  guint n_least, n;

  find_height (self, width, least, &n_least);
  for (find_height (self, width, scale, &n); n > n_least;
       find_height (self, width, scale, &n))
    scale = MAX (scale - STEP, least);

  return scale;
}

static GtkSizeRequestMode
brg_panel_box_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
brg_panel_box_measure (GtkWidget      *widget,
                       GtkOrientation  orientation,
                       int             for_size,
                       int            *minimum,
                       int            *natural,
                       int            *minimum_baseline,
                       int            *natural_baseline)
{
  BrgPanelBox *self = BRG_PANEL_BOX (widget);
  int usual = self->compact ? COMPACT_WIDTH : WIDE_WIDTH;
  int width = for_size > 0 ? for_size : usual;
  guint n_lines;

  *minimum_baseline = -1;
  *natural_baseline = -1;
  if (orientation == GTK_ORIENTATION_VERTICAL)
    {
      *minimum = find_height (self, width, MIN_SCALE, &n_lines);
      *natural = MAX (*minimum, find_height (self, width, find_wish (self, width), &n_lines));
      return;
    }

  *minimum = 0;
  for (GtkWidget *panel = find_first (self); panel != NULL; panel = find_next (panel))
    *minimum = MAX (*minimum, find_size (panel, orientation, MIN_SCALE));
  *natural = MAX (*minimum, usual);
}

/* The panels of a line share what is left of its width. */
static void
allocate_line (BrgPanelBox *self,
               GtkWidget   *panel,
               const Line  *line,
               int          y,
               int          width,
               double       scale)
{
  gboolean mirrored = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  int left = width - line->width;
  int x = 0;

  for (guint i = 0; i < line->n; i++)
    {
      int more = left / (int) (line->n - i);
      int w = find_size (panel, GTK_ORIENTATION_HORIZONTAL, scale) + more;

      gtk_widget_size_allocate (panel,
                                &(GtkAllocation){ mirrored ? width - x - w : x, y, w,
                                                  line->height },
                                -1);
      x += w + GAP;
      left -= more;
      panel = find_next (panel);
    }
}

static void
brg_panel_box_size_allocate (GtkWidget *widget,
                             int        width,
                             int        height,
                             int        baseline)
{
  BrgPanelBox *self = BRG_PANEL_BOX (widget);
  GtkWidget *panel = find_first (self);
  double scale = find_wish (self, width);
  guint n_lines;
  int y = 0;

  while (scale > MIN_SCALE && find_height (self, width, scale, &n_lines) > height)
    scale = MAX (scale - STEP, MIN_SCALE);

  while (panel != NULL)
    {
      Line line = take_line (panel, width, scale);

      allocate_line (self, panel, &line, y, width, scale);
      y += line.height + GAP;
      panel = line.end;
    }
}

static void
remove_panels (BrgPanelBox *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
}

static void
brg_panel_box_dispose (GObject *object)
{
  BrgPanelBox *self = BRG_PANEL_BOX (object);

  remove_panels (self);
  g_clear_object (&self->claims);
  g_clear_pointer (&self->expansions, g_ptr_array_unref);

  G_OBJECT_CLASS (brg_panel_box_parent_class)->dispose (object);
}

static void
brg_panel_box_class_init (BrgPanelBoxClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = brg_panel_box_dispose;

  widget_class->get_request_mode = brg_panel_box_get_request_mode;
  widget_class->measure = brg_panel_box_measure;
  widget_class->size_allocate = brg_panel_box_size_allocate;

  gtk_widget_class_set_css_name (widget_class, "panels");
}

static void
brg_panel_box_init (BrgPanelBox *self)
{
}

static void
create_panels (BrgPanelBox *self)
{
  for (guint i = 0; i < self->expansions->len; i++)
    {
      GtkWidget *panel = brg_expansion_ui_create_panel (self->expansions->pdata[i], self->claims,
                                                        self->seat, self->compact);

      if (panel == NULL)
        continue;
      brg_view_set_expansions (BRG_VIEW (panel), self->expansions);
      gtk_widget_set_parent (panel, GTK_WIDGET (self));
    }
}

/**
 * brg_panel_box_new:
 * @claims: where the panels' spots are claimed
 * @expansions: (nullable) (element-type BrgExpansionUi): who has panels
 * @seat: whose panels, or %BRG_NO_SEAT for the table's
 * @compact: whether they stand in a narrow column
 *
 * Returns: (transfer floating) (nullable): the panels, or %NULL if there are none
 */
GtkWidget *
brg_panel_box_new (BrgClaims *claims,
                   GPtrArray *expansions,
                   guint      seat,
                   gboolean   compact)
{
  BrgPanelBox *self;

  if (expansions == NULL)
    return NULL;

  self = g_object_new (BRG_TYPE_PANEL_BOX, NULL);
  self->claims = g_object_ref (claims);
  self->expansions = g_ptr_array_ref (expansions);
  self->seat = seat;
  self->compact = compact;
  create_panels (self);
  if (gtk_widget_get_first_child (GTK_WIDGET (self)) != NULL)
    return GTK_WIDGET (self);

  g_object_ref_sink (self);
  g_object_unref (self);
  return NULL;
}

/**
 * brg_panel_box_set_compact:
 * @self: panels
 * @compact: whether they stand in a narrow column
 *
 * Other panels take the place of those that stood elsewhere; they are empty until they get a
 * position.
 */
void
brg_panel_box_set_compact (BrgPanelBox *self,
                           gboolean     compact)
{
  g_return_if_fail (BRG_IS_PANEL_BOX (self));

  if (self->compact == !!compact)
    return;

  self->compact = !!compact;
  remove_panels (self);
  create_panels (self);
}

/**
 * brg_panel_box_set_position:
 * @self: panels
 * @ruleset: the rules of the game
 * @position: what to show
 */
void
brg_panel_box_set_position (BrgPanelBox       *self,
                            BrgRuleset        *ruleset,
                            const BrgPosition *position)
{
  g_return_if_fail (BRG_IS_PANEL_BOX (self));

  for (GtkWidget *panel = gtk_widget_get_first_child (GTK_WIDGET (self)); panel != NULL;
       panel = gtk_widget_get_next_sibling (panel))
    brg_panel_set_position (BRG_PANEL (panel), ruleset, position);
  gtk_widget_set_visible (GTK_WIDGET (self), find_first (self) != NULL);
}
