/// Drawing kept aside, to be drawn on a context again and again.
///
/// Source: Apple's “CGLayer”.
public final class CGLayer {
    /// The context for drawing the layer, with its origin at the bottom left and points as units.
    public let context: CGContext?
    /// In the units of the context it was made for.
    public let size: CGSize

    /// A clear layer with as many pixels as it covers on `context`; nil for sizes without pixels.
    public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: CFDictionary?) {
        let scale = max(hypot(context.ctm.a, context.ctm.b), hypot(context.ctm.c, context.ctm.d))
        let width = (size.width * scale - 0.001).rounded(.up), height = (size.height * scale - 0.001).rounded(.up)
        guard width >= 1, height >= 1, width <= CGFloat(PixelBuffer.maximumSide), height <= CGFloat(PixelBuffer.maximumSide),
            let drawing = CGContext(
                data: nil, width: Int(width), height: Int(height), bitsPerComponent: 8, bytesPerRow: 0, space: .srgbSpace,
                bitmapInfo: CGBitmapInfo.native)
        else { return nil }
        drawing.scaleBy(x: width / size.width, y: height / size.height)
        (self.context, self.size) = (drawing, size)
    }
}

extension CGContext {
    /// Draws a layer stretched over a rectangle.
    public func draw(_ layer: CGLayer, in rect: CGRect) {
        if let image = layer.context?.makeImage() { draw(image, in: rect) }
    }

    /// Draws a layer in its own size, its origin at a point.
    public func draw(_ layer: CGLayer, at point: CGPoint) { draw(layer, in: CGRect(origin: point, size: layer.size)) }
}
