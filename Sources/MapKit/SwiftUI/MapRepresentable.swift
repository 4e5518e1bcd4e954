import SwiftUI

/// A map view of UIKit's that shows a map of SwiftUI's.
struct MapRepresentable: UIViewRepresentable {
    let value: MapValue

    func makeCoordinator() -> MapCoordinator { MapCoordinator() }

    func makeUIView(context: Context) -> MKMapView {
        let map = MKMapView(frame: .zero)
        map.delegate = context.coordinator
        context.coordinator.place(map, value, isFirst: true, animated: false)
        return map
    }

    func updateUIView(_ map: MKMapView, context: Context) {
        let settings = context.environment.mapSettings
        settings.reader?.set(map)
        if let scope = value.scope { context.environment.mapScopes[scope]?.set(map) }
        map.showsCompass = settings.controls == nil && settings.controlVisibility != .hidden
        map.mapType = settings.type ?? .standard
        context.coordinator.update(map, value, settings, animated: context.transaction.animation != nil)
    }

    func sizeThatFits(_ proposal: ProposedViewSize, uiView: MKMapView, context: Context) -> CGSize? {
        proposal.replacingUnspecifiedDimensions(by: CGSize(width: 100, height: 100))
    }
}

/// An item of a map's content as an annotation.
final class MapItemAnnotation: NSObject, MKAnnotation {
    @MainActor var item: MapItem { didSet { read() } }
    private(set) var coordinate = CLLocationCoordinate2D()
    private(set) var title: String?
    private(set) var subtitle: String?

    @MainActor init(_ item: MapItem) {
        self.item = item
        super.init()
        read()
    }

    @MainActor private func read() {
        switch item.kind {
        case .marker(let marker): (title, subtitle, coordinate) = (marker.title, marker.subtitle, marker.coordinate)
        case .view(let view): (title, subtitle, coordinate) = (view.title, view.subtitle, view.coordinate)
        default: break
        }
    }
}

/// Keeps a map view as its SwiftUI map says, and says what people do with it.
@MainActor final class MapCoordinator: NSObject, MKMapViewDelegate {
    private var value: MapValue?
    private var settings = MapSettings()
    private var annotations: [[AnyHashable]: MapItemAnnotation] = [:]
    private var overlays: [[AnyHashable]: (item: MapItem, overlay: any MKOverlay)] = [:]
    private var styles: [ObjectIdentifier: MapItem] = [:]
    private var shownPosition: MapCameraPosition?
    private var isUpdating = false
    private var userItem: MapItem?

    // MARK: Position

    /// Shows a map's position, where it's another than before.
    func place(_ map: MKMapView, _ value: MapValue, isFirst: Bool, animated: Bool) {
        isUpdating = true
        defer { isUpdating = false }
        if let region = value.region?.wrappedValue {
            if isFirst || !Self.isClose(region, map.region) { if region.isValid { map.setRegion(region, animated: animated) } }
        } else if let rect = value.rect?.wrappedValue {
            if isFirst || !MKMapRectEqualToRect(rect, map.visibleMapRect) { map.setVisibleMapRect(rect, animated: animated) }
        } else {
            let position = value.position?.wrappedValue ?? value.initialPosition
            let isNew = value.position == nil ? isFirst : position != shownPosition
            guard isFirst || isNew || (position == .automatic && !map.isChangingRegion && shownPosition == .automatic) else { return }
            if isFirst || isNew || hasOtherBounds(value) { show(position, value, map, animated: animated) }
            shownPosition = position
        }
    }

    private var contentBounds = MKMapRect.null

    private func hasOtherBounds(_ value: MapValue) -> Bool {
        let bounds = value.items.reduce(MKMapRect.null) { $0.union($1.bounds) }
        return !MKMapRectEqualToRect(bounds, contentBounds) && !(bounds.isNull && contentBounds.isNull)
    }

    private func show(_ position: MapCameraPosition, _ value: MapValue, _ map: MKMapView, animated: Bool) {
        switch position.kind {
        case .automatic:
            contentBounds = value.items.reduce(MKMapRect.null) { $0.union($1.bounds) }
            guard !contentBounds.isNull else { return }
            let rect = Self.widened(contentBounds)
            map.setVisibleMapRect(rect, edgePadding: UIEdgeInsets(top: 48, left: 32, bottom: 32, right: 32), animated: animated)
        case .region(let region): if region.isValid { map.setRegion(region, animated: animated) }
        case .rect(let rect): map.setVisibleMapRect(rect, animated: animated)
        case .camera(let camera): map.setCamera(camera.uiCamera, animated: animated)
        case .item(let item, _):
            let region = MKCoordinateRegion(center: item.placemark.coordinate, latitudinalMeters: 2_000, longitudinalMeters: 2_000)
            if region.isValid { map.setRegion(region, animated: animated) }
        case .userLocation(let followsHeading, let fallback):
            if map.userLocation.location == nil { show(fallback, value, map, animated: animated) }
            map.setUserTrackingMode(followsHeading ? .followWithHeading : .follow, animated: animated)
        case .moved: break
        }
    }

    /// A rectangle with some neighbourhood around single places.
    private static func widened(_ rect: MKMapRect) -> MKMapRect {
        let latitude = MKMapPoint(x: rect.midX, y: rect.midY).coordinate.latitude
        let least = 1_500 * MercatorProjection.pointsPerMeter(latitude: latitude)
        guard rect.width < least, rect.height < least else { return rect }
        return rect.insetBy(dx: (rect.width - least) / 2, dy: (rect.height - least) / 2)
    }

    private static func isClose(_ a: MKCoordinateRegion, _ b: MKCoordinateRegion) -> Bool {
        abs(a.center.latitude - b.center.latitude) < b.span.latitudeDelta * 0.002
            && abs(a.center.longitude - b.center.longitude) < b.span.longitudeDelta * 0.002
            // A region that is asked for is shown in the view's proportions: one of its sides is as asked for.
            && (abs(a.span.latitudeDelta / b.span.latitudeDelta - 1) < 0.01
                || abs(a.span.longitudeDelta / b.span.longitudeDelta - 1) < 0.01)
    }

    // MARK: Content

    func update(_ map: MKMapView, _ value: MapValue, _ settings: MapSettings, animated: Bool) {
        let isFirst = self.value == nil
        (self.value, self.settings) = (value, settings)
        map.isScrollEnabled = value.modes.contains(.pan)
        map.isZoomEnabled = value.modes.contains(.zoom)
        map.isRotateEnabled = value.modes.contains(.rotate)
        if let bounds = value.bounds { apply(bounds, map) }
        updateItems(map, value.items)
        let isFollowing = value.position?.wrappedValue.followsUserLocation == true
        map.showsUserLocation = value.showsUserLocation || userItem != nil || isFollowing
        if !isFirst || value.position == nil { place(map, value, isFirst: isFirst && value.region == nil, animated: animated && !isFirst) }
        if let mode = value.tracking?.wrappedValue, mode == .follow, map.userTrackingMode == .none { map.userTrackingMode = .follow }
        updateSelection(map)
    }

    private func apply(_ bounds: MapCameraBounds, _ map: MKMapView) {
        map.cameraBoundary = bounds.rect.flatMap { MKMapView.CameraBoundary(mapRect: $0) }
        map.cameraZoomRange = MKMapView.CameraZoomRange(
            minCenterCoordinateDistance: bounds.minimum ?? MKMapCameraZoomDefault,
            maxCenterCoordinateDistance: bounds.maximum ?? MKMapCameraZoomDefault)
    }

    private func updateItems(_ map: MKMapView, _ items: [MapItem]) {
        var left = annotations
        var leftOverlays = overlays
        var (added, addedOverlays): ([MapItemAnnotation], [(any MKOverlay, MKOverlayLevel)]) = ([], [])
        userItem = nil
        for item in items {
            switch item.kind {
            case .marker, .view:
                if let annotation = left.removeValue(forKey: item.id) {
                    update(annotation, item, map)
                } else {
                    let annotation = MapItemAnnotation(item)
                    annotations[item.id] = annotation
                    added.append(annotation)
                }
            case .user, .userView: userItem = item
            default:
                if let known = leftOverlays.removeValue(forKey: item.id), Self.isSameShape(known.item, item) {
                    overlays[item.id] = (item, known.overlay)
                    styles[ObjectIdentifier(known.overlay)] = item
                    (map.renderer(for: known.overlay) as? MKOverlayPathRenderer).map { Self.apply(item, to: $0) }
                } else {
                    if let old = overlays[item.id]?.overlay { map.removeOverlay(old) }
                    guard let overlay = Self.overlay(item) else { continue }
                    overlays[item.id] = (item, overlay)
                    styles[ObjectIdentifier(overlay)] = item
                    addedOverlays.append((overlay, item.style.level ?? .aboveLabels))
                }
            }
        }
        for (id, annotation) in left {
            annotations[id] = nil
            map.removeAnnotation(annotation)
        }
        for (id, old) in leftOverlays where overlays[id]?.overlay === old.overlay {
            overlays[id] = nil
            styles[ObjectIdentifier(old.overlay)] = nil
            map.removeOverlay(old.overlay)
        }
        if !added.isEmpty { map.addAnnotations(added) }
        for (overlay, level) in addedOverlays { map.addOverlay(overlay, level: level) }
    }

    private func update(_ annotation: MapItemAnnotation, _ item: MapItem, _ map: MKMapView) {
        let old = annotation.coordinate
        annotation.item = item
        if let view = map.view(for: annotation) { configure(view, item, map) }
        if old.latitude != annotation.coordinate.latitude || old.longitude != annotation.coordinate.longitude {
            map.annotationChanged(annotation)
        }
    }

    private static func isSameShape(_ a: MapItem, _ b: MapItem) -> Bool {
        func isSame(_ first: [MKMapPoint], _ second: [MKMapPoint]) -> Bool {
            first.count == second.count && zip(first, second).allSatisfy { $0.x == $1.x && $0.y == $1.y }
        }
        switch (a.kind, b.kind) {
        case (.circle(let center, let radius), .circle(let other, let size)):
            return center.latitude == other.latitude && center.longitude == other.longitude && radius == size
        case (.polygon(let first), .polygon(let second)): return isSame(first, second)
        case (.polyline(let first, let one), .polyline(let second, let other)): return one == other && isSame(first, second)
        default: return false
        }
    }

    private static func overlay(_ item: MapItem) -> (any MKOverlay)? {
        switch item.kind {
        case .circle(let center, let radius): MKCircle(center: center, radius: radius)
        case .polygon(let points): MKPolygon(points: points, count: points.count)
        case .polyline(let points, let isGeodesic):
            isGeodesic ? MKGeodesicPolyline(points: points, count: points.count) : MKPolyline(points: points, count: points.count)
        default: nil
        }
    }

    // MARK: Delegate

    func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
        let renderer: MKOverlayPathRenderer
        switch overlay {
        case is MKCircle: renderer = MKCircleRenderer(overlay: overlay)
        case is MKPolygon: renderer = MKPolygonRenderer(overlay: overlay)
        default: renderer = MKPolylineRenderer(overlay: overlay)
        }
        if let item = styles[ObjectIdentifier(overlay)] { Self.apply(item, to: renderer) }
        return renderer
    }

    private static func apply(_ item: MapItem, to renderer: MKOverlayPathRenderer) {
        let isLine = if case .polyline = item.kind { true } else { false }
        let stroke = item.style.stroke?.mapColor
        renderer.fillColor = isLine ? nil : item.style.fill?.mapColor ?? (stroke == nil ? UIColor.systemBlue : nil)
        renderer.strokeColor = stroke ?? (isLine || item.style.strokeStyle != nil ? .systemBlue : nil)
        let style = item.style.strokeStyle
        renderer.lineWidth = style?.lineWidth ?? (isLine ? 3 : 1)
        (renderer.lineCap, renderer.lineJoin) = (style?.lineCap ?? .round, style?.lineJoin ?? .round)
        renderer.lineDashPattern = style.flatMap { $0.dash.isEmpty ? nil : $0.dash.map { NSNumber(value: Double($0)) } }
    }

    func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
        if annotation is MKUserLocation {
            guard case .userView(let content)? = userItem?.kind else { return nil }
            let view = HostedAnnotationView(annotation: annotation, reuseIdentifier: nil)
            view.show(content, title: nil)
            return view
        }
        guard let annotation = annotation as? MapItemAnnotation else { return nil }
        let view: MKAnnotationView
        switch annotation.item.kind {
        case .marker(let marker):
            view =
                marker.isPin
                ? MKPinAnnotationView(annotation: annotation, reuseIdentifier: nil)
                : mapView.dequeueReusableAnnotationView(withIdentifier: "marker")
                    ?? MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: "marker")
        default: view = HostedAnnotationView(annotation: annotation, reuseIdentifier: nil)
        }
        view.annotation = annotation
        configure(view, annotation.item, mapView)
        return view
    }

    private func configure(_ view: MKAnnotationView, _ item: MapItem, _ map: MKMapView) {
        view.isEnabled = value?.selection != nil && item.style.tag != nil
        let tint = item.style.tint?.mapColor
        switch (view, item.kind) {
        case (let view as MKMarkerAnnotationView, .marker(let marker)):
            (view.markerTintColor, view.glyphText, view.glyphImage) = (tint, marker.monogram, marker.image)
            view.titleVisibility = item.style.titles == .hidden ? .hidden : .adaptive
            view.subtitleVisibility = item.style.subtitles == .hidden ? .hidden : .adaptive
            view.displayPriority = .required
        case (let view as MKPinAnnotationView, _): view.pinTintColor = tint
        case (let view as HostedAnnotationView, .view(let content)):
            view.show(content, title: item.style.titles == .hidden || content.title.isEmpty ? nil : content.title)
        default: break
        }
    }

    func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) { notify(mapView, .continuous) }

    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {
        notify(mapView, .continuous)
        notify(mapView, .onEnd)
        guard !isUpdating, let value, mapView.wantedRegion == nil else { return }
        value.region?.wrappedValue = mapView.region
        value.rect?.wrappedValue = mapView.visibleMapRect
        guard let position = value.position, !position.wrappedValue.positionedByUser, mapView.userTrackingMode == .none else { return }
        shownPosition = MapCameraPosition(kind: .moved)
        position.wrappedValue = MapCameraPosition(kind: .moved)
    }

    private func notify(_ map: MKMapView, _ frequency: MapCameraUpdateFrequency) {
        guard !settings.observers.isEmpty else { return }
        let context = MapCameraUpdateContext(camera: MapCamera(map.camera), region: map.region, rect: map.visibleMapRect)
        for observer in settings.observers where observer.frequency == frequency { observer.action(context) }
    }

    func mapView(_ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool) {
        value?.tracking?.wrappedValue = mode == .none ? .none : .follow
    }

    // MARK: Selection

    private func updateSelection(_ map: MKMapView) {
        guard let selection = value?.selection else { return }
        let wanted = selection.get()
        let current = map.selectedAnnotations.first as? MapItemAnnotation
        if let current, wanted == nil || current.item.style.tag != wanted { select(nil, map) }
        guard let wanted, current?.item.style.tag != wanted else { return }
        select(annotations.values.first { $0.item.style.tag == wanted }, map)
    }

    private func select(_ annotation: MapItemAnnotation?, _ map: MKMapView) {
        isUpdating = true
        defer { isUpdating = false }
        map.selectedAnnotations = annotation.map { [$0] } ?? []
    }

    func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation) {
        guard !isUpdating, let tag = (annotation as? MapItemAnnotation)?.item.style.tag else { return }
        value?.selection?.set(tag)
    }

    func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation) {
        guard !isUpdating, let tag = (annotation as? MapItemAnnotation)?.item.style.tag, value?.selection?.get() == tag else { return }
        value?.selection?.set(nil)
    }
}

/// An annotation view whose content is a view of SwiftUI's.
final class HostedAnnotationView: MKAnnotationView, TitledAnnotationView {
    private let controller = UIHostingController(rootView: AnyView(EmptyView()))
    private let titleLayer = CALayer()
    var isTitleCrowdedOut = false { didSet { titleLayer.isHidden = isTitleCrowdedOut } }
    var isTitleRequired: Bool { isSelected }

    /// Below the view, whose center stands beside the place by `centerOffset`.
    var titleArea: CGRect? {
        guard titleLayer.contents != nil else { return nil }
        let size = titleLayer.bounds.size
        return CGRect(
            x: centerOffset.x - size.width / 2, y: centerOffset.y + bounds.height / 2 + 1, width: size.width, height: size.height)
    }

    override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
        isAccessibilityElement = false
        controller.view.backgroundColor = .clear
        addSubview(controller.view)
        layer.addSublayer(titleLayer)
        titleLayer.actions = ["hidden": NSNull()]
    }

    required init?(coder: NSCoder) { nil }

    func show(_ content: MapItem.ViewContent, title: String?) {
        controller.rootView = content.content
        let size = controller.sizeThatFits(in: CGSize(width: 320, height: 480))
        bounds.size = size
        controller.view.frame = CGRect(origin: .zero, size: size)
        centerOffset = CGPoint(x: (0.5 - content.anchor.x) * size.width, y: (0.5 - content.anchor.y) * size.height)
        let picture = title.flatMap {
            MarkerTitle(title: $0, subtitle: "", isDark: traitCollection.userInterfaceStyle == .dark, isSelected: false).image
        }
        titleLayer.contents = picture?.cgImage
        titleLayer.contentsScale = picture?.scale ?? 1
        titleLayer.bounds = CGRect(origin: .zero, size: picture?.size ?? .zero)
        titleLayer.position = CGPoint(x: size.width / 2, y: size.height + titleLayer.bounds.height / 2 + 1)
    }
}
