/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "brg-schema.h"

#include <string.h>

struct _BrgSchema
{
  GArray *fields;
};

/**
 * brg_schema_new:
 *
 * Returns: (transfer full): a schema without fields
 */
BrgSchema *
brg_schema_new (void)
{
  BrgSchema *self = g_new0 (BrgSchema, 1);

  self->fields = g_array_new (FALSE, TRUE, sizeof (BrgField));
  return self;
}

void
brg_schema_free (BrgSchema *self)
{
  g_array_unref (self->fields);
  g_free (self);
}

/**
 * brg_schema_add:
 * @self: a schema
 * @field: a field; a ruleset is refused in which two fields have one name
 *
 * Adds a field; text forms hold the fields in the order in which they were added.
 */
void
brg_schema_add (BrgSchema      *self,
                const BrgField *field)
{
  g_array_append_val (self->fields, *field);
}

/**
 * brg_schema_get_n_fields:
 * @self: a schema
 *
 * Returns: how many fields it has
 */
guint
brg_schema_get_n_fields (const BrgSchema *self)
{
  return self->fields->len;
}

/**
 * brg_schema_get_field:
 * @self: a schema
 * @index: which, from 0
 *
 * Returns: (transfer none): a field, in the order in which they were added
 */
const BrgField *
brg_schema_get_field (const BrgSchema *self,
                      guint            index)
{
  return &g_array_index (self->fields, BrgField, index);
}

/**
 * brg_schema_find:
 * @self: a schema
 * @name: a field's name
 *
 * Returns: (transfer none) (nullable): the field
 */
const BrgField *
brg_schema_find (const BrgSchema *self,
                 const char      *name)
{
  for (guint i = 0; i < self->fields->len; i++)
    if (strcmp (brg_schema_get_field (self, i)->name, name) == 0)
      return brg_schema_get_field (self, i);

  return NULL;
}

static gpointer
element (const BrgField    *field,
         const BrgPosition *position,
         guint              owner,
         guint              index)
{
  return (guint8 *) position + field->offset + owner * field->owner_stride + index * field->size;
}

static gint64
widen (const BrgField *field,
       guint64         bits)
{
  guint shift = 64 - 8 * field->size;

  if (field->flags & BRG_FIELD_SIGNED)
    return (gint64) (bits << shift) >> shift;

  return (gint64) bits;
}

/**
 * brg_field_get:
 * @field: a field
 * @position: a position
 * @owner: whose, from 0
 * @index: which element, from 0
 *
 * Returns: the element's value
 */
gint64
brg_field_get (const BrgField    *field,
               const BrgPosition *position,
               guint              owner,
               guint              index)
{
  guint64 bits = 0;

  /* Positions are little-endian inside a process that is; on others the value lies at the end. */
#if G_BYTE_ORDER == G_LITTLE_ENDIAN
  memcpy (&bits, element (field, position, owner, index), field->size);
#else
  memcpy ((guint8 *) &bits + 8 - field->size, element (field, position, owner, index), field->size);
#endif

  return widen (field, bits);
}

/**
 * brg_field_set:
 * @field: a field
 * @position: a position
 * @owner: whose, from 0
 * @index: which element, from 0
 * @value: the new value; the caller has checked its range
 */
void
brg_field_set (const BrgField *field,
               BrgPosition    *position,
               guint           owner,
               guint           index,
               gint64          value)
{
#if G_BYTE_ORDER == G_LITTLE_ENDIAN
  memcpy (element (field, position, owner, index), &value, field->size);
#else
  memcpy (element (field, position, owner, index), (guint8 *) &value + 8 - field->size,
          field->size);
#endif
}
