import MapKit
import UIKit

/// Keeps a map view's annotations and line as a route says.
final class RouteMapCoordinator: NSObject, MKMapViewDelegate {
    /// Opens the place whose callout's button is tapped.
    var open: (Place) -> Void = { _ in }
    private var route: Route?

    /// Shows a route in full, unless it is shown already.
    func show(_ route: Route, on map: MKMapView) {
        guard route != self.route else { return }
        let isFirst = self.route == nil
        self.route = route
        map.removeAnnotations(map.annotations)
        map.removeOverlays(map.overlays)
        map.addAnnotations(route.stops.enumerated().map { StopAnnotation(place: $0.element, number: $0.offset + 1) })
        let line = MKGeodesicPolyline(coordinates: route.stops.map(\.coordinate), count: route.stops.count)
        map.addOverlay(line, level: .aboveRoads)
        frame(line, on: map, animated: !isFirst)
    }

    private func frame(_ line: MKPolyline, on map: MKMapView, animated: Bool) {
        guard let route, route.stops.count > 1 else {
            if let place = route?.stops.first { map.setRegion(MapModel.neighbourhood(of: place, metres: 400_000), animated: animated) }
            return
        }
        let padding = UIEdgeInsets(top: 56, left: 40, bottom: 32, right: 40)
        map.setVisibleMapRect(line.boundingMapRect, edgePadding: padding, animated: animated)
    }

    func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
        guard let line = overlay as? MKPolyline else { return MKOverlayRenderer(overlay: overlay) }
        let renderer = MKPolylineRenderer(polyline: line)
        renderer.strokeColor = .systemPink
        renderer.lineWidth = 4
        renderer.lineCap = .round
        return renderer
    }

    func mapView(_ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl) {
        if let stop = view.annotation as? StopAnnotation { open(stop.place) }
    }
}
