#ifndef QUINCE_TEXT_ENGINE_INTERNAL_H
#define QUINCE_TEXT_ENGINE_INTERNAL_H

#include "CTextEngine.h"
#include <hb.h>
#include <stdlib.h>
#include <string.h>
#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_OUTLINE_H
#include FT_TRUETYPE_TABLES_H

struct QTFace {
    FT_Face file;
    hb_font_t *font;
    hb_buffer_t *buffer;
    int unitsPerEm;
    /// The size FreeType was last told, in 64ths of a pixel.
    int currentSize, currentWidth;
};

FT_Library qt_library(void);

#endif
