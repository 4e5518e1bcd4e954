#ifndef _CC_COMMON_CRYPTO_ERROR_
#define _CC_COMMON_CRYPTO_ERROR_

#include <stdint.h>

/// Results of CommonCrypto's functions.
enum {
    kCCSuccess = 0,
    /// An argument was not valid.
    kCCParamError = -4300,
    /// The space for the output does not suffice.
    kCCBufferTooSmall = -4301,
    kCCMemoryFailure = -4302,
    /// Without padding, the input's size is no multiple of a block's.
    kCCAlignmentError = -4303,
    /// The input was not encrypted with this key, or is damaged.
    kCCDecodeError = -4304,
    kCCUnimplemented = -4305,
    kCCOverflow = -4306,
    kCCRNGFailure = -4307,
    kCCUnspecifiedError = -4308,
    kCCCallSequenceError = -4309,
    /// The algorithm has no keys of this size.
    kCCKeySizeError = -4310,
    kCCInvalidKey = -4311,
};
typedef int32_t CCStatus;
typedef int32_t CCCryptorStatus;

#endif
