import Foundation
import Testing

@testable import Atlas

@MainActor
struct PlaceLinkTests {
    @Test func linksLeadBackToTheirPlace() {
        for place in PlaceCatalogue.bundled.places { #expect(PlaceLink(PlaceLink(place).url) == PlaceLink(place)) }
    }

    @Test(arguments: ["https://place/eiffel-tower", "atlas://places/eiffel-tower", "atlas://place", "atlas://place/a/b"])
    func otherURLsAreNoLinks(text: String) throws {
        #expect(PlaceLink(try #require(URL(string: text))) == nil)
    }

    @Test func sharedURLsNameThePlaceAndItsCoordinates() throws {
        let place = try #require(PlaceCatalogue.bundled.place("sagrada-familia"))
        let components = try #require(URLComponents(url: place.mapsURL, resolvingAgainstBaseURL: false))
        #expect(components.host == "maps.apple.com")
        #expect(components.queryItems?.first { $0.name == "ll" }?.value == "41.4036,2.1744")
        #expect(components.queryItems?.first { $0.name == "q" }?.value == "Sagrada Família")
    }
}
