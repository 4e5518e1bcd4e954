// Changes of files' modes, owners, dates and extended attributes, which Landlock does not limit: the kernel asks the process that started the program
// (seccomp_unotify(2)), which makes the change itself where the file lies in a folder that the program may write.
#define _GNU_SOURCE
#include "CSpawn.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <linux/seccomp.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <sys/uio.h>
#include <sys/xattr.h>
#include <unistd.h>

#define MAXIMUM_NAME 256
#define MAXIMUM_VALUE 65536
#define STACK (512 << 10)
#define CALL_FCHMODAT2 452

// MARK: The calls

enum change { MODE, OWNER, DATES, OLD_DATES, OLDEST_DATES, SET_ATTRIBUTE, REMOVE_ATTRIBUTE };

// How a call names its file: by a path, by a folder's descriptor and a path, or by a descriptor.
enum naming { PATH, RELATIVE, DESCRIPTOR };

struct call {
    int number;
    enum change change;
    enum naming naming;
    bool keeps_links;
    // The index of the argument with flags (AT_SYMLINK_NOFOLLOW, AT_EMPTY_PATH), or -1.
    int flags;
};

static const struct call calls[] = {
#if defined(__x86_64__)
    {SYS_chmod, MODE, PATH, false, -1},
    {SYS_chown, OWNER, PATH, false, -1},
    {SYS_lchown, OWNER, PATH, true, -1},
    {SYS_utime, OLDEST_DATES, PATH, false, -1},
    {SYS_utimes, OLD_DATES, PATH, false, -1},
    {SYS_futimesat, OLD_DATES, RELATIVE, false, -1},
#endif
    {SYS_fchmod, MODE, DESCRIPTOR, false, -1},
    {SYS_fchmodat, MODE, RELATIVE, false, -1},
    {CALL_FCHMODAT2, MODE, RELATIVE, false, 3},
    {SYS_fchown, OWNER, DESCRIPTOR, false, -1},
    {SYS_fchownat, OWNER, RELATIVE, false, 4},
    {SYS_utimensat, DATES, RELATIVE, false, 3},
    {SYS_setxattr, SET_ATTRIBUTE, PATH, false, -1},
    {SYS_lsetxattr, SET_ATTRIBUTE, PATH, true, -1},
    {SYS_fsetxattr, SET_ATTRIBUTE, DESCRIPTOR, false, -1},
    {SYS_removexattr, REMOVE_ATTRIBUTE, PATH, false, -1},
    {SYS_lremovexattr, REMOVE_ATTRIBUTE, PATH, true, -1},
    {SYS_fremovexattr, REMOVE_ATTRIBUTE, DESCRIPTOR, false, -1},
};

#define COUNT (int)(sizeof calls / sizeof *calls)

int confinement_metadata_calls(const int **numbers) {
    static int list[COUNT];
    for (int each = 0; each < COUNT; each++) list[each] = calls[each].number;
    *numbers = list;
    return COUNT;
}

static const struct call *call_numbered(int number) {
    for (int each = 0; each < COUNT; each++)
        if (calls[each].number == number) return &calls[each];
    return NULL;
}

// MARK: The program's memory

static bool read_memory(pid_t task, uint64_t address, void *result, size_t length) {
    struct iovec local = {result, length}, remote = {(void *)(uintptr_t)address, length};
    return process_vm_readv(task, &local, 1, &remote, 1, 0) == (ssize_t)length;
}

// A string of fewer than `limit` bytes, read up to the ends of pages: the next may be none of the program's.
static int read_string(pid_t task, uint64_t address, char *result, size_t limit) {
    size_t page = (size_t)sysconf(_SC_PAGESIZE);
    for (size_t length = 0; length < limit;) {
        size_t count = page - (address + length) % page;
        if (count > limit - length) count = limit - length;
        if (!read_memory(task, address + length, result + length, count)) return EFAULT;
        if (memchr(result + length, 0, count)) return 0;
        length += count;
    }
    return ENAMETOOLONG;
}

// MARK: The file

static int open_descriptor(pid_t task, int number, int flags) {
    char name[64];
    if (number == AT_FDCWD) snprintf(name, sizeof name, "/proc/%d/cwd", (int)task);
    else snprintf(name, sizeof name, "/proc/%d/fd/%d", (int)task, number);
    int file = open(name, O_PATH | O_CLOEXEC | flags);
    return file >= 0 ? file : errno == ENOENT ? -EBADF : -errno;
}

static int open_path(pid_t task, int folder, const char *path, bool keeps_links) {
    int base = path[0] == '/' ? AT_FDCWD : open_descriptor(task, folder, O_DIRECTORY);
    if (base < 0 && base != AT_FDCWD) return base;
    int file = openat(base, path, O_PATH | O_CLOEXEC | (keeps_links ? O_NOFOLLOW : 0)), error = errno;
    if (base >= 0) close(base);
    return file >= 0 ? file : -error;
}

// The descriptor of the file that a call names, or the negative error code.
static int open_named(const struct call *call, const struct seccomp_notif *asked) {
    const uint64_t *arguments = (const uint64_t *)asked->data.args;
    pid_t task = (pid_t)asked->pid;
    if (call->naming == DESCRIPTOR) return open_descriptor(task, (int)arguments[0], 0);
    int flags = call->flags >= 0 ? (int)arguments[call->flags] : 0, folder = call->naming == RELATIVE ? (int)arguments[0] : AT_FDCWD;
    uint64_t address = arguments[call->naming == RELATIVE ? 1 : 0];
    // `futimens` gives no path.
    if (address == 0) return call->change == DATES || call->change == OLD_DATES ? open_descriptor(task, folder, 0) : -EFAULT;
    char path[PATH_MAX];
    int error = read_string(task, address, path, sizeof path);
    if (error != 0) return -error;
    if (path[0] == 0) return flags & AT_EMPTY_PATH ? open_descriptor(task, folder, 0) : -ENOENT;
    return open_path(task, folder, path, call->keeps_links || flags & AT_SYMLINK_NOFOLLOW);
}

// MARK: The change

static int result_of(int result) { return result == 0 ? 0 : errno; }

static int change_owner(int file, uint32_t user, uint32_t group) {
    if ((user != UINT32_MAX && user != geteuid()) || (group != UINT32_MAX && group != getegid())) return EPERM;
    return result_of(fchownat(file, "", user, group, AT_EMPTY_PATH));
}

static int change_dates(const struct call *call, const struct seccomp_notif *asked, int file) {
    pid_t task = (pid_t)asked->pid;
    uint64_t address = asked->data.args[call->naming == RELATIVE ? 2 : 1];
    struct timespec dates[2];
    if (address == 0) return result_of(utimensat(file, "", NULL, AT_EMPTY_PATH));
    if (call->change == DATES) {
        if (!read_memory(task, address, dates, sizeof dates)) return EFAULT;
    } else if (call->change == OLD_DATES) {
        struct timeval old[2];
        if (!read_memory(task, address, old, sizeof old)) return EFAULT;
        for (int each = 0; each < 2; each++) {
            if (old[each].tv_usec < 0 || old[each].tv_usec >= 1000000) return EINVAL;
            dates[each] = (struct timespec){old[each].tv_sec, old[each].tv_usec * 1000};
        }
    } else {
        time_t oldest[2];
        if (!read_memory(task, address, oldest, sizeof oldest)) return EFAULT;
        for (int each = 0; each < 2; each++) dates[each] = (struct timespec){oldest[each], 0};
    }
    return result_of(utimensat(file, "", dates, AT_EMPTY_PATH));
}

// Attributes of the user's, as programs set them; those of the system and of security are the kernel's business.
static int change_attribute(const struct call *call, const struct seccomp_notif *asked, const char *file) {
    char name[MAXIMUM_NAME], value[MAXIMUM_VALUE];
    int error = read_string((pid_t)asked->pid, asked->data.args[1], name, sizeof name);
    if (error != 0) return error == ENAMETOOLONG ? ERANGE : error;
    if (strncmp(name, "user.", 5) != 0) return EPERM;
    if (call->change == REMOVE_ATTRIBUTE) return result_of(removexattr(file, name));
    size_t length = asked->data.args[3];
    if (length > sizeof value) return E2BIG;
    if (length > 0 && !read_memory((pid_t)asked->pid, asked->data.args[2], value, length)) return EFAULT;
    return result_of(setxattr(file, name, value, length, (int)asked->data.args[4]));
}

static int make_change(const struct call *call, const struct seccomp_notif *asked, int file) {
    char path[64];
    snprintf(path, sizeof path, "/proc/self/fd/%d", file);
    const uint64_t *arguments = (const uint64_t *)asked->data.args;
    int first = call->naming == RELATIVE ? 2 : 1;
    switch (call->change) {
    // No program runs as its file's owner because of it.
    case MODE: return result_of(chmod(path, (mode_t)arguments[first] & 01777));
    case OWNER: return change_owner(file, (uint32_t)arguments[first], (uint32_t)arguments[first + 1]);
    case DATES: case OLD_DATES: case OLDEST_DATES: return change_dates(call, asked, file);
    case SET_ATTRIBUTE: case REMOVE_ATTRIBUTE: return change_attribute(call, asked, path);
    }
    return ENOSYS;
}

// MARK: Answering

struct supervision {
    int listener;
    int count;
    char *folders[];
};

static void release(struct supervision *own) {
    close(own->listener);
    for (int each = 0; each < own->count; each++) free(own->folders[each]);
    free(own);
}

static bool is_inside(const struct supervision *own, int file) {
    char link[64], path[PATH_MAX];
    snprintf(link, sizeof link, "/proc/self/fd/%d", file);
    ssize_t length = readlink(link, path, sizeof path - 1);
    if (length <= 0) return false;
    path[length] = 0;
    for (int each = 0; each < own->count; each++) {
        size_t prefix = strlen(own->folders[each]);
        if (strncmp(path, own->folders[each], prefix) == 0 && (path[prefix] == '/' || path[prefix] == 0)) return true;
    }
    return false;
}

static int answer(const struct supervision *own, const struct seccomp_notif *asked) {
    const struct call *call = call_numbered(asked->data.nr);
    if (!call) return ENOSYS;
    int file = open_named(call, asked);
    if (file < 0) return -file;
    // While the call waits, the task that was looked at is the one that made it.
    bool waits = ioctl(own->listener, SECCOMP_IOCTL_NOTIF_ID_VALID, &asked->id) == 0;
    int error = !waits ? ESRCH : is_inside(own, file) ? make_change(call, asked, file) : EPERM;
    close(file);
    return error;
}

static void *answer_all(void *argument) {
    struct supervision *own = argument;
    struct seccomp_notif_sizes sizes;
    if (syscall(SYS_seccomp, SECCOMP_GET_NOTIF_SIZES, 0, &sizes) != 0) sizes = (struct seccomp_notif_sizes){0};
    // Newer kernels may have longer ones.
    size_t length = sizes.seccomp_notif > sizeof(struct seccomp_notif) ? sizes.seccomp_notif : sizeof(struct seccomp_notif);
    size_t reply_length = sizes.seccomp_notif_resp > sizeof(struct seccomp_notif_resp) ? sizes.seccomp_notif_resp : sizeof(struct seccomp_notif_resp);
    struct seccomp_notif *asked = malloc(length);
    struct seccomp_notif_resp *reply = malloc(reply_length);
    while (asked && reply) {
        struct pollfd listener = {.fd = own->listener, .events = POLLIN};
        if (poll(&listener, 1, -1) < 0 && errno != EINTR) break;
        // The program and all it has started have ended.
        if (listener.revents & (POLLHUP | POLLERR | POLLNVAL)) break;
        memset(asked, 0, length);
        if (ioctl(own->listener, SECCOMP_IOCTL_NOTIF_RECV, asked) != 0) continue;
        memset(reply, 0, reply_length);
        reply->id = asked->id;
        reply->error = -answer(own, asked);
        ioctl(own->listener, SECCOMP_IOCTL_NOTIF_SEND, reply);
    }
    free(asked);
    free(reply);
    release(own);
    return NULL;
}

// MARK: Starting

// The listener that the new program has sent, or the negative error code.
static int receive_listener(int socket) {
    char byte;
    union {
        struct cmsghdr header;
        char space[CMSG_SPACE(sizeof(int))];
    } control = {0};
    struct iovec data = {&byte, 1};
    struct msghdr message = {.msg_iov = &data, .msg_iovlen = 1, .msg_control = &control, .msg_controllen = sizeof control};
    if (recvmsg(socket, &message, MSG_DONTWAIT | MSG_CMSG_CLOEXEC) <= 0) return -ENOENT;
    struct cmsghdr *header = CMSG_FIRSTHDR(&message);
    if (!header || header->cmsg_type != SCM_RIGHTS || header->cmsg_len != CMSG_LEN(sizeof(int))) return -ENOENT;
    int listener;
    memcpy(&listener, CMSG_DATA(header), sizeof listener);
    return listener;
}

// Called in the new process before its exec: system calls alone.
int confinement_send_listener(int socket, int listener) {
    char byte = 0;
    union {
        struct cmsghdr header;
        char space[CMSG_SPACE(sizeof(int))];
    } control = {.header = {.cmsg_len = CMSG_LEN(sizeof(int)), .cmsg_level = SOL_SOCKET, .cmsg_type = SCM_RIGHTS}};
    memcpy(CMSG_DATA(&control.header), &listener, sizeof listener);
    struct iovec data = {&byte, 1};
    struct msghdr message = {.msg_iov = &data, .msg_iovlen = 1, .msg_control = &control, .msg_controllen = sizeof control};
    return sendmsg(socket, &message, MSG_NOSIGNAL) == 1 ? 0 : errno;
}

static int start_thread(struct supervision *own) {
    pthread_attr_t attributes;
    pthread_t thread;
    sigset_t all, before;
    sigfillset(&all);
    int error = pthread_attr_init(&attributes);
    if (error != 0) return error;
    pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
    pthread_attr_setstacksize(&attributes, STACK);
    pthread_sigmask(SIG_BLOCK, &all, &before);
    error = pthread_create(&thread, &attributes, answer_all, own);
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    pthread_attr_destroy(&attributes);
    return error;
}

int confinement_supervise(int socket, const char *const *folders, int count) {
    int listener = receive_listener(socket);
    if (listener == -ENOENT) return 0;
    struct supervision *own = calloc(1, sizeof *own + (size_t)count * sizeof(char *));
    if (!own) {
        close(listener);
        return ENOMEM;
    }
    own->listener = listener;
    for (int each = 0; each < count; each++) {
        char *path = realpath(folders[each], NULL);
        struct stat status;
        // Of a file alone nothing changes: it may be a device.
        if (path && stat(path, &status) == 0 && S_ISDIR(status.st_mode)) own->folders[own->count++] = path;
        else free(path);
    }
    int error = start_thread(own);
    if (error != 0) release(own);
    return error;
}
