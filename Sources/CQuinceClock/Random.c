// Random sources, seeded: the same numbers on every run.
#include "Clock.h"

#include <fcntl.h>
#include <stdarg.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/random.h>
#include <unistd.h>

#define DEVICE_BYTES (1 << 20)

static _Atomic uint64_t state;

void random_seed(uint64_t seed) { atomic_store(&state, seed); }

// SplitMix64: every call a step, whichever thread makes it.
static uint64_t next_random(void) {
    uint64_t z = atomic_fetch_add(&state, UINT64_C(0x9E3779B97F4A7C15)) + UINT64_C(0x9E3779B97F4A7C15);
    z = (z ^ (z >> 30)) * UINT64_C(0xBF58476D1CE4E5B9);
    z = (z ^ (z >> 27)) * UINT64_C(0x94D049BB133111EB);
    return z ^ (z >> 31);
}

static void fill(void *bytes, size_t size) {
    char *position = bytes;
    while (size > 0) {
        uint64_t value = next_random();
        size_t count = size < sizeof value ? size : sizeof value;
        memcpy(position, &value, count);
        position += count;
        size -= count;
    }
}

EXPORTED ssize_t getrandom(void *bytes, size_t size, unsigned flags) {
    if (!clock_is_virtual()) return REAL(getrandom)(bytes, size, flags);
    fill(bytes, size);
    return (ssize_t)size;
}

EXPORTED int getentropy(void *bytes, size_t size) {
    if (!clock_is_virtual()) return REAL(getentropy)(bytes, size);
    fill(bytes, size);
    return 0;
}

// glibc before 2.36 lacks these; its absence is the caller's link error, so the real ones are looked up by hand.
EXPORTED void arc4random_buf(void *bytes, size_t size) {
    if (clock_is_virtual()) {
        fill(bytes, size);
        return;
    }
    for (char *position = bytes; size > 0;) {
        ssize_t count = REAL(getrandom)(position, size, 0);
        if (count < 0) continue;
        position += count;
        size -= (size_t)count;
    }
}

EXPORTED uint32_t arc4random(void) {
    uint32_t value;
    arc4random_buf(&value, sizeof value);
    return value;
}

EXPORTED uint32_t arc4random_uniform(uint32_t bound) {
    if (bound < 2) return 0;
    // Values below this would make small results more likely.
    uint32_t minimum = -bound % bound, value;
    do value = arc4random();
    while (value < minimum);
    return value % bound;
}

static int open_random_device(void) {
    int descriptor = memfd_create("random", MFD_CLOEXEC);
    if (descriptor < 0) return descriptor;
    char bytes[4096];
    for (int written = 0; written < DEVICE_BYTES; written += (int)sizeof bytes) {
        fill(bytes, sizeof bytes);
        if (write(descriptor, bytes, sizeof bytes) != (ssize_t)sizeof bytes) break;
    }
    lseek(descriptor, 0, SEEK_SET);
    return descriptor;
}

static bool is_random_device(const char *path) {
    return path && (strcmp(path, "/dev/urandom") == 0 || strcmp(path, "/dev/random") == 0) && clock_is_virtual();
}

#define OPEN(name)                                                                                                                          \
    EXPORTED int name(const char *path, int flags, ...) {                                                                                   \
        va_list list;                                                                                                                       \
        va_start(list, flags);                                                                                                              \
        mode_t permissions = flags & (O_CREAT | __O_TMPFILE) ? va_arg(list, mode_t) : 0;                                                     \
        va_end(list);                                                                                                                       \
        return is_random_device(path) ? open_random_device() : REAL(name)(path, flags, permissions);                                        \
    }

OPEN(open)
OPEN(open64)
