/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "ui/brg-claims.h"

/**
 * BrgClaims:
 *
 * Knows which spots on the table stand for which subject. Several spots may stand for one: two
 * equal tiles of a depot can be told apart by eye, but no rule tells them apart.
 */
struct _BrgClaims
{
  GObject parent_instance;

  GPtrArray *spots;
  GHashTable *by_subject;
};

G_DEFINE_FINAL_TYPE (BrgClaims, brg_claims, G_TYPE_OBJECT)

enum
{
  SIGNAL_ACTIVATED,
  SIGNAL_POINTED,
  SIGNAL_CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static gpointer
subject_key (BrgSubject subject)
{
  return GUINT_TO_POINTER (((guint) subject.kind << 24) | ((guint) subject.owner << 16)
                           | subject.index);
}

/* The table by subject is small and changes seldom, so it is made afresh. */
static void
index_spots (BrgClaims *self)
{
  g_hash_table_remove_all (self->by_subject);

  for (guint i = 0; i < self->spots->len; i++)
    {
      BrgSpot *spot = g_ptr_array_index (self->spots, i);
      BrgSubject subject = brg_spot_get_subject (spot);
      GPtrArray *claimed;

      if (subject.kind == 0)
        continue;

      claimed = g_hash_table_lookup (self->by_subject, subject_key (subject));
      if (claimed == NULL)
        {
          claimed = g_ptr_array_new ();
          g_hash_table_insert (self->by_subject, subject_key (subject), claimed);
        }
      g_ptr_array_add (claimed, spot);
    }
}

static void
subject_changed_cb (BrgClaims *self,
                    BrgSpot   *spot)
{
  g_hash_table_remove_all (self->by_subject);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
activated_cb (BrgClaims *self,
              BrgSpot   *spot)
{
  g_signal_emit (self, signals[SIGNAL_ACTIVATED], 0, spot);
}

static void
pointed_cb (BrgClaims *self,
            BrgSpot   *spot)
{
  g_signal_emit (self, signals[SIGNAL_POINTED], 0, spot);
}

static void
destroyed_cb (BrgClaims *self,
              BrgSpot   *spot)
{
  brg_claims_remove (self, spot);
}

static void
brg_claims_finalize (GObject *object)
{
  BrgClaims *self = BRG_CLAIMS (object);

  for (guint i = 0; i < self->spots->len; i++)
    g_signal_handlers_disconnect_by_data (g_ptr_array_index (self->spots, i), self);
  g_ptr_array_unref (self->spots);
  g_hash_table_unref (self->by_subject);

  G_OBJECT_CLASS (brg_claims_parent_class)->finalize (object);
}

static void
brg_claims_class_init (BrgClaimsClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = brg_claims_finalize;

  signals[SIGNAL_ACTIVATED] = g_signal_new ("activated", BRG_TYPE_CLAIMS, G_SIGNAL_RUN_LAST,
                                            0, NULL, NULL, NULL, G_TYPE_NONE, 1, BRG_TYPE_SPOT);
  signals[SIGNAL_POINTED] = g_signal_new ("pointed", BRG_TYPE_CLAIMS, G_SIGNAL_RUN_LAST,
                                          0, NULL, NULL, NULL, G_TYPE_NONE, 1, BRG_TYPE_SPOT);
  signals[SIGNAL_CHANGED] = g_signal_new ("changed", BRG_TYPE_CLAIMS, G_SIGNAL_RUN_LAST,
                                          0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
brg_claims_init (BrgClaims *self)
{
  self->spots = g_ptr_array_new ();
  self->by_subject = g_hash_table_new_full (NULL, NULL, NULL, (GDestroyNotify) g_ptr_array_unref);
}

/**
 * brg_claims_new:
 *
 * Returns: (transfer full): a registry without spots
 */
BrgClaims *
brg_claims_new (void)
{
  return g_object_new (BRG_TYPE_CLAIMS, NULL);
}

/**
 * brg_claims_add:
 * @self: a registry
 * @spot: a spot that is not in it yet; not owned, it leaves when it is destroyed
 */
void
brg_claims_add (BrgClaims *self,
                BrgSpot   *spot)
{
  g_return_if_fail (BRG_IS_CLAIMS (self));
  g_return_if_fail (BRG_IS_SPOT (spot));

  g_ptr_array_add (self->spots, spot);
  g_signal_connect_swapped (spot, "activated", G_CALLBACK (activated_cb), self);
  g_signal_connect_swapped (spot, "pointed", G_CALLBACK (pointed_cb), self);
  g_signal_connect_swapped (spot, "subject-changed", G_CALLBACK (subject_changed_cb), self);
  g_signal_connect_swapped (spot, "destroy", G_CALLBACK (destroyed_cb), self);
  subject_changed_cb (self, spot);
}

/**
 * brg_claims_remove:
 * @self: a registry
 * @spot: a spot
 *
 * Takes @spot out if it is in.
 */
void
brg_claims_remove (BrgClaims *self,
                   BrgSpot   *spot)
{
  g_return_if_fail (BRG_IS_CLAIMS (self));

  if (!g_ptr_array_remove (self->spots, spot))
    return;

  g_signal_handlers_disconnect_by_data (spot, self);
  subject_changed_cb (self, spot);
}

static const GPtrArray *
spots_of (BrgClaims  *self,
          BrgSubject  subject)
{
  if (g_hash_table_size (self->by_subject) == 0)
    index_spots (self);

  return g_hash_table_lookup (self->by_subject, subject_key (subject));
}

/**
 * brg_claims_lookup:
 * @self: a registry
 * @subject: a subject
 *
 * Returns: (transfer none) (nullable): the first spot that stands for @subject
 */
BrgSpot *
brg_claims_lookup (BrgClaims  *self,
                   BrgSubject  subject)
{
  const GPtrArray *claimed;

  g_return_val_if_fail (BRG_IS_CLAIMS (self), NULL);

  claimed = spots_of (self, subject);
  return claimed != NULL ? g_ptr_array_index (claimed, 0) : NULL;
}

/**
 * brg_claims_foreach:
 * @self: a registry
 * @func: called for each spot that stands for something; it may change states, not subjects
 * @data: for @func
 */
void
brg_claims_foreach (BrgClaims     *self,
                    BrgClaimsFunc  func,
                    gpointer       data)
{
  g_return_if_fail (BRG_IS_CLAIMS (self));

  for (guint i = 0; i < self->spots->len; i++)
    {
      BrgSpot *spot = g_ptr_array_index (self->spots, i);

      if (brg_spot_get_subject (spot).kind != 0)
        func (spot, data);
    }
}

/**
 * brg_claims_foreach_of:
 * @self: a registry
 * @subject: a subject
 * @func: called for each spot that stands for @subject; it may change states, not subjects
 * @data: for @func
 */
void
brg_claims_foreach_of (BrgClaims     *self,
                       BrgSubject     subject,
                       BrgClaimsFunc  func,
                       gpointer       data)
{
  const GPtrArray *claimed;

  g_return_if_fail (BRG_IS_CLAIMS (self));

  claimed = spots_of (self, subject);
  for (guint i = 0; claimed != NULL && i < claimed->len; i++)
    func (g_ptr_array_index (claimed, i), data);
}
