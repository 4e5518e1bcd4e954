// The one header that C code needs. Source of all of these: the manual pages CC_crypto(3cc), CCHmac(3cc), CCCryptor(3cc) and Common Crypto(3cc).
#ifndef _CC_COMMON_CRYPTO_
#define _CC_COMMON_CRYPTO_

#include <CommonCrypto/CommonCryptoError.h>
#include <CommonCrypto/CommonCryptor.h>
#include <CommonCrypto/CommonDigest.h>
#include <CommonCrypto/CommonHMAC.h>
#include <CommonCrypto/CommonKeyDerivation.h>
#include <CommonCrypto/CommonRandom.h>
#include <CommonCrypto/CommonSymmetricKeywrap.h>

#endif
