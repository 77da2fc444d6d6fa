/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "brg-border-posts.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define RESOURCES "/io/github/burgrave/Burgrave/border-posts/"

/* ---- what it brings ---- */

#define DUCHY(number) { number, "duchy", RESOURCES number ".duchy" }

static const BrgComponent components[] = {
  DUCHY ("23"),
  DUCHY ("24"),
  DUCHY ("25"),
  DUCHY ("26"),
  DUCHY ("27"),
  DUCHY ("28"),
  DUCHY ("29"),
  DUCHY ("30"),
};

enum
{
  OPTION_LINK,
  OPTION_DUCHIES,
};

static const char * const link_values[] = { "path", "chain", NULL };
static const char * const link_titles[] = { N_("Their printed path"), N_("Any chain of tiles"),
                                            NULL };

static const char * const duchy_values[] = { "own", "all", NULL };
static const char * const duchy_titles[] = { N_("23 to 30"), N_("All"), NULL };

static const BrgOption options[] = {
  [OPTION_LINK] = { "border-links", N_("What links border posts"), link_values, link_titles, FALSE,
                    NULL },
  [OPTION_DUCHIES] = { "border-duchies", N_("Random duchies with border posts"), duchy_values,
                       duchy_titles, FALSE, NULL },
};

static const BrgRelation excludes[] = {
  { "solo", N_("The duchies of the solo game have no border posts.") },
  { "team", N_("The duchies of teams have no border posts.") },
};

static gboolean
is_chosen (const BrgRuleset *ruleset,
           guint             option,
           const char       *value)
{
  return strcmp (brg_ruleset_get_option (ruleset, options[option].name), value) == 0;
}

/* ---- the tables ---- */

static BrgBorders *
borders_new (void)
{
  /* Sets of spaces are wider than what malloc promises to align. */
  return g_aligned_alloc0 (1, sizeof (BrgBorders), 16);
}

static void
borders_free (gpointer data)
{
  BrgBorders *self = data;

  g_clear_pointer (&self->catalogue, brg_border_catalogue_free);
  g_aligned_free (self);
}

/* The posts are printed on the players' boards, so any duchy of the common shape has them. */
static BrgBits
find_places (BrgBorders           *self,
             const BrgDuchyTables *tables)
{
  BrgBits boards = 0;

  for (guint i = 0; i < tables->n_boards; i++)
    {
      BrgBorderMap map;

      if (!brg_border_map_init (&map, self->catalogue, tables->boards[i])
          || (boards != 0 && memcmp (&map, &self->map, sizeof map) != 0))
        continue;
      self->map = map;
      boards |= BRG_BIT (i);
    }

  return boards;
}

static gboolean
lay_tables (BrgRuleset  *ruleset,
            gpointer    *tables,
            GError     **error)
{
  BrgBorders *self = borders_new ();

  *tables = self;
  self->any_chain = is_chosen (ruleset, OPTION_LINK, "chain");
  self->catalogue = brg_border_catalogue_load (error);
  if (self->catalogue == NULL
      || !brg_duchy_tables_limit_boards (ruleset, find_places (self, brg_duchy_tables (ruleset)),
                                         _("border posts need rows of 4, 5, 6, 7, 6, 5 and 4 "
                                           "spaces"), error))
    return FALSE;

  if (is_chosen (ruleset, OPTION_DUCHIES, "own"))
    brg_duchy_tables_prefer_random (ruleset,
                                    brg_duchy_tables_boards_of (ruleset,
                                                                &brg_border_posts_module));
  return TRUE;
}

/* ---- names ---- */

static guint
count_paths (const BrgRuleset *ruleset G_GNUC_UNUSED)
{
  return BRG_N_PATHS;
}

static const BrgBorderPath *
get_path (const BrgRuleset *ruleset,
          guint             index)
{
  const BrgBorders *borders = brg_border_posts_place (ruleset)->tables;

  return &borders->catalogue->paths[index];
}

static gboolean
name_path (const BrgRuleset *ruleset,
           guint             index,
           char              name[BRG_NAME_SIZE])
{
  const BrgBorderPath *path;

  if (index >= BRG_N_PATHS)
    return FALSE;

  path = get_path (ruleset, index);
  g_snprintf (name, BRG_NAME_SIZE, "%u-%u", path->posts[0] + 1u, path->posts[1] + 1u);
  return TRUE;
}

static char *
label_path (const BrgRuleset *ruleset,
            guint             index)
{
  return brg_border_path_describe (get_path (ruleset, index));
}

static guint
count_tiles (const BrgRuleset *ruleset G_GNUC_UNUSED)
{
  return BRG_N_BORDER_TILES;
}

static gboolean
name_tile (const BrgRuleset *ruleset G_GNUC_UNUSED,
           guint             index,
           char              name[BRG_NAME_SIZE])
{
  static const char * const names[BRG_N_BORDER_TILES] = { "first", "second" };

  if (index >= BRG_N_BORDER_TILES)
    return FALSE;

  g_strlcpy (name, names[index], BRG_NAME_SIZE);
  return TRUE;
}

static char *
label_tile (const BrgRuleset *ruleset G_GNUC_UNUSED,
            guint             index)
{
  return g_strdup (index == 0 ? _("First bonus tile of the border posts")
                              : _("Second bonus tile of the border posts"));
}

/* ---- the slice ---- */

static gsize
slice_size (const BrgRuleset *ruleset)
{
  return ruleset->n_seats * sizeof (BrgBorderSeat);
}

static void
describe (const BrgRuleset *ruleset,
          gsize             offset,
          BrgSchema        *schema)
{
  BrgField field = {
    .name = "border-tile",
    .offset = offset + G_STRUCT_OFFSET (BrgBorderSeat, tile),
    .size = 1,
    .count = 1,
    .owner = BRG_FIELD_OF_SEAT,
    .n_owners = ruleset->n_seats,
    .owner_stride = sizeof (BrgBorderSeat),
    .maximum = BRG_N_BORDER_TILES,
  };

  brg_schema_add (schema, &field);

  field.name = "border-linked";
  field.offset = offset + G_STRUCT_OFFSET (BrgBorderSeat, links);
  field.maximum = (1 << BRG_N_PATHS) - 1;
  field.flags = BRG_FIELD_DERIVED;
  brg_schema_add (schema, &field);
}

/* ---- the rows ---- */

static const BrgSubjectKind subject_kinds[] = {
  [BORDER_SUBJECT_POSTS] = { .name = "border-posts", .label = N_("{index}"), .count = count_paths,
                             .name_index = name_path, .label_index = label_path },
  [BORDER_SUBJECT_TILE] = { .name = "border-tile", .label = N_("{index}"), .count = count_tiles,
                            .name_index = name_tile, .label_index = label_tile },
};

static const BrgEventKind event_kinds[] = {
  [BORDER_EVENT_LINKED] = { "posts-linked", N_("{seat} links border posts {border-posts}."),
                            .brief = { BRG_BRIEF_CLAUSE, N_("links two border posts") } },
  [BORDER_EVENT_JOINED] = { "posts-joined", N_("{seat} links all three border posts."),
                            .brief = { BRG_BRIEF_CLAUSE, N_("links all three border posts") } },
  [BORDER_EVENT_TILE] = { "border-tile", N_("{seat} wins a bonus tile of the border posts.") },
};

static const BrgCause causes[] = {
  [BORDER_CAUSE_LINK] = { "border-link", N_("linked border posts"), "border-post", .term = "" },
  [BORDER_CAUSE_TILE] = { "border-tile", N_("bonus tile of the border posts"), "bonus-tile",
                          .term = "" },
};

static const BrgReact reacts[] = { { "tile-placed", brg_border_placed } };

static const BrgQueryHook query_hooks[] = {
  { "count", BRG_QUERY_ADD, brg_border_count, NULL, NULL },
};

const BrgModule brg_border_posts_module = {
  .abi = BRG_MODULE_ABI,
  .id = "border-posts",
  .version = "1",
  .name = N_("Border posts"),
  .description = N_("Three posts to link at the edge of each duchy, and duchies 23 to 30"),
  .variant = "duchy",
  .min_seats = 2,
  .max_seats = 4,
  .options = BRG_ROWS (options),
  .components = BRG_ROWS (components),
  .excludes = BRG_ROWS (excludes),
  .subject_kinds = BRG_ROWS (subject_kinds),
  .event_kinds = BRG_ROWS (event_kinds),
  .causes = BRG_ROWS (causes),
  .reacts = BRG_ROWS (reacts),
  .query_hooks = BRG_ROWS (query_hooks),
  .slice_size = slice_size,
  .describe = describe,
  .derive = brg_border_derive,
  .lay_tables = lay_tables,
  .free_tables = borders_free,
};
