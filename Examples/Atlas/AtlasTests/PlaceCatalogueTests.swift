import Testing

@testable import Atlas

@MainActor
struct PlaceCatalogueTests {
    private let catalogue = PlaceCatalogue.bundled

    @Test func everyPlaceIsOnEarthAndHasItsWords() {
        #expect(catalogue.places.count >= 60)
        for place in catalogue.places {
            #expect(abs(place.latitude) <= 90, "\(place.id)")
            #expect(abs(place.longitude) <= 180, "\(place.id)")
            #expect(!place.summary.isEmpty, "\(place.id)")
            #expect(place.facts.count == 2, "\(place.id)")
        }
    }

    @Test func everyKindHasPlaces() {
        for kind in PlaceKind.allCases { #expect(catalogue.places(kind: kind).count >= 5, "\(kind)") }
    }

    @Test(arguments: [
        ("eif", ["eiffel-tower"]), ("NOTRE dame", ["notre-dame"]), ("schonb", ["schoenbrunn"]),
        ("bridges united", ["brooklyn-bridge", "golden-gate-bridge", "tower-bridge"]),
        ("nowhere", []),
    ])
    func searchesFindNamesCountriesAndKinds(search: String, found: [String]) {
        #expect(catalogue.places(matching: search).map(\.id) == found)
    }

    @Test func anEmptySearchFindsEverything() {
        #expect(catalogue.places(matching: " ").count == catalogue.places.count)
    }

    @Test func neighboursComeNearestFirst() throws {
        let tower = try #require(catalogue.place("eiffel-tower"))
        #expect(catalogue.neighbours(of: tower, count: 2).map(\.id) == ["notre-dame", "versailles"])
    }
}
