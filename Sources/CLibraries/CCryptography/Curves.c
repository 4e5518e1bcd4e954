#include "Library.h"

#include <limits.h>
#include <string.h>

// MARK: Curves of NIST

size_t crypto_coordinate_size(enum crypto_curve curve) { return curve == crypto_p256 ? 32 : curve == crypto_p384 ? 48 : 66; }

static EC_KEY *key_on(enum crypto_curve curve) {
    if (!crypto_is_available()) return NULL;
    return crypto.EC_KEY_new_by_curve_name(curve == crypto_p256 ? NID_X9_62_prime256v1 : curve == crypto_p384 ? NID_secp384r1 : NID_secp521r1);
}

static bool set_scalar(EC_KEY *key, enum crypto_curve curve, const uint8_t *scalar) {
    const EC_GROUP *group = crypto.EC_KEY_get0_group(key);
    BIGNUM *number = crypto.BN_bin2bn(scalar, (int)crypto_coordinate_size(curve), NULL);
    bool is_done = number && !crypto.BN_is_zero(number) && crypto.BN_cmp(number, crypto.EC_GROUP_get0_order(group)) < 0 &&
        crypto.EC_KEY_set_private_key(key, number) == 1;
    EC_POINT *point = is_done ? crypto.EC_POINT_new(group) : NULL;
    is_done = point && crypto.EC_POINT_mul(group, point, number, NULL, NULL, NULL) == 1 && crypto.EC_KEY_set_public_key(key, point) == 1;
    crypto.EC_POINT_free(point);
    crypto.BN_clear_free(number);
    return is_done;
}

// Any form of X9.63 but that of the point at infinity.
static EC_POINT *read_point(const EC_GROUP *group, const uint8_t *encoded, size_t size) {
    EC_POINT *point = crypto.EC_POINT_new(group);
    if (point && size > 1 && crypto.EC_POINT_oct2point(group, point, encoded, size, NULL) == 1 && !crypto.EC_POINT_is_at_infinity(group, point))
        return point;
    crypto.EC_POINT_free(point);
    return NULL;
}

static EC_POINT *point_of(const EC_GROUP *group, enum crypto_curve curve, const uint8_t *coordinates) {
    uint8_t encoded[1 + 2 * crypto_largest_coordinate] = {4};
    size_t size = 2 * crypto_coordinate_size(curve);
    memcpy(encoded + 1, coordinates, size);
    return read_point(group, encoded, 1 + size);
}

static bool write_point(const EC_GROUP *group, enum crypto_curve curve, const EC_POINT *point, uint8_t *coordinates) {
    uint8_t encoded[1 + 2 * crypto_largest_coordinate];
    size_t size = 1 + 2 * crypto_coordinate_size(curve);
    if (crypto.EC_POINT_point2oct(group, point, POINT_CONVERSION_UNCOMPRESSED, encoded, size, NULL) != size) return false;
    memcpy(coordinates, encoded + 1, size - 1);
    return true;
}

static bool finished(EC_KEY *key, bool result) {
    crypto.EC_KEY_free(key);
    crypto.ERR_clear_error();
    return result;
}

bool crypto_curve_has_scalar(enum crypto_curve curve, const uint8_t *scalar) {
    EC_KEY *key = key_on(curve);
    return key && finished(key, set_scalar(key, curve, scalar));
}

bool crypto_curve_public(enum crypto_curve curve, const uint8_t *scalar, uint8_t *point) {
    EC_KEY *key = key_on(curve);
    if (!key) return false;
    return finished(
        key,
        set_scalar(key, curve, scalar) && write_point(crypto.EC_KEY_get0_group(key), curve, crypto.EC_KEY_get0_public_key(key), point));
}

bool crypto_curve_read(enum crypto_curve curve, const uint8_t *encoded, size_t size, uint8_t *coordinates) {
    EC_KEY *key = key_on(curve);
    if (!key) return false;
    const EC_GROUP *group = crypto.EC_KEY_get0_group(key);
    EC_POINT *point = read_point(group, encoded, size);
    bool is_done = point && write_point(group, curve, point, coordinates);
    crypto.EC_POINT_free(point);
    return finished(key, is_done);
}

bool crypto_curve_sign(enum crypto_curve curve, const uint8_t *scalar, const uint8_t *digest, size_t size, uint8_t *signature) {
    EC_KEY *key = key_on(curve);
    if (!key) return false;
    ECDSA_SIG *made = size <= INT_MAX && set_scalar(key, curve, scalar) ? crypto.ECDSA_do_sign(digest, (int)size, key) : NULL;
    const BIGNUM *r = NULL, *s = NULL;
    if (made) crypto.ECDSA_SIG_get0(made, &r, &s);
    int part = (int)crypto_coordinate_size(curve);
    bool is_done = made && crypto.BN_bn2binpad(r, signature, part) == part && crypto.BN_bn2binpad(s, signature + part, part) == part;
    crypto.ECDSA_SIG_free(made);
    return finished(key, is_done);
}

bool crypto_curve_verify(enum crypto_curve curve, const uint8_t *coordinates, const uint8_t *digest, size_t size, const uint8_t *signature) {
    EC_KEY *key = key_on(curve);
    if (!key) return false;
    EC_POINT *point = point_of(crypto.EC_KEY_get0_group(key), curve, coordinates);
    ECDSA_SIG *made = crypto.ECDSA_SIG_new();
    int part = (int)crypto_coordinate_size(curve);
    BIGNUM *r = crypto.BN_bin2bn(signature, part, NULL), *s = crypto.BN_bin2bn(signature + part, part, NULL);
    bool is_done = point && made && r && s && size <= INT_MAX && crypto.EC_KEY_set_public_key(key, point) == 1;
    // A signature owns its numbers.
    bool is_owned = is_done && crypto.ECDSA_SIG_set0(made, r, s) == 1;
    if (!is_owned) {
        crypto.BN_clear_free(r);
        crypto.BN_clear_free(s);
    }
    is_done = is_owned && crypto.ECDSA_do_verify(digest, (int)size, made, key) == 1;
    crypto.ECDSA_SIG_free(made);
    crypto.EC_POINT_free(point);
    return finished(key, is_done);
}

bool crypto_curve_agree(enum crypto_curve curve, const uint8_t *scalar, const uint8_t *coordinates, uint8_t *secret) {
    EC_KEY *key = key_on(curve);
    if (!key) return false;
    EC_POINT *point = point_of(crypto.EC_KEY_get0_group(key), curve, coordinates);
    size_t size = crypto_coordinate_size(curve);
    bool is_done =
        point && set_scalar(key, curve, scalar) && crypto.ECDH_compute_key(secret, size, point, key, NULL) == (int)size;
    crypto.EC_POINT_free(point);
    return finished(key, is_done);
}

// MARK: Curve25519

static int identifier(enum crypto_edwards kind) { return kind == crypto_x25519 ? EVP_PKEY_X25519 : EVP_PKEY_ED25519; }

bool crypto_edwards_public(enum crypto_edwards kind, const uint8_t *bytes, uint8_t *public_key) {
    if (!crypto_is_available()) return false;
    EVP_PKEY *key = crypto.EVP_PKEY_new_raw_private_key(identifier(kind), NULL, bytes, 32);
    size_t size = 32;
    bool is_done = key && crypto.EVP_PKEY_get_raw_public_key(key, public_key, &size) == 1 && size == 32;
    crypto.EVP_PKEY_free(key);
    crypto.ERR_clear_error();
    return is_done;
}

bool crypto_edwards_sign(const uint8_t *bytes, const uint8_t *data, size_t size, uint8_t *signature) {
    if (!crypto_is_available()) return false;
    EVP_PKEY *key = crypto.EVP_PKEY_new_raw_private_key(EVP_PKEY_ED25519, NULL, bytes, 32);
    EVP_MD_CTX *context = crypto.EVP_MD_CTX_new();
    size_t count = 64;
    bool is_done = key && context && crypto.EVP_DigestSignInit(context, NULL, NULL, NULL, key) == 1 &&
        crypto.EVP_DigestSign(context, signature, &count, data, size) == 1 && count == 64;
    crypto.EVP_MD_CTX_free(context);
    crypto.EVP_PKEY_free(key);
    crypto.ERR_clear_error();
    return is_done;
}

bool crypto_edwards_verify(const uint8_t *public_key, const uint8_t *data, size_t size, const uint8_t *signature) {
    if (!crypto_is_available()) return false;
    EVP_PKEY *key = crypto.EVP_PKEY_new_raw_public_key(EVP_PKEY_ED25519, NULL, public_key, 32);
    EVP_MD_CTX *context = crypto.EVP_MD_CTX_new();
    bool is_done = key && context && crypto.EVP_DigestVerifyInit(context, NULL, NULL, NULL, key) == 1 &&
        crypto.EVP_DigestVerify(context, signature, 64, data, size) == 1;
    crypto.EVP_MD_CTX_free(context);
    crypto.EVP_PKEY_free(key);
    crypto.ERR_clear_error();
    return is_done;
}

bool crypto_edwards_agree(const uint8_t *bytes, const uint8_t *public_key, uint8_t *secret) {
    if (!crypto_is_available()) return false;
    EVP_PKEY *key = crypto.EVP_PKEY_new_raw_private_key(EVP_PKEY_X25519, NULL, bytes, 32);
    EVP_PKEY *peer = crypto.EVP_PKEY_new_raw_public_key(EVP_PKEY_X25519, NULL, public_key, 32);
    EVP_PKEY_CTX *context = key ? crypto.EVP_PKEY_CTX_new(key, NULL) : NULL;
    size_t size = 32;
    bool is_done = context && peer && crypto.EVP_PKEY_derive_init(context) == 1 && crypto.EVP_PKEY_derive_set_peer(context, peer) == 1 &&
        crypto.EVP_PKEY_derive(context, secret, &size) == 1 && size == 32;
    crypto.EVP_PKEY_CTX_free(context);
    crypto.EVP_PKEY_free(peer);
    crypto.EVP_PKEY_free(key);
    crypto.ERR_clear_error();
    return is_done;
}
