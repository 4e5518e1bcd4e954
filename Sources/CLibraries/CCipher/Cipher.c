#include "CCipher.h"

#include <dlfcn.h>
#include <limits.h>
#include <openssl/evp.h>
#include <pthread.h>
#include <sys/random.h>

static struct {
    __typeof__(&EVP_CIPHER_CTX_new) create;
    __typeof__(&EVP_CIPHER_CTX_free) destroy;
    __typeof__(&EVP_CIPHER_CTX_ctrl) control;
    __typeof__(&EVP_aes_256_gcm) kind;
    __typeof__(&EVP_CipherInit_ex) begin;
    __typeof__(&EVP_CipherUpdate) update;
    __typeof__(&EVP_CipherFinal_ex) finish;
    bool is_there;
} crypto;

static pthread_once_t loading = PTHREAD_ONCE_INIT;

static void load(void) {
    void *library = dlopen("libcrypto.so.3", RTLD_NOW | RTLD_LOCAL);
    if (!library) return;
    crypto.create = (__typeof__(crypto.create))dlsym(library, "EVP_CIPHER_CTX_new");
    crypto.destroy = (__typeof__(crypto.destroy))dlsym(library, "EVP_CIPHER_CTX_free");
    crypto.control = (__typeof__(crypto.control))dlsym(library, "EVP_CIPHER_CTX_ctrl");
    crypto.kind = (__typeof__(crypto.kind))dlsym(library, "EVP_aes_256_gcm");
    crypto.begin = (__typeof__(crypto.begin))dlsym(library, "EVP_CipherInit_ex");
    crypto.update = (__typeof__(crypto.update))dlsym(library, "EVP_CipherUpdate");
    crypto.finish = (__typeof__(crypto.finish))dlsym(library, "EVP_CipherFinal_ex");
    crypto.is_there = crypto.create && crypto.destroy && crypto.control && crypto.kind && crypto.begin && crypto.update && crypto.finish;
}

bool cipher_is_available(void) {
    pthread_once(&loading, load);
    return crypto.is_there;
}

static bool run(bool seals, const uint8_t *key, const uint8_t *nonce, const uint8_t *in, size_t size, uint8_t *out, uint8_t *tag) {
    if (!cipher_is_available() || size > INT_MAX) return false;
    EVP_CIPHER_CTX *context = crypto.create();
    if (!context) return false;
    uint8_t rest[EVP_MAX_BLOCK_LENGTH];
    int count = 0, last = 0;
    bool is_done = crypto.begin(context, crypto.kind(), NULL, key, nonce, seals) == 1 &&
        (seals || crypto.control(context, EVP_CTRL_AEAD_SET_TAG, cipher_tag_size, tag) == 1) &&
        crypto.update(context, out, &count, in, (int)size) == 1 && crypto.finish(context, rest, &last) == 1 &&
        (!seals || crypto.control(context, EVP_CTRL_AEAD_GET_TAG, cipher_tag_size, tag) == 1);
    crypto.destroy(context);
    return is_done && (size_t)count == size && last == 0;
}

bool cipher_seal(const uint8_t *key, const uint8_t *nonce, const uint8_t *plain, size_t size, uint8_t *sealed, uint8_t *tag) {
    return run(true, key, nonce, plain, size, sealed, tag);
}

bool cipher_open(const uint8_t *key, const uint8_t *nonce, const uint8_t *sealed, size_t size, const uint8_t *tag, uint8_t *plain) {
    return run(false, key, nonce, sealed, size, plain, (uint8_t *)tag);
}

bool cipher_random(uint8_t *bytes, size_t size) {
    while (size > 0) {
        ssize_t count = getrandom(bytes, size < 256 ? size : 256, 0);
        if (count <= 0) return false;
        bytes += count;
        size -= (size_t)count;
    }
    return true;
}
