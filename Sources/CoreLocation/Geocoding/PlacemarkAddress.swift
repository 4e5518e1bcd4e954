import QuinceFoundation

/// The parts of a placemark's address.
package struct PlacemarkAddress: Codable, Equatable, Sendable {
    package var name: String?
    package var thoroughfare: String?
    package var subThoroughfare: String?
    package var locality: String?
    package var subLocality: String?
    package var administrativeArea: String?
    package var subAdministrativeArea: String?
    package var postalCode: String?
    package var isoCountryCode: String?
    package var country: String?
    package var inlandWater: String?
    package var ocean: String?
    package var areasOfInterest: [String]?

    package init() {}

    /// Reads the keys of address dictionaries: `Street`, `City`, `State`, `ZIP`, `Country`, `CountryCode` and their relatives.
    package init(dictionary: [AnyHashable: Any]) {
        let text = { (key: String) in dictionary[key] as? String }
        (name, thoroughfare, subThoroughfare) = (text("Name"), text("Thoroughfare") ?? text("Street"), text("SubThoroughfare"))
        (locality, subLocality, postalCode) = (text("City"), text("SubLocality"), text("ZIP"))
        (administrativeArea, subAdministrativeArea) = (text("State"), text("SubAdministrativeArea"))
        (isoCountryCode, country) = (text("CountryCode"), text("Country"))
    }

    /// The address by the keys of address dictionaries.
    package var dictionary: [AnyHashable: Any] {
        let street = [subThoroughfare, thoroughfare].compactMap { $0 }.joined(separator: " ")
        let texts: [String: String?] = [
            "Name": name, "Street": street.isEmpty ? nil : street, "Thoroughfare": thoroughfare, "SubThoroughfare": subThoroughfare,
            "City": locality, "SubLocality": subLocality, "State": administrativeArea, "SubAdministrativeArea": subAdministrativeArea,
            "ZIP": postalCode, "CountryCode": isoCountryCode, "Country": country,
        ]
        var result: [AnyHashable: Any] = texts.compactMapValues { $0 }
        let lines = [name, locality, country].compactMap { $0 }
        if !lines.isEmpty { result["FormattedAddressLines"] = lines }
        return result
    }
}
