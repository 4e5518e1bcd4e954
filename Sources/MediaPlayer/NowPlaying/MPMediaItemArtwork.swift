import UIKit

/// The picture of a media item.
///
/// Source: Apple's documentation of `MPMediaItemArtwork`.
open class MPMediaItemArtwork: NSObject, @unchecked Sendable {
    private let request: (CGSize) -> UIImage
    private let size: CGSize

    /// - Parameters:
    ///   - boundsSize: The size of the picture.
    ///   - requestHandler: Makes the picture in about a size. May be called on any thread.
    public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {
        (size, request) = (boundsSize, requestHandler)
        super.init()
    }

    @available(iOS, deprecated: 10.0) public convenience init(image: UIImage) {
        self.init(boundsSize: image.size) { _ in image }
    }

    open var bounds: CGRect { CGRect(origin: .zero, size: size) }
    @available(iOS, deprecated: 10.0) open var imageCropRect: CGRect { bounds }

    /// The picture in about a size; nil for a size without area.
    open func image(at size: CGSize) -> UIImage? { size.width > 0 && size.height > 0 ? request(size) : nil }
}
