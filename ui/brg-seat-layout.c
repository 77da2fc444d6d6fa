/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "ui/brg-seat-layout.h"

/*
 * BrgDesign:
 * @width: for which all lengths below are meant
 * @height: likewise
 * @margin: round everything
 * @head: height of the line with the name
 * @body: height of the line with dice and tiles
 * @foot: height of the line with counts and bonus tiles; 0 if they stand in the other lines
 * @gap: between lines, and between groups within a line
 * @die: size of a die
 * @tile: width of a storage space
 * @good: size of a goods space
 * @count: width of a count
 * @coin: height of a count
 * @bonus: size of a bonus tile
 * @points: width of the points
 */
typedef struct
{
  double width, height, margin, head, body, foot, gap;
  double die, tile, good, count, coin, bonus, points;
} BrgDesign;

/* The tall strip's width, margin, and gap between its blocks. */
#define TALL_WIDTH  108.0
#define TALL_MARGIN 7.0
#define TALL_GAP    4.0

static const BrgDesign designs[2] = {
  { 560, 118, 12, 34, 54, 0, 6, 42, 45, 36, 51, 30, 30, 76 },
  { 320, 112, 10, 24, 36, 24, 4, 27, 30, 26, 42, 22, 22, 60 },
};

/* A strip without counts and bonus tiles needs no line for them. */
static BrgDesign
choose_design (gboolean               compact,
               const BrgSeatContents *contents)
{
  BrgDesign design = designs[compact ? 1 : 0];

  if (design.foot > 0 && contents->n_counts == 0 && contents->n_classes == 0)
    design.height -= design.foot + design.gap;

  return design;
}

/**
 * brg_seat_layout_measure:
 * @compact: whether it is for a narrow column
 * @contents: what lies on it
 * @width: (out): the width it is designed for
 * @height: (out): the height it is designed for
 */
void
brg_seat_layout_measure (gboolean               compact,
                         const BrgSeatContents *contents,
                         double                *width,
                         double                *height)
{
  BrgDesign design = choose_design (compact, contents);

  *width = design.width;
  *height = design.height;
}

static BrgBox
box_in_line (double x,
             double top,
             double line,
             double width,
             double height)
{
  return (BrgBox){ x, top + (line - height) / 2, width, height };
}

static double
lay_row (BrgBox *boxes,
         guint   n,
         double  x,
         double  top,
         double  line,
         double  width,
         double  height)
{
  for (guint i = 0; i < n; i++)
    boxes[i] = box_in_line (x + i * (width + 2), top, line, width, height);

  return x + n * (width + 2);
}

/* What is not there takes no gap after it. */
static double
lay_group (BrgBox *boxes,
           guint   n,
           double  x,
           double  top,
           double  line,
           double  width,
           double  height,
           double  gap)
{
  return n > 0 ? lay_row (boxes, n, x, top, line, width, height) + gap : x;
}

static void
lay_head (BrgSeatLayout   *layout,
          const BrgDesign *design,
          guint            n_classes)
{
  double right = design->width - design->margin - design->points;
  double row = n_classes * (design->bonus + 2);

  layout->points = (BrgBox){ right, design->margin, design->points, design->head };
  if (design->foot <= 0)
    {
      right -= row + design->gap * 2;
      lay_row (layout->bonus, n_classes, right, design->margin, design->head, design->bonus,
               design->bonus);
    }
  layout->name = (BrgBox){ design->margin, design->margin, right - design->margin - design->gap,
                           design->head };
}

/* Two rows of smaller hexes that reach into each other. */
static double
lay_comb (BrgBox *boxes,
          guint   n,
          double  x,
          double  top,
          double  line,
          double  gap)
{
  double height = line / 1.75 - 1, width = height / 1.155, step = width + 2;

  for (guint i = 0; i < n; i++)
    boxes[i] = (BrgBox){ x + (i / 2 + (i % 2) / 2.0) * step, top + (i % 2) * (line - height), width,
                         height };

  return x + (n + 1) / 2.0 * step + gap;
}

static double
measure_group (guint  n,
               double width,
               double gap)
{
  return n > 0 ? n * (width + 2) + gap : 0;
}

/* Whether all that stands in the line with the dice fits in it. */
static gboolean
fits_in_line (const BrgDesign       *design,
              const BrgSeatContents *contents)
{
  double gap = design->gap * 2;
  double width = measure_group (contents->n_dice, design->die, gap)
                 + measure_group (contents->n_store, design->tile, gap)
                 + measure_group (contents->n_goods, design->good, gap);

  if (design->foot <= 0)
    width += measure_group (contents->n_counts, design->count, 0);

  return width - gap <= design->width - 2 * design->margin;
}

static double
lay_body (BrgSeatLayout         *layout,
          const BrgDesign       *design,
          const BrgSeatContents *contents)
{
  double top = design->margin + design->head + design->gap;
  double gap = design->gap * 2;
  double x = design->margin;

  x = lay_group (layout->dice, contents->n_dice, x, top, design->body, design->die, design->die,
                 gap);
  if (fits_in_line (design, contents))
    x = lay_group (layout->store, contents->n_store, x, top, design->body, design->tile,
                   design->tile * 1.155, gap);
  else
    x = lay_comb (layout->store, contents->n_store, x, top, design->body, gap);

  return lay_group (layout->goods, contents->n_goods, x, top, design->body, design->good,
                    design->good, gap);
}

static void
lay_foot (BrgSeatLayout         *layout,
          const BrgDesign       *design,
          const BrgSeatContents *contents,
          double                 x)
{
  guint n_classes = contents->n_classes;
  double top = design->margin + design->head + design->gap;

  if (design->foot <= 0)
    {
      lay_row (layout->counts, contents->n_counts, x, top, design->body, design->count,
               design->coin);
      return;
    }

  top += design->body + design->gap;
  lay_row (layout->counts, contents->n_counts, design->margin, top, design->foot, design->count,
           design->coin);
  lay_row (layout->bonus, n_classes,
           design->width - design->margin - n_classes * (design->bonus + 2), top, design->foot,
           design->bonus, design->bonus);
}

/* ---- tall: beside a duchy instead of beneath it ---- */

/* Lays things in rows that are as wide as the design, one below the other. */
static double
lay_block (BrgBox *boxes,
           guint   n,
           double  top,
           double  width,
           double  height)
{
  guint columns = (guint) ((TALL_WIDTH - 2 * TALL_MARGIN) / width);

  for (guint i = 0; i < n; i++)
    boxes[i] = (BrgBox){ TALL_MARGIN + i % columns * width, top + i / columns * height, width - 2,
                         height - 2 };

  return n > 0 ? top + (n + columns - 1) / columns * height + TALL_GAP : top;
}

static double
lay_tall (BrgSeatLayout         *layout,
          const BrgSeatContents *contents)
{
  const double inner = TALL_WIDTH - 2 * TALL_MARGIN;
  double y = TALL_MARGIN;

  layout->name = (BrgBox){ TALL_MARGIN, y, inner, 22 };
  layout->points = (BrgBox){ TALL_MARGIN, y + 24, inner, 24 };
  y = lay_block (layout->dice, contents->n_dice, y + 24 + 26, 29, 29);
  y = lay_block (layout->store, contents->n_store, y, 31, 31 * 1.155);
  y = lay_block (layout->goods, contents->n_goods, y, 28, 28);
  y = lay_block (layout->counts, contents->n_counts, y, 46, 24);

  y = lay_block (layout->bonus, contents->n_classes, y, 31, 23);
  for (guint i = 0; i < contents->n_classes; i++)
    layout->bonus[i].width = layout->bonus[i].height;

  return y - TALL_GAP + TALL_MARGIN;
}

/* ---- fitting ---- */

static void
mirror (BrgBox *boxes,
        guint   n,
        double  width)
{
  for (guint i = 0; i < n; i++)
    boxes[i].x = width - boxes[i].x - boxes[i].width;
}

static void
mirror_all (BrgSeatLayout *layout,
            double         width)
{
  mirror (&layout->name, 1, width);
  mirror (&layout->points, 1, width);
  mirror (layout->dice, BRG_SEAT_DICE, width);
  mirror (layout->store, BRG_SEAT_MAX_SLOTS, width);
  mirror (layout->goods, BRG_SEAT_MAX_SLOTS, width);
  mirror (layout->counts, BRG_SEAT_N_COUNTS, width);
  mirror (layout->bonus, BRG_MAX_CLASSES, width);
}

/**
 * brg_seat_layout_tall_width:
 * @contents: what lies on it
 * @height: of the picture
 *
 * Returns: the width that a tall picture needs
 */
double
brg_seat_layout_tall_width (const BrgSeatContents *contents,
                            double                 height)
{
  BrgSeatLayout layout = { 0 };

  return TALL_WIDTH * height / lay_tall (&layout, contents);
}

/**
 * brg_seat_layout_fit:
 * @layout: (out): where everything lies
 * @compact: whether it is for a narrow column
 * @mirrored: whether it is read from right to left
 * @contents: what lies on it
 * @width: of the picture
 * @height: of the picture
 *
 * A compact picture that is higher than it is wide has its things one below the other.
 */
void
brg_seat_layout_fit (BrgSeatLayout         *layout,
                     gboolean               compact,
                     gboolean               mirrored,
                     const BrgSeatContents *contents,
                     double                 width,
                     double                 height)
{
  BrgDesign design = choose_design (compact, contents);
  double x;

  *layout = (BrgSeatLayout){ 0 };
  if (compact && height > width)
    {
      x = lay_tall (layout, contents);
      layout->scale = MIN (width / TALL_WIDTH, height / x);
      if (mirrored)
        mirror_all (layout, width / layout->scale);
      return;
    }

  layout->scale = MIN (width / design.width, height / design.height);
  design.width = MAX (design.width, width / layout->scale);
  lay_head (layout, &design, contents->n_classes);
  x = lay_body (layout, &design, contents);
  lay_foot (layout, &design, contents, x);

  if (mirrored)
    mirror_all (layout, design.width);
}
