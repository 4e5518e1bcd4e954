// Foundation watches a socket by a dispatch source for reading and another one for writing, and keeps both for as long as libcurl is
// interested in either. A connected socket can nearly always be written to, so from the moment a request is sent its thread turns without
// rest until the answer is there: a processor is busy for nothing, and an app on the virtual clock never comes to rest. Here Foundation is
// told first to forget a socket of which libcurl wants less than before.
#include "Transfers.h"
#include "CTransfers.h"

#include <stdarg.h>
#include <stddef.h>

#define SOCKET_FUNCTION 20001  // CURLMOPT_SOCKETFUNCTION
#define MAXIMUM_DESCRIPTORS 65536

// CURL_POLL_IN, CURL_POLL_OUT, both, and CURL_POLL_REMOVE.
enum { READ = 1, WRITE = 2, FORGET = 4 };

typedef int (*watcher)(void *easy, int socket, int interest, void *user, void *state);

// Foundation's, the same for all its sessions.
static _Atomic(watcher) foundation;
// What Foundation has sources for. A descriptor belongs to one session, whose queue is serial.
static _Atomic(unsigned char) watched[MAXIMUM_DESCRIPTORS];

static int watch(void *easy, int socket, int interest, void *user, void *state) {
    watcher tell = foundation;
    if (socket < 0 || socket >= MAXIMUM_DESCRIPTORS) return tell(easy, socket, interest, user, state);
    if (interest == FORGET) {
        watched[socket] = 0;
    } else {
        if (state && (watched[socket] & ~interest)) {
            tell(easy, socket, FORGET, user, state);
            state = NULL;
            watched[socket] = 0;
        }
        watched[socket] |= (unsigned char)interest;
    }
    return tell(easy, socket, interest, user, state);
}

int curl_multi_setopt(void *multi, int option, ...) {
    va_list list;
    va_start(list, option);
    void *value = va_arg(list, void *);
    va_end(list);
    if (option == SOCKET_FUNCTION && value) {
        foundation = (watcher)value;
        value = (void *)watch;
    }
    return LIBCURL(curl_multi_setopt)(multi, option, value);
}
