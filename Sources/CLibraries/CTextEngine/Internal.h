#ifndef QUINCE_TEXT_ENGINE_INTERNAL_H
#define QUINCE_TEXT_ENGINE_INTERNAL_H

#include "CTextEngine.h"
#include <hb.h>
#include <stdatomic.h>
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
    QTShaping *shapings;
};

/// How spaces are shaped: alone; with pairs of letters and spaces kerned; or together with what surrounds them.
typedef enum { QT_SPACES_ALONE, QT_SPACES_KERNED, QT_SPACES_SHAPED } QTSpaceKerning;

struct QTShaping {
    QTFace *face;
    hb_feature_t features[16];
    unsigned featureCount;
    /// Asked of the font when first needed.
    int isSpaceKerningKnown, isSpaceKnown;
    QTSpaceKerning spaceKerning;
    /// Of a space, and of one before another.
    int32_t spaceAdvance, spaceBeforeSpaceAdvance;
    QTShaping *next;
};

/// A part of a word that a line may end after.
typedef struct {
    int32_t advance, spacedCount;
    int isJoined;
} QTPart;

/// A run as the cache keeps it: units and glyphs follow in the same block.
typedef struct {
    QTRun run;
    QTShaping *shaping;
    _Atomic int references;
    int length, isRightToLeft;
    const uint16_t *units;
    /// What measuring knows of a word: 0 nothing yet, 1 that it may be measured, 2 that it may not.
    int wordState;
    int partCount;
    /// NULL where there is one part, which is all of it.
    QTPart *parts;
    /// By how much a space before the word, and the word before a space, are wider than alone.
    int32_t kerningBefore, kerningAfter;
} QTCachedRun;

/// What measuring needs to know of a word.
typedef struct {
    /// `partCount` of them, which belong to the cache of runs; NULL where there is one part, which is all of the word.
    const QTPart *parts;
    int32_t advance, kerningBefore, kerningAfter;
    uint16_t spacedCount, partCount;
} QTWord;

/// Finds a word that was measured before, or measures it. Returns 0 for what is left to the full layout.
int qt_find_word(QTShaping *shaping, const uint16_t *units, int length, uint64_t unitsHash, QTWord *word);

/// Measures a word by its run. Returns 0 for what is left to the full layout.
int qt_measure_word(QTShaping *shaping, const uint16_t *units, int length, uint64_t unitsHash, QTWord *word);

/// To be called before runs go: words point to their parts.
void qt_forget_words(void);

QTSpaceKerning qt_space_kerning(QTShaping *shaping);

/// The hash of a word is that of its units, one after the other, and then of what else makes a key.
static inline uint64_t qt_hash_unit(uint64_t hash, uint16_t unit) { return (hash ^ unit) * 0x9E3779B97F4A7C15u; }
static const uint64_t qt_hash_start = 0xCBF29CE484222325u;
static inline uint64_t qt_hash_shaping(uint64_t hash, const QTShaping *shaping) { return hash ^ ((uint64_t)(uintptr_t)shaping >> 4) * 0xD6E8FEB86659FD93u; }

/// The cached run of units whose hash is known; the cache's own, valid until the next call.
QTCachedRun *qt_cached_run(QTShaping *shaping, const uint16_t *units, int length, int isRightToLeft, uint64_t unitsHash);

/// Shapes left-to-right text past the cache; the caller releases it.
QTCachedRun *qt_shaped(QTShaping *shaping, const uint16_t *units, int length);

/// Says that a cached run has taken more memory.
void qt_cache_grew(size_t bytes);

/// Whether a line may end after the spaces between two characters.
int qt_breaks_between(uint32_t before, uint32_t after);

FT_Library qt_library(void);

#endif
