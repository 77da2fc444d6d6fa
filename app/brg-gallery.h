/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/brg-digest.h"
#include "core/engine/brg-catalogue.h"
#include "ui/brg-miniature.h"

G_BEGIN_DECLS

#define BRG_TYPE_GALLERY (brg_gallery_get_type ())
G_DECLARE_FINAL_TYPE (BrgGallery, brg_gallery, BRG, GALLERY, GObject)

BrgGallery *brg_gallery_new  (BrgCatalogue *catalogue);
void        brg_gallery_hang (BrgGallery   *self,
                              BrgMiniature *miniature,
                              BrgDigest    *digest);

G_END_DECLS
