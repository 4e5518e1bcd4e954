import DeviceProtocol
import Foundation

/// The shortest way between two points of a sphere that is as large as the Earth.
public struct SphericalWay {
    /// The mean radius of the Earth in metres.
    static let radius = 6_371_008.8

    private typealias Vector = (x: Double, y: Double, z: Double)

    private let start: DeviceLocation
    private let end: DeviceLocation
    /// The angle between the points in radians.
    private let angle: Double

    public init(from start: DeviceLocation, to end: DeviceLocation) {
        (self.start, self.end) = (start, end)
        let (first, second) = (Self.radians(start.latitude), Self.radians(end.latitude))
        let east = Self.radians(end.longitude - start.longitude)
        let square = pow(sin((second - first) / 2), 2) + cos(first) * cos(second) * pow(sin(east / 2), 2)
        angle = 2 * asin(min(1, square.squareRoot()))
    }

    /// Metres.
    public var distance: Double { angle * Self.radius }

    private static func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }

    private static func vector(_ location: DeviceLocation) -> Vector {
        let (latitude, longitude) = (radians(location.latitude), radians(location.longitude))
        return (cos(latitude) * cos(longitude), cos(latitude) * sin(longitude), sin(latitude))
    }

    /// The point at a share of the way, 0...1.
    func point(at share: Double) -> DeviceLocation {
        guard share > 0, angle > 1e-12 else { return share < 1 ? start : end }
        guard share < 1, sin(angle) > 1e-9 else { return end }
        let (before, after) = (sin((1 - share) * angle) / sin(angle), sin(share * angle) / sin(angle))
        let (first, second) = (Self.vector(start), Self.vector(end))
        let point = (
            x: before * first.x + after * second.x, y: before * first.y + after * second.y, z: before * first.z + after * second.z
        )
        return DeviceLocation(
            latitude: atan2(point.z, hypot(point.x, point.y)) * 180 / .pi, longitude: atan2(point.y, point.x) * 180 / .pi)
    }

    /// The direction at a share of the way, in degrees clockwise from north, 0..<360.
    func course(at share: Double) -> Double {
        let place = share < 1 ? point(at: share) : start
        let (first, second) = (Self.radians(place.latitude), Self.radians(end.latitude))
        let east = Self.radians(end.longitude - place.longitude)
        let degrees =
            atan2(sin(east) * cos(second), cos(first) * sin(second) - sin(first) * cos(second) * cos(east)) * 180 / .pi
        let course = degrees < 0 ? degrees + 360 : degrees
        return course < 360 ? course : 0
    }
}
