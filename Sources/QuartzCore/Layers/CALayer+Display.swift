import CoreGraphics
import Foundation
import RenderProtocol

extension CALayer {
    /// Draws into a new bitmap of the layer's size at `contentsScale` and makes it the contents.
    package final func drawBackingStore() {
        let scale = contentsScale
        let (width, height) = (Self.pixels(bounds.width * scale), Self.pixels(bounds.height * scale))
        guard width > 0, height > 0, width <= Self.largestBacking, height <= Self.largestBacking else {
            setBacking(nil)
            return
        }
        guard let context = CGContext.backing(width: width, height: height) else { return }
        if let delegate { onMainActor { delegate.layerWillDraw(self) } }
        // Layers have their origin at the top left, bitmaps at the bottom left.
        context.translateBy(x: 0, y: CGFloat(height))
        context.scaleBy(x: scale, y: -scale)
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        context.setBaseTransform()
        if let color = backgroundColor, isOpaque, color.alpha == 1 {
            context.setFillColor(color)
            context.fill(bounds)
        }
        draw(in: context)
        setBacking(context.takeImage())
    }

    /// Returns the number of pixels that cover a length. An excess of less than a thousandth is a rounding error: a bitmap wider by a pixel than its
    /// layer would be squeezed into it, and its texts blurred.
    private static func pixels(_ length: CGFloat) -> Int { Int((length - 0.001).rounded(.up)) }

    /// As many pixels as a side of a layer's bitmap may have; more would be a mistake and exhaust memory.
    private static var largestBacking: Int { 16384 }

    private func setBacking(_ image: CGImage?) {
        sources[.contents] = image
        store(image.map { .image(ImageRegistry.id(of: $0)) } ?? .none, for: .contents)
    }
}
