#pragma once
#define OPENSSL_SUPPRESS_DEPRECATED
#include <openssl/ec.h>
#include <openssl/ecdh.h>
#include <openssl/ecdsa.h>
#include <openssl/evp.h>
#include <openssl/md4.h>
#include <openssl/md5.h>
#include <openssl/obj_mac.h>
#include <openssl/provider.h>
#include <openssl/rsa.h>
#include <openssl/sha.h>

#include "CCryptography.h"

/// The functions of libcrypto that are used. Those of single digests and of EC_KEY are the old ones: a digest's state is then a plain value, as in
/// CommonCrypto, and the numbers of a key need no parameter lists.
#define CRYPTO_FUNCTIONS(X) \
    X(MD4_Init) X(MD4_Update) X(MD4_Final) X(MD5_Init) X(MD5_Update) X(MD5_Final) X(SHA1_Init) X(SHA1_Update) X(SHA1_Final) \
    X(SHA224_Init) X(SHA224_Final) X(SHA256_Init) X(SHA256_Update) X(SHA256_Final) X(SHA384_Init) X(SHA384_Final) \
    X(SHA512_Init) X(SHA512_Update) X(SHA512_Final) X(PKCS5_PBKDF2_HMAC) X(EVP_sha1) X(EVP_sha224) X(EVP_sha256) X(EVP_sha384) X(EVP_sha512) \
    X(EVP_CIPHER_CTX_new) X(EVP_CIPHER_CTX_free) X(EVP_CIPHER_CTX_ctrl) X(EVP_CIPHER_CTX_set_padding) X(EVP_CIPHER_CTX_set_flags) \
    X(EVP_CIPHER_CTX_set_key_length) X(EVP_CIPHER_fetch) X(EVP_CIPHER_free) \
    X(EVP_CipherInit_ex) X(EVP_CipherUpdate) X(EVP_CipherFinal_ex) X(OSSL_LIB_CTX_new) X(OSSL_PROVIDER_load) X(ERR_clear_error) \
    X(EC_KEY_new_by_curve_name) X(EC_KEY_free) X(EC_KEY_get0_group) X(EC_KEY_set_private_key) X(EC_KEY_set_public_key) X(EC_KEY_get0_public_key) \
    X(EC_GROUP_get0_order) X(EC_POINT_new) X(EC_POINT_free) X(EC_POINT_mul) X(EC_POINT_oct2point) X(EC_POINT_point2oct) \
    X(EC_POINT_is_at_infinity) X(ECDSA_do_sign) X(ECDSA_do_verify) X(ECDSA_SIG_new) X(ECDSA_SIG_free) X(ECDSA_SIG_get0) X(ECDSA_SIG_set0) \
    X(ECDH_compute_key) X(BN_bin2bn) X(BN_bn2binpad) X(BN_cmp) X(BN_is_zero) X(BN_clear_free) X(EVP_PKEY_new_raw_private_key) \
    X(EVP_PKEY_new_raw_public_key) X(EVP_PKEY_get_raw_public_key) X(EVP_PKEY_free) X(EVP_MD_CTX_new) X(EVP_MD_CTX_free) X(EVP_DigestSignInit) \
    X(EVP_DigestSign) X(EVP_DigestVerifyInit) X(EVP_DigestVerify) X(EVP_PKEY_CTX_new) X(EVP_PKEY_CTX_free) X(EVP_PKEY_derive_init) \
    X(EVP_PKEY_derive_set_peer) X(EVP_PKEY_derive) X(EVP_Digest) X(EVP_PKEY_Q_keygen) X(EVP_PKEY_get_size) X(d2i_PrivateKey) X(d2i_PublicKey) \
    X(i2d_PrivateKey) X(EVP_PKEY_sign_init) X(EVP_PKEY_sign) X(EVP_PKEY_verify_init) X(EVP_PKEY_verify) X(EVP_PKEY_encrypt_init) \
    X(EVP_PKEY_encrypt) X(EVP_PKEY_decrypt_init) X(EVP_PKEY_decrypt) X(EVP_PKEY_CTX_set_rsa_padding) X(EVP_PKEY_CTX_set_signature_md) \
    X(EVP_PKEY_CTX_set_rsa_pss_saltlen) X(EVP_PKEY_CTX_set_rsa_mgf1_md) X(EVP_PKEY_CTX_set_rsa_oaep_md)

void ERR_clear_error(void);

struct crypto_library {
#define CRYPTO_FIELD(name) __typeof__(&name) name;
    CRYPTO_FUNCTIONS(CRYPTO_FIELD)
#undef CRYPTO_FIELD
    bool is_there;
};

extern struct crypto_library crypto;
