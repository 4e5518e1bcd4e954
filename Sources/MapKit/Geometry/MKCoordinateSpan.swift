/// The width and height of a region, in degrees.
///
/// Source: Apple's documentation of `MKCoordinateSpan`.
public struct MKCoordinateSpan: Sendable {
    /// Degrees from south to north; one is about 111 km.
    public var latitudeDelta: CLLocationDegrees
    /// Degrees from west to east; one is 111 km at the equator and nothing at the poles.
    public var longitudeDelta: CLLocationDegrees

    public init() { (latitudeDelta, longitudeDelta) = (0, 0) }

    public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
        (self.latitudeDelta, self.longitudeDelta) = (latitudeDelta, longitudeDelta)
    }
}

/// Makes a span of its degrees.
public func MKCoordinateSpanMake(_ latitudeDelta: CLLocationDegrees, _ longitudeDelta: CLLocationDegrees) -> MKCoordinateSpan {
    MKCoordinateSpan(latitudeDelta: latitudeDelta, longitudeDelta: longitudeDelta)
}
