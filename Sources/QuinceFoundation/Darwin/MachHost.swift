import Foundation
import Glibc

// The machine that the process runs on. The simulator answers with its host's facts, as Xcode's does.

public typealias host_t = mach_port_t
public typealias host_flavor_t = integer_t
public typealias host_info_t = UnsafeMutablePointer<integer_t>
public typealias host_info64_t = UnsafeMutablePointer<integer_t>
public typealias processor_flavor_t = Int32
public typealias processor_info_array_t = UnsafeMutablePointer<integer_t>

public var HOST_CPU_LOAD_INFO: Int32 { 3 }
public var HOST_VM_INFO64: Int32 { 4 }
public var PROCESSOR_CPU_LOAD_INFO: Int32 { 2 }
public var CPU_STATE_USER: Int32 { 0 }
public var CPU_STATE_SYSTEM: Int32 { 1 }
public var CPU_STATE_IDLE: Int32 { 2 }
public var CPU_STATE_NICE: Int32 { 3 }
public var CPU_STATE_MAX: Int32 { 4 }

/// The port of the machine.
public func mach_host_self() -> mach_port_t { 2 }

/// Ticks of all processors together, in the order of `CPU_STATE_USER` and the others.
public struct host_cpu_load_info: Sendable {
    public var cpu_ticks: (natural_t, natural_t, natural_t, natural_t) = (0, 0, 0, 0)
    public init() {}
}

public typealias host_cpu_load_info_data_t = host_cpu_load_info

/// The machine's memory, in pages.
public struct vm_statistics64: Sendable {
    /// Pages that nothing uses.
    public var free_count: natural_t = 0
    /// Pages in use that were used lately.
    public var active_count: natural_t = 0
    /// Pages in use that were not used lately.
    public var inactive_count: natural_t = 0
    /// Pages that stay in memory.
    public var wire_count: natural_t = 0
    /// Pages read ahead of their use; none are counted apart here.
    public var speculative_count: natural_t = 0
    /// Pages that can be dropped at any time.
    public var purgeable_count: natural_t = 0
    /// Pages that the compressor takes; there is none here.
    public var compressor_page_count: natural_t = 0
    /// Pages of files.
    public var external_page_count: natural_t = 0
    /// Pages of no file.
    public var internal_page_count: natural_t = 0

    public init() {}
}

public typealias vm_statistics64_data_t = vm_statistics64

public var HOST_CPU_LOAD_INFO_COUNT: mach_msg_type_number_t { count(of: host_cpu_load_info.self) }
public var HOST_VM_INFO64_COUNT: mach_msg_type_number_t { count(of: vm_statistics64.self) }

private func count<Structure>(of structure: Structure.Type) -> mach_msg_type_number_t {
    mach_msg_type_number_t(MemoryLayout<Structure>.size / MemoryLayout<integer_t>.size)
}

/// Tells how many bytes a page of memory has.
@discardableResult
public func host_page_size(_ host: host_t, _ size: UnsafeMutablePointer<vm_size_t>!) -> kern_return_t {
    size.pointee = vm_page_size
    return KERN_SUCCESS
}

/// Fills in what is asked of the machine's processors.
///
/// - Parameters:
///   - flavor: `HOST_CPU_LOAD_INFO`, and `info` a structure of that kind.
///   - count: The structure's size in four bytes.
/// - Returns: `KERN_INVALID_ARGUMENT` for another flavor or a structure that is too small.
public func host_statistics(
    _ host: host_t, _ flavor: host_flavor_t, _ info: host_info_t!, _ count: UnsafeMutablePointer<mach_msg_type_number_t>!
) -> kern_return_t {
    guard flavor == HOST_CPU_LOAD_INFO, count.pointee >= HOST_CPU_LOAD_INFO_COUNT, let ticks = ProcessorTicks.all() else {
        return KERN_INVALID_ARGUMENT
    }
    var load = host_cpu_load_info()
    load.cpu_ticks = (ticks.user, ticks.system, ticks.idle, ticks.nice)
    UnsafeMutableRawPointer(info).storeBytes(of: load, as: host_cpu_load_info.self)
    count.pointee = HOST_CPU_LOAD_INFO_COUNT
    return KERN_SUCCESS
}

/// Fills in what is asked of the machine's memory, as `host_statistics` does.
///
/// - Parameter flavor: `HOST_VM_INFO64`, and `info` a structure of that kind.
public func host_statistics64(
    _ host: host_t, _ flavor: host_flavor_t, _ info: host_info64_t!, _ count: UnsafeMutablePointer<mach_msg_type_number_t>!
) -> kern_return_t {
    guard flavor == HOST_VM_INFO64 else { return host_statistics(host, flavor, info, count) }
    guard count.pointee >= HOST_VM_INFO64_COUNT else { return KERN_INVALID_ARGUMENT }
    UnsafeMutableRawPointer(info).storeBytes(of: MachineMemory().statistics, as: vm_statistics64.self)
    count.pointee = HOST_VM_INFO64_COUNT
    return KERN_SUCCESS
}

/// Lists what is asked of each processor.
///
/// - Parameters:
///   - flavor: `PROCESSOR_CPU_LOAD_INFO`: `CPU_STATE_MAX` numbers for each, its ticks.
///   - processors: How many there are.
///   - info: An array that the app frees with `vm_deallocate`.
///   - count: How many numbers the array has.
/// - Returns: `KERN_INVALID_ARGUMENT` for another flavor.
public func host_processor_info(
    _ host: host_t, _ flavor: processor_flavor_t, _ processors: UnsafeMutablePointer<natural_t>!,
    _ info: UnsafeMutablePointer<processor_info_array_t?>!, _ count: UnsafeMutablePointer<mach_msg_type_number_t>!
) -> kern_return_t {
    guard flavor == PROCESSOR_CPU_LOAD_INFO else { return KERN_INVALID_ARGUMENT }
    let each = ProcessorTicks.each()
    let numbers = each.flatMap { [$0.user, $0.system, $0.idle, $0.nice] }.map { integer_t(bitPattern: $0) }
    processors.pointee = natural_t(each.count)
    info.pointee = MachArrays.allocate(numbers)
    count.pointee = mach_msg_type_number_t(numbers.count)
    return KERN_SUCCESS
}

/// How a processor has spent its time, in ticks, as the kernel counts them.
private struct ProcessorTicks {
    let user: natural_t
    let nice: natural_t
    let system: natural_t
    let idle: natural_t

    private init?(_ line: Substring) {
        let numbers = line.split(separator: " ").dropFirst().compactMap { UInt64($0) }
        guard numbers.count >= 4 else { return nil }
        (user, nice) = (natural_t(truncatingIfNeeded: numbers[0]), natural_t(truncatingIfNeeded: numbers[1]))
        (system, idle) = (natural_t(truncatingIfNeeded: numbers[2]), natural_t(truncatingIfNeeded: numbers[3]))
    }

    private static var lines: [Substring] {
        ((try? String(contentsOfFile: "/proc/stat", encoding: .utf8)) ?? "").split(separator: "\n").filter { $0.hasPrefix("cpu") }
    }

    static func all() -> ProcessorTicks? { lines.first { $0.hasPrefix("cpu ") }.flatMap(ProcessorTicks.init) }
    static func each() -> [ProcessorTicks] { lines.filter { !$0.hasPrefix("cpu ") }.compactMap(ProcessorTicks.init) }
}

/// The machine's memory as the kernel counts it, in bytes by name.
private struct MachineMemory {
    private var bytes: [Substring: UInt64] = [:]

    init() {
        let text = (try? String(contentsOfFile: "/proc/meminfo", encoding: .utf8)) ?? ""
        for line in text.split(separator: "\n") {
            let parts = line.split(whereSeparator: { $0 == ":" || $0 == " " })
            guard parts.count >= 2, let number = UInt64(parts[1]) else { continue }
            bytes[parts[0]] = number.multipliedReportingOverflow(by: 1024).partialValue
        }
    }

    private func pages(_ name: Substring) -> natural_t { natural_t(clamping: (bytes[name] ?? 0) / UInt64(vm_page_size)) }

    var statistics: vm_statistics64 {
        var statistics = vm_statistics64()
        statistics.free_count = pages("MemFree")
        statistics.active_count = pages("Active")
        statistics.inactive_count = pages("Inactive")
        statistics.wire_count = pages("Unevictable")
        statistics.purgeable_count = pages("SReclaimable")
        statistics.external_page_count = pages("Cached")
        statistics.internal_page_count = pages("AnonPages")
        return statistics
    }
}
