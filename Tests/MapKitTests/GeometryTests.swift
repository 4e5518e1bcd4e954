import Testing

@testable import MapKit

struct GeometryTests {
    @Test func theWorldIsASquareOfMapPoints() {
        #expect(MKMapSize.world.width == 268_435_456)
        let origin = MKMapPoint(CLLocationCoordinate2D(latitude: 0, longitude: 0))
        #expect(abs(origin.x - 134_217_728) < 0.001)
        #expect(abs(origin.y - 134_217_728) < 0.001)
        let corner = MKMapPoint(CLLocationCoordinate2D(latitude: 90, longitude: -180))
        #expect(corner.x == 0)
        #expect(abs(corner.y) < 1)
    }

    @Test(arguments: [(37.77, -122.42), (-33.87, 151.21), (64.15, -21.94), (0.0, 179.9)])
    func placesComeBackFromTheMap(latitude: Double, longitude: Double) {
        let place = MKMapPoint(CLLocationCoordinate2D(latitude: latitude, longitude: longitude)).coordinate
        #expect(abs(place.latitude - latitude) < 1e-9)
        #expect(abs(place.longitude - longitude) < 1e-9)
    }

    @Test func metersPerPointGrowSmallerTowardsThePoles() {
        #expect(abs(MKMetersPerMapPointAtLatitude(0) - 0.1493) < 0.0001)
        #expect(abs(MKMetersPerMapPointAtLatitude(60) * 2 - MKMetersPerMapPointAtLatitude(0)) < 0.0001)
        #expect(abs(MKMapPointsPerMeterAtLatitude(60) * MKMetersPerMapPointAtLatitude(60) - 1) < 1e-12)
    }

    @Test func distancesAreThoseOfTheGlobe() {
        let berlin = MKMapPoint(CLLocationCoordinate2D(latitude: 52.52, longitude: 13.405))
        let paris = MKMapPoint(CLLocationCoordinate2D(latitude: 48.8566, longitude: 2.3522))
        #expect(abs(berlin.distance(to: paris) - 878_000) < 3_000)
    }

    @Test func rectanglesIntersectAndUnite() {
        let a = MKMapRect(x: 0, y: 0, width: 10, height: 10)
        let b = MKMapRect(x: 5, y: 5, width: 10, height: 10)
        #expect(MKMapRectEqualToRect(a.intersection(b), MKMapRect(x: 5, y: 5, width: 5, height: 5)))
        #expect(MKMapRectEqualToRect(a.union(b), MKMapRect(x: 0, y: 0, width: 15, height: 15)))
        #expect(a.intersection(MKMapRect(x: 20, y: 0, width: 1, height: 1)).isNull)
        #expect(MKMapRectEqualToRect(MKMapRect.null.union(a), a))
        #expect(a.insetBy(dx: 6, dy: 0).isNull)
        let parts = a.divided(atDistance: 3, from: .maxXEdge)
        #expect(MKMapRectEqualToRect(parts.slice, MKMapRect(x: 7, y: 0, width: 3, height: 10)))
        #expect(MKMapRectEqualToRect(parts.remainder, MKMapRect(x: 0, y: 0, width: 7, height: 10)))
    }

    @Test func rectanglesReachOverThe180thMeridian() {
        let rect = MKMapRect(x: -10, y: 0, width: 30, height: 5)
        #expect(rect.spans180thMeridian)
        #expect(MKMapRectEqualToRect(rect.remainder, MKMapRect(x: MKMapSize.world.width - 10, y: 0, width: 10, height: 5)))
    }

    @Test func regionsOfMetersHaveDegrees() {
        let region = MKCoordinateRegion(
            center: CLLocationCoordinate2D(latitude: 60, longitude: 10), latitudinalMeters: 111_319.49, longitudinalMeters: 111_319.49)
        #expect(abs(region.span.latitudeDelta - 1) < 0.001)
        #expect(abs(region.span.longitudeDelta - 2) < 0.001)
    }

    @Test func aRegionComesBackFromItsRectangle() {
        let region = MKCoordinateRegion(
            center: CLLocationCoordinate2D(latitude: 40, longitude: 20), span: MKCoordinateSpan(latitudeDelta: 10, longitudeDelta: 8))
        let back = MKCoordinateRegion(region.mapRect)
        #expect(abs(back.center.latitude - 40) < 1e-9)
        #expect(abs(back.span.latitudeDelta - 10) < 1e-9)
        #expect(abs(back.span.longitudeDelta - 8) < 1e-9)
    }

    @Test func viewportsConvertBothWays() {
        var viewport = MapViewport(size: CGSize(width: 390, height: 844), x: 1e8, y: 9e7, scale: 0.001)
        viewport.heading = 33
        let point = CGPoint(x: 40, y: 700)
        let back = viewport.point(of: viewport.mapPoint(at: point))
        #expect(abs(back.x - 40) < 0.001)
        #expect(abs(back.y - 700) < 0.001)
    }

    @Test func viewportsKeepToTheWorld() {
        let viewport = MapViewport(size: CGSize(width: 400, height: 800), x: -5, y: -1e9, scale: 1e-12).clamped()
        #expect(viewport.scale == 800 / MKMapSize.world.width)
        #expect(viewport.x == MKMapSize.world.width - 5)
        #expect(abs(viewport.visibleRect.minY) < 1)
    }

    @Test func camerasKeepTheirDistance() {
        var viewport = MapViewport(size: CGSize(width: 400, height: 800), x: 1e8, y: 1e8, scale: 0.001)
        viewport.distance = 25_000
        #expect(abs(viewport.distance - 25_000) < 0.01)
    }

    @Test func distancesHaveTextsOfTheirUnits() {
        let formatter = MKDistanceFormatter()
        formatter.locale = Locale(identifier: "en_US")
        formatter.units = .metric
        #expect(formatter.string(fromDistance: 1_500) == "1.5 km")
        #expect(formatter.string(fromDistance: 120) == "125 m")
        formatter.units = .imperial
        #expect(formatter.string(fromDistance: 3_218.688) == "2 mi")
        #expect(formatter.distance(from: "2 km") == 2_000)
        #expect(formatter.distance(from: "far") == -1)
    }

    @Test func lineClippingKeepsWhatIsInside() {
        let rect = MKMapRect(x: 0, y: 0, width: 10, height: 10)
        let line = [MKMapPoint(x: -5, y: 5), MKMapPoint(x: 15, y: 5), MKMapPoint(x: 15, y: 8), MKMapPoint(x: 5, y: 8)]
        let parts = MapClipping.line(line, in: rect)
        #expect(parts.count == 2)
        #expect(parts[0].map(\.x) == [0, 10])
        #expect(parts[1].map(\.x) == [10, 5])
        let ring = MapClipping.ring(
            [MKMapPoint(x: -5, y: -5), MKMapPoint(x: 5, y: -5), MKMapPoint(x: 5, y: 5), MKMapPoint(x: -5, y: 5)], in: rect)
        #expect(MKMapRectEqualToRect(MKMapRect(around: ring), MKMapRect(x: 0, y: 0, width: 5, height: 5)))
    }

    @Test func citiesLieOnLandOrAtItsEdge() {
        for city in WorldPlaces.shared.cities {
            let meter = MercatorProjection.pointsPerMeter(latitude: city.coordinate.latitude)
            let isNear = (0..<160).contains { number in
                let (reach, angle) = (Double(number / 16) * 7_000 * meter, Double(number % 16) / 8 * .pi)
                return WorldOutline.shared.isLand(MKMapPoint(x: city.point.x + cos(angle) * reach, y: city.point.y + sin(angle) * reach))
            }
            #expect(isNear, "\(city.name) lies in the sea")
        }
    }
}
