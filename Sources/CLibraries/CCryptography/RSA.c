#include "Library.h"

#include <limits.h>
#include <string.h>

static const EVP_MD *digest_of(enum crypto_digest digest) {
    switch (digest) {
    case crypto_sha1: return crypto.EVP_sha1();
    case crypto_sha224: return crypto.EVP_sha224();
    case crypto_sha256: return crypto.EVP_sha256();
    case crypto_sha384: return crypto.EVP_sha384();
    case crypto_sha512: return crypto.EVP_sha512();
    default: return NULL;
    }
}

bool crypto_hash(enum crypto_digest digest, const void *bytes, size_t size, uint8_t *out) {
    const EVP_MD *kind = crypto_is_available() ? digest_of(digest) : NULL;
    bool is_done = kind && crypto.EVP_Digest(bytes, size, out, NULL, kind, NULL) == 1;
    if (kind) crypto.ERR_clear_error();
    return is_done;
}

// MARK: Keys

size_t crypto_rsa_generate(unsigned bits, uint8_t *der, size_t capacity) {
    if (!crypto_is_available()) return 0;
    EVP_PKEY *key = crypto.EVP_PKEY_Q_keygen(NULL, NULL, "RSA", (size_t)bits);
    int size = key ? crypto.i2d_PrivateKey(key, NULL) : 0;
    if (size > 0 && (size_t)size <= capacity) size = crypto.i2d_PrivateKey(key, &der);
    else size = 0;
    crypto.EVP_PKEY_free(key);
    crypto.ERR_clear_error();
    return size > 0 ? (size_t)size : 0;
}

// The whole of the bytes must be a key.
static EVP_PKEY *read_key(struct crypto_rsa_key key) {
    if (!crypto_is_available() || key.size > LONG_MAX) return NULL;
    const uint8_t *position = key.der;
    EVP_PKEY *read = key.is_private ? crypto.d2i_PrivateKey(EVP_PKEY_RSA, NULL, &position, (long)key.size)
                                    : crypto.d2i_PublicKey(EVP_PKEY_RSA, NULL, &position, (long)key.size);
    int size = read ? crypto.EVP_PKEY_get_size(read) : 0;
    if (size > 0 && size <= crypto_largest_modulus && position == key.der + key.size) return read;
    crypto.EVP_PKEY_free(read);
    return NULL;
}

size_t crypto_rsa_block_size(struct crypto_rsa_key key) {
    if (!crypto_is_available()) return 0;
    EVP_PKEY *read = read_key(key);
    size_t size = read ? (size_t)crypto.EVP_PKEY_get_size(read) : 0;
    crypto.EVP_PKEY_free(read);
    crypto.ERR_clear_error();
    return size;
}

// MARK: Operations

// One operation with a key.
struct operation {
    EVP_PKEY *key;
    EVP_PKEY_CTX *context;
    // The bytes of the modulus.
    size_t block;
};

static bool begin(struct operation *operation, struct crypto_rsa_key key, int (*start)(EVP_PKEY_CTX *)) {
    operation->key = read_key(key);
    operation->context = operation->key ? crypto.EVP_PKEY_CTX_new(operation->key, NULL) : NULL;
    operation->block = operation->key ? (size_t)crypto.EVP_PKEY_get_size(operation->key) : 0;
    return operation->context && start(operation->context) == 1;
}

static bool finished(struct operation *operation, bool result) {
    crypto.EVP_PKEY_CTX_free(operation->context);
    crypto.EVP_PKEY_free(operation->key);
    crypto.ERR_clear_error();
    return result;
}

static bool set_padding(EVP_PKEY_CTX *context, enum crypto_padding padding, const enum crypto_digest *digest) {
    const EVP_MD *kind = digest ? digest_of(*digest) : NULL;
    if (digest && !kind) return false;
    switch (padding) {
    case crypto_no_padding: return !kind && crypto.EVP_PKEY_CTX_set_rsa_padding(context, RSA_NO_PADDING) == 1;
    case crypto_pkcs1:
        return crypto.EVP_PKEY_CTX_set_rsa_padding(context, RSA_PKCS1_PADDING) == 1 &&
            (!kind || crypto.EVP_PKEY_CTX_set_signature_md(context, kind) == 1);
    case crypto_pss:
        return kind && crypto.EVP_PKEY_CTX_set_rsa_padding(context, RSA_PKCS1_PSS_PADDING) == 1 &&
            crypto.EVP_PKEY_CTX_set_signature_md(context, kind) == 1 && crypto.EVP_PKEY_CTX_set_rsa_mgf1_md(context, kind) == 1 &&
            crypto.EVP_PKEY_CTX_set_rsa_pss_saltlen(context, RSA_PSS_SALTLEN_DIGEST) == 1;
    case crypto_oaep:
        return kind && crypto.EVP_PKEY_CTX_set_rsa_padding(context, RSA_PKCS1_OAEP_PADDING) == 1 &&
            crypto.EVP_PKEY_CTX_set_rsa_oaep_md(context, kind) == 1 && crypto.EVP_PKEY_CTX_set_rsa_mgf1_md(context, kind) == 1;
    default: return false;
    }
}

bool crypto_rsa_sign(
    struct crypto_rsa_key key, enum crypto_padding padding, const enum crypto_digest *digest, const uint8_t *in, size_t size, uint8_t *signature) {
    if (!crypto_is_available() || !key.is_private) return false;
    struct operation operation;
    bool is_done = begin(&operation, key, crypto.EVP_PKEY_sign_init) && set_padding(operation.context, padding, digest);
    size_t count = operation.block;
    is_done = is_done && crypto.EVP_PKEY_sign(operation.context, signature, &count, in, size) == 1 && count == operation.block;
    return finished(&operation, is_done);
}

bool crypto_rsa_verify(
    struct crypto_rsa_key key, enum crypto_padding padding, const enum crypto_digest *digest, const uint8_t *in, size_t size,
    const uint8_t *signature, size_t signature_size) {
    if (!crypto_is_available() || key.is_private) return false;
    struct operation operation;
    bool is_done = begin(&operation, key, crypto.EVP_PKEY_verify_init) && signature_size == operation.block &&
        set_padding(operation.context, padding, digest) &&
        crypto.EVP_PKEY_verify(operation.context, signature, signature_size, in, size) == 1;
    return finished(&operation, is_done);
}

bool crypto_rsa_transform(
    struct crypto_rsa_key key, enum crypto_padding padding, const enum crypto_digest *digest, const uint8_t *in, size_t size, uint8_t *out,
    size_t *out_size) {
    if (!crypto_is_available()) return false;
    struct operation operation;
    bool is_done = begin(&operation, key, key.is_private ? crypto.EVP_PKEY_decrypt_init : crypto.EVP_PKEY_encrypt_init) &&
        set_padding(operation.context, padding, digest);
    *out_size = operation.block;
    is_done = is_done && (key.is_private ? crypto.EVP_PKEY_decrypt : crypto.EVP_PKEY_encrypt)(operation.context, out, out_size, in, size) == 1;
    return finished(&operation, is_done);
}
