#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "CFoundationSymbols.h"

#include <dlfcn.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

// Faults of Foundation's character sets (swift-corelibs-foundation, CFCharacterSet.c):
//
// - They end the process where they are changed and Core Foundation believes them immutable: every `NSMutableCharacterSet` that was not made by copying,
//   and the inverse of a predefined or of an inverted set. A set made here may always be changed; that nobody changes a shared one is the care of
//   Foundation's Swift side, which copies before it changes.
// - Sets of a few characters keep the lower half of those beyond U+FFFF: the set of U+1F600 has U+F600. Characters are added here one by one.
// - Unions, intersections, comparisons and changes of predefined and inverted sets have members too many or too few. They are computed here from bitmaps.
//
// Foundation reaches these functions through the linker's tables and finds them here first.

typedef const void *Set;
typedef const void *Object;
typedef struct {
    long location, length;
} Range;

// The head of a class of Core Foundation's run time.
typedef struct {
    long version;
    const char *name;
    void (*initialize)(Object);
    Object (*copy)(Object allocator, Object);
    void (*finalize)(Object);
} Class;

// Core Foundation's own.
extern void CFRelease(Object object);
extern Object CFDataCreate(Object allocator, const uint8_t *bytes, long length);
extern const uint8_t *CFDataGetBytePtr(Object data);
extern long CFDataGetLength(Object data);
extern long CFStringGetLength(Object string);
extern uint16_t CFStringGetCharacterAtIndex(Object string, long index);
extern const Class *_CFRuntimeGetClassWithTypeID(unsigned long type);
extern unsigned long CFCharacterSetGetTypeID(void);
extern Set CFCharacterSetCreateMutable(Object allocator);
extern Set CFCharacterSetCreateMutableCopy(Object allocator, Set set);
extern Object CFCharacterSetCreateBitmapRepresentation(Object allocator, Set set);
extern void CFCharacterSetInvert(Set set);
extern bool _CFCharacterSetInitMutable(Set set);
extern unsigned char _CFCharacterSetIsInverted(Set set);

void CFCharacterSetAddCharactersInRange(Set set, Range range);
void CFCharacterSetRemoveCharactersInRange(Set set, Range range);
bool _CFCharacterSetInitWithBitmapRepresentation(Set set, Object data);
void _CFCharacterSetInitCopyingSet(Object allocator, Set set, Set other, bool is_mutable, bool validates);

#define ORIGINAL(name)                                                                                                                      \
    ({                                                                                                                                      \
        static _Atomic(void *) found;                                                                                                       \
        void *function = found;                                                                                                             \
        if (!function) found = function = dlsym(RTLD_NEXT, #name);                                                                          \
        (__typeof__(&name))function;                                                                                                        \
    })

// MARK: Bitmaps of all characters

enum { PLANES = 17, PLANE_SIZE = 1 << 13, ALL = PLANES * PLANE_SIZE };

// The bits of a set, for the caller to free. A representation is the first plane's bits, then the number and the bits of each plane that has members.
static uint64_t *bits_of(Set set) {
    uint8_t *bits = calloc(1, ALL);
    if (!bits) abort();
    Object data = CFCharacterSetCreateBitmapRepresentation(NULL, set);
    const uint8_t *bytes = CFDataGetBytePtr(data);
    long length = CFDataGetLength(data);
    if (length >= PLANE_SIZE) memcpy(bits, bytes, PLANE_SIZE);
    for (long index = PLANE_SIZE; index + PLANE_SIZE < length; index += PLANE_SIZE + 1) {
        if (bytes[index] < PLANES) memcpy(bits + bytes[index] * PLANE_SIZE, bytes + index + 1, PLANE_SIZE);
    }
    CFRelease(data);
    return (uint64_t *)bits;
}

static bool is_empty(const uint8_t *plane) { return plane[0] == 0 && memcmp(plane, plane + 1, PLANE_SIZE - 1) == 0; }

// Makes a set one of a bitmap, and frees the bits.
static void assign(Set set, uint64_t *bits) {
    const uint8_t *planes = (const uint8_t *)bits;
    uint8_t *representation = malloc(ALL + PLANES);
    if (!representation) abort();
    memcpy(representation, planes, PLANE_SIZE);
    long length = PLANE_SIZE;
    for (int plane = 1; plane < PLANES; plane++) {
        if (is_empty(planes + plane * PLANE_SIZE)) continue;
        representation[length] = (uint8_t)plane;
        memcpy(representation + length + 1, planes + plane * PLANE_SIZE, PLANE_SIZE);
        length += PLANE_SIZE + 1;
    }
    Object data = CFDataCreate(NULL, representation, length);
    // What the set has kept so far.
    _CFRuntimeGetClassWithTypeID(CFCharacterSetGetTypeID())->finalize(set);
    _CFCharacterSetInitWithBitmapRepresentation(set, data);
    CFRelease(data);
    free(representation);
    free(bits);
}

// A set that is kept as the inverse of another is changed in the wrong direction.
static void make_plain(Set set) {
    if (_CFCharacterSetIsInverted(set)) assign(set, bits_of(set));
}

void CFCharacterSetUnion(Set set, Set other) {
    uint64_t *bits = bits_of(set), *added = bits_of(other);
    for (int index = 0; index < ALL / 8; index++) bits[index] |= added[index];
    free(added);
    assign(set, bits);
}

void CFCharacterSetIntersect(Set set, Set other) {
    uint64_t *bits = bits_of(set), *kept = bits_of(other);
    for (int index = 0; index < ALL / 8; index++) bits[index] &= kept[index];
    free(kept);
    assign(set, bits);
}

bool CFCharacterSetIsSupersetOfSet(Set set, Set other) {
    uint64_t *bits = bits_of(set), *members = bits_of(other), missing = 0;
    for (int index = 0; index < ALL / 8; index++) missing |= members[index] & ~bits[index];
    free(bits);
    free(members);
    return missing == 0;
}

// MARK: Changes

void CFCharacterSetAddCharactersInRange(Set set, Range range) {
    make_plain(set);
    ORIGINAL(CFCharacterSetAddCharactersInRange)(set, range);
}

void CFCharacterSetRemoveCharactersInRange(Set set, Range range) {
    make_plain(set);
    ORIGINAL(CFCharacterSetRemoveCharactersInRange)(set, range);
}

static void for_each_character(Object string, Set set, void (*change)(Set, Range)) {
    long length = CFStringGetLength(string);
    for (long index = 0; index < length; index++) {
        Range range = {CFStringGetCharacterAtIndex(string, index), 1};
        if ((range.location & 0xFC00) == 0xD800 && index + 1 < length) {
            long low = CFStringGetCharacterAtIndex(string, index + 1);
            if ((low & 0xFC00) == 0xDC00) {
                range.location = 0x10000 + ((range.location - 0xD800) << 10) + (low - 0xDC00);
                index++;
            }
        }
        change(set, range);
    }
}

void CFCharacterSetAddCharactersInString(Set set, Object string) { for_each_character(string, set, CFCharacterSetAddCharactersInRange); }
void CFCharacterSetRemoveCharactersInString(Set set, Object string) {
    for_each_character(string, set, CFCharacterSetRemoveCharactersInRange);
}

// MARK: New sets, which may be changed

Set CFCharacterSetCreateCopy(Object allocator, Set set) { return CFCharacterSetCreateMutableCopy(allocator, set); }

Set CFCharacterSetCreateInvertedSet(Object allocator, Set set) {
    Set inverse = CFCharacterSetCreateMutableCopy(allocator, set);
    CFCharacterSetInvert(inverse);
    return inverse;
}

Set CFCharacterSetCreateWithCharactersInString(Object allocator, Object string) {
    Set set = CFCharacterSetCreateMutable(allocator);
    CFCharacterSetAddCharactersInString(set, string);
    return set;
}

bool _CFCharacterSetInitWithCharactersInRange(Set set, Range range) {
    if (!_CFCharacterSetInitMutable(set)) return false;
    if (range.length > 0) CFCharacterSetAddCharactersInRange(set, range);
    return true;
}

bool _CFCharacterSetInitWithCharactersInString(Set set, Object string) {
    if (!_CFCharacterSetInitMutable(set)) return false;
    CFCharacterSetAddCharactersInString(set, string);
    return true;
}

Set CFCharacterSetCreateWithBitmapRepresentation(Object allocator, Object data);

bool _CFCharacterSetInitWithBitmapRepresentation(Set set, Object data) {
    Set other = CFCharacterSetCreateWithBitmapRepresentation(NULL, data);
    _CFCharacterSetInitCopyingSet(NULL, set, other, true, false);
    CFRelease(other);
    return true;
}

void _CFCharacterSetInitCopyingSet(Object allocator, Set set, Set other, bool is_mutable, bool validates) {
    _CFCharacterSetInitMutable(set);
    ORIGINAL(_CFCharacterSetInitCopyingSet)(allocator, set, other, true, validates);
}
