#include "Internal.h"
#include <hb-ot.h>

// MARK: What shaping depends on

static int is_same(const hb_feature_t *features, unsigned count, const QTShaping *shaping) {
    return shaping->featureCount == count && memcmp(shaping->features, features, count * sizeof *features) == 0;
}

QTShaping *qt_shaping(QTFace *face, const QTFeature *features, int featureCount) {
    hb_feature_t wanted[16] = {0};
    unsigned count = 0;
    for (int index = 0; index < featureCount && count < 16; index++) {
        const char *tag = features[index].tag;
        wanted[count].tag = HB_TAG(tag[0], tag[1], tag[2], tag[3]);
        wanted[count].value = (uint32_t)features[index].value;
        wanted[count].start = HB_FEATURE_GLOBAL_START;
        wanted[count++].end = HB_FEATURE_GLOBAL_END;
    }
    for (QTShaping *known = face->shapings; known; known = known->next)
        if (is_same(wanted, count, known)) return known;
    QTShaping *shaping = calloc(1, sizeof *shaping);
    if (!shaping) abort();
    shaping->face = face;
    memcpy(shaping->features, wanted, sizeof wanted);
    shaping->featureCount = count;
    shaping->next = face->shapings;
    face->shapings = shaping;
    return shaping;
}

void qt_face_features(QTFace *face, void (*add)(uint32_t tag, void *context), void *context) {
    const hb_tag_t tables[] = {HB_OT_TAG_GSUB, HB_OT_TAG_GPOS};
    for (int table = 0; table < 2; table++) {
        hb_tag_t tags[64];
        unsigned start = 0, count = 64;
        while (count == 64) {
            hb_ot_layout_table_get_feature_tags(hb_font_get_face(face->font), tables[table], start, &count, tags);
            for (unsigned index = 0; index < count; index++) add(tags[index], context);
            start += count;
        }
    }
}

/// The features HarfBuzz applies to horizontal text of its own accord, that may change advances or glyphs across a space.
static const char *const defaults[] = {"ccmp", "locl", "rlig", "calt", "clig", "curs", "dist", "kern", "liga", "rclt"};

static void wanted_features(const QTShaping *shaping, hb_tag_t tags[32]) {
    unsigned count = 0;
    for (size_t index = 0; index < sizeof defaults / sizeof *defaults; index++) tags[count++] = hb_tag_from_string(defaults[index], 4);
    for (unsigned index = 0; index < shaping->featureCount; index++) {
        hb_tag_t tag = shaping->features[index].tag;
        unsigned place = 0;
        while (place < count && tags[place] != tag) place++;
        if (place == count) tags[count++] = tag;
        if (shaping->features[index].value == 0) memmove(tags + place, tags + place + 1, (--count - place) * sizeof *tags);
    }
    tags[count] = HB_TAG_NONE;
}

static unsigned big_endian(const uint8_t *table, unsigned length, unsigned at) { return at + 2 <= length ? (unsigned)table[at] << 8 | table[at + 1] : 0; }

/// Whether a lookup of the positioning table only changes the advances of letters by what follows them at once.
static int is_simple_kerning(hb_face_t *face, unsigned lookup) {
    hb_blob_t *blob = hb_face_reference_table(face, HB_OT_TAG_GPOS);
    unsigned length;
    const uint8_t *table = (const uint8_t *)hb_blob_get_data(blob, &length);
    unsigned lookups = big_endian(table, length, 8);
    unsigned start = lookups + big_endian(table, length, lookups + 2 + 2 * lookup);
    unsigned count = big_endian(table, length, start + 4);
    int isSimple = count > 0;
    for (unsigned index = 0; isSimple && index < count; index++) {
        unsigned type = big_endian(table, length, start), subtable = start + big_endian(table, length, start + 6 + 2 * index);
        if (type == 9) {
            type = big_endian(table, length, subtable + 2);
            subtable += big_endian(table, length, subtable + 4) << 16 | big_endian(table, length, subtable + 6);
        }
        // Pairs, without values for their second glyphs.
        isSimple = type == 2 && subtable + 8 <= length && big_endian(table, length, subtable + 6) == 0;
    }
    hb_blob_destroy(blob);
    return isSimple;
}

static QTSpaceKerning kerning_in(hb_face_t *face, hb_tag_t table, const hb_tag_t *features, hb_codepoint_t space) {
    hb_set_t *lookups = hb_set_create(), *before = hb_set_create(), *input = hb_set_create(), *after = hb_set_create();
    hb_ot_layout_collect_lookups(face, table, NULL, NULL, features, lookups);
    hb_codepoint_t lookup = HB_SET_VALUE_INVALID;
    QTSpaceKerning kerning = QT_SPACES_ALONE;
    while (kerning != QT_SPACES_SHAPED && hb_set_next(lookups, &lookup)) {
        hb_set_clear(before);
        hb_set_clear(input);
        hb_set_clear(after);
        hb_ot_layout_lookup_collect_glyphs(face, table, lookup, before, input, after, NULL);
        if (!hb_set_has(before, space) && !hb_set_has(input, space) && !hb_set_has(after, space)) continue;
        kerning = table == HB_OT_TAG_GPOS && is_simple_kerning(face, lookup) ? QT_SPACES_KERNED : QT_SPACES_SHAPED;
    }
    hb_set_destroy(lookups);
    hb_set_destroy(before);
    hb_set_destroy(input);
    hb_set_destroy(after);
    return kerning;
}

/// The lookups that apply to text of a script, which may be those of another that stands in for it.
static hb_set_t *lookups_of(hb_face_t *face, hb_tag_t table, hb_tag_t script, const hb_tag_t *features) {
    const hb_tag_t english = HB_TAG('E', 'N', 'G', ' ');
    unsigned scriptIndex, language, indices[256], count = 256;
    hb_set_t *lookups = hb_set_create();
    hb_ot_layout_table_select_script(face, table, 1, &script, &scriptIndex, NULL);
    hb_ot_layout_script_select_language(face, table, scriptIndex, 1, &english, &language);
    hb_ot_layout_language_get_feature_indexes(face, table, scriptIndex, language, 0, &count, indices);
    for (unsigned index = 0; index < count; index++) {
        hb_tag_t tag = HB_TAG_NONE;
        unsigned one = 1, found[64], foundCount = 64, wanted = 0;
        hb_ot_layout_table_get_feature_tags(face, table, indices[index], &one, &tag);
        while (features[wanted] != HB_TAG_NONE && features[wanted] != tag) wanted++;
        if (features[wanted] == HB_TAG_NONE) continue;
        hb_ot_layout_feature_get_lookups(face, table, indices[index], 0, &foundCount, found);
        for (unsigned lookup = 0; lookup < foundCount; lookup++) hb_set_add(lookups, found[lookup]);
    }
    return lookups;
}

/// Whether it makes no difference which of the scripts that may be measured a word is in: a whole line takes that of its first letter.
static int is_same_in_all_scripts(hb_face_t *face, hb_tag_t table, const hb_tag_t *features) {
    static const char *const scripts[] = {"DFLT", "latn", "grek", "cyrl"};
    hb_set_t *first = lookups_of(face, table, hb_tag_from_string(scripts[0], 4), features);
    int isSame = 1;
    for (int index = 1; isSame && index < 4; index++) {
        hb_set_t *other = lookups_of(face, table, hb_tag_from_string(scripts[index], 4), features);
        isSame = hb_set_is_equal(first, other);
        hb_set_destroy(other);
    }
    hb_set_destroy(first);
    return isSame;
}

static int has_old_kerning(hb_face_t *face) {
    hb_blob_t *table = hb_face_reference_table(face, HB_TAG('k', 'e', 'r', 'n'));
    unsigned length = hb_blob_get_length(table);
    hb_blob_destroy(table);
    hb_tag_t kern[] = {HB_TAG('k', 'e', 'r', 'n'), HB_TAG_NONE};
    hb_set_t *lookups = hb_set_create();
    hb_ot_layout_collect_lookups(face, HB_OT_TAG_GPOS, NULL, NULL, kern, lookups);
    int has = length > 0 && hb_set_is_empty(lookups);
    hb_set_destroy(lookups);
    return has;
}

QTSpaceKerning qt_space_kerning(QTShaping *shaping) {
    if (shaping->isSpaceKerningKnown) return shaping->spaceKerning;
    hb_face_t *face = hb_font_get_face(shaping->face->font);
    hb_codepoint_t space = qt_face_glyph(shaping->face, ' ');
    hb_tag_t tags[32];
    wanted_features(shaping, tags);
    QTSpaceKerning positions = kerning_in(face, HB_OT_TAG_GPOS, tags, space), glyphs = kerning_in(face, HB_OT_TAG_GSUB, tags, space);
    shaping->spaceKerning = positions > glyphs ? positions : glyphs;
    // Kerning tables of the old kind cannot be asked.
    if (has_old_kerning(face)) shaping->spaceKerning = QT_SPACES_SHAPED;
    if (shaping->spaceKerning == QT_SPACES_KERNED && !(is_same_in_all_scripts(face, HB_OT_TAG_GPOS, tags) && is_same_in_all_scripts(face, HB_OT_TAG_GSUB, tags)))
        shaping->spaceKerning = QT_SPACES_SHAPED;
    shaping->isSpaceKerningKnown = 1;
    return shaping->spaceKerning;
}

int qt_kerns_with_spaces(QTShaping *shaping) { return qt_space_kerning(shaping) != QT_SPACES_ALONE; }

// MARK: The cache

/// An open hash table of runs. What was asked for since the last generation began is in the young one; what was asked for in the one before, in the
/// old one. So what nobody asks for any more goes, and the words of a text that scrolls by do not pile up. Runs in use live on.
typedef struct {
    uint64_t hash;
    QTCachedRun *run;
} Slot;
typedef struct {
    Slot *slots;
    size_t capacity, count, bytes;
} Generation;
static Generation young, old;

/// A generation is over when its runs have taken this many bytes; or this many at the end of a turn, by when what was measured has been drawn.
#define GENERATION_LIMIT ((size_t)2 << 20)
#define TURN_LIMIT ((size_t)64 << 10)

void qt_cache_grew(size_t more) { young.bytes += more; }

size_t qt_cache_bytes(void) { return young.bytes + old.bytes; }

void qt_run_release(const QTRun *run) {
    QTCachedRun *cached = (QTCachedRun *)run;
    if (!cached || atomic_fetch_sub_explicit(&cached->references, 1, memory_order_acq_rel) != 1) return;
    free(cached->parts);
    free(cached);
}

static void begin_generation(void) {
    qt_forget_words();
    for (size_t index = 0; index < old.capacity; index++)
        if (old.slots[index].run) qt_run_release(&old.slots[index].run->run);
    free(old.slots);
    old = young;
    young = (Generation){0};
}

void qt_turn_ended(void) {
    if (young.bytes > TURN_LIMIT) begin_generation();
}

static size_t free_slot(const Slot *slots, size_t size, uint64_t hash) {
    size_t index = (hash ^ hash >> 32) & (size - 1);
    while (slots[index].run) index = (index + 1) & (size - 1);
    return index;
}

static int grow(Generation *generation) {
    size_t larger = generation->capacity ? generation->capacity * 2 : 512;
    Slot *moved = calloc(larger, sizeof *moved);
    if (!moved) return 0;
    for (size_t index = 0; index < generation->capacity; index++) {
        Slot slot = generation->slots[index];
        if (slot.run) moved[free_slot(moved, larger, slot.hash)] = slot;
    }
    free(generation->slots);
    generation->slots = moved;
    generation->capacity = larger;
    return 1;
}

static QTCachedRun *shape(QTShaping *shaping, const uint16_t *units, int length, int isRightToLeft) {
    hb_buffer_t *buffer = shaping->face->buffer;
    hb_buffer_clear_contents(buffer);
    hb_buffer_add_utf16(buffer, units, length, 0, length);
    hb_buffer_guess_segment_properties(buffer);
    // Not the process' own language: what is drawn must not depend on where it is.
    hb_buffer_set_language(buffer, hb_language_from_string("en", 2));
    hb_buffer_set_direction(buffer, isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR);
    hb_shape(shaping->face->font, buffer, shaping->features, shaping->featureCount);
    unsigned glyphCount = 0;
    const hb_glyph_info_t *infos = hb_buffer_get_glyph_infos(buffer, &glyphCount);
    const hb_glyph_position_t *positions = hb_buffer_get_glyph_positions(buffer, &glyphCount);
    size_t size = sizeof(QTCachedRun) + glyphCount * sizeof(QTGlyph) + (size_t)length * sizeof *units;
    QTCachedRun *cached = calloc(1, size);
    if (!cached) return NULL;
    QTGlyph *glyphs = (QTGlyph *)(cached + 1);
    for (unsigned index = 0; index < glyphCount; index++) {
        int isJoined = (hb_glyph_info_get_glyph_flags(&infos[index]) & HB_GLYPH_FLAG_UNSAFE_TO_BREAK) != 0;
        glyphs[index] = (QTGlyph){infos[index].codepoint, infos[index].cluster, positions[index].x_advance, positions[index].x_offset, positions[index].y_offset, (uint32_t)isJoined};
        cached->run.advance += positions[index].x_advance;
        cached->run.spacedCount += positions[index].x_advance > 0;
    }
    uint16_t *copy = (uint16_t *)(glyphs + glyphCount);
    memcpy(copy, units, (size_t)length * sizeof *units);
    cached->run.glyphs = glyphs;
    cached->run.glyphCount = (int)glyphCount;
    cached->run.unitsPerEm = shaping->face->unitsPerEm;
    cached->shaping = shaping;
    cached->references = 1;
    cached->length = length;
    cached->isRightToLeft = isRightToLeft;
    cached->units = copy;
    return cached;
}

QTCachedRun *qt_shaped(QTShaping *shaping, const uint16_t *units, int length) { return shape(shaping, units, length, 0); }

/// What a run is looked for by.
typedef struct {
    uint64_t hash;
    const QTShaping *shaping;
    const uint16_t *units;
    int length, isRightToLeft;
} Key;

static QTCachedRun *find(const Generation *generation, const Key *key) {
    if (!generation->capacity) return NULL;
    size_t mask = generation->capacity - 1;
    for (size_t index = (key->hash ^ key->hash >> 32) & mask; generation->slots[index].run; index = (index + 1) & mask) {
        QTCachedRun *found = generation->slots[index].run;
        if (generation->slots[index].hash == key->hash && found->shaping == key->shaping && found->length == key->length && found->isRightToLeft == key->isRightToLeft && memcmp(found->units, key->units, (size_t)key->length * sizeof *key->units) == 0) return found;
    }
    return NULL;
}

static size_t bytes_of(const QTCachedRun *run) {
    size_t parts = run->parts ? (size_t)run->partCount * sizeof *run->parts : 0;
    return sizeof *run + (size_t)run->run.glyphCount * sizeof(QTGlyph) + (size_t)run->length * sizeof *run->units + parts;
}

QTCachedRun *qt_cached_run(QTShaping *shaping, const uint16_t *units, int length, int isRightToLeft, uint64_t unitsHash) {
    Key key = {qt_hash_shaping(unitsHash, shaping) ^ (uint64_t)isRightToLeft, shaping, units, length, isRightToLeft};
    QTCachedRun *run = find(&young, &key);
    if (run) return run;
    if (young.bytes > GENERATION_LIMIT) begin_generation();
    if (young.count * 2 >= young.capacity && !grow(&young)) return NULL;
    // What is asked for again belongs to both.
    if ((run = find(&old, &key))) atomic_fetch_add_explicit(&run->references, 1, memory_order_relaxed);
    else if (!(run = shape(shaping, units, length, isRightToLeft))) return NULL;
    young.bytes += bytes_of(run);
    young.slots[free_slot(young.slots, young.capacity, key.hash)] = (Slot){key.hash, run};
    young.count++;
    return run;
}

const QTRun *qt_run(QTShaping *shaping, const uint16_t *units, int length, int isRightToLeft) {
    uint64_t hash = qt_hash_start;
    for (int index = 0; index < length; index++) hash = qt_hash_unit(hash, units[index]);
    QTCachedRun *cached = qt_cached_run(shaping, units, length, isRightToLeft != 0, hash);
    if (!cached) return NULL;
    atomic_fetch_add_explicit(&cached->references, 1, memory_order_relaxed);
    return &cached->run;
}

// MARK: Parts of runs

int qt_run_slice(const QTRun *run, int isRightToLeft, int start, int end, QTSlice *slice) {
    *slice = (QTSlice){0};
    int previous = -1, foundEnd = 0, length = ((const QTCachedRun *)run)->length;
    for (int step = 0; step < run->glyphCount; step++) {
        // In reading order, in which clusters only grow.
        int index = isRightToLeft ? run->glyphCount - 1 - step : step;
        const QTGlyph *glyph = &run->glyphs[index];
        int cluster = (int)glyph->cluster;
        if (cluster >= end) {
            if (cluster > end) break;
            foundEnd = 1;
            if (glyph->isJoined) slice->isJoined = 1;
            continue;
        }
        if (cluster < start) continue;
        if (previous < 0 && cluster != start) return 0;
        previous = cluster;
        slice->first = isRightToLeft ? index : slice->count == 0 ? index : slice->first;
        slice->count++;
        slice->advance += glyph->advance;
        slice->spacedCount += glyph->advance > 0;
    }
    return slice->count > 0 && (foundEnd || end == length);
}

double qt_width(int32_t advance, int32_t spacedCount, int unitsPerEm, double em, double spacing) {
    // A multiplication fused with the addition would round differently where the processor has it.
#pragma STDC FP_CONTRACT OFF
    double width = advance / (double)unitsPerEm * em;
    double space = spacedCount * spacing;
    return width + space;
}
