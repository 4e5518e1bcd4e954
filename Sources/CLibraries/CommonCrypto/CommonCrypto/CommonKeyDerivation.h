#ifndef _CC_PBKDF_H_
#define _CC_PBKDF_H_

#include <CommonCrypto/CommonCryptoError.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

enum { kCCPBKDF2 = 2 };
typedef uint32_t CCPBKDFAlgorithm;

enum { kCCPRFHmacAlgSHA1 = 1, kCCPRFHmacAlgSHA224 = 2, kCCPRFHmacAlgSHA256 = 3, kCCPRFHmacAlgSHA384 = 4, kCCPRFHmacAlgSHA512 = 5 };
typedef uint32_t CCPseudoRandomAlgorithm;

/// Derives a key from a password (RFC 8018).
///
/// - Returns: `kCCParamError` for another algorithm, no rounds, or no space for the key.
int CCKeyDerivationPBKDF(
    CCPBKDFAlgorithm algorithm, const char *password, size_t passwordLen, const uint8_t *salt, size_t saltLen, CCPseudoRandomAlgorithm prf,
    unsigned rounds, uint8_t *derivedKey, size_t derivedKeyLen);

/// The number of rounds that take about so many milliseconds on this machine.
unsigned CCCalibratePBKDF(
    CCPBKDFAlgorithm algorithm, size_t passwordLen, size_t saltLen, CCPseudoRandomAlgorithm prf, size_t derivedKeyLen, uint32_t msec);

#ifdef __cplusplus
}
#endif

#endif
