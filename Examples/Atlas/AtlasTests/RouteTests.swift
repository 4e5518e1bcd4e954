import Testing

@testable import Atlas

@MainActor
struct RouteTests {
    private func route(_ ids: String...) -> Route { Route(stops: ids.compactMap(PlaceCatalogue.bundled.place)) }

    @Test func aRouteOfOneStopHasNoLength() {
        let route = route("eiffel-tower")
        #expect(route.legs.isEmpty)
        #expect(route.length == 0)
        #expect(route.leg(to: 0) == nil)
    }

    @Test func legsAddUp() throws {
        let route = route("eiffel-tower", "big-ben", "brandenburg-gate")
        #expect(route.legs.count == 2)
        // Paris to London is some 340 kilometres.
        #expect(abs(route.legs[0] - 340_600) < 2_000)
        #expect(route.length == route.legs[0] + route.legs[1])
        #expect(try #require(route.leg(to: 1)) == route.legs[0])
        #expect(route.leg(to: 3) == nil)
    }

    @Test func shorteningUntiesACrossing() {
        let crossed = route("eiffel-tower", "hagia-sophia", "charles-bridge", "cologne-cathedral", "acropolis")
        let shortened = crossed.shortened
        #expect(shortened.length < crossed.length)
        #expect(shortened.stops.first == crossed.stops.first)
        #expect(shortened.stops.map(\.id) == ["eiffel-tower", "cologne-cathedral", "charles-bridge", "hagia-sophia", "acropolis"])
        #expect(shortened.shortened == shortened)
    }

    @Test func shortRoutesStayAsTheyAre() {
        for route in [route(), route("uluru"), route("uluru", "denali")] { #expect(route.shortened == route) }
    }
}
