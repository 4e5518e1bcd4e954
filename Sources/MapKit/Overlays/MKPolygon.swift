/// An area within points of the map, with holes.
///
/// Source: Apple's documentation of `MKPolygon`.
open class MKPolygon: MKMultiPoint, MKOverlay, @unchecked Sendable {
    /// The holes.
    open private(set) var interiorPolygons: [MKPolygon]?

    /// Creates a polygon without points.
    public override init() {}

    public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
        self.init(points: points, count: count, interiorPolygons: nil)
    }

    public convenience init(points: UnsafePointer<MKMapPoint>, count: Int, interiorPolygons: [MKPolygon]?) {
        self.init()
        setPoints(Array(UnsafeBufferPointer(start: points, count: max(count, 0))))
        self.interiorPolygons = interiorPolygons
    }

    public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
        self.init(coordinates: coords, count: count, interiorPolygons: nil)
    }

    public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int, interiorPolygons: [MKPolygon]?) {
        self.init()
        setPoints(UnsafeBufferPointer(start: coords, count: max(count, 0)).map { MKMapPoint($0) })
        self.interiorPolygons = interiorPolygons
    }

    open var boundingMapRect: MKMapRect { bounds }
}
