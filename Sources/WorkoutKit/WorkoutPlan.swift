import HealthKit
import QuinceFoundation

/// The end of a step. Source: Apple's documentation of `WorkoutGoal`.
public enum WorkoutGoal: Hashable, Codable, Sendable {
    case open
    case time(Double, UnitDuration)
    case distance(Double, UnitLength)
    case energy(Double, UnitEnergy)

    private enum Kind: String, Codable { case open, time, distance, energy }
    private enum Keys: String, CodingKey { case kind, value }

    /// In seconds, metres or joules.
    private var parts: (kind: Kind, value: Double) {
        switch self {
        case .open: (.open, 0)
        case .time(let value, let unit): (.time, Measurement(value: value, unit: unit).converted(to: .seconds).value)
        case .distance(let value, let unit): (.distance, Measurement(value: value, unit: unit).converted(to: .meters).value)
        case .energy(let value, let unit): (.energy, Measurement(value: value, unit: unit).converted(to: .joules).value)
        }
    }

    public static func == (lhs: WorkoutGoal, rhs: WorkoutGoal) -> Bool { lhs.parts == rhs.parts }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(parts.kind)
        hasher.combine(parts.value)
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Keys.self)
        let value = try container.decode(Double.self, forKey: .value)
        switch try container.decode(Kind.self, forKey: .kind) {
        case .open: self = .open
        case .time: self = .time(value, .seconds)
        case .distance: self = .distance(value, .meters)
        case .energy: self = .energy(value, .joules)
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Keys.self)
        try container.encode(parts.kind, forKey: .kind)
        try container.encode(parts.value, forKey: .value)
    }
}

/// A part of a workout. Source: Apple's documentation of `WorkoutStep`.
public struct WorkoutStep: Hashable, Sendable {
    public var goal: WorkoutGoal
    public var displayName: String?
    public init(goal: WorkoutGoal = .open, displayName: String? = nil) { (self.goal, self.displayName) = (goal, displayName) }
}

/// A step with its purpose. Source: Apple's documentation of `IntervalStep`.
public struct IntervalStep: Hashable, Sendable {
    public enum Purpose: Hashable, Sendable { case work, recovery }
    public var purpose: Purpose
    public var step: WorkoutStep
    public init(_ purpose: Purpose, step: WorkoutStep = WorkoutStep()) { (self.purpose, self.step) = (purpose, step) }
    public init(_ purpose: Purpose, goal: WorkoutGoal) { (self.purpose, step) = (purpose, WorkoutStep(goal: goal)) }
}

/// Steps that are repeated. Source: Apple's documentation of `IntervalBlock`.
public struct IntervalBlock: Hashable, Sendable {
    public var steps: [IntervalStep]
    public var iterations: Int
    public init(steps: [IntervalStep] = [], iterations: Int = 1) { (self.steps, self.iterations) = (steps, iterations) }
}

/// A workout of steps. Source: Apple's documentation of `CustomWorkout`.
public struct CustomWorkout: Hashable, Sendable {
    public var activity: HKWorkoutActivityType
    public var location: HKWorkoutSessionLocationType
    public var displayName: String?
    public var warmup: WorkoutStep?
    public var blocks: [IntervalBlock]
    public var cooldown: WorkoutStep?

    public init(
        activity: HKWorkoutActivityType, location: HKWorkoutSessionLocationType = .unknown, displayName: String? = nil,
        warmup: WorkoutStep? = nil, blocks: [IntervalBlock] = [], cooldown: WorkoutStep? = nil
    ) {
        (self.activity, self.location, self.displayName) = (activity, location, displayName)
        (self.warmup, self.blocks, self.cooldown) = (warmup, blocks, cooldown)
    }
}

/// A workout with one goal. Source: Apple's documentation of `SingleGoalWorkout`.
public struct SingleGoalWorkout: Hashable, Sendable {
    public var activity: HKWorkoutActivityType
    public var location: HKWorkoutSessionLocationType
    public var goal: WorkoutGoal

    public init(activity: HKWorkoutActivityType, location: HKWorkoutSessionLocationType = .unknown, goal: WorkoutGoal) {
        (self.activity, self.location, self.goal) = (activity, location, goal)
    }
}

/// A workout that is scheduled or shared. Source: Apple's documentation of `WorkoutPlan`.
public struct WorkoutPlan: Hashable, Identifiable, Sendable {
    /// Source: Apple's documentation of `WorkoutPlan.Workout`.
    public enum Workout: Hashable, Sendable {
        case custom(CustomWorkout)
        case goal(SingleGoalWorkout)
    }

    public let workout: Workout
    public let id: UUID
    public init(_ workout: Workout, id: UUID = UUID()) { (self.workout, self.id) = (workout, id) }
}
