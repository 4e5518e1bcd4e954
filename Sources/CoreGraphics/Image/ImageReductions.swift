/// Half-size copies of an image, made when it is first drawn much smaller than it is: bilinear filtering alone would skip pixels.
package final class ImageReductions: @unchecked Sendable {
    private let lock = NSLock()
    private var levels: [PixelBuffer] = []

    /// The smallest copy that is at least `scale` times the original's size.
    package func buffer(of original: PixelBuffer, for scale: CGFloat) -> PixelBuffer {
        guard scale < 0.5, scale > 0 else { return original }
        return lock.withLock {
            var best = original
            var remaining = scale
            var level = 0
            while remaining < 0.5, best.width > 1, best.height > 1 {
                if level == levels.count { levels.append(best.halved()) }
                best = levels[level]
                remaining *= 2
                level += 1
            }
            return best
        }
    }
}
