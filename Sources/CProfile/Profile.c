// Opens the shared memory before the app's own code runs, and notes the stages of its frames.
#include "Profile.h"

#include <stdlib.h>
#include <sys/mman.h>
#include <time.h>

struct profile_memory *profile;

__attribute__((constructor)) static void start(void) {
    const char *text = getenv(PROFILE_VARIABLE);
    if (!text) return;
    unsetenv(PROFILE_VARIABLE);
    int descriptor = atoi(text);
    void *memory = mmap(NULL, profile_memory_size(), PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0);
    syscall(SYS_close, descriptor);
    if (memory == MAP_FAILED) return;
    profile = memory;
    profile->main_thread = (uint64_t)getpid();
    start_counting();
    start_sampling();
}

// MARK: Frames

static uint32_t stage = PROFILE_EVENTS;
static uint64_t since;
static struct profile_frame current;

// Processor time of this thread; of the kernel itself, for time may be virtual.
static uint64_t thread_time(void) {
    struct timespec time;
    syscall(SYS_clock_gettime, CLOCK_THREAD_CPUTIME_ID, &time);
    return (uint64_t)time.tv_sec * 1000000000 + (uint64_t)time.tv_nsec;
}

EXPORTED void quince_profile_stage(uint32_t next) {
    if (!profile || next >= PROFILE_STAGE_COUNT) return;
    uint64_t now = thread_time();
    current.stages[stage] += now - since;
    (stage = next, since = now);
}

EXPORTED void quince_profile_commit(double time) {
    if (!profile) return;
    quince_profile_stage(PROFILE_EVENTS);
    current.time = (uint64_t)(time * 1e9);
    uint64_t index = profile->frames;
    if (index < PROFILE_FRAME_COUNT) profile_frame_list(profile)[index] = current;
    profile->frames = index + 1;
    current = (struct profile_frame){0};
}
