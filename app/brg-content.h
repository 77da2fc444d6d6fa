/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/engine/brg-catalogue.h"

BrgCatalogue *brg_content_load (GPtrArray *complaints);
BrgCatalogue *brg_content_new  (void);
