import MapKit

/// Texts of distances, in the units of the user's region.
nonisolated enum DistanceText {
    /// Such as "12 km".
    static func short(_ metres: CLLocationDistance) -> String { text(metres, .abbreviated) }

    /// Such as "12 kilometers", as it is read aloud.
    static func spoken(_ metres: CLLocationDistance) -> String { text(metres, .full) }

    private static func text(_ metres: CLLocationDistance, _ style: MKDistanceFormatter.DistanceUnitStyle) -> String {
        let formatter = MKDistanceFormatter()
        formatter.unitStyle = style
        return formatter.string(fromDistance: metres)
    }
}
