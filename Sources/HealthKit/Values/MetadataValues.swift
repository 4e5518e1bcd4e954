import QuinceFoundation

// Values of metadata.

/// Source: Apple's documentation of `HKBodyTemperatureSensorLocation`.
public enum HKBodyTemperatureSensorLocation: Int, Sendable {
    case other = 0, armpit, body, ear, finger, gastroIntestinal, mouth, rectum, toe, earDrum, temporalArtery, forehead
}
/// Source: Apple's documentation of `HKHeartRateSensorLocation`.
public enum HKHeartRateSensorLocation: Int, Sendable {
    case other = 0, chest, wrist, finger, hand, earLobe, foot
}
/// Source: Apple's documentation of `HKHeartRateMotionContext`.
public enum HKHeartRateMotionContext: Int, Sendable {
    case notSet = 0, sedentary, active
}
/// Source: Apple's documentation of `HKInsulinDeliveryReason`.
public enum HKInsulinDeliveryReason: Int, Sendable {
    case basal = 1, bolus
}
/// Source: Apple's documentation of `HKBloodGlucoseMealTime`.
public enum HKBloodGlucoseMealTime: Int, Sendable {
    case preprandial = 1, postprandial
}
/// Source: Apple's documentation of `HKSwimmingStrokeStyle`.
public enum HKSwimmingStrokeStyle: Int, Sendable {
    case unknown = 0, mixed, freestyle, backstroke, breaststroke, butterfly, kickboard = 6
}
/// Source: Apple's documentation of `HKVO2MaxTestType`.
public enum HKVO2MaxTestType: Int, Sendable {
    case maxExercise = 1, predictionSubMaxExercise, predictionNonExercise
}
/// Source: Apple's documentation of `HKUserMotionContext`.
public enum HKUserMotionContext: Int, Sendable {
    case notSet = 0, stationary, active
}
/// Source: Apple's documentation of `HKWaterSalinity`.
public enum HKWaterSalinity: Int, Sendable {
    case freshWater = 1, saltWater
}
/// Source: Apple's documentation of `HKPhysicalEffortEstimationType`.
public enum HKPhysicalEffortEstimationType: Int, Sendable {
    case activityLookup = 1, deviceSensed
}
/// Source: Apple's documentation of `HKDevicePlacementSide`.
public enum HKDevicePlacementSide: Int, Sendable {
    case unknown = 0, left, right, central
}
/// Source: Apple's documentation of `HKWeatherCondition`.
public enum HKWeatherCondition: Int, Sendable {
    case none = 0, clear, fair, partlyCloudy, mostlyCloudy, cloudy, foggy, haze, windy, blustery, smoky, dust, snow, hail, sleet,
        freezingDrizzle, freezingRain, mixedRainAndHail, mixedRainAndSnow, mixedRainAndSleet, mixedSnowAndSleet, drizzle, scatteredShowers,
        showers, thunderstorms, tropicalStorm, hurricane, tornado
}
