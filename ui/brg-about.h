/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "core/brg-api.h"

BRG_API void brg_about_present (GtkWindow *parent);
