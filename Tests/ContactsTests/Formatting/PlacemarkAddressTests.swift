import CoreLocation
import Testing

@testable import Contacts

/// Placemarks' addresses in Contacts' form.
struct PlacemarkAddressTests {
    @Test func aPlacemarkHasAnAddress() throws {
        var place = PlacemarkAddress()
        (place.subThoroughfare, place.thoroughfare, place.locality) = ("1", "Main St", "Springfield")
        (place.administrativeArea, place.postalCode, place.country, place.isoCountryCode) = ("IL", "62701", "United States", "US")
        let placemark = CLPlacemark(location: nil, address: place)
        let address = try #require(placemark.postalAddress)
        #expect(address.street == "1 Main St")
        #expect([address.city, address.state, address.postalCode, address.isoCountryCode] == ["Springfield", "IL", "62701", "US"])
        #expect(
            CNPostalAddressFormatter.string(from: address, style: .mailingAddress) == "1 Main St\nSpringfield IL 62701\nUnited States")
    }
}
