/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "app/brg-cli.h"
#include "app/brg-content.h"

#define GAP     2
#define NOTHING "-"

/* The columns, and what they are called in every language. */
enum
{
  COLUMN_ID,
  COLUMN_NAME,
  COLUMN_VERSION,
  COLUMN_SEATS,
  COLUMN_NEEDS,
  COLUMN_EXCLUDES,
  COLUMN_PLACE,
  COLUMN_PROBLEM,
  N_COLUMNS
};

static const char * const headings[N_COLUMNS + 1] = {
  "id", "name", "version", "seats", "needs", "excludes", "place", "problem", NULL
};

/* ---- cells ---- */

static char *
list_relations (const BrgRelation *relations,
                guint              n)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) ids = NULL;

  for (guint i = 0; i < n; i++)
    g_strv_builder_add (builder, relations[i].module);
  ids = g_strv_builder_end (builder);

  return g_strjoinv (",", ids);
}

static char *
describe_seats (const BrgModule *rules)
{
  if (rules->min_seats == rules->max_seats)
    return g_strdup_printf ("%u", rules->min_seats);

  return g_strdup_printf ("%u-%u", rules->min_seats, rules->max_seats);
}

static char **
make_row (const BrgPluginInfo *info)
{
  char **row = g_new0 (char *, N_COLUMNS + 1);

  row[COLUMN_ID] = g_strdup (info->id);
  row[COLUMN_NAME] = g_strdup (info->name);
  row[COLUMN_VERSION] = g_strdup (info->version);
  if (info->rules != NULL)
    {
      row[COLUMN_SEATS] = describe_seats (info->rules);
      row[COLUMN_NEEDS] = list_relations (info->rules->needs, info->rules->n_needs);
      row[COLUMN_EXCLUDES] = list_relations (info->rules->excludes, info->rules->n_excludes);
    }
  row[COLUMN_PLACE] = g_strdup (info->folder);
  row[COLUMN_PROBLEM] = g_strdup (info->problem);

  for (guint i = 0; i < N_COLUMNS; i++)
    if (row[i] == NULL || *row[i] == '\0')
      {
        g_free (row[i]);
        row[i] = g_strdup (NOTHING);
      }

  return row;
}

static GPtrArray *
make_rows (BrgPluginHost *host)
{
  GPtrArray *rows = g_ptr_array_new_with_free_func ((GDestroyNotify) g_strfreev);

  brg_plugin_host_open_all (host);
  g_ptr_array_add (rows, g_strdupv ((char **) headings));
  for (guint i = 0; i < brg_plugin_host_get_n (host); i++)
    {
      const BrgPluginInfo *info = brg_plugin_host_get_info (host, i);

      if (!info->hidden)
        g_ptr_array_add (rows, make_row (info));
    }

  return rows;
}

/* ---- the table ---- */

/* How many columns of a terminal a text takes. */
static guint
get_width (const char *text)
{
  guint width = 0;

  for (const char *at = text; *at != '\0'; at = g_utf8_next_char (at))
    {
      gunichar letter = g_utf8_get_char (at);

      if (!g_unichar_iszerowidth (letter))
        width += g_unichar_iswide (letter) ? 2 : 1;
    }

  return width;
}

static void
measure (GPtrArray *rows,
         guint      widths[N_COLUMNS])
{
  for (guint i = 0; i < rows->len; i++)
    for (guint column = 0; column < N_COLUMNS; column++)
      widths[column] = MAX (widths[column], get_width (((char **) rows->pdata[i])[column]));
}

static void
print_row (char        **row,
           const guint   widths[N_COLUMNS])
{
  for (guint column = 0; column < N_COLUMNS - 1; column++)
    brg_cli_print ("%s%*s", row[column], (int) (widths[column] + GAP - get_width (row[column])),
                   "");
  brg_cli_print ("%s\n", row[N_COLUMNS - 1]);
}

/* ---- the command ---- */

BrgCliCode
brg_cli_modules (const BrgCliCommand  *self,
                 int                   argc,
                 char                **argv)
{
  g_autoptr (BrgPluginHost) host = NULL;
  g_autoptr (GPtrArray) rows = NULL;
  const GOptionEntry entries[] = { G_OPTION_ENTRY_NULL };
  guint widths[N_COLUMNS] = { 0 };

  if (!brg_cli_parse (self, entries, &argc, &argv, 0, 0))
    return BRG_CLI_BAD_INPUT;

  host = brg_content_new ();
  rows = make_rows (host);
  measure (rows, widths);
  for (guint i = 0; i < rows->len; i++)
    print_row (rows->pdata[i], widths);

  return BRG_CLI_YES;
}
