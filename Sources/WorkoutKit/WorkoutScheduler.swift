import HealthKit
import QuinceFoundation

/// Schedules workouts for the user's watch. None is paired: scheduling is not supported.
///
/// Source: Apple's documentation of `WorkoutScheduler`.
public final class WorkoutScheduler: Sendable {
    /// Source: Apple's documentation of `WorkoutScheduler.AuthorizationState`.
    public enum AuthorizationState: Hashable, Sendable { case notDetermined, restricted, denied, authorized }

    public static let shared = WorkoutScheduler()
    public static var isSupported: Bool { false }
    public static var maxAllowedScheduledWorkoutCount: Int { 50 }

    private init() {}

    public var authorizationState: AuthorizationState { get async { .notDetermined } }
    /// Asks the user: nothing is to be permitted without a watch.
    @discardableResult public func requestAuthorization() async -> AuthorizationState { .denied }
    public var scheduledWorkouts: [ScheduledWorkoutPlan] { get async { [] } }
    public func removeAllWorkouts() async {}

    @available(*, unavailable, message: "not yet in Quince: workouts on a watch; WorkoutScheduler.isSupported is false")
    public func schedule(_ workout: WorkoutPlan, at date: DateComponents) async {}
    @available(*, unavailable, message: "not yet in Quince: workouts on a watch; WorkoutScheduler.isSupported is false")
    public func remove(_ workout: WorkoutPlan, at date: DateComponents) async {}
}

/// A plan at a date. Source: Apple's documentation of `ScheduledWorkoutPlan`.
public struct ScheduledWorkoutPlan: Hashable, Sendable {
    public let plan: WorkoutPlan
    public let date: DateComponents
    public let complete: Bool
    public init(_ plan: WorkoutPlan, date: DateComponents) { (self.plan, self.date, complete) = (plan, date, false) }
}
