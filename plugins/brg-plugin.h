/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#if __has_include(<libpeas.h>)
#include <libpeas.h>
#else
#include <libpeas/peas.h>
#endif

#include <gmodule.h>

/**
 * BRG_PLUGIN:
 * @interface: %BRG_TYPE_EXPANSION in the half that knows the rules, %BRG_TYPE_EXPANSION_UI in the
 *   window's half
 * @type: the type that has it
 *
 * What a plugin shows to the program: the one symbol that a module exports.
 */
#define BRG_PLUGIN(interface, type) \
  G_MODULE_EXPORT void peas_register_types (PeasObjectModule *module); \
  void \
  peas_register_types (PeasObjectModule *module) \
  { \
    peas_object_module_register_extension_type (module, interface, type); \
  }
