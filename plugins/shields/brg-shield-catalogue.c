/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "brg-shield-catalogue.h"

#include <gio/gio.h>
#include <glib/gi18n-lib.h>

#include "core/engine/brg-error.h"

#define RESOURCE "/io/github/burgrave/Burgrave/shields/shields.catalogue"

/* ---- words ---- */

static const char * const helps[BRG_N_SHIELDS + 1] = {
  [1] = N_("All pastures of your duchy count as one, so livestock scores with every tile of "
           "its kind."),
  [2] = N_("Whenever another player gains workers, you gain a worker."),
  [3] = N_("You may pay tribute with workers, too: 1 worker for a shield."),
  [4] = N_("Your storage holds any number of tiles."),
  [5] = N_("When you place a ship, you may also take all goods of one kind from all six "
           "depots."),
  [6] = N_("Choose another player, once. All monasteries of that duchy, later ones too, work "
           "for you as well, except monastery 27."),
  [7] = N_("Bonus tiles that you win score twice their points."),
  [8] = N_("Your mines bring twice as much silver."),
  [9] = N_("When you sell goods, you gain 1 silver for each good, not for the sale."),
  [10] = N_("At the end your scoring monasteries score twice their points."),
  [11] = N_("When you place a castle, you may take a shield from any depot instead of doing "
            "one more action."),
  [12] = N_("Goods that you sell score twice their points."),
  [13] = N_("At the end your shields score twice their points, this one too."),
  [14] = N_("At the end of each phase, when all turns are over, you may place a tile from a "
            "numbered depot straight into your duchy."),
  [15] = N_("At the end of each phase, when all turns are over, you may place a tile from the "
            "black depot straight into your duchy."),
  [16] = N_("Once in each of your turns you may turn one of your dice to any number."),
  [17] = N_("A region that you complete scores as if it had one more space."),
  [18] = N_("The tiles that you place need not lie next to one of yours."),
};

/**
 * brg_shield_describe:
 * @self: a shield
 * @number: its number
 *
 * Returns: (transfer full): what it does, in the person's language
 */
char *
brg_shield_describe (const BrgShield *self,
                     guint            number)
{
  g_autofree char *points = g_strdup_printf (ngettext ("At the end: %u point.",
                                                       "At the end: %u points.", self->points),
                                             self->points);

  return g_strdup_printf ("%s\n%s", _(helps[number]), points);
}

/* ---- lines ---- */

static gboolean
refuse_word (const BrgLine  *line,
             guint           word,
             GError        **error)
{
  return brg_line_error (line, word, error, BRG_ERROR_UNKNOWN, _("“%s” is unknown here"),
                         line->words[word]);
}

static gboolean
read_deal (BrgShieldCatalogue  *self,
           const BrgLine       *line,
           GError             **error)
{
  gint64 players, number;

  if (!brg_line_expect_words (line, BRG_N_DEPOTS + 1, BRG_N_DEPOTS + 1, error)
      || !brg_line_get_number (line, 1, 1, BRG_MAX_SEATS, &players, error))
    return FALSE;

  for (guint depot = 0; depot < BRG_N_DEPOTS; depot++)
    {
      if (!brg_line_get_number (line, depot + 2, 0, BRG_DEPOT_SHIELDS, &number, error))
        return FALSE;
      self->deal[players - 1][depot] = (guint8) number;
    }

  return TRUE;
}

static gboolean
read_shield (BrgShieldCatalogue  *self,
             const BrgLine       *line,
             GError             **error)
{
  const char *points = brg_line_get_value (line, "points");
  const char *grade = brg_line_get_value (line, "grade");
  gint64 number;
  guint64 value;

  if (!brg_line_expect_words (line, 3, 3, error)
      || !brg_line_get_number (line, 1, 1, BRG_N_SHIELDS, &number, error))
    return FALSE;
  if (points == NULL || !g_ascii_string_to_unsigned (points, 10, 1, G_MAXUINT8, &value, NULL))
    return refuse_word (line, 2, error);
  if (grade == NULL)
    return refuse_word (line, 3, error);

  self->shields[number].points = (guint8) value;
  return brg_grade_read (line, 3, grade, &self->shields[number].grade, error);
}

static gboolean
read_line (BrgShieldCatalogue  *self,
           const BrgLine       *line,
           GError             **error)
{
  if (g_str_equal (line->words[0], "deal"))
    return read_deal (self, line, error);
  if (g_str_equal (line->words[0], "shield"))
    return read_shield (self, line, error);

  return refuse_word (line, 0, error);
}

static gboolean
read_text (BrgShieldCatalogue  *self,
           const char          *text,
           GError             **error)
{
  g_autoptr (BrgLineReader) reader = brg_line_reader_new (RESOURCE, text, -1, error);
  const BrgLine *line;

  if (reader == NULL)
    return FALSE;

  while (brg_line_reader_next (reader, &line, error))
    {
      if (line == NULL)
        return TRUE;
      if (!read_line (self, line, error))
        return FALSE;
    }

  return FALSE;
}

/**
 * brg_shield_catalogue_load:
 * @error: return location for an error
 *
 * Reads the catalogue of the plugin, which lies among the resources of its rules.
 *
 * Returns: (transfer full) (nullable): the catalogue
 */
BrgShieldCatalogue *
brg_shield_catalogue_load (GError **error)
{
  g_autoptr (BrgShieldCatalogue) self = g_new0 (BrgShieldCatalogue, 1);
  g_autofree char *text = brg_line_load_resource (RESOURCE, error);

  if (text == NULL || !read_text (self, text, error))
    return NULL;

  return g_steal_pointer (&self);
}

/**
 * brg_shield_catalogue_free:
 * @self: a catalogue
 *
 * Frees a catalogue.
 */
void
brg_shield_catalogue_free (BrgShieldCatalogue *self)
{
  g_free (self);
}
