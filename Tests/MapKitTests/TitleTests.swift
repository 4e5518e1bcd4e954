import Testing

@testable import MapKit

/// Titles of annotations, where there is no room for all.
@MainActor struct TitleTests {
    private func makeMap() -> MKMapView {
        let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
        let center = CLLocationCoordinate2D(latitude: 50, longitude: 10)
        map.setRegion(MKCoordinateRegion(center: center, span: MKCoordinateSpan(latitudeDelta: 20, longitudeDelta: 20)), animated: false)
        map.layoutIfNeeded()
        return map
    }

    private func annotation(_ title: String, at point: CGPoint, of map: MKMapView) -> MKPointAnnotation {
        let annotation = MKPointAnnotation()
        annotation.coordinate = map.convert(point, toCoordinateFrom: map)
        annotation.title = title
        return annotation
    }

    @Test func titlesGiveWayToMoreImportantOnes() throws {
        let map = makeMap()
        let places = [CGPoint(x: 200, y: 300), CGPoint(x: 240, y: 300), CGPoint(x: 200, y: 500)]
        let annotations = places.enumerated().map { annotation("A place with a long name \($0)", at: $1, of: map) }
        map.addAnnotations(annotations)
        map.layoutIfNeeded()
        let views = try annotations.map { try #require(map.view(for: $0) as? MKMarkerAnnotationView) }
        #expect(views.map(\.isTitleCrowdedOut) == [false, true, false])
        views[1].titleVisibility = .visible
        map.arrangeTitles(map.index.all)
        #expect(views.map(\.isTitleCrowdedOut) == [true, false, false])
    }
}
