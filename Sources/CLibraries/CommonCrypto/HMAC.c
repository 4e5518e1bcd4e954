#include <CommonCrypto/CommonHMAC.h>
#include <stdbool.h>
#include <string.h>

// RFC 2104: the digest of the outer key and of the digest of the inner key and the message.

#pragma clang diagnostic ignored "-Wdeprecated-declarations"

union context {
    CC_MD5_CTX md5;
    CC_SHA1_CTX sha1;
    CC_SHA256_CTX sha256;
    CC_SHA512_CTX sha512;
};

/// The message so far behind the inner key, and the outer key.
struct code {
    union context inner;
    uint8_t outer[CC_SHA512_BLOCK_BYTES];
    CCHmacAlgorithm algorithm;
};
_Static_assert(sizeof(struct code) <= sizeof(CCHmacContext), "a code fits into CCHmacContext");

static size_t block_size(CCHmacAlgorithm algorithm) {
    return algorithm == kCCHmacAlgSHA384 || algorithm == kCCHmacAlgSHA512 ? CC_SHA512_BLOCK_BYTES : CC_SHA256_BLOCK_BYTES;
}

static size_t digest_size(CCHmacAlgorithm algorithm) {
    switch (algorithm) {
    case kCCHmacAlgSHA1: return CC_SHA1_DIGEST_LENGTH;
    case kCCHmacAlgMD5: return CC_MD5_DIGEST_LENGTH;
    case kCCHmacAlgSHA224: return CC_SHA224_DIGEST_LENGTH;
    case kCCHmacAlgSHA256: return CC_SHA256_DIGEST_LENGTH;
    case kCCHmacAlgSHA384: return CC_SHA384_DIGEST_LENGTH;
    case kCCHmacAlgSHA512: return CC_SHA512_DIGEST_LENGTH;
    default: return 0;
    }
}

static void begin(CCHmacAlgorithm algorithm, union context *context) {
    switch (algorithm) {
    case kCCHmacAlgSHA1: CC_SHA1_Init(&context->sha1); break;
    case kCCHmacAlgMD5: CC_MD5_Init(&context->md5); break;
    case kCCHmacAlgSHA224: CC_SHA224_Init(&context->sha256); break;
    case kCCHmacAlgSHA256: CC_SHA256_Init(&context->sha256); break;
    case kCCHmacAlgSHA384: CC_SHA384_Init(&context->sha512); break;
    case kCCHmacAlgSHA512: CC_SHA512_Init(&context->sha512); break;
    }
}

static void add_part(CCHmacAlgorithm algorithm, union context *context, const void *data, CC_LONG size) {
    switch (algorithm) {
    case kCCHmacAlgSHA1: CC_SHA1_Update(&context->sha1, data, size); break;
    case kCCHmacAlgMD5: CC_MD5_Update(&context->md5, data, size); break;
    case kCCHmacAlgSHA224: CC_SHA224_Update(&context->sha256, data, size); break;
    case kCCHmacAlgSHA256: CC_SHA256_Update(&context->sha256, data, size); break;
    case kCCHmacAlgSHA384: CC_SHA384_Update(&context->sha512, data, size); break;
    case kCCHmacAlgSHA512: CC_SHA512_Update(&context->sha512, data, size); break;
    }
}

static void add(CCHmacAlgorithm algorithm, union context *context, const void *data, size_t size) {
    const uint8_t *rest = data;
    while (size > 0) {
        CC_LONG part = size < UINT32_MAX / 2 ? (CC_LONG)size : UINT32_MAX / 2;
        add_part(algorithm, context, rest, part);
        rest += part;
        size -= part;
    }
}

static void finish(CCHmacAlgorithm algorithm, union context *context, uint8_t *digest) {
    switch (algorithm) {
    case kCCHmacAlgSHA1: CC_SHA1_Final(digest, &context->sha1); break;
    case kCCHmacAlgMD5: CC_MD5_Final(digest, &context->md5); break;
    case kCCHmacAlgSHA224: CC_SHA224_Final(digest, &context->sha256); break;
    case kCCHmacAlgSHA256: CC_SHA256_Final(digest, &context->sha256); break;
    case kCCHmacAlgSHA384: CC_SHA384_Final(digest, &context->sha512); break;
    case kCCHmacAlgSHA512: CC_SHA512_Final(digest, &context->sha512); break;
    }
}

static void start(struct code *code, CCHmacAlgorithm algorithm, const void *key, size_t size) {
    memset(code, 0, sizeof(*code));
    code->algorithm = algorithm;
    uint8_t inner[CC_SHA512_BLOCK_BYTES] = {0};
    if (size > block_size(algorithm)) {
        begin(algorithm, &code->inner);
        add(algorithm, &code->inner, key, size);
        finish(algorithm, &code->inner, inner);
    } else if (size > 0) {
        memcpy(inner, key, size);
    }
    for (size_t index = 0; index < block_size(algorithm); index++) {
        code->outer[index] = inner[index] ^ 0x5C;
        inner[index] ^= 0x36;
    }
    begin(algorithm, &code->inner);
    add(algorithm, &code->inner, inner, block_size(algorithm));
}

static void end(struct code *code, void *out) {
    uint8_t digest[CC_SHA512_DIGEST_LENGTH];
    finish(code->algorithm, &code->inner, digest);
    begin(code->algorithm, &code->inner);
    add(code->algorithm, &code->inner, code->outer, block_size(code->algorithm));
    add(code->algorithm, &code->inner, digest, digest_size(code->algorithm));
    finish(code->algorithm, &code->inner, out);
}

void CCHmacInit(CCHmacContext *ctx, CCHmacAlgorithm algorithm, const void *key, size_t keyLength) {
    struct code code;
    start(&code, algorithm, key, keyLength);
    memcpy(ctx, &code, sizeof(code));
}

void CCHmacUpdate(CCHmacContext *ctx, const void *data, size_t dataLength) {
    struct code code;
    memcpy(&code, ctx, sizeof(code));
    add(code.algorithm, &code.inner, data, dataLength);
    memcpy(ctx, &code, sizeof(code));
}

void CCHmacFinal(CCHmacContext *ctx, void *macOut) {
    struct code code;
    memcpy(&code, ctx, sizeof(code));
    end(&code, macOut);
    memset(ctx, 0, sizeof(*ctx));
}

void CCHmac(CCHmacAlgorithm algorithm, const void *key, size_t keyLength, const void *data, size_t dataLength, void *macOut) {
    struct code code;
    start(&code, algorithm, key, keyLength);
    add(algorithm, &code.inner, data, dataLength);
    end(&code, macOut);
}
