import QuinceFoundation

/// Events in time.
///
/// Source: Apple's documentation of `CHHapticPattern`.
open class CHHapticPattern: NSObject {
    private let events: [CHHapticEvent]

    /// The duration in seconds: until the last event has ended.
    open var duration: TimeInterval { events.map { $0.relativeTime + $0.duration }.max() ?? 0 }

    /// - Throws: `CHHapticError.invalidEventTime` or `invalidEventDuration` for times before the beginning.
    public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {
        self.events = try Self.checked(events)
        super.init()
    }

    /// - Throws: `CHHapticError.invalidEventTime` or `invalidEventDuration` for times before the beginning.
    public init(events: [CHHapticEvent], parameterCurves: [CHHapticParameterCurve]) throws {
        self.events = try Self.checked(events)
        super.init()
    }

    private static func checked(_ events: [CHHapticEvent]) throws -> [CHHapticEvent] {
        for event in events {
            guard event.relativeTime >= 0 else { throw CHHapticError(.invalidEventTime) }
            guard event.duration >= 0 else { throw CHHapticError(.invalidEventDuration) }
        }
        return events
    }
}

extension CHHapticPattern {
    @available(*, unavailable, message: "not yet in Quince: patterns as dictionaries")
    public convenience init(dictionary patternDict: [AnyHashable: Any]) throws { fatalError() }
    @available(*, unavailable, message: "not yet in Quince: patterns in files")
    public convenience init(contentsOf ahapURL: URL) throws { fatalError() }
    @available(*, unavailable, message: "not yet in Quince: patterns as dictionaries")
    public func exportDictionary() throws -> [AnyHashable: Any] { fatalError() }
    @available(*, unavailable, message: "not yet in Quince: patterns as dictionaries")
    public enum Key {}
}
