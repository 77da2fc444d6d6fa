/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "brg-tile-catalogue.h"

#include <gio/gio.h>
#include <glib/gi18n-lib.h>
#include <string.h>

#include "core/engine/brg-error.h"

static const char * const power_names[BRG_N_POWERS] = {
  [BRG_POWER_REPEAT_BUILDINGS] = "repeat-buildings",
  [BRG_POWER_MINE_WORKERS] = "mine-workers",
  [BRG_POWER_SALE_SILVER] = "sale-silver",
  [BRG_POWER_SALE_WORKER] = "sale-worker",
  [BRG_POWER_SECOND_DEPOT] = "second-depot",
  [BRG_POWER_BUY_BUILDING] = "buy-building",
  [BRG_POWER_LIVESTOCK_POINTS] = "livestock-points",
  [BRG_POWER_DOUBLE_STEP] = "double-step",
  [BRG_POWER_WORKERS_SILVER] = "workers-silver",
  [BRG_POWER_FOUR_WORKERS] = "four-workers",
};

static const char * const per_names[] = {
  [BRG_SCORE_PER_TILE] = "tile",
  [BRG_SCORE_PER_SOLD_KINDS] = "sold-kinds",
  [BRG_SCORE_PER_SOLD_GOODS] = "sold-goods",
  [BRG_SCORE_PER_ANIMAL_KINDS] = "animal-kinds",
  [BRG_SCORE_PER_BONUS_TILES] = "bonus-tiles",
};

static guint
find_name (const char * const *names,
           guint               n,
           const char         *name)
{
  for (guint i = 0; i < n; i++)
    if (g_strcmp0 (names[i], name) == 0)
      return i;

  return 0;
}

/**
 * brg_tile_catalogue_find:
 * @self: a catalogue
 * @name: a kind's stable name
 *
 * Returns: the kind, or 0
 */
guint
brg_tile_catalogue_find (const BrgTileCatalogue *self,
                         const char             *name)
{
  for (guint i = 1; i < self->n_kinds; i++)
    if (strcmp (self->kinds[i].name, name) == 0)
      return i;

  return 0;
}

/**
 * brg_tile_catalogue_find_class:
 * @self: a catalogue
 * @name: a class's stable name
 *
 * Returns: the class, or -1
 */
gint
brg_tile_catalogue_find_class (const BrgTileCatalogue *self,
                               const char             *name)
{
  for (guint i = 0; i < self->n_classes; i++)
    if (strcmp (self->classes[i].name, name) == 0)
      return (gint) i;

  return strcmp (self->classes[BRG_CLASS_WILD].name, name) == 0 ? BRG_CLASS_WILD : -1;
}

/**
 * brg_tile_catalogue_find_effect:
 * @self: a catalogue
 * @name: an effect's stable name
 *
 * Returns: row of @effects, or 0
 */
guint
brg_tile_catalogue_find_effect (const BrgTileCatalogue *self,
                                const char             *name)
{
  for (guint i = 1; i < self->n_effects; i++)
    if (strcmp (self->effects[i]->name, name) == 0)
      return i;

  return 0;
}

/**
 * brg_tile_catalogue_find_power:
 * @self: a catalogue
 * @name: a lasting power's stable name
 *
 * Returns: its bit of a duchy's powers, or 0
 */
guint
brg_tile_catalogue_find_power (const BrgTileCatalogue *self,
                               const char             *name)
{
  return find_name (self->powers, self->n_powers, name);
}

/**
 * brg_tile_catalogue_find_giver:
 * @self: a catalogue
 * @power: a bit of a duchy's powers
 *
 * Returns: the kind of tiles that gives it, or 0
 */
guint
brg_tile_catalogue_find_giver (const BrgTileCatalogue *self,
                               guint                   power)
{
  for (guint i = 1; i < self->n_kinds; i++)
    if (self->kinds[i].power == power)
      return i;

  return 0;
}

/**
 * brg_tile_kind_get_label:
 * @self: a kind of tiles
 *
 * Returns: (transfer none): its name in the person's language
 */
const char *
brg_tile_kind_get_label (const BrgTileKind *self)
{
  return g_dpgettext2 (self->domain, "tile", self->label);
}

/**
 * brg_tile_kind_get_mention:
 * @self: a kind of tiles
 *
 * Returns: (transfer none): its name in the person's language, as it stands inside a sentence
 */
const char *
brg_tile_kind_get_mention (const BrgTileKind *self)
{
  if (self->mention == NULL)
    return brg_tile_kind_get_label (self);

  return g_dpgettext2 (self->domain, "tile in a sentence", self->mention);
}

/**
 * brg_tile_kind_get_help:
 * @self: a kind of tiles
 *
 * Returns: (transfer none) (nullable): what it does, in the person's language
 */
const char *
brg_tile_kind_get_help (const BrgTileKind *self)
{
  return self->help != NULL ? g_dgettext (self->domain, self->help) : NULL;
}

/* ---- lines ---- */

static const BrgTileWords *
find_words (const BrgTileSupplement  *supplement,
            const BrgLine            *line,
            GError                  **error)
{
  const BrgTileWords *words = brg_tile_words_find (line->words[1], supplement->words,
                                                   supplement->n_words);

  if (words == NULL)
    brg_line_error (line, 1, error, BRG_ERROR_UNKNOWN, _("“%s” has no words"), line->words[1]);

  return words;
}

static gboolean
read_class (BrgTileCatalogue         *self,
            const BrgTileSupplement  *supplement,
            const BrgLine            *line,
            GError                  **error)
{
  const BrgTileWords *words;

  if (!brg_line_expect_words (line, 2, 2, error)
      || (words = find_words (supplement, line, error)) == NULL)
    return FALSE;
  if (self->n_classes == BRG_CLASS_WILD)
    return brg_line_error (line, 0, error, BRG_ERROR_RANGE,
                           _("there are more than %d classes"), BRG_CLASS_WILD);

  self->classes[self->n_classes++] = (BrgTileClass){ words->name, words->label, words->mention,
                                                    line->words[2][0] };
  return TRUE;
}

static gboolean
read_classes (const BrgTileCatalogue  *self,
              const BrgLine           *line,
              guint                    word,
              const char              *text,
              guint                   *classes,
              GError                 **error)
{
  g_auto (GStrv) names = g_strsplit (text, "+", -1);

  *classes = 0;
  for (guint i = 0; names[i] != NULL; i++)
    {
      gint tile_class = brg_tile_catalogue_find_class (self, names[i]);

      if (tile_class < 0)
        return brg_line_error (line, word, error, BRG_ERROR_UNKNOWN,
                               _("“%s” is not a class of tiles"), names[i]);
      *classes |= 1u << tile_class;
    }

  return TRUE;
}

static gboolean
read_number (const char *value,
             guint8     *number)
{
  guint64 result;

  if (!g_ascii_string_to_unsigned (value, 10, 0, G_MAXUINT8, &result, NULL))
    return FALSE;

  *number = (guint8) result;
  return TRUE;
}

static gboolean
read_effect (const BrgTileCatalogue  *self,
             BrgTileKind             *kind,
             const BrgLine           *line,
             guint                    word,
             const char              *value,
             GError                 **error)
{
  g_auto (GStrv) parts = g_strsplit (value, ":", 2);
  BrgTileEffect *effect = &kind->effects[kind->effects[0].effect != 0 ? 1 : 0];
  const char *name = parts[0] != NULL ? parts[0] : "";
  guint classes;

  effect->effect = (guint8) brg_tile_catalogue_find_effect (self, name);
  if (effect->effect == 0)
    return brg_line_error (line, word, error, BRG_ERROR_UNKNOWN,
                           _("“%s” is not an effect"), value);

  if (parts[1] == NULL || read_number (parts[1], &effect->argument))
    return TRUE;
  if (!read_classes (self, line, word, parts[1], &classes, error))
    return FALSE;

  effect->argument = (guint8) classes;
  return TRUE;
}

/* A free step is a power of its own kind of tile, known by the purposes it serves. */
static gboolean
read_step (BrgTileCatalogue  *self,
           BrgTileKind       *kind,
           const BrgLine     *line,
           guint              word,
           const char        *value,
           GError           **error)
{
  guint classes;

  if (BRG_POWER_FIRST_STEP + self->n_steps > 63)
    return brg_line_error (line, word, error, BRG_ERROR_RANGE, _("there are too many powers"));

  kind->power = (guint8) (BRG_POWER_FIRST_STEP + self->n_steps++);
  self->any_step |= G_GUINT64_CONSTANT (1) << kind->power;
  if (strcmp (value, "take") == 0)
    {
      self->step_powers[BRG_PURPOSE_TAKE] |= G_GUINT64_CONSTANT (1) << kind->power;
      return TRUE;
    }

  if (!read_classes (self, line, word, value, &classes, error))
    return FALSE;

  for (guint i = 0; i < self->n_classes; i++)
    if (classes & (1u << i))
      self->step_powers[BRG_PURPOSE_PLACE + i] |= G_GUINT64_CONSTANT (1) << kind->power;

  return TRUE;
}

static gboolean
read_animal (BrgTileCatalogue        *self,
             const BrgTileSupplement *supplement,
             BrgTileKind             *kind,
             const char              *name)
{
  const BrgTileWords *words = brg_tile_words_find (name, supplement->words, supplement->n_words);
  guint animal = find_name (self->animals, self->n_animals, name);

  if (words == NULL || (animal == 0 && self->n_animals == BRG_MAX_ANIMALS))
    return FALSE;

  if (animal == 0)
    {
      self->n_animals = MAX (self->n_animals, 1);
      animal = self->n_animals++;
      self->animals[animal] = words->name;
    }

  kind->animal = (guint8) animal;
  return TRUE;
}

static gboolean
read_per (const BrgTileCatalogue *self,
          BrgTileKind            *kind,
          const char             *value)
{
  g_auto (GStrv) parts = g_strsplit (value, ":", 2);

  kind->score_per = (guint8) find_name (per_names, G_N_ELEMENTS (per_names), parts[0]);
  if (kind->score_per == BRG_SCORE_PER_TILE)
    kind->score_kind = (guint8) brg_tile_catalogue_find (self, parts[1] != NULL ? parts[1] : "");

  return kind->score_per != 0
         && (kind->score_per != BRG_SCORE_PER_TILE || kind->score_kind != 0);
}

static gboolean
read_power (const BrgTileCatalogue *self,
            BrgTileKind            *kind,
            const char             *value)
{
  kind->power = (guint8) brg_tile_catalogue_find_power (self, value);
  return kind->power != 0;
}

static gboolean
read_herd (BrgTileKind *kind,
           const char  *value)
{
  kind->in_every_herd = strcmp (value, "every") == 0;
  return kind->in_every_herd;
}

static gboolean
read_borrowed (BrgTileCatalogue *self,
               BrgTileKind      *kind,
               const char       *value)
{
  self->never_borrowed |= G_GUINT64_CONSTANT (1) << (kind - self->kinds);
  return strcmp (value, "never") == 0;
}

static gboolean
read_attribute (BrgTileCatalogue         *self,
                const BrgTileSupplement  *supplement,
                BrgTileKind              *kind,
                const BrgLine            *line,
                guint                     word,
                GError                  **error)
{
  g_auto (GStrv) parts = g_strsplit (line->words[word], "=", 2);
  const char *key = parts[0] != NULL ? parts[0] : "";
  const char *value = parts[1] != NULL ? parts[1] : "";
  gboolean known = FALSE;

  if (strcmp (key, "effect") == 0)
    return read_effect (self, kind, line, word, value, error);
  if (strcmp (key, "step") == 0)
    return read_step (self, kind, line, word, value, error);
  if (strcmp (key, "grade") == 0)
    return brg_grade_read (line, word, value, &kind->grade, error);

  if (strcmp (key, "coloured") == 0)
    known = read_number (value, &kind->coloured);
  else if (strcmp (key, "black") == 0)
    known = read_number (value, &kind->black);
  else if (strcmp (key, "animals") == 0)
    known = read_number (value, &kind->n_animals);
  else if (strcmp (key, "score") == 0)
    known = read_number (value, &kind->score);
  else if (strcmp (key, "animal") == 0)
    known = read_animal (self, supplement, kind, value);
  else if (strcmp (key, "per") == 0)
    known = read_per (self, kind, value);
  else if (strcmp (key, "power") == 0)
    known = read_power (self, kind, value);
  else if (strcmp (key, "herd") == 0)
    known = read_herd (kind, value);
  else if (strcmp (key, "borrowed") == 0)
    known = read_borrowed (self, kind, value);

  if (!known)
    return brg_line_error (line, word, error, BRG_ERROR_UNKNOWN,
                           _("a tile cannot have “%s”"), line->words[word]);

  return TRUE;
}

static gboolean
read_tile (BrgTileCatalogue         *self,
           const BrgTileSupplement  *supplement,
           const BrgLine            *line,
           GError                  **error)
{
  const BrgTileWords *words;
  BrgTileKind *kind;
  gint tile_class;

  if (!brg_line_expect_words (line, 2, 12, error)
      || (words = find_words (supplement, line, error)) == NULL)
    return FALSE;

  tile_class = brg_tile_catalogue_find_class (self, line->words[2]);
  if (tile_class < 0)
    return brg_line_error (line, 2, error, BRG_ERROR_UNKNOWN,
                           _("“%s” is not a class of tiles"), line->words[2]);

  self->n_kinds = MAX (self->n_kinds, 1);
  if (self->n_kinds == BRG_MAX_KINDS || brg_tile_catalogue_find (self, line->words[1]) != 0)
    return brg_line_error (line, 1, error, BRG_ERROR_RANGE,
                           _("“%s” is one kind too many, or is there already"), line->words[1]);

  kind = &self->kinds[self->n_kinds];
  *kind = (BrgTileKind){
    .name = words->name, .label = words->label, .help = words->help,
    .mention = words->mention,
    .domain = supplement->domain != NULL ? supplement->domain : GETTEXT_PACKAGE,
  };
  kind->tile_class = (guint8) tile_class;
  self->of_class[tile_class] |= G_GUINT64_CONSTANT (1) << self->n_kinds;
  self->n_kinds++;

  for (guint word = 3; word < line->n_words; word++)
    if (!read_attribute (self, supplement, kind, line, word, error))
      return FALSE;

  /* Town spaces take tiles that R21 counts; class 0 is theirs. */
  if (tile_class == 0 && self->n_buildings == 16)
    return brg_line_error (line, 1, error, BRG_ERROR_RANGE, _("there are too many buildings"));
  if (tile_class == 0)
    kind->building = (guint16) (1u << self->n_buildings++);

  return TRUE;
}

static gboolean
read_line (BrgTileCatalogue         *self,
           const BrgTileSupplement  *supplement,
           const BrgLine            *line,
           GError                  **error)
{
  if (strcmp (line->words[0], "class") == 0)
    return read_class (self, supplement, line, error);
  if (strcmp (line->words[0], "tile") == 0)
    return read_tile (self, supplement, line, error);

  return brg_line_error (line, 0, error, BRG_ERROR_UNKNOWN, _("“%s” is unknown here"),
                         line->words[0]);
}

static gboolean
read_text (BrgTileCatalogue         *self,
           const BrgTileSupplement  *supplement,
           const char               *file,
           const char               *text,
           gssize                    length,
           GError                  **error)
{
  g_autoptr (BrgLineReader) reader = brg_line_reader_new (file, text, length, error);
  const BrgLine *line;

  if (reader == NULL)
    return FALSE;

  while (brg_line_reader_next (reader, &line, error))
    {
      if (line == NULL)
        return TRUE;
      if (!read_line (self, supplement, line, error))
        return FALSE;
    }

  return FALSE;
}

/* ---- the whole ---- */

/* What the base game's lines can name. */
static void
add_base_rows (BrgTileCatalogue *self)
{
  /* No space has this colour, so no person reads of it. */
  self->classes[BRG_CLASS_WILD] = (BrgTileClass){ "wild", "wild", NULL, '\0' };

  self->n_effects = 1;
  for (guint i = 0; i < BRG_N_EFFECTS; i++)
    self->effects[self->n_effects++] = &brg_effects[i];

  self->n_powers = BRG_N_POWERS;
  for (guint i = 1; i < BRG_N_POWERS; i++)
    self->powers[i] = power_names[i];
}

/**
 * brg_tile_catalogue_read_base:
 * @self: a catalogue, zeroed
 * @file: what to call the text in messages
 * @text: the content of a catalogue file
 * @error: return location for an error with file, line and reason
 *
 * Reads the tiles of the base game, which come first.
 *
 * Returns: whether the text could be read
 */
gboolean
brg_tile_catalogue_read_base (BrgTileCatalogue  *self,
                              const char        *file,
                              const char        *text,
                              GError           **error)
{
  add_base_rows (self);
  return read_text (self, &(BrgTileSupplement){ NULL }, file, text, -1, error);
}

/**
 * brg_tile_catalogue_add_text:
 * @self: a catalogue that holds the base game
 * @supplement: what is added; its resource is not looked at
 * @file: what to call the text in messages
 * @text: the content of a catalogue file
 * @length: its length in bytes, or -1 if it ends with a zero
 * @error: return location for an error with file, line and reason
 *
 * Returns: whether the tiles could be added
 */
gboolean
brg_tile_catalogue_add_text (BrgTileCatalogue         *self,
                             const BrgTileSupplement  *supplement,
                             const char               *file,
                             const char               *text,
                             gssize                    length,
                             GError                  **error)
{
  if (self->n_effects + supplement->n_effects > BRG_MAX_EFFECT_ROWS
      || self->n_powers + supplement->n_powers > BRG_POWER_FIRST_STEP)
    {
      g_set_error (error, BRG_ERROR, BRG_ERROR_RANGE, _("%s: there are too many powers or effects"),
                   file);
      return FALSE;
    }

  for (guint i = 0; i < supplement->n_effects; i++)
    self->effects[self->n_effects++] = &supplement->effects[i];
  for (guint i = 0; i < supplement->n_powers; i++)
    self->powers[self->n_powers++] = supplement->powers[i];

  return read_text (self, supplement, file, text, length, error);
}

/**
 * brg_tile_catalogue_add:
 * @self: a catalogue that holds the base game
 * @supplement: what is added
 * @error: return location for an error with file, line and reason
 *
 * Returns: whether the tiles could be added
 */
gboolean
brg_tile_catalogue_add (BrgTileCatalogue         *self,
                        const BrgTileSupplement  *supplement,
                        GError                  **error)
{
  g_autoptr (GBytes) bytes
      = g_resources_lookup_data (supplement->resource, G_RESOURCE_LOOKUP_FLAGS_NONE, error);
  gconstpointer text;
  gsize length;

  if (bytes == NULL)
    return FALSE;

  text = g_bytes_get_data (bytes, &length);
  return brg_tile_catalogue_add_text (self, supplement, supplement->resource, text,
                                      (gssize) length, error);
}
