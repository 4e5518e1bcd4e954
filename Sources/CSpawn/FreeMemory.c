#include <malloc.h>

#include "CSpawn.h"

void release_free_memory(void) { malloc_trim(0); }
