/// A location of the device, as a person or a route has set it.
public struct DeviceLocation: Codable, Equatable, Sendable {
    /// In degrees, -90...90.
    public var latitude: Double
    /// In degrees, -180...180.
    public var longitude: Double
    /// In metres above sea level.
    public var altitude: Double
    /// In metres per second; negative = unknown.
    public var speed: Double
    /// In degrees clockwise from north, 0..<360; negative = unknown.
    public var course: Double

    public init(latitude: Double, longitude: Double, altitude: Double = 0, speed: Double = -1, course: Double = -1) {
        (self.latitude, self.longitude, self.altitude) = (latitude, longitude, altitude)
        (self.speed, self.course) = (speed, course)
    }

    /// Whether every value is a number in its range.
    public var isValid: Bool {
        (-90...90).contains(latitude) && (-180...180).contains(longitude) && altitude.isFinite && speed.isFinite && course < 360
            && course.isFinite
    }
}
