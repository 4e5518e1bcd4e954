import DeviceCore
import DeviceProtocol
import Foundation

/// Ways from what people name: points, a speed, and how often the device is moved.
public enum LocationWay {
    /// The speed of ways without one, in metres per second; that of `simctl location start`.
    public static let usualSpeed = 20.0

    /// Makes a way through points.
    ///
    /// - Parameters:
    ///   - speed: Metres per second.
    ///   - interval: Seconds from one location to the next; nil = as `distance` says.
    ///   - distance: Metres from one location to the next; nil = a second's way.
    /// - Throws: `SimulatorError` for too few points and for numbers out of range.
    public static func route(
        _ points: [DeviceLocation], speed: Double = usualSpeed, interval: Double? = nil, distance: Double? = nil
    ) throws -> LocationRoute {
        guard points.count >= 2 else {
            throw SimulatorError("a way needs two points or more", nextStep: "Write them as LAT,LON LAT,LON …")
        }
        guard speed.isFinite, speed > 0 else { throw SimulatorError("the speed must be more than 0 metres per second") }
        if let distance, !(distance.isFinite && distance > 0) { throw SimulatorError("the distance must be more than 0 metres") }
        let step = interval ?? distance.map { max($0 / speed, LocationRoute.shortestInterval) } ?? 1
        guard step.isFinite, step >= LocationRoute.shortestInterval else {
            throw SimulatorError("the interval must be \(LocationRoute.shortestInterval) seconds or more")
        }
        guard let route = LocationRoute(points: points, speed: speed, interval: step) else { throw impossible(points.count) }
        return route
    }

    static func impossible(_ count: Int) -> SimulatorError {
        if count > LocationRoute.stopLimit { return SimulatorError("a way has \(LocationRoute.stopLimit) points at most") }
        return SimulatorError(
            "that is no way: all its points are at one place, or it takes more than 30 days",
            nextStep: "Name other points or another speed.")
    }
}
