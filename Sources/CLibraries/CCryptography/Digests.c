#include "Library.h"

#include <limits.h>
#include <string.h>

// The states of libcrypto, which are all of these fields in another order.

static MD4_CTX md4_of(const struct crypto_state_32 *state) {
    MD4_CTX context = {state->hash[0], state->hash[1], state->hash[2], state->hash[3], state->size[0], state->size[1], {0}, state->used};
    memcpy(context.data, state->block, sizeof(context.data));
    return context;
}

static void keep_md4(struct crypto_state_32 *state, const MD4_CTX *context) {
    *state = (struct crypto_state_32){
        {context->A, context->B, context->C, context->D}, {context->Nl, context->Nh}, {0}, context->num};
    memcpy(state->block, context->data, sizeof(context->data));
}

static MD5_CTX md5_of(const struct crypto_state_32 *state) {
    MD5_CTX context = {state->hash[0], state->hash[1], state->hash[2], state->hash[3], state->size[0], state->size[1], {0}, state->used};
    memcpy(context.data, state->block, sizeof(context.data));
    return context;
}

static void keep_md5(struct crypto_state_32 *state, const MD5_CTX *context) {
    *state = (struct crypto_state_32){
        {context->A, context->B, context->C, context->D}, {context->Nl, context->Nh}, {0}, context->num};
    memcpy(state->block, context->data, sizeof(context->data));
}

static SHA_CTX sha1_of(const struct crypto_state_32 *state) {
    const uint32_t *hash = state->hash;
    SHA_CTX context = {hash[0], hash[1], hash[2], hash[3], hash[4], state->size[0], state->size[1], {0}, state->used};
    memcpy(context.data, state->block, sizeof(context.data));
    return context;
}

static void keep_sha1(struct crypto_state_32 *state, const SHA_CTX *context) {
    *state = (struct crypto_state_32){
        {context->h0, context->h1, context->h2, context->h3, context->h4}, {context->Nl, context->Nh}, {0}, context->num};
    memcpy(state->block, context->data, sizeof(context->data));
}

static SHA256_CTX sha256_of(const struct crypto_state_32 *state, enum crypto_digest digest) {
    SHA256_CTX context = {{0}, state->size[0], state->size[1], {0}, state->used, digest == crypto_sha224 ? 28 : 32};
    memcpy(context.h, state->hash, sizeof(context.h));
    memcpy(context.data, state->block, sizeof(context.data));
    return context;
}

static void keep_sha256(struct crypto_state_32 *state, const SHA256_CTX *context) {
    memcpy(state->hash, context->h, sizeof(context->h));
    memcpy(state->block, context->data, sizeof(context->data));
    (state->size[0] = context->Nl, state->size[1] = context->Nh, state->used = context->num);
}

static SHA512_CTX sha512_of(const struct crypto_state_64 *state, enum crypto_digest digest) {
    SHA512_CTX context = {.Nl = state->size[0], .Nh = state->size[1], .num = state->used, .md_len = digest == crypto_sha384 ? 48 : 64};
    memcpy(context.h, state->hash, sizeof(context.h));
    memcpy(context.u.d, state->block, sizeof(context.u.d));
    return context;
}

static void keep_sha512(struct crypto_state_64 *state, const SHA512_CTX *context) {
    memcpy(state->hash, context->h, sizeof(context->h));
    memcpy(state->block, context->u.d, sizeof(context->u.d));
    (state->size[0] = context->Nl, state->size[1] = context->Nh, state->used = context->num);
}

bool crypto_digest_begin_32(enum crypto_digest digest, struct crypto_state_32 *state) {
    if (!crypto_is_available()) return false;
    *state = (struct crypto_state_32){0};
    switch (digest) {
    case crypto_md4: {
        MD4_CTX context;
        if (crypto.MD4_Init(&context) != 1) return false;
        keep_md4(state, &context);
        return true;
    }
    case crypto_md5: {
        MD5_CTX context;
        if (crypto.MD5_Init(&context) != 1) return false;
        keep_md5(state, &context);
        return true;
    }
    case crypto_sha1: {
        SHA_CTX context;
        if (crypto.SHA1_Init(&context) != 1) return false;
        keep_sha1(state, &context);
        return true;
    }
    case crypto_sha224:
    case crypto_sha256: {
        SHA256_CTX context;
        if ((digest == crypto_sha224 ? crypto.SHA224_Init(&context) : crypto.SHA256_Init(&context)) != 1) return false;
        keep_sha256(state, &context);
        return true;
    }
    default: return false;
    }
}

bool crypto_digest_update_32(enum crypto_digest digest, struct crypto_state_32 *state, const void *bytes, size_t size) {
    if (!crypto_is_available() || state->used >= 64) return false;
    switch (digest) {
    case crypto_md4: {
        MD4_CTX context = md4_of(state);
        crypto.MD4_Update(&context, bytes, size);
        keep_md4(state, &context);
        return true;
    }
    case crypto_md5: {
        MD5_CTX context = md5_of(state);
        crypto.MD5_Update(&context, bytes, size);
        keep_md5(state, &context);
        return true;
    }
    case crypto_sha1: {
        SHA_CTX context = sha1_of(state);
        crypto.SHA1_Update(&context, bytes, size);
        keep_sha1(state, &context);
        return true;
    }
    case crypto_sha224:
    case crypto_sha256: {
        SHA256_CTX context = sha256_of(state, digest);
        crypto.SHA256_Update(&context, bytes, size);
        keep_sha256(state, &context);
        return true;
    }
    default: return false;
    }
}

bool crypto_digest_finish_32(enum crypto_digest digest, struct crypto_state_32 *state, uint8_t *out) {
    if (!crypto_is_available() || state->used >= 64) return false;
    switch (digest) {
    case crypto_md4: {
        MD4_CTX context = md4_of(state);
        return crypto.MD4_Final(out, &context) == 1;
    }
    case crypto_md5: {
        MD5_CTX context = md5_of(state);
        return crypto.MD5_Final(out, &context) == 1;
    }
    case crypto_sha1: {
        SHA_CTX context = sha1_of(state);
        return crypto.SHA1_Final(out, &context) == 1;
    }
    case crypto_sha224:
    case crypto_sha256: {
        SHA256_CTX context = sha256_of(state, digest);
        return (digest == crypto_sha224 ? crypto.SHA224_Final(out, &context) : crypto.SHA256_Final(out, &context)) == 1;
    }
    default: return false;
    }
}

bool crypto_digest_begin_64(enum crypto_digest digest, struct crypto_state_64 *state) {
    if (!crypto_is_available()) return false;
    SHA512_CTX context;
    if ((digest == crypto_sha384 ? crypto.SHA384_Init(&context) : crypto.SHA512_Init(&context)) != 1) return false;
    *state = (struct crypto_state_64){0};
    memcpy(state->hash, context.h, sizeof(context.h));
    return true;
}

bool crypto_digest_update_64(enum crypto_digest digest, struct crypto_state_64 *state, const void *bytes, size_t size) {
    if (!crypto_is_available() || state->used >= 128) return false;
    SHA512_CTX context = sha512_of(state, digest);
    crypto.SHA512_Update(&context, bytes, size);
    keep_sha512(state, &context);
    return true;
}

bool crypto_digest_finish_64(enum crypto_digest digest, struct crypto_state_64 *state, uint8_t *out) {
    if (!crypto_is_available() || state->used >= 128) return false;
    SHA512_CTX context = sha512_of(state, digest);
    return (digest == crypto_sha384 ? crypto.SHA384_Final(out, &context) : crypto.SHA512_Final(out, &context)) == 1;
}

bool crypto_pbkdf2(
    enum crypto_digest digest, const void *password, size_t password_size, const void *salt, size_t salt_size, unsigned rounds, uint8_t *key,
    size_t key_size) {
    if (!crypto_is_available() || password_size > INT_MAX || salt_size > INT_MAX || key_size > INT_MAX || rounds > INT_MAX) return false;
    const EVP_MD *kind;
    switch (digest) {
    case crypto_sha1: kind = crypto.EVP_sha1(); break;
    case crypto_sha224: kind = crypto.EVP_sha224(); break;
    case crypto_sha256: kind = crypto.EVP_sha256(); break;
    case crypto_sha384: kind = crypto.EVP_sha384(); break;
    case crypto_sha512: kind = crypto.EVP_sha512(); break;
    default: return false;
    }
    return crypto.PKCS5_PBKDF2_HMAC(
        password ? password : "", (int)password_size, salt ? salt : (const void *)"", (int)salt_size, (int)rounds, kind, (int)key_size, key) == 1;
}
