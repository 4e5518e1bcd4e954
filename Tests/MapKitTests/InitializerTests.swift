import CoreLocation
import MapKit
import Testing
import UIKit

/// What apps create before there is anything to show, with `init()` as on iOS.
@MainActor struct InitializerTests {
    private final class Pin: MKAnnotationView {}

    @Test func overlaysAndRenderersOfNothing() {
        #expect(MKPolyline().pointCount == 0)
        #expect(MKPolygon().pointCount == 0)
        #expect(MKCircle().radius == 0)
        #expect(MKRoute().steps.isEmpty)
        #expect(MKOverlayRenderer().overlay is MKPolyline)
        #expect(MKPolylineRenderer().polyline.pointCount == 0)
    }

    @Test func placesOfNothing() {
        #expect(MKMapItem().name == nil)
        #expect(MKLocalSearchCompletion().title.isEmpty)
        #expect(Pin().annotation == nil)
        #expect(MKMarkerAnnotationView().reuseIdentifier == nil)
        #expect(CLLocation().coordinate.latitude == 0)
        #expect(CLLocation().coordinate.longitude == 0)
        #expect(CLHeading().headingAccuracy < 0)
    }
}
