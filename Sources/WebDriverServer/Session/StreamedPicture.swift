import Compositor
import CoreGraphics
import Foundation

/// A picture of the screen as streams have it: a JPEG.
struct StreamedPicture: Sendable {
    /// How pictures are encoded, in percent. Source: Appium's settings `mjpegServerScreenshotQuality` and `mjpegScalingFactor`.
    struct Look: Equatable, Sendable {
        var quality: Int
        var scale: Int
    }

    var look: Look
    var data: Data

    /// - Throws: `unable to capture screen`.
    init(_ frame: RenderedFrame, _ look: Look) throws(WebDriverError) {
        guard let image = Self.scaled(frame.image, look.scale), let data = image.encodeJPEG(quality: Double(look.quality) / 100) else {
            throw WebDriverError(.unableToCaptureScreen, "the picture of the screen cannot be made")
        }
        (self.look, self.data) = (look, data)
    }

    private static func scaled(_ image: CGImage, _ percent: Int) -> CGImage? {
        guard percent < 100 else { return image }
        let (width, height) = (max(image.width * percent / 100, 1), max(image.height * percent / 100, 1))
        let context = CGContext(
            data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        context?.draw(image, in: CGRect(x: 0, y: 0, width: width, height: height))
        return context?.makeImage()
    }
}
