// Completes the reports that Swift's backtracer prints for SIGABRT: the signal by which a device ends an app that hangs, and abort's.
//
// The backtracer follows frame pointers. The C library has none, so a thread that waits in it (a semaphore, a lock, a sleep) is reported without
// the functions that wait, or without the innermost of them. Here the stack is unwound with its unwind tables first, and the backtracer is given
// the result as a chain of frames.
#ifndef CHANGREPORT_H
#define CHANGREPORT_H

#include <sys/types.h>

// In the app: installs the handler in front of the one that is there; does nothing where there is none.
void hang_report_install(void);

// In the device: has the main thread of a process report where it is. The process ends.
void hang_report_request(pid_t process);

#endif
