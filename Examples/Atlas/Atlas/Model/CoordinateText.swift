import CoreLocation

/// Texts of coordinates, such as "48.8584° N, 2.2945° E".
nonisolated enum CoordinateText {
    static func text(_ coordinate: CLLocationCoordinate2D) -> String {
        "\(degrees(coordinate.latitude, "N", "S")), \(degrees(coordinate.longitude, "E", "W"))"
    }

    private static func degrees(_ value: CLLocationDegrees, _ positive: String, _ negative: String) -> String {
        let number = abs(value).formatted(.number.precision(.fractionLength(4)))
        return "\(number)° \(value < 0 ? negative : positive)"
    }
}
