import QuinceFoundation

/// A place with its address.
///
/// Source: Apple's documentation of `CLPlacemark`.
open class CLPlacemark: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    package let address: PlacemarkAddress
    private let place: CLLocation?
    private let area: CLRegion?
    private let zone: TimeZone?

    /// Makes a placemark with the values of another.
    public init(placemark: CLPlacemark) {
        (address, place, area, zone) = (placemark.address, placemark.place, placemark.area, placemark.zone)
    }

    package init(location: CLLocation?, region: CLRegion? = nil, timeZone: TimeZone? = nil, address: PlacemarkAddress) {
        (self.address, place, area, zone) = (address, location, region, timeZone)
    }

    open var location: CLLocation? { place }
    /// The area of the place.
    open var region: CLRegion? { area }
    open var timeZone: TimeZone? { zone }

    open var name: String? { address.name }
    /// The street.
    open var thoroughfare: String? { address.thoroughfare }
    /// The house's number.
    open var subThoroughfare: String? { address.subThoroughfare }
    /// The city.
    open var locality: String? { address.locality }
    /// The part of the city.
    open var subLocality: String? { address.subLocality }
    /// The state or province.
    open var administrativeArea: String? { address.administrativeArea }
    /// The county.
    open var subAdministrativeArea: String? { address.subAdministrativeArea }
    open var postalCode: String? { address.postalCode }
    /// Two letters, such as `DE`.
    open var isoCountryCode: String? { address.isoCountryCode }
    open var country: String? { address.country }
    open var inlandWater: String? { address.inlandWater }
    open var ocean: String? { address.ocean }
    open var areasOfInterest: [String]? { address.areasOfInterest }

    @available(*, deprecated, message: "use the properties")
    open var addressDictionary: [AnyHashable: Any]? { address.dictionary }

    public class var supportsSecureCoding: Bool { true }

    public required init?(coder: NSCoder) {
        guard let data = coder.decodeObject(of: NSData.self, forKey: "address"),
            let address = try? JSONDecoder().decode(PlacemarkAddress.self, from: data as Data)
        else { return nil }
        self.address = address
        place = coder.decodeObject(of: CLLocation.self, forKey: "location")
        area = coder.decodeObject(of: CLCircularRegion.self, forKey: "region")
        zone = (coder.decodeObject(of: NSString.self, forKey: "timeZone") as String?).flatMap(TimeZone.init(identifier:))
    }

    open func encode(with coder: NSCoder) {
        if let data = try? JSONEncoder().encode(address) { coder.encode(data as NSData, forKey: "address") }
        if let place { coder.encode(place, forKey: "location") }
        if let area { coder.encode(area, forKey: "region") }
        if let zone { coder.encode(zone.identifier as NSString, forKey: "timeZone") }
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open dynamic override var description: String {
        let lines = [name, locality, administrativeArea, country].compactMap { $0 }.joined(separator: ", ")
        return "\(lines) @ \(place?.description ?? "<unknown>"), region \(area?.description ?? "(null)")"
    }
}
