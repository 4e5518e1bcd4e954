// Declared, so that the compiler names what an app would miss.

import QuinceFoundation

@available(*, unavailable, message: "not yet in Quince: statistics of weather")
open class WeatherMetadata: NSObject {}

@available(*, unavailable, message: "not yet in Quince: statistics of weather")
open class DailyWeatherStatistics: NSObject {}

@available(*, unavailable, message: "not yet in Quince: statistics of weather")
open class WeatherChange: NSObject {}

@available(*, unavailable, message: "not yet in Quince: statistics of weather")
open class HistoricalComparison: NSObject {}
