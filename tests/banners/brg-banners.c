/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tests/banners/brg-banners.h"

#include "core/duchy/brg-duchy-variant.h"

enum
{
  SUBJECT_BANNER,
  SUBJECT_WISH,
};

enum
{
  VERB_RAISE,
  VERB_WISH,
};

enum
{
  REASON_RAISED,
  REASON_WISHED,
};

BrgBanners *
brg_banners_of (const BrgRuleset  *ruleset,
                const BrgPosition *position,
                guint              seat)
{
  const BrgPlace *place = brg_ruleset_find_place (ruleset, &brg_banners_module);

  return (BrgBanners *) brg_position_slice (position, place->slice) + seat;
}

BrgSubject
brg_banners_subject (const BrgRuleset *ruleset,
                     guint             seat,
                     guint             banner)
{
  const BrgPlace *place = brg_ruleset_find_place (ruleset, &brg_banners_module);

  return BRG_SUBJECT (place->subject_kinds + SUBJECT_BANNER, seat, banner);
}

BrgSubject
brg_banners_wish (const BrgRuleset *ruleset,
                  guint             kind)
{
  const BrgPlace *place = brg_ruleset_find_place (ruleset, &brg_banners_module);

  return BRG_SUBJECT (place->subject_kinds + SUBJECT_WISH, 0, kind);
}

/* ---- the slice ---- */

static gsize
slice_size (const BrgRuleset *ruleset)
{
  return ruleset->n_seats * sizeof (BrgBanners);
}

static void
describe (const BrgRuleset *ruleset,
          gsize             offset,
          BrgSchema        *schema)
{
  BrgField field = { .name = "banners-raised", .offset = offset, .size = 1, .count = 1,
                     .owner = BRG_FIELD_OF_SEAT, .n_owners = ruleset->n_seats,
                     .owner_stride = sizeof (BrgBanners), .maximum = 7 };

  brg_schema_add (schema, &field);
  field.name = "wish";
  field.offset += G_STRUCT_OFFSET (BrgBanners, wish);
  field.maximum = BRG_MAX_KINDS - 1;
  brg_schema_add (schema, &field);
}

/* ---- moves ---- */

static void
contribute (const BrgRuleset  *ruleset,
            const BrgPosition *position,
            guint              seat,
            gconstpointer      source,
            BrgMoves          *moves)
{
  const BrgDuchyTables *tables = brg_duchy_tables (ruleset);
  const BrgPlace *place = brg_ruleset_find_place (ruleset, &brg_banners_module);
  const BrgBanners *banners = brg_banners_of (ruleset, position, seat);
  BrgMove move = { .verb = place->verbs + VERB_RAISE, .seat = (guint8) seat, .n_subjects = 1 };

  for (guint i = 0; i < BRG_N_BANNERS; i++)
    if ((banners->raised >> i & 1) == 0)
      {
        move.subjects[0] = brg_banners_subject (ruleset, seat, i);
        brg_moves_add (moves, &move);
      }

  move.verb = place->verbs + VERB_WISH;
  for (guint kind = 1; kind < tables->tiles.n_kinds && banners->wish == 0; kind++)
    if (tables->tiles.kinds[kind].building != 0)
      {
        move.subjects[0] = brg_banners_wish (ruleset, kind);
        brg_moves_add (moves, &move);
      }
}

static void
raise_banner (BrgPlay       *play,
              const BrgMove *move,
              guint          cause)
{
  brg_banners_of (play->ruleset, play->position, move->seat)->raised
      |= (guint8) (1u << move->subjects[0].index);
}

static void
why_not_raise (const BrgRuleset  *ruleset,
               const BrgPosition *position,
               gconstpointer      source,
               const BrgMove     *move,
               BrgRefusal        *refusal)
{
  const BrgPlace *place = brg_ruleset_find_place (ruleset, &brg_banners_module);

  refusal->subject = move->subjects[0];
  if (move->subjects[0].owner != move->seat)
    refusal->reason = BRG_REASON_NOT_YOURS;
  else if (brg_banners_of (ruleset, position, move->seat)->raised >> move->subjects[0].index & 1)
    refusal->reason = place->reasons + REASON_RAISED;
}

static void
make_wish (BrgPlay       *play,
           const BrgMove *move,
           guint          cause)
{
  brg_banners_of (play->ruleset, play->position, move->seat)->wish
      = (guint8) move->subjects[0].index;
}

static void
why_not_wish (const BrgRuleset  *ruleset,
              const BrgPosition *position,
              gconstpointer      source,
              const BrgMove     *move,
              BrgRefusal        *refusal)
{
  if (brg_banners_of (ruleset, position, move->seat)->wish != 0)
    refusal->reason
        = brg_ruleset_find_place (ruleset, &brg_banners_module)->reasons + REASON_WISHED;
}

/* ---- rows ---- */

static guint
count_banners (const BrgRuleset *ruleset)
{
  return BRG_N_BANNERS;
}

static gboolean
name_banner (const BrgRuleset *ruleset,
             guint             index,
             char              name[BRG_NAME_SIZE])
{
  g_snprintf (name, BRG_NAME_SIZE, "%u", index + 1);
  return index < BRG_N_BANNERS;
}

static guint
count_wishes (const BrgRuleset *ruleset)
{
  return brg_duchy_tables (ruleset)->tiles.n_kinds;
}

static gboolean
name_wish (const BrgRuleset *ruleset,
           guint             index,
           char              name[BRG_NAME_SIZE])
{
  const BrgTileCatalogue *tiles = &brg_duchy_tables (ruleset)->tiles;

  if (index >= tiles->n_kinds || tiles->kinds[index].building == 0)
    return FALSE;

  g_strlcpy (name, tiles->kinds[index].name, BRG_NAME_SIZE);
  return TRUE;
}

static char *
help_wish (const BrgRuleset *ruleset,
           guint             index)
{
  return g_strdup (brg_duchy_tables (ruleset)->tiles.kinds[index].help);
}

static const BrgSubjectKind subject_kinds[] = {
  [SUBJECT_BANNER] = { .name = "banner", .label = "banner {index}", .owner_is_seat = TRUE,
                       .count = count_banners, .name_index = name_banner },
  [SUBJECT_WISH] = { .name = "wish", .label = "{index}", .count = count_wishes,
                     .name_index = name_wish, .help_index = help_wish },
};

static const BrgVerb verbs[] = {
  [VERB_RAISE] = { "raise", "Raise {banner}", { "banner" }, raise_banner, why_not_raise,
                   .anytime = TRUE },
  [VERB_WISH] = { "wish", "Wish for {wish}", { "wish" }, make_wish, why_not_wish,
                  .anytime = TRUE },
};

static const BrgReason reasons[] = {
  [REASON_RAISED] = { "raised", "It flies already." },
  [REASON_WISHED] = { "wished", "You have had your wish." },
};

static const BrgContribution contributions[] = { { "anytime", contribute } };

const BrgModule brg_banners_module = {
  .abi = BRG_MODULE_ABI,
  .id = "banners",
  .version = "1",
  .name = "Banners",
  .description = "Banners to raise over the castles",
  .variant = "duchy",
  .min_seats = 2,
  .max_seats = 4,
  .subject_kinds = BRG_ROWS (subject_kinds),
  .verbs = BRG_ROWS (verbs),
  .reasons = BRG_ROWS (reasons),
  .contributions = BRG_ROWS (contributions),
  .slice_size = slice_size,
  .describe = describe,
};

BrgRuleset *
brg_banners_new_ruleset (guint    n_seats,
                         gboolean with_banners)
{
  g_autoptr (BrgCatalogue) catalogue = brg_catalogue_new ();
  g_autoptr (BrgSetup) setup = brg_setup_new ("duchy", n_seats);
  g_autoptr (GError) error = NULL;
  BrgRuleset *ruleset;

  brg_catalogue_add_variant (catalogue, &brg_duchy_variant);
  brg_catalogue_add_module (catalogue, &brg_banners_module);
  if (with_banners)
    brg_setup_add_module (setup, "banners");
  ruleset = brg_ruleset_new (catalogue, setup, &error);
  g_assert_no_error (error);

  return ruleset;
}
