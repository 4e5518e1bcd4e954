import CPixman
import CoreGraphics
import Foundation
import RenderProtocol

/// What frames have in common: bitmaps ready to compose, their smaller copies, and blurred shadows.
final class CompositorCache {
    private var images: [ImageID: CachedImage] = [:]
    private var shadows: [ShadowKey: MaskSurface] = [:]
    private var usedShadows: Set<ShadowKey> = []

    /// The bitmap of a name; the same name with other pixels makes a new one.
    func image(_ id: ImageID, _ source: RenderImage) -> CachedImage? {
        if let cached = images[id], cached.isOf(source) { return cached }
        guard let made = CachedImage(source) else { return nil }
        images[id] = made
        return made
    }

    func shadow(_ key: ShadowKey, make: () -> MaskSurface) -> MaskSurface {
        usedShadows.insert(key)
        if let cached = shadows[key] { return cached }
        let made = make()
        shadows[key] = made
        return made
    }

    /// Forgets what the frame did not use.
    func endFrame(images current: [ImageID: RenderImage]) {
        images = images.filter { current[$0.key] != nil }
        shadows = shadows.filter { usedShadows.contains($0.key) }
        usedShadows = []
    }
}

/// A shadow's silhouette in pixels, relative to its place.
struct ShadowKey: Hashable {
    var path: RenderPath
    var transform: [Double]
    var sigma: Double
}

/// A bitmap that pixman can read, with half-size copies for drawing it small.
final class CachedImage {
    let source: RenderImage
    let width, height: Int
    let isOpaque: Bool
    private var levels: [PixelBuffer]

    init?(_ source: RenderImage) {
        guard
            let image = CGImage(
                width: source.width, height: source.height, bytesPerRow: source.bytesPerRow, isOpaque: source.isOpaque,
                pixels: source.pixels)
        else { return nil }
        self.source = source
        (width, height, isOpaque) = (source.width, source.height, source.isOpaque)
        levels = [image.buffer]
    }

    /// Whether the bitmap was made of the same bytes in memory; their content is not compared.
    func isOf(_ other: RenderImage) -> Bool {
        guard width == other.width, height == other.height, source.bytesPerRow == other.bytesPerRow,
            source.pixels.count == other.pixels.count
        else { return false }
        return source.pixels.withUnsafeBytes { a in other.pixels.withUnsafeBytes { b in a.baseAddress == b.baseAddress } }
    }

    /// A new pixman image of the pixels for drawing at `scale` times their size, and how much smaller than the original it is.
    func pixmanImage(forScale scale: Double) -> (image: PixmanImage, xScale: Double, yScale: Double) {
        var level = 0
        var remaining = scale
        while remaining < 0.5, levels[level].width > 1, levels[level].height > 1 {
            if level + 1 == levels.count { levels.append(Self.halved(levels[level])) }
            level += 1
            remaining *= 2
        }
        let buffer = levels[level]
        return (PixmanImage(buffer, isOpaque: false), Double(buffer.width) / Double(width), Double(buffer.height) / Double(height))
    }

    private static func halved(_ source: PixelBuffer) -> PixelBuffer {
        let target = PixelBuffer(width: (source.width + 1) / 2, height: (source.height + 1) / 2)
        let from = PixmanImage(source), to = PixmanImage(target)
        var transform = pixman_transform_t()
        pixman_transform_init_scale(
            &transform, pixman_fixed_t(Double(source.width) / Double(target.width) * 65536),
            pixman_fixed_t(Double(source.height) / Double(target.height) * 65536))
        pixman_image_set_transform(from.pointer, &transform)
        pixman_image_set_filter(from.pointer, PIXMAN_FILTER_BILINEAR, nil, 0)
        pixman_image_set_repeat(from.pointer, PIXMAN_REPEAT_PAD)
        pixman_image_composite32(PIXMAN_OP_SRC, from.pointer, nil, to.pointer, 0, 0, 0, 0, 0, 0, Int32(target.width), Int32(target.height))
        return target
    }
}
