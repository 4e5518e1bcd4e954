#include <CommonCrypto/CommonCryptor.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "CCryptography.h"

enum { largest_block = 16 };

struct _CCCryptor {
    struct crypto_cipher *cipher;
    /// Bytes that wait for the rest of a block; with padding, when decrypting, for the end, too.
    uint8_t waiting[largest_block];
    size_t waiting_size;
    /// 1 in modes of streams.
    size_t block_size;
    bool pads, encrypts;
    /// Whether another vector begins other data: not with RC4, which has none.
    bool restarts;
    /// Whether the bytes that wait are the last block, decrypted, for which there was no space.
    bool has_opened;
};

static size_t block_of(CCAlgorithm algorithm) { return algorithm == kCCAlgorithmAES ? 16 : algorithm == kCCAlgorithmRC4 ? 1 : 8; }

static bool has_key_size(CCAlgorithm algorithm, size_t size) {
    switch (algorithm) {
    case kCCAlgorithmAES: return size == 16 || size == 24 || size == 32;
    case kCCAlgorithmDES: return size == kCCKeySizeDES;
    case kCCAlgorithm3DES: return size == kCCKeySize3DES;
    case kCCAlgorithmCAST: return size >= kCCKeySizeMinCAST && size <= kCCKeySizeMaxCAST;
    case kCCAlgorithmRC4: return size >= kCCKeySizeMinRC4 && size <= kCCKeySizeMaxRC4;
    case kCCAlgorithmRC2: return size >= kCCKeySizeMinRC2 && size <= kCCKeySizeMaxRC2;
    case kCCAlgorithmBlowfish: return size >= kCCKeySizeMinBlowfish && size <= kCCKeySizeMaxBlowfish;
    default: return false;
    }
}

static const char *mode_name(CCMode mode) {
    switch (mode) {
    case kCCModeECB: return "ECB";
    case kCCModeCBC: return "CBC";
    case kCCModeCFB: return "CFB";
    case kCCModeCFB8: return "CFB8";
    case kCCModeCTR: return "CTR";
    case kCCModeOFB: return "OFB";
    default: return NULL;
    }
}

/// The name that libcrypto has for a cipher; false where it has none.
static bool name_of(CCAlgorithm algorithm, CCMode mode, size_t key_size, char *name, size_t size) {
    static const char *const names[] = {"AES", "DES", "DES-EDE3", "CAST5", "RC4", "RC2", "BF"};
    if (algorithm == kCCAlgorithmRC4) return snprintf(name, size, "RC4") > 0;
    if (!mode_name(mode)) return false;
    if (algorithm == kCCAlgorithmAES) return snprintf(name, size, "AES-%zu-%s", key_size * 8, mode_name(mode)) > 0;
    return snprintf(name, size, "%s-%s", names[algorithm], mode_name(mode)) > 0;
}

CCCryptorStatus CCCryptorCreateWithMode(
    CCOperation op, CCMode mode, CCAlgorithm alg, CCPadding padding, const void *iv, const void *key, size_t keyLength, const void *tweak,
    size_t tweakLength, int numRounds, CCModeOptions options, CCCryptorRef *cryptorRef) {
    (void)tweak, (void)tweakLength, (void)numRounds, (void)options;
    if (!cryptorRef || !key || op > kCCDecrypt || alg > kCCAlgorithmBlowfish || padding > ccPKCS7Padding) return kCCParamError;
    *cryptorRef = NULL;
    if (!has_key_size(alg, keyLength)) return kCCKeySizeError;
    char name[24];
    if (!name_of(alg, mode, keyLength, name, sizeof(name))) return kCCUnimplemented;
    struct _CCCryptor *cryptor = calloc(1, sizeof(*cryptor));
    if (!cryptor) return kCCMemoryFailure;
    bool has_blocks = alg != kCCAlgorithmRC4 && (mode == kCCModeECB || mode == kCCModeCBC);
    cryptor->block_size = has_blocks ? block_of(alg) : 1;
    cryptor->pads = has_blocks && padding == ccPKCS7Padding;
    cryptor->encrypts = op == kCCEncrypt;
    cryptor->restarts = alg != kCCAlgorithmRC4;
    cryptor->cipher = crypto_cipher_create(name, cryptor->encrypts, key, keyLength, mode == kCCModeECB ? NULL : iv);
    if (!cryptor->cipher) {
        free(cryptor);
        return kCCUnimplemented;
    }
    *cryptorRef = cryptor;
    return kCCSuccess;
}

CCCryptorStatus CCCryptorCreate(
    CCOperation op, CCAlgorithm alg, CCOptions options, const void *key, size_t keyLength, const void *iv, CCCryptorRef *cryptorRef) {
    CCMode mode = alg == kCCAlgorithmRC4 ? kCCModeRC4 : options & kCCOptionECBMode ? kCCModeECB : kCCModeCBC;
    CCPadding padding = options & kCCOptionPKCS7Padding ? ccPKCS7Padding : ccNoPadding;
    return CCCryptorCreateWithMode(op, mode, alg, padding, iv, key, keyLength, NULL, 0, 0, 0, cryptorRef);
}

CCCryptorStatus CCCryptorRelease(CCCryptorRef cryptorRef) {
    if (!cryptorRef) return kCCSuccess;
    crypto_cipher_destroy(cryptorRef->cipher);
    memset(cryptorRef, 0, sizeof(*cryptorRef));
    free(cryptorRef);
    return kCCSuccess;
}

/// The bytes that an update processes of those it has: whole blocks, but not what may be the padding.
static size_t ready(const struct _CCCryptor *cryptor, size_t size) {
    size_t rest = size % cryptor->block_size;
    if (cryptor->pads && !cryptor->encrypts && rest == 0 && size > 0) rest = cryptor->block_size;
    return size - rest;
}

CCCryptorStatus CCCryptorUpdate(
    CCCryptorRef cryptorRef, const void *dataIn, size_t dataInLength, void *dataOut, size_t dataOutAvailable, size_t *dataOutMoved) {
    if (!cryptorRef || (!dataIn && dataInLength > 0)) return kCCParamError;
    if (cryptorRef->has_opened) return kCCCallSequenceError;
    if (dataOutMoved) *dataOutMoved = 0;
    size_t total;
    if (__builtin_add_overflow(cryptorRef->waiting_size, dataInLength, &total)) return kCCParamError;
    size_t size = ready(cryptorRef, total);
    if (size > dataOutAvailable) return kCCBufferTooSmall;
    if (size > 0 && !dataOut) return kCCParamError;
    // The input may lie where the output goes: it is put together first.
    uint8_t *bytes = malloc(total ? total : 1);
    if (!bytes) return kCCMemoryFailure;
    memcpy(bytes, cryptorRef->waiting, cryptorRef->waiting_size);
    if (dataInLength > 0) memcpy(bytes + cryptorRef->waiting_size, dataIn, dataInLength);
    bool is_done = crypto_cipher_update(cryptorRef->cipher, bytes, size, dataOut);
    if (is_done) {
        cryptorRef->waiting_size = total - size;
        memcpy(cryptorRef->waiting, bytes + size, total - size);
        if (dataOutMoved) *dataOutMoved = size;
    }
    free(bytes);
    return is_done ? kCCSuccess : kCCUnspecifiedError;
}

/// The bytes before the padding of the last block; a number above the block's size where there is none.
static size_t unpadded(const uint8_t *block, size_t size) {
    size_t count = block[size - 1];
    if (count == 0 || count > size) return size + 1;
    for (size_t index = size - count; index < size; index++)
        if (block[index] != count) return size + 1;
    return size - count;
}

CCCryptorStatus CCCryptorFinal(CCCryptorRef cryptorRef, void *dataOut, size_t dataOutAvailable, size_t *dataOutMoved) {
    if (!cryptorRef) return kCCParamError;
    if (dataOutMoved) *dataOutMoved = 0;
    size_t size = cryptorRef->block_size;
    if (!cryptorRef->pads) return cryptorRef->waiting_size == 0 ? kCCSuccess : kCCAlignmentError;
    if (cryptorRef->encrypts) {
        uint8_t block[largest_block];
        if (dataOutAvailable < size) return kCCBufferTooSmall;
        memset(block, (int)(size - cryptorRef->waiting_size), size);
        memcpy(block, cryptorRef->waiting, cryptorRef->waiting_size);
        if (!dataOut || !crypto_cipher_update(cryptorRef->cipher, block, size, dataOut)) return kCCParamError;
        cryptorRef->waiting_size = 0;
        if (dataOutMoved) *dataOutMoved = size;
        return kCCSuccess;
    }
    if (cryptorRef->waiting_size == 0) return kCCSuccess;
    if (cryptorRef->waiting_size != size) return kCCAlignmentError;
    if (!dataOut && dataOutAvailable > 0) return kCCParamError;
    if (!cryptorRef->has_opened) {
        uint8_t block[largest_block];
        if (!crypto_cipher_update(cryptorRef->cipher, cryptorRef->waiting, size, block)) return kCCUnspecifiedError;
        memcpy(cryptorRef->waiting, block, size);
        cryptorRef->has_opened = true;
    }
    size_t count = unpadded(cryptorRef->waiting, size);
    if (count <= size && count > dataOutAvailable) return kCCBufferTooSmall;
    cryptorRef->waiting_size = 0;
    cryptorRef->has_opened = false;
    if (count > size) return kCCDecodeError;
    if (count > 0) memcpy(dataOut, cryptorRef->waiting, count);
    if (dataOutMoved) *dataOutMoved = count;
    return kCCSuccess;
}

size_t CCCryptorGetOutputLength(CCCryptorRef cryptorRef, size_t inputLength, bool final) {
    if (!cryptorRef) return 0;
    size_t total = cryptorRef->waiting_size + inputLength;
    if (!final || !cryptorRef->pads) return total - total % cryptorRef->block_size;
    return cryptorRef->encrypts ? total - total % cryptorRef->block_size + cryptorRef->block_size : total;
}

CCCryptorStatus CCCryptorReset(CCCryptorRef cryptorRef, const void *iv) {
    if (!cryptorRef) return kCCParamError;
    if (!cryptorRef->restarts) return kCCUnimplemented;
    cryptorRef->waiting_size = 0;
    cryptorRef->has_opened = false;
    return crypto_cipher_restart(cryptorRef->cipher, iv) ? kCCSuccess : kCCUnimplemented;
}

CCCryptorStatus CCCrypt(
    CCOperation op, CCAlgorithm alg, CCOptions options, const void *key, size_t keyLength, const void *iv, const void *dataIn,
    size_t dataInLength, void *dataOut, size_t dataOutAvailable, size_t *dataOutMoved) {
    if (dataOutMoved) *dataOutMoved = 0;
    CCCryptorRef cryptor;
    CCCryptorStatus status = CCCryptorCreate(op, alg, options, key, keyLength, iv, &cryptor);
    if (status != kCCSuccess) return status;
    size_t needed = CCCryptorGetOutputLength(cryptor, dataInLength, true), first = 0, last = 0;
    if (!cryptor->pads && dataInLength % cryptor->block_size != 0) {
        status = kCCAlignmentError;
    } else if (cryptor->encrypts && needed > dataOutAvailable) {
        if (dataOutMoved) *dataOutMoved = needed;
        status = kCCBufferTooSmall;
    } else {
        status = CCCryptorUpdate(cryptor, dataIn, dataInLength, dataOut, dataOutAvailable, &first);
        if (status == kCCSuccess)
            status = CCCryptorFinal(cryptor, dataOut ? (uint8_t *)dataOut + first : NULL, dataOutAvailable - first, &last);
        if (dataOutMoved) *dataOutMoved = status == kCCBufferTooSmall ? needed : status == kCCSuccess ? first + last : 0;
    }
    CCCryptorRelease(cryptor);
    return status;
}
