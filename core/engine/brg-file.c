/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "brg-file.h"

#include <errno.h>
#include <gio/gio.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <stdlib.h>
#include <unistd.h>

/* Nothing is written over but a file that may be written: no device, no link that leads nowhere, nor
 * what the person has protected. */
static gboolean
check_target (const char  *path,
              GError     **error)
{
  g_autofree char *name = g_filename_display_name (path);
  GStatBuf status = { 0 };
  gboolean exists = g_stat (path, &status) == 0;

  if (exists && !S_ISREG (status.st_mode))
    {
      g_set_error (error, G_IO_ERROR, G_IO_ERROR_NOT_REGULAR_FILE, _("“%s” is not a file"), name);
      return FALSE;
    }

  if (exists ? g_access (path, W_OK) != 0
             : errno != ENOENT || *path == '\0' || g_file_test (path, G_FILE_TEST_IS_SYMLINK))
    {
      g_set_error (error, G_IO_ERROR, g_io_error_from_errno (errno), "%s", g_strerror (errno));
      g_prefix_error (error, _("“%s” cannot be saved: "), name);
      return FALSE;
    }

  return TRUE;
}

/**
 * brg_file_replace:
 * @path: a file that is there or not
 * @contents: its new content
 * @length: how many bytes that is, or -1 if it is a text that ends with a zero byte
 * @error: return location for an error
 *
 * Replaces a file so that it is whole at every instant, in its old form or in its new one, even if
 * the power fails: the content goes to a new file in the same folder, is forced to the disk, takes
 * the old one's name, and the folder is forced to the disk as well. May be called in any thread.
 *
 * Returns: %FALSE if it failed; the old file is as it was
 */
gboolean
brg_file_replace (const char  *path,
                  const char  *contents,
                  gssize       length,
                  GError     **error)
{
  /* A link stays one: what it points to is replaced. */
  g_autofree char *target = realpath (path, NULL);

  g_autofree char *name = g_filename_display_name (path);
  GStatBuf status;

  if (!check_target (path, error))
    return FALSE;

  /* The new file may be read by those who may read the old one. */
  if (g_stat (path, &status) != 0)
    status.st_mode = 0666;

  if (!g_file_set_contents_full (target != NULL ? target : path, contents, length,
                                 G_FILE_SET_CONTENTS_CONSISTENT | G_FILE_SET_CONTENTS_DURABLE,
                                 (int) (status.st_mode & 0777), error))
    {
      g_prefix_error (error, _("“%s” cannot be saved: "), name);
      return FALSE;
    }

  return TRUE;
}
