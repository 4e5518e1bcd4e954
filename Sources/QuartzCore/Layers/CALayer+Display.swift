import CoreGraphics
import Foundation
import RenderProtocol

extension CALayer {
    /// Draws into a new bitmap of the layer's size at `contentsScale` and makes it the contents.
    package final func drawBackingStore() {
        let layer = drawnLayer, bounds = layer.bounds
        let scale = contentsScale
        let reach = Self.pixels(backingReach * scale)
        let (width, visibleHeight) = (Self.pixels(bounds.width * scale), Self.pixels(bounds.height * scale))
        guard width > 0, visibleHeight > 0 else { return setBacking(nil) }
        let height = visibleHeight + 2 * reach
        guard width <= Self.largestBacking, height <= Self.largestBacking,
            let context = CGContext.backing(width: width, height: height)
        else {
            noteBogusSize(width, height)
            return setBacking(nil)
        }
        if let delegate { onMainActor { delegate.layerWillDraw(self) } }
        // Layers have their origin at the top left, bitmaps at the bottom left.
        context.translateBy(x: 0, y: CGFloat(height - reach))
        context.scaleBy(x: scale, y: -scale)
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        context.setBaseTransform()
        if let color = backgroundColor, isOpaque, color.alpha == 1 {
            context.setFillColor(color)
            context.fill(bounds)
        }
        layer.draw(in: context)
        placeBacking(reaches: reach > 0)
        setBacking(context.takeImage())
    }

    /// Has a backing store that reaches beyond the bounds stand in their middle in its own size, and another one as the layer's gravity says.
    final func placeBacking(reaches: Bool) {
        if reaches, gravityWithoutReach == nil {
            gravityWithoutReach = contentsGravity
            store(.keyword(CALayerContentsGravity.center.rawValue), for: .contentsGravity)
        } else if !reaches, let gravity = gravityWithoutReach {
            gravityWithoutReach = nil
            store(.keyword(gravity.rawValue), for: .contentsGravity)
        }
    }

    /// Returns the number of pixels that cover a length. An excess of less than a thousandth is a rounding error: a bitmap wider by a pixel than its
    /// layer would be squeezed into it, and its texts blurred.
    private static func pixels(_ length: CGFloat) -> Int { Int(saturating: (length - 0.001).rounded(.up)) }

    /// As many pixels as a side of a layer's bitmap may have; more would be a mistake and exhaust memory.
    private static var largestBacking: Int { 16384 }

    /// Says on the console, as iOS does, that a layer has no picture because of its size.
    private func noteBogusSize(_ width: Int, _ height: Int) {
        let owner = delegate.map { "\(type(of: $0))" } ?? "\(type(of: self))"
        let text =
            "-[<\(owner)> display]: Ignoring bogus layer size (\(bounds.width), \(bounds.height)), contentsScale \(contentsScale), "
            + "backing store size (\(width), \(height))\n"
        FileHandle.standardError.write(Data(text.utf8))
    }

    private func setBacking(_ image: CGImage?) {
        sources[.contents] = image
        store(image.map { .image(ImageRegistry.id(of: $0)) } ?? .none, for: .contents)
    }
}
