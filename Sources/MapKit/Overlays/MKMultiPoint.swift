/// A shape of several points.
///
/// Source: Apple's documentation of `MKMultiPoint`.
open class MKMultiPoint: MKShape, @unchecked Sendable {
    private(set) var mapPoints: [MKMapPoint] = []
    private(set) var bounds = MKMapRect.null
    private lazy var buffer: UnsafeMutableBufferPointer<MKMapPoint> = {
        let buffer = UnsafeMutableBufferPointer<MKMapPoint>.allocate(capacity: max(mapPoints.count, 1))
        _ = buffer.initialize(from: mapPoints)
        isBufferMade = true
        return buffer
    }()
    private var isBufferMade = false

    deinit { if isBufferMade { buffer.deallocate() } }

    open var pointCount: Int { mapPoints.count }

    /// The points; they live as long as the shape.
    open func points() -> UnsafeMutablePointer<MKMapPoint> { buffer.baseAddress! }

    /// Writes the places of points of a range into `coords`, which has room for them.
    open func getCoordinates(_ coords: UnsafeMutablePointer<CLLocationCoordinate2D>, range: NSRange) {
        guard let range = Range(range)?.clamped(to: 0..<mapPoints.count) else { return }
        for (offset, point) in mapPoints[range].enumerated() { (coords + offset).initialize(to: point.coordinate) }
    }

    /// The part of the line's length at which a point lies: 0 to 1.
    open func location(atPointIndex index: Int) -> CGFloat { locations(atPointIndexes: IndexSet(integer: index)).first ?? 0 }

    open func locations(atPointIndexes indexes: IndexSet) -> [CGFloat] {
        var lengths: [Double] = [0]
        for (start, end) in zip(mapPoints, mapPoints.dropFirst()) {
            lengths.append(lengths[lengths.count - 1] + hypot(end.x - start.x, end.y - start.y))
        }
        let whole = lengths[lengths.count - 1]
        return indexes.filter { lengths.indices.contains($0) }.map { whole > 0 ? CGFloat(lengths[$0] / whole) : 0 }
    }

    func setPoints(_ points: [MKMapPoint]) { (mapPoints, bounds) = (points, MKMapRect(around: points)) }

    open override var coordinate: CLLocationCoordinate2D {
        bounds.isNull ? kCLLocationCoordinate2DInvalid : MKMapPoint(x: bounds.midX, y: bounds.midY).coordinate
    }
}
