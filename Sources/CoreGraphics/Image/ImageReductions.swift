internal import CPixman

/// Half-size copies of an image, made when it is first drawn much smaller than it is: bilinear filtering alone would skip pixels.
final class ImageReductions: @unchecked Sendable {
    private let lock = NSLock()
    private var levels: [PixelBuffer] = []

    /// The smallest copy that is at least `scale` times the original's size.
    func buffer(of original: PixelBuffer, for scale: CGFloat) -> PixelBuffer {
        guard scale < 0.5, scale > 0 else { return original }
        return lock.withLock {
            var best = original
            var remaining = scale
            var level = 0
            while remaining < 0.5, best.width > 1, best.height > 1 {
                if level == levels.count { levels.append(Self.halved(best)) }
                best = levels[level]
                remaining *= 2
                level += 1
            }
            return best
        }
    }

    private static func halved(_ source: PixelBuffer) -> PixelBuffer {
        let target = PixelBuffer(width: (source.width + 1) / 2, height: (source.height + 1) / 2)
        let from = pixman_image_create_bits_no_clear(
            PIXMAN_a8r8g8b8, Int32(source.width), Int32(source.height), source.pointer.assumingMemoryBound(to: UInt32.self),
            Int32(source.bytesPerRow))
        let to = pixman_image_create_bits_no_clear(
            PIXMAN_a8r8g8b8, Int32(target.width), Int32(target.height), target.pointer.assumingMemoryBound(to: UInt32.self),
            Int32(target.bytesPerRow))
        var transform = pixman_transform_t()
        let sx = Double(source.width) / Double(target.width), sy = Double(source.height) / Double(target.height)
        pixman_transform_init_scale(&transform, pixman_fixed_t(sx * 65536), pixman_fixed_t(sy * 65536))
        pixman_image_set_transform(from, &transform)
        pixman_image_set_filter(from, PIXMAN_FILTER_BILINEAR, nil, 0)
        pixman_image_set_repeat(from, PIXMAN_REPEAT_PAD)
        pixman_image_composite32(PIXMAN_OP_SRC, from, nil, to, 0, 0, 0, 0, 0, 0, Int32(target.width), Int32(target.height))
        pixman_image_unref(from)
        pixman_image_unref(to)
        return target
    }
}
