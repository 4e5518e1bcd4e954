import QuinceFoundation

/// Events in time.
///
/// Source: Apple's documentation of `CHHapticPattern`.
open class CHHapticPattern: NSObject {
    let events: [CHHapticEvent]
    let parameters: [CHHapticDynamicParameter]
    let curves: [CHHapticParameterCurve]

    /// The duration in seconds: until the last event has ended.
    open var duration: TimeInterval { events.map { $0.relativeTime + $0.duration }.max() ?? 0 }

    /// - Throws: `CHHapticError.invalidEventTime` or `invalidEventDuration` for times before the beginning.
    public convenience init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {
        try self.init(events: events, parameters: parameters, curves: [])
    }

    /// - Throws: `CHHapticError.invalidEventTime` or `invalidEventDuration` for times before the beginning.
    public convenience init(events: [CHHapticEvent], parameterCurves: [CHHapticParameterCurve]) throws {
        try self.init(events: events, parameters: [], curves: parameterCurves)
    }

    init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter], curves: [CHHapticParameterCurve]) throws {
        for event in events {
            guard event.relativeTime >= 0 else { throw CHHapticError(.invalidEventTime) }
            guard event.duration >= 0 else { throw CHHapticError(.invalidEventDuration) }
        }
        (self.events, self.parameters, self.curves) = (events, parameters, curves)
        super.init()
    }
}
