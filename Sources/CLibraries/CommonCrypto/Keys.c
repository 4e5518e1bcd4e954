#include <CommonCrypto/CommonKeyDerivation.h>
#include <CommonCrypto/CommonRandom.h>
#include <CommonCrypto/CommonSymmetricKeywrap.h>
#include <stdlib.h>
#include <time.h>

#include "CCryptography.h"

static bool digest_of(CCPseudoRandomAlgorithm algorithm, enum crypto_digest *digest) {
    static const enum crypto_digest digests[] = {crypto_sha1, crypto_sha224, crypto_sha256, crypto_sha384, crypto_sha512};
    if (algorithm < kCCPRFHmacAlgSHA1 || algorithm > kCCPRFHmacAlgSHA512) return false;
    *digest = digests[algorithm - kCCPRFHmacAlgSHA1];
    return true;
}

int CCKeyDerivationPBKDF(
    CCPBKDFAlgorithm algorithm, const char *password, size_t passwordLen, const uint8_t *salt, size_t saltLen, CCPseudoRandomAlgorithm prf,
    unsigned rounds, uint8_t *derivedKey, size_t derivedKeyLen) {
    enum crypto_digest digest;
    if (algorithm != kCCPBKDF2 || !digest_of(prf, &digest) || rounds == 0 || !derivedKey || derivedKeyLen == 0) return kCCParamError;
    if ((!password && passwordLen > 0) || (!salt && saltLen > 0)) return kCCParamError;
    return crypto_pbkdf2(digest, password, passwordLen, salt, saltLen, rounds, derivedKey, derivedKeyLen) ? kCCSuccess : kCCUnimplemented;
}

unsigned CCCalibratePBKDF(
    CCPBKDFAlgorithm algorithm, size_t passwordLen, size_t saltLen, CCPseudoRandomAlgorithm prf, size_t derivedKeyLen, uint32_t msec) {
    enum { tried = 10000 };
    enum crypto_digest digest;
    if (algorithm != kCCPBKDF2 || !digest_of(prf, &digest) || derivedKeyLen == 0) return 0;
    uint8_t *password = calloc(1, passwordLen + 1), *salt = calloc(1, saltLen + 1), *key = malloc(derivedKeyLen);
    struct timespec start, end;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &start);
    bool is_done = password && salt && key && crypto_pbkdf2(digest, password, passwordLen, salt, saltLen, tried, key, derivedKeyLen);
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &end);
    free(password), free(salt), free(key);
    double elapsed = (double)(end.tv_sec - start.tv_sec) * 1e3 + (double)(end.tv_nsec - start.tv_nsec) / 1e6;
    if (!is_done) return 0;
    double rounds = elapsed > 0 ? tried * (msec / elapsed) : tried;
    return rounds < 1 ? 1 : rounds > UINT32_MAX ? UINT32_MAX : (unsigned)rounds;
}

CCRNGStatus CCRandomGenerateBytes(void *bytes, size_t count) {
    if (!bytes && count > 0) return kCCParamError;
    return crypto_random(bytes, count) ? kCCSuccess : kCCRNGFailure;
}

static const uint8_t initial[8] = {0xA6, 0xA6, 0xA6, 0xA6, 0xA6, 0xA6, 0xA6, 0xA6};
const uint8_t *const CCrfc3394_iv = initial;
const size_t CCrfc3394_ivLen = sizeof(initial);

static int run(
    bool wraps, CCWrappingAlgorithm algorithm, const uint8_t *iv, size_t iv_size, const uint8_t *key, size_t key_size, const uint8_t *in,
    size_t in_size, uint8_t *out, size_t *out_size) {
    if (algorithm != kCCWRAPAES || !iv || iv_size != 8 || !key || !in || !out || !out_size || in_size % 8 != 0) return kCCParamError;
    if (in_size < (wraps ? 16 : 24)) return kCCParamError;
    size_t needed = wraps ? in_size + 8 : in_size - 8;
    if (*out_size < needed) return kCCBufferTooSmall;
    if (!crypto_wrap(wraps, key, key_size, iv, in, in_size, out)) return wraps ? kCCParamError : kCCDecodeError;
    *out_size = needed;
    return kCCSuccess;
}

int CCSymmetricKeyWrap(
    CCWrappingAlgorithm algorithm, const uint8_t *iv, const size_t ivLen, const uint8_t *kek, size_t kekLen, const uint8_t *rawKey,
    size_t rawKeyLen, uint8_t *wrappedKey, size_t *wrappedKeyLen) {
    return run(true, algorithm, iv, ivLen, kek, kekLen, rawKey, rawKeyLen, wrappedKey, wrappedKeyLen);
}

int CCSymmetricKeyUnwrap(
    CCWrappingAlgorithm algorithm, const uint8_t *iv, const size_t ivLen, const uint8_t *kek, size_t kekLen, const uint8_t *wrappedKey,
    size_t wrappedKeyLen, uint8_t *rawKey, size_t *rawKeyLen) {
    return run(false, algorithm, iv, ivLen, kek, kekLen, wrappedKey, wrappedKeyLen, rawKey, rawKeyLen);
}

size_t CCSymmetricWrappedSize(CCWrappingAlgorithm algorithm, size_t rawKeyLen) { return algorithm == kCCWRAPAES ? rawKeyLen + 8 : 0; }
size_t CCSymmetricUnwrappedSize(CCWrappingAlgorithm algorithm, size_t wrappedKeyLen) {
    return algorithm == kCCWRAPAES && wrappedKeyLen >= 8 ? wrappedKeyLen - 8 : 0;
}
