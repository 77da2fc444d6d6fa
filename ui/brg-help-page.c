/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "ui/brg-help-page.h"

/**
 * brg_help_page_new:
 * @id: what links call it
 * @section: where it stands
 *
 * Returns: (transfer full): a page without title that says nothing
 */
BrgHelpPage *
brg_help_page_new (const char     *id,
                   BrgHelpSection  section)
{
  BrgHelpPage *self = g_new0 (BrgHelpPage, 1);

  self->id = g_strdup (id);
  self->section = section;
  self->blocks = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_help_block_free);

  return self;
}

void
brg_help_page_free (BrgHelpPage *self)
{
  g_free (self->id);
  g_free (self->title);
  g_free (self->parent);
  g_ptr_array_unref (self->blocks);
  g_free (self);
}

/**
 * brg_help_page_add:
 * @self: a page
 * @kind: what to add
 * @markup: (transfer full) (nullable): its words
 *
 * Returns: (transfer none): a part at the end of the page
 */
BrgHelpBlock *
brg_help_page_add (BrgHelpPage      *self,
                   BrgHelpBlockKind  kind,
                   char             *markup)
{
  BrgHelpBlock *block = g_new0 (BrgHelpBlock, 1);

  block->kind = kind;
  block->markup = markup;
  g_ptr_array_add (self->blocks, block);

  return block;
}

/**
 * brg_help_page_copy:
 * @self: a page
 * @block: words of another page
 *
 * Returns: (transfer none): the same words at the end of this page
 */
BrgHelpBlock *
brg_help_page_copy (BrgHelpPage        *self,
                    const BrgHelpBlock *block)
{
  BrgHelpBlock *copy = brg_help_page_add (self, block->kind, g_strdup (block->markup));

  copy->ruling = g_strdup (block->ruling);
  copy->about = g_strdupv (block->about);
  copy->copied = TRUE;

  return copy;
}

void
brg_help_block_free (BrgHelpBlock *self)
{
  g_free (self->markup);
  g_free (self->ruling);
  g_strfreev (self->about);
  g_clear_pointer (&self->rows, g_ptr_array_unref);
  g_clear_pointer (&self->items, g_ptr_array_unref);
  g_free (self);
}

/**
 * brg_help_item_new:
 * @kind: what it is
 * @name: (nullable): see #BrgHelpItemKind
 * @number: likewise
 *
 * Returns: (transfer full): a thing for a picture
 */
BrgHelpItem *
brg_help_item_new (BrgHelpItemKind  kind,
                   const char      *name,
                   guint            number)
{
  BrgHelpItem *self = g_new0 (BrgHelpItem, 1);

  self->kind = kind;
  self->name = g_strdup (name);
  self->number = number;

  return self;
}

void
brg_help_item_free (BrgHelpItem *self)
{
  if (self->board != NULL)
    {
      g_clear_pointer (&self->board->board, brg_board_free);
      g_aligned_free (self->board);
    }
  g_free (self->name);
  g_free (self);
}
