/// Colours the shape of bitmaps.
enum ImageTint {
    /// The alpha of `image` filled with `color`.
    static func tinted(_ image: CGImage, _ color: CGColor) -> CGImage? {
        let size = CGSize(width: image.width, height: image.height)
        guard let context = ImageContext.make(size: size, scale: 1, isOpaque: false) else { return nil }
        let rect = CGRect(origin: .zero, size: size)
        context.drawUpright(image, in: rect, orientation: .up)
        context.setBlendMode(.sourceIn)
        context.setFillColor(color)
        context.fill(rect)
        return context.takeImage()
    }
}

extension UIImage {
    /// The colour the image has as a whole: the image scaled down to one pixel.
    var averageColor: CGColor {
        guard let image = cgImage, let context = ImageContext.make(size: CGSize(width: 1, height: 1), scale: 1, isOpaque: false) else {
            return CGColor(gray: 0, alpha: 0)
        }
        context.interpolationQuality = .high
        context.drawUpright(image, in: CGRect(x: 0, y: 0, width: 1, height: 1), orientation: .up)
        guard let bytes = context.data?.assumingMemoryBound(to: UInt8.self), bytes[3] > 0 else { return CGColor(gray: 0, alpha: 0) }
        let alpha = CGFloat(bytes[3])
        return CGColor(
            red: CGFloat(bytes[2]) / alpha, green: CGFloat(bytes[1]) / alpha, blue: CGFloat(bytes[0]) / alpha, alpha: alpha / 255)
    }
}
