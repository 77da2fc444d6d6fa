/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/brg-gallery.h"

#include "core/engine/brg-record.h"

/* Of so many games it is remembered how they stand. */
#define MAX_KNOWN 200

/**
 * BrgGallery:
 *
 * Finds out how games stand, for small pictures of them: one after the other, whenever the program
 * has nothing better to do.
 */
struct _BrgGallery
{
  GObject parent_instance;

  BrgCatalogue *catalogue;
  /* Id of a digest to #Stand. */
  GHashTable *known;
  /* Of #Order; those that nobody waits for any more are passed over. */
  GQueue orders;
  guint idle;
};

G_DEFINE_FINAL_TYPE (BrgGallery, brg_gallery, G_TYPE_OBJECT)

/* How a game stands; no position if it cannot be read any more. */
typedef struct
{
  BrgRuleset  *ruleset;
  BrgPosition *position;
} Stand;

typedef struct
{
  GWeakRef   miniature;
  BrgDigest *digest;
} Order;

static void
stand_free (gpointer data)
{
  Stand *stand = data;

  g_clear_pointer (&stand->position, brg_position_free);
  g_clear_pointer (&stand->ruleset, brg_ruleset_unref);
  g_free (stand);
}

static void
order_free (gpointer data)
{
  Order *order = data;

  g_weak_ref_clear (&order->miniature);
  g_object_unref (order->digest);
  g_free (order);
}

static Stand *
find_out (BrgGallery *self,
          BrgDigest  *digest)
{
  Stand *stand = g_hash_table_lookup (self->known, digest->id);
  g_autoptr (BrgGame) game = NULL;

  if (stand != NULL)
    return stand;

  stand = g_new0 (Stand, 1);
  game = brg_record_load (self->catalogue, digest->path, NULL);
  if (game != NULL)
    {
      stand->ruleset = brg_ruleset_ref (brg_game_get_ruleset (game));
      stand->position = brg_position_dup (stand->ruleset, brg_game_get_position (game));
    }
  if (g_hash_table_size (self->known) >= MAX_KNOWN)
    g_hash_table_remove_all (self->known);
  g_hash_table_insert (self->known, g_strdup (digest->id), stand);

  return stand;
}

/* A row of a list shows one game after the other; the last one counts. */
static gboolean
is_wanted (BrgMiniature *miniature,
           BrgDigest    *digest)
{
  return miniature != NULL && g_object_get_data (G_OBJECT (miniature), "digest") == digest;
}

static gboolean
idle_cb (gpointer data)
{
  BrgGallery *self = data;
  Order *order = g_queue_pop_head (&self->orders);
  g_autoptr (BrgMiniature) miniature = g_weak_ref_get (&order->miniature);

  if (is_wanted (miniature, order->digest))
    {
      const Stand *stand = find_out (self, order->digest);

      brg_miniature_set_position (miniature, stand->ruleset, stand->position);
    }
  order_free (order);

  if (!g_queue_is_empty (&self->orders))
    return G_SOURCE_CONTINUE;

  self->idle = 0;
  return G_SOURCE_REMOVE;
}

static void
brg_gallery_finalize (GObject *object)
{
  BrgGallery *self = BRG_GALLERY (object);

  g_clear_handle_id (&self->idle, g_source_remove);
  g_queue_clear_full (&self->orders, order_free);
  g_hash_table_unref (self->known);
  g_object_unref (self->catalogue);

  G_OBJECT_CLASS (brg_gallery_parent_class)->finalize (object);
}

static void
brg_gallery_class_init (BrgGalleryClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = brg_gallery_finalize;
}

static void
brg_gallery_init (BrgGallery *self)
{
  self->known = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, stand_free);
  g_queue_init (&self->orders);
}

/*< private >
 * brg_gallery_new:
 * @catalogue: where variant and modules are found
 *
 * Returns: (transfer full): a gallery that knows no game
 */
BrgGallery *
brg_gallery_new (BrgCatalogue *catalogue)
{
  BrgGallery *self = g_object_new (BRG_TYPE_GALLERY, NULL);

  self->catalogue = g_object_ref (catalogue);

  return self;
}

/*< private >
 * brg_gallery_hang:
 * @self: a gallery
 * @miniature: where the game shall be seen
 * @digest: the game
 *
 * Shows how a game stands, now if that is known, or else soon.
 */
void
brg_gallery_hang (BrgGallery   *self,
                  BrgMiniature *miniature,
                  BrgDigest    *digest)
{
  const Stand *stand = g_hash_table_lookup (self->known, digest->id);
  Order *order;

  g_object_set_data_full (G_OBJECT (miniature), "digest", g_object_ref (digest), g_object_unref);
  brg_miniature_set_position (miniature, stand != NULL ? stand->ruleset : NULL,
                              stand != NULL ? stand->position : NULL);
  if (stand != NULL)
    return;

  order = g_new0 (Order, 1);
  g_weak_ref_init (&order->miniature, miniature);
  order->digest = g_object_ref (digest);
  g_queue_push_tail (&self->orders, order);
  if (self->idle == 0)
    self->idle = g_idle_add_full (G_PRIORITY_LOW, idle_cb, self, NULL);
}
