/// A disc on the map.
///
/// Source: Apple's documentation of `MKCircle`.
open class MKCircle: MKShape, MKOverlay, @unchecked Sendable {
    private let center: CLLocationCoordinate2D
    /// Metres from the centre to the edge.
    public let radius: CLLocationDistance

    public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
        (center, self.radius) = (coord, max(radius, 0))
        super.init()
    }

    /// Creates a disc without area at 0°, 0°.
    public convenience override init() { self.init(center: CLLocationCoordinate2D(latitude: 0, longitude: 0), radius: 0) }

    /// Creates the largest disc in a rectangle.
    public convenience init(mapRect: MKMapRect) {
        let center = MKMapPoint(x: mapRect.midX, y: mapRect.midY).coordinate
        let points = min(mapRect.width, mapRect.height) / 2
        self.init(center: center, radius: points / MercatorProjection.pointsPerMeter(latitude: center.latitude))
    }

    open override var coordinate: CLLocationCoordinate2D { center }

    open var boundingMapRect: MKMapRect {
        let middle = MKMapPoint(center)
        let points = radius * MercatorProjection.pointsPerMeter(latitude: center.latitude)
        return MKMapRect(x: middle.x - points, y: middle.y - points, width: 2 * points, height: 2 * points)
    }
}
