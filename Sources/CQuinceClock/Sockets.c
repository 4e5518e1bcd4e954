// Network traffic runs in real time, so virtual time stands still while an answer is on its way.
#include "Clock.h"

#include <netdb.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

#define MAXIMUM_DESCRIPTORS 4096
// An answer that takes longer than this is waited for in virtual time.
#define PATIENCE (10 * SECOND)
// More of an answer may follow within this time.
#define PAUSE_WITHIN_ANSWER (SECOND / 50)

// Real time of the last traffic of each connected socket, 0 = no socket; and whether it awaits an answer.
static _Atomic uint64_t traffic[MAXIMUM_DESCRIPTORS];
static _Atomic bool awaits[MAXIMUM_DESCRIPTORS];
static _Atomic int sockets, lookups;

static int device = -1;
static _Atomic uint64_t device_received, device_sent;

void io_count_device(int descriptor) { device = descriptor; }
uint64_t io_device_received(void) { return atomic_load(&device_received); }
uint64_t io_device_sent(void) { return atomic_load(&device_sent); }

static uint64_t real_now(void) {
    struct timespec time;
    REAL(syscall)(SYS_clock_gettime, CLOCK_MONOTONIC, &time);
    return (uint64_t)time.tv_sec * SECOND + (uint64_t)time.tv_nsec;
}

bool io_in_flight(void) {
    if (atomic_load(&lookups)) return true;
    if (!atomic_load(&sockets)) return false;
    uint64_t now = real_now();
    for (int each = 0; each < MAXIMUM_DESCRIPTORS; each++) {
        uint64_t last = atomic_load(&traffic[each]);
        if (last && now < last + (atomic_load(&awaits[each]) ? PATIENCE : PAUSE_WITHIN_ANSWER)) return true;
    }
    return false;
}

void io_closed(int descriptor) {
    if (descriptor < 0 || descriptor >= MAXIMUM_DESCRIPTORS) return;
    if (atomic_exchange(&traffic[descriptor], 0)) atomic_fetch_sub(&sockets, 1);
}

static void note(int descriptor, bool sends, ssize_t count) {
    if (descriptor == device && descriptor >= 0) {
        if (count > 0) atomic_fetch_add(sends ? &device_sent : &device_received, (uint64_t)count);
        return;
    }
    if (descriptor < 0 || descriptor >= MAXIMUM_DESCRIPTORS || !atomic_load_explicit(&traffic[descriptor], memory_order_relaxed)) return;
    int error = errno;
    if (count > 0) {
        atomic_store(&traffic[descriptor], real_now());
        atomic_store(&awaits[descriptor], sends);
    } else if (count == 0 && !sends) {
        io_closed(descriptor);
    }
    errno = error;
}

EXPORTED int connect(int descriptor, const struct sockaddr *address, socklen_t length) {
    if (clock_is_virtual() && address && (address->sa_family == AF_INET || address->sa_family == AF_INET6) && descriptor >= 0
        && descriptor < MAXIMUM_DESCRIPTORS) {
        if (!atomic_exchange(&traffic[descriptor], real_now())) atomic_fetch_add(&sockets, 1);
        atomic_store(&awaits[descriptor], true);
    }
    int result = REAL(connect)(descriptor, address, length);
    if (result < 0 && errno != EINPROGRESS) {
        int error = errno;
        io_closed(descriptor);
        errno = error;
    }
    return result;
}

#define NOTED(sends, call)                                                                                                                  \
    ssize_t count = (call);                                                                                                                 \
    if (descriptor == device || atomic_load_explicit(&sockets, memory_order_relaxed)) note(descriptor, sends, count);                       \
    return count

EXPORTED ssize_t send(int descriptor, const void *bytes, size_t size, int flags) { NOTED(true, REAL(send)(descriptor, bytes, size, flags)); }
EXPORTED ssize_t sendmsg(int descriptor, const struct msghdr *message, int flags) { NOTED(true, REAL(sendmsg)(descriptor, message, flags)); }
EXPORTED ssize_t write(int descriptor, const void *bytes, size_t size) { NOTED(true, REAL(write)(descriptor, bytes, size)); }
EXPORTED ssize_t writev(int descriptor, const struct iovec *parts, int number) { NOTED(true, REAL(writev)(descriptor, parts, number)); }
EXPORTED ssize_t recv(int descriptor, void *bytes, size_t size, int flags) { NOTED(false, REAL(recv)(descriptor, bytes, size, flags)); }
EXPORTED ssize_t recvmsg(int descriptor, struct msghdr *message, int flags) { NOTED(false, REAL(recvmsg)(descriptor, message, flags)); }
EXPORTED ssize_t read(int descriptor, void *bytes, size_t size) { NOTED(false, REAL(read)(descriptor, bytes, size)); }

EXPORTED ssize_t readv(int descriptor, const struct iovec *parts, int number) { NOTED(false, REAL(readv)(descriptor, parts, number)); }

EXPORTED ssize_t recvfrom(
    int descriptor, void *restrict bytes, size_t size, int flags, struct sockaddr *restrict address, socklen_t *restrict length) {
    NOTED(false, REAL(recvfrom)(descriptor, bytes, size, flags, address, length));
}

EXPORTED int getaddrinfo(
    const char *restrict name, const char *restrict service, const struct addrinfo *restrict hints, struct addrinfo **restrict result) {
    atomic_fetch_add(&lookups, 1);
    int error = REAL(getaddrinfo)(name, service, hints, result);
    atomic_fetch_sub(&lookups, 1);
    return error;
}
