#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// AES-256 in Galois/counter mode, over OpenSSL's libcrypto, which is loaded with the first call: programs that encrypt nothing do not pay for it.
enum { cipher_key_size = 32, cipher_nonce_size = 12, cipher_tag_size = 16 };

/// Whether libcrypto is there.
bool cipher_is_available(void);

/// Encrypts `size` bytes into as many at `sealed`; false where libcrypto is missing or fails.
bool cipher_seal(const uint8_t *key, const uint8_t *nonce, const uint8_t *plain, size_t size, uint8_t *sealed, uint8_t *tag);

/// Decrypts what `cipher_seal` made; false for anything else.
bool cipher_open(const uint8_t *key, const uint8_t *nonce, const uint8_t *sealed, size_t size, const uint8_t *tag, uint8_t *plain);

/// Random bytes of the kernel's.
bool cipher_random(uint8_t *bytes, size_t size);
