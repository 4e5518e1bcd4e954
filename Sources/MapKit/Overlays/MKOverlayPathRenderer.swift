/// Draws an overlay by a path, filled and stroked.
///
/// Source: Apple's documentation of `MKOverlayPathRenderer`.
open class MKOverlayPathRenderer: MKOverlayRenderer, @unchecked Sendable {
    open var fillColor: UIColor? { didSet { setNeedsDisplay() } }
    open var strokeColor: UIColor? { didSet { setNeedsDisplay() } }
    /// Points of the screen; 0 = as wide as roads are at the scale.
    open var lineWidth: CGFloat = 0 { didSet { setNeedsDisplay() } }
    open var lineJoin = CGLineJoin.round { didSet { setNeedsDisplay() } }
    open var lineCap = CGLineCap.round { didSet { setNeedsDisplay() } }
    open var miterLimit: CGFloat = 10 { didSet { setNeedsDisplay() } }
    open var lineDashPhase: CGFloat = 0 { didSet { setNeedsDisplay() } }
    /// Lengths of dashes and gaps, in points of the screen.
    open var lineDashPattern: [NSNumber]? { didSet { setNeedsDisplay() } }
    /// Whether the path may be drawn as a picture, as it always is.
    open var shouldRasterize = false

    /// The path, in the renderer's points; made by `createPath()` when first asked for.
    open var path: CGPath! {
        get {
            if storedPath == nil { createPath() }
            return storedPath
        }
        set {
            storedPath = newValue
            setNeedsDisplay()
        }
    }
    var storedPath: CGPath?

    /// Sets `path`; subclasses do.
    open func createPath() {}

    open func invalidatePath() {
        storedPath = nil
        setNeedsDisplay()
    }

    open override func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {
        guard let path = visiblePath(mapRect, zoomScale) ?? path else { return }
        if fillColor != nil {
            applyFillProperties(to: context, atZoomScale: zoomScale)
            fillPath(path, in: context)
        }
        if strokeColor != nil {
            applyStrokeProperties(to: context, atZoomScale: zoomScale)
            strokePath(path, in: context)
        }
    }

    /// The part of the path that a rectangle shows, where the renderer knows a shorter way than the whole path; nil = the whole path.
    func visiblePath(_ mapRect: MKMapRect, _ zoomScale: MKZoomScale) -> CGPath? { nil }

    /// Points of the screen that lines have at a scale.
    func width(_ zoomScale: MKZoomScale) -> CGFloat { lineWidth > 0 ? lineWidth : MKRoadWidthAtZoomScale(zoomScale) * zoomScale }

    open func applyStrokeProperties(to context: CGContext, atZoomScale zoomScale: MKZoomScale) {
        context.setStrokeColor((strokeColor ?? .clear).cgColor)
        context.setLineWidth(width(zoomScale) / zoomScale)
        context.setLineJoin(lineJoin)
        context.setLineCap(lineCap)
        context.setMiterLimit(miterLimit)
        let lengths = (lineDashPattern ?? []).map { CGFloat($0.doubleValue) / zoomScale }
        context.setLineDash(phase: lineDashPhase / zoomScale, lengths: lengths)
    }

    open func applyFillProperties(to context: CGContext, atZoomScale zoomScale: MKZoomScale) {
        context.setFillColor((fillColor ?? .clear).cgColor)
    }

    open func strokePath(_ path: CGPath, in context: CGContext) {
        context.addPath(path)
        context.strokePath()
    }

    open func fillPath(_ path: CGPath, in context: CGContext) {
        context.addPath(path)
        context.fillPath(using: .evenOdd)
    }

    /// A path of lines, in the renderer's points.
    func makePath(_ lines: [[MKMapPoint]], isClosed: Bool) -> CGPath {
        let path = CGMutablePath()
        for line in lines where !line.isEmpty {
            path.addLines(between: line.map(point(for:)))
            if isClosed { path.closeSubpath() }
        }
        return path
    }

    /// The rectangle with room for what lines draw beside it.
    func widened(_ mapRect: MKMapRect, _ zoomScale: MKZoomScale) -> MKMapRect {
        let margin = Double(width(zoomScale) * 2 + 4) / Double(zoomScale)
        return mapRect.insetBy(dx: -margin, dy: -margin)
    }
}
