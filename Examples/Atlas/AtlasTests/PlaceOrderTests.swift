import CoreLocation
import Testing

@testable import Atlas

@MainActor
struct PlaceOrderTests {
    private let places = PlaceCatalogue.bundled.places
    private let berlin = CLLocation(latitude: 52.52, longitude: 13.405)

    @Test func namesAreGroupedByTheirInitials() {
        let sections = PlaceOrder.name.sections(of: places, from: nil)
        #expect(sections.first?.title == "A")
        #expect(sections.map(\.title) == sections.map(\.title).sorted())
        #expect(sections.reduce(0) { $0 + $1.places.count } == places.count)
    }

    @Test func kindsWithoutPlacesHaveNoSection() {
        let bridges = places.filter { $0.kind == .bridge }
        #expect(PlaceOrder.kind.sections(of: bridges, from: nil).map(\.title) == ["Bridges"])
    }

    @Test func theNearestPlaceComesFirst() {
        let sections = PlaceOrder.distance.sections(of: places, from: berlin)
        #expect(sections.first?.places.first?.id == "brandenburg-gate")
    }

    @Test func withoutALocationTheOrderStays() {
        #expect(PlaceOrder.distance.sections(of: places, from: nil).first?.places == places)
    }

    @Test(arguments: PlaceOrder.allCases)
    func nothingHasNoSections(order: PlaceOrder) {
        #expect(order.sections(of: [], from: berlin).isEmpty)
    }
}
