/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "ui/brg-style.h"

#include <adwaita.h>

/**
 * BrgStyle:
 *
 * How things look now: what the desktop wants, which is a dark room and high contrast, and what the
 * person wants, which is safe colours and patterns. There is one for the whole program.
 */
struct _BrgStyle
{
  GObject parent_instance;

  BrgPaletteFlags wanted;
};

G_DEFINE_FINAL_TYPE (BrgStyle, brg_style, G_TYPE_OBJECT)

enum
{
  PROP_SAFE_COLOURS = 1,
  PROP_PATTERNS,
  N_PROPERTIES
};

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPERTIES];
static guint signals[N_SIGNALS];

/* What each property asks for. */
static const BrgPaletteFlags flags[N_PROPERTIES] = {
  [PROP_SAFE_COLOURS] = BRG_PALETTE_SAFE_COLOURS,
  [PROP_PATTERNS] = BRG_PALETTE_PATTERNS,
};

static void
changed_cb (BrgStyle *self)
{
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
brg_style_get_property (GObject    *object,
                        guint       id,
                        GValue     *value,
                        GParamSpec *pspec)
{
  BrgStyle *self = BRG_STYLE (object);

  if (id < N_PROPERTIES)
    g_value_set_boolean (value, (self->wanted & flags[id]) != 0);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
brg_style_set_property (GObject      *object,
                        guint         id,
                        const GValue *value,
                        GParamSpec   *pspec)
{
  BrgStyle *self = BRG_STYLE (object);
  BrgPaletteFlags before = self->wanted;

  if (id >= N_PROPERTIES)
    {
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
      return;
    }

  if (g_value_get_boolean (value))
    self->wanted |= flags[id];
  else
    self->wanted &= ~flags[id];
  if (self->wanted == before)
    return;

  g_object_notify_by_pspec (object, pspec);
  changed_cb (self);
}

static void
brg_style_class_init (BrgStyleClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags how = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->get_property = brg_style_get_property;
  object_class->set_property = brg_style_set_property;

  /* Whether colours are told apart by eyes that tell few hues apart. */
  properties[PROP_SAFE_COLOURS] = g_param_spec_boolean ("safe-colours", NULL, NULL, FALSE, how);
  /* Whether patterns are strong enough to do without colours. */
  properties[PROP_PATTERNS] = g_param_spec_boolean ("patterns", NULL, NULL, FALSE, how);
  g_object_class_install_properties (object_class, N_PROPERTIES, properties);

  signals[SIGNAL_CHANGED] = g_signal_new ("changed", BRG_TYPE_STYLE, G_SIGNAL_RUN_LAST, 0, NULL,
                                          NULL, NULL, G_TYPE_NONE, 0);
}

static void
brg_style_init (BrgStyle *self)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();

  g_signal_connect_object (manager, "notify::dark", G_CALLBACK (changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (manager, "notify::high-contrast", G_CALLBACK (changed_cb), self,
                           G_CONNECT_SWAPPED);
}

/**
 * brg_style_get_default:
 *
 * Returns: (transfer none): the style of the program
 */
BrgStyle *
brg_style_get_default (void)
{
  static BrgStyle *style;

  if (style == NULL)
    style = g_object_new (BRG_TYPE_STYLE, NULL);

  return style;
}

/**
 * brg_style_get_palette:
 *
 * Returns: (transfer none): how things look now, without expansions
 */
const BrgPalette *
brg_style_get_palette (void)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();
  BrgPaletteFlags wanted = brg_style_get_default ()->wanted;

  if (adw_style_manager_get_dark (manager))
    wanted |= BRG_PALETTE_DARK;
  if (adw_style_manager_get_high_contrast (manager))
    wanted |= BRG_PALETTE_HIGH_CONTRAST;

  return brg_palette_get (wanted);
}

/**
 * brg_style_watch:
 * @object: a #GObject that shows something painted
 * @changed: what it does when things look otherwise; its first argument is @object
 *
 * Has @object told as long as it lives.
 */
void
brg_style_watch (gpointer  object,
                 GCallback changed)
{
  g_signal_connect_object (brg_style_get_default (), "changed", changed, object,
                           G_CONNECT_SWAPPED);
}
