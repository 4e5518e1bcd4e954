import Compositor
import CoreGraphics
import Foundation

/// Small pictures of screens, and pictures with a place marked.
enum ScreenPicture {
    struct Marked {
        /// For the folder of the report.
        var png: Data
        /// For its page.
        var jpeg: Data
    }

    private static let thumbnailWidth = 260
    private static let pictureWidth = 590
    private static let pageWidth = 393

    /// A small JPEG of a screen; nil where it cannot be encoded.
    static func thumbnail(of frame: RenderedFrame) -> Data? {
        draw(frame.image, width: thumbnailWidth, mark: nil, scale: frame.scale)?.encodeJPEG(quality: 0.7)
    }

    /// - Parameter place: In points.
    static func marked(_ frame: RenderedFrame, _ place: CGRect?) -> Marked? {
        guard let picture = draw(frame.image, width: pictureWidth, mark: place, scale: frame.scale), let png = picture.encodePNG(),
            let small = draw(picture, width: pageWidth, mark: nil, scale: 1), let jpeg = small.encodeJPEG(quality: 0.75)
        else { return nil }
        return Marked(png: png, jpeg: jpeg)
    }

    private static func draw(_ image: CGImage, width: Int, mark: CGRect?, scale: Double) -> CGImage? {
        guard image.width > 0, image.height > 0 else { return nil }
        let factor = min(Double(width) / Double(min(image.width, image.height)), 1)
        let size = CGSize(
            width: max((Double(image.width) * factor).rounded(), 1), height: max((Double(image.height) * factor).rounded(), 1))
        guard
            let context = CGContext(
                data: nil, width: Int(size.width), height: Int(size.height), bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        else { return nil }
        context.interpolationQuality = .high
        context.draw(image, in: CGRect(origin: .zero, size: size))
        if let mark { stroke(mark, factor * scale, size, in: context) }
        return context.makeImage()
    }

    /// Draws a red frame on a white one around a place. Contexts count from below, screens from above.
    private static func stroke(_ place: CGRect, _ factor: Double, _ size: CGSize, in context: CGContext) {
        var rect = CGRect(
            x: place.minX * factor, y: size.height - place.maxY * factor, width: place.width * factor, height: place.height * factor
        ).insetBy(dx: -5, dy: -5)
        rect = rect.intersection(CGRect(origin: .zero, size: size).insetBy(dx: 3, dy: 3))
        guard !rect.isNull, !rect.isEmpty else { return }
        for (width, color) in [
            (7.0, CGColor(red: 1, green: 1, blue: 1, alpha: 0.9)), (3.5, CGColor(red: 0.93, green: 0.11, blue: 0.18, alpha: 1)),
        ] {
            context.setStrokeColor(color)
            context.setLineWidth(width)
            context.addPath(
                CGPath(roundedRect: rect, cornerWidth: min(8, rect.width / 2), cornerHeight: min(8, rect.height / 2), transform: nil))
            context.strokePath()
        }
    }
}
