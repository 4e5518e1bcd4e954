import HealthModel
import QuinceFoundation

public let HKWorkoutSortIdentifierDuration = "duration"
public let HKWorkoutSortIdentifierTotalDistance = "totalDistance"
public let HKWorkoutSortIdentifierTotalEnergyBurned = "totalEnergyBurned"
public let HKWorkoutSortIdentifierTotalFlightsClimbed = "totalFlightsClimbed"
public let HKWorkoutSortIdentifierTotalSwimmingStrokeCount = "totalSwimmingStrokeCount"

/// A workout. Source: Apple's documentation of `HKWorkout`.
open class HKWorkout: HKSample, @unchecked Sendable {
    public let workoutActivityType: HKWorkoutActivityType
    /// Seconds without pauses.
    public let duration: TimeInterval
    public let workoutEvents: [HKWorkoutEvent]?
    public let workoutActivities: [HKWorkoutActivity]
    /// The quantities that belong to it.
    let samples: [HKQuantitySample]
    /// Totals that the app has given, by their types.
    let totals: [String: HKQuantity]

    /// The properties of workouts alone.
    struct Content {
        var activity: HKWorkoutActivityType
        /// nil = from the dates and events.
        var duration: TimeInterval?
        var events: [HKWorkoutEvent]?
        var activities: [HKWorkoutActivity] = []
        var samples: [HKQuantitySample] = []
        var totals: [String: HKQuantity] = [:]
    }

    init(_ content: Content, _ start: Date, _ end: Date, _ identity: ObjectIdentity) {
        workoutActivityType = content.activity
        let active = HKWorkoutEvent.activeDuration(from: start, to: max(start, end), content.events ?? [])
        duration = content.duration ?? active
        (workoutEvents, workoutActivities) = (content.events, content.activities)
        (samples, totals) = (content.samples, content.totals)
        super.init(HKObjectType.workoutType(), start, end, identity)
    }

    /// The workout that the device has kept, with the samples that belong to it.
    static func make(_ record: HealthRecord, samples: [HKQuantitySample]) -> HKWorkout? {
        guard let session = record.session, record.end >= record.start else { return nil }
        let events = session.events.compactMap { HKWorkoutEvent($0) }
        let content = Content(
            activity: HKWorkoutActivityType(rawValue: session.activity) ?? .other, duration: session.duration,
            events: events.isEmpty ? nil : events,
            activities: session.activities.map { HKWorkoutActivity($0, events: events, samples: samples) },
            samples: samples, totals: session.totals.compactMapValues { HKQuantity($0) })
        return HKWorkout(content, record.start, record.end, ObjectIdentity(record))
    }

    override var record: HealthRecord? {
        var record = baseRecord, session = HealthWorkout(activity: workoutActivityType.rawValue, duration: duration)
        session.events = (workoutEvents ?? []).map(\.record)
        session.activities = workoutActivities.map(\.record)
        session.totals = totals.mapValues(\.record)
        record.session = session
        return record
    }

    // MARK: Statistics

    /// The statistics of the workout's samples of a type, or of the total that the app has given; nil without either.
    open func statistics(for quantityType: HKQuantityType) -> HKStatistics? {
        if let statistics = HKStatistics.ofWorkout(quantityType, samples, startDate, endDate) { return statistics }
        guard let total = totals[quantityType.identifier], quantityType.is(compatibleWith: total.unit) else { return nil }
        let sample = HKQuantitySample(type: quantityType, quantity: total, start: startDate, end: endDate)
        return HKStatistics.ofWorkout(quantityType, [sample], startDate, endDate)
    }

    open var allStatistics: [HKQuantityType: HKStatistics] {
        let types = Set(samples.map(\.quantityType)).union(totals.keys.map { HKQuantityType(identifier: $0) })
        return Dictionary(uniqueKeysWithValues: types.compactMap { type in statistics(for: type).map { (type, $0) } })
    }

    private func total(_ identifiers: [HKQuantityTypeIdentifier]) -> HKQuantity? {
        for identifier in identifiers { if let sum = statistics(for: HKQuantityType(identifier))?.sumQuantity() { return sum } }
        return nil
    }

    static let distances: [HKQuantityTypeIdentifier] = [
        .distanceWalkingRunning, .distanceCycling, .distanceSwimming, .distanceWheelchair, .distanceDownhillSnowSports,
        .distanceCrossCountrySkiing, .distancePaddleSports, .distanceRowing, .distanceSkatingSports,
    ]

    /// The type of the distance that an activity covers.
    static func distance(of activity: HKWorkoutActivityType) -> HKQuantityTypeIdentifier {
        switch activity {
        case .cycling, .handCycling: .distanceCycling
        case .swimming: .distanceSwimming
        case .wheelchairWalkPace, .wheelchairRunPace: .distanceWheelchair
        case .downhillSkiing, .snowboarding, .snowSports: .distanceDownhillSnowSports
        case .crossCountrySkiing: .distanceCrossCountrySkiing
        case .paddleSports: .distancePaddleSports
        case .rowing: .distanceRowing
        case .skatingSports: .distanceSkatingSports
        default: .distanceWalkingRunning
        }
    }

    @available(iOS, deprecated: 18.0, message: "Use statistics(for:) with the type of active energy burned")
    open var totalEnergyBurned: HKQuantity? { total([.activeEnergyBurned]) }
    @available(iOS, deprecated: 18.0, message: "Use statistics(for:) with a type of distance")
    open var totalDistance: HKQuantity? { total(Self.distances) }
    @available(iOS, deprecated: 18.0, message: "Use statistics(for:) with the type of swimming strokes")
    open var totalSwimmingStrokeCount: HKQuantity? { total([.swimmingStrokeCount]) }
    @available(iOS, deprecated: 18.0, message: "Use statistics(for:) with the type of flights climbed")
    open var totalFlightsClimbed: HKQuantity? { total([.flightsClimbed]) }

    override func value(ofKey key: String) -> Any?? {
        switch key {
        case "workoutActivityType": .some(Int(workoutActivityType.rawValue))
        case "duration": .some(duration)
        case "totalEnergyBurned": .some(total([.activeEnergyBurned])?.doubleValue(for: .kilocalorie()))
        case "totalDistance": .some(total(Self.distances)?.doubleValue(for: .meter()))
        case "totalSwimmingStrokeCount": .some(total([.swimmingStrokeCount])?.doubleValue(for: .count()))
        case "totalFlightsClimbed": .some(total([.flightsClimbed])?.doubleValue(for: .count()))
        default: super.value(ofKey: key)
        }
    }
}
