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
    public var mask: DispatchSource.MemoryPressureEvent { MemoryPressure.events(of: self) }
}

// Dispatch's own methods of the protocol take its class alone, so its sources of user data stand for those of memory.
extension DispatchSource: DispatchSourceMemoryPressure {}

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
        // Dispatch has one class for all sources.
        let source = DispatchSource.makeUserDataOrSource(queue: queue) as! DispatchSource
        MemoryPressure.add(source, eventMask)
        return source
    }
}

/// The sources of memory pressure of this process, and what they are told.
package enum MemoryPressure {
    private struct Listener {
        weak var source: DispatchSource?
        var events: DispatchSource.MemoryPressureEvent
    }

    private static let lock = NSLock()
    nonisolated(unsafe) private static var listeners: [Listener] = []

    fileprivate static func add(_ source: DispatchSource, _ events: DispatchSource.MemoryPressureEvent) {
        lock.withLock {
            listeners.removeAll { $0.source == nil }
            listeners.append(Listener(source: source, events: events))
        }
    }

    /// The events that a source asks for; none for one of another kind.
    fileprivate static func events(of source: any DispatchSourceProtocol) -> DispatchSource.MemoryPressureEvent {
        lock.withLock { listeners.first { $0.source === source as? DispatchSource }?.events ?? [] }
    }

    /// Tells all sources about the system's memory.
    package static func post(_ event: DispatchSource.MemoryPressureEvent) {
        for listener in lock.withLock({ listeners }) where !listener.events.isDisjoint(with: event) {
            listener.source?.or(data: listener.events.intersection(event).rawValue)
        }
    }
}
