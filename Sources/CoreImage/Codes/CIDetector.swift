import BarcodeReading
import UIKit

/// The detector of codes of modules.
public let CIDetectorTypeQRCode = "CIDetectorTypeQRCode"

/// The key for how exact a detector is.
public let CIDetectorAccuracy = "CIDetectorAccuracy"
public let CIDetectorAccuracyLow = "CIDetectorAccuracyLow"
public let CIDetectorAccuracyHigh = "CIDetectorAccuracyHigh"
/// The key for whether a detector follows what it finds from picture to picture.
public let CIDetectorTracking = "CIDetectorTracking"
/// The key for the least size of what is found, a part of the picture's shorter side, 0…1.
public let CIDetectorMinFeatureSize = "CIDetectorMinFeatureSize"
/// The key for the orientation of a picture, as Exif counts them.
public let CIDetectorImageOrientation = "CIDetectorImageOrientation"

/// Finds codes in images. Faces, texts and rectangles are not found yet: a detector for them cannot be made.
///
/// Source: Apple's documentation of `CIDetector`.
open class CIDetector: NSObject, @unchecked Sendable {
    private let context: CIContext
    private let minimumSize: Double

    /// - Parameters:
    ///   - type: `CIDetectorTypeQRCode`.
    ///   - context: Draws the images; nil for one of the detector's own.
    ///   - options: By the keys `CIDetectorAccuracy`, `CIDetectorMinFeatureSize` ….
    /// - Returns: nil for another type.
    public init?(ofType type: String, context: CIContext?, options: [String: Any]? = nil) {
        guard type == CIDetectorTypeQRCode else { return nil }
        self.context = context ?? CIContext()
        minimumSize = (options?[CIDetectorMinFeatureSize] as? NSNumber)?.doubleValue ?? 0
    }

    open func features(in image: CIImage) -> [CIFeature] { features(in: image, options: nil) }

    /// Finds the codes of an image, in its coordinates. None where the library that reads them, ZBar, is not installed, or the image has no end.
    open func features(in image: CIImage, options: [String: Any]?) -> [CIFeature] {
        let extent = image.extent
        guard !extent.isInfinite, let picture = context.createCGImage(image, from: extent), let codes = ReadBarcode.all(in: picture) else {
            return []
        }
        let least = minimumSize * min(extent.width, extent.height)
        return codes.filter { $0.kind == .qr && min($0.bounds.width, $0.bounds.height) >= least }.map { CIQRCodeFeature($0, in: extent) }
    }
}

/// Something that was found in an image.
///
/// Source: Apple's documentation of `CIFeature`.
open class CIFeature: NSObject, @unchecked Sendable {
    public let type: String
    /// In the image's coordinates, whose y grows upwards.
    public let bounds: CGRect

    init(type: String, bounds: CGRect) { (self.type, self.bounds) = (type, bounds) }
}

/// The type of `CIQRCodeFeature`.
public let CIFeatureTypeQRCode = "QRCode"

/// A code of modules that was found in an image.
///
/// Source: Apple's documentation of `CIQRCodeFeature`.
open class CIQRCodeFeature: CIFeature, @unchecked Sendable {
    public let topLeft: CGPoint
    public let topRight: CGPoint
    public let bottomLeft: CGPoint
    public let bottomRight: CGPoint
    /// The content; nil where it is no text.
    public let messageString: String?

    init(_ code: ReadBarcode, in extent: CGRect) {
        let corners = code.corners.map { CGPoint(x: extent.minX + $0.x, y: extent.maxY - $0.y) }
        (topLeft, topRight, bottomRight, bottomLeft) = (corners[0], corners[1], corners[2], corners[3])
        messageString = code.text
        let bounds = code.bounds
        super.init(
            type: CIFeatureTypeQRCode,
            bounds: CGRect(x: extent.minX + bounds.minX, y: extent.maxY - bounds.maxY, width: bounds.width, height: bounds.height))
    }

    @available(*, unavailable, message: "not yet in Quince: descriptors of codes that are found")
    public var symbolDescriptor: CIQRCodeDescriptor? { fatalError() }
}
