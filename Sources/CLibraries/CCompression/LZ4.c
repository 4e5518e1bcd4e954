#include "Internal.h"

#include <dlfcn.h>
#include <pthread.h>

static pack_lz4_library library;
static pthread_once_t loading = PTHREAD_ONCE_INIT;

static void load(void) {
    void *found = dlopen("liblz4.so.1", RTLD_NOW | RTLD_LOCAL);
    if (!found) return;
    library.compress = (__typeof__(library.compress))dlsym(found, "LZ4_compress_default");
    library.decompress = (__typeof__(library.decompress))dlsym(found, "LZ4_decompress_safe_usingDict");
}

const pack_lz4_library *pack_lz4_functions(void) {
    pthread_once(&loading, load);
    return library.compress && library.decompress ? &library : NULL;
}
