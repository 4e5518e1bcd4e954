#define _GNU_SOURCE
#include "ProfileMemory.h"

#include <sys/mman.h>
#include <unistd.h>

int profile_memory_create(void) {
    int descriptor = memfd_create("quince-profile", MFD_CLOEXEC);
    if (descriptor >= 0 && ftruncate(descriptor, (off_t)profile_memory_size()) != 0) {
        close(descriptor);
        return -1;
    }
    return descriptor;
}
