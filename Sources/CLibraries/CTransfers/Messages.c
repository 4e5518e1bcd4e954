// What an error is called: Foundation shows libcurl's words to the user, where iOS has its own.
#include "Transfers.h"
#include "CTransfers.h"

#include <stdarg.h>
#include <stddef.h>

#define ADDRESS 10002  // CURLOPT_URL
#define ERROR_BUFFER 10010  // CURLOPT_ERRORBUFFER

// Without a buffer for details ("Could not resolve host: …") Foundation takes the text below. Addresses come by here when a redirection is
// followed, too: one that is forbidden becomes one that libcurl refuses.
int curl_easy_setopt(void *easy, int option, ...) {
    va_list list;
    va_start(list, option);
    void *value = va_arg(list, void *);
    va_end(list);
    if (option == ADDRESS && value && !quinceAllowsTransfer(value)) value = "forbidden://address/";
    int result;
    if (set_body_option(easy, option, value, &result)) return result;
    return option == ERROR_BUFFER ? 0 : LIBCURL(curl_easy_setopt)(easy, option, value);
}

const char *curl_easy_strerror(int code) {
    switch (code) {
        case 1: return "unsupported URL";  // CURLE_UNSUPPORTED_PROTOCOL
        case 3: return "bad URL";  // CURLE_URL_MALFORMAT
        case 6: return "A server with the specified hostname could not be found.";  // CURLE_COULDNT_RESOLVE_HOST
        case 7: return "Could not connect to the server.";  // CURLE_COULDNT_CONNECT
        case 28: return "The request timed out.";  // CURLE_OPERATION_TIMEDOUT
        case 47: return "too many HTTP redirects";  // CURLE_TOO_MANY_REDIRECTS
        case 52: case 55: case 56: return "The network connection was lost.";  // CURLE_GOT_NOTHING, _SEND_ERROR, _RECV_ERROR
        case 35: return "An SSL error has occurred and a secure connection to the server cannot be made.";  // CURLE_SSL_CONNECT_ERROR
        case 60: return "The certificate for this server is invalid.";  // CURLE_PEER_FAILED_VERIFICATION
        default: return LIBCURL(curl_easy_strerror)(code);
    }
}
