/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/brg-plugin-host.h"

BrgPluginHost *brg_content_load            (GPtrArray     *complaints);
BrgPluginHost *brg_content_new             (void);
void           brg_content_add_all_modules (BrgPluginHost *host,
                                            BrgSetup      *setup);
