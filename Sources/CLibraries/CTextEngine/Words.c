#include "Internal.h"

/// An open hash table of measured words, each in one line of the processor's cache: between two layouts an app does much else, and what takes
/// time then is to get words back from memory. A longer word is looked up in the cache of runs.
typedef struct {
    uint64_t hash;
    const QTShaping *shaping;
    QTWord word;
    /// 0 for an empty slot.
    uint16_t length;
    uint16_t units[(64 - 2 * sizeof(uint64_t) - sizeof(QTWord) - 2) / 2];
} WordSlot;

_Static_assert(sizeof(WordSlot) == 64, "a word fills a line of the processor's cache");

enum { INLINE_UNITS = sizeof((WordSlot){0}.units) / sizeof(uint16_t), FIRST_CAPACITY = 512, KEPT_CAPACITY = 4096, LAST_CAPACITY = 16384 };

static WordSlot *table;
static size_t capacity, count;

/// The slot of a word, or the empty one it belongs into.
static WordSlot *slot_of(WordSlot *slots, size_t size, uint64_t hash, const QTShaping *shaping, const uint16_t *units, int length) {
    for (size_t index = (hash ^ hash >> 32) & (size - 1);; index = (index + 1) & (size - 1)) {
        WordSlot *slot = slots + index;
        if (slot->length == 0) return slot;
        if (slot->hash == hash && slot->shaping == shaping && slot->length == length && memcmp(slot->units, units, (size_t)length * sizeof *units) == 0) return slot;
    }
}

static int grow(void) {
    size_t larger = capacity ? capacity * 2 : FIRST_CAPACITY;
    WordSlot *moved = aligned_alloc(sizeof *moved, larger * sizeof *moved);
    if (!moved) return 0;
    memset(moved, 0, larger * sizeof *moved);
    for (size_t index = 0; index < capacity; index++) {
        const WordSlot *slot = table + index;
        if (slot->length > 0) *slot_of(moved, larger, slot->hash, slot->shaping, slot->units, slot->length) = *slot;
    }
    free(table);
    table = moved;
    capacity = larger;
    return 1;
}

void qt_forget_words(void) {
    if (capacity > KEPT_CAPACITY) {
        // Many words at once are rare.
        free(table);
        table = NULL;
        capacity = 0;
    } else if (count > 0) {
        memset(table, 0, capacity * sizeof *table);
    }
    count = 0;
}

/// Whether there is room for one more word; at least half of the table stays empty.
static int make_room(void) {
    if (count * 2 < capacity) return 1;
    if (capacity < LAST_CAPACITY) return grow();
    qt_forget_words();
    return capacity > 0 || grow();
}

int qt_find_word(QTShaping *shaping, const uint16_t *units, int length, uint64_t unitsHash, QTWord *word) {
    uint64_t hash = qt_hash_shaping(unitsHash, shaping);
    if (length <= INLINE_UNITS && capacity > 0) {
        const WordSlot *slot = slot_of(table, capacity, hash, shaping, units, length);
        if (slot->length > 0) {
            *word = slot->word;
            return 1;
        }
    }
    if (!qt_measure_word(shaping, units, length, unitsHash, word)) return 0;
    if (length > INLINE_UNITS || !make_room()) return 1;
    WordSlot *slot = slot_of(table, capacity, hash, shaping, units, length);
    slot->hash = hash;
    slot->shaping = shaping;
    slot->word = *word;
    slot->length = (uint16_t)length;
    memcpy(slot->units, units, (size_t)length * sizeof *units);
    count++;
    return 1;
}
