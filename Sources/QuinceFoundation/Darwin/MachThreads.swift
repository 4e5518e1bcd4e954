import Foundation
import Glibc

// The threads of the process, and the time they take.

public typealias thread_t = mach_port_t
public typealias thread_act_t = mach_port_t
public typealias thread_inspect_t = mach_port_t
public typealias thread_act_array_t = UnsafeMutablePointer<thread_act_t>
public typealias thread_flavor_t = natural_t
public typealias thread_info_t = UnsafeMutablePointer<integer_t>
public typealias policy_t = Int32

public var THREAD_BASIC_INFO: Int32 { 3 }
public var THREAD_INFO_MAX: Int32 { 32 }
/// The value of `thread_basic_info.cpu_usage` for a thread that uses a whole processor.
public var TH_USAGE_SCALE: Int32 { 1000 }
public var TH_FLAGS_SWAPPED: Int32 { 1 }
public var TH_FLAGS_IDLE: Int32 { 2 }
public var TH_STATE_RUNNING: Int32 { 1 }
public var TH_STATE_STOPPED: Int32 { 2 }
public var TH_STATE_WAITING: Int32 { 3 }
public var TH_STATE_UNINTERRUPTIBLE: Int32 { 4 }
public var TH_STATE_HALTED: Int32 { 5 }

/// A span of time.
public struct time_value: Sendable {
    public var seconds: integer_t = 0
    public var microseconds: integer_t = 0

    public init() {}
    public init(seconds: integer_t, microseconds: integer_t) { (self.seconds, self.microseconds) = (seconds, microseconds) }
}

public typealias time_value_t = time_value

/// The time and state of a thread.
public struct thread_basic_info: Sendable {
    /// Time in the app's code.
    public var user_time = time_value()
    /// Time in the system.
    public var system_time = time_value()
    /// The share of a processor that it takes, of `TH_USAGE_SCALE`.
    public var cpu_usage: integer_t = 0
    public var policy: policy_t = 1
    /// `TH_STATE_RUNNING` and others.
    public var run_state: integer_t = TH_STATE_WAITING
    public var flags: integer_t = 0
    public var suspend_count: integer_t = 0
    /// How long it has slept, in seconds.
    public var sleep_time: integer_t = 0

    public init() {}
}

public typealias thread_basic_info_data_t = thread_basic_info

public var THREAD_BASIC_INFO_COUNT: mach_msg_type_number_t { UInt32(MemoryLayout<thread_basic_info>.size / MemoryLayout<integer_t>.size) }

@_silgen_name("gettid") private func linuxThread() -> pid_t

/// The calling thread.
public func mach_thread_self() -> mach_port_t { mach_port_t(linuxThread()) }

/// Lists the threads of the process itself.
///
/// - Parameter list: An array that the app frees with `vm_deallocate`.
public func task_threads(
    _ task: task_t, _ list: UnsafeMutablePointer<thread_act_array_t?>!, _ count: UnsafeMutablePointer<mach_msg_type_number_t>!
) -> kern_return_t {
    guard task == mach_task_self_ else { return KERN_INVALID_ARGUMENT }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task")) ?? []
    let threads = names.compactMap(thread_act_t.init).sorted()
    list.pointee = MachArrays.allocate(threads)
    count.pointee = mach_msg_type_number_t(threads.count)
    return KERN_SUCCESS
}

/// Fills in what is asked of a thread.
///
/// - Parameters:
///   - flavor: `THREAD_BASIC_INFO`, and `info` a structure of that kind.
///   - count: The structure's size in four bytes.
/// - Returns: `KERN_INVALID_ARGUMENT` for another flavor, a structure that is too small, or a thread that has ended.
public func thread_info(
    _ thread: thread_inspect_t, _ flavor: thread_flavor_t, _ info: thread_info_t!, _ count: UnsafeMutablePointer<mach_msg_type_number_t>!
) -> kern_return_t {
    guard Int32(flavor) == THREAD_BASIC_INFO, count.pointee >= THREAD_BASIC_INFO_COUNT, let times = ThreadTimes(of: thread) else {
        return KERN_INVALID_ARGUMENT
    }
    UnsafeMutableRawPointer(info).storeBytes(of: times.information, as: thread_basic_info.self)
    count.pointee = THREAD_BASIC_INFO_COUNT
    return KERN_SUCCESS
}

/// The processor times and state of a thread, from `/proc/self/task`.
private struct ThreadTimes {
    private struct Sample {
        var processor: Double
        var time: Double
    }

    private static let lock = NSLock()
    nonisolated(unsafe) private static var samples: [thread_inspect_t: Sample] = [:]

    private let state: Substring
    private let user: Double
    private let system: Double
    /// The share of a processor since the thread was asked about last, or since it began.
    private let usage: Double

    init?(of thread: thread_inspect_t) {
        let text = (try? String(contentsOfFile: "/proc/self/task/\(thread)/stat", encoding: .utf8)) ?? ""
        // The thread's name, which comes before, may hold spaces.
        let fields = text[(text.lastIndex(of: ")") ?? text.startIndex)...].split(separator: " ")
        let frequency = Double(sysconf(Int32(_SC_CLK_TCK)))
        guard fields.count > 20, let user = Double(fields[12]), let system = Double(fields[13]), let start = Double(fields[20]) else {
            return nil
        }
        (state, self.user, self.system) = (fields[1], user / frequency, system / frequency)
        var now = timespec()
        clock_gettime(CLOCK_BOOTTIME, &now)
        let sample = Sample(processor: self.user + self.system, time: Double(now.tv_sec) + Double(now.tv_nsec) / 1e9)
        let last = Self.lock.withLock {
            defer { Self.samples[thread] = sample }
            return Self.samples[thread] ?? Sample(processor: 0, time: start / frequency)
        }
        let elapsed = sample.time - last.time
        usage = elapsed > 0 ? min(max((sample.processor - last.processor) / elapsed, 0), 1) : 0
    }

    var information: thread_basic_info {
        var information = thread_basic_info()
        information.user_time = Self.value(user)
        information.system_time = Self.value(system)
        information.cpu_usage = integer_t(usage * Double(TH_USAGE_SCALE))
        switch state {
        case "R": information.run_state = TH_STATE_RUNNING
        case "D": information.run_state = TH_STATE_UNINTERRUPTIBLE
        case "T", "t": information.run_state = TH_STATE_STOPPED
        default: information.run_state = TH_STATE_WAITING
        }
        return information
    }

    private static func value(_ seconds: Double) -> time_value {
        let whole = seconds.rounded(.down)
        return time_value(seconds: integer_t(clamping: Int(whole)), microseconds: integer_t((seconds - whole) * 1e6))
    }
}
