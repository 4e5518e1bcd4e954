import CoreGraphics
import CoreImage
import CoreMedia
import CoreVideo
import ImageIO
import QuinceFoundation

/// Answers requests about the pictures of a film, one after the other.
///
/// Source: Apple's documentation of `VNSequenceRequestHandler`.
open class VNSequenceRequestHandler: NSObject, @unchecked Sendable {
    /// - Throws: As `VNImageRequestHandler.perform(_:)`, and so do the other functions.
    open func perform(_ requests: [VNRequest], on image: CGImage) throws { try VNImageRequestHandler(cgImage: image).perform(requests) }
    open func perform(_ requests: [VNRequest], on image: CGImage, orientation: CGImagePropertyOrientation) throws {
        try VNImageRequestHandler(cgImage: image, orientation: orientation).perform(requests)
    }
    open func perform(_ requests: [VNRequest], on image: CIImage) throws { try VNImageRequestHandler(ciImage: image).perform(requests) }
    open func perform(_ requests: [VNRequest], on image: CIImage, orientation: CGImagePropertyOrientation) throws {
        try VNImageRequestHandler(ciImage: image, orientation: orientation).perform(requests)
    }
    open func perform(_ requests: [VNRequest], on pixelBuffer: CVPixelBuffer) throws {
        try VNImageRequestHandler(cvPixelBuffer: pixelBuffer).perform(requests)
    }
    open func perform(_ requests: [VNRequest], on pixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation) throws {
        try VNImageRequestHandler(cvPixelBuffer: pixelBuffer, orientation: orientation).perform(requests)
    }
    open func perform(_ requests: [VNRequest], on sampleBuffer: CMSampleBuffer) throws {
        try VNImageRequestHandler(cmSampleBuffer: sampleBuffer).perform(requests)
    }
    open func perform(_ requests: [VNRequest], on sampleBuffer: CMSampleBuffer, orientation: CGImagePropertyOrientation) throws {
        try VNImageRequestHandler(cmSampleBuffer: sampleBuffer, orientation: orientation).perform(requests)
    }
    open func perform(_ requests: [VNRequest], onImageData imageData: Data) throws {
        try VNImageRequestHandler(data: imageData).perform(requests)
    }
    open func perform(_ requests: [VNRequest], onImageURL imageURL: URL) throws {
        try VNImageRequestHandler(url: imageURL).perform(requests)
    }
}
