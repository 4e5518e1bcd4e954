// Declared, so that the compiler names what an app would miss.

import QuinceFoundation

@available(*, unavailable, message: "not yet in Quince: pacer workouts, which a watch does")
public struct PacerWorkout {}

@available(*, unavailable, message: "not yet in Quince: triathlons, which a watch does")
public struct SwimBikeRunWorkout {}

@available(*, unavailable, message: "not yet in Quince: alerts of workouts, which a watch gives")
public protocol WorkoutAlert {}

@available(*, unavailable, message: "not yet in Quince: alerts of workouts, which a watch gives")
public struct HeartRateRangeAlert {}

@available(*, unavailable, message: "not yet in Quince: alerts of workouts, which a watch gives")
public struct HeartRateZoneAlert {}

@available(*, unavailable, message: "not yet in Quince: alerts of workouts, which a watch gives")
public struct SpeedRangeAlert {}

@available(*, unavailable, message: "not yet in Quince: alerts of workouts, which a watch gives")
public struct PowerRangeAlert {}
