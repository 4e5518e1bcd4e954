import HealthModel
import QuinceFoundation

/// The activity rings of a day. Source: Apple's documentation of `HKActivitySummary`.
open class HKActivitySummary: NSObject, NSCopying, @unchecked Sendable {
    open var activityMoveMode = HKActivityMoveMode.activeEnergy
    open var activeEnergyBurned = HKQuantity(unit: .kilocalorie(), doubleValue: 0)
    open var appleMoveTime = HKQuantity(unit: .minute(), doubleValue: 0)
    open var appleExerciseTime = HKQuantity(unit: .minute(), doubleValue: 0)
    open var appleStandHours = HKQuantity(unit: .count(), doubleValue: 0)
    open var activeEnergyBurnedGoal = HKQuantity(unit: .kilocalorie(), doubleValue: 0)
    open var appleMoveTimeGoal = HKQuantity(unit: .minute(), doubleValue: 0)
    open var appleExerciseTimeGoal = HKQuantity(unit: .minute(), doubleValue: 0)
    open var exerciseTimeGoal: HKQuantity?
    open var appleStandHoursGoal = HKQuantity(unit: .count(), doubleValue: 0)
    open var standHoursGoal: HKQuantity?
    /// The start of the day; nil for a summary that an app has made.
    var day: Date?

    public override init() { super.init() }

    /// The day's era, year, month and day.
    open func dateComponents(for calendar: Calendar) -> DateComponents {
        guard let day else { return DateComponents() }
        var components = calendar.dateComponents([.era, .year, .month, .day], from: day)
        components.calendar = calendar
        return components
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = HKActivitySummary()
        (copy.activityMoveMode, copy.day) = (activityMoveMode, day)
        (copy.activeEnergyBurned, copy.appleMoveTime) = (activeEnergyBurned, appleMoveTime)
        (copy.appleExerciseTime, copy.appleStandHours) = (appleExerciseTime, appleStandHours)
        (copy.activeEnergyBurnedGoal, copy.appleMoveTimeGoal) = (activeEnergyBurnedGoal, appleMoveTimeGoal)
        (copy.appleExerciseTimeGoal, copy.exerciseTimeGoal) = (appleExerciseTimeGoal, exerciseTimeGoal)
        (copy.appleStandHoursGoal, copy.standHoursGoal) = (appleStandHoursGoal, standHoursGoal)
        return copy
    }
}

/// Asks for the activity rings of days. The device makes none, as Apple's Simulator: a watch would.
///
/// Source: Apple's documentation of `HKActivitySummaryQuery`.
open class HKActivitySummaryQuery: HKQuery, @unchecked Sendable {
    /// Called when summaries change: never on a device that makes none.
    open var updateHandler: (@Sendable (HKActivitySummaryQuery, [HKActivitySummary]?, (any Error)?) -> Void)?
    private let handler: @Sendable (HKActivitySummaryQuery, [HKActivitySummary]?, (any Error)?) -> Void

    public init(
        predicate: NSPredicate?,
        resultsHandler handler: @escaping @Sendable (HKActivitySummaryQuery, [HKActivitySummary]?, (any Error)?) -> Void
    ) {
        self.handler = handler
        super.init(HKObjectType.activitySummaryType(), predicate)
    }

    override func answer(_ snapshot: HealthSnapshot) throws {
        try snapshot.checkSummaries()
        deliver { self.handler(self, [], nil) }
    }
    override func fail(_ error: any Error) { handler(self, nil, error) }
}
