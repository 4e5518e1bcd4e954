extension UIImage {
    /// The image rendered in another mode.
    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { with { $0.renderingMode = renderingMode } }

    /// The image with its parts outside `capInsets` kept and its centre tiled when it is drawn larger.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
        with {
            $0.capInsets = capInsets
            $0.resizingMode = resizingMode
            $0.isResizable = true
        }
    }

    /// The image that stretches one point beside the caps.
    public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
        let left = CGFloat(leftCapWidth), top = CGFloat(topCapHeight)
        let insets = UIEdgeInsets(top: top, left: left, bottom: max(size.height - top - 1, 0), right: max(size.width - left - 1, 0))
        return resizableImage(withCapInsets: insets, resizingMode: .stretch)
    }

    /// The image whose alignment rectangle is inset; Auto Layout positions it by that rectangle.
    public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage { with { $0.alignmentRectInsets = alignmentInsets } }

    public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage { with { $0.baselineOffset = baselineOffset } }
    public func imageWithoutBaseline() -> UIImage { with { $0.baselineOffset = nil } }
    public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { with { $0.flipsForRightToLeft = true } }

    /// The image mirrored left to right.
    public func withHorizontallyFlippedOrientation() -> UIImage {
        if case .symbol(let symbol) = source {
            return UIImage(source: .symbol(symbol.mirrored), attributes: attributes, asset: asset)
        }
        let mirrored: [Orientation: Orientation] = [
            .up: .upMirrored, .down: .downMirrored, .left: .rightMirrored, .right: .leftMirrored, .upMirrored: .up, .downMirrored: .down,
            .leftMirrored: .right, .rightMirrored: .left,
        ]
        return with { $0.orientation = mirrored[$0.orientation]! }
    }

    /// Returns the image to show in views of `direction`: from right to left, images that flip are mirrored with their cap insets.
    package func shown(in direction: UIUserInterfaceLayoutDirection) -> UIImage {
        guard direction == .rightToLeft, flipsForRightToLeftLayoutDirection else { return self }
        return withHorizontallyFlippedOrientation().with {
            $0.flipsForRightToLeft = false
            ($0.capInsets.left, $0.capInsets.right) = (capInsets.right, capInsets.left)
            ($0.alignmentRectInsets.left, $0.alignmentRectInsets.right) = ($0.alignmentRectInsets.right, $0.alignmentRectInsets.left)
        }
    }

    /// The image's shape in `color`; the result keeps its rendering mode.
    public func withTintColor(_ color: UIColor) -> UIImage { withTintColor(color, renderingMode: renderingMode) }

    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        if case .symbol(let symbol) = source {
            return UIImage(source: .symbol(symbol.tinted(color)), attributes: attributes, asset: asset).withRenderingMode(renderingMode)
        }
        guard let image = cgImage, let tinted = ImageTint.tinted(image, color.cgColor) else { return self }
        return UIImage(source: .bitmap(tinted), attributes: attributes, asset: nil).withRenderingMode(renderingMode)
    }

    /// The image drawn to fit exactly into `size` points.
    public func preparingThumbnail(of size: CGSize) -> UIImage? {
        guard self.size.width > 0, self.size.height > 0 else { return nil }
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(size: size, format: format).image { _ in draw(in: CGRect(origin: .zero, size: size)) }
    }

    /// Decodes the image ahead of time; ours are always decoded.
    public func preparingForDisplay() -> UIImage? { cgImage == nil ? nil : self }

    /// An animation of `images` over `duration` seconds.
    public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
        guard let first = images.first else { return nil }
        return first.with {
            $0.frames = images
            $0.duration = duration
        }
    }

    /// The animation of the images `name0`, `name1`, … as far as they exist, at most 1024.
    public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
        var frames: [UIImage] = []
        for index in 0..<1024 {
            guard let frame = UIImage(named: "\(name)\(index)") else {
                if index == 0 { continue } else { break }
            }
            frames.append(frame)
        }
        return animatedImage(with: frames, duration: duration)
    }

    /// The PNG file of the image, turned upright.
    public func pngData() -> Data? { upright.cgImage.flatMap(ImageCodec.png) }

    /// The JPEG file of the image; quality 0 (smallest) … 1.
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        upright.cgImage.flatMap { ImageCodec.jpeg($0, quality: min(max(compressionQuality, 0), 1)) }
    }

    /// The image with its orientation drawn into its pixels.
    var upright: UIImage {
        guard imageOrientation != .up, size.width > 0 else { return self }
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(size: size, format: format).image { drawWhole(in: CGRect(origin: .zero, size: size), $0.cgContext) }
    }
}
