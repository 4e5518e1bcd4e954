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
    /// A picture in the outline, stretched over the rectangle around it and multiplied by `fillColor`; nil fills with the colour alone.
    open var fillTexture: SKTexture?
    /// A picture in the stroke, stretched over the rectangle around it and multiplied by `strokeColor`; nil strokes with the colour alone.
    open var strokeTexture: SKTexture?
    private var fillArea, strokeArea: TexturedArea?
    /// The stroke of a shape with a texture, which lies above its picture.
    private var line: CAShapeLayer?
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
        let isTextured = path != nil && (fillTexture != nil || strokeTexture != nil)
        updateOutline(layer, fill: isTextured && fillTexture != nil ? .clear : fillColor, stroke: isTextured ? .clear : strokeColor)
        updateTextures(layer, isTextured)
        layer.updateBlendMode(blendMode)
        updateGlow(strokeTexture == nil ? line ?? layer : layer)
    }

    private func updateOutline(_ layer: CAShapeLayer, fill: UIColor, stroke: UIColor) {
        if layer.path !== path { layer.path = path }
        if layer.fillColor != fill.cgColor { layer.fillColor = fill.cgColor }
        if layer.strokeColor != stroke.cgColor { layer.strokeColor = stroke.cgColor }
        if layer.lineWidth != lineWidth { layer.lineWidth = lineWidth }
        if layer.miterLimit != miterLimit { layer.miterLimit = miterLimit }
        let cap: CAShapeLayerLineCap = lineCap == .round ? .round : lineCap == .square ? .square : .butt
        if layer.lineCap != cap { layer.lineCap = cap }
        let join: CAShapeLayerLineJoin = lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter
        if layer.lineJoin != join { layer.lineJoin = join }
    }

    /// Shows the textures and, above that of the fill, the stroke.
    private func updateTextures(_ layer: CAShapeLayer, _ isTextured: Bool) {
        guard isTextured, let path else {
            for shown in [fillArea?.layer, strokeArea?.layer, line] { shown?.removeFromSuperlayer() }
            (fillArea, strokeArea, line) = (nil, nil, nil)
            return
        }
        update(&fillArea, fillTexture, path, fillColor, in: layer, at: 0)
        update(&strokeArea, strokeTexture, strokeTexture == nil ? path : stroke(of: path), strokeColor, in: layer, at: 1)
        if strokeTexture == nil {
            let line = self.line ?? CAShapeLayer()
            self.line = line
            if line.superlayer !== layer { layer.addSublayer(line) }
            updateOutline(line, fill: .clear, stroke: strokeColor)
        } else {
            line?.removeFromSuperlayer()
            line = nil
        }
    }

    private func update(
        _ area: inout TexturedArea?, _ texture: SKTexture?, _ path: CGPath, _ color: UIColor, in layer: CALayer, at place: UInt32
    ) {
        guard let texture else {
            area?.layer.removeFromSuperlayer()
            area = nil
            return
        }
        let shown = area ?? TexturedArea()
        area = shown
        if shown.layer.superlayer !== layer { layer.insertSublayer(shown.layer, at: min(place, UInt32(layer.sublayers?.count ?? 0))) }
        shown.show(texture, in: path, color)
    }

    private func stroke(of path: CGPath) -> CGPath {
        path.copy(strokingWithWidth: max(lineWidth, 0), lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit)
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
        (copy.fillTexture, copy.strokeTexture) = (fillTexture, strokeTexture)
        (copy.lineCap, copy.lineJoin, copy.miterLimit, copy.blendMode) = (lineCap, lineJoin, miterLimit, blendMode)
    }
}
