// What stands between Foundation's networking and libcurl. Nothing here is called by name: the functions are found before libcurl's, because
// this library is loaded before it.
#ifndef CTRANSFERS_H
#define CTRANSFERS_H

#include <stdbool.h>
#include <stdint.h>

// What libcurl has measured of a transfer. Times are microseconds since its beginning, 0 where it did not get so far.
typedef struct {
    int64_t looked_up, connected, secured, about_to_send, sent, answered, ended;
    int64_t request_header_bytes, request_body_bytes, response_header_bytes, response_body_bytes, decoded_body_bytes;
    // The answer's status, or 0. libcurl's number for the version of HTTP.
    int status, http_version;
    // How many connections were made for it; none where another transfer's was used.
    int connections;
    int remote_port, local_port;
    const char *remote_address, *local_address, *url;
    void *easy;
} quince_transfer;

// Calls a function with each header field of a transfer's answer.
void quince_for_each_header(const quince_transfer *transfer, void *user, void (*body)(void *user, const char *name, const char *value));

// A transfer begins, ends; QuinceFoundation's. The owner is Foundation's object of it.
void quinceTransferBegins(void *owner);
void quinceTransferEnds(void *owner, const quince_transfer *transfer);

// Whether App Transport Security lets a load from an address go ahead; QuinceFoundation's.
bool quinceAllowsTransfer(const char *address);

// libcurl's own, as its documentation has them; the headers are not needed to stand in for it.
int curl_multi_setopt(void *multi, int option, ...);
int curl_easy_setopt(void *easy, int option, ...);
void curl_easy_cleanup(void *easy);
const char *curl_easy_strerror(int code);

#endif
