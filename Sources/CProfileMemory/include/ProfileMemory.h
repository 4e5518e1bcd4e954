// The memory that a measured process shares with the host: the library `QuinceProfile`, preloaded into the process, writes it.
//
// The host reads it at any moment, and trusts none of it.
#ifndef PROFILE_MEMORY_H
#define PROFILE_MEMORY_H

#include <stddef.h>
#include <stdint.h>

// The environment variable with the number of the descriptor of the shared memory.
#define PROFILE_VARIABLE "QUINCE_PROFILE_FD"

#define PROFILE_STACK_DEPTH 61
#define PROFILE_NAME_SIZE 232
#define PROFILE_SAMPLE_COUNT 65536
#define PROFILE_FRAME_COUNT 65536
#define PROFILE_CLASS_COUNT 8192

// The parts of the main thread's work between two commits.
enum profile_stage { PROFILE_EVENTS, PROFILE_LAYOUT, PROFILE_DRAWING, PROFILE_COMMIT, PROFILE_STAGE_COUNT };

// The header; the lists follow.
struct profile_memory {
    // Nanoseconds of processor time from sample to sample.
    uint64_t interval;
    // All that there were; those beyond the lists' lengths are not kept.
    uint64_t samples, frames, classes;
    // The main thread's number.
    uint64_t main_thread;
    // 1 where objects are counted.
    uint64_t counts_objects;
};

// The functions that ran on a thread at one moment, from the innermost: the address of its instruction, then those after the calls.
//
// The kernel looks at the timer with its own clock, which may tick less often: the sample stands for `weight` intervals.
struct profile_sample {
    uint32_t depth;
    uint32_t thread;
    uint64_t weight;
    uint64_t addresses[PROFILE_STACK_DEPTH];
};

// Processor time of the main thread between two commits, in nanoseconds, by stage; `time` is the process's, at the commit.
struct profile_frame {
    uint64_t time;
    uint64_t stages[PROFILE_STAGE_COUNT];
};

// The objects of a class, and their bytes: those that live, and how many were made.
struct profile_class {
    uint64_t metadata;
    int64_t live;
    int64_t live_bytes;
    int64_t allocated;
    char name[PROFILE_NAME_SIZE];
};

static inline struct profile_frame *profile_frame_list(struct profile_memory *memory) { return (struct profile_frame *)(memory + 1); }

static inline struct profile_class *profile_class_list(struct profile_memory *memory) {
    return (struct profile_class *)(profile_frame_list(memory) + PROFILE_FRAME_COUNT);
}

static inline struct profile_sample *profile_sample_list(struct profile_memory *memory) {
    return (struct profile_sample *)(profile_class_list(memory) + PROFILE_CLASS_COUNT);
}

// The bytes of all of it.
static inline size_t profile_memory_size(void) {
    return sizeof(struct profile_memory) + PROFILE_FRAME_COUNT * sizeof(struct profile_frame)
        + PROFILE_CLASS_COUNT * sizeof(struct profile_class) + PROFILE_SAMPLE_COUNT * sizeof(struct profile_sample);
}

// A descriptor of such memory, which no other program has; -1 where there is none.
int profile_memory_create(void);

static inline const uint64_t *profile_addresses(const struct profile_sample *sample) { return sample->addresses; }
static inline const uint64_t *profile_stages(const struct profile_frame *frame) { return frame->stages; }
static inline const char *profile_name(const struct profile_class *class_) { return class_->name; }

// An object in whose memory the address of another stands: its type's metadata, and the bytes from its start.
struct profile_holder {
    const void *object;
    const void *metadata;
    size_t offset;
};

#endif
