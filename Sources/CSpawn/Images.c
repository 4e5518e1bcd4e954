#define _GNU_SOURCE
#include "CSpawn.h"

#include <dlfcn.h>
#include <stddef.h>

const char *spawn_image_of(const char *symbol) {
    void *address = symbol ? dlsym(RTLD_DEFAULT, symbol) : (void *)spawn_image_of;
    Dl_info information;
    return address && dladdr(address, &information) != 0 ? information.dli_fname : NULL;
}
