// Landlock limits which files a process reaches, a filter which system calls it makes. Both hold for whatever it starts.
#define _GNU_SOURCE
#include "CSpawn.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/capability.h>
#include <linux/filter.h>
#include <linux/netlink.h>
#include <linux/seccomp.h>
#include <linux/sockios.h>
#include <sched.h>
#include <stddef.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

// The kernel's interface (Documentation/userspace-api/landlock.rst), newer than the headers of Debian 12.
struct landlock_ruleset { uint64_t files, network, scoped; };
struct __attribute__((packed)) landlock_rule { uint64_t access; int32_t parent; };
#define CREATE_RULESET 444
#define ADD_RULE 445
#define RESTRICT_SELF 446
#define ASKS_VERSION 1
#define RULE_PATH_BENEATH 1

enum {
    EXECUTE = 1 << 0, WRITE_FILE = 1 << 1, READ_FILE = 1 << 2, READ_DIR = 1 << 3, REMOVE_DIR = 1 << 4, REMOVE_FILE = 1 << 5,
    MAKE_CHAR = 1 << 6, MAKE_DIR = 1 << 7, MAKE_REG = 1 << 8, MAKE_SOCK = 1 << 9, MAKE_FIFO = 1 << 10, MAKE_BLOCK = 1 << 11,
    MAKE_SYM = 1 << 12, REFER = 1 << 13, TRUNCATE = 1 << 14, IOCTL_DEV = 1 << 15,
};
enum { BIND_TCP = 1 << 0, CONNECT_TCP = 1 << 1 };
enum { SCOPE_ABSTRACT_SOCKET = 1 << 0, SCOPE_SIGNAL = 1 << 1 };

int confinement_landlock_version(void) {
    long version = syscall(CREATE_RULESET, NULL, 0, ASKS_VERSION);
    return version > 0 ? (int)version : 0;
}

bool confinement_filters_calls(void) {
    // Without a filter the call faults where there are filters, and is unknown where there are none.
    return prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, NULL, 0, 0) != 0 && errno == EFAULT;
}

bool confinement_supervises(void) {
    pid_t process = vfork();
    if (process == 0) {
        struct sock_filter filter[] = {BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW)};
        struct sock_fprog program = {.len = 1, .filter = filter};
        bool limited = prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0;
        _exit(limited && syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, SECCOMP_FILTER_FLAG_NEW_LISTENER, &program) >= 0 ? 0 : 1);
    }
    int status = 1;
    while (process > 0 && waitpid(process, &status, 0) < 0 && errno == EINTR) {}
    return process > 0 && status == 0;
}

static uint64_t file_rights(int version) {
    uint64_t rights = (REFER - 1);
    if (version >= 2) rights |= REFER;
    if (version >= 3) rights |= TRUNCATE;
    if (version >= 5) rights |= IOCTL_DEV;
    return rights;
}

static uint64_t rights_of(int access, bool is_folder) {
    uint64_t rights = 0;
    if (access & (confinement_read | confinement_write)) rights |= READ_FILE | READ_DIR;
    if (access & confinement_execute) rights |= EXECUTE | READ_FILE;
    if (access & confinement_write)
        rights |= WRITE_FILE | REMOVE_DIR | REMOVE_FILE | MAKE_DIR | MAKE_REG | MAKE_FIFO | MAKE_SYM | REFER | TRUNCATE;
    return is_folder ? rights : rights & (EXECUTE | WRITE_FILE | READ_FILE | TRUNCATE);
}

static int add_rule(int ruleset, int place, uint64_t rights) {
    struct landlock_rule rule = {.access = rights, .parent = place};
    return syscall(ADD_RULE, ruleset, RULE_PATH_BENEATH, &rule, 0) == 0 ? 0 : errno;
}

static int allow(int ruleset, const struct confinement_path *path, uint64_t handled) {
    int place = open(path->path, O_PATH | O_CLOEXEC);
    if (place < 0) return errno == ENOENT || errno == ENOTDIR || errno == EACCES ? 0 : errno;
    struct stat status;
    int error = fstat(place, &status) == 0 ? add_rule(ruleset, place, rights_of(path->access, S_ISDIR(status.st_mode)) & handled) : errno;
    close(place);
    return error;
}

int confinement_ruleset(const struct confinement_path *paths, int count, bool allows_network) {
    int version = confinement_landlock_version();
    if (version == 0) return -ENOSYS;
    struct landlock_ruleset attributes = {.files = file_rights(version)};
    size_t size = offsetof(struct landlock_ruleset, network);
    if (version >= 4) {
        attributes.network = allows_network ? 0 : BIND_TCP | CONNECT_TCP;
        size = offsetof(struct landlock_ruleset, scoped);
    }
    if (version >= 6) {
        attributes.scoped = SCOPE_ABSTRACT_SOCKET | SCOPE_SIGNAL;
        size = sizeof attributes;
    }
    int ruleset = (int)syscall(CREATE_RULESET, &attributes, size, 0);
    if (ruleset < 0) return -errno;
    fcntl(ruleset, F_SETFD, FD_CLOEXEC);
    for (int each = 0; each < count; each++) {
        int error = allow(ruleset, &paths[each], attributes.files);
        if (error != 0) {
            close(ruleset);
            return -error;
        }
    }
    return ruleset;
}

// MARK: The filter

#if defined(__x86_64__)
#define ARCHITECTURE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define ARCHITECTURE AUDIT_ARCH_AARCH64
#else
#error "no filter of system calls for this processor"
#endif

#define LOAD(field) BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, field))
#define RETURN(value) BPF_STMT(BPF_RET | BPF_K, (value))
#define FAIL(error) RETURN(SECCOMP_RET_ERRNO | (error))
// Fails the call of this number; the number stays loaded.
#define REFUSE(number, error) BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, (number), 0, 1), FAIL(error)
#define DENY(name) REFUSE(SYS_##name, EPERM)
// The low half of an argument; these processors store it first.
#define LOAD_ARGUMENT(index) BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, args[index]))

// A call whose first argument is the process it sends a signal to: itself, or its group.
#define LIMIT_SIGNALS(name)                                                                                                                 \
    BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_##name, 0, 5), LOAD_ARGUMENT(0), BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, (uint32_t)own, 2, 0),      \
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, 0, 1, 0), version < 6 ? (struct sock_filter)FAIL(EPERM) : (struct sock_filter)RETURN(ALLOW),   \
        RETURN(ALLOW)
#define ALLOW SECCOMP_RET_ALLOW
// A call whose argument names the process that it changes: the caller, or the process itself.
#define LIMIT_PROCESS(name, index)                                                                                                          \
    BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_##name, 0, 5), LOAD_ARGUMENT(index), BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, (uint32_t)own, 1, 0), \
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, 0, 0, 1), RETURN(ALLOW), FAIL(EPERM)

// Namespaces that `clone` can make; bit 7 (CLONE_NEWTIME) belongs to the signal's number there.
#define NEW_NAMESPACES (CLONE_NEWNS | CLONE_NEWCGROUP | CLONE_NEWUTS | CLONE_NEWIPC | CLONE_NEWUSER | CLONE_NEWPID | CLONE_NEWNET)
#define TYPE_OF_SOCKET 0xf

#define LENGTH(array) (int)(sizeof(array) / sizeof *(array))
#define MAXIMUM_CHANGES 32
// Calls newer than this filter.
#define FIRST_UNKNOWN_CALL 463
// Of <linux/fs.h>, which does not go with <sys/mount.h>: flags of a file or folder, which need no right to write it.
#define SET_FLAGS _IOW('f', 2, long)
#define SET_EXTENDED_FLAGS 0x401c5820

// Changes of files' metadata are followed by `metadata`. Does what Landlock of this version leaves open, too.
static int install_filter(bool allows_network, int version, uint32_t metadata, unsigned flags) {
    pid_t own = getpid();
    const int *changes;
    int count = confinement_metadata_calls(&changes);
    const struct sock_filter first[] = {
        LOAD(arch),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, ARCHITECTURE, 1, 0), RETURN(SECCOMP_RET_KILL_PROCESS),
        LOAD(nr),
#if defined(__x86_64__)
        // Calls of the x32 interface.
        BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, 0x40000000, 0, 1), FAIL(ENOSYS),
#endif
        BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, FIRST_UNKNOWN_CALL, 0, 1), FAIL(ENOSYS),
    };
    const struct sock_filter rest[] = {
        // Other processes and their memory.
        DENY(ptrace), DENY(process_vm_writev), DENY(kcmp), DENY(pidfd_getfd), DENY(process_madvise), DENY(perf_event_open),
        // Limits and priorities of other processes, and when they end.
        LIMIT_PROCESS(prlimit64, 0), LIMIT_PROCESS(sched_setaffinity, 0), LIMIT_PROCESS(sched_setscheduler, 0), LIMIT_PROCESS(sched_setparam, 0),
        LIMIT_PROCESS(sched_setattr, 0), DENY(ioprio_set), DENY(pidfd_open),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_setpriority, 0, 6),
        LOAD_ARGUMENT(0), BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, PRIO_PROCESS, 0, 3),
        LOAD_ARGUMENT(1), BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, 0, 0, 1), RETURN(ALLOW), FAIL(EPERM),
        // Memory, queues and semaphores that belong to no file, whose owner is the user alone.
        DENY(shmget), DENY(shmat), DENY(shmctl), DENY(semget), DENY(semop), DENY(semtimedop), DENY(semctl), DENY(msgget), DENY(msgsnd),
        DENY(msgrcv), DENY(msgctl), DENY(mq_open), DENY(mq_unlink),
        // What others do with their files.
        DENY(inotify_add_watch),
        // The group of processes that ends with the app.
        DENY(setsid), DENY(setpgid),
        // Mounts and namespaces.
        DENY(mount), DENY(umount2), DENY(pivot_root), DENY(chroot), DENY(move_mount), DENY(open_tree), DENY(fsopen), DENY(fsconfig),
        DENY(fsmount), DENY(fspick), DENY(mount_setattr), DENY(unshare), DENY(setns), DENY(swapon), DENY(swapoff), DENY(quotactl),
        // Another user, more rights.
        DENY(setuid), DENY(setgid), DENY(setreuid), DENY(setregid), DENY(setresuid), DENY(setresgid), DENY(setfsuid), DENY(setfsgid),
        DENY(setgroups), DENY(capset), DENY(add_key), DENY(request_key), DENY(keyctl),
        // The kernel and the machine.
        DENY(bpf), DENY(userfaultfd), DENY(init_module), DENY(finit_module), DENY(delete_module), DENY(kexec_load),
        DENY(kexec_file_load), DENY(reboot), DENY(acct), DENY(settimeofday), DENY(clock_settime), DENY(clock_adjtime), DENY(adjtimex),
        DENY(sethostname), DENY(setdomainname), DENY(syslog), DENY(vhangup), DENY(fanotify_init), DENY(open_by_handle_at),
        DENY(name_to_handle_at),
#if defined(__x86_64__)
        DENY(iopl), DENY(ioperm), DENY(modify_ldt),
#endif
        // Files and sockets past this filter.
        REFUSE(SYS_io_uring_setup, ENOSYS), REFUSE(SYS_io_uring_enter, ENOSYS), REFUSE(SYS_io_uring_register, ENOSYS),
        // The C library uses `clone` instead, whose flags can be seen.
        REFUSE(SYS_clone3, ENOSYS),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_clone, 0, 4),
        LOAD_ARGUMENT(0), BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, NEW_NAMESPACES | CLONE_PARENT, 0, 1), FAIL(EPERM), RETURN(ALLOW),
        // Files and processes that an older Landlock does not protect.
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_truncate, 0, 1), version < 3 ? (struct sock_filter)FAIL(EPERM) : (struct sock_filter)RETURN(ALLOW),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_pidfd_send_signal, 0, 1),
        version < 6 ? (struct sock_filter)FAIL(EPERM) : (struct sock_filter)RETURN(ALLOW),
        LIMIT_SIGNALS(kill), LIMIT_SIGNALS(tgkill), LIMIT_SIGNALS(rt_sigqueueinfo), LIMIT_SIGNALS(rt_tgsigqueueinfo),
        // Input for the terminal that the tool runs in, flags of files, and signals to others when a descriptor is ready.
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_ioctl, 0, 9),
        LOAD_ARGUMENT(1), BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, TIOCSTI, 5, 0), BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, 0x541C /* TIOCLINUX */, 4, 0),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SET_FLAGS, 3, 0), BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SET_EXTENDED_FLAGS, 2, 0),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, FIOSETOWN, 1, 0), BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SIOCSPGRP, 0, 1), FAIL(EPERM), RETURN(ALLOW),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_fcntl, 0, 5),
        LOAD_ARGUMENT(1), BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, F_SETOWN, 1, 0),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, F_SETOWN_EX, 0, 1), FAIL(EPERM), RETURN(ALLOW),
        // Sockets: the Internet's, but not those that see all packets, and netlink to list the interfaces. Landlock does not see who connects to a socket
        // in the file system.
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_socket, 0, 15),
        LOAD_ARGUMENT(0),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, AF_INET, allows_network ? 3 : 2, 0),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, AF_INET6, allows_network ? 2 : 1, 0),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, AF_NETLINK, allows_network ? 7 : 0, 0), FAIL(EPERM),
        LOAD_ARGUMENT(1), BPF_STMT(BPF_ALU | BPF_AND | BPF_K, TYPE_OF_SOCKET),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SOCK_STREAM, 1, 0), BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SOCK_DGRAM, 0, 1), RETURN(ALLOW), FAIL(EPERM),
        LOAD_ARGUMENT(2), BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, NETLINK_ROUTE, 0, 1), RETURN(ALLOW), FAIL(EPERM),
        // A datagram's sender chooses the address, also of a socket in the file system.
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_socketpair, 0, 6),
        LOAD_ARGUMENT(1), BPF_STMT(BPF_ALU | BPF_AND | BPF_K, TYPE_OF_SOCKET),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SOCK_STREAM, 1, 0), BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SOCK_SEQPACKET, 0, 1), RETURN(ALLOW), FAIL(EPERM),
        RETURN(ALLOW),
    };
    struct sock_filter filter[LENGTH(first) + 2 * MAXIMUM_CHANGES + LENGTH(rest)], *next = filter;
    memcpy(next, first, sizeof first);
    next += LENGTH(first);
    for (int each = 0; each < count && each < MAXIMUM_CHANGES; each++) {
        *next++ = (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, (uint32_t)changes[each], 0, 1);
        *next++ = (struct sock_filter)RETURN(metadata);
    }
    memcpy(next, rest, sizeof rest);
    next += LENGTH(rest);
    struct sock_fprog program = {.len = (unsigned short)(next - filter), .filter = filter};
    int result = (int)syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, flags, &program);
    return result >= 0 ? result : -errno;
}

// Has the kernel ask the supervisor about changes of metadata. Returns the listener, or the negative error code.
static int install_supervised(bool allows_network, int version) {
    unsigned flags = SECCOMP_FILTER_FLAG_NEW_LISTENER;
    // A signal does not take back what is asked, where the kernel can wait.
    int listener = install_filter(allows_network, version, SECCOMP_RET_USER_NOTIF, flags | SECCOMP_FILTER_FLAG_WAIT_KILLABLE_RECV);
    return listener == -EINVAL ? install_filter(allows_network, version, SECCOMP_RET_USER_NOTIF, flags) : listener;
}

static int filter_calls(bool allows_network, int version, int supervisor) {
    uint32_t metadata = SECCOMP_RET_ERRNO | EPERM;
    if (supervisor >= 0) {
        int listener = install_supervised(allows_network, version);
        if (listener >= 0) {
            int error = confinement_send_listener(supervisor, listener);
            close(listener);
            return error;
        }
        // A process can be supervised once, and the tool may be already (EBUSY): the program could not keep its own files in order.
        metadata = ALLOW;
    }
    int result = install_filter(allows_network, version, metadata, 0);
    // A kernel without filters.
    return result >= 0 || result == -EINVAL || result == -ENOSYS ? 0 : -result;
}

// Gives up root's rights over other users' processes, networks and devices, but for the one to open its own user's files: the tool may have been started by
// root, and a program that root starts would have them all. Where new rights are ruled out, an exec gives none back.
static void drop_capabilities(void) {
    struct __user_cap_header_struct header = {.version = _LINUX_CAPABILITY_VERSION_3, .pid = 0};
    struct __user_cap_data_struct rights[2];
    if (syscall(SYS_capget, &header, rights) != 0) return;
    rights[0].permitted &= 1u << CAP_DAC_OVERRIDE;
    rights[0].effective = rights[0].permitted;
    rights[1].permitted = rights[1].effective = rights[0].inheritable = rights[1].inheritable = 0;
    syscall(SYS_capset, &header, rights);
}

// Called in a new process before its exec: system calls alone.
int confinement_apply_files(int ruleset, int own_process) {
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return errno;
    if (ruleset >= 0) {
        int error = own_process > STDIN_FILENO ? add_rule(ruleset, own_process, READ_FILE | READ_DIR) : 0;
        if (error != 0) return error;
        if (syscall(RESTRICT_SELF, ruleset, 0) != 0) return errno;
    }
    return 0;
}

int confinement_apply(int ruleset, bool allows_network, int own_process, int supervisor) {
    int error = confinement_apply_files(ruleset, own_process);
    if (error != 0) return error;
    drop_capabilities();
    return filter_calls(allows_network, confinement_landlock_version(), supervisor);
}
