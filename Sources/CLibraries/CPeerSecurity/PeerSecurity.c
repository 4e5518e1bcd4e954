#include "CPeerSecurity.h"
#include <openssl/bio.h>
#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/rand.h>
#include <openssl/ssl.h>
#include <openssl/x509.h>
#include <limits.h>
#include <stdlib.h>

struct security_context {
    SSL_CTX *ssl;
};

struct secured_connection {
    SSL *ssl;
    // OpenSSL reads from the one and writes to the other; `ssl` owns both.
    BIO *arrived, *leaving;
};

/// A certificate of nobody, signed by its own key, good for as long as any process runs.
static X509 *make_certificate(EVP_PKEY *key) {
    X509 *certificate = X509_new();
    if (!certificate) return NULL;
    uint64_t serial = 0;
    bool made = RAND_bytes((unsigned char *)&serial, sizeof serial) == 1 && X509_set_version(certificate, 2)
        && ASN1_INTEGER_set_uint64(X509_get_serialNumber(certificate), serial >> 1)
        && X509_gmtime_adj(X509_getm_notBefore(certificate), -86400) && X509_gmtime_adj(X509_getm_notAfter(certificate), 10 * 365 * 86400L)
        && X509_set_pubkey(certificate, key) && X509_sign(certificate, key, EVP_sha256());
    if (made) return certificate;
    X509_free(certificate);
    return NULL;
}

/// Whoever is there is taken: the handshake proves that it has its key, and whether that is the right one is asked afterwards.
static int accept_anybody(int is_valid, X509_STORE_CTX *store) {
    (void)is_valid;
    (void)store;
    return 1;
}

security_context *security_context_new(void) {
    security_context *context = calloc(1, sizeof *context);
    EVP_PKEY *key = EVP_EC_gen("P-256");
    X509 *certificate = key ? make_certificate(key) : NULL;
    if (context) context->ssl = SSL_CTX_new(TLS_method());
    // The quickest first; all are strong.
    static const char *const ciphers = "TLS_AES_128_GCM_SHA256:TLS_AES_256_GCM_SHA384:TLS_CHACHA20_POLY1305_SHA256";
    bool made = context && context->ssl && certificate && SSL_CTX_set_min_proto_version(context->ssl, TLS1_3_VERSION)
        && SSL_CTX_set_ciphersuites(context->ssl, ciphers) == 1
        && SSL_CTX_use_certificate(context->ssl, certificate) == 1 && SSL_CTX_use_PrivateKey(context->ssl, key) == 1;
    if (made) {
        SSL_CTX_set_verify(context->ssl, SSL_VERIFY_PEER, accept_anybody);
        // A connection is never taken up again: nothing is kept for it.
        SSL_CTX_set_session_cache_mode(context->ssl, SSL_SESS_CACHE_OFF);
        SSL_CTX_set_num_tickets(context->ssl, 0);
    }
    X509_free(certificate);
    EVP_PKEY_free(key);
    if (made) return context;
    security_context_free(context);
    return NULL;
}

void security_context_free(security_context *context) {
    if (!context) return;
    SSL_CTX_free(context->ssl);
    free(context);
}

static bool digest_key(const X509 *certificate, uint8_t *digest) {
    unsigned int count = 0;
    return certificate && X509_pubkey_digest(certificate, EVP_sha256(), digest, &count) == 1 && count == SECURITY_KEY_DIGEST;
}

bool security_context_key(const security_context *context, uint8_t *digest) {
    return digest_key(SSL_CTX_get0_certificate(context->ssl), digest);
}

bool secured_connection_peer_key(const secured_connection *connection, uint8_t *digest) {
    return digest_key(SSL_get0_peer_certificate(connection->ssl), digest);
}

secured_connection *secured_connection_new(security_context *context, bool is_server) {
    secured_connection *connection = calloc(1, sizeof *connection);
    if (!connection) return NULL;
    connection->ssl = SSL_new(context->ssl);
    connection->arrived = BIO_new(BIO_s_mem());
    connection->leaving = BIO_new(BIO_s_mem());
    if (!connection->ssl || !connection->arrived || !connection->leaving) {
        SSL_free(connection->ssl);
        BIO_free(connection->arrived);
        BIO_free(connection->leaving);
        free(connection);
        return NULL;
    }
    // Nothing there is no end: more may arrive.
    BIO_set_mem_eof_return(connection->arrived, -1);
    SSL_set_bio(connection->ssl, connection->arrived, connection->leaving);
    if (is_server) SSL_set_accept_state(connection->ssl); else SSL_set_connect_state(connection->ssl);
    return connection;
}

void secured_connection_free(secured_connection *connection) {
    if (!connection) return;
    SSL_free(connection->ssl);
    free(connection);
}

security_progress secured_connection_shake_hands(secured_connection *connection) {
    ERR_clear_error();
    int result = SSL_do_handshake(connection->ssl);
    if (result == 1) return SECURITY_READY;
    return SSL_get_error(connection->ssl, result) == SSL_ERROR_WANT_READ ? SECURITY_WAITS : SECURITY_FAILED;
}

bool secured_connection_receive(secured_connection *connection, const uint8_t *bytes, size_t count) {
    return count == 0 || (count <= INT_MAX && BIO_write(connection->arrived, bytes, (int)count) == (int)count);
}

long secured_connection_read(secured_connection *connection, uint8_t *buffer, size_t capacity) {
    ERR_clear_error();
    size_t count = 0;
    int result = SSL_read_ex(connection->ssl, buffer, capacity, &count);
    if (result == 1) return (long)count;
    return SSL_get_error(connection->ssl, result) == SSL_ERROR_WANT_READ ? 0 : -1;
}

bool secured_connection_write(secured_connection *connection, const uint8_t *bytes, size_t count) {
    ERR_clear_error();
    size_t written = 0;
    return count == 0 || (SSL_write_ex(connection->ssl, bytes, count, &written) == 1 && written == count);
}

size_t secured_connection_pending(const secured_connection *connection) { return BIO_ctrl_pending(connection->leaving); }

size_t secured_connection_take(secured_connection *connection, uint8_t *buffer, size_t capacity) {
    if (capacity == 0) return 0;
    int count = BIO_read(connection->leaving, buffer, capacity > INT_MAX ? INT_MAX : (int)capacity);
    return count > 0 ? (size_t)count : 0;
}
