/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "brg-line-reader.h"
#include "brg-position.h"

G_BEGIN_DECLS

/**
 * BrgFieldFlags:
 * @BRG_FIELD_SIGNED: the numbers may be negative
 * @BRG_FIELD_HIDDEN: only the seat that owns it sees it
 * @BRG_FIELD_DERIVED: follows from the other fields; not written, made again after reading
 * @BRG_FIELD_LIST: written in order, all of them, instead of `name=value` for those not 0
 * @BRG_FIELD_SECRET: nobody sees it (the generator's state)
 */
typedef enum
{
  BRG_FIELD_SIGNED  = 1 << 0,
  BRG_FIELD_HIDDEN  = 1 << 1,
  BRG_FIELD_DERIVED = 1 << 2,
  BRG_FIELD_LIST    = 1 << 3,
  BRG_FIELD_SECRET  = 1 << 4,
} BrgFieldFlags;

/** BrgFieldOwner: whether a field exists once, or once a seat, or once a something else. */
typedef enum
{
  BRG_FIELD_OF_TABLE,
  BRG_FIELD_OF_SEAT,
} BrgFieldOwner;

/**
 * BrgNameFunc:
 *
 * Writes the stable name of @index; returns FALSE if it has none.
 */
typedef gboolean (*BrgNameFunc) (const BrgRuleset *ruleset,
                                 guint             index,
                                 char              name[BRG_NAME_SIZE]);

/**
 * BrgField:
 * @name: the keyword of its lines
 * @offset: bytes from the start of the position to the first element of the first owner
 * @size: bytes of an element: 1, 2, 4 or 8
 * @count: how many elements an owner has
 * @owner: whose it is
 * @n_owners: how many owners; 1 for the table
 * @owner_stride: bytes from one owner's first element to the next one's
 * @minimum: least value
 * @maximum: greatest value
 * @flags: how it behaves
 * @name_index: names for the elements; NULL for a field written as a list
 * @name_value: names for the values; NULL for plain numbers
 *
 * A field of a slice. Text form, differences, range checks and redealing come from it. A field of
 * several elements is written `name [owner] index=value…`, or `name [owner] value…` with
 * %BRG_FIELD_LIST; 0 everywhere is not written at all. Owners count from 1. A field of seats may
 * have fewer owners than there are seats: seats share it then, see brg_field_owner_of().
 */
typedef struct
{
  const char   *name;
  gsize         offset;
  guint         size;
  guint         count;
  BrgFieldOwner owner;
  guint         n_owners;
  gsize         owner_stride;
  gint64        minimum;
  gint64        maximum;
  BrgFieldFlags flags;
  BrgNameFunc   name_index;
  BrgNameFunc   name_value;
} BrgField;

/** BrgSchema: the fields of a ruleset's positions. */
typedef struct _BrgSchema BrgSchema;

/** brg_field_owner_of: the owner of what @seat has in a field; where they are fewer, in turns. */
static inline guint
brg_field_owner_of (const BrgField *field,
                    guint           seat)
{
  return seat % field->n_owners;
}

BrgSchema      *brg_schema_new            (void);
void            brg_schema_free           (BrgSchema         *schema);
void            brg_schema_add            (BrgSchema         *schema,
                                           const BrgField    *field);
guint           brg_schema_get_n_fields   (const BrgSchema   *schema);
const BrgField *brg_schema_get_field      (const BrgSchema   *schema,
                                           guint              index);
const BrgField *brg_schema_find           (const BrgSchema   *schema,
                                           const char        *name);
gint64          brg_field_get             (const BrgField    *field,
                                           const BrgPosition *position,
                                           guint              owner,
                                           guint              index);
void            brg_field_set             (const BrgField    *field,
                                           BrgPosition       *position,
                                           guint              owner,
                                           guint              index,
                                           gint64             value);

G_END_DECLS
