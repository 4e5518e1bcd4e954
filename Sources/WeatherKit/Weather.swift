import QuinceFoundation

/// The state of the sky. Source: Apple's documentation of `WeatherCondition`.
public enum WeatherCondition: String, Codable, Hashable, Sendable, CaseIterable {
    case blizzard, blowingDust, blowingSnow, breezy, clear, cloudy, drizzle, flurries, foggy, freezingDrizzle, freezingRain, frigid, hail,
        haze
    case heavyRain, heavySnow, hot, hurricane, isolatedThunderstorms, mostlyClear, mostlyCloudy, partlyCloudy, rain, scatteredThunderstorms
    case sleet, smoky, snow, strongStorms, sunFlurries, sunShowers, thunderstorms, tropicalStorm, windy, wintryMix

    public var description: String {
        let words = rawValue.reduce(into: "") { $0 += $1.isUppercase ? " \($1)" : "\($1)" }
        return words.prefix(1).uppercased() + words.dropFirst()
    }
    public var accessibilityDescription: String { description }
}

/// The weather of a place. Source: Apple's documentation of `Weather`.
public struct Weather: Sendable {
    public let currentWeather: CurrentWeather
    public let minuteForecast: Forecast<MinuteWeather>?
    public let hourlyForecast: Forecast<HourWeather>
    public let dailyForecast: Forecast<DayWeather>
    public let weatherAlerts: [WeatherAlert]?
}

/// The wind. Source: Apple's documentation of `Wind`.
public struct Wind: Codable, Hashable, Sendable {
    public let direction: Measurement<UnitAngle>
    public let speed: Measurement<UnitSpeed>
    public let gust: Measurement<UnitSpeed>?
}

/// The strength of the sun. Source: Apple's documentation of `UVIndex`.
public struct UVIndex: Codable, Hashable, Sendable {
    public enum ExposureCategory: String, Codable, Hashable, Sendable { case low, moderate, high, veryHigh, extreme }
    public let value: Int
    public let category: ExposureCategory
}

/// Source: Apple's documentation of `Precipitation`.
public enum Precipitation: String, Codable, Hashable, Sendable { case none, hail, mixed, rain, sleet, snow }
/// Source: Apple's documentation of `PressureTrend`.
public enum PressureTrend: String, Codable, Hashable, Sendable { case rising, falling, steady }
/// Source: Apple's documentation of `MoonPhase`.
public enum MoonPhase: String, Codable, Hashable, Sendable {
    case new, waxingCrescent, firstQuarter, waxingGibbous, full, waningGibbous, lastQuarter, waningCrescent
}

/// Source: Apple's documentation of `CurrentWeather`.
public struct CurrentWeather: Codable, Hashable, Sendable {
    public let date: Date
    public let condition: WeatherCondition
    public let symbolName: String
    public let temperature: Measurement<UnitTemperature>
    public let apparentTemperature: Measurement<UnitTemperature>
    public let dewPoint: Measurement<UnitTemperature>
    /// 0...1
    public let humidity: Double
    /// 0...1
    public let cloudCover: Double
    public let isDaylight: Bool
    public let pressure: Measurement<UnitPressure>
    public let pressureTrend: PressureTrend
    public let uvIndex: UVIndex
    public let visibility: Measurement<UnitLength>
    public let wind: Wind
}

/// Source: Apple's documentation of `HourWeather`.
public struct HourWeather: Codable, Hashable, Sendable {
    public let date: Date
    public let condition: WeatherCondition
    public let symbolName: String
    public let temperature: Measurement<UnitTemperature>
    public let apparentTemperature: Measurement<UnitTemperature>
    public let humidity: Double
    public let cloudCover: Double
    public let isDaylight: Bool
    public let precipitation: Precipitation
    public let precipitationChance: Double
    public let precipitationAmount: Measurement<UnitLength>
    public let pressure: Measurement<UnitPressure>
    public let uvIndex: UVIndex
    public let visibility: Measurement<UnitLength>
    public let wind: Wind
}

/// Source: Apple's documentation of `DayWeather`.
public struct DayWeather: Codable, Hashable, Sendable {
    public let date: Date
    public let condition: WeatherCondition
    public let symbolName: String
    public let highTemperature: Measurement<UnitTemperature>
    public let lowTemperature: Measurement<UnitTemperature>
    public let precipitation: Precipitation
    public let precipitationChance: Double
    public let sun: SunEvents
    public let moon: MoonEvents
    public let uvIndex: UVIndex
    public let wind: Wind
}

/// Source: Apple's documentation of `SunEvents`.
public struct SunEvents: Codable, Hashable, Sendable {
    public let sunrise: Date?
    public let sunset: Date?
    public let solarNoon: Date?
}
/// Source: Apple's documentation of `MoonEvents`.
public struct MoonEvents: Codable, Hashable, Sendable {
    public let phase: MoonPhase
    public let moonrise: Date?
    public let moonset: Date?
}
/// Source: Apple's documentation of `MinuteWeather`.
public struct MinuteWeather: Codable, Hashable, Sendable {
    public let date: Date
    public let precipitation: Precipitation
    public let precipitationChance: Double
}
/// Source: Apple's documentation of `WeatherAlert`.
public struct WeatherAlert: Codable, Hashable, Sendable {
    public let detailsURL: URL
    public let region: String?
    public let source: String
    public let summary: String
}

/// Weather of several moments. Source: Apple's documentation of `Forecast`.
public struct Forecast<Element: Codable & Hashable & Sendable>: RandomAccessCollection, Codable, Hashable, Sendable {
    public let forecast: [Element]
    public var startIndex: Int { forecast.startIndex }
    public var endIndex: Int { forecast.endIndex }
    public subscript(position: Int) -> Element { forecast[position] }
}
