import DeviceProtocol
import Foundation

/// A way that the device is moved along, with the times at which it is at its points.
public struct LocationRoute: Codable, Equatable, Sendable {
    /// A point of the way.
    public struct Stop: Codable, Equatable, Sendable {
        public var location: DeviceLocation
        /// Seconds since the start.
        public var time: Double

        public init(location: DeviceLocation, time: Double) { (self.location, self.time) = (location, time) }
    }

    /// In the order of their times, the first at 0.
    public let stops: [Stop]
    /// Seconds from one location to the next.
    public let interval: Double
    /// Whether the way begins again at its end.
    public let repeats: Bool

    /// The most points of a way.
    public static let stopLimit = 100_000
    /// The longest time that a way takes, in seconds: 30 days.
    public static let durationLimit = 30 * 86400.0
    /// The shortest time from one location to the next, in seconds.
    public static let shortestInterval = 0.1

    /// - Parameters:
    ///   - stops: At least two valid points whose times do not go back; the first one's is the start.
    ///   - interval: Seconds, at least `shortestInterval`.
    /// - Returns: nil where the points, their times or the interval are not that, or above the limits.
    public init?(stops: [Stop], interval: Double = 1, repeats: Bool = false) {
        guard let start = stops.first?.time, let end = stops.last?.time, stops.count >= 2, stops.count <= Self.stopLimit else { return nil }
        guard stops.allSatisfy({ $0.location.isValid && $0.time.isFinite }), end - start > 0, end - start <= Self.durationLimit else {
            return nil
        }
        guard zip(stops, stops.dropFirst()).allSatisfy({ $0.time <= $1.time }) else { return nil }
        guard interval.isFinite, interval >= Self.shortestInterval else { return nil }
        self.stops = stops.map { Stop(location: $0.location, time: $0.time - start) }
        (self.interval, self.repeats) = (interval, repeats)
    }

    /// Makes a way at one speed.
    ///
    /// - Parameters:
    ///   - points: At least two valid points, not all at one place.
    ///   - speed: Metres per second, more than 0.
    public init?(points: [DeviceLocation], speed: Double, interval: Double = 1, repeats: Bool = false) {
        guard speed.isFinite, speed > 0, points.allSatisfy(\.isValid) else { return nil }
        var time = 0.0
        var stops: [Stop] = []
        for point in points {
            if let last = stops.last { time += SphericalWay(from: last.location, to: point).distance / speed }
            stops.append(Stop(location: point, time: time))
        }
        self.init(stops: stops, interval: interval, repeats: repeats)
    }

    private enum CodingKeys: CodingKey { case stops, interval, repeats }

    public init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        let route = LocationRoute(
            stops: try fields.decode([Stop].self, forKey: .stops), interval: try fields.decode(Double.self, forKey: .interval),
            repeats: try fields.decode(Bool.self, forKey: .repeats))
        guard let route else {
            throw DecodingError.dataCorrupted(DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "not a route"))
        }
        self = route
    }

    /// Seconds from the first point to the last.
    public var duration: Double { stops[stops.count - 1].time }

    /// The location at a time since the start, with the speed and course of its part of the way; after the end the device stands at the last point.
    public func location(at time: Double) -> DeviceLocation {
        let time = repeats ? max(time, 0).truncatingRemainder(dividingBy: duration) : max(time, 0)
        let next = firstStop(after: time)
        guard next < stops.count else {
            var last = stops[stops.count - 1].location
            last.speed = 0
            return last
        }
        let (start, end) = (stops[max(next - 1, 0)], stops[next])
        let way = SphericalWay(from: start.location, to: end.location)
        let share = end.time > start.time ? (time - start.time) / (end.time - start.time) : 1
        var location = way.point(at: max(0, min(share, 1)))
        location.altitude = start.location.altitude + (end.location.altitude - start.location.altitude) * share
        location.speed = way.distance / max(end.time - start.time, .leastNonzeroMagnitude)
        if !location.speed.isFinite { location.speed = -1 }
        location.course = way.distance > 0 ? way.course(at: share) : -1
        return location
    }

    /// The index of the first point that is reached later; the number of points where there is none.
    private func firstStop(after time: Double) -> Int {
        var (low, high) = (0, stops.count)
        while low < high {
            let middle = (low + high) / 2
            if stops[middle].time > time { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
