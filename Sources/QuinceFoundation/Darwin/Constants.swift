import Foundation
import Glibc

// Numbers that the C library of Linux declares as members of enumerations, which Swift imports as `Int` or as a type of their own, and Darwin
// as macros, which are `Int32`. These hide those.

// MARK: Threads

public var PTHREAD_MUTEX_NORMAL: Int32 { 0 }
public var PTHREAD_MUTEX_RECURSIVE: Int32 { 1 }
public var PTHREAD_MUTEX_ERRORCHECK: Int32 { 2 }
public var PTHREAD_MUTEX_DEFAULT: Int32 { PTHREAD_MUTEX_NORMAL }
public var PTHREAD_CREATE_JOINABLE: Int32 { 0 }
public var PTHREAD_CREATE_DETACHED: Int32 { 1 }
public var PTHREAD_INHERIT_SCHED: Int32 { 0 }
public var PTHREAD_EXPLICIT_SCHED: Int32 { 1 }
public var PTHREAD_SCOPE_SYSTEM: Int32 { 0 }
public var PTHREAD_SCOPE_PROCESS: Int32 { 1 }
public var PTHREAD_PROCESS_PRIVATE: Int32 { 0 }
public var PTHREAD_PROCESS_SHARED: Int32 { 1 }
public var PTHREAD_PRIO_NONE: Int32 { 0 }
public var PTHREAD_PRIO_INHERIT: Int32 { 1 }
public var PTHREAD_PRIO_PROTECT: Int32 { 2 }
public var PTHREAD_CANCEL_ENABLE: Int32 { 0 }
public var PTHREAD_CANCEL_DISABLE: Int32 { 1 }
public var PTHREAD_CANCEL_DEFERRED: Int32 { 0 }
public var PTHREAD_CANCEL_ASYNCHRONOUS: Int32 { 1 }
/// Darwin's policies of mutexes; on Linux every mutex is of the first kind.
public var PTHREAD_MUTEX_POLICY_FIRSTFIT_NP: Int32 { 3 }
public var PTHREAD_MUTEX_POLICY_FAIRSHARE_NP: Int32 { 1 }

// MARK: Sockets

public var SOCK_STREAM: Int32 { 1 }
public var SOCK_DGRAM: Int32 { 2 }
public var SOCK_RAW: Int32 { 3 }
public var SOCK_SEQPACKET: Int32 { 5 }
public var SHUT_RD: Int32 { 0 }
public var SHUT_WR: Int32 { 1 }
public var SHUT_RDWR: Int32 { 2 }
public var IPPROTO_IP: Int32 { 0 }
public var IPPROTO_ICMP: Int32 { 1 }
public var IPPROTO_TCP: Int32 { 6 }
public var IPPROTO_UDP: Int32 { 17 }
public var IPPROTO_IPV6: Int32 { 41 }
public var IPPROTO_ICMPV6: Int32 { 58 }
public var MSG_OOB: Int32 { 1 }
public var MSG_PEEK: Int32 { 2 }
public var MSG_DONTWAIT: Int32 { 0x40 }
public var MSG_WAITALL: Int32 { 0x100 }
public var MSG_NOSIGNAL: Int32 { 0x4000 }

// MARK: Files and processes

public var DT_UNKNOWN: Int32 { 0 }
public var DT_FIFO: Int32 { 1 }
public var DT_CHR: Int32 { 2 }
public var DT_DIR: Int32 { 4 }
public var DT_BLK: Int32 { 6 }
public var DT_REG: Int32 { 8 }
public var DT_LNK: Int32 { 10 }
public var DT_SOCK: Int32 { 12 }
/// Opens a file for `DispatchSource.makeFileSystemObjectSource` alone.
public var O_EVTONLY: Int32 { 0o10000000 }
public var RUSAGE_SELF: Int32 { 0 }
public var RUSAGE_CHILDREN: Int32 { -1 }

public var RLIMIT_CPU: Int32 { 0 }
public var RLIMIT_DATA: Int32 { 2 }
public var RLIMIT_STACK: Int32 { 3 }
public var RLIMIT_CORE: Int32 { 4 }
public var RLIMIT_NOFILE: Int32 { 7 }

// MARK: Numbers

/// The largest finite `float`, by its name of System V.
public var HUGE: Float { .greatestFiniteMagnitude }

// MARK: Names of the system

/// The bytes of each text in `utsname`.
public var _SYS_NAMELEN: Int32 { Int32(MemoryLayout.size(ofValue: utsname().machine)) }
