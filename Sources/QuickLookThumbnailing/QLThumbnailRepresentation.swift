import QuinceFoundation
import UIKit

/// A picture that stands for a file. Source: Apple's documentation of `QLThumbnailRepresentation`.
open class QLThumbnailRepresentation: NSObject, @unchecked Sendable {
    /// Source: Apple's documentation of `QLThumbnailRepresentation.RepresentationType`.
    public enum RepresentationType: Int, Sendable {
        /// The icon of the file's type.
        case icon = 0
        /// A thumbnail of low quality, which is there sooner.
        case lowQualityThumbnail
        case thumbnail
    }

    public let type: RepresentationType
    public let uiImage: UIImage
    open var cgImage: CGImage { uiImage.cgImage ?? UIImage.onePixel }
    /// The part of the picture that shows the file's contents, in points.
    open var contentRect: CGRect { CGRect(origin: .zero, size: uiImage.size) }

    init(_ type: RepresentationType, _ image: UIImage) { (self.type, uiImage) = (type, image) }
}

extension UIImage {
    /// A transparent pixel.
    fileprivate static let onePixel: CGImage = {
        let context = CGContext(
            data: nil, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4, space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        guard let image = context?.makeImage() else { preconditionFailure("a bitmap of one pixel cannot be made") }
        return image
    }()
}
