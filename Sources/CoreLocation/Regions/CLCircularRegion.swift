import QuinceFoundation

/// A circle around a coordinate.
///
/// Source: Apple's documentation of `CLCircularRegion`.
open class CLCircularRegion: CLRegion, @unchecked Sendable {
    private let middle: CLLocationCoordinate2D
    private let length: CLLocationDistance

    /// - Parameters:
    ///   - center: The middle of the circle.
    ///   - radius: Metres; a longer one than can be monitored is that.
    ///   - identifier: The name of the region in the app.
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
        (middle, length) = (center, radius)
        super.init(identifier: identifier)
    }

    open var center: CLLocationCoordinate2D { middle }
    /// Metres.
    open var radius: CLLocationDistance { length }

    /// Whether a coordinate is in the circle.
    open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool { Geodesic.distance(from: middle, to: coordinate) <= length }

    public required init?(coder: NSCoder) {
        middle = CLLocationCoordinate2D(
            latitude: coder.decodeDouble(forKey: "latitude"), longitude: coder.decodeDouble(forKey: "longitude"))
        length = coder.decodeDouble(forKey: "radius")
        super.init(coder: coder)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(middle.latitude, forKey: "latitude")
        coder.encode(middle.longitude, forKey: "longitude")
        coder.encode(length, forKey: "radius")
    }

    open override func copy(with zone: NSZone? = nil) -> Any {
        copyFlags(to: CLCircularRegion(center: middle, radius: length, identifier: identifier))
    }

    open dynamic override var description: String {
        let format = "CLCircularRegion (identifier:'%@', center:<%+.8f,%+.8f>, radius:%.2fm)"
        return String(format: format, identifier as NSString, middle.latitude, middle.longitude, length)
    }
}
