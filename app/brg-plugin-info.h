/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/engine/brg-module.h"

/**
 * BrgPluginInfo:
 * @id: its name in files, commands and records
 * @name: what a person calls it, in their language; the id if that is not known
 * @description: (nullable): a sentence about it, in their language
 * @version: (nullable): its version
 * @folder: where its `.plugin` file lies
 * @problem: (nullable): one sentence in the language of the person that says why it cannot be used
 * @hidden: whether it is the window's half of another plugin, and not to be listed
 * @rules: (nullable): what it brought, once it was opened; of a whole game the rules of the variant
 * @depends: (array zero-terminated=1) (nullable): the ids of the plugins that it needs
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
} BrgPluginInfo;
