internal import CPixman

/// The placement and scale of an image's pixels in a bitmap.
struct Sampling: Hashable {
    /// Pixels of the bitmap to a pixel of the image along both axes; negative where the picture is mirrored.
    var xScale, yScale: CGFloat
    /// The offset of the image's top left corner from the first whole pixel that it touches.
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
    func pixels(of original: PixelBuffer, _ sampling: Sampling, in area: PixelRect, isOpaque: Bool) -> (PixelBuffer, PixelRect)? {
        let whole = PixelRect(x: 0, y: 0, width: sampling.width, height: sampling.height)
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

    private static func sampled(_ source: PixelBuffer, _ sampling: Sampling, _ area: PixelRect, isOpaque: Bool) -> PixelBuffer? {
        // pixman counts in 16 bits before the point.
        guard area.maxX < 32000, area.maxY < 32000, abs(sampling.xScale) > 1e-4, abs(sampling.yScale) > 1e-4 else { return nil }
        var matrix = pixman_f_transform()
        matrix.m = (
            (1 / sampling.xScale, 0, -sampling.x / sampling.xScale), (0, 1 / sampling.yScale, -sampling.y / sampling.yScale), (0, 0, 1)
        )
        var transform = pixman_transform_t()
        guard pixman_transform_from_pixman_f_transform(&transform, &matrix) != 0 else { return nil }
        return source.sampled(through: transform, in: area, isOpaque: isOpaque)
    }
}
