/// Images made ready away from the main thread. They are always decoded here; thumbnails are drawn.
extension UIImage {
    /// Decodes the image ahead of time.
    ///
    /// - Parameter completionHandler: Called, on a queue of its own, with the image; nil where there is no bitmap.
    ///
    /// Source: UIKit, `prepareForDisplay(completionHandler:)`.
    public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        DispatchQueue.global(qos: .userInitiated).async { completionHandler(self.preparingForDisplay()) }
    }
    public func byPreparingForDisplay() async -> UIImage? { preparingForDisplay() }

    /// Draws the image at a size, in points.
    ///
    /// - Parameter completionHandler: Called, on a queue of its own, with the thumbnail.
    ///
    /// Source: UIKit, `prepareThumbnail(of:completionHandler:)`.
    public func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        DispatchQueue.global(qos: .userInitiated).async { completionHandler(self.preparingThumbnail(of: size)) }
    }
    public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }

    /// A format for renderers that keeps the image's scale, and its opacity.
    ///
    /// Source: UIKit, `UIImage.imageRendererFormat`.
    public var imageRendererFormat: UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        let alpha = cgImage?.alphaInfo
        format.opaque = alpha == .noneSkipLast || alpha == .noneSkipFirst || alpha == CGImageAlphaInfo.none
        return format
    }

    /// Whether the image has areas brighter than standard white. Decoded images never have any here.
    public var isHighDynamicRange: Bool { false }
    public func imageRestrictedToStandardDynamicRange() -> UIImage { self }

    @available(*, unavailable, message: "not yet in Quince: writing HEIC; use jpegData(compressionQuality:)")
    public func heicData() -> Data? { nil }
}

/// Caps as before iOS 5, and animations of images with caps.
extension UIImage {
    public var leftCapWidth: Int { Int(capInsets.left) }
    public var topCapHeight: Int { Int(capInsets.top) }

    /// The animation of the images `name0`, `name1`, …, each with caps.
    ///
    /// Source: UIKit, `animatedResizableImageNamed(_:capInsets:duration:)`.
    public class func animatedResizableImageNamed(_ name: String, capInsets: UIEdgeInsets, duration: TimeInterval) -> UIImage? {
        animatedResizableImageNamed(name, capInsets: capInsets, resizingMode: .tile, duration: duration)
    }
    public class func animatedResizableImageNamed(
        _ name: String, capInsets: UIEdgeInsets, resizingMode: ResizingMode, duration: TimeInterval
    ) -> UIImage? {
        guard let frames = animatedImageNamed(name, duration: duration)?.images else { return nil }
        return animatedImage(
            with: frames.map { $0.resizableImage(withCapInsets: capInsets, resizingMode: resizingMode) }, duration: duration)
    }
}

/// Symbols that the system itself uses.
extension UIImage {
    private static func system(_ name: String) -> UIImage { UIImage(systemName: name) ?? UIImage() }
    public class var actions: UIImage { system("ellipsis.circle") }
    public class var add: UIImage { system("plus.circle.fill") }
    public class var remove: UIImage { system("minus.circle.fill") }
    public class var checkmark: UIImage { system("checkmark") }
    public class var strokedCheckmark: UIImage { system("checkmark") }
}
