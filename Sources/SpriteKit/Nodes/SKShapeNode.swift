import UIKit

/// A node that shows a path, filled and stroked.
/// Source: Apple's documentation of `SKShapeNode`.
open class SKShapeNode: SKNode {
    /// The outline in the node's coordinates.
    open var path: CGPath?
    open var fillColor = UIColor.clear
    open var strokeColor = UIColor.white
    open var lineWidth: CGFloat = 1
    /// The radius of a blurred line around the stroke; 0 draws none.
    open var glowWidth: CGFloat = 0
    open var lineCap = CGLineCap.butt
    open var lineJoin = CGLineJoin.miter
    open var miterLimit: CGFloat = 10
    open var isAntialiased = true
    open var blendMode = SKBlendMode.alpha
    @available(*, unavailable, message: "not yet in Quince: shapes filled with textures")
    open var fillTexture: SKTexture? { nil }
    @available(*, unavailable, message: "not yet in Quince: shapes stroked with textures")
    open var strokeTexture: SKTexture? { nil }
    @available(*, unavailable, message: "not yet in Quince: shaders")
    open var fillShader: Any? { nil }
    @available(*, unavailable, message: "not yet in Quince: shaders")
    open var strokeShader: Any? { nil }
    /// The length of the path.
    open var lineLength: CGFloat { path.map(FlatPath.init)?.length ?? 0 }

    public override init() { super.init() }
    public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

    public convenience init(path: CGPath) {
        self.init()
        self.path = path
    }
    public convenience init(path: CGPath, centered: Bool) {
        self.init()
        let box = path.boundingBoxOfPath
        var shift = CGAffineTransform(translationX: -box.midX, y: -box.midY)
        self.path = centered ? path.copy(using: &shift) : path
    }
    public convenience init(rect: CGRect) { self.init(path: CGPath(rect: rect, transform: nil)) }
    public convenience init(rectOf size: CGSize) {
        self.init(rect: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height))
    }
    public convenience init(rect: CGRect, cornerRadius: CGFloat) {
        let radius = max(0, min(cornerRadius, rect.width / 2, rect.height / 2))
        self.init(path: CGPath(roundedRect: rect, cornerWidth: radius, cornerHeight: radius, transform: nil))
    }
    public convenience init(rectOf size: CGSize, cornerRadius: CGFloat) {
        self.init(rect: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height), cornerRadius: cornerRadius)
    }
    public convenience init(circleOfRadius radius: CGFloat) {
        self.init(ellipseIn: CGRect(x: -radius, y: -radius, width: radius * 2, height: radius * 2))
    }
    public convenience init(ellipseOf size: CGSize) {
        self.init(ellipseIn: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height))
    }
    public convenience init(ellipseIn rect: CGRect) { self.init(path: CGPath(ellipseIn: rect, transform: nil)) }
    public convenience init(points: UnsafeMutablePointer<CGPoint>, count numPoints: Int) {
        let path = CGMutablePath()
        path.addLines(between: Array(UnsafeBufferPointer(start: points, count: numPoints)))
        self.init(path: path)
    }
    /// A smooth curve through the points.
    public convenience init(splinePoints points: UnsafeMutablePointer<CGPoint>, count numPoints: Int) {
        self.init(path: Self.spline(Array(UnsafeBufferPointer(start: points, count: numPoints))))
    }

    /// A Catmull–Rom spline as cubic curves.
    private static func spline(_ points: [CGPoint]) -> CGPath {
        let path = CGMutablePath()
        guard let first = points.first else { return path }
        path.move(to: first)
        for index in 0..<max(points.count - 1, 0) {
            let (before, start) = (points[max(index - 1, 0)], points[index])
            let (end, after) = (points[index + 1], points[min(index + 2, points.count - 1)])
            path.addCurve(
                to: end, control1: CGPoint(x: start.x + (end.x - before.x) / 6, y: start.y + (end.y - before.y) / 6),
                control2: CGPoint(x: end.x - (after.x - start.x) / 6, y: end.y - (after.y - start.y) / 6))
        }
        return path
    }

    override var contentBounds: CGRect {
        guard let path, !path.isEmpty else { return .null }
        let margin = strokeColor == .clear ? 0 : lineWidth / 2
        return path.boundingBoxOfPath.insetBy(dx: -margin, dy: -margin)
    }

    override func makeContentLayer() -> CALayer? { CAShapeLayer() }

    override func updateContent(_ layer: CALayer, transform: CGAffineTransform) {
        guard let layer = layer as? CAShapeLayer else { return }
        layer.placeOrigin(transform: transform)
        if layer.path !== path { layer.path = path }
        if layer.fillColor != fillColor.cgColor { layer.fillColor = fillColor.cgColor }
        if layer.strokeColor != strokeColor.cgColor { layer.strokeColor = strokeColor.cgColor }
        if layer.lineWidth != lineWidth { layer.lineWidth = lineWidth }
        if layer.miterLimit != miterLimit { layer.miterLimit = miterLimit }
        let cap: CAShapeLayerLineCap = lineCap == .round ? .round : lineCap == .square ? .square : .butt
        if layer.lineCap != cap { layer.lineCap = cap }
        let join: CAShapeLayerLineJoin = lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter
        if layer.lineJoin != join { layer.lineJoin = join }
        layer.updateBlendMode(blendMode)
        updateGlow(layer)
    }

    private func updateGlow(_ layer: CAShapeLayer) {
        layer.setIfChanged(\.shadowOpacity, glowWidth > 0 ? 1 : 0)
        guard glowWidth > 0 else { return }
        layer.setIfChanged(\.shadowColor, strokeColor.cgColor)
        layer.setIfChanged(\.shadowOffset, .zero)
        layer.setIfChanged(\.shadowRadius, glowWidth)
    }

    override func makeCopy() -> SKNode { SKShapeNode() }
    override func copyValues(to copy: SKNode) {
        super.copyValues(to: copy)
        guard let copy = copy as? SKShapeNode else { return }
        (copy.path, copy.fillColor, copy.strokeColor, copy.lineWidth, copy.glowWidth) = (path, fillColor, strokeColor, lineWidth, glowWidth)
        (copy.lineCap, copy.lineJoin, copy.miterLimit, copy.blendMode) = (lineCap, lineJoin, miterLimit, blendMode)
    }
}
