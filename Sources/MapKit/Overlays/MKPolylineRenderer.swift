/// Draws a line.
///
/// Source: Apple's documentation of `MKPolylineRenderer`.
open class MKPolylineRenderer: MKOverlayPathRenderer, @unchecked Sendable {
    open var polyline: MKPolyline { overlay as? MKPolyline ?? MKPolyline() }
    /// The part of the line's length where it begins: 0 to 1.
    open var strokeStart: CGFloat = 0 { didSet { invalidatePath() } }
    /// The part of the line's length where it ends: 0 to 1.
    open var strokeEnd: CGFloat = 1 { didSet { invalidatePath() } }

    public convenience init(polyline: MKPolyline) { self.init(overlay: polyline) }

    public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }

    open override func createPath() { path = makePath([shownPoints], isClosed: false) }

    /// The points between start and end.
    var shownPoints: [MKMapPoint] {
        let points = polyline.mapPoints
        guard strokeStart > 0 || strokeEnd < 1, points.count > 1 else { return points }
        let lengths = zip(points, points.dropFirst()).map { hypot($1.x - $0.x, $1.y - $0.y) }
        let whole = lengths.reduce(0, +)
        let (from, to) = (Double(max(strokeStart, 0)) * whole, Double(min(strokeEnd, 1)) * whole)
        guard from < to else { return [] }
        var (result, passed) = ([MKMapPoint](), 0.0)
        for (number, length) in lengths.enumerated() {
            func at(_ distance: Double) -> MKMapPoint {
                let (a, b, share) = (points[number], points[number + 1], length > 0 ? (distance - passed) / length : 0)
                return MKMapPoint(x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share)
            }
            if passed + length >= from, passed <= to {
                if result.isEmpty { result.append(at(max(from, passed))) }
                result.append(at(min(to, passed + length)))
            }
            passed += length
        }
        return result
    }

    override func visiblePath(_ mapRect: MKMapRect, _ zoomScale: MKZoomScale) -> CGPath? {
        // Dashes count from the line's beginning, and a subclass may have a path of its own.
        guard overlay is MKPolyline, lineDashPattern == nil, type(of: self) == MKPolylineRenderer.self else { return nil }
        let points = MapClipping.thinned(shownPoints, 0.5 / Double(zoomScale))
        return makePath(MapClipping.line(points, in: widened(mapRect, zoomScale)), isClosed: false)
    }
}

/// Draws a line in colours that change along it.
///
/// Source: Apple's documentation of `MKGradientPolylineRenderer`.
open class MKGradientPolylineRenderer: MKPolylineRenderer, @unchecked Sendable {
    /// Parts of the line's length at which it has the colours: 0 to 1, ascending.
    open private(set) var locations: [CGFloat] = []
    open private(set) var colors: [UIColor] = []

    open func setColors(_ colors: [UIColor], locations: [CGFloat]) {
        (self.colors, self.locations) = (colors, locations)
        setNeedsDisplay()
    }

    open override func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {
        guard colors.count == locations.count, !colors.isEmpty else { return super.draw(mapRect, zoomScale: zoomScale, in: context) }
        applyStrokeProperties(to: context, atZoomScale: zoomScale)
        let points = shownPoints
        let lengths = zip(points, points.dropFirst()).map { hypot($1.x - $0.x, $1.y - $0.y) }
        let (whole, visible) = (max(lengths.reduce(0, +), 1e-9), widened(mapRect, zoomScale))
        var passed = 0.0
        for (number, length) in lengths.enumerated() {
            defer { passed += length }
            guard MKMapRect(around: [points[number], points[number + 1]]).intersects(visible) else { continue }
            context.setStrokeColor(color(at: CGFloat((passed + length / 2) / whole)).cgColor)
            context.addPath(makePath([[points[number], points[number + 1]]], isClosed: false))
            context.strokePath()
        }
    }

    private func color(at place: CGFloat) -> UIColor {
        guard let next = locations.firstIndex(where: { $0 >= place }) else { return colors[colors.count - 1] }
        guard next > 0 else { return colors[0] }
        let span = max(locations[next] - locations[next - 1], 1e-9)
        return colors[next - 1].mixed(with: colors[next], (place - locations[next - 1]) / span)
    }
}

extension UIColor {
    /// The colour between this and another.
    func mixed(with other: UIColor, _ share: CGFloat) -> UIColor {
        var (r1, g1, b1, a1): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        var (r2, g2, b2, a2): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        guard getRed(&r1, green: &g1, blue: &b1, alpha: &a1), other.getRed(&r2, green: &g2, blue: &b2, alpha: &a2) else { return other }
        return UIColor(
            red: r1 + (r2 - r1) * share, green: g1 + (g2 - g1) * share, blue: b1 + (b2 - b1) * share, alpha: a1 + (a2 - a1) * share)
    }
}

/// Draws several lines alike.
///
/// Source: Apple's documentation of `MKMultiPolylineRenderer`.
open class MKMultiPolylineRenderer: MKOverlayPathRenderer, @unchecked Sendable {
    open var multiPolyline: MKMultiPolyline { overlay as? MKMultiPolyline ?? MKMultiPolyline([]) }

    public convenience init(multiPolyline: MKMultiPolyline) { self.init(overlay: multiPolyline) }

    public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }

    open override func createPath() { path = makePath(multiPolyline.polylines.map(\.mapPoints), isClosed: false) }
}
