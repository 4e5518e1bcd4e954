import SwiftUI
import Testing

@testable import MapKit

@MainActor struct MapContentTests {
    private struct City: Identifiable { var id: String, place: CLLocationCoordinate2D }

    private let cities = [
        City(id: "Rome", place: .init(latitude: 41.9, longitude: 12.5)), City(id: "Oslo", place: .init(latitude: 59.9, longitude: 10.8)),
    ]

    @Test func contentBecomesItemsWithIdentities() {
        let items = MapValue.collected(content(true))
        #expect(items.count == 4)
        #expect(Set(items.map(\.id)).count == 4)
        #expect(items[0].style.tag == AnyHashable("Rome"))
        let fewer = MapValue.collected(content(false))
        #expect(fewer.map(\.id) == items.prefix(3).map(\.id))
    }

    @MapContentBuilder private func content(_ hasCircle: Bool) -> some MapContent {
        ForEach(cities) { Marker($0.id, coordinate: $0.place).tint(.blue).tag($0.id) }
        MapPolyline(coordinates: cities.map(\.place)).stroke(.red, lineWidth: 4)
        if hasCircle { MapCircle(center: cities[0].place, radius: 1_000).foregroundStyle(.orange.opacity(0.3)) }
    }

    @Test func positionsKnowWhatTheyAre() {
        let region = MapViewTests.europe
        #expect(MapCameraPosition.region(region).region?.center.latitude == 50)
        #expect(MapCameraPosition.region(region) == .region(region))
        #expect(MapCameraPosition.automatic != .region(region))
        #expect(MapCameraPosition.userLocation(fallback: .automatic).followsUserLocation)
        #expect(MapCameraPosition.userLocation(fallback: .automatic).fallbackPosition == .automatic)
    }

    @Test func aMapOfSwiftUIsShowsItsContent() {
        let controller = UIHostingController(rootView: Map { content(true) })
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
        window.rootViewController = controller
        window.isHidden = false
        window.layoutIfNeeded()
        let map = Self.map(in: controller.view)
        #expect(map?.annotations.count == 2)
        #expect(map?.overlays.count == 2)
        #expect(map?.region.span.latitudeDelta ?? 0 > 18)
        #expect(map.map { $0.region.center.latitude > 45 && $0.region.center.latitude < 56 } == true)
    }

    private static func map(in view: UIView) -> MKMapView? {
        if let map = view as? MKMapView { return map }
        return view.subviews.lazy.compactMap { map(in: $0) }.first
    }
}
