/// A rectangular part of the globe around a centre.
///
/// Source: Apple's documentation of `MKCoordinateRegion`.
public struct MKCoordinateRegion: Sendable {
    public var center: CLLocationCoordinate2D
    public var span: MKCoordinateSpan

    public init() { (center, span) = (CLLocationCoordinate2D(), MKCoordinateSpan()) }

    public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) { (self.center, self.span) = (center, span) }

    /// Creates the region of a size in metres.
    public init(center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance, longitudinalMeters: CLLocationDistance) {
        let metersPerDegree = MercatorProjection.metersPerDegree
        let parallel = max(cos(center.latitude * .pi / 180), 1e-6)
        let span = MKCoordinateSpan(
            latitudeDelta: min(max(latitudinalMeters / metersPerDegree, 0), 180),
            longitudeDelta: min(max(longitudinalMeters / (metersPerDegree * parallel), 0), 360))
        self.init(center: center, span: span)
    }

    /// Creates the region that a rectangle of the map shows.
    public init(_ rect: MKMapRect) {
        let northWest = MKMapPoint(x: rect.minX, y: rect.minY).coordinate
        let southEast = MKMapPoint(x: rect.maxX, y: rect.maxY).coordinate
        let center = MKMapPoint(x: rect.midX, y: rect.midY).coordinate
        let span = MKCoordinateSpan(
            latitudeDelta: northWest.latitude - southEast.latitude, longitudeDelta: rect.width * 360 / MercatorProjection.worldSize)
        self.init(
            center: CLLocationCoordinate2D(latitude: (northWest.latitude + southEast.latitude) / 2, longitude: center.longitude), span: span
        )
    }

    /// Whether centre and span are places and sizes that the globe has.
    var isValid: Bool {
        CLLocationCoordinate2DIsValid(center) && (0...180).contains(span.latitudeDelta) && (0...360).contains(span.longitudeDelta)
    }

    /// The rectangle of the map from the region's northern to its southern parallel.
    var mapRect: MKMapRect {
        let north = MKMapPoint(CLLocationCoordinate2D(latitude: center.latitude + span.latitudeDelta / 2, longitude: center.longitude))
        let south = MKMapPoint(CLLocationCoordinate2D(latitude: center.latitude - span.latitudeDelta / 2, longitude: center.longitude))
        let width = span.longitudeDelta / 360 * MercatorProjection.worldSize
        return MKMapRect(x: north.x - width / 2, y: north.y, width: width, height: south.y - north.y)
    }
}

/// Makes the region of a size in metres.
public func MKCoordinateRegionMakeWithDistance(
    _ centerCoordinate: CLLocationCoordinate2D, _ latitudinalMeters: CLLocationDistance, _ longitudinalMeters: CLLocationDistance
) -> MKCoordinateRegion {
    MKCoordinateRegion(center: centerCoordinate, latitudinalMeters: latitudinalMeters, longitudinalMeters: longitudinalMeters)
}

/// Makes a region of its centre and span.
public func MKCoordinateRegionMake(_ centerCoordinate: CLLocationCoordinate2D, _ span: MKCoordinateSpan) -> MKCoordinateRegion {
    MKCoordinateRegion(center: centerCoordinate, span: span)
}

/// The region that a rectangle of the map shows.
public func MKCoordinateRegionForMapRect(_ rect: MKMapRect) -> MKCoordinateRegion { MKCoordinateRegion(rect) }
