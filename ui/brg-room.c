/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "ui/brg-room.h"

/* The size that letters are meant for, and by how much the room must be larger for each step that
 * they grow; style.css says how large they become. */
#define USUAL_WIDTH  1280.0
#define USUAL_HEIGHT 740.0

static const struct
{
  double growth;
  const char *style;
} sizes[] = {
  { 1.2, "roomy-1" },
  { 1.55, "roomy-2" },
  { 1.9, "roomy-3" },
  { 2.3, "roomy-4" },
  { 2.7, "roomy-5" },
};

/**
 * BrgRoom:
 *
 * Shows its child where there is room for it, with letters that grow with the room. Where there is
 * too little room it shows a notice instead; the child is as it was when it comes back.
 */
struct _BrgRoom
{
  GtkWidget parent_instance;

  GtkWidget *child;
  GtkWidget *notice;
  /* What had the keys before the child went out of sight. */
  GtkWidget *focus;
  gboolean cramped;
  const char *style;
};

G_DEFINE_FINAL_TYPE (BrgRoom, brg_room, GTK_TYPE_WIDGET)

enum
{
  PROP_CHILD = 1,
  PROP_NOTICE,
  PROP_CRAMPED,
  N_PROPERTIES
};

static GParamSpec *properties[N_PROPERTIES];

/* ---- size ---- */

static gboolean
is_seen (GtkWidget *widget)
{
  return widget != NULL && gtk_widget_get_visible (widget);
}

static int
measure (GtkWidget      *widget,
         GtkOrientation  orientation,
         int             for_size)
{
  int minimum;

  gtk_widget_measure (widget, orientation, for_size, &minimum, NULL, NULL, NULL);
  return minimum;
}

/* It asks for no more room than its notice, or a window could not become too small. */
static void
brg_room_measure (GtkWidget      *widget,
                  GtkOrientation  orientation,
                  int             for_size,
                  int            *minimum,
                  int            *natural,
                  int            *minimum_baseline,
                  int            *natural_baseline)
{
  BrgRoom *self = BRG_ROOM (widget);

  if (is_seen (self->notice))
    *minimum = measure (self->notice, orientation, -1);
  if (is_seen (self->child))
    gtk_widget_measure (self->child, orientation, -1, NULL, natural, NULL, NULL);
  *natural = MAX (*minimum, *natural);
}

static gboolean
has_room (BrgRoom *self,
          int      width,
          int      height)
{
  if (!is_seen (self->child))
    return TRUE;

  return measure (self->child, GTK_ORIENTATION_HORIZONTAL, -1) <= width
         && measure (self->child, GTK_ORIENTATION_VERTICAL, width) <= height;
}

static void
keep_focus (BrgRoom *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (focus != NULL && gtk_widget_is_ancestor (focus, self->child))
    g_set_weak_pointer (&self->focus, focus);
}

static void
give_focus_back (BrgRoom *self)
{
  if (self->focus != NULL && gtk_widget_get_mapped (self->focus))
    gtk_widget_grab_focus (self->focus);
  g_clear_weak_pointer (&self->focus);
}

static void
set_cramped (BrgRoom  *self,
             gboolean  cramped)
{
  if (self->cramped == cramped)
    return;

  if (cramped)
    keep_focus (self);
  self->cramped = cramped;
  if (self->child != NULL)
    gtk_widget_set_child_visible (self->child, !cramped);
  if (self->notice != NULL)
    gtk_widget_set_child_visible (self->notice, cramped);
  if (!cramped)
    give_focus_back (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_CRAMPED]);
}

static void
set_style (BrgRoom *self,
           double   growth)
{
  const char *style = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    if (growth >= sizes[i].growth)
      style = sizes[i].style;
  if (self->style == style)
    return;

  if (self->style != NULL)
    gtk_widget_remove_css_class (GTK_WIDGET (self), self->style);
  self->style = style;
  if (style != NULL)
    gtk_widget_add_css_class (GTK_WIDGET (self), style);
}

static void
brg_room_size_allocate (GtkWidget *widget,
                        int        width,
                        int        height,
                        int        baseline)
{
  BrgRoom *self = BRG_ROOM (widget);
  GtkWidget *shown;

  set_style (self, MIN (width / USUAL_WIDTH, height / USUAL_HEIGHT));
  set_cramped (self, !has_room (self, width, height));
  shown = self->cramped ? self->notice : self->child;
  if (is_seen (shown))
    gtk_widget_size_allocate (shown, &(GtkAllocation){ 0, 0, width, height }, baseline);
}

/* ---- the object ---- */

static void
brg_room_get_property (GObject    *object,
                       guint       id,
                       GValue     *value,
                       GParamSpec *pspec)
{
  BrgRoom *self = BRG_ROOM (object);

  switch (id)
    {
    case PROP_CHILD:
      g_value_set_object (value, self->child);
      break;
    case PROP_NOTICE:
      g_value_set_object (value, self->notice);
      break;
    case PROP_CRAMPED:
      g_value_set_boolean (value, self->cramped);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
brg_room_set_property (GObject      *object,
                       guint         id,
                       const GValue *value,
                       GParamSpec   *pspec)
{
  switch (id)
    {
    case PROP_CHILD:
      brg_room_set_child (BRG_ROOM (object), g_value_get_object (value));
      break;
    case PROP_NOTICE:
      brg_room_set_notice (BRG_ROOM (object), g_value_get_object (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
brg_room_dispose (GObject *object)
{
  BrgRoom *self = BRG_ROOM (object);

  g_clear_weak_pointer (&self->focus);
  g_clear_pointer (&self->child, gtk_widget_unparent);
  g_clear_pointer (&self->notice, gtk_widget_unparent);

  G_OBJECT_CLASS (brg_room_parent_class)->dispose (object);
}

static void
brg_room_class_init (BrgRoomClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GParamFlags given = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS;

  object_class->get_property = brg_room_get_property;
  object_class->set_property = brg_room_set_property;
  object_class->dispose = brg_room_dispose;

  widget_class->measure = brg_room_measure;
  widget_class->size_allocate = brg_room_size_allocate;

  properties[PROP_CHILD] = g_param_spec_object ("child", NULL, NULL, GTK_TYPE_WIDGET, given);
  /* What stands there as long as the child has too little room. */
  properties[PROP_NOTICE] = g_param_spec_object ("notice", NULL, NULL, GTK_TYPE_WIDGET, given);
  properties[PROP_CRAMPED]
      = g_param_spec_boolean ("cramped", NULL, NULL, FALSE,
                              G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPERTIES, properties);

  gtk_widget_class_set_css_name (widget_class, "room");
}

static void
brg_room_init (BrgRoom *self)
{
}

/**
 * brg_room_new:
 *
 * Returns: (transfer floating): a room with nothing in it
 */
GtkWidget *
brg_room_new (void)
{
  return g_object_new (BRG_TYPE_ROOM, NULL);
}

static void
put (BrgRoom    *self,
     GtkWidget **place,
     GtkWidget  *widget,
     gboolean    seen)
{
  g_clear_pointer (place, gtk_widget_unparent);
  if (widget == NULL)
    return;

  *place = widget;
  gtk_widget_set_parent (widget, GTK_WIDGET (self));
  gtk_widget_set_child_visible (widget, seen);
}

/**
 * brg_room_set_child:
 * @self: a room
 * @child: (nullable): what needs room
 */
void
brg_room_set_child (BrgRoom   *self,
                    GtkWidget *child)
{
  g_return_if_fail (BRG_IS_ROOM (self));

  put (self, &self->child, child, !self->cramped);
}

/**
 * brg_room_set_notice:
 * @self: a room
 * @notice: (nullable): what stands there as long as the child has too little room
 */
void
brg_room_set_notice (BrgRoom   *self,
                     GtkWidget *notice)
{
  g_return_if_fail (BRG_IS_ROOM (self));

  put (self, &self->notice, notice, self->cramped);
}

/**
 * brg_room_get_cramped:
 * @self: a room
 *
 * Returns: whether the notice stands there instead of the child
 */
gboolean
brg_room_get_cramped (BrgRoom *self)
{
  g_return_val_if_fail (BRG_IS_ROOM (self), FALSE);

  return self->cramped;
}
