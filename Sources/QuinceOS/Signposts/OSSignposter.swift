import QuinceFoundation

/// Tells intervals of one name that overlap apart. Apple's documentation: `OSSignpostID`.
public struct OSSignpostID: RawRepresentable, Hashable, Comparable, Sendable {
    public let rawValue: UInt64

    public init(_ value: UInt64) { rawValue = value }
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    private static let lock = NSLock()
    nonisolated(unsafe) private static var last: UInt64 = 0

    /// Makes an identifier no other has.
    public init(log: OSLog) {
        rawValue = Self.lock.withLock {
            Self.last += 1
            return Self.last
        }
    }

    /// The identifier of an object: the same for the same object.
    public init(log: OSLog, object: AnyObject) { rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(object))) }

    /// For intervals of which there is only one at a time.
    public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
    public static let invalid = OSSignpostID(.max)
    public static let null = OSSignpostID(0)

    public static func < (lhs: OSSignpostID, rhs: OSSignpostID) -> Bool { lhs.rawValue < rhs.rawValue }
}

/// An interval that has begun.
public final class OSSignpostIntervalState: @unchecked Sendable {
    public let signpostID: OSSignpostID
    fileprivate let isOpen = OSAllocatedUnfairLock(initialState: true)

    fileprivate init(_ id: OSSignpostID) { signpostID = id }

    public static func beginState(id: OSSignpostID) -> OSSignpostIntervalState { OSSignpostIntervalState(id) }
}

/// Marks intervals and events for a tool that records them; none is attached to an app here, which `isEnabled` says.
///
/// Apple's documentation: `OSSignposter`. An interval that is ended twice is told of, as there.
public struct OSSignposter: Sendable {
    private let log: OSLog

    public init() { log = .default }
    public init(logHandle: OSLog) { log = logHandle }
    public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }
    public init(subsystem: String, category: OSLog.Category) { log = OSLog(subsystem: subsystem, category: category) }
    public init(logger: Logger) { log = .default }

    public static let disabled = OSSignposter(logHandle: .disabled)

    /// Whether a tool records.
    public var isEnabled: Bool { log.signpostsEnabled }

    public func makeSignpostID() -> OSSignpostID { OSSignpostID(log: log) }
    public func makeSignpostID(from object: AnyObject) -> OSSignpostID { OSSignpostID(log: log, object: object) }

    public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
        OSSignpostIntervalState(id)
    }

    public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage) -> OSSignpostIntervalState {
        OSSignpostIntervalState(id)
    }

    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {
        let wasOpen = state.isOpen.withLock { isOpen in
            defer { isOpen = false }
            return isOpen
        }
        if !wasOpen { LogConsole.write("The signpost interval \"\(name)\" was ended twice.", to: log, .fault) }
    }

    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage) { endInterval(name, state) }

    /// Marks a moment. No tool records it here.
    public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}
    /// Marks a moment. No tool records it here.
    public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage) {}

    public func withIntervalSignpost<T>(_ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T) rethrows -> T {
        let state = beginInterval(name, id: id)
        defer { endInterval(name, state) }
        return try task()
    }

    public func withIntervalSignpost<T>(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage, around task: () throws -> T
    ) rethrows -> T { try withIntervalSignpost(name, id: id, around: task) }
}

/// The kind of a signpost.
public struct OSSignpostType: RawRepresentable, Equatable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    public static let event = OSSignpostType(rawValue: 0)
    public static let begin = OSSignpostType(rawValue: 1)
    public static let end = OSSignpostType(rawValue: 2)
}

/// Marks a moment, or an interval's begin or end, for a tool that records them; none is attached to an app here.
public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString, signpostID: OSSignpostID = .exclusive
) {}

/// Marks a moment, or an interval's begin or end, with a message, for a tool that records them; none is attached to an app here.
public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString, signpostID: OSSignpostID = .exclusive,
    _ format: StaticString, _ arguments: any CVarArg...
) {}
