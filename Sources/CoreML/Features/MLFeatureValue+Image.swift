import CoreGraphics
import CoreVideo
import ImageIO
import QuinceFoundation

extension MLFeatureValue {
    /// Source: Apple's documentation of `MLFeatureValue.ImageOption`.
    public struct ImageOption: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The part of the image that is used, a `CGRect` in parts of its size from its lower left corner.
        public static let cropRect = ImageOption(rawValue: "MLFeatureValueImageOptionCropRect")
        /// The raw value of a `VNImageCropAndScaleOption`; without one the image fills the size, stretched.
        public static let cropAndScale = ImageOption(rawValue: "MLFeatureValueImageOptionCropAndScale")
    }

    /// - Throws: `MLModelError` for a file that is no image, and for a size or format that no buffer has; the others do, too.
    public convenience init(
        imageAt url: URL, pixelsWide: Int, pixelsHigh: Int, pixelFormatType: OSType, options: [ImageOption: Any]? = nil
    ) throws {
        try self.init(
            cgImage: Self.image(at: url), pixelsWide: pixelsWide, pixelsHigh: pixelsHigh, pixelFormatType: pixelFormatType, options: options
        )
    }

    public convenience init(
        imageAt url: URL, orientation: CGImagePropertyOrientation, pixelsWide: Int, pixelsHigh: Int, pixelFormatType: OSType,
        options: [ImageOption: Any]? = nil
    ) throws {
        try self.init(
            cgImage: Self.image(at: url), orientation: orientation, pixelsWide: pixelsWide, pixelsHigh: pixelsHigh,
            pixelFormatType: pixelFormatType, options: options)
    }

    public convenience init(imageAt url: URL, constraint: MLImageConstraint, options: [ImageOption: Any]? = nil) throws {
        try self.init(cgImage: Self.image(at: url), constraint: constraint, options: options)
    }

    public convenience init(
        imageAt url: URL, orientation: CGImagePropertyOrientation, constraint: MLImageConstraint, options: [ImageOption: Any]? = nil
    ) throws { try self.init(cgImage: Self.image(at: url), orientation: orientation, constraint: constraint, options: options) }

    public convenience init(
        cgImage: CGImage, pixelsWide: Int, pixelsHigh: Int, pixelFormatType: OSType, options: [ImageOption: Any]? = nil
    ) throws {
        let buffer = try ImageFitting(options).buffer(of: cgImage, width: pixelsWide, height: pixelsHigh, format: pixelFormatType)
        self.init(pixelBuffer: buffer)
    }

    public convenience init(
        cgImage: CGImage, orientation: CGImagePropertyOrientation, pixelsWide: Int, pixelsHigh: Int, pixelFormatType: OSType,
        options: [ImageOption: Any]? = nil
    ) throws {
        var fitting = ImageFitting(options)
        fitting.orientation = orientation
        self.init(pixelBuffer: try fitting.buffer(of: cgImage, width: pixelsWide, height: pixelsHigh, format: pixelFormatType))
    }

    public convenience init(cgImage: CGImage, constraint: MLImageConstraint, options: [ImageOption: Any]? = nil) throws {
        try self.init(cgImage: cgImage, orientation: .up, constraint: constraint, options: options)
    }

    public convenience init(
        cgImage: CGImage, orientation: CGImagePropertyOrientation, constraint: MLImageConstraint, options: [ImageOption: Any]? = nil
    ) throws {
        try self.init(
            cgImage: cgImage, orientation: orientation, pixelsWide: constraint.pixelsWide, pixelsHigh: constraint.pixelsHigh,
            pixelFormatType: constraint.pixelFormatType, options: options)
    }

    private static func image(at url: URL) throws -> CGImage {
        guard let data = try? Data(contentsOf: url), let source = CGImageSourceCreateWithData(data as NSData, nil),
            let image = CGImageSourceCreateImageAtIndex(source, 0, nil)
        else { throw MLModelError(.io, "The image at \(url.path) cannot be read.") }
        return image
    }
}
