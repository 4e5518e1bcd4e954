/// Fonts, shaping, glyph pictures, bidirectional order and line breaks over FreeType, HarfBuzz, FriBidi, libunibreak and fontconfig.
///
/// Nothing here may be called from two threads at once. Lengths are in ems unless said otherwise.
#ifndef QUINCE_TEXT_ENGINE_H
#define QUINCE_TEXT_ENGINE_H

#include <stddef.h>
#include <stdint.h>

/// The lock around all that is here; the thread that holds it may take it again.
void qt_lock(void);
void qt_unlock(void);

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

/// What a font file's tables say of all its glyphs; lengths in ems, the angle in degrees, negative for letters that lean to the right.
typedef struct {
    int unitsPerEm, glyphCount;
    double italicAngle;
    /// The rectangle around all glyphs, y up; empty for fonts of bitmaps.
    double left, bottom, right, top;
} QTFaceTables;

void qt_face_tables(QTFace *face, QTFaceTables *tables);
/// A glyph's horizontal advance, in units of its font file.
int32_t qt_glyph_advance(QTFace *face, uint32_t glyph);
/// The rectangle around a glyph: left, bottom, width and height, y up. Returns 0 where the glyph has none.
int qt_glyph_box(QTFace *face, uint32_t glyph, double box[4]);
/// The glyph of a name in the font file; 0 where there is none.
uint32_t qt_glyph_named(QTFace *face, const char *name);
/// A text of the font's name table in English, with its end; the number of bytes it has without that, 0 where there is none.
int qt_face_text(QTFace *face, int name, char *text, int size);
/// Calls `add` with each range of code points that the font has glyphs for, in rising order.
void qt_face_characters(QTFace *face, void (*add)(uint32_t first, uint32_t last, void *context), void *context);

/// A shaped glyph; lengths in units of its font file.
typedef struct {
    uint32_t glyph;
    /// Index of the first UTF-16 unit the glyph stands for.
    uint32_t cluster;
    int32_t advance, x, y;
    /// Whether the text before the glyph and the text from it on would be shaped differently one without the other.
    uint32_t isJoined;
} QTGlyph;

typedef struct {
    char tag[4];
    int value;
} QTFeature;

/// Calls `add` with the tag of each feature of the face's tables of substitutions and positions, some more than once.
void qt_face_features(QTFace *face, void (*add)(uint32_t tag, void *context), void *context);

/// A face with OpenType features: what, besides the text itself, the result of shaping depends on.
typedef struct QTShaping QTShaping;

/// The same pointer for the same face and features; it lives as long as the process. At most 16 features count.
QTShaping *qt_shaping(QTFace *face, const QTFeature *features, int featureCount);

/// Whether the face kerns letters with the spaces beside them, so that words cannot be shaped one by one.
int qt_kerns_with_spaces(QTShaping *shaping);

/// Shaped text: glyphs in visual order. It never changes.
typedef struct {
    const QTGlyph *glyphs;
    int glyphCount;
    int unitsPerEm;
    /// The sum of the advances.
    int32_t advance;
    /// How many glyphs have an advance: those that tracking and kerning are added to.
    int32_t spacedCount;
} QTRun;

/// Shapes text, or finds it among what was shaped lately: sizes do not matter, so one run serves all sizes of a face.
/// The run is the caller's until it releases it; NULL where memory is short.
const QTRun *qt_run(QTShaping *shaping, const uint16_t *units, int length, int isRightToLeft);
/// May be called from any thread, unlike the rest.
void qt_run_release(const QTRun *run);

/// Says that what was measured has been drawn: of what was shaped, that is kept which was asked for lately.
void qt_turn_ended(void);
/// What the runs that are kept take, in bytes.
size_t qt_cache_bytes(void);

/// The glyphs of the units from `start` to `end` (indices into the shaped text), as a range of glyphs with its advances.
///
/// `isJoined` says whether the glyphs would be others if the text ended at `end`. Returns 0 where a glyph stands for units on both sides.
typedef struct {
    int first, count;
    int32_t advance, spacedCount;
    int isJoined;
} QTSlice;
int qt_run_slice(const QTRun *run, int isRightToLeft, int start, int end, QTSlice *slice);

/// Points: the one way widths are computed, so that all ways of measuring agree to the last bit.
///
/// - em: points per em across; spacing: added for each glyph that has an advance.
double qt_width(int32_t advance, int32_t spacedCount, int unitsPerEm, double em, double spacing);

/// How plain text is set; lengths in points.
typedef struct {
    QTShaping *shaping;
    /// Points per em across, and what is added to each advance.
    double em, spacing;
    /// How wide lines may be, or infinity.
    double available;
    /// 0 for any number.
    int maximumLines;
    /// Whether the last allowed line takes all that is left.
    int truncates;
    /// Whether a paragraph's last line may not hold a single word.
    int pushesOut;
} QTPlainStyle;

typedef struct {
    int lineCount, paragraphCount;
    /// Of the widest line, without the space at its end.
    double width;
} QTPlainSize;

/// Measures left-to-right text without laying it out. Returns 0 for what it leaves to the full layout: scripts other than Latin, Greek and
/// Cyrillic, characters the face lacks, tabs, words wider than a line, and text that must be truncated.
int qt_measure_plain(const QTPlainStyle *style, const char *text, size_t bytes, QTPlainSize *size);

/// Glyphs to draw, and how large.
typedef struct {
    const QTGlyph *glyphs;
    int count, unitsPerEm;
    /// Points per em across and up, and what is added to each advance.
    double em, height, spacing;
    /// How far to the right the top leans: 0 or a synthetic italic's tangent.
    double slant;
    /// Pixels per point.
    double scaleAcross, scale;
} QTDrawing;

/// A rectangle of pixels; as wide as nothing where nothing shows.
typedef struct {
    int left, top, right, bottom;
} QTInk;

/// Widens a rectangle to hold the pixels that glyphs cover; where they are as in `qt_draw_glyphs`.
void qt_ink(QTFace *face, const QTDrawing *drawing, double x, double baseline, QTInk *ink);

/// Adds glyphs' coverage to an 8-bit mask.
///
/// - x: where the first glyph's origin lies, in pixels of the mask; each is drawn at the nearest quarter pixel.
/// - baseline: the whole row of pixels the glyphs stand on.
void qt_draw_glyphs(QTFace *face, const QTDrawing *drawing, double x, double baseline, uint8_t *mask, size_t stride, int width, int height);

typedef struct {
    void (*move)(double x, double y, void *context);
    void (*line)(double x, double y, void *context);
    void (*quad)(double cx, double cy, double x, double y, void *context);
    void (*cubic)(double ax, double ay, double bx, double by, double x, double y, void *context);
} QTOutlineSink;

/// A glyph's outline, y up. Returns 0 where the glyph has none.
int qt_outline(QTFace *face, uint32_t glyph, const QTOutlineSink *sink, void *context);

/// A font face of cairo's (`cairo_font_face_t`) for a file, for glyphs that cairo writes into documents; NULL where it cannot be read.
/// It shares nothing with the faces above, and lives as long as the process.
void *qt_document_face(const char *path, int index);

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

/// The installed font that has the code point and is nearest to weight (100…900) and slant; one made for language (a name of fontconfig), where
/// that is not NULL. Returns 0 where there is none.
int qt_fallback(uint32_t codePoint, int weight, int isItalic, const char *language, char *path, int pathSize, int *index);

/// Has UIKit, where a program has it, register the maker of its fonts.
void qt_register_interface_fonts(void);

#endif
