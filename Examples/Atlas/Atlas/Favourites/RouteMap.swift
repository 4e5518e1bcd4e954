import MapKit
import SwiftUI

/// A map with numbered stops, which gather into clusters, and the great circles between them.
struct RouteMap: UIViewRepresentable {
    @Environment(Navigator.self) private var navigator
    let route: Route

    func makeCoordinator() -> RouteMapCoordinator { RouteMapCoordinator() }

    func makeUIView(context: Context) -> MKMapView {
        let map = MKMapView()
        map.delegate = context.coordinator
        map.pointOfInterestFilter = .excludingAll
        map.register(StopAnnotationView.self, forAnnotationViewWithReuseIdentifier: MKMapViewDefaultAnnotationViewReuseIdentifier)
        map.accessibilityIdentifier = "route"
        return map
    }

    func updateUIView(_ map: MKMapView, context: Context) {
        context.coordinator.open = { navigator.push(.place($0)) }
        context.coordinator.show(route, on: map)
    }
}
