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
