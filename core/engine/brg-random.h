/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * BrgRandom:
 * @key: the seed
 * @counter: how many numbers have been drawn
 *
 * The counter-based generator splitmix64: the n-th number is a mix of key and n, so the state is
 * two numbers that can lie in a position, and a new key is a new, unrelated stream. The numbers
 * are the same on every machine.
 */
typedef struct
{
  guint64 key;
  guint64 counter;
} BrgRandom;

/** brg_random_mix: the finalizer of splitmix64 (public domain, Sebastiano Vigna). */
static inline guint64
brg_random_mix (guint64 number)
{
  number = (number ^ (number >> 30)) * G_GUINT64_CONSTANT (0xbf58476d1ce4e5b9);
  number = (number ^ (number >> 27)) * G_GUINT64_CONSTANT (0x94d049bb133111eb);
  return number ^ (number >> 31);
}

/** brg_random_next: draws any number of 32 bits, each equally likely. */
static inline guint32
brg_random_next (BrgRandom *random)
{
  guint64 step = ++random->counter * G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);

  return (guint32) (brg_random_mix (random->key + step) >> 32);
}

/**
 * brg_random_below:
 * @random: a generator
 * @bound: more than 0
 *
 * Returns: a number from 0 to @bound - 1, each equally likely (numbers that would favour some are
 *   drawn again)
 */
static inline guint32
brg_random_below (BrgRandom *random,
                  guint32    bound)
{
  guint64 product = (guint64) brg_random_next (random) * bound;
  guint32 low = (guint32) product;

  if (G_UNLIKELY (low < bound))
    {
      guint32 threshold = (0u - bound) % bound;

      while (low < threshold)
        {
          product = (guint64) brg_random_next (random) * bound;
          low = (guint32) product;
        }
    }

  return (guint32) (product >> 32);
}

G_END_DECLS
