import SwiftUI
import Testing

/// Reads single pixels of what views draw.
@MainActor enum PixelReader {
    static let red: [UInt8] = [255, 59, 48, 255], blue: [UInt8] = [0, 122, 255, 255], white: [UInt8] = [255, 255, 255, 255]

    /// Red, green, blue and alpha of a pixel of a view of 20 × 20 points, from the top left, at one pixel per point.
    static func pixel(_ x: Int, _ y: Int, of view: some View) throws -> [UInt8] {
        try pixel(x, y, of: #require(ImageRenderer(content: view.frame(width: 20, height: 20)).cgImage))
    }

    /// Red, green, blue and alpha of a pixel, from the top left.
    static func pixel(_ x: Int, _ y: Int, of image: CGImage) throws -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: 4)
        let context = try #require(
            CGContext(
                data: &bytes, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        context.draw(image, in: CGRect(x: -x, y: y + 1 - image.height, width: image.width, height: image.height))
        return bytes
    }
}
