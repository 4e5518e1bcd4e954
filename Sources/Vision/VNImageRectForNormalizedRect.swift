import CoreGraphics
import QuinceFoundation

// Conversions between pixels and parts of a picture. Source: Apple's documentation of Vision's utilities.

/// The whole picture in normalized coordinates.
public let VNNormalizedIdentityRect = CGRect(x: 0, y: 0, width: 1, height: 1)

/// Whether a rectangle is the whole picture in normalized coordinates.
public func VNNormalizedRectIsIdentityRect(_ normalizedRect: CGRect) -> Bool { normalizedRect == VNNormalizedIdentityRect }

/// The point in pixels of a picture, its origin where the normalized one is.
public func VNImagePointForNormalizedPoint(_ normalizedPoint: CGPoint, _ imageWidth: Int, _ imageHeight: Int) -> CGPoint {
    CGPoint(x: normalizedPoint.x * CGFloat(imageWidth), y: normalizedPoint.y * CGFloat(imageHeight))
}

/// The point in parts of a picture, 0…1; zero for a picture without pixels.
public func VNNormalizedPointForImagePoint(_ imagePoint: CGPoint, _ imageWidth: Int, _ imageHeight: Int) -> CGPoint {
    guard imageWidth > 0, imageHeight > 0 else { return .zero }
    return CGPoint(x: imagePoint.x / CGFloat(imageWidth), y: imagePoint.y / CGFloat(imageHeight))
}

/// The rectangle in pixels of a picture.
public func VNImageRectForNormalizedRect(_ normalizedRect: CGRect, _ imageWidth: Int, _ imageHeight: Int) -> CGRect {
    let (width, height) = (CGFloat(imageWidth), CGFloat(imageHeight))
    return CGRect(
        x: normalizedRect.minX * width, y: normalizedRect.minY * height, width: normalizedRect.width * width,
        height: normalizedRect.height * height)
}

/// The rectangle in parts of a picture, 0…1; zero for a picture without pixels.
public func VNNormalizedRectForImageRect(_ imageRect: CGRect, _ imageWidth: Int, _ imageHeight: Int) -> CGRect {
    guard imageWidth > 0, imageHeight > 0 else { return .zero }
    let (width, height) = (CGFloat(imageWidth), CGFloat(imageHeight))
    return CGRect(
        x: imageRect.minX / width, y: imageRect.minY / height, width: imageRect.width / width, height: imageRect.height / height)
}

/// The point in parts of a picture of one in parts of a region of interest in it.
public func VNNormalizedPointForImagePointUsingRegionOfInterest(
    _ imagePoint: CGPoint, _ imageWidth: Int, _ imageHeight: Int, _ roi: CGRect
) -> CGPoint {
    let point = VNNormalizedPointForImagePoint(imagePoint, imageWidth, imageHeight)
    guard roi.width > 0, roi.height > 0 else { return .zero }
    return CGPoint(x: (point.x - roi.minX) / roi.width, y: (point.y - roi.minY) / roi.height)
}

/// The point in pixels of a picture of one in parts of a region of interest in it.
public func VNImagePointForNormalizedPointUsingRegionOfInterest(
    _ normalizedPoint: CGPoint, _ imageWidth: Int, _ imageHeight: Int, _ roi: CGRect
) -> CGPoint {
    let point = CGPoint(x: roi.minX + normalizedPoint.x * roi.width, y: roi.minY + normalizedPoint.y * roi.height)
    return VNImagePointForNormalizedPoint(point, imageWidth, imageHeight)
}

/// The rectangle in pixels of a picture of one in parts of a region of interest in it.
public func VNImageRectForNormalizedRectUsingRegionOfInterest(
    _ normalizedRect: CGRect, _ imageWidth: Int, _ imageHeight: Int, _ roi: CGRect
) -> CGRect {
    let rect = CGRect(
        x: roi.minX + normalizedRect.minX * roi.width, y: roi.minY + normalizedRect.minY * roi.height,
        width: normalizedRect.width * roi.width, height: normalizedRect.height * roi.height)
    return VNImageRectForNormalizedRect(rect, imageWidth, imageHeight)
}

/// The rectangle in parts of a region of interest of one in pixels of the picture.
public func VNNormalizedRectForImageRectUsingRegionOfInterest(
    _ imageRect: CGRect, _ imageWidth: Int, _ imageHeight: Int, _ roi: CGRect
) -> CGRect {
    guard roi.width > 0, roi.height > 0 else { return .zero }
    let rect = VNNormalizedRectForImageRect(imageRect, imageWidth, imageHeight)
    return CGRect(
        x: (rect.minX - roi.minX) / roi.width, y: (rect.minY - roi.minY) / roi.height, width: rect.width / roi.width,
        height: rect.height / roi.height)
}
