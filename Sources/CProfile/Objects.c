// The objects that live, by class: the runtime's function that allocates objects is replaced, and it frees them with `free`.
//
// Where the function begins, a jump is written, for the standard library calls its own without the table that a preloaded library takes part in. (The
// runtime would call what `_swift_allocObject` points to, too; Swift 6.3's functions that retain do not bear that.)
#include "Profile.h"

#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

typedef const void *type;

// Swift's runtime; its header names none of them for C.
typedef struct { const char *text; size_t length; } type_name;
extern type_name swift_getTypeName(type metadata, bool qualified);
extern void *swift_allocObject(type metadata, size_t size, size_t mask);
// The runtime's own function, which that one calls.
extern void *(*_swift_allocObject)(type metadata, size_t size, size_t mask);

extern void __libc_free(void *memory);

struct entry {
    uintptr_t object;
    uint32_t class_number;
    uint32_t size;
};

// By address; open addressing, with a part of the places free.
static struct entry *entries;
static size_t capacity, used;
static char lock;

static void take_lock(void) {
    while (__atomic_test_and_set(&lock, __ATOMIC_ACQUIRE)) {}
}

static void leave_lock(void) { __atomic_clear(&lock, __ATOMIC_RELEASE); }

static size_t place_of(uintptr_t value, size_t size) { return (size_t)((value >> 4) * UINT64_C(0x9E3779B97F4A7C15) >> 20) & (size - 1); }

static struct entry *find(uintptr_t object) {
    if (!capacity) return NULL;
    for (size_t place = place_of(object, capacity);; place = (place + 1) & (capacity - 1)) {
        if (entries[place].object == object) return &entries[place];
        if (!entries[place].object) return NULL;
    }
}

static void put(struct entry entry) {
    size_t place = place_of(entry.object, capacity);
    while (entries[place].object) place = (place + 1) & (capacity - 1);
    entries[place] = entry;
    used += 1;
}

static struct entry *pages(size_t count) {
    void *memory = mmap(NULL, count * sizeof(struct entry), PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    return memory == MAP_FAILED ? NULL : memory;
}

// Makes room for one more; false where there is no memory.
static bool grow(void) {
    if (used * 2 < capacity) return true;
    size_t before = capacity, size = before ? before * 2 : 1 << 16;
    struct entry *old = entries, *new = pages(size);
    if (!new) return false;
    (entries = new, capacity = size, used = 0);
    for (size_t place = 0; place < before; place++)
        if (old[place].object) put(old[place]);
    if (old) munmap(old, before * sizeof(struct entry));
    return true;
}

// Takes an entry out, and moves up those behind it that would not be found any more.
static void take_out(struct entry *entry) {
    size_t hole = (size_t)(entry - entries);
    for (size_t place = (hole + 1) & (capacity - 1); entries[place].object; place = (place + 1) & (capacity - 1)) {
        size_t home = place_of(entries[place].object, capacity);
        if (((place - home) & (capacity - 1)) < ((place - hole) & (capacity - 1))) continue;
        entries[hole] = entries[place];
        hole = place;
    }
    entries[hole].object = 0;
    used -= 1;
}

// MARK: Classes

#define CLASS_PLACES (PROFILE_CLASS_COUNT * 2)

// By metadata: the number of the class plus 1.
static uint32_t places[CLASS_PLACES];
static __thread bool is_naming;

static const char *fixed_name(type metadata) {
    switch (*(const uintptr_t *)metadata) {
        case 0x400: case 0x500: return "(closure or captured variable)";
        case 0x501: return "(error)";
        default: return NULL;
    }
}

// Classes have kind 0, or a pointer, as those have that know Objective-C.
static bool is_class(type metadata) {
    uintptr_t kind = *(const uintptr_t *)metadata;
    return kind == 0 || kind > 0x7FF;
}

static void write_name(struct profile_class *class, type metadata) {
    const char *fixed = fixed_name(metadata);
    if (fixed || !is_class(metadata)) {
        strncpy(class->name, fixed ? fixed : "(of the runtime)", PROFILE_NAME_SIZE - 1);
        return;
    }
    // It allocates itself.
    is_naming = true;
    type_name name = swift_getTypeName(metadata, true);
    is_naming = false;
    memcpy(class->name, name.text, name.length < PROFILE_NAME_SIZE ? name.length : PROFILE_NAME_SIZE - 1);
}

// The number of a class; PROFILE_CLASS_COUNT where there are too many. `is_new` says that it has no name yet.
static uint32_t class_number(type metadata, bool *is_new) {
    size_t place = place_of((uintptr_t)metadata, CLASS_PLACES);
    for (; places[place]; place = (place + 1) % CLASS_PLACES)
        if (profile_class_list(profile)[places[place] - 1].metadata == (uint64_t)(uintptr_t)metadata) return places[place] - 1;
    uint32_t number = (uint32_t)profile->classes;
    if (number >= PROFILE_CLASS_COUNT) return PROFILE_CLASS_COUNT;
    profile_class_list(profile)[number].metadata = (uint64_t)(uintptr_t)metadata;
    profile->classes = number + 1;
    places[place] = number + 1;
    *is_new = true;
    return number;
}

static void count(uint32_t number, int64_t objects, int64_t bytes) {
    struct profile_class *class = &profile_class_list(profile)[number];
    class->live += objects;
    class->live_bytes += bytes;
    if (objects > 0) class->allocated += 1;
}

static void note(void *object, type metadata, size_t size) {
    bool is_new = false;
    take_lock();
    uint32_t number = class_number(metadata, &is_new);
    if (number < PROFILE_CLASS_COUNT && grow()) {
        put((struct entry){(uintptr_t)object, number, size > UINT32_MAX ? UINT32_MAX : (uint32_t)size});
        count(number, 1, (int64_t)size);
    }
    leave_lock();
    if (is_new) write_name(&profile_class_list(profile)[number], metadata);
}

static void forget(void *object) {
    if (!profile) return;
    take_lock();
    struct entry *entry = find((uintptr_t)object);
    if (entry) {
        count(entry->class_number, -1, -(int64_t)entry->size);
        take_out(entry);
    }
    leave_lock();
}

// MARK: The runtime's functions

static void *(*allocate)(type metadata, size_t size, size_t mask);

static void *allocate_object(type metadata, size_t size, size_t mask) {
    void *object = allocate(metadata, size, mask);
    if (!is_naming) note(object, metadata, size);
    return object;
}

EXPORTED void free(void *memory) {
    if (memory) forget(memory);
    __libc_free(memory);
}

// Writes a jump to `target` at the beginning of a function; false where its code cannot be changed.
static bool redirect(void *function, void *target) {
#if defined(__x86_64__)
    // movabs $target, %rax; jmp *%rax
    unsigned char code[12] = {0x48, 0xB8, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xE0};
    memcpy(code + 2, &target, sizeof target);
#elif defined(__aarch64__)
    // ldr x16, #8; br x16
    unsigned char code[16] = {0x50, 0x00, 0x00, 0x58, 0x00, 0x02, 0x1F, 0xD6};
    memcpy(code + 8, &target, sizeof target);
#else
    return false;
#endif
    uintptr_t size = (uintptr_t)sysconf(_SC_PAGESIZE), start = (uintptr_t)function & ~(size - 1);
    size_t length = (((uintptr_t)function + sizeof code + size - 1) & ~(size - 1)) - start;
    if (mprotect((void *)start, length, PROT_READ | PROT_WRITE) != 0) return false;
    memcpy(function, code, sizeof code);
    mprotect((void *)start, length, PROT_READ | PROT_EXEC);
    __builtin___clear_cache((char *)function, (char *)function + sizeof code);
    return true;
}

void start_counting(void) {
    allocate = _swift_allocObject;
    profile->counts_objects = redirect((void *)swift_allocObject, (void *)allocate_object);
}

// MARK: Who holds an object

// Adds the places of an object's memory where a value stands; returns how many there are now.
static size_t look_into(const struct entry *entry, uintptr_t value, struct profile_holder *holders, size_t found, size_t limit) {
    const uintptr_t *words = (const uintptr_t *)entry->object;
    // The first two words are the type and the reference count.
    for (size_t word = 2; (word + 1) * sizeof(uintptr_t) <= entry->size && found < limit; word++) {
        if (words[word] != value) continue;
        holders[found++] = (struct profile_holder){words, (const void *)words[0], word * sizeof(uintptr_t)};
    }
    return found;
}

EXPORTED size_t quince_profile_holders(const void *object, struct profile_holder *holders, size_t limit) {
    if (!profile) return 0;
    size_t found = 0;
    take_lock();
    for (size_t place = 0; place < capacity && found < limit; place++)
        if (entries[place].object) found = look_into(&entries[place], (uintptr_t)object, holders, found, limit);
    leave_lock();
    return found;
}
