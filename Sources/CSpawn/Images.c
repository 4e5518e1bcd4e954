#define _GNU_SOURCE
#include "CSpawn.h"

#include <dlfcn.h>
#include <limits.h>
#include <stddef.h>
#include <string.h>
#include <unistd.h>

// The program's file. A thread's own, for the caller copies it.
static const char *program_file(const char *otherwise) {
    static __thread char path[PATH_MAX];
    ssize_t count = readlink("/proc/self/exe", path, sizeof path - 1);
    if (count <= 0) return otherwise;
    path[count] = 0;
    return path;
}

const char *spawn_image_of(const char *symbol) {
    void *address = symbol ? dlsym(RTLD_DEFAULT, symbol) : (void *)spawn_image_of;
    Dl_info information;
    if (!address || dladdr(address, &information) == 0) return NULL;
    // The program itself has the name it was started by, which is no path where a shell has found it on PATH.
    return strchr(information.dli_fname, '/') ? information.dli_fname : program_file(information.dli_fname);
}
