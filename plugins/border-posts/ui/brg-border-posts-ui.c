/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>

#include "brg-border-painter.h"
#include "brg-border-panel.h"
#include "core/duchy/brg-duchy-rows.h"
#include "core/duchy/brg-duchy-state.h"
#include "core/engine/brg-schema.h"
#include "plugins/brg-plugin.h"

/* What the plugin hands to the window: posts and paths on the duchies, what is said of their
 * spaces, and the bonus tiles. */

/* Of the width of a hex. */
#define POST_SIZE 0.50

struct _BrgBorderPostsUi
{
  GObject parent_instance;

  BrgBorderCatalogue *catalogue;
};

#define BRG_TYPE_BORDER_POSTS_UI (brg_border_posts_ui_get_type ())
G_DECLARE_FINAL_TYPE (BrgBorderPostsUi, brg_border_posts_ui, BRG, BORDER_POSTS_UI, GObject)

/* ---- what holds ---- */

static gboolean
has_paths (const BrgRuleset *ruleset)
{
  return g_str_equal (brg_ruleset_get_option (ruleset, "border-links"), "path");
}

/* The other half told the schema what is linked; its code cannot be called from here. */
static guint
get_links (const BrgRuleset  *ruleset,
           const BrgPosition *position,
           guint              seat)
{
  const BrgField *field = brg_schema_find (ruleset->schema, "border-linked");

  return (guint) brg_field_get (field, position, seat, 0);
}

static gboolean
is_linked (const BrgBorderCatalogue *catalogue,
           guint                     links,
           guint                     post)
{
  for (guint i = 0; i < BRG_N_PATHS; i++)
    if ((links & (1u << i)) != 0
        && (catalogue->paths[i].posts[0] == post || catalogue->paths[i].posts[1] == post))
      return TRUE;

  return FALSE;
}

/* ---- on the duchies ---- */

static void
paint_paths (BrgBorderPostsUi    *self,
             cairo_t             *cr,
             const BrgPalette    *palette,
             const BrgDuchySheet *sheet,
             guint                links)
{
  for (guint i = 0; i < BRG_N_PATHS; i++)
    if ((links & (1u << i)) != 0)
      brg_border_paint_bridges (cr, palette, self->catalogue, sheet, i);
    else
      brg_border_paint_trail (cr, palette, self->catalogue, sheet, i);
}

/* All of it may change with any tile, and lies over the tiles. */
static void
paint_marks (BrgExpansionUi      *expansion,
             cairo_t             *cr,
             const BrgPalette    *palette,
             BrgViewLayer         layer,
             const BrgDuchySheet *sheet)
{
  BrgBorderPostsUi *self = BRG_BORDER_POSTS_UI (expansion);
  guint links;

  if (layer != BRG_VIEW_PIECES || self->catalogue == NULL)
    return;

  links = get_links (sheet->ruleset, sheet->position, sheet->seat);
  if (has_paths (sheet->ruleset))
    paint_paths (self, cr, palette, sheet, links);

  for (guint post = 0; post < BRG_N_POSTS; post++)
    {
      double x, y;

      if (brg_border_place_post (self->catalogue, sheet, post, &x, &y))
        brg_border_paint_post (cr, palette, post + 1, is_linked (self->catalogue, links, post),
                               x, y, sheet->grid.width * POST_SIZE);
    }
}

/* ---- what is said ---- */

static gboolean
is_among (const BrgSpace       *space,
          const BrgBorderPlace *places,
          guint                 n)
{
  for (guint i = 0; i < n; i++)
    if (places[i].row == space->row && places[i].column == space->column)
      return TRUE;

  return FALSE;
}

/* The post that touches a space, or BRG_N_POSTS. */
static guint
find_post (const BrgBorderCatalogue *catalogue,
           const BrgSpace           *space)
{
  guint post = 0;

  while (post < BRG_N_POSTS && !is_among (space, catalogue->posts[post].places, BRG_POST_SPACES))
    post++;

  return post;
}

/* The path that a space belongs to, or BRG_N_PATHS. */
static guint
find_path (const BrgBorderCatalogue *catalogue,
           const BrgSpace           *space)
{
  guint path = 0;

  while (path < BRG_N_PATHS && !is_among (space, catalogue->paths[path].places, BRG_PATH_SPACES))
    path++;

  return path;
}

static char *
describe_post (guint    post,
               gboolean linked)
{
  return g_strdup_printf (linked ? _("Beside border post %u, which is linked")
                                 : _("Beside border post %u"), post + 1);
}

static char *
describe_end (const BrgBorderPath *path,
              guint                post,
              gboolean             linked)
{
  guint other = path->posts[path->posts[0] == post ? 1 : 0];

  return g_strdup_printf (linked ? _("Beside border post %u, which is linked with post %u")
                                 : _("Beside border post %u, on the path to post %u"),
                          post + 1, other + 1);
}

static char *
describe_path (const BrgBorderPath *path,
               gboolean             linked)
{
  g_autofree char *posts = brg_border_path_describe (path);

  /* Translators: %s is "1 and 2" */
  return g_strdup_printf (linked ? _("On the path between border posts %s, which are linked")
                                 : _("On the path between border posts %s"),
                          posts);
}

static char *
describe (BrgExpansionUi    *expansion,
          const BrgRuleset  *ruleset,
          const BrgPosition *position,
          BrgSubject         subject)
{
  const BrgBorderCatalogue *catalogue = BRG_BORDER_POSTS_UI (expansion)->catalogue;
  const BrgDuchyTables *tables;
  const BrgSpace *space;
  guint post, path, links;

  if (subject.kind != BRG_SUBJECT_SPACE || catalogue == NULL)
    return NULL;

  tables = brg_duchy_tables (ruleset);
  space = &brg_board_of (tables, brg_duchy_of (tables, position, subject.owner))
             ->spaces[subject.index];
  post = find_post (catalogue, space);
  path = has_paths (ruleset) ? find_path (catalogue, space) : BRG_N_PATHS;
  if (post == BRG_N_POSTS && path == BRG_N_PATHS)
    return NULL;

  links = get_links (ruleset, position, subject.owner);
  if (path == BRG_N_PATHS)
    return describe_post (post, is_linked (catalogue, links, post));
  if (post == BRG_N_POSTS)
    return describe_path (&catalogue->paths[path], (links & (1u << path)) != 0);

  return describe_end (&catalogue->paths[path], post, (links & (1u << path)) != 0);
}

/* ---- the plugin ---- */

static GtkWidget *
create_panel (BrgExpansionUi *expansion G_GNUC_UNUSED,
              BrgClaims      *claims,
              guint           seat,
              gboolean        compact G_GNUC_UNUSED)
{
  return seat == BRG_NO_SEAT ? brg_border_panel_new (claims) : NULL;
}

static void
expansion_init (BrgExpansionUiInterface *iface)
{
  iface->paint_marks = paint_marks;
  iface->create_panel = create_panel;
  iface->describe = describe;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (BrgBorderPostsUi, brg_border_posts_ui, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (BRG_TYPE_EXPANSION_UI, expansion_init))

static void
brg_border_posts_ui_finalize (GObject *object)
{
  BrgBorderPostsUi *self = BRG_BORDER_POSTS_UI (object);

  g_clear_pointer (&self->catalogue, brg_border_catalogue_free);

  G_OBJECT_CLASS (brg_border_posts_ui_parent_class)->finalize (object);
}

static void
brg_border_posts_ui_class_init (BrgBorderPostsUiClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = brg_border_posts_ui_finalize;
}

static void
brg_border_posts_ui_init (BrgBorderPostsUi *self)
{
  /* It was read without an error when the rules were made. */
  self->catalogue = brg_border_catalogue_load (NULL);
}

BRG_PLUGIN (BRG_TYPE_EXPANSION_UI, BRG_TYPE_BORDER_POSTS_UI)
