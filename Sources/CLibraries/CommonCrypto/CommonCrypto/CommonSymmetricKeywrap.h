#ifndef _CC_COMMON_SYMMETRIC_KEYWRAP_H_
#define _CC_COMMON_SYMMETRIC_KEYWRAP_H_

#include <CommonCrypto/CommonCryptoError.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

enum { kCCWRAPAES = 1 };
typedef uint32_t CCWrappingAlgorithm;

/// The initial value of RFC 3394, and its size.
extern const uint8_t *const CCrfc3394_iv;
extern const size_t CCrfc3394_ivLen;

/// Encrypts a key of at least 16 bytes, a multiple of 8, with another.
int CCSymmetricKeyWrap(
    CCWrappingAlgorithm algorithm, const uint8_t *iv, const size_t ivLen, const uint8_t *kek, size_t kekLen, const uint8_t *rawKey,
    size_t rawKeyLen, uint8_t *wrappedKey, size_t *wrappedKeyLen);

/// Decrypts a wrapped key.
///
/// - Returns: `kCCDecodeError` where it was wrapped with another key, or is damaged.
int CCSymmetricKeyUnwrap(
    CCWrappingAlgorithm algorithm, const uint8_t *iv, const size_t ivLen, const uint8_t *kek, size_t kekLen, const uint8_t *wrappedKey,
    size_t wrappedKeyLen, uint8_t *rawKey, size_t *rawKeyLen);

size_t CCSymmetricWrappedSize(CCWrappingAlgorithm algorithm, size_t rawKeyLen);
size_t CCSymmetricUnwrappedSize(CCWrappingAlgorithm algorithm, size_t wrappedKeyLen);

#ifdef __cplusplus
}
#endif

#endif
