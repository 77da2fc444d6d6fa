/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Preloaded into a program, this makes its disk slow. */

#include <unistd.h>

#define PATIENCE_US 700000

int
fsync (int fd)
{
  usleep (PATIENCE_US);
  return fdatasync (fd);
}
