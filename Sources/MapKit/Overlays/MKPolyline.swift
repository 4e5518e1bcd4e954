/// A line along points of the map.
///
/// Source: Apple's documentation of `MKPolyline`.
open class MKPolyline: MKMultiPoint, MKOverlay, @unchecked Sendable {
    /// Creates a line without points.
    public override init() {}

    public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
        self.init()
        setPoints(Array(UnsafeBufferPointer(start: points, count: max(count, 0))))
    }

    public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
        self.init()
        setPoints(UnsafeBufferPointer(start: coords, count: max(count, 0)).map { MKMapPoint($0) })
    }

    open var boundingMapRect: MKMapRect { bounds }
}

/// A line along the shortest ways on the globe between points.
///
/// Source: Apple's documentation of `MKGeodesicPolyline`.
open class MKGeodesicPolyline: MKPolyline, @unchecked Sendable {
    override func setPoints(_ points: [MKMapPoint]) {
        guard var last = points.first else { return super.setPoints(points) }
        var result = [last]
        for point in points.dropFirst() {
            for step in Self.steps(from: last.coordinate, to: point.coordinate) {
                var next = MKMapPoint(step)
                let world = MercatorProjection.worldSize
                next.x += ((result[result.count - 1].x - next.x) / world).rounded() * world
                result.append(next)
            }
            last = point
        }
        super.setPoints(result)
    }

    /// Places on the great circle, about one for each 100 km, the end included.
    private static func steps(from start: CLLocationCoordinate2D, to end: CLLocationCoordinate2D) -> [CLLocationCoordinate2D] {
        let distance = MercatorProjection.distance(start, end)
        let angle = distance / MercatorProjection.earthRadius
        let count = max(Int(distance / 100_000), 1)
        guard angle > 1e-9, count > 1 else { return [end] }
        let (first, second) = (vector(start), vector(end))
        return (1...count).map { number in
            if number == count { return end }
            let share = Double(number) / Double(count)
            let sum = first * (sin((1 - share) * angle) / sin(angle)) + second * (sin(share * angle) / sin(angle))
            return CLLocationCoordinate2D(
                latitude: atan2(sum.z, hypot(sum.x, sum.y)) * 180 / .pi, longitude: atan2(sum.y, sum.x) * 180 / .pi)
        }
    }

    private static func vector(_ place: CLLocationCoordinate2D) -> SIMD3<Double> {
        let (latitude, longitude) = (place.latitude * .pi / 180, place.longitude * .pi / 180)
        return SIMD3(cos(latitude) * cos(longitude), cos(latitude) * sin(longitude), sin(latitude))
    }
}
