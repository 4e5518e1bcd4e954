import Foundation
import Glibc

// Darwin's table of the system's facts. The simulator answers with those of its host, as Xcode's does.

public var CTL_KERN: Int32 { 1 }
public var CTL_HW: Int32 { 6 }
public var KERN_OSTYPE: Int32 { 1 }
public var KERN_OSRELEASE: Int32 { 2 }
public var KERN_HOSTNAME: Int32 { 10 }
public var KERN_PROC: Int32 { 14 }
public var KERN_PROC_PID: Int32 { 1 }
public var KERN_BOOTTIME: Int32 { 21 }
public var KERN_OSVERSION: Int32 { 65 }
public var HW_MACHINE: Int32 { 1 }
public var HW_MODEL: Int32 { 2 }
public var HW_NCPU: Int32 { 3 }
public var HW_PHYSMEM: Int32 { 5 }
public var HW_PAGESIZE: Int32 { 7 }
public var HW_MEMSIZE: Int32 { 24 }
public var HW_AVAILCPU: Int32 { 25 }
public var P_TRACED: Int32 { 0x800 }

/// A process in Darwin's table.
public struct kinfo_proc {
    public var kp_proc = extern_proc()
    public init() {}
}

/// Facts about a process.
public struct extern_proc {
    public struct Start {
        /// When the process began.
        public var __p_starttime = timeval()
    }

    public var p_un = Start()
    /// `P_TRACED` where a debugger is attached.
    public var p_flag: Int32 = 0
    public var p_pid: pid_t = 0
    public init() {}
}

/// Reads a fact about the system by name (`hw.machine`).
///
/// - Parameters:
///   - size: The buffer's size in bytes, and afterwards the value's.
/// - Returns: 0, or -1 with `errno` set: `ENOENT` for an unknown name, `ENOMEM` where the buffer is too small, `EPERM` for a new value.
@discardableResult
public func sysctlbyname(
    _ name: UnsafePointer<CChar>!, _ buffer: UnsafeMutableRawPointer!, _ size: UnsafeMutablePointer<Int>!,
    _ newValue: UnsafeMutableRawPointer!, _ newSize: Int
) -> Int32 {
    answer(newValue == nil ? SystemFact.named(String(cString: name)) : nil, buffer, size, isWriting: newValue != nil)
}

/// Reads a fact about the system, or about a process of this app, by numbers (`CTL_HW`, `HW_MACHINE`). Errors are those of `sysctlbyname`.
@discardableResult
public func sysctl(
    _ numbers: UnsafeMutablePointer<Int32>!, _ count: UInt32, _ buffer: UnsafeMutableRawPointer!, _ size: UnsafeMutablePointer<Int>!,
    _ newValue: UnsafeMutableRawPointer!, _ newSize: Int
) -> Int32 {
    let path = Array(UnsafeBufferPointer(start: numbers, count: Int(count)))
    return answer(newValue == nil ? SystemFact.numbered(path) : nil, buffer, size, isWriting: newValue != nil)
}

private func answer(
    _ value: [UInt8]?, _ buffer: UnsafeMutableRawPointer?, _ size: UnsafeMutablePointer<Int>?, isWriting: Bool
) -> Int32 {
    guard let value else { return failure(isWriting ? EPERM : ENOENT) }
    guard let buffer else {
        size?.pointee = value.count
        return 0
    }
    guard let size, size.pointee >= value.count else { return failure(ENOMEM) }
    buffer.copyMemory(from: value, byteCount: value.count)
    size.pointee = value.count
    return 0
}

private func failure(_ code: Int32) -> Int32 {
    errno = code
    return -1
}

/// Values of Darwin's table as bytes.
private enum SystemFact {
    static func named(_ name: String) -> [UInt8]? {
        switch name {
        case "hw.machine", "hw.model": text(machine)
        case "hw.ncpu", "hw.physicalcpu", "hw.logicalcpu", "hw.activecpu", "hw.physicalcpu_max", "hw.logicalcpu_max": bytes(cores)
        case "hw.memsize": bytes(ProcessInfo.processInfo.physicalMemory)
        case "hw.pagesize": bytes(Int64(getpagesize()))
        case "kern.ostype": text("Darwin")
        case "kern.osrelease": text("23.5.0")
        case "kern.osversion": text("21F79")
        case "kern.hostname": text(ProcessInfo.processInfo.hostName)
        case "kern.boottime": bytes(bootTime)
        default: nil
        }
    }

    static func numbered(_ path: [Int32]) -> [UInt8]? {
        switch path {
        case [CTL_HW, HW_MACHINE], [CTL_HW, HW_MODEL]: named("hw.machine")
        case [CTL_HW, HW_NCPU], [CTL_HW, HW_AVAILCPU]: named("hw.ncpu")
        case [CTL_HW, HW_PHYSMEM], [CTL_HW, HW_MEMSIZE]: named("hw.memsize")
        case [CTL_HW, HW_PAGESIZE]: bytes(Int32(getpagesize()))
        case [CTL_KERN, KERN_OSTYPE]: named("kern.ostype")
        case [CTL_KERN, KERN_OSRELEASE]: named("kern.osrelease")
        case [CTL_KERN, KERN_OSVERSION]: named("kern.osversion")
        case [CTL_KERN, KERN_HOSTNAME]: named("kern.hostname")
        case [CTL_KERN, KERN_BOOTTIME]: named("kern.boottime")
        case [CTL_KERN, KERN_PROC, KERN_PROC_PID, getpid()]: bytes(thisProcess)
        default: nil
        }
    }

    private static var cores: Int32 { Int32(ProcessInfo.processInfo.activeProcessorCount) }

    private static var machine: String {
        #if arch(arm64)
            "arm64"
        #else
            "x86_64"
        #endif
    }

    private static var bootTime: timeval {
        var since = timespec()
        clock_gettime(CLOCK_BOOTTIME, &since)
        return timeval(tv_sec: time(nil) - since.tv_sec, tv_usec: 0)
    }

    private static var thisProcess: kinfo_proc {
        var process = kinfo_proc()
        process.kp_proc.p_pid = getpid()
        process.kp_proc.p_flag = isTraced ? P_TRACED : 0
        process.kp_proc.p_un.__p_starttime = startTime
        return process
    }

    private static var isTraced: Bool {
        let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
        let line = status.split(separator: "\n").first { $0.hasPrefix("TracerPid:") }
        return line.map { !$0.hasSuffix("\t0") } ?? false
    }

    /// The kernel counts ticks since it started itself; the program's name, which comes before, may hold spaces.
    private static var startTime: timeval {
        let text = (try? String(contentsOfFile: "/proc/self/stat", encoding: .utf8)) ?? ""
        let fields = text[(text.lastIndex(of: ")") ?? text.startIndex)...].split(separator: " ")
        guard fields.count > 20, let ticks = Int(fields[20]) else { return timeval() }
        let frequency = sysconf(Int32(_SC_CLK_TCK))
        return timeval(tv_sec: bootTime.tv_sec + ticks / frequency, tv_usec: ticks % frequency * 1_000_000 / frequency)
    }

    private static func text(_ text: String) -> [UInt8] { Array(text.utf8) + [0] }
    private static func bytes<Value>(_ value: Value) -> [UInt8] { withUnsafeBytes(of: value) { Array($0) } }
}
