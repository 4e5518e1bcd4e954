import HealthModel
import QuinceFoundation

/// One of the activities of a workout, as the legs of a triathlon. Source: Apple's documentation of `HKWorkoutActivity`.
open class HKWorkoutActivity: NSObject, NSCopying, @unchecked Sendable {
    public let uuid: UUID
    public let workoutConfiguration: HKWorkoutConfiguration
    public let startDate: Date
    public let endDate: Date?
    public let metadata: [String: Any]?
    /// The events and samples of the workout in the activity's time.
    let workoutEventsOfSpan: [HKWorkoutEvent]
    let samples: [HKQuantitySample]

    init(
        _ uuid: UUID, _ configuration: HKWorkoutConfiguration, _ start: Date, _ end: Date?, _ metadata: [String: Any]?,
        events: [HKWorkoutEvent] = [], samples: [HKQuantitySample] = []
    ) {
        (self.uuid, workoutConfiguration, startDate, endDate) = (uuid, configuration, start, end)
        self.metadata = metadata
        let last = end ?? .distantFuture
        workoutEventsOfSpan = events.filter { $0.dateInterval.start >= start && $0.dateInterval.start <= last }
        self.samples = samples.filter { $0.startDate >= start && $0.startDate < last || $0.startDate == start }
    }

    public convenience init(
        workoutConfiguration: HKWorkoutConfiguration, start startDate: Date, end endDate: Date?, metadata: [String: Any]?
    ) {
        Metadata.validate(metadata)
        self.init(UUID(), workoutConfiguration.snapshot, startDate, endDate, metadata)
    }

    convenience init(_ record: HealthActivity, events: [HKWorkoutEvent], samples: [HKQuantitySample]) {
        let configuration = HKWorkoutConfiguration()
        configuration.activityType = HKWorkoutActivityType(rawValue: record.activity) ?? .other
        configuration.locationType = HKWorkoutSessionLocationType(rawValue: record.location) ?? .unknown
        configuration.swimmingLocationType = HKWorkoutSwimmingLocationType(rawValue: record.swimmingLocation) ?? .unknown
        configuration.lapLength = record.lapLength.flatMap { HKQuantity($0) }
        self.init(
            record.uuid, configuration, record.start, record.end, Metadata.values(of: record.metadata), events: events, samples: samples)
    }

    var record: HealthActivity {
        let configuration = workoutConfiguration
        var record = HealthActivity(
            uuid: uuid, start: startDate, end: endDate, activity: configuration.activityType.rawValue,
            location: configuration.locationType.rawValue, swimmingLocation: configuration.swimmingLocationType.rawValue)
        (record.lapLength, record.metadata) = (configuration.lapLength?.record, Metadata.records(of: metadata))
        return record
    }

    /// The activity with what the workout has collected.
    func with(end: Date?, metadata added: [String: Any] = [:], events: [HKWorkoutEvent], samples: [HKQuantitySample]) -> HKWorkoutActivity {
        let merged = added.isEmpty ? metadata : (metadata ?? [:]).merging(added) { $1 }
        return HKWorkoutActivity(uuid, workoutConfiguration, startDate, end, merged, events: events, samples: samples)
    }

    open var workoutEvents: [HKWorkoutEvent] { workoutEventsOfSpan }
    /// Seconds without pauses.
    open var duration: TimeInterval {
        HKWorkoutEvent.activeDuration(from: startDate, to: max(startDate, endDate ?? Date()), workoutEventsOfSpan)
    }
    open func statistics(for quantityType: HKQuantityType) -> HKStatistics? {
        HKStatistics.ofWorkout(quantityType, samples, startDate, endDate ?? Date())
    }
    open var allStatistics: [HKQuantityType: HKStatistics] { HKStatistics.allOfWorkout(samples, startDate, endDate ?? Date()) }

    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool { (object as? HKWorkoutActivity)?.uuid == uuid }
    open override var hash: Int { uuid.hashValue }
}
