/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/engine/brg-module.h"

/** BRG_PLUGIN_HALF_SUFFIX: what follows a plugin's id in that of its half for the window. */
#define BRG_PLUGIN_HALF_SUFFIX "-ui"

/**
 * BrgPluginInfo:
 * @id: its name in files, commands and records
 * @name: what a person calls it, in their language; the id if that is not known
 * @description: (nullable): a sentence about it, in their language
 * @version: (nullable): its version
 * @folder: where its `.plugin` file lies, as text that can be shown
 * @problem: (nullable): why it cannot be used, in the language of the person; it begins with a
 *   small letter and has no full stop, so that it can stand after a colon
 * @hidden: whether it is the window's half of another plugin, which tells of its problem too
 * @rules: (nullable): what it brought, once it was opened; of a whole game the rules of the variant
 * @depends: (array zero-terminated=1): the ids of the plugins that it needs
 * @library: (type filename): its shared library
 *
 * A plugin as it was found. Only the host changes it.
 */
typedef struct
{
  char            *id;
  char            *name;
  char            *description;
  char            *version;
  char            *folder;
  char            *problem;
  gboolean         hidden;
  const BrgModule *rules;
  char           **depends;
  char            *library;
} BrgPluginInfo;

BrgPluginInfo *brg_plugin_info_read     (const char          *folder,
                                         const char          *file_name);
void           brg_plugin_info_free     (BrgPluginInfo       *self);
void           brg_plugin_info_complain (BrgPluginInfo       *self,
                                         const char          *format,
                                         ...) G_GNUC_PRINTF (2, 3);
char          *brg_plugin_info_get_base (const BrgPluginInfo *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgPluginInfo, brg_plugin_info_free)
