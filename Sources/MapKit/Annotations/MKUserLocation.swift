/// The place where the device is, as an annotation of the map.
///
/// Source: Apple's documentation of `MKUserLocation`.
open class MKUserLocation: NSObject, MKAnnotation, @unchecked Sendable {
    open var title: String? = "My Location"
    open var subtitle: String?
    /// The device's last place; nil until there is one.
    open internal(set) var location: CLLocation?
    /// The direction of the device; nil unless the map follows it.
    open internal(set) var heading: CLHeading?
    /// Whether a place is being looked for.
    open internal(set) var isUpdating = false

    open var coordinate: CLLocationCoordinate2D { location?.coordinate ?? kCLLocationCoordinate2DInvalid }

    override init() {}
}

/// How a map follows the device.
public enum MKUserTrackingMode: Int, Sendable {
    case none, follow, followWithHeading
}
