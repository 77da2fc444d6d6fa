/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#define BRG_TYPE_NEWS (brg_news_get_type ())
G_DECLARE_FINAL_TYPE (BrgNews, brg_news, BRG, NEWS, GObject)

BrgNews *brg_news_new  (AdwToastOverlay *toasts);
void     brg_news_tell (BrgNews         *self,
                        const char      *sentence,
                        const char      *button,
                        const char      *action);
