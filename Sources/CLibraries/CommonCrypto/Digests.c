#include <CommonCrypto/CommonDigest.h>
#include <string.h>

#include "CCryptography.h"

// Contexts have Apple's fields; each call carries them over to those of `CCryptography`, and back.

#define READ_FOUR(c) {{(c)->A, (c)->B, (c)->C, (c)->D}, {(c)->Nl, (c)->Nh}, {0}, (uint32_t)(c)->num}
#define READ_FIVE(c) {{(c)->h0, (c)->h1, (c)->h2, (c)->h3, (c)->h4}, {(c)->Nl, (c)->Nh}, {0}, (uint32_t)(c)->num}
#define WRITE_FOUR(c, s) \
    (c)->A = (s).hash[0], (c)->B = (s).hash[1], (c)->C = (s).hash[2], (c)->D = (s).hash[3], (c)->Nl = (s).size[0], (c)->Nh = (s).size[1], \
    (c)->num = (s).used
#define WRITE_FIVE(c, s) \
    (c)->h0 = (s).hash[0], (c)->h1 = (s).hash[1], (c)->h2 = (s).hash[2], (c)->h3 = (s).hash[3], (c)->h4 = (s).hash[4], (c)->Nl = (s).size[0], \
    (c)->Nh = (s).size[1], (c)->num = (s).used

#define FUNCTIONS_OF_32(NAME, CONTEXT, KIND, READ, WRITE) \
    int NAME##_Init(CONTEXT *c) { \
        struct crypto_state_32 state; \
        if (!crypto_digest_begin_32(KIND, &state)) return 0; \
        memset(c, 0, sizeof(*c)); \
        WRITE(c, state); \
        return 1; \
    } \
    int NAME##_Update(CONTEXT *c, const void *data, CC_LONG len) { \
        struct crypto_state_32 state = READ(c); \
        memcpy(state.block, c->data, sizeof(state.block)); \
        if (len > 0 && !crypto_digest_update_32(KIND, &state, data, len)) return 0; \
        memcpy(c->data, state.block, sizeof(state.block)); \
        WRITE(c, state); \
        return 1; \
    } \
    int NAME##_Final(unsigned char *md, CONTEXT *c) { \
        struct crypto_state_32 state = READ(c); \
        memcpy(state.block, c->data, sizeof(state.block)); \
        memset(c, 0, sizeof(*c)); \
        return crypto_digest_finish_32(KIND, &state, md); \
    } \
    ONE_CALL(NAME, CONTEXT)

#define ONE_CALL(NAME, CONTEXT) \
    unsigned char *NAME(const void *data, CC_LONG len, unsigned char *md) { \
        CONTEXT context; \
        if (!md || NAME##_Init(&context) != 1 || NAME##_Update(&context, data, len) != 1 || NAME##_Final(md, &context) != 1) return NULL; \
        return md; \
    }

#pragma clang diagnostic ignored "-Wdeprecated-declarations"
FUNCTIONS_OF_32(CC_MD4, CC_MD4_CTX, crypto_md4, READ_FOUR, WRITE_FOUR)
FUNCTIONS_OF_32(CC_MD5, CC_MD5_CTX, crypto_md5, READ_FOUR, WRITE_FOUR)
FUNCTIONS_OF_32(CC_SHA1, CC_SHA1_CTX, crypto_sha1, READ_FIVE, WRITE_FIVE)

// These contexts count bits and do not say how many bytes wait, which follows from their number.

static struct crypto_state_32 state_of_256(const CC_SHA256_CTX *c) {
    struct crypto_state_32 state = {.size = {c->count[0], c->count[1]}, .used = c->count[0] / 8 % 64};
    memcpy(state.hash, c->hash, sizeof(state.hash));
    memcpy(state.block, c->wbuf, sizeof(state.block));
    return state;
}

static void keep_256(CC_SHA256_CTX *c, const struct crypto_state_32 *state) {
    memcpy(c->count, state->size, sizeof(c->count));
    memcpy(c->hash, state->hash, sizeof(c->hash));
    memcpy(c->wbuf, state->block, sizeof(c->wbuf));
}

static struct crypto_state_64 state_of_512(const CC_SHA512_CTX *c) {
    struct crypto_state_64 state = {.size = {c->count[0], c->count[1]}, .used = c->count[0] / 8 % 128};
    memcpy(state.hash, c->hash, sizeof(state.hash));
    memcpy(state.block, c->wbuf, sizeof(state.block));
    return state;
}

static void keep_512(CC_SHA512_CTX *c, const struct crypto_state_64 *state) {
    memcpy(c->count, state->size, sizeof(c->count));
    memcpy(c->hash, state->hash, sizeof(c->hash));
    memcpy(c->wbuf, state->block, sizeof(c->wbuf));
}

#define FUNCTIONS_OF(BITS, NAME, CONTEXT, KIND, WIDTH) \
    int NAME##_Init(CONTEXT *c) { \
        struct crypto_state_##WIDTH state; \
        if (!crypto_digest_begin_##WIDTH(KIND, &state)) return 0; \
        keep_##BITS(c, &state); \
        return 1; \
    } \
    int NAME##_Update(CONTEXT *c, const void *data, CC_LONG len) { \
        struct crypto_state_##WIDTH state = state_of_##BITS(c); \
        if (len > 0 && !crypto_digest_update_##WIDTH(KIND, &state, data, len)) return 0; \
        keep_##BITS(c, &state); \
        return 1; \
    } \
    int NAME##_Final(unsigned char *md, CONTEXT *c) { \
        struct crypto_state_##WIDTH state = state_of_##BITS(c); \
        memset(c, 0, sizeof(*c)); \
        return crypto_digest_finish_##WIDTH(KIND, &state, md); \
    } \
    ONE_CALL(NAME, CONTEXT)

FUNCTIONS_OF(256, CC_SHA224, CC_SHA256_CTX, crypto_sha224, 32)
FUNCTIONS_OF(256, CC_SHA256, CC_SHA256_CTX, crypto_sha256, 32)
FUNCTIONS_OF(512, CC_SHA384, CC_SHA512_CTX, crypto_sha384, 64)
FUNCTIONS_OF(512, CC_SHA512, CC_SHA512_CTX, crypto_sha512, 64)
