/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/brg-api.h"

BRG_API const char *brg_version (void);
