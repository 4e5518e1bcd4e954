import CoreMLModel
import CoreVideo
import QuinceFoundation

/// The size and format of an image that a model takes or makes.
///
/// Source: Apple's documentation of `MLImageConstraint`.
open class MLImageConstraint: NSObject, @unchecked Sendable {
    /// The required size, or the default one where others are allowed.
    public let pixelsWide: Int
    public let pixelsHigh: Int
    public let pixelFormatType: OSType
    public let sizeConstraint: MLImageSizeConstraint

    init(_ shape: ImageShape) {
        (pixelsWide, pixelsHigh) = shape.defaultSize
        let isGray = [.grayscale, .grayscaleFloat16].contains(shape.colorSpace)
        pixelFormatType = isGray ? kCVPixelFormatType_OneComponent8 : kCVPixelFormatType_32BGRA
        sizeConstraint = MLImageSizeConstraint(shape)
    }

    func allows(_ image: CVPixelBuffer) -> Bool {
        let (width, height) = (CVPixelBufferGetWidth(image), CVPixelBufferGetHeight(image))
        switch sizeConstraint.type {
        case .unspecified: return width == pixelsWide && height == pixelsHigh
        case .enumerated:
            return sizeConstraint.enumeratedImageSizes.contains { $0.pixelsWide == width && $0.pixelsHigh == height }
        case .range:
            return NSLocationInRange(width, sizeConstraint.pixelsWideRange) && NSLocationInRange(height, sizeConstraint.pixelsHighRange)
        }
    }
}

/// Source: Apple's documentation of `MLImageSizeConstraintType`.
public enum MLImageSizeConstraintType: Int, Sendable { case unspecified = 0, enumerated = 2, range }

/// The sizes of an image that a model takes.
///
/// Source: Apple's documentation of `MLImageSizeConstraint`.
open class MLImageSizeConstraint: NSObject, @unchecked Sendable {
    public let type: MLImageSizeConstraintType
    public let pixelsWideRange: NSRange
    public let pixelsHighRange: NSRange
    public let enumeratedImageSizes: [MLImageSize]

    init(_ shape: ImageShape) {
        type = !shape.sizes.isEmpty ? .enumerated : shape.ranges != nil ? .range : .unspecified
        pixelsWideRange = NSRange(shape.ranges?.width ?? SizeRange(shape.size.width, shape.size.width))
        pixelsHighRange = NSRange(shape.ranges?.height ?? SizeRange(shape.size.height, shape.size.height))
        enumeratedImageSizes = shape.sizes.map { MLImageSize($0.width, $0.height) }
    }
}

/// Source: Apple's documentation of `MLImageSize`.
open class MLImageSize: NSObject, @unchecked Sendable {
    public let pixelsWide: Int
    public let pixelsHigh: Int

    init(_ pixelsWide: Int, _ pixelsHigh: Int) { (self.pixelsWide, self.pixelsHigh) = (pixelsWide, pixelsHigh) }
}

extension NSRange {
    /// The range of the sizes that are allowed; without a limit as far as a range goes.
    init(_ range: SizeRange) {
        let upper = min(range.upperBound ?? .max, .max - 1)
        self.init(location: range.lowerBound, length: range.lowerBound > upper ? 0 : upper - range.lowerBound + 1)
    }
}
