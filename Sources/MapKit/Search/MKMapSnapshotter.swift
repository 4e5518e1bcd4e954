/// Draws a part of the map into a picture.
///
/// Source: Apple's documentation of `MKMapSnapshotter`.
open class MKMapSnapshotter: NSObject, @unchecked Sendable {
    public typealias CompletionHandler = (Snapshot?, (any Error)?) -> Void

    /// The part, size and look of the picture.
    open class Options: NSObject, NSCopying, @unchecked Sendable {
        /// The place from which the map is seen; counts where neither region nor rectangle was set.
        open var camera = MKMapCamera()
        open var region = MKCoordinateRegion() { didSet { part = region.mapRect } }
        open var mapRect = MKMapRect.null { didSet { part = mapRect } }
        open var mapType = MKMapType.standard
        open var preferredConfiguration: MKMapConfiguration?
        open var pointOfInterestFilter: MKPointOfInterestFilter?
        open var showsBuildings = true
        /// Points.
        open var size = CGSize(width: 256, height: 256)
        open var scale: CGFloat = 2
        open var traitCollection = UITraitCollection()
        var part: MKMapRect?

        public override init() {}

        open func copy(with zone: NSZone? = nil) -> Any {
            let copy = Options()
            (copy.camera, copy.region, copy.mapRect, copy.mapType) = (camera, region, mapRect, mapType)
            (copy.size, copy.scale, copy.traitCollection, copy.part) = (size, scale, traitCollection, part)
            (copy.preferredConfiguration, copy.pointOfInterestFilter) = (preferredConfiguration, pointOfInterestFilter)
            return copy
        }
    }

    /// A picture of the map.
    open class Snapshot: NSObject, @unchecked Sendable {
        public let image: UIImage
        public let traitCollection: UITraitCollection
        private let viewport: MapViewport

        init(_ image: UIImage, _ viewport: MapViewport, _ traits: UITraitCollection) {
            (self.image, self.viewport, traitCollection) = (image, viewport, traits)
        }

        /// The picture's point of a place.
        open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint { viewport.point(of: MKMapPoint(coordinate)) }
    }

    private let options: Options
    open private(set) var isLoading = false
    private var isCancelled = false

    public init(options: Options) { self.options = options.copy() as? Options ?? options }

    open func start(completionHandler: @escaping CompletionHandler) { start(with: .main, completionHandler: completionHandler) }

    /// Draws, and answers on a queue.
    open func start(with queue: DispatchQueue, completionHandler: @escaping CompletionHandler) {
        (isLoading, isCancelled) = (true, false)
        nonisolated(unsafe) let handler = completionHandler
        DispatchQueue.main.async { [self] in
            let snapshot = MainActor.assumeIsolated { draw() }
            isLoading = false
            queue.async { [self] in isCancelled ? handler(nil, MKError(.unknown)) : handler(snapshot, nil) }
        }
    }

    open func start() async throws -> Snapshot {
        try await withCheckedThrowingContinuation { continuation in
            start { snapshot, error in
                if let snapshot {
                    continuation.resume(returning: snapshot)
                } else {
                    continuation.resume(throwing: error ?? MKError(.unknown))
                }
            }
        }
    }

    open func cancel() { isCancelled = true }

    private var viewport: MapViewport {
        var result = MapViewport(size: options.size, x: 0, y: 0, scale: 1)
        if let part = options.part { return result.showing(part).clamped() }
        (result.center, result.heading) = (MKMapPoint(options.camera.centerCoordinate), options.camera.heading)
        result.distance = options.camera.centerCoordinateDistance
        return result.clamped()
    }

    @MainActor private var palette: MapPalette {
        if options.mapType == .satellite || options.mapType == .hybrid || options.preferredConfiguration is MKImageryMapConfiguration {
            return .satellite
        }
        return options.traitCollection.userInterfaceStyle == .dark ? .dark : options.mapType == .mutedStandard ? .muted : .light
    }

    @MainActor private func draw() -> Snapshot {
        let (viewport, palette) = (viewport, palette)
        let format = UIGraphicsImageRendererFormat()
        format.scale = max(options.scale, 1)
        let image = UIGraphicsImageRenderer(size: options.size, format: format).image { renderer in
            let context = renderer.cgContext
            context.saveGState()
            let corner = viewport.visibleRect
            let painter = GroundPainter(palette: palette, hasBorders: options.mapType != .satellite)
            context.translateBy(x: viewport.focus.x, y: viewport.focus.y)
            context.rotate(by: CGFloat(-viewport.heading * .pi / 180))
            context.translateBy(x: (corner.minX - viewport.x) * viewport.scale, y: (corner.minY - viewport.y) * viewport.scale)
            painter.draw(corner, scale: viewport.scale, in: context)
            context.restoreGState()
            if options.mapType != .satellite { Self.drawLabels(viewport, palette) }
        }
        return Snapshot(image, viewport, options.traitCollection)
    }

    @MainActor private static func drawLabels(_ viewport: MapViewport, _ palette: MapPalette) {
        var taken: [CGRect] = []
        let room = CGRect(origin: .zero, size: viewport.size)
        for label in WorldPlaces.shared.labels where label.minimumZoom <= viewport.zoomLevel && label.maximumZoom > viewport.zoomLevel {
            let point = viewport.point(of: label.point)
            guard room.contains(point), let picture = LabelLayers.picture(label, palette) else { continue }
            let area = CGRect(
                x: point.x - picture.size.width / 2, y: point.y - picture.size.height / 2, width: picture.size.width,
                height: picture.size.height)
            guard !taken.contains(where: { $0.intersects(area) }) else { continue }
            taken.append(area)
            picture.draw(in: area)
        }
    }
}
