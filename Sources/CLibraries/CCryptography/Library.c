#include "Library.h"

#include <dlfcn.h>
#include <pthread.h>
#include <sys/random.h>

struct crypto_library crypto;

static pthread_once_t loading = PTHREAD_ONCE_INIT;

static void load(void) {
    void *library = dlopen("libcrypto.so.3", RTLD_NOW | RTLD_LOCAL);
    if (!library) return;
    bool is_there = true;
#define CRYPTO_LOAD(name) is_there = (crypto.name = (__typeof__(&name))dlsym(library, #name)) && is_there;
    CRYPTO_FUNCTIONS(CRYPTO_LOAD)
#undef CRYPTO_LOAD
    crypto.is_there = is_there;
}

bool crypto_is_available(void) {
    pthread_once(&loading, load);
    return crypto.is_there;
}

bool crypto_random(void *bytes, size_t size) {
    uint8_t *rest = bytes;
    while (size > 0) {
        ssize_t count = getrandom(rest, size < 256 ? size : 256, 0);
        if (count <= 0) return false;
        rest += count;
        size -= (size_t)count;
    }
    return true;
}
