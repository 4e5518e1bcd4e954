// How many processors there seem to be: thread pools grow with them, so the order of events would depend on the machine.
#include "Clock.h"

#include <sched.h>
#include <string.h>
#include <unistd.h>

// An iPhone 15 has six.
#define PROCESSORS 6

EXPORTED long sysconf(int name) {
    if ((name == _SC_NPROCESSORS_CONF || name == _SC_NPROCESSORS_ONLN) && clock_is_virtual()) return PROCESSORS;
    return REAL(sysconf)(name);
}

static void fill(cpu_set_t *set, size_t size) {
    memset(set, 0, size);
    for (int each = 0; each < PROCESSORS; each++) CPU_SET_S(each, size, set);
}

EXPORTED int sched_getaffinity(pid_t process, size_t size, cpu_set_t *set) {
    if (!clock_is_virtual() || size * 8 < PROCESSORS) return REAL(sched_getaffinity)(process, size, set);
    fill(set, size);
    return 0;
}

EXPORTED int pthread_getaffinity_np(pthread_t thread, size_t size, cpu_set_t *set) {
    if (!clock_is_virtual() || size * 8 < PROCESSORS) return REAL(pthread_getaffinity_np)(thread, size, set);
    fill(set, size);
    return 0;
}
