/// A layer that a node draws.
final class DrawingLayer: CALayer {
    /// Draws into the layer's bounds.
    var painter: ((CGContext, CGRect) -> Void)? { didSet { setNeedsDisplay() } }

    /// Draws into the layer's bounds with shadows around and within, which may reach beyond them; nil draws nothing.
    ///
    /// - Parameter size: Of the bounds, in points.
    @MainActor func show(_ shadows: [PaintShadow] = [], size: CGSize, scale: CGFloat, _ painter: ((CGContext, CGRect) -> Void)?) {
        contentsScale = scale
        let shadows = painter == nil ? [] : shadows
        ReachingPicture.show(in: self, CGRect(origin: .zero, size: size), shadows, scale: scale) { painter?($0, $1) }
        self.painter = shadows.isEmpty ? painter : nil
    }

    override init() { super.init() }
    override init(layer: Any) { super.init(layer: layer) }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func draw(in ctx: CGContext) {
        UIGraphicsPushContext(ctx)
        painter?(ctx, bounds)
        UIGraphicsPopContext()
    }
}
