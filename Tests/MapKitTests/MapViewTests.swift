import Testing

@testable import MapKit

@MainActor struct MapViewTests {
    private func makeMap() -> MKMapView {
        let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
        map.setRegion(Self.europe, animated: false)
        map.layoutIfNeeded()
        return map
    }

    static let europe = MKCoordinateRegion(
        center: CLLocationCoordinate2D(latitude: 50, longitude: 10), span: MKCoordinateSpan(latitudeDelta: 10, longitudeDelta: 10))

    @Test func aRegionIsShownAroundItsCenter() {
        let map = makeMap()
        #expect(abs(map.centerCoordinate.latitude - 50) < 1e-6)
        #expect(abs(map.centerCoordinate.longitude - 10) < 1e-6)
        #expect(abs(map.region.span.longitudeDelta - 10) < 0.01)
        #expect(map.region.span.latitudeDelta > 10)
    }

    @Test func placesAndPointsConvert() {
        let map = makeMap()
        let middle = map.convert(CLLocationCoordinate2D(latitude: 50, longitude: 10), toPointTo: map)
        #expect(abs(middle.x - 200) < 0.01)
        #expect(abs(middle.y - 400) < 0.01)
        let place = map.convert(CGPoint(x: 400, y: 400), toCoordinateFrom: map)
        #expect(abs(place.longitude - 15) < 0.01)
    }

    @Test func aRegionWaitsForTheViewsSize() {
        let map = MKMapView()
        map.setRegion(Self.europe, animated: false)
        #expect(map.region.center.latitude == 50)
        map.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
        map.layoutIfNeeded()
        #expect(abs(map.centerCoordinate.latitude - 50) < 1e-6)
    }

    @Test func theDelegateHearsOfARegionInOrder() {
        let map = makeMap()
        let delegate = Recorder()
        map.delegate = delegate
        map.setCenter(CLLocationCoordinate2D(latitude: 48, longitude: 2), animated: false)
        #expect(
            delegate.events == ["will false", "visible", "visible", "did false"]
                || delegate.events == ["will false", "visible", "did false"])
    }

    @Test func onlyAnnotationsInSightHaveViews() {
        let map = makeMap()
        let near = MKPointAnnotation(coordinate: CLLocationCoordinate2D(latitude: 50, longitude: 10))
        let far = MKPointAnnotation(coordinate: CLLocationCoordinate2D(latitude: -30, longitude: 140))
        map.addAnnotations([near, far])
        map.layoutIfNeeded()
        #expect(map.view(for: near) is MKMarkerAnnotationView)
        #expect(map.view(for: far) == nil)
        #expect(map.annotations.count == 2)
        map.setCenter(far.coordinate, animated: false)
        #expect(map.view(for: near) == nil)
        #expect(map.view(for: far) != nil)
    }

    @Test func viewsAreUsedAgain() {
        let map = makeMap()
        let delegate = Recorder()
        map.delegate = delegate
        let near = MKPointAnnotation(coordinate: CLLocationCoordinate2D(latitude: 50, longitude: 10))
        let far = MKPointAnnotation(coordinate: CLLocationCoordinate2D(latitude: -30, longitude: 140))
        map.addAnnotations([near, far])
        map.layoutIfNeeded()
        let first = map.view(for: near)
        map.setCenter(far.coordinate, animated: false)
        #expect(map.view(for: far) === first)
        #expect(first?.annotation === far)
    }

    @Test func aMovedAnnotationTakesItsViewAlong() async {
        let map = makeMap()
        let point = MKPointAnnotation(coordinate: CLLocationCoordinate2D(latitude: 50, longitude: 10))
        map.addAnnotation(point)
        map.layoutIfNeeded()
        let before = map.view(for: point)?.center
        point.coordinate = CLLocationCoordinate2D(latitude: 50, longitude: 11)
        // Changes from other threads than the process's first arrive by the main queue.
        await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
        map.layoutIfNeeded()
        let after = map.view(for: point)?.center
        #expect(map.view(for: point) != nil)
        #expect(abs((after?.x ?? 0) - (before?.x ?? 0) - 40) < 0.1)
    }

    @Test func closeAnnotationsOfAnIdentifierBecomeACluster() {
        let map = makeMap()
        let delegate = Recorder()
        delegate.clusteringIdentifier = "place"
        map.delegate = delegate
        let points = (0..<3).map { MKPointAnnotation(coordinate: CLLocationCoordinate2D(latitude: 50, longitude: 10 + Double($0) * 0.01)) }
        map.addAnnotations(points)
        map.layoutIfNeeded()
        let cluster = map.clustering.clusters.first?.annotation
        #expect(cluster?.memberAnnotations.count == 3)
        #expect(points.allSatisfy { map.view(for: $0) == nil })
        #expect(cluster.flatMap { map.view(for: $0) } != nil)
        map.setRegion(
            MKCoordinateRegion(center: points[1].coordinate, span: MKCoordinateSpan(latitudeDelta: 0.01, longitudeDelta: 0.05)),
            animated: false)
        #expect(points.allSatisfy { map.view(for: $0) != nil })
    }

    @Test func lessImportantViewsGiveWay() {
        let map = makeMap()
        let points = (0..<2).map { MKPointAnnotation(coordinate: CLLocationCoordinate2D(latitude: 50, longitude: 10 + Double($0) * 0.01)) }
        map.addAnnotations(points)
        map.layoutIfNeeded()
        #expect(points.filter { map.view(for: $0) != nil }.count == 1)
        #expect(map.view(for: points[0]) != nil)
    }

    @Test func selectionIsOfOneAndShowsACallout() {
        let map = makeMap()
        let delegate = Recorder()
        delegate.canShowCallout = true
        map.delegate = delegate
        let points = [10.0, 14].map {
            MKPointAnnotation(coordinate: CLLocationCoordinate2D(latitude: 50, longitude: $0), title: "P\($0)", subtitle: nil)
        }
        map.addAnnotations(points)
        map.layoutIfNeeded()
        map.selectAnnotation(points[0], animated: false)
        #expect(map.callout != nil)
        map.handleTap(at: map.convert(points[1].coordinate, toPointTo: map))
        #expect(map.selectedAnnotations.first === points[1])
        #expect(map.view(for: points[0])?.isSelected == false)
        map.handleTap(at: CGPoint(x: 20, y: 20))
        #expect(map.selectedAnnotations.isEmpty)
        #expect(map.callout == nil)
        #expect(delegate.events.filter { $0.contains("select") } == ["select P10.0", "deselect P10.0", "select P14.0", "deselect P14.0"])
    }

    @Test func manyAnnotationsMakeFewViews() {
        let map = makeMap()
        let delegate = Recorder()
        delegate.clusteringIdentifier = "place"
        map.delegate = delegate
        let points = (0..<10_000).map {
            MKPointAnnotation(coordinate: CLLocationCoordinate2D(latitude: 40 + Double($0 / 100) * 0.2, longitude: Double($0 % 100) * 0.2))
        }
        map.addAnnotations(points)
        map.layoutIfNeeded()
        #expect(map.stage.subviews.count < 600)
        let start = ContinuousClock.now
        for _ in 0..<60 {
            map.viewport.x += 4 / map.viewport.scale
            map.isSettled = false
            map.show()
        }
        print("60 frames with 10,000 annotations:", ContinuousClock.now - start)
        #expect(map.stage.subviews.count < 600)
    }

    @Test func overlaysAreDrawnByTheirRenderers() {
        let map = makeMap()
        let delegate = Recorder()
        map.delegate = delegate
        let line = MKPolyline(
            coordinates: [CLLocationCoordinate2D(latitude: 50, longitude: 5), CLLocationCoordinate2D(latitude: 50, longitude: 15)], count: 2
        )
        map.addOverlay(line)
        map.layoutIfNeeded()
        #expect(map.renderer(for: line) is MKPolylineRenderer)
        #expect(map.overlays.count == 1)
        #expect(map.upperOverlays.layer.sublayers?.contains { $0.contents != nil } == true)
        map.removeOverlay(line)
        map.layoutIfNeeded()
        #expect(map.overlays.isEmpty)
        #expect(map.upperOverlays.layer.isHidden)
    }

    @Test func shapesKnowTheirPointsAndBounds() {
        let coordinates = [CLLocationCoordinate2D(latitude: 0, longitude: 0), CLLocationCoordinate2D(latitude: 10, longitude: 10)]
        let line = MKPolyline(coordinates: coordinates, count: 2)
        #expect(line.pointCount == 2)
        #expect(abs(line.points()[1].coordinate.latitude - 10) < 1e-9)
        #expect(line.boundingMapRect.contains(MKMapPoint(CLLocationCoordinate2D(latitude: 5, longitude: 5))))
        let geodesic = MKGeodesicPolyline(coordinates: coordinates, count: 2)
        #expect(geodesic.pointCount > 10)
        let circle = MKCircle(center: coordinates[1], radius: 1_000)
        #expect(abs(circle.boundingMapRect.width * MKMetersPerMapPointAtLatitude(10) - 2_000) < 1)
    }

    @Test func tilesHaveAddresses() {
        let overlay = MKTileOverlay(urlTemplate: "https://example.org/{z}/{x}/{y}@{scale}x.png")
        let path = MKTileOverlayPath(x: 3, y: 1, z: 2, contentScaleFactor: 2)
        #expect(overlay.url(forTilePath: path).absoluteString == "https://example.org/2/3/1@2x.png")
        overlay.isGeometryFlipped = true
        #expect(overlay.url(forTilePath: path).absoluteString == "https://example.org/2/3/2@2x.png")
    }

    @Test func titlesOfAnyAnnotationAreOptionalTwice() {
        let annotation: any MKAnnotation = MKPointAnnotation(coordinate: CLLocationCoordinate2D(), title: "Here", subtitle: nil)
        #expect(annotation.title! == "Here")
        #expect((annotation.subtitle ?? nil) == nil)
    }

    @Test func searchFindsCitiesNearFirst() async throws {
        let request = MKLocalSearch.Request()
        request.naturalLanguageQuery = "san jo"
        request.region = MKCoordinateRegion(
            center: CLLocationCoordinate2D(latitude: 9, longitude: -84), span: MKCoordinateSpan(latitudeDelta: 5, longitudeDelta: 5))
        let response = try await MKLocalSearch(request: request).start()
        #expect(response.mapItems.first?.placemark.country == "Costa Rica")
        request.naturalLanguageQuery = "zzzz"
        await #expect(throws: MKError.self) { try await MKLocalSearch(request: request).start() }
    }
}

@MainActor private final class Recorder: NSObject, MKMapViewDelegate {
    var events: [String] = []
    var clusteringIdentifier: String?
    var canShowCallout = false

    func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) { events.append("will \(animated)") }
    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) { events.append("did \(animated)") }
    func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) { events.append("visible") }
    func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) { events.append("select \(view.annotation?.title! ?? "")") }
    func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) { events.append("deselect \(view.annotation?.title! ?? "")") }
    func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
        let renderer = MKPolylineRenderer(overlay: overlay)
        renderer.strokeColor = .systemBlue
        return renderer
    }

    func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
        if annotation is MKClusterAnnotation { return nil }
        let view =
            mapView.dequeueReusableAnnotationView(withIdentifier: "a") ?? MKAnnotationView(annotation: annotation, reuseIdentifier: "a")
        view.annotation = annotation
        view.bounds.size = CGSize(width: 20, height: 20)
        (view.clusteringIdentifier, view.canShowCallout) = (clusteringIdentifier, canShowCallout)
        return view
    }
}
