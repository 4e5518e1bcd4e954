import CoreGraphics
import Foundation
import RenderProtocol

extension ImageRegistry {
    /// The image's pixels as commits carry them; shared, not copied.
    static func rendered(_ image: CGImage) -> RenderImage {
        if let kept = image.kept {
            let coverage = RenderCoverage(
                width: image.width, height: image.height, color: kept.color, x: kept.x, y: kept.y, columns: kept.columns, rows: kept.rows,
                bytesPerRow: kept.bytesPerRow, bytes: kept.data)
            if let coverage { return RenderImage(coverage) }
        }
        return RenderImage(
            width: image.width, height: image.height, bytesPerRow: image.bytesPerRow, isOpaque: image.isOpaque, pixels: image.buffer.data)
    }
}

extension CGImage {
    /// Pixels of the largest image that is committed as it is: three times those of the largest display, and 64 MB.
    private static let committedPixels = 16 << 20

    /// The number of image pixels per committed pixel, in each dimension: a power of two.
    ///
    /// Renderers at the screen's scale can produce images of half a gigabyte, too large for any display or page.
    var commitReduction: Int {
        var factor = 1
        while (width / factor) * (height / factor) > Self.committedPixels { factor *= 2 }
        return factor
    }

    /// The image in the form that commits carry, reduced by `commitReduction`.
    var committed: RenderImage {
        let factor = commitReduction
        guard factor > 1 else { return ImageRegistry.rendered(self) }
        let reduced = reductions.buffer(of: buffer, halvings: factor.trailingZeroBitCount)
        return RenderImage(
            width: reduced.width, height: reduced.height, bytesPerRow: reduced.bytesPerRow, isOpaque: isOpaque, pixels: reduced.data)
    }
}

extension CGContext {
    /// A bitmap context in the form of a layer's contents: premultiplied BGRA, sRGB.
    static func backing(width: Int, height: Int) -> CGContext? { CGContext(backingWidth: width, height: height) }
}
