#include "Library.h"

#include <limits.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

// MARK: Authenticated encryption

static const char *aead_name(enum crypto_aead kind, size_t key_size) {
    if (kind == crypto_chacha20_poly1305) return key_size == 32 ? "ChaCha20-Poly1305" : NULL;
    switch (key_size) {
    case 16: return "AES-128-GCM";
    case 24: return "AES-192-GCM";
    case 32: return "AES-256-GCM";
    default: return NULL;
    }
}

static bool authenticated(
    bool seals, enum crypto_aead kind, const uint8_t *key, size_t key_size, const uint8_t *nonce, size_t nonce_size, const uint8_t *associated,
    size_t associated_size, const uint8_t *in, size_t size, uint8_t *out, uint8_t *tag) {
    const char *name = aead_name(kind, key_size);
    if (!name || !crypto_is_available() || size > INT_MAX || associated_size > INT_MAX || nonce_size > INT_MAX || (size > 0 && !out))
        return false;
    EVP_CIPHER *cipher = crypto.EVP_CIPHER_fetch(NULL, name, NULL);
    EVP_CIPHER_CTX *context = crypto.EVP_CIPHER_CTX_new();
    uint8_t rest[EVP_MAX_BLOCK_LENGTH];
    int count = 0, last = 0, read = 0;
    bool is_done = cipher && context && crypto.EVP_CipherInit_ex(context, cipher, NULL, NULL, NULL, seals) == 1 &&
        crypto.EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_SET_IVLEN, (int)nonce_size, NULL) == 1 &&
        crypto.EVP_CipherInit_ex(context, NULL, NULL, key, nonce, seals) == 1 &&
        (seals || crypto.EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_SET_TAG, 16, tag) == 1) &&
        (associated_size == 0 || crypto.EVP_CipherUpdate(context, NULL, &read, associated, (int)associated_size) == 1) &&
        (size == 0 || crypto.EVP_CipherUpdate(context, out, &count, in, (int)size) == 1) &&
        crypto.EVP_CipherFinal_ex(context, rest, &last) == 1 &&
        (!seals || crypto.EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_GET_TAG, 16, tag) == 1);
    crypto.EVP_CIPHER_CTX_free(context);
    crypto.EVP_CIPHER_free(cipher);
    crypto.ERR_clear_error();
    return is_done && (size_t)count == size && last == 0;
}

bool crypto_seal(
    enum crypto_aead kind, const uint8_t *key, size_t key_size, const uint8_t *nonce, size_t nonce_size, const uint8_t *associated,
    size_t associated_size, const uint8_t *in, size_t size, uint8_t *out, uint8_t *tag) {
    return authenticated(true, kind, key, key_size, nonce, nonce_size, associated, associated_size, in, size, out, tag);
}

bool crypto_open(
    enum crypto_aead kind, const uint8_t *key, size_t key_size, const uint8_t *nonce, size_t nonce_size, const uint8_t *associated,
    size_t associated_size, const uint8_t *in, size_t size, uint8_t *out, const uint8_t *tag) {
    uint8_t expected[16];
    memcpy(expected, tag, sizeof(expected));
    return authenticated(false, kind, key, key_size, nonce, nonce_size, associated, associated_size, in, size, out, expected);
}

// MARK: Ciphers

struct crypto_cipher {
    EVP_CIPHER *kind;
    EVP_CIPHER_CTX *context;
    bool encrypts;
};

// The algorithms that OpenSSL has retired; a library context of their own leaves the process's as it is.
static OSSL_LIB_CTX *legacy;
static pthread_once_t loading_legacy = PTHREAD_ONCE_INIT;

static void load_legacy(void) {
    OSSL_LIB_CTX *context = crypto.OSSL_LIB_CTX_new();
    if (context && crypto.OSSL_PROVIDER_load(context, "legacy")) legacy = context;
}

static EVP_CIPHER *fetch(const char *name) {
    EVP_CIPHER *cipher = crypto.EVP_CIPHER_fetch(NULL, name, NULL);
    if (cipher) return cipher;
    pthread_once(&loading_legacy, load_legacy);
    return legacy ? crypto.EVP_CIPHER_fetch(legacy, name, NULL) : NULL;
}

static const uint8_t zeros[EVP_MAX_IV_LENGTH];

struct crypto_cipher *crypto_cipher_create(const char *name, bool encrypts, const void *key, size_t key_size, const void *vector) {
    if (!crypto_is_available() || key_size > INT_MAX) return NULL;
    struct crypto_cipher *cipher = calloc(1, sizeof(*cipher));
    if (!cipher) return NULL;
    cipher->encrypts = encrypts;
    cipher->kind = fetch(name);
    cipher->context = crypto.EVP_CIPHER_CTX_new();
    bool is_done = cipher->kind && cipher->context &&
        crypto.EVP_CipherInit_ex(cipher->context, cipher->kind, NULL, NULL, NULL, encrypts) == 1 &&
        crypto.EVP_CIPHER_CTX_set_key_length(cipher->context, (int)key_size) == 1 &&
        crypto.EVP_CipherInit_ex(cipher->context, NULL, NULL, key, vector ? vector : zeros, encrypts) == 1 &&
        crypto.EVP_CIPHER_CTX_set_padding(cipher->context, 0) == 1;
    crypto.ERR_clear_error();
    if (is_done) return cipher;
    crypto_cipher_destroy(cipher);
    return NULL;
}

bool crypto_cipher_restart(struct crypto_cipher *cipher, const void *vector) {
    bool is_done = crypto.EVP_CipherInit_ex(cipher->context, NULL, NULL, NULL, vector ? vector : zeros, cipher->encrypts) == 1 &&
        crypto.EVP_CIPHER_CTX_set_padding(cipher->context, 0) == 1;
    crypto.ERR_clear_error();
    return is_done;
}

bool crypto_cipher_update(struct crypto_cipher *cipher, const void *in, size_t size, void *out) {
    const uint8_t *from = in;
    uint8_t *to = out;
    while (size > 0) {
        int part = size < (1 << 30) ? (int)size : 1 << 30, count = 0;
        if (crypto.EVP_CipherUpdate(cipher->context, to, &count, from, part) != 1 || count != part) {
            crypto.ERR_clear_error();
            return false;
        }
        from += part;
        to += part;
        size -= (size_t)part;
    }
    return true;
}

void crypto_cipher_destroy(struct crypto_cipher *cipher) {
    if (!cipher) return;
    crypto.EVP_CIPHER_CTX_free(cipher->context);
    crypto.EVP_CIPHER_free(cipher->kind);
    free(cipher);
}

bool crypto_wrap(bool wraps, const uint8_t *key, size_t key_size, const uint8_t *vector, const uint8_t *in, size_t size, uint8_t *out) {
    if (!crypto_is_available() || size > INT_MAX || size % 8 != 0 || size < (wraps ? 16 : 24)) return false;
    const char *name = key_size == 16 ? "AES-128-WRAP" : key_size == 24 ? "AES-192-WRAP" : key_size == 32 ? "AES-256-WRAP" : NULL;
    if (!name) return false;
    // libcrypto writes whole blocks while it decrypts, so what it decrypts needs the space of the input.
    uint8_t *bytes = malloc(size + 16);
    if (!bytes) return false;
    EVP_CIPHER *cipher = crypto.EVP_CIPHER_fetch(NULL, name, NULL);
    EVP_CIPHER_CTX *context = crypto.EVP_CIPHER_CTX_new();
    if (context) crypto.EVP_CIPHER_CTX_set_flags(context, EVP_CIPHER_CTX_FLAG_WRAP_ALLOW);
    int count = 0;
    bool is_done = cipher && context && crypto.EVP_CipherInit_ex(context, cipher, NULL, key, vector, wraps) == 1 &&
        crypto.EVP_CipherUpdate(context, bytes, &count, in, (int)size) == 1;
    crypto.EVP_CIPHER_CTX_free(context);
    crypto.EVP_CIPHER_free(cipher);
    crypto.ERR_clear_error();
    size_t needed = wraps ? size + 8 : size - 8;
    is_done = is_done && (size_t)count == needed;
    if (is_done) memcpy(out, bytes, needed);
    free(bytes);
    return is_done;
}
