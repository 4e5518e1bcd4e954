/// Fonts, shaping, glyph pictures, bidirectional order and line breaks over FreeType, HarfBuzz, FriBidi, libunibreak and fontconfig.
///
/// Nothing here may be called from two threads at once. Lengths are in ems unless said otherwise.
#ifndef QUINCE_TEXT_ENGINE_H
#define QUINCE_TEXT_ENGINE_H

#include <stddef.h>
#include <stdint.h>

typedef struct QTFace QTFace;

typedef struct {
    /// Names from the font file; they live as long as the face.
    const char *family, *style, *postScriptName;
    /// `descender` is negative.
    double ascender, descender, lineGap, capHeight, xHeight, underlinePosition, underlineThickness;
    int unitsPerEm;
    int isColorBitmap, isItalic, isMonospaced;
    /// 100…900
    int weight;
} QTFaceInfo;

/// Opens a font file; NULL where it cannot be read. Faces stay open for the life of the process.
QTFace *qt_face_open(const char *path, int index);
void qt_face_info(QTFace *face, QTFaceInfo *info);
/// The glyph of a code point; 0 where there is none.
uint32_t qt_face_glyph(QTFace *face, uint32_t codePoint);

typedef struct {
    uint32_t glyph;
    /// Index of the first UTF-16 unit the glyph stands for.
    int cluster;
    double advance, x, y;
} QTGlyph;

typedef struct {
    char tag[4];
    int value;
} QTFeature;

/// Shapes `length` units of `text` (with the text around them as context); glyphs come in visual order.
/// Returns how many there are; at most `capacity` are written.
int qt_shape(QTFace *face, const uint16_t *text, int textLength, int start, int length, int isRightToLeft, const QTFeature *features, int featureCount, QTGlyph *glyphs, int capacity);

/// Adds glyphs' coverage to an 8-bit mask.
///
/// - sizeAcross, size: pixels per em, horizontally and vertically; slant: how far to the right the top leans (0 or a synthetic italic's tangent).
/// - x: where each glyph's origin lies, in pixels of the mask; it is drawn at the nearest quarter pixel.
/// - baseline: the whole row of pixels the glyphs stand on.
void qt_draw_glyphs(QTFace *face, double sizeAcross, double size, double slant, const uint32_t *glyphs, const double *x, const double *y, int count, double baseline, uint8_t *mask, size_t stride, int width, int height);

typedef struct {
    void (*move)(double x, double y, void *context);
    void (*line)(double x, double y, void *context);
    void (*quad)(double cx, double cy, double x, double y, void *context);
    void (*cubic)(double ax, double ay, double bx, double by, double x, double y, void *context);
} QTOutlineSink;

/// A glyph's outline, y up. Returns 0 where the glyph has none.
int qt_outline(QTFace *face, uint32_t glyph, const QTOutlineSink *sink, void *context);

/// A colour glyph's bitmap (premultiplied BGRA from malloc) of the strike nearest to `size`, with its place in pixels of that strike.
typedef struct {
    uint8_t *pixels;
    int width, height, left, top;
    double pixelsPerEm;
} QTBitmap;
int qt_color_bitmap(QTFace *face, uint32_t glyph, double size, QTBitmap *bitmap);

/// Embedding levels per UTF-16 unit. `direction`: 0 left to right, 1 right to left, 2 from the first strong character.
/// Returns the paragraph's own level, 0 or 1.
int qt_bidi_levels(const uint16_t *text, int length, int direction, int8_t *levels);

/// The mirrored form of a code point, or the code point itself.
uint32_t qt_mirrored(uint32_t codePoint);

enum { QT_BREAK_MUST = 0, QT_BREAK_MAY = 1, QT_BREAK_NO = 2 };
/// Whether a line may or must end after each UTF-16 unit (UAX 14).
void qt_line_breaks(const uint16_t *text, int length, char *breaks);

/// The installed font that has the code point and is nearest to weight (100…900) and slant. Returns 0 where there is none.
int qt_fallback(uint32_t codePoint, int weight, int isItalic, char *path, int pathSize, int *index);

#endif
