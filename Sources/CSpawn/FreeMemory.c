#include <malloc.h>

#include "CSpawn.h"

void bound_free_memory(void) {
    mallopt(M_ARENA_MAX, 2);
    mallopt(M_MMAP_THRESHOLD, 256 << 10);
    mallopt(M_TRIM_THRESHOLD, 1 << 20);
}

void release_free_memory(void) { malloc_trim(0); }
