import CoreLocation
import MapKit
import SwiftUI
import Testing

@testable import Atlas

@MainActor
struct NavigatorTests {
    private let places = PlaceCatalogue.bundled.places

    @Test func everyTabHasItsOwnStack() {
        let navigator = Navigator()
        navigator.push(.place(places[0]))
        navigator.tab = .favourites
        navigator.push(.page(places[1]))
        #expect(navigator[path: .map] == [.place(places[0])])
        #expect(navigator[path: .favourites] == [.page(places[1])])
        #expect(navigator[path: .places].isEmpty)
    }

    @Test func linksReplaceWhatThePlacesTabShowed() {
        let navigator = Navigator()
        navigator.tab = .places
        navigator.push(.place(places[0]))
        navigator.open(places[1])
        #expect(navigator.tab == .places)
        #expect(navigator[path: .places] == [.place(places[1])])
    }

    @Test func showingAPlaceRevealsItsKind() throws {
        let map = MapModel()
        map.kind = .bridge
        let water = try #require(places.first { $0.kind == .water })
        map.show(water)
        #expect(map.kind == nil)
        #expect(map.selection == water.id)
        let center = try #require(map.camera.region).center
        #expect(center.latitude == water.latitude)
        #expect(center.longitude == water.longitude)
    }
}
