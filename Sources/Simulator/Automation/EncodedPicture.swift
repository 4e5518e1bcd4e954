import CoreGraphics
import Foundation

/// The format of a picture's file.
public enum PictureFormat: String, Sendable, CaseIterable {
    case png, jpeg

    public var mediaType: String { "image/\(rawValue)" }
}

/// A picture as a file, scaled for those who read it.
public struct EncodedPicture: Sendable {
    public var data: Data
    public var format: PictureFormat
    /// In pixels.
    public var width: Int
    public var height: Int
    /// The size of the original over that of the picture; 1 where it is not scaled.
    public var reduction: Double

    /// Scales a PNG down until its longer side has at most `longestSide` pixels.
    ///
    /// - Throws: `SimulatorError` where it cannot be read or written.
    public init(_ png: Data, longestSide: Int, format: PictureFormat = .png) throws {
        let fault = SimulatorError("the picture cannot be encoded", nextStep: "Report this as a fault of Quince.")
        guard let image = try? ImageDecoder.decode(png) else { throw fault }
        let longest = max(image.width, image.height)
        reduction = longest > longestSide ? Double(longest) / Double(max(longestSide, 1)) : 1
        self.format = format
        if reduction == 1, format == .png {
            (data, width, height) = (png, image.width, image.height)
            return
        }
        width = max(Int((Double(image.width) / reduction).rounded()), 1)
        height = max(Int((Double(image.height) / reduction).rounded()), 1)
        guard
            let context = CGContext(
                data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        else { throw fault }
        context.interpolationQuality = .high
        context.draw(image, in: CGRect(x: 0, y: 0, width: width, height: height))
        guard let scaled = context.makeImage() else { throw fault }
        guard let file = format == .png ? scaled.encodePNG() : scaled.encodeJPEG(quality: 0.8), !file.isEmpty else { throw fault }
        data = file
    }
}
