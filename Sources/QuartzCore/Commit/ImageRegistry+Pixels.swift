import CoreGraphics
import Foundation
import RenderProtocol

extension ImageRegistry {
    /// The image's pixels as commits carry them; shared, not copied.
    static func rendered(_ image: CGImage) -> RenderImage {
        RenderImage(
            width: image.width, height: image.height, bytesPerRow: image.bytesPerRow, isOpaque: image.isOpaque, pixels: image.buffer.data)
    }
}

extension CGContext {
    /// A bitmap context in the form of a layer's contents: premultiplied BGRA, sRGB.
    static func backing(width: Int, height: Int) -> CGContext? {
        guard let space = CGColorSpace(name: CGColorSpace.sRGB) else { return nil }
        return CGContext(
            data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: width * 4, space: space,
            bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue)
    }
}
