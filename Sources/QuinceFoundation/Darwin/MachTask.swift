import Foundation
import Glibc

// What programs ask of their own process: how much memory it has.

public typealias integer_t = Int32
public typealias natural_t = UInt32
public typealias mach_port_t = UInt32
public typealias task_t = mach_port_t
public typealias task_name_t = mach_port_t
public typealias task_flavor_t = natural_t
public typealias task_info_t = UnsafeMutablePointer<integer_t>
public typealias mach_msg_type_number_t = natural_t
public typealias mach_vm_size_t = UInt64

/// The process itself, the only task there is.
public var mach_task_self_: mach_port_t { 1 }
public func mach_task_self() -> mach_port_t { mach_task_self_ }

public var MACH_TASK_BASIC_INFO: Int32 { 20 }
public var TASK_VM_INFO: Int32 { 22 }

/// The memory and time of a process.
public struct mach_task_basic_info: Sendable {
    /// Address space in bytes.
    public var virtual_size: mach_vm_size_t = 0
    /// Memory in bytes.
    public var resident_size: mach_vm_size_t = 0
    /// The most memory so far, in bytes.
    public var resident_size_max: mach_vm_size_t = 0

    public init() {}
}

public typealias mach_task_basic_info_data_t = mach_task_basic_info

/// The memory of a process.
public struct task_vm_info: Sendable {
    /// Address space in bytes.
    public var virtual_size: mach_vm_size_t = 0
    /// Memory in bytes.
    public var resident_size: mach_vm_size_t = 0
    /// The most memory so far, in bytes.
    public var resident_size_peak: mach_vm_size_t = 0
    /// Memory that belongs to this process alone, in bytes.
    public var phys_footprint: mach_vm_size_t = 0

    public init() {}
}

public typealias task_vm_info_data_t = task_vm_info

/// Fills in what is asked of the process itself.
///
/// - Parameters:
///   - flavor: `MACH_TASK_BASIC_INFO` or `TASK_VM_INFO`, and `info` a structure of that kind.
///   - count: The structure's size in four bytes.
/// - Returns: `KERN_INVALID_ARGUMENT` for another flavor or a structure that is too small.
public func task_info(
    _ task: task_name_t, _ flavor: task_flavor_t, _ info: task_info_t!, _ count: UnsafeMutablePointer<mach_msg_type_number_t>!
) -> kern_return_t {
    let size = Int(count.pointee) * MemoryLayout<integer_t>.size
    let memory = ProcessMemory()
    switch Int32(flavor) {
    case MACH_TASK_BASIC_INFO where size >= MemoryLayout<mach_task_basic_info>.size:
        var basic = mach_task_basic_info()
        (basic.virtual_size, basic.resident_size, basic.resident_size_max) = (memory.virtual, memory.resident, memory.peak)
        UnsafeMutableRawPointer(info).storeBytes(of: basic, as: mach_task_basic_info.self)
    case TASK_VM_INFO where size >= MemoryLayout<task_vm_info>.size:
        var all = task_vm_info()
        (all.virtual_size, all.resident_size, all.resident_size_peak) = (memory.virtual, memory.resident, memory.peak)
        all.phys_footprint = memory.resident - min(memory.shared, memory.resident)
        UnsafeMutableRawPointer(info).storeBytes(of: all, as: task_vm_info.self)
    default: return KERN_INVALID_ARGUMENT
    }
    return KERN_SUCCESS
}

/// The memory of this process in bytes, as the kernel counts it.
private struct ProcessMemory {
    var virtual: UInt64 = 0
    var resident: UInt64 = 0
    var shared: UInt64 = 0
    var peak: UInt64 = 0

    init() {
        let fields = ((try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? "").split(separator: " ").compactMap {
            UInt64($0)
        }
        guard fields.count > 2 else { return }
        let page = UInt64(getpagesize())
        (virtual, resident, shared) = (fields[0] * page, fields[1] * page, fields[2] * page)
        var usage = rusage()
        getrusage(RUSAGE_SELF, &usage)
        peak = max(resident, UInt64(usage.ru_maxrss) * 1024)
    }
}
