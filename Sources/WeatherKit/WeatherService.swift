import CoreLocation
import QuinceFoundation

/// Why there is no weather. Source: Apple's documentation of `WeatherError`.
public enum WeatherError: Error, LocalizedError, Sendable {
    case permissionDenied, unknown
    public var errorDescription: String? { "The weather could not be fetched: a simulated device has no entitlement for WeatherKit." }
    public var failureReason: String? { nil }
    public var recoverySuggestion: String? { nil }
}

/// Fetches weather. It needs an entitlement of Apple's, which a simulated device lacks: each request fails, as in a Simulator without it.
///
/// Source: Apple's documentation of `WeatherService`.
open class WeatherService: @unchecked Sendable {
    public static let shared = WeatherService()
    public init() {}
    /// - Throws: `WeatherError.permissionDenied`.
    public func weather(for location: CLLocation) async throws -> Weather { throw WeatherError.permissionDenied }
    public func weather<T>(for location: CLLocation, including dataSet: WeatherQuery<T>) async throws -> T {
        throw WeatherError.permissionDenied
    }
    public func weather<T1, T2>(
        for location: CLLocation, including dataSet1: WeatherQuery<T1>, _ dataSet2: WeatherQuery<T2>
    ) async throws -> (T1, T2) { throw WeatherError.permissionDenied }
    public func weather<T1, T2, T3>(
        for location: CLLocation, including dataSet1: WeatherQuery<T1>, _ dataSet2: WeatherQuery<T2>, _ dataSet3: WeatherQuery<T3>
    ) async throws -> (T1, T2, T3) { throw WeatherError.permissionDenied }
    public var attribution: WeatherAttribution { get async throws { throw WeatherError.permissionDenied } }
}

/// A part of the weather to fetch. Source: Apple's documentation of `WeatherQuery`.
public struct WeatherQuery<T>: Sendable {
    public static var current: WeatherQuery<CurrentWeather> { .init() }
    public static var hourly: WeatherQuery<Forecast<HourWeather>> { .init() }
    public static var daily: WeatherQuery<Forecast<DayWeather>> { .init() }
    public static var minute: WeatherQuery<Forecast<MinuteWeather>?> { .init() }
    public static var alerts: WeatherQuery<[WeatherAlert]?> { .init() }
}

/// Source: Apple's documentation of `WeatherAttribution`.
public struct WeatherAttribution: Sendable {
    public let legalPageURL: URL
    public let serviceName: String
    public let combinedMarkDarkURL: URL
    public let combinedMarkLightURL: URL
    public let squareMarkURL: URL
}
