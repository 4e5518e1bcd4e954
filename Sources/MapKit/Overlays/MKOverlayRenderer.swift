/// Draws an overlay. Its points are map points from the overlay's upper left corner.
///
/// Source: Apple's documentation of `MKOverlayRenderer`.
open class MKOverlayRenderer: NSObject, @unchecked Sendable {
    public let overlay: any MKOverlay
    open var alpha: CGFloat = 1 { didSet { setNeedsDisplay() } }
    open var blendMode = CGBlendMode.normal { didSet { setNeedsDisplay() } }
    /// Pixels of a point, while it draws.
    open internal(set) var contentScaleFactor: CGFloat = 1

    /// Called when the overlay must be drawn again.
    var onChange: (@MainActor @Sendable () -> Void)?

    public init(overlay: any MKOverlay) {
        self.overlay = overlay
        super.init()
    }

    /// Creates a renderer of an overlay without points, which draws nothing.
    public convenience override init() { self.init(overlay: MKPolyline()) }

    open func point(for mapPoint: MKMapPoint) -> CGPoint {
        let origin = overlay.boundingMapRect.origin
        return CGPoint(x: mapPoint.x - origin.x, y: mapPoint.y - origin.y)
    }

    open func mapPoint(for point: CGPoint) -> MKMapPoint {
        let origin = overlay.boundingMapRect.origin
        return MKMapPoint(x: Double(point.x) + origin.x, y: Double(point.y) + origin.y)
    }

    open func rect(for mapRect: MKMapRect) -> CGRect {
        CGRect(origin: point(for: mapRect.origin), size: CGSize(width: mapRect.width, height: mapRect.height))
    }

    open func mapRect(for rect: CGRect) -> MKMapRect {
        MKMapRect(origin: mapPoint(for: rect.origin), size: MKMapSize(width: Double(rect.width), height: Double(rect.height)))
    }

    /// Whether the renderer has what it needs to draw a part; where it has not, it calls `setNeedsDisplay(_:)` later.
    open func canDraw(_ mapRect: MKMapRect, zoomScale: MKZoomScale) -> Bool { true }

    /// Draws a part of the overlay.
    open func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {}

    open func setNeedsDisplay() {
        guard let onChange else { return }
        if Thread.isMainThread { MainActor.assumeIsolated { onChange() } } else { DispatchQueue.main.async { onChange() } }
    }

    open func setNeedsDisplay(_ mapRect: MKMapRect) { setNeedsDisplay() }
    open func setNeedsDisplay(_ mapRect: MKMapRect, zoomScale: MKZoomScale) { setNeedsDisplay() }
}

/// The width of roads at a scale, in map points: what lines of that importance are drawn with.
public func MKRoadWidthAtZoomScale(_ zoomScale: MKZoomScale) -> CGFloat {
    let meters = 1 / (MercatorProjection.pointsPerMeter(latitude: 0) * max(Double(zoomScale), 1e-9))
    return (meters > 1_000 ? 2 : meters > 50 ? 4 : 8) / max(zoomScale, 1e-9)
}
