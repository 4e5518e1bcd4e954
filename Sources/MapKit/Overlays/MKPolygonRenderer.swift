/// Draws an area.
///
/// Source: Apple's documentation of `MKPolygonRenderer`.
open class MKPolygonRenderer: MKOverlayPathRenderer, @unchecked Sendable {
    open var polygon: MKPolygon { overlay as? MKPolygon ?? MKPolygon() }
    open var strokeStart: CGFloat = 0 { didSet { setNeedsDisplay() } }
    open var strokeEnd: CGFloat = 1 { didSet { setNeedsDisplay() } }

    public convenience init(polygon: MKPolygon) { self.init(overlay: polygon) }

    public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }

    open override func createPath() { path = makePath(Self.rings(polygon), isClosed: true) }

    static func rings(_ polygon: MKPolygon) -> [[MKMapPoint]] {
        [polygon.mapPoints] + (polygon.interiorPolygons ?? []).map(\.mapPoints)
    }

    override func visiblePath(_ mapRect: MKMapRect, _ zoomScale: MKZoomScale) -> CGPath? {
        guard overlay is MKPolygon, lineDashPattern == nil, type(of: self) == MKPolygonRenderer.self else { return nil }
        let rings = Self.rings(polygon).map {
            MapClipping.ring(MapClipping.thinned($0, 0.5 / Double(zoomScale)), in: widened(mapRect, zoomScale))
        }
        return makePath(rings, isClosed: true)
    }
}

/// Draws several areas alike.
///
/// Source: Apple's documentation of `MKMultiPolygonRenderer`.
open class MKMultiPolygonRenderer: MKOverlayPathRenderer, @unchecked Sendable {
    open var multiPolygon: MKMultiPolygon { overlay as? MKMultiPolygon ?? MKMultiPolygon([]) }

    public convenience init(multiPolygon: MKMultiPolygon) { self.init(overlay: multiPolygon) }

    public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }

    open override func createPath() { path = makePath(multiPolygon.polygons.flatMap(MKPolygonRenderer.rings), isClosed: true) }
}

/// Draws a disc.
///
/// Source: Apple's documentation of `MKCircleRenderer`.
open class MKCircleRenderer: MKOverlayPathRenderer, @unchecked Sendable {
    open var circle: MKCircle { overlay as? MKCircle ?? MKCircle(center: kCLLocationCoordinate2DInvalid, radius: 0) }
    open var strokeStart: CGFloat = 0 { didSet { setNeedsDisplay() } }
    open var strokeEnd: CGFloat = 1 { didSet { setNeedsDisplay() } }

    public convenience init(circle: MKCircle) { self.init(overlay: circle) }

    public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }

    open override func createPath() { path = CGPath(ellipseIn: rect(for: circle.boundingMapRect), transform: nil) }
}
