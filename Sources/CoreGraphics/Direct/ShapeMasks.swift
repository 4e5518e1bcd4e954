internal import CCairo
internal import CPixelKernels

/// Coverage of one byte a pixel, and where in the bitmap it lies.
struct PlacedMask {
    var coverage: PixelBuffer
    var x, y: Int

    var box: PixelRect { PixelRect(x: x, y: y, width: coverage.width, height: coverage.height) }

    /// Clear coverage.
    init(_ box: PixelRect) {
        let stride = (box.width + 3) & ~3
        let memory = calloc(max(box.height, 1), max(stride, 4))!
        coverage = PixelBuffer(pointer: memory, width: box.width, height: box.height, bytesPerRow: stride) { free(memory) }
        (x, y) = (box.x, box.y)
    }

    fileprivate var bytes: UnsafeMutablePointer<UInt8> { coverage.pointer.assumingMemoryBound(to: UInt8.self) }
}

/// The coverage of shapes and of their shadows, kept because interfaces draw the same rounded rectangles over and over.
///
/// Shapes that differ by whole pixels share one mask.
final class ShapeMasks: @unchecked Sendable {
    static let shared = ShapeMasks()

    private struct Key: Hashable {
        var shape: FilledShape
        var shadow: Shadow?
    }

    /// A shadow's look: softening and offset in pixels.
    struct Shadow: Hashable {
        var sigma: Double
        var dx, dy: Int
        /// Whether the shadow is left out where the shape covers it.
        var isHidden: Bool
    }

    private let lock = NSLock()
    /// Their places are relative to the shapes' whole pixels.
    private var masks: [Key: PlacedMask] = [:]
    private var bytes = 0
    /// In bytes. Beyond the first everything is forgotten, larger masks than the second are not made.
    private static let limit = 4 << 20, largest = 1 << 20

    /// The coverage of a shape; nil where it would be too large.
    func mask(of shape: FilledShape) -> PlacedMask? { mask(of: shape, nil) }

    /// The coverage of a shape's shadow; nil where it would be too large.
    func shadow(of shape: FilledShape, _ shadow: Shadow) -> PlacedMask? { mask(of: shape, shadow) }

    private func mask(of shape: FilledShape, _ shadow: Shadow?) -> PlacedMask? {
        guard let box = PixelRect(touching: shape.outline.controlPointBox), !box.isEmpty, box.area <= Self.largest else { return nil }
        var relative = shape
        relative.outline.translate(x: -box.x, y: -box.y)
        let origin = PixelRect(x: 0, y: 0, width: box.width, height: box.height)
        return lock.withLock {
            let key = Key(shape: relative, shadow: shadow)
            guard var mask = masks[key] ?? made(key, origin) else { return nil }
            mask.x += box.x
            mask.y += box.y
            return mask
        }
    }

    private func made(_ key: Key, _ box: PixelRect) -> PlacedMask? {
        let shape = Self.drawn(key.shape, box)
        var mask = shape
        if let shadow = key.shadow {
            guard let cast = Self.cast(by: shape, shadow) else { return nil }
            mask = cast
        }
        let size = mask.coverage.bytesPerRow * mask.coverage.height
        bytes += size
        if bytes > Self.limit {
            masks.removeAll()
            bytes = size
        }
        masks[key] = mask
        return mask
    }

    private static func drawn(_ shape: FilledShape, _ box: PixelRect) -> PlacedMask {
        let mask = PlacedMask(box)
        let surface = CGContext.alphaSurface(mask.coverage)
        let cairo = cairo_create(surface)!
        cairo_set_tolerance(cairo, CGContext.tolerance)
        shape.outline.emit(to: cairo)
        cairo_set_fill_rule(cairo, shape.rule.cairo)
        cairo_fill(cairo)
        cairo_destroy(cairo)
        cairo_surface_flush(surface)
        cairo_surface_destroy(surface)
        return mask
    }

    private static func cast(by shape: PlacedMask, _ shadow: Shadow) -> PlacedMask? {
        guard shadow.sigma >= 0, shadow.sigma * 3 < 511 else { return nil }
        let margin = Int((shadow.sigma * 3).rounded(.up)) + 1
        let place = PixelRect(
            x: shape.x + shadow.dx - margin, y: shape.y + shadow.dy - margin, width: shape.coverage.width + 2 * margin,
            height: shape.coverage.height + 2 * margin)
        guard place.area <= largest else { return nil }
        let mask = PlacedMask(place), stride = mask.coverage.bytesPerRow
        for row in 0..<shape.coverage.height {
            memcpy(
                mask.bytes + (row + margin) * stride + margin, shape.bytes + row * shape.coverage.bytesPerRow, shape.coverage.width)
        }
        qk_blur_a8(mask.bytes, stride, Int32(place.width), Int32(place.height), shadow.sigma)
        if shadow.isHidden {
            let common = place.intersection(shape.box)
            qk_clear_covered(
                mask.bytes + (common.y - place.y) * stride + common.x - place.x, stride,
                shape.bytes + (common.y - shape.y) * shape.coverage.bytesPerRow + common.x - shape.x, shape.coverage.bytesPerRow,
                Int32(common.width), Int32(common.height))
        }
        return mask
    }
}

extension PathStorage {
    /// Moves the path, and takes its points to where cairo takes them: 256ths of a pixel.
    fileprivate mutating func translate(x: Int, y: Int) {
        func moved(_ p: CGPoint) -> CGPoint {
            CGPoint(
                x: ((p.x + CGFloat(x)) * 256).rounded(.toNearestOrEven) / 256, y: ((p.y + CGFloat(y)) * 256).rounded(.toNearestOrEven) / 256
            )
        }
        points = points.map(moved)
        start = start.map(moved)
    }
}
