#include "Internal.h"
#include <cairo-ft.h>

/// Cairo sets sizes and transforms of the faces it uses: these are its own, of a library of their own.
static FT_Library documents(void) {
    static FT_Library library;
    if (!library) FT_Init_FreeType(&library);
    return library;
}

typedef struct {
    char *path;
    int index;
    cairo_font_face_t *face;
} Opened;

void *qt_document_face(const char *path, int index) {
    static Opened *faces;
    static size_t count;
    for (size_t at = 0; at < count; at++) {
        if (faces[at].index == index && strcmp(faces[at].path, path) == 0) return faces[at].face;
    }
    FT_Face file;
    if (!documents() || FT_New_Face(documents(), path, index, &file) != 0) return NULL;
    Opened *larger = realloc(faces, (count + 1) * sizeof *faces);
    if (!larger) return NULL;
    faces = larger;
    faces[count] = (Opened){strdup(path), index, cairo_ft_font_face_create_for_ft_face(file, FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP)};
    return faces[count].path ? faces[count++].face : NULL;
}
