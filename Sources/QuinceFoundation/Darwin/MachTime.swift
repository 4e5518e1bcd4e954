import Foundation
import Glibc

/// The ratio of the units of `mach_absolute_time()` to nanoseconds.
public struct mach_timebase_info_data_t: Sendable {
    public var numer: UInt32
    public var denom: UInt32

    public init() { (numer, denom) = (0, 0) }
    public init(numer: UInt32, denom: UInt32) { (self.numer, self.denom) = (numer, denom) }
}

// In C a structure and a function share the name `mach_timebase_info`. A type and a function of Swift cannot, so these stand for its initializers.

/// Makes an empty ratio.
public func mach_timebase_info() -> mach_timebase_info_data_t { mach_timebase_info_data_t() }
/// Makes a ratio.
public func mach_timebase_info(numer: UInt32, denom: UInt32) -> mach_timebase_info_data_t {
    mach_timebase_info_data_t(numer: numer, denom: denom)
}

public typealias mach_timebase_info_t = UnsafeMutablePointer<mach_timebase_info_data_t>
public var NSEC_PER_SEC: UInt64 { 1_000_000_000 }
public var NSEC_PER_MSEC: UInt64 { 1_000_000 }
public var NSEC_PER_USEC: UInt64 { 1000 }
public var USEC_PER_SEC: UInt64 { 1_000_000 }

public typealias kern_return_t = Int32

public var KERN_SUCCESS: Int32 { 0 }
public var KERN_INVALID_ADDRESS: Int32 { 1 }
public var KERN_INVALID_ARGUMENT: Int32 { 4 }
public var KERN_FAILURE: Int32 { 5 }

/// Fills in the ratio of time units to nanoseconds: 1 to 1, as on the simulator of an Intel Mac.
@discardableResult
public func mach_timebase_info(_ info: mach_timebase_info_t!) -> kern_return_t {
    info.pointee = mach_timebase_info_data_t(numer: 1, denom: 1)
    return KERN_SUCCESS
}

/// Nanoseconds on a clock that stands while the device sleeps.
public func mach_absolute_time() -> UInt64 { clock_gettime_nsec_np(CLOCK_UPTIME_RAW) }

/// Nanoseconds on a clock that goes on while the device sleeps.
public func mach_continuous_time() -> UInt64 { clock_gettime_nsec_np(CLOCK_BOOTTIME) }

/// Darwin's name of the clock that stands while the device sleeps.
public var CLOCK_UPTIME_RAW: clockid_t { CLOCK_MONOTONIC }
public var CLOCK_UPTIME_RAW_APPROX: clockid_t { CLOCK_MONOTONIC }
public var CLOCK_MONOTONIC_RAW_APPROX: clockid_t { CLOCK_MONOTONIC }

/// Nanoseconds on a clock.
public func clock_gettime_nsec_np(_ clock: clockid_t) -> UInt64 {
    var time = timespec()
    clock_gettime(clock, &time)
    return UInt64(time.tv_sec) * NSEC_PER_SEC + UInt64(time.tv_nsec)
}
