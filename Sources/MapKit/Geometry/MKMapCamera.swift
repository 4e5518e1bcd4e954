/// A place above the map from which it is seen.
///
/// Source: Apple's documentation of `MKMapCamera`.
open class MKMapCamera: NSObject, NSCopying, @unchecked Sendable {
    /// The place at the map's centre.
    open var centerCoordinate = CLLocationCoordinate2D()
    /// Metres from the camera to the map's centre.
    open var centerCoordinateDistance: CLLocationDistance = 0
    /// Degrees between the view down and the view of the camera. The flat map of Quince is seen from above: map views clamp it to 0.
    open var pitch: CGFloat = 0
    /// Degrees clockwise from north to what is at the map's top.
    open var heading: CLLocationDirection = 0
    /// Metres from the camera to the ground below it.
    open var altitude: CLLocationDistance {
        get { centerCoordinateDistance * cos(Double(pitch) * .pi / 180) }
        set { centerCoordinateDistance = newValue / max(cos(Double(pitch) * .pi / 180), 0.01) }
    }

    public override init() {}

    /// Creates a camera that looks down on a place from a place of the globe.
    public convenience init(
        lookingAtCenter centerCoordinate: CLLocationCoordinate2D, fromEyeCoordinate eyeCoordinate: CLLocationCoordinate2D,
        eyeAltitude: CLLocationDistance
    ) {
        let ground = MercatorProjection.distance(centerCoordinate, eyeCoordinate)
        let pitch = ground == 0 ? 0 : atan2(ground, max(eyeAltitude, 1)) * 180 / .pi
        self.init(
            lookingAtCenter: centerCoordinate, fromDistance: hypot(ground, eyeAltitude), pitch: CGFloat(pitch),
            heading: ground == 0 ? 0 : Self.bearing(from: eyeCoordinate, to: centerCoordinate))
    }

    /// Creates a camera of its distance, in metres, and directions, in degrees.
    public convenience init(
        lookingAtCenter centerCoordinate: CLLocationCoordinate2D, fromDistance distance: CLLocationDistance, pitch: CGFloat,
        heading: CLLocationDirection
    ) {
        self.init()
        (self.centerCoordinate, centerCoordinateDistance, self.pitch, self.heading) = (centerCoordinate, distance, pitch, heading)
    }

    /// The camera's direction from one place to another, in degrees clockwise from north.
    private static func bearing(from start: CLLocationCoordinate2D, to end: CLLocationCoordinate2D) -> Double {
        let (first, second) = (start.latitude * .pi / 180, end.latitude * .pi / 180)
        let meridians = (end.longitude - start.longitude) * .pi / 180
        let angle = atan2(sin(meridians) * cos(second), cos(first) * sin(second) - sin(first) * cos(second) * cos(meridians))
        return (angle * 180 / .pi + 360).truncatingRemainder(dividingBy: 360)
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        MKMapCamera(lookingAtCenter: centerCoordinate, fromDistance: centerCoordinateDistance, pitch: pitch, heading: heading)
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? MKMapCamera else { return false }
        return centerCoordinate.latitude == other.centerCoordinate.latitude
            && centerCoordinate.longitude == other.centerCoordinate.longitude
            && centerCoordinateDistance == other.centerCoordinateDistance && pitch == other.pitch && heading == other.heading
    }

    open override var hash: Int { centerCoordinate.latitude.hashValue ^ centerCoordinate.longitude.hashValue }

    @available(*, unavailable, message: "not yet in Quince: cameras of map items")
    public convenience init(lookingAt mapItem: MKMapItem, forViewSize viewSize: CGSize, allowPitch: Bool) { fatalError() }
}
