#ifndef TRANSFERS_H
#define TRANSFERS_H

#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include <dlfcn.h>
#include <stdbool.h>
#include <stdint.h>

// libcurl's function of this name.
#define LIBCURL(name)                                                                                                                       \
    ({                                                                                                                                      \
        static _Atomic(void *) found;                                                                                                       \
        void *function = found;                                                                                                             \
        if (!function) found = function = dlsym(RTLD_NEXT, #name);                                                                          \
        (__typeof__(&name))function;                                                                                                        \
    })

// Foundation's object of a handle; NULL where there is none (Bodies.c).
void *owner_of(void *easy);
// A transfer begins to send its request.
void begin_sending(void *easy);
// When the last part of a request's body was sent, in microseconds since the transfer began; 0 where it has none.
int64_t sent_time(void *easy);
// How much of an answer's body Foundation has been given, decoded, in bytes.
int64_t received_bytes(void *easy);

// Sets an option that is about the bodies of requests (Bodies.c); false for all others.
bool set_body_option(void *easy, int option, void *value, int *result);

#endif
