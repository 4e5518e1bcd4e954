/// The projection of the flat map: the world as a square of 268 435 456 points a side, north at the top, its left edge at the 180th meridian.
///
/// Source: Apple's documentation of `MKMapPoint` and `MKMapSize.world`; the spherical Mercator projection.
enum MercatorProjection {
    /// Map points from one edge of the world to the other.
    static let worldSize = 268_435_456.0
    /// Degrees of latitude at which the square ends.
    static let maximumLatitude = 85.051_128_779_806_59
    /// Metres from the Earth's centre to the equator.
    static let earthRadius = 6_378_137.0
    /// Metres along a meridian in one degree.
    static let metersPerDegree = earthRadius * .pi / 180

    /// The map point of a place; latitudes are clamped to the square.
    static func point(latitude: Double, longitude: Double) -> (x: Double, y: Double) {
        let clamped = min(max(latitude, -maximumLatitude), maximumLatitude) * .pi / 180
        let y = log(tan(.pi / 4 + clamped / 2)) / (2 * .pi)
        return ((longitude + 180) / 360 * worldSize, (0.5 - y) * worldSize)
    }

    /// The place of a map point, with a longitude of -180 to 180 degrees.
    static func coordinate(x: Double, y: Double) -> (latitude: Double, longitude: Double) {
        let latitude = atan(sinh((0.5 - y / worldSize) * 2 * .pi)) * 180 / .pi
        var longitude = (x / worldSize * 360 - 180).truncatingRemainder(dividingBy: 360)
        if longitude > 180 { longitude -= 360 } else if longitude < -180 { longitude += 360 }
        return (latitude, longitude)
    }

    /// Map points in a metre at a latitude.
    static func pointsPerMeter(latitude: Double) -> Double {
        let clamped = min(max(latitude, -maximumLatitude), maximumLatitude) * .pi / 180
        return worldSize / (2 * .pi * earthRadius * cos(clamped))
    }

    /// Metres of the great circle between two places.
    static func distance(_ a: CLLocationCoordinate2D, _ b: CLLocationCoordinate2D) -> Double {
        let (first, second) = (a.latitude * .pi / 180, b.latitude * .pi / 180)
        let meridians = (b.longitude - a.longitude) * .pi / 180
        let h = pow(sin((second - first) / 2), 2) + cos(first) * cos(second) * pow(sin(meridians / 2), 2)
        return 2 * earthRadius * asin(min(h.squareRoot(), 1))
    }
}
