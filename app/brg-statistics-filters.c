/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/brg-statistics-filters.h"

#include <glib/gi18n.h>

#include "app/brg-statistics-choices.h"
#include "app/brg-statistics-words.h"

typedef enum
{
  FILTER_VARIANT,
  FILTER_PLAYER,
  FILTER_SEATS,
  FILTER_MODULE,
  N_FILTERS
} Filter;

/**
 * BrgStatisticsFilters:
 *
 * Lists to choose from which games are counted, and whose points.
 */
struct _BrgStatisticsFilters
{
  GtkWidget parent_instance;

  GtkDropDown *lists[N_FILTERS];
  /* What the entries stand for; %NULL is all. */
  GPtrArray *keys[N_FILTERS];
  gboolean filling;
  gboolean filled;
};

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BrgStatisticsFilters, brg_statistics_filters, GTK_TYPE_WIDGET)

/* ---- filling ---- */

static const char *
get_key (BrgStatisticsFilters *self,
         Filter                filter)
{
  guint selected = gtk_drop_down_get_selected (self->lists[filter]);
  GPtrArray *keys = self->keys[filter];

  return keys != NULL && selected < keys->len ? keys->pdata[selected] : NULL;
}

static char *
name_key (BrgPluginHost *host,
          Filter         filter,
          const char    *key)
{
  switch (filter)
    {
    case FILTER_VARIANT:
      return brg_statistics_words_variant (host, key);
    case FILTER_PLAYER:
      return key != NULL ? brg_statistics_words_player (key) : g_strdup (_("Everybody"));
    case FILTER_MODULE:
      if (key == NULL)
        return g_strdup (_("With or without expansions"));
      return *key != '\0' ? brg_statistics_words_module (host, key)
                          : g_strdup (_("Without expansions"));
    case FILTER_SEATS:
    case N_FILTERS:
    default:
      return key != NULL ? g_strdup_printf (_("%s players"), key)
                         : g_strdup (_("Any number of players"));
    }
}

static gboolean
is_same (GPtrArray *a,
         GPtrArray *b)
{
  if (a == NULL || a->len != b->len)
    return FALSE;

  for (guint i = 0; i < a->len; i++)
    if (g_strcmp0 (a->pdata[i], b->pdata[i]) != 0)
      return FALSE;

  return TRUE;
}

static guint
find_key (GPtrArray  *keys,
          const char *key)
{
  for (guint i = 0; i < keys->len; i++)
    if (g_strcmp0 (keys->pdata[i], key) == 0)
      return i;

  return 0;
}

/* What was chosen stays chosen, wherever it stands now. Takes the keys. */
static void
fill_list (BrgStatisticsFilters *self,
           BrgPluginHost        *host,
           Filter                filter,
           GPtrArray            *keys)
{
  g_autofree char *chosen = g_strdup (get_key (self, filter));
  g_autoptr (GtkStringList) names = NULL;

  if (is_same (self->keys[filter], keys))
    {
      g_ptr_array_unref (keys);
      return;
    }

  names = gtk_string_list_new (NULL);
  for (guint i = 0; i < keys->len; i++)
    gtk_string_list_take (names, name_key (host, filter, keys->pdata[i]));
  g_clear_pointer (&self->keys[filter], g_ptr_array_unref);
  self->keys[filter] = keys;
  gtk_drop_down_set_model (self->lists[filter], G_LIST_MODEL (names));
  gtk_drop_down_set_selected (self->lists[filter], find_key (keys, chosen));
}

static GPtrArray *
list_seats (void)
{
  GPtrArray *keys = g_ptr_array_new_with_free_func (g_free);

  g_ptr_array_add (keys, NULL);
  for (guint i = 2; i <= BRG_MAX_SEATS; i++)
    g_ptr_array_add (keys, g_strdup_printf ("%u", i));

  return keys;
}

static GPtrArray *
list_modules (GListModel *games)
{
  GPtrArray *keys = brg_statistics_choices (games, BRG_CHOICE_MODULE);

  g_ptr_array_insert (keys, 0, NULL);
  g_ptr_array_insert (keys, 1, g_strdup (""));

  return keys;
}

static GPtrArray *
list_players (GListModel *games)
{
  GPtrArray *keys = brg_statistics_choices (games, BRG_CHOICE_PLAYER);

  g_ptr_array_insert (keys, 0, NULL);

  return keys;
}

/* Whoever plays most is shown at first. */
static void
choose_player (BrgStatisticsFilters *self)
{
  GPtrArray *keys = self->keys[FILTER_PLAYER];

  if (!self->filled && keys->len > 1 && brg_statistics_is_person (keys->pdata[1]))
    gtk_drop_down_set_selected (self->lists[FILTER_PLAYER], 1);
  self->filled = self->filled || keys->len > 1;
}

/*< private >
 * brg_statistics_filters_fill:
 * @self: filters
 * @host: the expansions, for their names
 * @games: a list of #BrgDigest
 *
 * Offers what there is among the games. This does not emit `changed`.
 *
 * Returns: whether there is a game that counts
 */
gboolean
brg_statistics_filters_fill (BrgStatisticsFilters *self,
                             BrgPluginHost        *host,
                             GListModel           *games)
{
  GPtrArray *variants = brg_statistics_choices (games, BRG_CHOICE_VARIANT);
  gboolean any = variants->len > 0;

  gtk_widget_set_visible (GTK_WIDGET (self->lists[FILTER_VARIANT]), variants->len > 1);
  self->filling = TRUE;
  fill_list (self, host, FILTER_VARIANT, variants);
  fill_list (self, host, FILTER_PLAYER, list_players (games));
  fill_list (self, host, FILTER_SEATS, list_seats ());
  fill_list (self, host, FILTER_MODULE, list_modules (games));
  choose_player (self);
  self->filling = FALSE;

  return any;
}

/*< private >
 * brg_statistics_filters_get:
 * @self: filters
 * @filter: (out): what is chosen; its texts belong to @self, until it is filled again
 */
void
brg_statistics_filters_get (BrgStatisticsFilters *self,
                            BrgStatisticsFilter  *filter)
{
  const char *seats = get_key (self, FILTER_SEATS);

  filter->variant = get_key (self, FILTER_VARIANT);
  filter->who = get_key (self, FILTER_PLAYER);
  filter->n_seats = seats != NULL ? (guint) g_ascii_strtoull (seats, NULL, 10) : 0;
  filter->module = get_key (self, FILTER_MODULE);
}

/* ---- the object ---- */

static void
selected_cb (BrgStatisticsFilters *self)
{
  if (!self->filling)
    g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
brg_statistics_filters_dispose (GObject *object)
{
  BrgStatisticsFilters *self = BRG_STATISTICS_FILTERS (object);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  for (guint i = 0; i < N_FILTERS; i++)
    g_clear_pointer (&self->keys[i], g_ptr_array_unref);

  G_OBJECT_CLASS (brg_statistics_filters_parent_class)->dispose (object);
}

static void
brg_statistics_filters_class_init (BrgStatisticsFiltersClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = brg_statistics_filters_dispose;

  signals[SIGNAL_CHANGED] = g_signal_new ("changed", BRG_TYPE_STATISTICS_FILTERS,
                                          G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "filters");
}

static void
brg_statistics_filters_init (BrgStatisticsFilters *self)
{
  const char * const words[N_FILTERS] = {
    [FILTER_VARIANT] = _("Game"),
    [FILTER_PLAYER] = _("Whose games"),
    [FILTER_SEATS] = _("Number of players"),
    [FILTER_MODULE] = _("Expansions"),
  };

  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (gtk_widget_get_layout_manager (GTK_WIDGET (self))),
                              12);
  for (guint i = 0; i < N_FILTERS; i++)
    {
      GtkWidget *list = gtk_drop_down_new (NULL, NULL);

      gtk_widget_set_tooltip_text (list, words[i]);
      gtk_accessible_update_property (GTK_ACCESSIBLE (list), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                      words[i], -1);
      g_signal_connect_object (list, "notify::selected", G_CALLBACK (selected_cb), self,
                               G_CONNECT_SWAPPED);
      gtk_widget_set_parent (list, GTK_WIDGET (self));
      self->lists[i] = GTK_DROP_DOWN (list);
    }
}
