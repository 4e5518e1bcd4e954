#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Encryption of connections by OpenSSL: TLS 1.3, over bytes that somebody else carries.
///
/// Both sides are anonymous: each has a key of its own, made when it is first needed and never kept, and a certificate that says nothing but that
/// key. Who a peer is, apps ask in their own certificates.
typedef struct security_context security_context;

/// NULL where there is no memory or no randomness.
security_context *security_context_new(void);
void security_context_free(security_context *context);

/// Bytes of what tells a key from all others: its SHA-256.
enum { SECURITY_KEY_DIGEST = 32 };

/// Writes the digest of the own key; false where there is no memory.
bool security_context_key(const security_context *context, uint8_t *digest);

/// One connection. May be used from one thread at a time.
typedef struct secured_connection secured_connection;

secured_connection *secured_connection_new(security_context *context, bool is_server);
void secured_connection_free(secured_connection *connection);

typedef enum { SECURITY_FAILED = -1, SECURITY_WAITS = 0, SECURITY_READY = 1 } security_progress;

/// Goes on with the handshake as far as what has arrived allows; then there may be something to send.
security_progress secured_connection_shake_hands(secured_connection *connection);

/// Writes the digest of the key that the other side has shown to have, after the handshake; false where it has shown none.
bool secured_connection_peer_key(const secured_connection *connection, uint8_t *digest);

/// Takes encrypted bytes that have arrived; false where there is no memory for them.
bool secured_connection_receive(secured_connection *connection, const uint8_t *bytes, size_t count);

/// Decrypts up to `capacity` bytes of what has arrived: how many; 0 = none yet; -1 = the connection is broken or its other side has closed it.
long secured_connection_read(secured_connection *connection, uint8_t *buffer, size_t capacity);

/// Encrypts bytes, after the handshake; false where the connection is broken.
bool secured_connection_write(secured_connection *connection, const uint8_t *bytes, size_t count);

/// Encrypted bytes that are to be sent.
size_t secured_connection_pending(const secured_connection *connection);

/// Moves up to `capacity` of them into `buffer`: how many.
size_t secured_connection_take(secured_connection *connection, uint8_t *buffer, size_t capacity);
