import HealthModel
import QuinceFoundation

/// The kind of a workout event. Source: Apple's documentation of `HKWorkoutEventType`.
public enum HKWorkoutEventType: Int, Sendable {
    case pause = 1, resume, lap, marker, motionPaused, motionResumed, segment, pauseOrResumeRequest
}

/// Something that happened in a workout. Source: Apple's documentation of `HKWorkoutEvent`.
open class HKWorkoutEvent: NSObject, NSCopying, @unchecked Sendable {
    public let type: HKWorkoutEventType
    public let dateInterval: DateInterval
    public let metadata: [String: Any]?

    public init(type: HKWorkoutEventType, dateInterval: DateInterval, metadata: [String: Any]?) {
        Metadata.validate(metadata)
        (self.type, self.dateInterval, self.metadata) = (type, dateInterval, metadata)
    }
    @available(iOS, deprecated: 11.0, message: "Use init(type:dateInterval:metadata:)")
    public convenience init(type: HKWorkoutEventType, date: Date) {
        self.init(type: type, dateInterval: DateInterval(start: date, duration: 0), metadata: nil)
    }
    @available(iOS, deprecated: 11.0, message: "Use init(type:dateInterval:metadata:)")
    public convenience init(type: HKWorkoutEventType, date: Date, metadata: [String: Any]) {
        self.init(type: type, dateInterval: DateInterval(start: date, duration: 0), metadata: metadata)
    }

    convenience init?(_ record: HealthEvent) {
        guard let type = HKWorkoutEventType(rawValue: record.type) else { return nil }
        self.init(
            type: type, dateInterval: DateInterval(start: record.start, duration: max(0, record.duration)),
            metadata: Metadata.values(of: record.metadata))
    }

    var record: HealthEvent {
        HealthEvent(
            type: type.rawValue, start: dateInterval.start, duration: dateInterval.duration, metadata: Metadata.records(of: metadata))
    }

    @available(iOS, deprecated: 11.0, message: "Use dateInterval") open var date: Date { dateInterval.start }

    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool { (object as? HKWorkoutEvent)?.record == record }
    open override var hash: Int { dateInterval.hashValue }

    /// Seconds of a span of time without the pauses that events make.
    static func activeDuration(from start: Date, to end: Date, _ events: [HKWorkoutEvent]) -> TimeInterval {
        var active = 0.0, since: Date? = start
        for event in events.sorted(by: { $0.dateInterval.start < $1.dateInterval.start }) {
            let date = min(max(event.dateInterval.start, start), end)
            switch event.type {
            case .pause, .motionPaused:
                if let begin = since { active += date.timeIntervalSince(begin) }
                since = nil
            case .resume, .motionResumed: since = since ?? date
            default: break
            }
        }
        if let begin = since { active += max(0, end.timeIntervalSince(begin)) }
        return active
    }
}
