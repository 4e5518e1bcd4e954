#include "Internal.h"
#include <math.h>

/// A glyph's picture at one size and quarter-pixel phase.
typedef struct {
    QTFace *face;
    uint32_t glyph;
    /// 64ths of a pixel per em, across and up, and the slant in thousandths.
    int32_t width64, size;
    int16_t slant;
    uint8_t phase, used;
    int left, top, width, height;
    /// Rows of `stride` bytes, those behind the picture 0.
    uint8_t *coverage;
    int stride;
} Picture;

typedef uint8_t Block __attribute__((vector_size(16)));
enum { BLOCK = sizeof(Block) };

/// An open hash table. It is emptied when it has taken this many bytes of coverage.
#define CACHE_LIMIT ((size_t)8 << 20)
static Picture *table;
static size_t capacity, count, bytes;

static size_t hash(const Picture *key) {
    uint64_t value = (uint64_t)(uintptr_t)key->face * 0x9E3779B97F4A7C15u;
    value ^= ((uint64_t)key->glyph << 34) ^ ((uint64_t)(uint32_t)key->size << 4) ^ ((uint64_t)(uint32_t)key->width64 << 14) ^ ((uint64_t)(uint16_t)key->slant << 20) ^ (uint64_t)key->phase;
    value *= 0xD6E8FEB86659FD93u;
    return (size_t)(value ^ (value >> 32));
}

static void empty(void) {
    for (size_t index = 0; index < capacity; index++) free(table[index].coverage);
    free(table);
    table = NULL;
    capacity = count = bytes = 0;
}

static Picture *slot(Picture *pictures, size_t size, const Picture *key) {
    size_t index = hash(key) & (size - 1);
    while (pictures[index].used) {
        Picture *found = &pictures[index];
        if (found->face == key->face && found->glyph == key->glyph && found->size == key->size && found->width64 == key->width64 && found->slant == key->slant && found->phase == key->phase) break;
        index = (index + 1) & (size - 1);
    }
    return &pictures[index];
}

static int grow(void) {
    size_t larger = capacity ? capacity * 2 : 1024;
    Picture *moved = calloc(larger, sizeof *moved);
    if (!moved) return 0;
    for (size_t index = 0; index < capacity; index++)
        if (table[index].used) *slot(moved, larger, &table[index]) = table[index];
    free(table);
    table = moved;
    capacity = larger;
    return 1;
}

static void rasterize(Picture *picture) {
    QTFace *face = picture->face;
    if (face->currentSize != picture->size || face->currentWidth != picture->width64) {
        FT_Set_Char_Size(face->file, picture->width64, picture->size, 72, 72);
        face->currentSize = picture->size;
        face->currentWidth = picture->width64;
    }
    if (FT_Load_Glyph(face->file, picture->glyph, FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP) != 0) return;
    FT_GlyphSlot glyph = face->file->glyph;
    if (glyph->format != FT_GLYPH_FORMAT_OUTLINE) return;
    if (picture->slant) {
        FT_Matrix lean = {0x10000, (FT_Fixed)picture->slant * 0x10000 / 1000, 0, 0x10000};
        FT_Outline_Transform(&glyph->outline, &lean);
    }
    FT_Outline_Translate(&glyph->outline, picture->phase * 16, 0);
    if (FT_Render_Glyph(glyph, FT_RENDER_MODE_NORMAL) != 0) return;
    const FT_Bitmap *bitmap = &glyph->bitmap;
    size_t stride = ((size_t)bitmap->width + BLOCK - 1) / BLOCK * BLOCK, area = stride * bitmap->rows;
    if (area == 0 || !(picture->coverage = calloc(bitmap->rows, stride))) return;
    picture->stride = (int)stride;
    picture->left = glyph->bitmap_left;
    picture->top = glyph->bitmap_top;
    picture->width = (int)bitmap->width;
    picture->height = (int)bitmap->rows;
    for (int y = 0; y < picture->height; y++) memcpy(picture->coverage + (size_t)y * stride, bitmap->buffer + (ptrdiff_t)y * bitmap->pitch, bitmap->width);
    bytes += area;
}

static const Picture *picture(QTFace *face, uint32_t glyph, int32_t width, int32_t size, int slant, int phase) {
    if (bytes > CACHE_LIMIT) empty();
    if (count * 4 >= capacity * 3 && !grow()) return NULL;
    Picture key = {.face = face, .glyph = glyph, .width64 = width, .size = size, .slant = (int16_t)slant, .phase = (uint8_t)phase};
    Picture *found = slot(table, capacity, &key);
    if (!found->used) {
        *found = key;
        found->used = 1;
        count++;
        rasterize(found);
    }
    return found;
}

/// Adds rows that lie in the mask whole, a block at a time: what is behind the picture adds nothing.
static void add_rows(const Picture *picture, int top, int bottom, uint8_t *to, size_t stride) {
    for (int row = top; row < bottom; row++, to += stride) {
        const uint8_t *from = picture->coverage + (size_t)row * (size_t)picture->stride;
        for (int column = 0; column < picture->stride; column += BLOCK) {
            Block own, other;
            memcpy(&own, to + column, BLOCK);
            memcpy(&other, from + column, BLOCK);
            own = __builtin_elementwise_add_sat(own, other);
            memcpy(to + column, &own, BLOCK);
        }
    }
}

static void add(const Picture *picture, int x, int y, uint8_t *mask, size_t stride, int width, int height) {
    int left = x < 0 ? -x : 0, top = y < 0 ? -y : 0;
    int right = x + picture->width > width ? width - x : picture->width, bottom = y + picture->height > height ? height - y : picture->height;
    if (top < bottom && x >= 0 && x + picture->width <= width && (size_t)(x + picture->stride) <= stride) {
        return add_rows(picture, top, bottom, mask + (size_t)(y + top) * stride + x, stride);
    }
    for (int row = top; row < bottom; row++) {
        const uint8_t *from = picture->coverage + (size_t)row * (size_t)picture->stride;
        uint8_t *to = mask + (size_t)(y + row) * stride + x;
        for (int column = left; column < right; column++) {
            int sum = to[column] + from[column];
            to[column] = (uint8_t)(sum > 255 ? 255 : sum);
        }
    }
}

/// How glyphs are drawn, in the units their pictures are kept by.
typedef struct {
    int32_t across, size;
    int slant;
} Look;

static int look_of(const QTDrawing *drawing, Look *look) {
    look->size = (int32_t)lround(drawing->height * drawing->scale * 64);
    look->across = (int32_t)lround(drawing->em * drawing->scaleAcross * 64);
    look->slant = (int)lround(drawing->slant * 1000);
    return look->size > 0 && look->across > 0;
}

/// The picture of a glyph with the place of its upper left pixel, NULL where it shows nothing; moves `x` on by its advance.
static const Picture *place(QTFace *face, const QTDrawing *drawing, const Look *look, const QTGlyph *glyph, double *x, double baseline, int *left, int *top) {
    double at = *x + glyph->x / (double)drawing->unitsPerEm * drawing->em * drawing->scaleAcross;
    double up = glyph->y / (double)drawing->unitsPerEm * drawing->height * drawing->scale;
    int quarters = (int)floor(at * 4 + 0.5);
    const Picture *found = picture(face, glyph->glyph, look->across, look->size, look->slant, quarters & 3);
    *x += qt_width(glyph->advance, glyph->advance > 0, drawing->unitsPerEm, drawing->em, drawing->spacing) * drawing->scaleAcross;
    if (!found || !found->coverage) return NULL;
    *left = (quarters >> 2) + found->left;
    *top = (int)lround(baseline - up) - found->top;
    return found;
}

void qt_draw_glyphs(QTFace *face, const QTDrawing *drawing, double x, double baseline, uint8_t *mask, size_t stride, int width, int height) {
    Look look;
    if (!look_of(drawing, &look)) return;
    for (int index = 0; index < drawing->count; index++) {
        int left, top;
        const Picture *found = place(face, drawing, &look, &drawing->glyphs[index], &x, baseline, &left, &top);
        if (found) add(found, left, top, mask, stride, width, height);
    }
}

void qt_ink(QTFace *face, const QTDrawing *drawing, double x, double baseline, QTInk *ink) {
    Look look;
    if (!look_of(drawing, &look)) return;
    for (int index = 0; index < drawing->count; index++) {
        int left, top;
        const Picture *found = place(face, drawing, &look, &drawing->glyphs[index], &x, baseline, &left, &top);
        if (!found) continue;
        int right = left + found->width, bottom = top + found->height, isFirst = ink->right == ink->left;
        if (isFirst || left < ink->left) ink->left = left;
        if (isFirst || top < ink->top) ink->top = top;
        if (isFirst || right > ink->right) ink->right = right;
        if (isFirst || bottom > ink->bottom) ink->bottom = bottom;
    }
}

typedef struct {
    const QTOutlineSink *sink;
    void *context;
    double em;
} Decomposition;

static int move_to(const FT_Vector *to, void *user) {
    Decomposition *d = user;
    d->sink->move(to->x / d->em, to->y / d->em, d->context);
    return 0;
}
static int line_to(const FT_Vector *to, void *user) {
    Decomposition *d = user;
    d->sink->line(to->x / d->em, to->y / d->em, d->context);
    return 0;
}
static int conic_to(const FT_Vector *c, const FT_Vector *to, void *user) {
    Decomposition *d = user;
    d->sink->quad(c->x / d->em, c->y / d->em, to->x / d->em, to->y / d->em, d->context);
    return 0;
}
static int cubic_to(const FT_Vector *a, const FT_Vector *b, const FT_Vector *to, void *user) {
    Decomposition *d = user;
    d->sink->cubic(a->x / d->em, a->y / d->em, b->x / d->em, b->y / d->em, to->x / d->em, to->y / d->em, d->context);
    return 0;
}

int qt_outline(QTFace *face, uint32_t glyph, const QTOutlineSink *sink, void *context) {
    if (FT_Load_Glyph(face->file, glyph, FT_LOAD_NO_SCALE | FT_LOAD_NO_BITMAP) != 0 || face->file->glyph->format != FT_GLYPH_FORMAT_OUTLINE) return 0;
    static const FT_Outline_Funcs functions = {move_to, line_to, conic_to, cubic_to, 0, 0};
    Decomposition decomposition = {sink, context, face->unitsPerEm};
    return FT_Outline_Decompose(&face->file->glyph->outline, &functions, &decomposition) == 0;
}

int qt_color_bitmap(QTFace *face, uint32_t glyph, double size, QTBitmap *bitmap) {
    FT_Face file = face->file;
    memset(bitmap, 0, sizeof *bitmap);
    int best = -1;
    for (int index = 0; index < file->num_fixed_sizes; index++) {
        double here = file->available_sizes[index].y_ppem / 64.0, chosen = best < 0 ? 0 : file->available_sizes[best].y_ppem / 64.0;
        if (best < 0 || (chosen < size ? here > chosen : here >= size && here < chosen)) best = index;
    }
    if (best < 0 || FT_Select_Size(file, best) != 0) return 0;
    face->currentSize = 0;
    if (FT_Load_Glyph(file, glyph, FT_LOAD_COLOR) != 0 || file->glyph->bitmap.pixel_mode != FT_PIXEL_MODE_BGRA) return 0;
    const FT_Bitmap *source = &file->glyph->bitmap;
    size_t row = (size_t)source->width * 4;
    if (source->width == 0 || source->rows == 0 || !(bitmap->pixels = malloc(row * source->rows))) return 0;
    for (unsigned y = 0; y < source->rows; y++) memcpy(bitmap->pixels + row * y, source->buffer + (ptrdiff_t)y * source->pitch, row);
    bitmap->width = (int)source->width;
    bitmap->height = (int)source->rows;
    bitmap->left = file->glyph->bitmap_left;
    bitmap->top = file->glyph->bitmap_top;
    bitmap->pixelsPerEm = file->available_sizes[best].y_ppem / 64.0;
    return 1;
}
