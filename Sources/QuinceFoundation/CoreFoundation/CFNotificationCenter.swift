import Foundation

/// Tells observers of notifications: those of the process, or those that processes tell each other by name.
///
/// Source: Apple's documentation of `CFNotificationCenter`.
public final class CFNotificationCenter: NSObject, @unchecked Sendable {
    fileprivate static let local = CFNotificationCenter(isLocal: true)
    fileprivate static let darwin = CFNotificationCenter(isLocal: false)

    private struct Observation {
        let observer: UnsafeRawPointer?
        let name: String?
        let object: UnsafeRawPointer?
        let callback: CFNotificationCallback
        /// The registration with `NotificationCenter`; nil for names that processes tell each other.
        let token: (any NSObjectProtocol)?
    }

    private let isLocal: Bool
    private let lock = NSLock()
    private var observations: [Observation] = []

    private init(isLocal: Bool) { self.isLocal = isLocal }

    fileprivate func add(
        _ observer: UnsafeRawPointer?, _ callback: @escaping CFNotificationCallback, _ name: String?, _ object: UnsafeRawPointer?
    ) {
        // Names between processes have no objects, and need to be named.
        guard isLocal || name != nil else { return }
        let token = isLocal ? register(observer, callback, name, object) : nil
        let observation = Observation(observer: observer, name: name, object: isLocal ? object : nil, callback: callback, token: token)
        lock.withLock { observations.append(observation) }
    }

    private func register(
        _ observer: UnsafeRawPointer?, _ callback: @escaping CFNotificationCallback, _ name: String?, _ object: UnsafeRawPointer?
    ) -> any NSObjectProtocol {
        nonisolated(unsafe) let observer = UnsafeMutableRawPointer(mutating: observer)
        return NotificationCenter.default.addObserver(
            forName: name.map { Notification.Name($0) }, object: Self.object(object), queue: nil
        ) { [unowned self] notification in
            let sender = (notification.object as AnyObject?).map { UnsafeRawPointer(Unmanaged.passUnretained($0).toOpaque()) }
            let information = notification.userInfo.map { pairs in
                CFDictionary(pairs.compactMap { pair in (pair.key as? String).map { ($0, pair.value) } }) { first, _ in first }
            }
            callback(self, observer, CFNotificationName(notification.name.rawValue), sender, information)
        }
    }

    /// The object that a pointer to an instance of a class refers to.
    private static func object(_ pointer: UnsafeRawPointer?) -> AnyObject? {
        pointer.map { Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() }
    }

    fileprivate func remove(_ observer: UnsafeRawPointer?, where isMeant: (_ name: String?, _ object: UnsafeRawPointer?) -> Bool) {
        let tokens = lock.withLock {
            let removed = observations.filter { $0.observer == observer && isMeant($0.name, $0.object) }
            observations.removeAll { $0.observer == observer && isMeant($0.name, $0.object) }
            return removed.compactMap(\.token)
        }
        for token in tokens { NotificationCenter.default.removeObserver(token) }
    }

    fileprivate func post(_ name: String, _ object: UnsafeRawPointer?, _ userInfo: CFDictionary?) {
        guard !isLocal else {
            return NotificationCenter.default.post(name: Notification.Name(name), object: Self.object(object), userInfo: userInfo)
        }
        // They arrive in a later turn of the main run loop, without object and information.
        DispatchQueue.main.async { [self] in
            let callbacks = lock.withLock { observations.filter { $0.name == name } }
            for found in callbacks {
                found.callback(self, UnsafeMutableRawPointer(mutating: found.observer), CFNotificationName(name), nil, nil)
            }
        }
    }
}

/// The callback of an observer: its parameters are the center, the observer, the notification's name, its object and its user info.
public typealias CFNotificationCallback = (
    CFNotificationCenter?, UnsafeMutableRawPointer?, CFNotificationName?, UnsafeRawPointer?, CFDictionary?
) -> Void

/// The name of a notification of Core Foundation.
public struct CFNotificationName: RawRepresentable, Hashable, Sendable {
    public let rawValue: CFString

    public init(rawValue: CFString) { self.rawValue = rawValue }
    public init(_ rawValue: CFString) { self.init(rawValue: rawValue) }
}

/// The handling of notifications that arrive while the process is suspended. The centers here deliver all of them.
public enum CFNotificationSuspensionBehavior: CFIndex, Sendable {
    case drop = 1
    case coalesce = 2
    case hold = 3
    case deliverImmediately = 4
}

public let kCFNotificationDeliverImmediately: CFOptionFlags = 1
public let kCFNotificationPostToAllSessions: CFOptionFlags = 2

public func CFNotificationCenterGetTypeID() -> CFTypeID { 58 }
/// The center of the process, whose notifications are those of `NotificationCenter.default`.
public func CFNotificationCenterGetLocalCenter() -> CFNotificationCenter! { .local }
/// The center of names that processes tell each other. Not yet in Quince: other processes are not reached, only observers in this one are.
public func CFNotificationCenterGetDarwinNotifyCenter() -> CFNotificationCenter! { .darwin }

/// Adds an observer.
///
/// - Parameters:
///   - observer: Identifies the observer, for its removal and the callback.
///   - name: The notifications to observe; nil for all, but not for names between processes, where nil observes nothing.
///   - object: A pointer to the object whose notifications to observe; nil for those of any.
public func CFNotificationCenterAddObserver(
    _ center: CFNotificationCenter!, _ observer: UnsafeRawPointer!, _ callBack: CFNotificationCallback!, _ name: CFString!,
    _ object: UnsafeRawPointer!, _ suspensionBehavior: CFNotificationSuspensionBehavior
) {
    guard let callBack else { return }
    center?.add(observer, callBack, name, object)
}

/// Stops an observer from observing a name and an object; nil stands for all.
public func CFNotificationCenterRemoveObserver(
    _ center: CFNotificationCenter!, _ observer: UnsafeRawPointer!, _ name: CFNotificationName!, _ object: UnsafeRawPointer!
) {
    let (name, object) = (name?.rawValue, object as UnsafeRawPointer?)
    center?.remove(observer) { (name == nil || $0 == name) && (object == nil || $1 == object) }
}

/// Stops an observer from observing anything.
public func CFNotificationCenterRemoveEveryObserver(_ center: CFNotificationCenter!, _ observer: UnsafeRawPointer!) {
    center?.remove(observer) { _, _ in true }
}

/// Posts a notification; names between processes are delivered without object and information.
public func CFNotificationCenterPostNotification(
    _ center: CFNotificationCenter!, _ name: CFNotificationName!, _ object: UnsafeRawPointer!, _ userInfo: CFDictionary!,
    _ deliverImmediately: Bool
) {
    guard let name else { return }
    center?.post(name.rawValue, object, userInfo)
}

/// Posts a notification as `CFNotificationCenterPostNotification` does.
public func CFNotificationCenterPostNotificationWithOptions(
    _ center: CFNotificationCenter!, _ name: CFNotificationName!, _ object: UnsafeRawPointer!, _ userInfo: CFDictionary!,
    _ options: CFOptionFlags
) {
    CFNotificationCenterPostNotification(center, name, object, userInfo, options & kCFNotificationDeliverImmediately != 0)
}
