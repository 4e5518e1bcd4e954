/// A place on the flat map, in map points from its north-western corner.
///
/// Source: Apple's documentation of `MKMapPoint`.
public struct MKMapPoint: Sendable {
    public var x: Double
    public var y: Double

    public init() { (x, y) = (0, 0) }

    public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }

    /// Creates the point of a place.
    public init(_ coordinate: CLLocationCoordinate2D) {
        (x, y) = MercatorProjection.point(latitude: coordinate.latitude, longitude: coordinate.longitude)
    }

    /// The place on the globe.
    public var coordinate: CLLocationCoordinate2D {
        let place = MercatorProjection.coordinate(x: x, y: y)
        return CLLocationCoordinate2D(latitude: place.latitude, longitude: place.longitude)
    }

    /// Metres to another point.
    public func distance(to point: MKMapPoint) -> CLLocationDistance { MercatorProjection.distance(coordinate, point.coordinate) }
}

public func MKMapPointMake(_ x: Double, _ y: Double) -> MKMapPoint { MKMapPoint(x: x, y: y) }
/// The point of a place.
public func MKMapPointForCoordinate(_ coordinate: CLLocationCoordinate2D) -> MKMapPoint { MKMapPoint(coordinate) }
/// The place of a point.
public func MKCoordinateForMapPoint(_ mapPoint: MKMapPoint) -> CLLocationCoordinate2D { mapPoint.coordinate }
public func MKMapPointEqualToPoint(_ point1: MKMapPoint, _ point2: MKMapPoint) -> Bool { point1.x == point2.x && point1.y == point2.y }
/// The point's coordinates as text, `{x, y}`.
public func MKStringFromMapPoint(_ point: MKMapPoint) -> String { String(format: "{%.1f, %.1f}", point.x, point.y) }
/// Metres on the ground in one map point at a latitude.
public func MKMetersPerMapPointAtLatitude(_ latitude: CLLocationDegrees) -> CLLocationDistance {
    1 / MercatorProjection.pointsPerMeter(latitude: latitude)
}
/// Map points in one metre of the ground at a latitude.
public func MKMapPointsPerMeterAtLatitude(_ latitude: CLLocationDegrees) -> Double {
    MercatorProjection.pointsPerMeter(latitude: latitude)
}
/// Metres between two points of the map.
public func MKMetersBetweenMapPoints(_ a: MKMapPoint, _ b: MKMapPoint) -> CLLocationDistance { a.distance(to: b) }
