#include "Internal.h"
#include <hb-ot.h>

void qt_face_tables(QTFace *face, QTFaceTables *tables) {
    double em = face->unitsPerEm;
    FT_Face file = face->file;
    TT_Postscript *post = FT_Get_Sfnt_Table(file, FT_SFNT_POST);
    memset(tables, 0, sizeof *tables);
    tables->unitsPerEm = face->unitsPerEm;
    tables->glyphCount = (int)hb_face_get_glyph_count(hb_font_get_face(face->font));
    tables->italicAngle = post ? post->italicAngle / 65536.0 : 0;
    if (!FT_IS_SCALABLE(file)) return;
    tables->left = file->bbox.xMin / em;
    tables->bottom = file->bbox.yMin / em;
    tables->right = file->bbox.xMax / em;
    tables->top = file->bbox.yMax / em;
}

int32_t qt_glyph_advance(QTFace *face, uint32_t glyph) { return hb_font_get_glyph_h_advance(face->font, glyph); }

int qt_glyph_box(QTFace *face, uint32_t glyph, double box[4]) {
    hb_glyph_extents_t extents;
    if (!hb_font_get_glyph_extents(face->font, glyph, &extents)) return 0;
    double em = face->unitsPerEm;
    box[0] = extents.x_bearing / em;
    box[1] = (extents.y_bearing + extents.height) / em;
    box[2] = extents.width / em;
    box[3] = -extents.height / em;
    return 1;
}

uint32_t qt_glyph_named(QTFace *face, const char *name) {
    hb_codepoint_t glyph = 0;
    return hb_font_get_glyph_from_name(face->font, name, -1, &glyph) ? glyph : 0;
}

int qt_face_text(QTFace *face, int name, char *text, int size) {
    unsigned length = (unsigned)size;
    return (int)hb_ot_name_get_utf8(hb_font_get_face(face->font), (hb_ot_name_id_t)name, hb_language_from_string("en", -1), &length, text);
}

void qt_face_characters(QTFace *face, void (*add)(uint32_t first, uint32_t last, void *context), void *context) {
    hb_set_t *set = hb_set_create();
    hb_face_collect_unicodes(hb_font_get_face(face->font), set);
    hb_codepoint_t first = HB_SET_VALUE_INVALID, last = HB_SET_VALUE_INVALID;
    while (hb_set_next_range(set, &first, &last)) add(first, last, context);
    hb_set_destroy(set);
}
