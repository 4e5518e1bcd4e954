// The functions of the profiling library, which frameworks find by `dlsym` where it is loaded.
#ifndef C_PROFILE_H
#define C_PROFILE_H

#include "ProfileMemory.h"

// On the main thread: a stage of the frame (`profile_stage`) begins.
void quince_profile_stage(uint32_t stage);

// On the main thread: a commit was sent; `time` is the process's, in seconds.
void quince_profile_commit(double time);

// Finds the objects in whose memory the address of an object stands; returns how many, at most `capacity`.
size_t quince_profile_holders(const void *object, struct profile_holder *holders, size_t capacity);

#endif
