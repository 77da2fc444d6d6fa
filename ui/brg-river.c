/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "ui/brg-river.h"

#include <math.h>
#include <stdlib.h>

/* All lengths are in widths of a hex. A river keeps so far from the middle of spaces that it
 * passes, and from other rivers. */
#define SPACE_ROOM (BRG_HEX_RATIO / 2 + BRG_RIVER_WIDTH / 2)
#define RIVER_ROOM 0.42

/* It comes so near to the middle of the spaces that it joins, a little further out than a side. */
#define END_ROOM 0.51

/* At so many points of a river it is looked how near others are. */
#define N_POINTS 16

/* What is worse than a longer way, each as if the river were so much longer. */
#define COST_OF_SPACE 8.0
#define COST_OF_RIVER 2.5

/* How much a river keeps to the direction in which it leaves a side, compared with its way. */
static const double bends[] = { 0.3, 0.6, 1, 1.5 };

static double
bend (const double p[4],
      double       at)
{
  double rest = 1 - at;

  return rest * rest * rest * p[0] + 3 * rest * rest * at * p[1] + 3 * rest * at * at * p[2]
         + at * at * at * p[3];
}

/**
 * brg_river_get_point:
 * @course: of a river
 * @at: from 0, its beginning, to 1, its end
 * @x: (out): of the point, in widths of a hex
 * @y: (out): likewise
 */
void
brg_river_get_point (const BrgRiverCourse *course,
                     double                at,
                     double               *x,
                     double               *y)
{
  *x = bend (course->x, at);
  *y = bend (course->y, at);
}

/* The middle of a side, and a point that lies @out further outside. */
static void
leave_side (const BrgSpace *space,
            BrgHexSide      side,
            double          out,
            double          x[2],
            double          y[2])
{
  const BrgHexGrid grid = { 0, 0, 1 };
  double centre_x, centre_y;

  brg_hex_grid_centre (&grid, space, &centre_x, &centre_y);
  brg_hex_grid_side (&grid, space, side, &x[0], &y[0]);
  x[1] = x[0] + (x[0] - centre_x) * 2 * out;
  y[1] = y[0] + (y[0] - centre_y) * 2 * out;
}

static void
lay_course (BrgRiverCourse *course,
            const BrgSpace *from,
            BrgHexSide      first,
            const BrgSpace *to,
            BrgHexSide      last,
            double          first_bend,
            double          last_bend)
{
  double x[2], y[2], way;

  leave_side (to, last, 0, x, y);
  leave_side (from, first, 0, course->x, course->y);
  way = hypot (x[0] - course->x[0], y[0] - course->y[0]);

  leave_side (from, first, first_bend * way, course->x, course->y);
  leave_side (to, last, last_bend * way, x, y);
  course->x[2] = x[1];
  course->y[2] = y[1];
  course->x[3] = x[0];
  course->y[3] = y[0];
}

/*
 * Survey:
 * @spaces: the middles of all spaces
 * @rivers: points of all rivers that have a course already
 * @n_rivers: how many these are
 *
 * What lies about, as it is asked for again and again.
 */
typedef struct
{
  double spaces[BRG_BOARD_MAX_SPACES][2];
  double rivers[BRG_BOARD_MAX_RIVERS * (N_POINTS + 1)][2];
  guint  n_rivers;
} Survey;

static void
get_points (const BrgRiverCourse *course,
            double                points[N_POINTS + 1][2])
{
  for (guint i = 0; i <= N_POINTS; i++)
    brg_river_get_point (course, i / (double) N_POINTS, &points[i][0], &points[i][1]);
}

static double
measure_points (double points[N_POINTS + 1][2])
{
  double length = 0;

  for (guint i = 1; i <= N_POINTS; i++)
    length += hypot (points[i][0] - points[i - 1][0], points[i][1] - points[i - 1][1]);

  return length;
}

/**
 * brg_river_measure:
 * @course: of a river
 *
 * Returns: how long it is, in widths of a hex
 */
double
brg_river_measure (const BrgRiverCourse *course)
{
  double points[N_POINTS + 1][2];

  get_points (course, points);
  return measure_points (points);
}

/* By how much a point is nearer to one of others than it should be. */
static double
find_lack (const double  point[2],
           const double  other[2],
           double        room)
{
  double x = point[0] - other[0], y = point[1] - other[1];
  double square = x * x + y * y;

  return square < room * room ? room - sqrt (square) : 0;
}

static double
cost_of_point (const Survey   *survey,
               const BrgBoard *board,
               const BrgRiver *river,
               const double    point[2])
{
  double cost = 0;

  for (guint i = 0; i < board->n_spaces; i++)
    cost += COST_OF_SPACE * find_lack (point, survey->spaces[i],
                                       i == river->from || i == river->to ? END_ROOM : SPACE_ROOM);
  for (guint i = 0; i < survey->n_rivers * (N_POINTS + 1); i++)
    cost += COST_OF_RIVER * find_lack (point, survey->rivers[i], RIVER_ROOM);

  return cost;
}

/* Stops where it is worse than @limit. */
static double
cost_of_course (const Survey         *survey,
                const BrgBoard       *board,
                const BrgRiver       *river,
                const BrgRiverCourse *course,
                double                limit)
{
  double points[N_POINTS + 1][2];
  double cost;

  get_points (course, points);
  cost = measure_points (points);
  for (guint i = 0; i <= N_POINTS && cost < limit; i++)
    cost += cost_of_point (survey, board, river, points[i]);

  return cost;
}

/* A way from a side to a side, and how long it is at least. */
typedef struct
{
  BrgHexSide first;
  BrgHexSide last;
  double way;
} Sides;

static int
compare_sides (gconstpointer a,
               gconstpointer b)
{
  const Sides *one = a, *other = b;

  return (one->way > other->way) - (one->way < other->way);
}

/* Those that lie at the water, the nearest ones first. */
static guint
find_sides (const BrgBoard *board,
            const BrgRiver *river,
            Sides           sides[BRG_HEX_N_SIDES * BRG_HEX_N_SIDES])
{
  const BrgHexGrid grid = { 0, 0, 1 };
  guint n = 0;

  for (guint first = 0; first < BRG_HEX_N_SIDES; first++)
    for (guint last = 0; last < BRG_HEX_N_SIDES; last++)
      {
        double x, y, other_x, other_y;

        if (brg_hex_neighbour (board, river->from, first) >= 0
            || brg_hex_neighbour (board, river->to, last) >= 0)
          continue;
        brg_hex_grid_side (&grid, &board->spaces[river->from], first, &x, &y);
        brg_hex_grid_side (&grid, &board->spaces[river->to], last, &other_x, &other_y);
        sides[n++] = (Sides){ first, last, hypot (other_x - x, other_y - y) };
      }
  qsort (sides, n, sizeof (Sides), compare_sides);

  return n;
}

/* Of all ways from a side to a side, with little or much of a bend, the one that costs least. */
static void
find_course (const Survey   *survey,
             const BrgBoard *board,
             const BrgRiver *river,
             BrgRiverCourse *best)
{
  Sides sides[BRG_HEX_N_SIDES * BRG_HEX_N_SIDES];
  guint n = find_sides (board, river, sides);
  double least = G_MAXDOUBLE;

  for (guint i = 0; i < n && sides[i].way < least; i++)
    for (guint j = 0; j < G_N_ELEMENTS (bends) * G_N_ELEMENTS (bends); j++)
      {
        BrgRiverCourse course;
        double cost;

        lay_course (&course, &board->spaces[river->from], sides[i].first,
                    &board->spaces[river->to], sides[i].last, bends[j / G_N_ELEMENTS (bends)],
                    bends[j % G_N_ELEMENTS (bends)]);
        cost = cost_of_course (survey, board, river, &course, least);
        if (cost >= least)
          continue;
        least = cost;
        *best = course;
      }
}

/**
 * brg_river_find_courses:
 * @board: a duchy
 * @courses: (out): a course for each of its rivers
 *
 * Lets rivers flow between the islands, in bends that pass no space and no other river if they can.
 */
void
brg_river_find_courses (const BrgBoard *board,
                        BrgRiverCourse  courses[BRG_BOARD_MAX_RIVERS])
{
  const BrgHexGrid grid = { 0, 0, 1 };
  Survey survey;

  for (guint i = 0; i < board->n_spaces; i++)
    brg_hex_grid_centre (&grid, &board->spaces[i], &survey.spaces[i][0], &survey.spaces[i][1]);

  for (survey.n_rivers = 0; survey.n_rivers < board->n_rivers; survey.n_rivers++)
    {
      BrgRiverCourse *course = &courses[survey.n_rivers];

      *course = (BrgRiverCourse){ 0 };
      find_course (&survey, board, &board->rivers[survey.n_rivers], course);
      get_points (course, &survey.rivers[survey.n_rivers * (N_POINTS + 1)]);
    }
}
