/// Half-size copies of an image, made when it is first drawn much smaller than it is: bilinear filtering alone would skip pixels.
package final class ImageReductions: @unchecked Sendable {
    private let lock = NSLock()
    private var levels: [Int: PixelBuffer] = [:]
    private let packed: PackedPicture?

    package convenience init() { self.init(packed: nil) }

    /// Creates the reductions with those packed by the app's build, from which smaller ones are made; nil for none.
    init(packed: PackedPicture?) { self.packed = packed }

    /// The smallest copy that is at least `scale` times the original's size. The original is asked for only where no copy serves.
    package func buffer(of original: @autoclosure () -> PixelBuffer, for scale: CGFloat) -> PixelBuffer {
        guard scale < 0.5, scale > 0 else { return original() }
        var halvings = 0
        var remaining = scale
        while remaining < 0.5, halvings < 16 { (remaining, halvings) = (remaining * 2, halvings + 1) }
        return buffer(of: original(), halvings: halvings)
    }

    /// The copy that has been halved so often; a side of one pixel ends it.
    package func buffer(of original: @autoclosure () -> PixelBuffer, halvings: Int) -> PixelBuffer {
        lock.withLock {
            var level = halvings, found: PixelBuffer?
            while level > 0 {
                found = levels[level] ?? packed?.level(level)
                if found != nil { break }
                level -= 1
            }
            var best = found ?? original()
            if level > 0 { levels[level] = best }
            while level < halvings, best.width > 1, best.height > 1 {
                level += 1
                best = best.halved()
                levels[level] = best
            }
            return best
        }
    }
}
