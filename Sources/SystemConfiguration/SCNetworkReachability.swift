internal import DeviceProtocol
internal import DeviceRuntime
import Dispatch
import Glibc
import QuinceFoundation

/// Called when the way to a host has changed.
public typealias SCNetworkReachabilityCallBack = (SCNetworkReachability, SCNetworkReachabilityFlags, UnsafeMutableRawPointer?) -> Void

/// The argument of callbacks, and the functions that retain and release it.
///
/// Source: Apple's documentation of `SCNetworkReachabilityContext`.
public struct SCNetworkReachabilityContext {
    public var version: CFIndex
    public var info: UnsafeMutableRawPointer?
    public var retain: (@convention(c) (UnsafeRawPointer) -> UnsafeRawPointer)?
    public var release: (@convention(c) (UnsafeRawPointer) -> Void)?
    public var copyDescription: ((UnsafeRawPointer) -> Unmanaged<NSString>)?

    public init() { version = 0 }

    public init(
        version: CFIndex, info: UnsafeMutableRawPointer?, retain: (@convention(c) (UnsafeRawPointer) -> UnsafeRawPointer)?,
        release: (@convention(c) (UnsafeRawPointer) -> Void)?, copyDescription: ((UnsafeRawPointer) -> Unmanaged<NSString>)?
    ) { (self.version, self.info, self.retain, self.release, self.copyDescription) = (version, info, retain, release, copyDescription) }

    /// The argument, retained where there is a function that does.
    fileprivate var retainedInfo: UnsafeMutableRawPointer? {
        guard let info, let retain else { return info }
        return UnsafeMutableRawPointer(mutating: retain(UnsafeRawPointer(info)))
    }
}

/// The way to a host over the device's network, as the paths of `Network` have it.
///
/// Source: Apple's documentation of `SCNetworkReachability`.
public final class SCNetworkReachability: @unchecked Sendable {
    private let lock = NSLock()
    /// The flags on a wireless network.
    private let flags: SCNetworkReachabilityFlags
    private let runtime: DeviceRuntime
    /// The flags that the callback was called with last.
    private var notified: SCNetworkReachabilityFlags?
    private var isFollowing = false
    /// Whether the callback is called once the name is resolved, as it is for names and not for addresses.
    private let resolvesName: Bool
    private var callback: SCNetworkReachabilityCallBack?
    private var context: SCNetworkReachabilityContext?
    private var queue: DispatchQueue?
    private var runLoops: [String: Place] = [:]

    init(_ flags: SCNetworkReachabilityFlags, resolvesName: Bool, runtime: DeviceRuntime = .current) {
        (self.flags, self.resolvesName, self.runtime) = (flags, resolvesName, runtime)
    }

    deinit { if let context, let info = context.info { context.release?(UnsafeRawPointer(info)) } }

    /// The device itself is reached without a network.
    var currentFlags: SCNetworkReachabilityFlags {
        guard !flags.contains(.isLocalAddress) else { return flags }
        return switch runtime.settings.state.network {
        case .wifi?, nil: flags
        case .cellular?: flags.subtracting(.isDirect).union(.isWWAN)
        case NetworkCondition.none?: []
        }
    }

    /// Has changes of the device's network call the callback.
    private func follow() {
        let isFirst = lock.withLock {
            defer { isFollowing = true }
            return !isFollowing
        }
        guard isFirst else { return }
        lock.withLock { notified = currentFlags }
        runtime.settings.changes.subscribe { [weak self] _ in self?.networkChanged() }
    }

    private func networkChanged() {
        let flags = currentFlags
        let (queue, places): (DispatchQueue?, [Place]) = lock.withLock {
            guard notified != flags else { return (nil, []) }
            notified = flags
            return (self.queue, runLoops.map(\.value))
        }
        queue?.async { [weak self] in self?.notify { $0.queue != nil } }
        for place in places { perform(place) }
    }

    private func perform(_ place: Place) {
        CFRunLoopPerformBlock(place.runLoop, place.mode) { [weak self] in self?.notify { $0.runLoops[place.key] != nil } }
        CFRunLoopWakeUp(place.runLoop)
    }

    /// A run loop that calls the callback, and its mode.
    private struct Place {
        let runLoop: CFRunLoop
        let mode: CFString

        var key: String { "\(UInt(bitPattern: Unmanaged.passUnretained(runLoop).toOpaque()))/\(mode)" }
    }

    fileprivate func setCallback(_ callback: SCNetworkReachabilityCallBack?, _ context: SCNetworkReachabilityContext?) {
        var kept = callback == nil ? nil : context
        if let info = kept?.retainedInfo { kept?.info = info }
        let old = lock.withLock {
            defer { (self.callback, self.context) = (callback, kept) }
            return self.context
        }
        if let old, let info = old.info { old.release?(UnsafeRawPointer(info)) }
    }

    fileprivate func setQueue(_ queue: DispatchQueue?) -> Bool {
        let isSet = lock.withLock {
            guard queue == nil || (self.queue == nil && runLoops.isEmpty) else { return false }
            self.queue = queue
            return true
        }
        if isSet, queue != nil { follow() }
        if isSet, resolvesName, let queue { queue.async { [weak self] in self?.notify { $0.queue != nil } } }
        return isSet
    }

    fileprivate func schedule(_ runLoop: CFRunLoop, _ mode: CFString) -> Bool {
        let place = Place(runLoop: runLoop, mode: mode)
        let isSet = lock.withLock {
            guard queue == nil, runLoops[place.key] == nil else { return false }
            runLoops[place.key] = place
            return true
        }
        guard isSet else { return false }
        follow()
        if resolvesName { perform(place) }
        return true
    }

    fileprivate func unschedule(_ runLoop: CFRunLoop, _ mode: CFString) -> Bool {
        lock.withLock { runLoops.removeValue(forKey: Place(runLoop: runLoop, mode: mode).key) != nil }
    }

    /// - Parameter isScheduled: Whether the callback is still wanted, asked with the lock held.
    private func notify(_ isScheduled: (SCNetworkReachability) -> Bool) {
        // Another thread, or the callback, may set another one, which releases the argument.
        let (callback, context): (SCNetworkReachabilityCallBack?, SCNetworkReachabilityContext?) = lock.withLock {
            guard isScheduled(self) else { return (nil, nil) }
            var used = self.context
            if let info = used?.retainedInfo { used?.info = info }
            return (self.callback, used)
        }
        callback?(self, currentFlags, context?.info)
        if let context, context.retain != nil, let info = context.info { context.release?(UnsafeRawPointer(info)) }
    }

    /// The flags of an address. Source: RFC 1122 and RFC 4291 for the addresses of the device itself and of its link.
    fileprivate static func flags(of address: UnsafePointer<sockaddr>) -> SCNetworkReachabilityFlags {
        switch Int32(address.pointee.sa_family) {
        case AF_INET:
            let number = address.withMemoryRebound(to: sockaddr_in.self, capacity: 1) { UInt32(bigEndian: $0.pointee.sin_addr.s_addr) }
            if number >> 24 == 127 { return [.reachable, .isLocalAddress] }
            return number >> 16 == 0xA9FE ? [.reachable, .isDirect] : .reachable
        case AF_INET6:
            let isLoopback = address.withMemoryRebound(to: sockaddr_in6.self, capacity: 1) { address in
                withUnsafeBytes(of: address.pointee.sin6_addr) { $0.dropLast().allSatisfy { $0 == 0 } && $0.last == 1 }
            }
            return isLoopback ? [.reachable, .isLocalAddress] : .reachable
        default: return []
        }
    }
}

/// The way to the host of a name; nil without a name.
public func SCNetworkReachabilityCreateWithName(_ allocator: CFAllocator?, _ nodename: UnsafePointer<CChar>) -> SCNetworkReachability? {
    let name = String(cString: nodename)
    guard !name.isEmpty else { return nil }
    return SCNetworkReachability(name == "localhost" ? [.reachable, .isLocalAddress] : .reachable, resolvesName: true)
}

/// The way to an address; that of zeros stands for any. nil for addresses of other networks than the Internet.
public func SCNetworkReachabilityCreateWithAddress(
    _ allocator: CFAllocator?, _ address: UnsafePointer<sockaddr>
) -> SCNetworkReachability? {
    let flags = SCNetworkReachability.flags(of: address)
    return flags.isEmpty ? nil : SCNetworkReachability(flags, resolvesName: false)
}

/// The way from an address of the device to another; nil without any.
public func SCNetworkReachabilityCreateWithAddressPair(
    _ allocator: CFAllocator?, _ localAddress: UnsafePointer<sockaddr>?, _ remoteAddress: UnsafePointer<sockaddr>?
) -> SCNetworkReachability? { (remoteAddress ?? localAddress).flatMap { SCNetworkReachabilityCreateWithAddress(allocator, $0) } }

/// Whether the way is known, which is written to `flags`.
public func SCNetworkReachabilityGetFlags(
    _ target: SCNetworkReachability, _ flags: UnsafeMutablePointer<SCNetworkReachabilityFlags>
) -> Bool {
    flags.pointee = target.currentFlags
    return true
}

/// Sets the function that is called for changes, on what the host is scheduled on; nil takes it away.
@discardableResult
public func SCNetworkReachabilitySetCallback(
    _ target: SCNetworkReachability, _ callout: SCNetworkReachabilityCallBack?,
    _ context: UnsafeMutablePointer<SCNetworkReachabilityContext>?
) -> Bool {
    target.setCallback(callout, context?.pointee)
    return true
}

/// Has callbacks called by a run loop.
///
/// - Returns: false where the host is scheduled there already, or on a queue.
@discardableResult
public func SCNetworkReachabilityScheduleWithRunLoop(
    _ target: SCNetworkReachability, _ runLoop: CFRunLoop, _ runLoopMode: CFString
) -> Bool { target.schedule(runLoop, runLoopMode) }

/// Ends callbacks by a run loop.
@discardableResult
public func SCNetworkReachabilityUnscheduleFromRunLoop(
    _ target: SCNetworkReachability, _ runLoop: CFRunLoop, _ runLoopMode: CFString
) -> Bool { target.unschedule(runLoop, runLoopMode) }

/// Has callbacks called on a queue; nil ends that.
///
/// - Returns: false where the host is scheduled on another queue, or by a run loop.
@discardableResult
public func SCNetworkReachabilitySetDispatchQueue(_ target: SCNetworkReachability, _ queue: DispatchQueue?) -> Bool {
    target.setQueue(queue)
}
