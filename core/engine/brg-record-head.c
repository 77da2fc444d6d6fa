/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "brg-record-head.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "brg-error.h"
#include "brg-record.h"
#include "brg-ruleset-private.h"

/* No component is described by a longer text. */
#define MAX_DATA_BYTES (64 * 1024)

static gboolean
holds_so_far (BrgRecordReader  *self,
              GError          **error)
{
  guint n_modules;
  g_autofree const BrgModule **modules
      = brg_ruleset_check_setup (self->catalogue, self->setup, &n_modules, error);

  return modules != NULL;
}

static gboolean
check_setup (BrgRecordReader  *self,
             const BrgLine    *line,
             GError          **error)
{
  return holds_so_far (self, error) || brg_line_prefix_error (line, 1, error);
}

/* Expansions may need each other, so they are judged when all are known. */
gboolean
brg_record_check_modules (BrgRecordReader  *self,
                          const BrgLine    *line,
                          GError          **error)
{
  if (self->doubt != NULL)
    {
      g_propagate_error (error, g_steal_pointer (&self->doubt));
      return FALSE;
    }
  if (holds_so_far (self, error))
    return TRUE;

  g_prefix_error (error, "%s:%u: ", line->file, self->module_line);
  return FALSE;
}

gboolean
brg_record_read_format (BrgRecordReader  *self G_GNUC_UNUSED,
                        const BrgLine    *line,
                        GError          **error)
{
  gint64 format;

  if (!brg_line_get_number (line, 1, 1, G_MAXINT32, &format, error))
    return FALSE;

  if (format > BRG_RECORD_FORMAT)
    return brg_line_error (line, 1, error, BRG_ERROR_MISMATCH,
                           _("the file was saved by a newer program, in format %d; "
                             "this one knows format %d"),
                           (gint) format, BRG_RECORD_FORMAT);

  return TRUE;
}

static gboolean
check_version (const BrgModule *module,
               const BrgLine   *line,
               GError         **error)
{
  if (strcmp (module->version, line->words[2]) == 0)
    return TRUE;

  return brg_line_error (line, 2, error, BRG_ERROR_MISMATCH,
                         _("the game was played with version %s of “%s”, but version %s is here"),
                         line->words[2], module->id, module->version);
}

gboolean
brg_record_read_variant (BrgRecordReader  *self,
                         const BrgLine    *line,
                         GError          **error)
{
  g_autoptr (GError) reason = NULL;

  self->variant = brg_catalogue_find_variant (self->catalogue, line->words[1], &reason);
  if (self->variant == NULL)
    return brg_line_error (line, 1, error, BRG_ERROR_UNKNOWN, "%s", reason->message);

  return check_version (&self->variant->rules, line, error);
}

gboolean
brg_record_read_players (BrgRecordReader  *self,
                         const BrgLine    *line,
                         GError          **error)
{
  gint64 n;

  if (!brg_line_get_number (line, 1, 1, BRG_MAX_SEATS, &n, error))
    return FALSE;

  self->setup = brg_setup_new (self->variant->rules.id, (guint) n);
  check_setup (self, line, &self->doubt);
  return TRUE;
}

gboolean
brg_record_read_module (BrgRecordReader  *self,
                        const BrgLine    *line,
                        GError          **error)
{
  g_autoptr (GError) reason = NULL;
  const BrgModule *module = brg_catalogue_find_module (self->catalogue, line->words[1], &reason);

  if (g_error_matches (reason, BRG_ERROR, BRG_ERROR_UNKNOWN))
    return brg_line_error (line, 1, error, BRG_ERROR_UNKNOWN,
                           _("this game needs the expansion “%s”, which is not here"),
                           line->words[1]);
  if (module == NULL)
    return brg_line_error (line, 1, error, BRG_ERROR_SETUP, "%s", reason->message);
  if (brg_setup_has_module (self->setup, module->id))
    return brg_line_error (line, 1, error, BRG_ERROR_SYNTAX,
                           _("“%s” is named a second time"), module->id);

  brg_setup_add_module (self->setup, module->id);
  g_clear_error (&self->doubt);
  self->module_line = line->number;
  return check_version (module, line, error);
}

gboolean
brg_record_read_data (BrgRecordReader  *self,
                      const BrgLine    *line,
                      GError          **error)
{
  const char *text = brg_setup_get_data (self->setup, line->words[1], line->words[2]);

  g_autoptr (GString) longer = g_string_new (text);

  for (guint i = 3; i < line->n_words; i++)
    {
      g_autofree char *word = brg_line_quote (line->words[i]);

      g_string_append (longer, word);
      g_string_append_c (longer, i + 1 < line->n_words ? ' ' : '\n');
    }

  if (longer->len > MAX_DATA_BYTES)
    return brg_line_error (line, 2, error, BRG_ERROR_RANGE,
                           _("“%s” is longer than %d bytes"), line->words[2], MAX_DATA_BYTES);

  brg_setup_set_data (self->setup, line->words[1], line->words[2], longer->str);
  return TRUE;
}

/* Splits `name=value`; the value is what follows the first sign. */
static gboolean
split_option (const BrgLine  *line,
              guint           word,
              char          **name,
              const char    **value,
              GError        **error)
{
  const char *sign = strchr (line->words[word], '=');

  if (sign == NULL || sign == line->words[word])
    return brg_line_error (line, word, error, BRG_ERROR_SYNTAX,
                           _("“%s” should read name=value"), line->words[word]);

  *name = g_strndup (line->words[word], (gsize) (sign - line->words[word]));
  *value = sign + 1;
  return TRUE;
}

gboolean
brg_record_read_option (BrgRecordReader  *self,
                        const BrgLine    *line,
                        GError          **error)
{
  g_autofree char *name = NULL;
  const char *value = NULL;

  if (!split_option (line, 1, &name, &value, error))
    return FALSE;
  if (brg_setup_get_option (self->setup, name) != NULL)
    return brg_line_error (line, 1, error, BRG_ERROR_SYNTAX,
                           _("“%s” is named a second time"), name);

  brg_setup_set_option (self->setup, name, value);
  return check_setup (self, line, error);
}

static gboolean
read_seat_option (BrgRecordReader  *self,
                  const BrgLine    *line,
                  guint             seat,
                  guint             word,
                  GError          **error)
{
  g_autofree char *name = NULL;
  const char *value = NULL;

  if (!split_option (line, word, &name, &value, error))
    return FALSE;
  if (brg_setup_get_seat_option (self->setup, seat, name) != NULL)
    return brg_line_error (line, word, error, BRG_ERROR_SYNTAX,
                           _("“%s” is named a second time"), name);

  brg_setup_set_seat_option (self->setup, seat, name, value);
  return TRUE;
}

gboolean
brg_record_read_seat (BrgRecordReader  *self,
                      const BrgLine    *line,
                      GError          **error)
{
  gint64 seat;

  if (!brg_line_get_number (line, 1, 1, self->setup->n_seats, &seat, error))
    return FALSE;

  for (guint word = 2; word < line->n_words; word++)
    if (!read_seat_option (self, line, (guint) seat - 1, word, error))
      return FALSE;

  return check_setup (self, line, error);
}

gboolean
brg_record_read_seed (BrgRecordReader  *self,
                      const BrgLine    *line,
                      GError          **error)
{
  const char *text = line->words[0] + strlen ("seed=");
  g_autoptr (BrgRuleset) ruleset = NULL;
  guint64 seed;

  if (!g_ascii_string_to_unsigned (text, 10, 0, G_MAXUINT64, &seed, NULL))
    return brg_line_error (line, 0, error, BRG_ERROR_RANGE, _("“%s” is not a seed"), text);

  ruleset = brg_ruleset_new (self->catalogue, self->setup, error);
  if (ruleset == NULL)
    return brg_line_prefix_error (line, 0, error);

  self->game = brg_game_new (ruleset, seed);
  return TRUE;
}
