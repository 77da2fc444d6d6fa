/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "tests/paint/brg-eyes.h"

#include <math.h>

/* What is left of linear red, green and blue for eyes that lack one of the three receptors: the
 * matrices of Machado, Oliveira and Fernandes (2009) at full strength. */
static const double matrices[BRG_N_SIGHTS][3][3] = {
  { { 1, 0, 0 }, { 0, 1, 0 }, { 0, 0, 1 } },
  { { 0.152286, 1.052583, -0.204868 },
    { 0.114503, 0.786281, 0.099216 },
    { -0.003882, -0.048116, 1.051998 } },
  { { 0.367322, 0.860646, -0.227968 },
    { 0.280085, 0.672501, 0.047413 },
    { -0.011820, 0.042940, 0.968881 } },
  { { 1.255528, -0.076749, -0.178779 },
    { -0.078411, 0.930809, 0.147602 },
    { 0.004733, 0.691367, 0.303900 } },
};

/* CIELAB with the white point D65. */
typedef struct
{
  double light;
  double a;
  double b;
} Lab;

static double
get_channel (guint32 colour,
             guint   shift)
{
  double part = ((colour >> shift) & 0xff) / 255.0;

  return part <= 0.04045 ? part / 12.92 : pow ((part + 0.055) / 1.055, 2.4);
}

static double
bend (double part)
{
  return part > 216.0 / 24389 ? cbrt (part) : (24389.0 / 27 * part + 16) / 116;
}

static Lab
see (BrgSight sight,
     guint32  colour)
{
  const double full[3] = { get_channel (colour, 16), get_channel (colour, 8),
                           get_channel (colour, 0) };
  double seen[3];
  double x, y, z;

  for (guint i = 0; i < 3; i++)
    {
      const double *row = matrices[sight][i];

      seen[i] = CLAMP (row[0] * full[0] + row[1] * full[1] + row[2] * full[2], 0, 1);
    }
  x = bend ((0.4124 * seen[0] + 0.3576 * seen[1] + 0.1805 * seen[2]) / 0.95047);
  y = bend (0.2126 * seen[0] + 0.7152 * seen[1] + 0.0722 * seen[2]);
  z = bend ((0.0193 * seen[0] + 0.1192 * seen[1] + 0.9505 * seen[2]) / 1.08883);

  return (Lab){ 116 * y - 16, 500 * (x - y), 200 * (y - z) };
}

static double
to_radians (double degrees)
{
  return degrees * G_PI / 180;
}

static double
get_hue (double a,
         double b)
{
  double degrees = atan2 (b, a) * 180 / G_PI;

  return degrees < 0 ? degrees + 360 : degrees;
}

static double
get_mean_hue (double one,
              double other)
{
  double mean = (one + other) / 2;

  if (fabs (one - other) > 180)
    mean += mean < 180 ? 180 : -180;

  return mean;
}

/* How much a difference of hue counts there. */
static double
weigh_hue (double hue)
{
  return 1 - 0.17 * cos (to_radians (hue - 30)) + 0.24 * cos (to_radians (2 * hue))
         + 0.32 * cos (to_radians (3 * hue + 6)) - 0.20 * cos (to_radians (4 * hue - 63));
}

static double
get_grey_share (double chroma)
{
  return sqrt (pow (chroma, 7) / (pow (chroma, 7) + pow (25, 7)));
}

/* CIEDE2000. */
static double
get_difference (Lab one,
                Lab other)
{
  double stretch = 1.5 - 0.5 * get_grey_share ((hypot (one.a, one.b) + hypot (other.a, other.b)) / 2);
  double chromas[2] = { hypot (one.a * stretch, one.b), hypot (other.a * stretch, other.b) };
  double hues[2] = { get_hue (one.a * stretch, one.b), get_hue (other.a * stretch, other.b) };
  gboolean grey = chromas[0] * chromas[1] < 1e-9;
  double turn = grey ? 0 : remainder (hues[1] - hues[0], 360);
  double hue = grey ? hues[0] + hues[1] : get_mean_hue (hues[0], hues[1]);
  double light = (one.light + other.light) / 2 - 50;
  double chroma = (chromas[0] + chromas[1]) / 2;
  double by_light = (other.light - one.light) / (1 + 0.015 * light * light / sqrt (20 + light * light));
  double by_chroma = (chromas[1] - chromas[0]) / (1 + 0.045 * chroma);
  double by_hue = 2 * sqrt (chromas[0] * chromas[1]) * sin (to_radians (turn / 2))
                  / (1 + 0.015 * chroma * weigh_hue (hue));
  double twist = -2 * get_grey_share (chroma)
                 * sin (to_radians (60 * exp (-pow ((hue - 275) / 25, 2))));

  return sqrt (by_light * by_light + by_chroma * by_chroma + by_hue * by_hue
               + twist * by_chroma * by_hue);
}

/**
 * brg_eyes_tell:
 * @sight: whose eyes
 * @a: a colour, as 0xRRGGBB
 * @b: another
 *
 * Returns: how different the colours look to them by CIEDE2000, where 1 can hardly be seen and 10 at
 *   a glance
 */
double
brg_eyes_tell (BrgSight sight,
               guint32  a,
               guint32  b)
{
  return get_difference (see (sight, a), see (sight, b));
}
