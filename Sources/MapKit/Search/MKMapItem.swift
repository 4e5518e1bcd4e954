/// A place with its name, as searches find it.
///
/// Source: Apple's documentation of `MKMapItem`.
open class MKMapItem: NSObject, @unchecked Sendable {
    public let placemark: MKPlacemark
    open var name: String?
    open var phoneNumber: String?
    open var url: URL?
    open var timeZone: TimeZone?
    open var pointOfInterestCategory: MKPointOfInterestCategory?
    open private(set) var isCurrentLocation = false

    public init(placemark: MKPlacemark) {
        self.placemark = placemark
        name = placemark.name ?? placemark.title
        timeZone = placemark.timeZone
    }

    /// Creates an item of no place.
    public convenience override init() { self.init(placemark: MKPlacemark(coordinate: kCLLocationCoordinate2DInvalid)) }

    /// Creates an item of a location.
    public convenience init(location: CLLocation, address: MKAddress?) {
        self.init(placemark: MKPlacemark(coordinate: location.coordinate))
        self.address = address
    }

    /// The place's address, where the item was made of one.
    open private(set) var address: MKAddress?
    open var location: CLLocation { placemark.location ?? CLLocation(latitude: 0, longitude: 0) }

    /// An item that means where the device is.
    public class func forCurrentLocation() -> MKMapItem {
        let item = MKMapItem(placemark: MKPlacemark(coordinate: kCLLocationCoordinate2DInvalid))
        (item.isCurrentLocation, item.name) = (true, "Current Location")
        return item
    }

    /// Opens Maps, which devices of Quince lack.
    ///
    /// - Returns: Whether Maps was opened.
    @discardableResult open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }

    @discardableResult public class func openMaps(with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil) -> Bool { false }

    /// - Parameter completionHandler: Gets whether Maps was opened, on the main queue.
    open func openInMaps(launchOptions: [String: Any]? = nil, from scene: UIScene? = nil, completionHandler: ((Bool) -> Void)?) {
        Self.openMaps(with: [self], launchOptions: launchOptions, from: scene, completionHandler: completionHandler)
    }

    public class func openMaps(
        with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil, from scene: UIScene? = nil, completionHandler: ((Bool) -> Void)?
    ) {
        nonisolated(unsafe) let handler = completionHandler
        DispatchQueue.main.async { handler?(false) }
    }

    open dynamic override var description: String {
        "<MKMapItem: \(name ?? ""), \(placemark.coordinate.latitude), \(placemark.coordinate.longitude)>"
    }
}

/// An address in one text.
///
/// Source: Apple's documentation of `MKAddress`.
open class MKAddress: NSObject, @unchecked Sendable {
    public let fullAddress: String
    public let shortAddress: String?

    public init?(fullAddress: String, shortAddress: String?) {
        guard !fullAddress.isEmpty else { return nil }
        (self.fullAddress, self.shortAddress) = (fullAddress, shortAddress)
    }
}

public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
public let MKLaunchOptionsDirectionsModeDefault = "MKLaunchOptionsDirectionsModeDefault"
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
public let MKLaunchOptionsDirectionsModeTransit = "MKLaunchOptionsDirectionsModeTransit"
public let MKLaunchOptionsMapTypeKey = "MKLaunchOptionsMapType"
public let MKLaunchOptionsShowsTrafficKey = "MKLaunchOptionsShowsTraffic"
public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenter"
public let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpan"
public let MKLaunchOptionsCameraKey = "MKLaunchOptionsCamera"
