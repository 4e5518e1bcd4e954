#include "Internal.h"
#include <fribidi.h>
#include <linebreak.h>

int qt_bidi_levels(const uint16_t *text, int length, int direction, int8_t *levels) {
    FriBidiChar *points = malloc(sizeof *points * (size_t)(length + 1));
    FriBidiCharType *types = malloc(sizeof *types * (size_t)(length + 1));
    FriBidiBracketType *brackets = malloc(sizeof *brackets * (size_t)(length + 1));
    FriBidiLevel *found = malloc(sizeof *found * (size_t)(length + 1));
    int *starts = malloc(sizeof *starts * (size_t)(length + 1));
    FriBidiParType base = direction == 0 ? FRIBIDI_PAR_LTR : direction == 1 ? FRIBIDI_PAR_RTL : FRIBIDI_PAR_ON;
    memset(levels, 0, (size_t)length);
    if (points && types && brackets && found && starts) {
        int count = 0;
        for (int index = 0; index < length; index++) {
            uint32_t point = text[index];
            starts[count] = index;
            if (point >= 0xD800 && point < 0xDC00 && index + 1 < length && text[index + 1] >= 0xDC00 && text[index + 1] < 0xE000)
                point = 0x10000 + ((point - 0xD800) << 10) + (uint32_t)(text[++index] - 0xDC00);
            points[count++] = point;
        }
        starts[count] = length;
        fribidi_get_bidi_types(points, count, types);
        fribidi_get_bracket_types(points, count, types, brackets);
        if (fribidi_get_par_embedding_levels_ex(types, brackets, count, &base, found) > 0)
            for (int index = 0; index < count; index++)
                for (int unit = starts[index]; unit < starts[index + 1]; unit++) levels[unit] = found[index];
    }
    free(points);
    free(types);
    free(brackets);
    free(found);
    free(starts);
    return FRIBIDI_IS_RTL(base) ? 1 : 0;
}

uint32_t qt_mirrored(uint32_t codePoint) {
    FriBidiChar mirrored = codePoint;
    fribidi_get_mirror_char(codePoint, &mirrored);
    return mirrored;
}

static int is_regional(const uint16_t *text, int length, int index) {
    return text[index] == 0xD83C && index + 1 < length && text[index + 1] >= 0xDDE6 && text[index + 1] <= 0xDDFF;
}

/// libunibreak 1.1 aborts on regional indicators and on U+FFFF: a copy with harmless characters of the same length in their place, or
/// NULL where there are none.
static uint16_t *safe_text(const uint16_t *text, int length) {
    uint16_t *copy = NULL;
    for (int index = 0; index < length; index++) {
        int regional = is_regional(text, length, index);
        if (!regional && text[index] != 0xFFFF) continue;
        if (!copy) {
            if (!(copy = malloc((size_t)length * sizeof *copy))) return NULL;
            memcpy(copy, text, (size_t)length * sizeof *copy);
        }
        if (regional) {
            copy[index] = 0xD83D;
            copy[index + 1] = 0xDE00;
        } else {
            copy[index] = 0xFFFD;
        }
    }
    return copy;
}

void qt_line_breaks(const uint16_t *text, int length, char *breaks) {
    static int prepared;
    if (!prepared) {
        init_linebreak();
        prepared = 1;
    }
    uint16_t *safe = safe_text(text, length);
    set_linebreaks_utf16(safe ? safe : text, (size_t)length, "", breaks);
    free(safe);
    for (int index = 0; index < length; index++)
        if (breaks[index] == LINEBREAK_INSIDEACHAR) breaks[index] = QT_BREAK_NO;
}

static int may_break_between(uint32_t before, uint32_t after) {
    uint16_t units[3] = {(uint16_t)before, ' ', (uint16_t)after};
    char breaks[3];
    qt_line_breaks(units, 3, breaks);
    return breaks[1] != QT_BREAK_NO;
}

int qt_breaks_between(uint32_t before, uint32_t after) {
    // For ASCII what was found is kept: 1 no, 2 yes.
    static uint8_t known[128][128];
    if (before >= 128 || after >= 128) return may_break_between(before, after);
    uint8_t *place = &known[before][after];
    if (!*place) *place = may_break_between(before, after) ? 2 : 1;
    return *place == 2;
}
