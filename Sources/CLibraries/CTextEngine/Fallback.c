#include "Internal.h"
#include <fontconfig/fontconfig.h>

int qt_fallback(uint32_t codePoint, int weight, int isItalic, const char *language, char *path, int pathSize, int *index) {
    // Reading fontconfig's configuration takes milliseconds; texts in the system font never come here.
    if (!FcInit()) return 0;
    FcPattern *pattern = FcPatternCreate();
    FcCharSet *set = FcCharSetCreate();
    FcCharSetAddChar(set, codePoint);
    FcPatternAddCharSet(pattern, FC_CHARSET, set);
    FcPatternAddInteger(pattern, FC_WEIGHT, FcWeightFromOpenType(weight));
    FcPatternAddInteger(pattern, FC_SLANT, isItalic ? FC_SLANT_ITALIC : FC_SLANT_ROMAN);
    FcPatternAddString(pattern, FC_FAMILY, (const FcChar8 *)"sans-serif");
    if (language) FcPatternAddString(pattern, FC_LANG, (const FcChar8 *)language);
    FcConfigSubstitute(NULL, pattern, FcMatchPattern);
    FcDefaultSubstitute(pattern);
    FcResult result;
    FcFontSet *fonts = FcFontSort(NULL, pattern, FcTrue, NULL, &result);
    int found = 0;
    for (int font = 0; fonts && font < fonts->nfont && !found; font++) {
        FcCharSet *has = NULL;
        FcChar8 *file = NULL;
        if (FcPatternGetCharSet(fonts->fonts[font], FC_CHARSET, 0, &has) != FcResultMatch || !FcCharSetHasChar(has, codePoint)) continue;
        if (FcPatternGetString(fonts->fonts[font], FC_FILE, 0, &file) != FcResultMatch) continue;
        if ((int)strlen((const char *)file) >= pathSize) continue;
        strcpy(path, (const char *)file);
        if (FcPatternGetInteger(fonts->fonts[font], FC_INDEX, 0, index) != FcResultMatch) *index = 0;
        *index &= 0xFFFF;
        found = 1;
    }
    if (fonts) FcFontSetDestroy(fonts);
    FcCharSetDestroy(set);
    FcPatternDestroy(pattern);
    return found;
}
