// What libcurl has measured of a transfer, for the metrics of a task: Foundation adds a handle when a request is sent, and removes it when the answer is
// complete, when the request is repeated elsewhere, and when it fails or is given up.
#include "Transfers.h"
#include "CTransfers.h"

#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

// CURLINFO_….
enum {
    PRIMARY_ADDRESS = 0x100020,
    LOCAL_ADDRESS = 0x100029,
    EFFECTIVE_URL = 0x100001,
    STATUS = 0x200002,
    HEADER_SIZE = 0x20000B,
    REQUEST_SIZE = 0x20000C,
    CONNECTIONS = 0x20001A,
    PRIMARY_PORT = 0x200028,
    LOCAL_PORT = 0x20002A,
    HTTP_VERSION = 0x20002E,
    UPLOADED = 0x600007,
    DOWNLOADED = 0x600008,
    TOTAL = 0x600032,
    LOOKED_UP = 0x600033,
    CONNECTED = 0x600034,
    ABOUT_TO_SEND = 0x600035,
    ANSWERED = 0x600036,
    SECURED = 0x600038,
};

// libcurl's struct curl_header.
typedef struct {
    const char *name, *value;
    size_t amount, index;
    unsigned origin;
    void *anchor;
} Header;

int curl_easy_getinfo(void *easy, int info, ...);
int curl_multi_add_handle(void *multi, void *easy);
int curl_multi_remove_handle(void *multi, void *easy);
Header *curl_easy_nextheader(void *easy, unsigned origin, int request, Header *previous);

static long number(void *easy, int info) {
    long value = 0;
    LIBCURL(curl_easy_getinfo)(easy, info, &value);
    return value;
}

static int64_t amount(void *easy, int info) {
    int64_t value = 0;
    LIBCURL(curl_easy_getinfo)(easy, info, &value);
    return value;
}

static const char *text(void *easy, int info) {
    const char *value = NULL;
    LIBCURL(curl_easy_getinfo)(easy, info, &value);
    return value;
}

static quince_transfer measures_of(void *easy) {
    return (quince_transfer){
        .looked_up = amount(easy, LOOKED_UP),
        .connected = amount(easy, CONNECTED),
        .secured = amount(easy, SECURED),
        .about_to_send = amount(easy, ABOUT_TO_SEND),
        .sent = sent_time(easy),
        .answered = amount(easy, ANSWERED),
        .ended = amount(easy, TOTAL),
        .request_header_bytes = number(easy, REQUEST_SIZE),
        .request_body_bytes = amount(easy, UPLOADED),
        .response_header_bytes = number(easy, HEADER_SIZE),
        .response_body_bytes = amount(easy, DOWNLOADED),
        .decoded_body_bytes = received_bytes(easy),
        .status = (int)number(easy, STATUS),
        .http_version = (int)number(easy, HTTP_VERSION),
        .connections = (int)number(easy, CONNECTIONS),
        .remote_port = (int)number(easy, PRIMARY_PORT),
        .local_port = (int)number(easy, LOCAL_PORT),
        .remote_address = text(easy, PRIMARY_ADDRESS),
        .local_address = text(easy, LOCAL_ADDRESS),
        .url = text(easy, EFFECTIVE_URL),
        .easy = easy,
    };
}

void quince_for_each_header(const quince_transfer *transfer, void *user, void (*body)(void *user, const char *name, const char *value)) {
    // Of older libraries it is not known.
    if (!LIBCURL(curl_easy_nextheader)) return;
    enum { OF_RESPONSE = 1, OF_LAST_REQUEST = -1 };
    Header *header = NULL;
    while ((header = LIBCURL(curl_easy_nextheader)(transfer->easy, OF_RESPONSE, OF_LAST_REQUEST, header))) {
        body(user, header->name, header->value);
    }
}

int curl_multi_add_handle(void *multi, void *easy) {
    begin_sending(easy);
    void *owner = owner_of(easy);
    if (owner) quinceTransferBegins(owner);
    return LIBCURL(curl_multi_add_handle)(multi, easy);
}

int curl_multi_remove_handle(void *multi, void *easy) {
    void *owner = owner_of(easy);
    if (owner) {
        quince_transfer transfer = measures_of(easy);
        quinceTransferEnds(owner, &transfer);
    }
    return LIBCURL(curl_multi_remove_handle)(multi, easy);
}
