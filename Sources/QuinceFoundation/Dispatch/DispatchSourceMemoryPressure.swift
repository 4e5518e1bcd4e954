import Dispatch
import Foundation

/// A source of events about the memory that the system has left.
///
/// Source: Apple's documentation of `DispatchSourceMemoryPressure`.
public protocol DispatchSourceMemoryPressure: DispatchSourceProtocol {}

extension DispatchSourceMemoryPressure {
    /// The events since the handler was called last.
    public var data: DispatchSource.MemoryPressureEvent {
        DispatchSource.MemoryPressureEvent(rawValue: (self as any DispatchSourceProtocol).data)
    }
    /// The events that are asked for.
    public var mask: DispatchSource.MemoryPressureEvent {
        DispatchSource.MemoryPressureEvent(rawValue: (self as any DispatchSourceProtocol).mask)
    }
}

extension DispatchSource {
    /// States of the system's memory. Source: Apple's documentation of `DispatchSource.MemoryPressureEvent`.
    public struct MemoryPressureEvent: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let normal = MemoryPressureEvent(rawValue: 1)
        public static let warning = MemoryPressureEvent(rawValue: 2)
        public static let critical = MemoryPressureEvent(rawValue: 4)
        public static let all: MemoryPressureEvent = [.normal, .warning, .critical]
    }

    /// Makes a source whose handler is called when the device warns of its memory, as the application's delegate is.
    ///
    /// - Parameters:
    ///   - eventMask: The states that the handler is called for.
    ///   - queue: The queue that the handlers are called on; nil = a global one.
    public class func makeMemoryPressureSource(
        eventMask: MemoryPressureEvent, queue: DispatchQueue? = nil
    ) -> any DispatchSourceMemoryPressure {
        MemoryPressureSource(eventMask, queue)
    }
}

/// The sources of memory pressure of this process, and what they are told.
package enum MemoryPressure {
    private struct Listener: Sendable { weak var source: MemoryPressureSource? }

    private static let lock = NSLock()
    nonisolated(unsafe) private static var listeners: [Listener] = []

    fileprivate static func add(_ source: MemoryPressureSource) {
        lock.withLock {
            listeners.removeAll { $0.source == nil }
            listeners.append(Listener(source: source))
        }
    }

    /// Tells all sources about the system's memory.
    package static func post(_ event: DispatchSource.MemoryPressureEvent) {
        for listener in lock.withLock({ listeners }) { listener.source?.merge(event) }
    }
}

/// A source over one of user data, which is the only kind that a process can feed itself.
private final class MemoryPressureSource: DispatchSourceMemoryPressure, @unchecked Sendable {
    private let source: any DispatchSourceUserDataOr
    private let wanted: DispatchSource.MemoryPressureEvent

    init(_ mask: DispatchSource.MemoryPressureEvent, _ queue: DispatchQueue?) {
        (source, wanted) = (DispatchSource.makeUserDataOrSource(queue: queue), mask)
        MemoryPressure.add(self)
    }

    fileprivate func merge(_ event: DispatchSource.MemoryPressureEvent) {
        if !event.isDisjoint(with: wanted) { source.or(data: event.intersection(wanted).rawValue) }
    }

    var data: UInt { source.data }
    var mask: UInt { wanted.rawValue }
    var handle: UInt { source.handle }
    var isCancelled: Bool { source.isCancelled }

    func setEventHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (() -> Void)?) {
        source.setEventHandler(qos: qos, flags: flags, handler: handler)
    }
    func setEventHandler(handler: DispatchWorkItem) { source.setEventHandler(handler: handler) }
    func setCancelHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (() -> Void)?) {
        source.setCancelHandler(qos: qos, flags: flags, handler: handler)
    }
    func setCancelHandler(handler: DispatchWorkItem) { source.setCancelHandler(handler: handler) }
    func setRegistrationHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (() -> Void)?) {
        source.setRegistrationHandler(qos: qos, flags: flags, handler: handler)
    }
    func setRegistrationHandler(handler: DispatchWorkItem) { source.setRegistrationHandler(handler: handler) }
    func activate() { source.activate() }
    func cancel() { source.cancel() }
    func resume() { source.resume() }
    func suspend() { source.suspend() }
}
