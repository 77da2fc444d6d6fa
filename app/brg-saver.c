/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/brg-saver.h"

#include "core/engine/brg-file.h"

/**
 * BrgSaver:
 *
 * Writes files in the order in which it was told to, in a worker of its own, so that play never
 * waits for a disk.
 */
struct _BrgSaver
{
  GObject parent_instance;

  GThreadPool *pool;
  GMutex mutex;
  GCond written;
  guint n_waiting;
  /* The newest order for each path; what is older need not be written any more. */
  GHashTable *newest;
  guint last_order;
  /* Why the latest file could not be written. */
  char *failure;
};

typedef struct
{
  char *path;
  char *text;
  guint order;
} Job;

typedef struct
{
  BrgSaver *saver;
  char *sentence;
} Failure;

enum
{
  SIGNAL_FAILED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BrgSaver, brg_saver, G_TYPE_OBJECT)

static void
job_free (Job *job)
{
  g_free (job->path);
  g_free (job->text);
  g_free (job);
}

static gboolean
failed_cb (gpointer data)
{
  Failure *failure = data;

  g_signal_emit (failure->saver, signals[SIGNAL_FAILED], 0, failure->sentence);
  g_object_unref (failure->saver);
  g_free (failure->sentence);
  g_free (failure);

  return G_SOURCE_REMOVE;
}

static void
tell_failure (BrgSaver   *self,
              const char *sentence)
{
  Failure *failure = g_new0 (Failure, 1);

  failure->saver = g_object_ref (self);
  failure->sentence = g_strdup (sentence);
  g_idle_add (failed_cb, failure);
}

/* A disk that stays full is told of once, not after every move. */
static void
note_result (BrgSaver     *self,
             const GError *error)
{
  if (error != NULL && self->failure == NULL)
    tell_failure (self, error->message);

  g_free (self->failure);
  self->failure = error != NULL ? g_strdup (error->message) : NULL;
}

static gboolean
is_newest (BrgSaver  *self,
           const Job *job)
{
  g_autoptr (GMutexLocker) locker G_GNUC_UNUSED = g_mutex_locker_new (&self->mutex);

  return GPOINTER_TO_UINT (g_hash_table_lookup (self->newest, job->path)) == job->order;
}

static void
write_job (gpointer data,
           gpointer user_data)
{
  BrgSaver *self = user_data;
  Job *job = data;
  g_autofree char *folder = g_path_get_dirname (job->path);
  g_autoptr (GError) error = NULL;
  gboolean written = is_newest (self, job);

  if (written)
    {
      g_mkdir_with_parents (folder, 0700);
      brg_file_replace (job->path, job->text, -1, &error);
    }
  job_free (job);

  g_mutex_lock (&self->mutex);
  if (written)
    note_result (self, error);
  self->n_waiting--;
  g_cond_broadcast (&self->written);
  g_mutex_unlock (&self->mutex);
}

static void
brg_saver_finalize (GObject *object)
{
  BrgSaver *self = BRG_SAVER (object);

  g_thread_pool_free (self->pool, FALSE, TRUE);
  g_hash_table_unref (self->newest);
  g_free (self->failure);
  g_mutex_clear (&self->mutex);
  g_cond_clear (&self->written);

  G_OBJECT_CLASS (brg_saver_parent_class)->finalize (object);
}

static void
brg_saver_class_init (BrgSaverClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = brg_saver_finalize;

  signals[SIGNAL_FAILED] = g_signal_new ("failed", BRG_TYPE_SAVER, G_SIGNAL_RUN_LAST,
                                         0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
brg_saver_init (BrgSaver *self)
{
  g_mutex_init (&self->mutex);
  g_cond_init (&self->written);
  self->newest = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  self->pool = g_thread_pool_new (write_job, self, 1, FALSE, NULL);
}

/**
 * brg_saver_new:
 *
 * Returns: (transfer full): a saver with nothing to do
 */
BrgSaver *
brg_saver_new (void)
{
  return g_object_new (BRG_TYPE_SAVER, NULL);
}

/**
 * brg_saver_save:
 * @self: a saver
 * @path: the file; it is replaced whole, its folder is made if it is not there
 * @text: (transfer full): what to write
 *
 * Has a file written soon.
 */
void
brg_saver_save (BrgSaver   *self,
                const char *path,
                char       *text)
{
  Job *job = g_new0 (Job, 1);

  g_return_if_fail (BRG_IS_SAVER (self));

  job->path = g_strdup (path);
  job->text = text;

  g_mutex_lock (&self->mutex);
  job->order = ++self->last_order;
  self->n_waiting++;
  g_hash_table_insert (self->newest, g_strdup (path), GUINT_TO_POINTER (job->order));
  g_mutex_unlock (&self->mutex);

  g_thread_pool_push (self->pool, job, NULL);
}

/**
 * brg_saver_flush:
 * @self: a saver
 *
 * Waits until everything is written.
 *
 * Returns: (transfer full) (nullable): why the latest file could not be written
 */
char *
brg_saver_flush (BrgSaver *self)
{
  char *failure;

  g_return_val_if_fail (BRG_IS_SAVER (self), NULL);

  g_mutex_lock (&self->mutex);
  while (self->n_waiting > 0)
    g_cond_wait (&self->written, &self->mutex);
  failure = g_strdup (self->failure);
  g_mutex_unlock (&self->mutex);

  return failure;
}
