import CoreGraphics
import ImageIO
import QuinceFoundation

/// Answers requests about a picture.
///
/// Source: Apple's documentation of `VNImageRequestHandler`.
open class VNImageRequestHandler: NSObject, @unchecked Sendable {
    private let image: CGImage?

    public init(cgImage image: CGImage, options: [VNImageOption: Any] = [:]) { self.image = image }

    /// - Parameter orientation: How the picture lies, which codes are found in however it does.
    public init(cgImage image: CGImage, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]) { self.image = image }

    public init(data imageData: Data, options: [VNImageOption: Any] = [:]) { image = Self.picture(imageData) }

    public init(url imageURL: URL, options: [VNImageOption: Any] = [:]) { image = (try? Data(contentsOf: imageURL)).flatMap(Self.picture) }

    private static func picture(_ data: Data) -> CGImage? {
        CGImageSourceCreateWithData(data as NSData, nil).flatMap { CGImageSourceCreateImageAtIndex($0, 0, nil) }
    }

    /// Performs requests one after the other.
    ///
    /// - Throws: The first error in `VNErrorDomain`; each request's handler gets its own.
    open func perform(_ requests: [VNRequest]) throws {
        var failure: (any Error)?
        for request in requests {
            request.results = image.flatMap { request.findings(in: $0) }
            let problem = image == nil ? Self.error(13, "The picture cannot be read.") : Self.error(9, "Could not create inference context")
            let error = request.results == nil ? problem : nil
            failure = failure ?? error
            request.completionHandler?(request, error)
        }
        if let failure { throw failure }
    }

    private static func error(_ code: Int, _ text: String) -> NSError {
        NSError(domain: VNErrorDomain, code: code, userInfo: [NSLocalizedDescriptionKey: text])
    }
}
