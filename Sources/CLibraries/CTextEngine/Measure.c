#include "Internal.h"

#pragma STDC FP_CONTRACT OFF

/// Words longer than this go to the full layout.
#define WORD_LIMIT 256
/// How many parts of words may stand on a line after the last place it could have ended.
#define OPEN_LIMIT 32

// MARK: Characters

/// The next character's code point where it is one that stands alone: a letter or sign of Latin, Greek or Cyrillic that is written from left to
/// right, is no mark, no emoji, no control, and does not vanish; 0 elsewhere.
static uint32_t simple_point(const uint8_t **at, const uint8_t *end) {
    const uint8_t *text = *at;
    uint32_t first = text[0];
    if (first < 0x80) {
        *at = text + 1;
        return first >= 0x20 && first < 0x7F ? first : 0;
    }
    if (first >= 0xC2 && first < 0xE0 && end - text >= 2) {
        uint32_t point = (first & 0x1F) << 6 | (text[1] & 0x3F);
        *at = text + 2;
        int isLatin = point >= 0xA1 && point < 0x250 && point != 0xAD;
        int isGreekOrCyrillic = point >= 0x370 && point < 0x530 && !(point >= 0x483 && point < 0x48A);
        return isLatin || isGreekOrCyrillic ? point : 0;
    }
    if (first == 0xE2 && end - text >= 3) {
        uint32_t point = 0x2000 | (uint32_t)(text[1] & 0x3F) << 6 | (text[2] & 0x3F);
        *at = text + 3;
        return (point >= 0x2010 && point < 0x2028) || point == 0x20AC ? point : 0;
    }
    return 0;
}

// MARK: Words

/// Finds the places where a line may end inside a word, and the advances between them.
static int find_parts(QTCachedRun *word) {
    for (int index = 0; index < word->length; index++)
        if (word->units[index] >= 0x7F && !qt_face_glyph(word->shaping->face, word->units[index])) return 0;
    char breaks[WORD_LIMIT];
    qt_line_breaks(word->units, word->length, breaks);
    int most = 1;
    for (int index = 0; index + 1 < word->length; index++) most += breaks[index] != QT_BREAK_NO;
    word->partCount = 1;
    if (most == 1) return 1;
    if (!(word->parts = calloc((size_t)most, sizeof *word->parts))) return 0;
    qt_cache_grew((size_t)most * sizeof *word->parts);
    word->partCount = 0;
    int start = 0;
    for (int end = 1; end <= word->length; end++) {
        if (end < word->length && breaks[end - 1] == QT_BREAK_NO) continue;
        QTSlice slice;
        // A ligature over the place keeps the line from ending there.
        if (!qt_run_slice(&word->run, 0, start, end, &slice)) continue;
        word->parts[word->partCount++] = (QTPart){slice.advance, slice.spacedCount, slice.isJoined};
        start = end;
    }
    return start == word->length;
}

static int find_space(QTShaping *shaping) {
    const uint16_t spaces[2] = {' ', ' '};
    QTCachedRun *two = qt_shaped(shaping, spaces, 2);
    int isKnown = two && two->run.glyphCount == 2;
    if (isKnown) {
        shaping->spaceBeforeSpaceAdvance = two->run.glyphs[0].advance;
        shaping->spaceAdvance = two->run.glyphs[1].advance;
    }
    if (two) qt_run_release(&two->run);
    shaping->isSpaceKnown = isKnown && shaping->spaceAdvance > 0 && shaping->spaceBeforeSpaceAdvance > 0;
    return shaping->isSpaceKnown;
}

/// Finds how a word is kerned with spaces on both sides.
static int find_kerning(QTCachedRun *word) {
    if (word->shaping->spaceKerning == QT_SPACES_ALONE) return 1;
    uint16_t units[WORD_LIMIT + 2];
    units[0] = units[word->length + 1] = ' ';
    memcpy(units + 1, word->units, (size_t)word->length * sizeof *units);
    QTCachedRun *spaced = qt_shaped(word->shaping, units, word->length + 2);
    QTSlice before, middle;
    int isFound = spaced && qt_run_slice(&spaced->run, 0, 0, 1, &before) && qt_run_slice(&spaced->run, 0, 1, word->length + 1, &middle);
    if (isFound) {
        word->kerningBefore = before.advance - word->shaping->spaceAdvance;
        word->kerningAfter = middle.advance - word->run.advance;
        isFound = before.advance > 0 && middle.spacedCount == word->run.spacedCount;
    }
    if (spaced) qt_run_release(&spaced->run);
    return isFound;
}

int qt_measure_word(QTShaping *shaping, const uint16_t *units, int length, uint64_t unitsHash, QTWord *word) {
    QTCachedRun *run = qt_cached_run(shaping, units, length, 0, unitsHash);
    if (!run) return 0;
    if (run->wordState == 0) run->wordState = find_parts(run) && find_kerning(run) ? 1 : 2;
    if (run->wordState != 1) return 0;
    *word = (QTWord){run->parts, run->run.advance, run->kerningBefore, run->kerningAfter, (uint16_t)run->run.spacedCount, (uint16_t)run->partCount};
    return 1;
}

// MARK: Lines

/// How many parts a word may have, with the space after it, to be pushed out of its line here.
#define PUSHED_LIMIT 4

/// A word at the end of a line, with the space after it.
typedef struct {
    double widths[PUSHED_LIMIT];
    char areSpaces[PUSHED_LIMIT];
    /// 0 where the line has no such word, or no other one.
    int count;
    /// The width of the line without it, in points.
    double contentBefore;
} LastWord;

/// The line that is being filled.
typedef struct {
    const QTPlainStyle *style;
    double limit;
    QTPlainSize size;
    /// With and without the space at its end.
    double width, content;
    /// Where it may end: after what had this width; -1 nowhere.
    double contentAtBreak;
    int breakIsJoined, breakIsAtSpace;
    LastWord lastWord;
    /// The paragraph's line before, which is counted but not yet among the widths; -1 where there is none.
    double widthBefore;
    LastWord lastWordBefore;
    /// What stands after that place: widths, and whether each is space.
    double open[OPEN_LIMIT];
    char openIsSpace[OPEN_LIMIT];
    int openCount;
    /// Whether it takes all that is left.
    int takesRest;
} Line;

static void begin(Line *line) {
    line->width = line->content = 0;
    line->contentAtBreak = -1;
    line->lastWord.count = 0;
    line->openCount = 0;
    line->takesRest = line->style->truncates && line->size.lineCount == line->style->maximumLines - 1;
}

static void widen(Line *line, double width) {
    if (width > line->size.width) line->size.width = width;
}

/// Counts a line that has ended; its width is added with the next one, which may push a word out of it.
static void end(Line *line, double content) {
    widen(line, line->widthBefore);
    line->widthBefore = content;
    line->lastWordBefore = line->lastWord;
    line->size.lineCount++;
}

static int is_full(const Line *line) { return line->style->maximumLines > 0 && line->size.lineCount >= line->style->maximumLines; }

static int place(Line *line, double width, int isSpace) {
    if (line->openCount == OPEN_LIMIT) return 0;
    line->open[line->openCount] = width;
    line->openIsSpace[line->openCount++] = (char)isSpace;
    line->width += width;
    if (!isSpace) line->content = line->width;
    return 1;
}

static void allow_break(Line *line, int isJoined, int isAtSpace) {
    if (line->style->pushesOut) {
        LastWord *word = &line->lastWord;
        int isWord = line->contentAtBreak >= 0 && line->breakIsAtSpace;
        word->count = isWord && line->openCount <= PUSHED_LIMIT ? line->openCount : 0;
        for (int index = 0; index < word->count; index++) {
            word->widths[index] = line->open[index];
            word->areSpaces[index] = line->openIsSpace[index];
        }
        word->contentBefore = line->contentAtBreak;
        // A longer word is left to the full layout.
        if (isWord && word->count == 0) word->count = -1;
    }
    line->contentAtBreak = line->content;
    line->breakIsJoined = isJoined;
    line->breakIsAtSpace = isAtSpace;
    line->openCount = 0;
}

/// Ends the line where it last could and begins the next with what stood after that. Returns 0 where it could not.
static int wrap(Line *line) {
    if (line->contentAtBreak < 0 || line->breakIsJoined || line->takesRest) return 0;
    double open[OPEN_LIMIT];
    char openIsSpace[OPEN_LIMIT];
    int count = line->openCount;
    memcpy(open, line->open, sizeof *open * (size_t)count);
    memcpy(openIsSpace, line->openIsSpace, (size_t)count);
    end(line, line->contentAtBreak);
    begin(line);
    for (int index = 0; index < count; index++) place(line, open[index], openIsSpace[index]);
    return 1;
}

/// Ends a paragraph. A last line of a single word gets the word before it, where both fit. Returns 0 where the full layout is needed.
static int end_paragraph(Line *line) {
    const LastWord *word = &line->lastWordBefore;
    double content = line->content;
    if (line->style->pushesOut && line->widthBefore >= 0 && line->contentAtBreak < 0 && word->count != 0) {
        if (word->count < 0) return 0;
        double width = 0, joined = 0;
        for (int index = 0; index < word->count; index++) {
            width += word->widths[index];
            if (!word->areSpaces[index]) joined = width;
        }
        for (int index = 0; index < line->openCount; index++) {
            width += line->open[index];
            if (!line->openIsSpace[index]) joined = width;
        }
        if (joined <= line->limit) {
            line->widthBefore = word->contentBefore;
            content = joined;
        }
    }
    end(line, content);
    return 1;
}

/// Returns 0 where the full layout is needed.
static int add_word(Line *line, const QTWord *word, int isBeforeSpace) {
    const QTPlainStyle *style = line->style;
    for (int index = 0; index < word->partCount; index++) {
        QTPart part = word->parts ? word->parts[index] : (QTPart){word->advance, word->spacedCount, 0};
        if (isBeforeSpace && index + 1 == word->partCount) part.advance += word->kerningAfter;
        double width = qt_width(part.advance, part.spacedCount, style->shaping->face->unitsPerEm, style->em, style->spacing);
        while (line->width + width > line->limit) {
            if (!wrap(line)) return 0;
            if (is_full(line)) return 1;
        }
        if (!place(line, width, 0)) return 0;
        if (index + 1 < word->partCount) allow_break(line, part.isJoined, 0);
    }
    return 1;
}

/// Adds the spaces before a word.
static int add_spaces(Line *line, int count, int32_t kerning) {
    const QTShaping *shaping = line->style->shaping;
    int32_t advance = (count - 1) * shaping->spaceBeforeSpaceAdvance + shaping->spaceAdvance + kerning;
    return place(line, qt_width(advance, count, shaping->face->unitsPerEm, line->style->em, line->style->spacing), 1);
}

/// Measures a paragraph (without its separator). Returns 0 where the full layout is needed.
static int add_paragraph(Line *line, const uint8_t *at, const uint8_t *end_of_text) {
    uint16_t units[WORD_LIMIT];
    uint32_t last = 0;
    int spaces = 0;
    // Space at the beginning of a paragraph has rules of its own.
    if (at < end_of_text && *at == ' ') return 0;
    begin(line);
    widen(line, line->widthBefore);
    line->widthBefore = -1;
    while (at < end_of_text) {
        int length = 0;
        uint64_t hash = qt_hash_start;
        while (at < end_of_text && *at != ' ') {
            uint32_t point = simple_point(&at, end_of_text);
            if (!point || length == WORD_LIMIT) return 0;
            units[length++] = (uint16_t)point;
            hash = qt_hash_unit(hash, (uint16_t)point);
        }
        QTWord word;
        if (!qt_find_word(line->style->shaping, units, length, hash, &word)) return 0;
        if (spaces > 0 && !add_spaces(line, spaces, word.kerningBefore)) return 0;
        if (spaces > 0 && qt_breaks_between(last, units[0])) allow_break(line, 0, 1);
        if (!add_word(line, &word, at < end_of_text)) return 0;
        if (is_full(line)) return 1;
        last = units[length - 1];
        for (spaces = 0; at < end_of_text && *at == ' '; at++) spaces++;
    }
    return end_paragraph(line);
}

int qt_measure_plain(const QTPlainStyle *style, const char *text, size_t bytes, QTPlainSize *size) {
    QTShaping *shaping = style->shaping;
    if (qt_space_kerning(shaping) == QT_SPACES_SHAPED || !(shaping->isSpaceKnown || find_space(shaping))) return 0;
    Line line = {.style = style, .limit = style->available + 0.001, .widthBefore = -1};
    const uint8_t *at = (const uint8_t *)text, *end_of_text = at + bytes;
    for (;;) {
        const uint8_t *separator = at < end_of_text ? memchr(at, '\n', (size_t)(end_of_text - at)) : NULL;
        if (!add_paragraph(&line, at, separator ? separator : end_of_text)) return 0;
        line.size.paragraphCount++;
        // More text after the last allowed line is truncation where the mode asks for it.
        if (separator && is_full(&line) && style->truncates) return 0;
        if (!separator || is_full(&line)) break;
        at = separator + 1;
    }
    widen(&line, line.widthBefore);
    *size = line.size;
    return 1;
}
