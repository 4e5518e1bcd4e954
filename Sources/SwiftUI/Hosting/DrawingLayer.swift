/// A layer that a node draws.
final class DrawingLayer: CALayer {
    /// Draws into the layer's bounds.
    var painter: ((CGContext, CGRect) -> Void)? { didSet { setNeedsDisplay() } }

    override init() { super.init() }
    override init(layer: Any) { super.init(layer: layer) }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func draw(in ctx: CGContext) {
        UIGraphicsPushContext(ctx)
        painter?(ctx, bounds)
        UIGraphicsPopContext()
    }
}
