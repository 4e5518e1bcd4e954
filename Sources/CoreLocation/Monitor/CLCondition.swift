import QuinceFoundation

/// A condition that a monitor watches. Source: Apple's documentation of `CLCondition`.
public protocol CLCondition: Sendable {}

extension CLMonitor {
    /// Satisfied while the device is in a circle.
    public struct CircularGeographicCondition: CLCondition, Equatable {
        public let center: CLLocationCoordinate2D
        /// Metres.
        public let radius: CLLocationDistance

        public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) { (self.center, self.radius) = (center, radius) }

        public static func == (one: Self, other: Self) -> Bool {
            one.center.latitude == other.center.latitude && one.center.longitude == other.center.longitude && one.radius == other.radius
        }
    }

    /// Satisfied while a beacon is near by; unknown on a simulated device, which has no Bluetooth.
    public struct BeaconIdentityCondition: CLCondition, Equatable {
        public let uuid: UUID
        public let major: CLBeaconMajorValue?
        public let minor: CLBeaconMinorValue?

        public init(uuid: UUID) { (self.uuid, major, minor) = (uuid, nil, nil) }
        public init(uuid: UUID, major: CLBeaconMajorValue) { (self.uuid, self.major, minor) = (uuid, major, nil) }
        public init(uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue) {
            (self.uuid, self.major, self.minor) = (uuid, major, minor)
        }
    }
}
