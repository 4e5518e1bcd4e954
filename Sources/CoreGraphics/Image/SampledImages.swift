internal import CPixman

/// How an image's pixels come to lie in a bitmap.
struct Sampling: Hashable {
    /// Pixels of the bitmap to a pixel of the image along both axes; negative where the picture is mirrored.
    var xScale, yScale: CGFloat
    /// Where the image's top left corner lies, from the top left of the first whole pixel that it touches.
    var x, y: CGFloat
    /// All whole pixels that the image touches.
    var width, height: Int
}

/// Smoothly scaled copies of an image, made when it is first drawn in a size: rows of a list show the same picture again and again.
final class SampledImages: @unchecked Sendable {
    private let lock = NSLock()
    private var copies: [Sampling: PixelBuffer] = [:]
    /// Copies of at most so many pixels are kept, and so many of them: drawn between pixels, a picture has a copy for each place.
    private static let largest = 1 << 16, limit = 4

    /// The pixels of `area`, counted from the first whole pixel that the image touches; nil where pixman's numbers do not reach.
    ///
    /// The same pixels look the same in whichever area they are asked for.
    func pixels(of original: PixelBuffer, _ sampling: Sampling, in area: PixelBox, isOpaque: Bool) -> (PixelBuffer, PixelBox)? {
        let whole = PixelBox(x: 0, y: 0, width: sampling.width, height: sampling.height)
        guard whole.area <= Self.largest else {
            return Self.sampled(original, sampling, area, isOpaque: isOpaque).map { ($0, area) }
        }
        return lock.withLock {
            if let copy = copies[sampling] { return (copy, whole) }
            guard let copy = Self.sampled(original, sampling, whole, isOpaque: isOpaque) else { return nil }
            if copies.count == Self.limit { copies.removeAll() }
            copies[sampling] = copy
            return (copy, whole)
        }
    }

    private static func sampled(_ source: PixelBuffer, _ sampling: Sampling, _ area: PixelBox, isOpaque: Bool) -> PixelBuffer? {
        // pixman counts in 16 bits before the point.
        guard area.maxX < 32000, area.maxY < 32000, abs(sampling.xScale) > 1e-4, abs(sampling.yScale) > 1e-4 else { return nil }
        var matrix = pixman_f_transform()
        matrix.m = (
            (1 / sampling.xScale, 0, -sampling.x / sampling.xScale), (0, 1 / sampling.yScale, -sampling.y / sampling.yScale), (0, 0, 1)
        )
        var transform = pixman_transform_t()
        guard pixman_transform_from_pixman_f_transform(&transform, &matrix) != 0 else { return nil }
        let target = PixelBuffer(unsetWidth: area.width, height: area.height)
        let format = isOpaque ? PIXMAN_x8r8g8b8 : PIXMAN_a8r8g8b8
        let from = pixman_image_create_bits_no_clear(
            format, Int32(source.width), Int32(source.height), source.pointer.assumingMemoryBound(to: UInt32.self),
            Int32(source.bytesPerRow))
        let to = pixman_image_create_bits_no_clear(
            format, Int32(target.width), Int32(target.height), target.pointer.assumingMemoryBound(to: UInt32.self),
            Int32(target.bytesPerRow))
        pixman_image_set_transform(from, &transform)
        pixman_image_set_filter(from, PIXMAN_FILTER_BILINEAR, nil, 0)
        pixman_image_set_repeat(from, PIXMAN_REPEAT_PAD)
        pixman_image_composite32(
            PIXMAN_OP_SRC, from, nil, to, Int32(area.x), Int32(area.y), 0, 0, 0, 0, Int32(area.width), Int32(area.height))
        pixman_image_unref(from)
        pixman_image_unref(to)
        return target
    }
}
