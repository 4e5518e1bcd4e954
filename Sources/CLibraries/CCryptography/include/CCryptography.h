#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Ciphers, elliptic curves and key derivation of OpenSSL's libcrypto, which is loaded with the first call: apps that encrypt nothing do not pay for it.
///
/// Every function fails where libcrypto is missing. None keeps secrets: what a caller passes in, it clears itself.

/// Whether libcrypto is there.
bool crypto_is_available(void);

/// Random bytes of the kernel's.
bool crypto_random(void *bytes, size_t size);

// MARK: Digests

enum crypto_digest { crypto_md4, crypto_md5, crypto_sha1, crypto_sha224, crypto_sha256, crypto_sha384, crypto_sha512 };

/// The state of a digest between blocks, in the layout that CommonCrypto's contexts and libcrypto's have in common.
struct crypto_state_32 {
    uint32_t hash[8], size[2], block[16], used;
};
struct crypto_state_64 {
    uint64_t hash[8], size[2], block[16];
    uint32_t used;
};

bool crypto_digest_begin_32(enum crypto_digest digest, struct crypto_state_32 *state);
bool crypto_digest_update_32(enum crypto_digest digest, struct crypto_state_32 *state, const void *bytes, size_t size);
/// Writes the digest, whose size the kind has.
bool crypto_digest_finish_32(enum crypto_digest digest, struct crypto_state_32 *state, uint8_t *out);
/// SHA-384 and SHA-512.
bool crypto_digest_begin_64(enum crypto_digest digest, struct crypto_state_64 *state);
bool crypto_digest_update_64(enum crypto_digest digest, struct crypto_state_64 *state, const void *bytes, size_t size);
bool crypto_digest_finish_64(enum crypto_digest digest, struct crypto_state_64 *state, uint8_t *out);

/// The digest of all bytes at once; false for MD4 and MD5.
bool crypto_hash(enum crypto_digest digest, const void *bytes, size_t size, uint8_t *out);

/// PBKDF2 of RFC 8018 with HMAC.
bool crypto_pbkdf2(
    enum crypto_digest digest, const void *password, size_t password_size, const void *salt, size_t salt_size, unsigned rounds, uint8_t *key,
    size_t key_size);

// MARK: Authenticated encryption

enum crypto_aead { crypto_aes_gcm, crypto_chacha20_poly1305 };

/// Encrypts `size` bytes into as many at `out`, and writes the 16 bytes of the tag.
bool crypto_seal(
    enum crypto_aead kind, const uint8_t *key, size_t key_size, const uint8_t *nonce, size_t nonce_size, const uint8_t *associated,
    size_t associated_size, const uint8_t *in, size_t size, uint8_t *out, uint8_t *tag);

/// Decrypts what `crypto_seal` made; false for anything else, when nothing at `out` may be used.
bool crypto_open(
    enum crypto_aead kind, const uint8_t *key, size_t key_size, const uint8_t *nonce, size_t nonce_size, const uint8_t *associated,
    size_t associated_size, const uint8_t *in, size_t size, uint8_t *out, const uint8_t *tag);

// MARK: Ciphers

/// A cipher on its way.
struct crypto_cipher;

/// Begins to encrypt or decrypt without padding.
///
/// - name: As OpenSSL names ciphers, like `AES-128-CBC`; those of its legacy provider, too. NULL is returned for others and for wrong key sizes.
/// - vector: As long as a block; NULL is zeros.
struct crypto_cipher *crypto_cipher_create(const char *name, bool encrypts, const void *key, size_t key_size, const void *vector);
/// Continues with other data under the same key.
bool crypto_cipher_restart(struct crypto_cipher *cipher, const void *vector);
/// Writes as many bytes as it reads: whole blocks in modes that have them.
bool crypto_cipher_update(struct crypto_cipher *cipher, const void *in, size_t size, void *out);
void crypto_cipher_destroy(struct crypto_cipher *cipher);

/// AES key wrap of RFC 3394: writes 8 bytes more than it reads, or as many fewer.
bool crypto_wrap(bool wraps, const uint8_t *key, size_t key_size, const uint8_t *vector, const uint8_t *in, size_t size, uint8_t *out);

// MARK: Curves of NIST

enum crypto_curve { crypto_p256, crypto_p384, crypto_p521 };

/// The largest coordinate, of P-521.
enum { crypto_largest_coordinate = 66 };

/// The bytes of a coordinate, and of a private key.
size_t crypto_coordinate_size(enum crypto_curve curve);
/// Whether a number is a private key: at least 1 and less than the group's order.
bool crypto_curve_has_scalar(enum crypto_curve curve, const uint8_t *scalar);
/// The public key of a private one, as both coordinates.
bool crypto_curve_public(enum crypto_curve curve, const uint8_t *scalar, uint8_t *point);
/// Reads a point in a form of X9.63, compressed or not, which must be on the curve; writes both coordinates.
bool crypto_curve_read(enum crypto_curve curve, const uint8_t *encoded, size_t size, uint8_t *point);
/// ECDSA of a digest: writes r and s, each as long as a coordinate.
bool crypto_curve_sign(enum crypto_curve curve, const uint8_t *scalar, const uint8_t *digest, size_t size, uint8_t *signature);
bool crypto_curve_verify(enum crypto_curve curve, const uint8_t *point, const uint8_t *digest, size_t size, const uint8_t *signature);
/// Diffie and Hellman's secret: the first coordinate of the common point.
bool crypto_curve_agree(enum crypto_curve curve, const uint8_t *scalar, const uint8_t *point, uint8_t *secret);

// MARK: Curve25519

/// Keys of both have 32 bytes.
enum crypto_edwards { crypto_x25519, crypto_ed25519 };

bool crypto_edwards_public(enum crypto_edwards kind, const uint8_t *key, uint8_t *public_key);
/// Ed25519: writes 64 bytes.
bool crypto_edwards_sign(const uint8_t *key, const uint8_t *bytes, size_t size, uint8_t *signature);
bool crypto_edwards_verify(const uint8_t *public_key, const uint8_t *bytes, size_t size, const uint8_t *signature);
/// X25519: writes 32 bytes; false for points of small order, whose secret is zero.
bool crypto_edwards_agree(const uint8_t *key, const uint8_t *public_key, uint8_t *secret);

// MARK: RSA

/// PKCS #1 of RFC 8017. `crypto_pss` has MGF1 with the signature's digest and a salt of its size, `crypto_oaep` has MGF1 with its digest and no label.
enum crypto_padding { crypto_no_padding, crypto_pkcs1, crypto_pss, crypto_oaep };

/// The largest modulus, in bytes; larger keys are refused.
enum { crypto_largest_modulus = 2048 };

/// An RSA key in PKCS #1's DER: an RSAPrivateKey or an RSAPublicKey.
struct crypto_rsa_key {
    const uint8_t *der;
    size_t size;
    bool is_private;
};

/// Makes a random private key with the exponent 65537, in DER.
///
/// - der: Has room for `capacity` bytes.
/// - Returns: The bytes written; 0 where it failed or the room is too small.
size_t crypto_rsa_generate(unsigned bits, uint8_t *der, size_t capacity);
/// The size of a key's modulus in bytes; 0 for what is no key.
size_t crypto_rsa_block_size(struct crypto_rsa_key key);
/// Signs a digest, or any bytes where `digest` is NULL. Writes as many bytes as the modulus has.
bool crypto_rsa_sign(
    struct crypto_rsa_key key, enum crypto_padding padding, const enum crypto_digest *digest, const uint8_t *in, size_t size, uint8_t *signature);
/// Whether a signature is that of a digest, or of bytes where `digest` is NULL.
bool crypto_rsa_verify(
    struct crypto_rsa_key key, enum crypto_padding padding, const enum crypto_digest *digest, const uint8_t *in, size_t size,
    const uint8_t *signature, size_t signature_size);
/// Encrypts with a public key, or decrypts with a private one.
///
/// - digest: OAEP's; NULL otherwise.
/// - out: Has room for as many bytes as the modulus has.
/// - out_size: Gets the bytes written.
bool crypto_rsa_transform(
    struct crypto_rsa_key key, enum crypto_padding padding, const enum crypto_digest *digest, const uint8_t *in, size_t size, uint8_t *out,
    size_t *out_size);
