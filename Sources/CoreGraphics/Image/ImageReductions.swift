/// Half-size copies of an image, made when it is first drawn much smaller than it is: bilinear filtering alone would skip pixels.
package final class ImageReductions: @unchecked Sendable {
    private let lock = NSLock()
    private var levels: [PixelBuffer] = []

    package init() {}

    /// The smallest copy that is at least `scale` times the original's size.
    package func buffer(of original: PixelBuffer, for scale: CGFloat) -> PixelBuffer {
        guard scale < 0.5, scale > 0 else { return original }
        var halvings = 0
        var remaining = scale
        while remaining < 0.5, halvings < 16 { (remaining, halvings) = (remaining * 2, halvings + 1) }
        return buffer(of: original, halvings: halvings)
    }

    /// The copy that has been halved so often; a side of one pixel ends it.
    package func buffer(of original: PixelBuffer, halvings: Int) -> PixelBuffer {
        lock.withLock {
            var best = original
            for level in 0..<halvings where best.width > 1 && best.height > 1 {
                if level == levels.count { levels.append(best.halved()) }
                best = levels[level]
            }
            return best
        }
    }
}
