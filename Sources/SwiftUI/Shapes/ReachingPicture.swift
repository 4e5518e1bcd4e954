/// Pictures that reach beyond the layer they belong to: with shadows around and within them, or larger themselves.
@MainActor enum ReachingPicture {
    /// Shows a picture in a layer that reaches beyond another one; nothing where there is no need to.
    ///
    /// - Parameters:
    ///   - bounds: The picture's frame in the coordinates of `layer`.
    ///   - overflow: The distance by which the picture itself overflows its frame, in points.
    ///   - painter: Draws it.
    static func show(
        in layer: CALayer, _ bounds: CGRect, _ shadows: [PaintShadow], overflow: CGFloat = 0, scale: CGFloat,
        painter: @escaping (CGContext, CGRect) -> Void
    ) {
        let known = layer.sublayers?.lazy.compactMap { $0 as? ReachingPictureLayer }.first
        let reach = (overflow + (shadows.map(\.reach).max() ?? 0)).rounded(.up)
        guard reach > 0 else { return known?.removeFromSuperlayer() ?? () }
        CATransaction.begin()
        defer { CATransaction.commit() }
        CATransaction.setDisableActions(true)
        let picture = known ?? ReachingPictureLayer()
        if known == nil { layer.addSublayer(picture) }
        picture.frame = bounds.insetBy(dx: -reach, dy: -reach)
        picture.contentsScale = scale
        picture.painter = { context in
            context.translateBy(x: reach, y: reach)
            draw(shadows.filter { !$0.isInner }[...], context) {
                drawInner(shadows.filter(\.isInner), CGRect(origin: .zero, size: bounds.size), reach, context, painter)
            }
        }
    }

    /// Draws with shadows behind, the last of them the innermost.
    private static func draw(_ shadows: ArraySlice<PaintShadow>, _ context: CGContext, _ body: () -> Void) {
        guard let shadow = shadows.first else { return body() }
        context.saveGState()
        context.setShadow(offset: shadow.offset, blur: shadow.radius * 2, color: shadow.color)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        draw(shadows.dropFirst(), context, body)
        context.endTransparencyLayer()
        context.restoreGState()
    }

    /// Draws with shadows within: those of what the picture leaves free, as far as the picture is.
    private static func drawInner(
        _ shadows: [PaintShadow], _ rect: CGRect, _ reach: CGFloat, _ context: CGContext, _ painter: (CGContext, CGRect) -> Void
    ) {
        guard !shadows.isEmpty else { return painter(context, rect) }
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        painter(context, rect)
        for shadow in shadows {
            let opaque = shadow.color.copy(alpha: 1) ?? shadow.color
            context.saveGState()
            context.setBlendMode(.sourceAtop)
            context.setAlpha(shadow.color.alpha)
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            context.setShadow(offset: shadow.offset, blur: shadow.radius * 2, color: opaque)
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            context.setFillColor(opaque)
            context.fill(rect.insetBy(dx: -reach, dy: -reach))
            context.setBlendMode(.destinationOut)
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            painter(context, rect)
            context.endTransparencyLayer()
            context.endTransparencyLayer()
            context.endTransparencyLayer()
            context.restoreGState()
        }
        context.endTransparencyLayer()
    }
}

/// Shows a picture and what is around it.
private final class ReachingPictureLayer: DrawingLayerBase {
    var painter: ((CGContext) -> Void)? { didSet { setNeedsDisplay() } }

    override func draw(in context: CGContext) {
        UIGraphicsPushContext(context)
        painter?(context)
        UIGraphicsPopContext()
    }
}

/// Stands for a shape that is drawn beyond its bounds.
final class ReachingLayer: DrawingLayerBase {}
