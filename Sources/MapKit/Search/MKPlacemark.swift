/// A placemark that is an annotation of maps.
///
/// Source: Apple's documentation of `MKPlacemark`.
open class MKPlacemark: CLPlacemark, MKAnnotation, @unchecked Sendable {
    private let place: CLLocationCoordinate2D

    public init(coordinate: CLLocationCoordinate2D) {
        place = coordinate
        super.init(location: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude), address: PlacemarkAddress())
    }

    /// Creates a placemark with an address by the keys of `CNPostalAddress`: `Street`, `City`, `State`, `ZIP`, `Country`, `CountryCode`.
    public convenience init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
        self.init(coordinate: coordinate, address: PlacemarkAddress(dictionary: addressDictionary ?? [:]))
    }

    public override init(placemark: CLPlacemark) {
        place = placemark.location?.coordinate ?? kCLLocationCoordinate2DInvalid
        super.init(placemark: placemark)
    }

    init(coordinate: CLLocationCoordinate2D, address: PlacemarkAddress) {
        place = coordinate
        super.init(location: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude), address: address)
    }

    public required init?(coder: NSCoder) {
        place = CLLocationCoordinate2D(latitude: coder.decodeDouble(forKey: "latitude"), longitude: coder.decodeDouble(forKey: "longitude"))
        super.init(coder: coder)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(place.latitude, forKey: "latitude")
        coder.encode(place.longitude, forKey: "longitude")
    }

    open var coordinate: CLLocationCoordinate2D { place }
    /// The place's name or address.
    open var title: String? { name ?? [thoroughfare, locality, country].compactMap { $0 }.first }
    open var subtitle: String? { locality == name ? country : locality }
    open var countryCode: String? { isoCountryCode }
}
