import CoreGraphics
import CoreImage
import CoreMedia
import CoreVideo
import ImageIO
import QuinceFoundation

/// Answers requests about a picture.
///
/// Source: Apple's documentation of `VNImageRequestHandler`.
open class VNImageRequestHandler: NSObject, @unchecked Sendable {
    private let image: CGImage?
    private var orientation = CGImagePropertyOrientation.up

    public init(cgImage image: CGImage, options: [VNImageOption: Any] = [:]) { self.image = image }

    /// - Parameter orientation: How the picture lies, which codes are found in however it does.
    public init(cgImage image: CGImage, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]) {
        (self.image, self.orientation) = (image, orientation)
    }

    public init(data imageData: Data, options: [VNImageOption: Any] = [:]) { image = Self.picture(imageData) }

    public init(url imageURL: URL, options: [VNImageOption: Any] = [:]) { image = (try? Data(contentsOf: imageURL)).flatMap(Self.picture) }

    public init(data imageData: Data, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]) {
        (image, self.orientation) = (Self.picture(imageData), orientation)
    }

    public init(url imageURL: URL, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]) {
        (image, self.orientation) = ((try? Data(contentsOf: imageURL)).flatMap(Self.picture), orientation)
    }

    public init(ciImage image: CIImage, options: [VNImageOption: Any] = [:]) { self.image = Self.picture(image) }

    public init(ciImage image: CIImage, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]) {
        (self.image, self.orientation) = (Self.picture(image), orientation)
    }

    public init(cvPixelBuffer pixelBuffer: CVPixelBuffer, options: [VNImageOption: Any] = [:]) {
        image = Self.picture(CIImage(cvPixelBuffer: pixelBuffer))
    }

    public init(
        cvPixelBuffer pixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]
    ) { (image, self.orientation) = (Self.picture(CIImage(cvPixelBuffer: pixelBuffer)), orientation) }

    public init(cmSampleBuffer sampleBuffer: CMSampleBuffer, options: [VNImageOption: Any] = [:]) {
        image = CMSampleBufferGetImageBuffer(sampleBuffer).flatMap { Self.picture(CIImage(cvPixelBuffer: $0)) }
    }

    public init(
        cmSampleBuffer sampleBuffer: CMSampleBuffer, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]
    ) {
        image = CMSampleBufferGetImageBuffer(sampleBuffer).flatMap { Self.picture(CIImage(cvPixelBuffer: $0)) }
        self.orientation = orientation
    }

    private static func picture(_ image: CIImage) -> CGImage? { CIContext().createCGImage(image, from: image.extent) }

    private static func picture(_ data: Data) -> CGImage? {
        CGImageSourceCreateWithData(data as NSData, nil).flatMap { CGImageSourceCreateImageAtIndex($0, 0, nil) }
    }

    /// Performs requests one after the other.
    ///
    /// - Throws: The first error in `VNErrorDomain`; each request's handler gets its own.
    open func perform(_ requests: [VNRequest]) throws {
        var failure: (any Error)?
        for request in requests {
            let error: (any Error)?
            do {
                request.found = nil
                request.found = try findings(of: request)
                error = nil
            } catch let problem { error = problem }
            failure = failure ?? error
            request.completionHandler?(request, error)
        }
        if let failure { throw failure }
    }

    private func findings(of request: VNRequest) throws -> [VNObservation] {
        guard let image else { throw Self.error(13, "The picture cannot be read.") }
        guard let found = try request.findings(in: image, orientation) else { throw Self.error(9, "Could not create inference context") }
        return found
    }

    private static func error(_ code: Int, _ text: String) -> NSError {
        NSError(domain: VNErrorDomain, code: code, userInfo: [NSLocalizedDescriptionKey: text])
    }
}
