import CPixelKernels
import CPixman
import CoreGraphics
import Foundation
import RenderProtocol

/// The cache shared by frames: bitmaps ready to compose, their smaller copies, and blurred shadows.
final class CompositorCache {
    private var images: [ImageID: CachedImage] = [:]
    private var shadows: [ShadowKey: MaskSurface] = [:]
    private var usedShadows: Set<ShadowKey> = []
    private var clips: [ClipKey: MaskSurface] = [:]
    private var usedClips: Set<ClipKey> = []
    private var subtreeShadows: [LayerID: SubtreeShadow] = [:]
    private var usedSubtreeShadows: Set<LayerID> = []
    private let room = CacheRoom()

    /// The bitmap of a name; the same name with other pixels makes a new one.
    func image(_ id: ImageID, _ source: RenderImage) -> CachedImage? {
        if let cached = images[id], cached.isOf(source) { return cached }
        guard let made = CachedImage(source, room) else { return nil }
        images[id] = made
        return made
    }

    func shadow(_ key: ShadowKey, make: () -> MaskSurface) -> MaskSurface {
        usedShadows.insert(key)
        if let cached = shadows[key] { return cached }
        let made = make()
        if room.takes(made.byteCount) { shadows[key] = made }
        return made
    }

    /// The shadow of a subtree that does not move, as long as it and its place stay as they are.
    func shadow(of id: LayerID, _ key: SubtreeShadow.Key, make: () -> MaskSurface?) -> MaskSurface? {
        usedSubtreeShadows.insert(id)
        if let cached = subtreeShadows[id], cached.key == key { return cached.mask }
        guard let made = make() else { return nil }
        if room.takes(made.byteCount) { subtreeShadows[id] = SubtreeShadow(key: key, mask: made) }
        return made
    }

    func clip(_ key: ClipKey, make: () -> MaskSurface) -> MaskSurface {
        usedClips.insert(key)
        if let cached = clips[key] { return cached }
        let made = make()
        if room.takes(made.byteCount) { clips[key] = made }
        return made
    }

    /// Forgets what the frame did not use.
    func endFrame(images current: [ImageID: RenderImage]) {
        images = images.filter { current[$0.key] != nil }
        for image in images.values { image.endFrame() }
        shadows = shadows.filter { usedShadows.contains($0.key) }
        usedShadows = []
        clips = clips.filter { usedClips.contains($0.key) }
        usedClips = []
        subtreeShadows = subtreeShadows.filter { usedSubtreeShadows.contains($0.key) }
        usedSubtreeShadows = []
        let masks = [Array(shadows.values), Array(clips.values), subtreeShadows.values.map(\.mask)].joined()
        room.used = masks.reduce(images.values.reduce(0) { $0 + $1.scaledBytes }) { $0 + $1.byteCount }
    }
}

/// The size limit of a cache. Entries beyond it are created each time they are needed.
final class CacheRoom {
    private static let limit = 512 << 20
    var used = 0

    /// Whether there is room for so many bytes, which is theirs then.
    func takes(_ bytes: Int) -> Bool {
        guard bytes <= Self.limit - used else { return false }
        used += bytes
        return true
    }
}

/// A shadow's silhouette in pixels, relative to its place.
struct ShadowKey: Hashable {
    var path: RenderPath
    var transform: [Double]
    var sigma: Double
}

/// Rounded bounds as a mask, relative to the place of what they cut: rows of a list share one.
struct ClipKey: Hashable {
    var bounds: CGRect
    var radius: Double
    var corners: Int
    var isContinuous: Bool
    var transform: RenderTransform
    /// Size of the mask in pixels.
    var width, height: Int
}

/// The shadow of all that a layer and those below it show.
struct SubtreeShadow {
    struct Key: Equatable {
        var subtree: Subtree
        /// From the layer's coordinates to pixels.
        var transform: RenderTransform
        /// The painted pixels of the shadow.
        var extent: PixelRect
        var sigma: Double
    }

    var key: Key
    var mask: MaskSurface
}

/// A part of an image as it shows in a rectangle of whole pixels.
struct ScaledKey: Hashable {
    /// The part, in the image's pixels.
    var source: CGRect
    /// Size in pixels.
    var width, height: Int
    var isNearest: Bool
    /// The scale along both axes; negative where the picture is mirrored.
    var scale: CGSize
}

/// A bitmap that pixman can read, with half-size copies for drawing it small, and copies in the sizes it was drawn in.
final class CachedImage {
    let source: RenderImage
    let width, height: Int
    let isOpaque: Bool
    /// Outside this rectangle all pixels are clear.
    let visible: PixelRect
    /// The coverage of a single-colour bitmap, from which it is painted wherever individual pixels are not needed; nil for other bitmaps.
    var coverage: RenderCoverage? { source.coverage }
    private lazy var image = Self.image(of: source)!
    private var scaled: [ScaledKey: Surface] = [:]
    private var usedScaled: Set<ScaledKey> = []
    private let room: CacheRoom

    init?(_ source: RenderImage, _ room: CacheRoom) {
        (self.source, self.room) = (source, room)
        (width, height, isOpaque) = (source.width, source.height, source.isOpaque)
        if let coverage = source.coverage {
            // Then its pixels, made when they are first asked for, are an image, too.
            guard max(width, height) <= PixelBuffer.maximumSide else { return nil }
            visible = PixelRect(x: coverage.x, y: coverage.y, width: coverage.columns, height: coverage.rows)
        } else {
            guard let image = Self.image(of: source) else { return nil }
            visible = Self.visible(of: image.buffer)
            self.image = image
        }
    }

    private static func image(of source: RenderImage) -> CGImage? {
        CGImage(
            width: source.width, height: source.height, bytesPerRow: source.bytesPerRow, isOpaque: source.isOpaque, pixels: source.pixels)
    }

    private static func visible(of buffer: PixelBuffer) -> PixelRect {
        let box = qk_visible_box(
            buffer.pointer.assumingMemoryBound(to: UInt8.self), buffer.bytesPerRow, Int32(buffer.width), Int32(buffer.height))
        return PixelRect(x: Int(box.x), y: Int(box.y), width: Int(box.width), height: Int(box.height))
    }

    /// Whether the bitmap was made of the same bytes in memory; their content is not compared.
    func isOf(_ other: RenderImage) -> Bool { source.hasSamePixels(as: other) }

    /// The pixels in their own size.
    var pixels: PixelBuffer { image.buffer }

    /// A new pixman image of the pixels for drawing at `scale` times their size, and how much smaller than the original it is.
    func pixmanImage(forScale scale: Double) -> (image: PixmanImage, xScale: Double, yScale: Double) {
        let buffer = image.reductions.buffer(of: image.buffer, for: scale)
        return (PixmanImage(buffer, isOpaque: false), Double(buffer.width) / Double(width), Double(buffer.height) / Double(height))
    }

    /// The picture of a part in a size; `make` fills its pixels and says whether it could.
    func scaled(_ key: ScaledKey, make: (Surface) -> Bool) -> Surface? {
        usedScaled.insert(key)
        if let cached = scaled[key] { return cached }
        let surface = Surface(PixelRect(x: 0, y: 0, width: key.width, height: key.height), isUnset: true)
        guard make(surface) else { return nil }
        if room.takes(surface.buffer.bytesPerRow * surface.buffer.height) { scaled[key] = surface }
        return surface
    }

    /// The size of the scaled copies, in bytes.
    var scaledBytes: Int { scaled.values.reduce(0) { $0 + $1.buffer.bytesPerRow * $1.buffer.height } }

    /// Forgets the sizes that the frame did not show.
    func endFrame() {
        if usedScaled.count != scaled.count { scaled = scaled.filter { usedScaled.contains($0.key) } }
        usedScaled.removeAll(keepingCapacity: true)
    }
}
