import Foundation
import Glibc

// Memory as Mach counts it, and what its calls hand out.

public typealias vm_size_t = UInt
public typealias vm_offset_t = UInt
public typealias vm_address_t = vm_offset_t
public typealias mach_vm_address_t = UInt64

/// The bytes of a page of memory.
public var vm_page_size: vm_size_t { vm_size_t(getpagesize()) }
public var vm_kernel_page_size: vm_size_t { vm_page_size }

/// Arrays that calls of Mach have allocated for the app, which frees them with `vm_deallocate`.
enum MachArrays {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var addresses: Set<UInt> = []

    /// Returns an array of the elements, which stays until it is freed.
    static func allocate<Element: BitwiseCopyable>(_ elements: [Element]) -> UnsafeMutablePointer<Element> {
        let array = UnsafeMutablePointer<Element>.allocate(capacity: max(elements.count, 1))
        array.initialize(from: elements, count: elements.count)
        lock.withLock { _ = addresses.insert(UInt(bitPattern: array)) }
        return array
    }

    /// Frees an array; false where there is none at the address.
    static func free(_ address: vm_address_t) -> Bool {
        guard lock.withLock({ addresses.remove(address) }) != nil else { return false }
        UnsafeMutableRawPointer(bitPattern: address)?.deallocate()
        return true
    }
}

/// Frees an array that a call of Mach has allocated.
///
/// - Returns: `KERN_INVALID_ADDRESS` where there is none at the address.
@discardableResult
public func vm_deallocate(_ task: mach_port_t, _ address: vm_address_t, _ size: vm_size_t) -> kern_return_t {
    MachArrays.free(address) ? KERN_SUCCESS : KERN_INVALID_ADDRESS
}

/// Gives up a port. Ports are numbers here, which nothing is kept for.
@discardableResult
public func mach_port_deallocate(_ task: mach_port_t, _ name: mach_port_t) -> kern_return_t { KERN_SUCCESS }
