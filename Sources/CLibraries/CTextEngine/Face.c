#define _GNU_SOURCE
#include "Internal.h"
#include <pthread.h>

static pthread_mutex_t lock = PTHREAD_RECURSIVE_MUTEX_INITIALIZER_NP;

void qt_lock(void) { pthread_mutex_lock(&lock); }

void qt_unlock(void) { pthread_mutex_unlock(&lock); }

FT_Library qt_library(void) {
    static FT_Library library;
    if (!library) FT_Init_FreeType(&library);
    return library;
}

QTFace *qt_face_open(const char *path, int index) {
    FT_Face file;
    if (FT_New_Face(qt_library(), path, index, &file) != 0) return NULL;
    hb_blob_t *blob = hb_blob_create_from_file_or_fail(path);
    if (!blob) {
        FT_Done_Face(file);
        return NULL;
    }
    QTFace *face = calloc(1, sizeof *face);
    hb_face_t *shaped = hb_face_create(blob, (unsigned)index);
    face->file = file;
    face->font = hb_font_create(shaped);
    face->unitsPerEm = (int)hb_face_get_upem(shaped);
    face->buffer = hb_buffer_create();
    hb_face_destroy(shaped);
    hb_blob_destroy(blob);
    return face;
}

void qt_face_info(QTFace *face, QTFaceInfo *info) {
    FT_Face file = face->file;
    double em = face->unitsPerEm;
    TT_OS2 *os2 = FT_Get_Sfnt_Table(file, FT_SFNT_OS2);
    memset(info, 0, sizeof *info);
    info->family = file->family_name ? file->family_name : "";
    info->style = file->style_name ? file->style_name : "";
    info->postScriptName = FT_Get_Postscript_Name(file);
    if (!info->postScriptName) info->postScriptName = "";
    hb_font_extents_t extents;
    hb_font_get_h_extents(face->font, &extents);
    info->ascender = extents.ascender / em;
    info->descender = extents.descender / em;
    info->lineGap = extents.line_gap / em;
    info->unitsPerEm = face->unitsPerEm;
    info->underlinePosition = file->underline_position / em;
    info->underlineThickness = file->underline_thickness / em;
    info->isColorBitmap = FT_HAS_COLOR(file) && !FT_IS_SCALABLE(file);
    info->isItalic = (file->style_flags & FT_STYLE_FLAG_ITALIC) != 0;
    info->isMonospaced = FT_IS_FIXED_WIDTH(file) != 0;
    info->weight = os2 ? os2->usWeightClass : 400;
    info->capHeight = os2 && os2->version != 0xFFFF && os2->sCapHeight > 0 ? os2->sCapHeight / em : 0.7;
    info->xHeight = os2 && os2->version != 0xFFFF && os2->sxHeight > 0 ? os2->sxHeight / em : 0.5;
}

uint32_t qt_face_glyph(QTFace *face, uint32_t codePoint) {
    hb_codepoint_t glyph = 0;
    return hb_font_get_nominal_glyph(face->font, codePoint, &glyph) ? glyph : 0;
}
