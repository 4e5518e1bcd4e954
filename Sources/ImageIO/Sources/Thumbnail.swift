/// Small and upright versions of pictures.
enum Thumbnail {
    static func number(_ value: Any) -> Int? {
        if let number = value as? NSNumber { return number.intValue }
        if let number = value as? Int { return number }
        // Numbers that are too large are none, as for a size without a limit.
        return ((value as? Double) ?? (value as? CGFloat).map { Double($0) }).flatMap { Int(exactly: $0.rounded(.towardZero)) }
    }

    /// A picture whose longer side has at most `limit` pixels, turned as its orientation says.
    static func make(_ image: CGImage, limit: Int?, orientation: Int) -> CGImage? {
        let longer = max(image.width, image.height)
        let scale = limit.map { min(CGFloat(max($0, 1)) / CGFloat(longer), 1) } ?? 1
        let size = (
            width: max(Int((CGFloat(image.width) * scale).rounded()), 1), height: max(Int((CGFloat(image.height) * scale).rounded()), 1)
        )
        guard orientation > 1, orientation <= 8 else { return scale == 1 ? image : drawn(image, size.width, size.height, .identity, size) }
        let (width, height) = (CGFloat(size.width), CGFloat(size.height))
        // From the stored picture to the upright one, with the origin at the bottom left.
        let transform =
            switch orientation {
            case 2: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0)
            case 3: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: width, ty: height)
            case 4: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: height)
            case 5: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: height, ty: width)
            case 6: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: width)
            case 7: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
            default: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: height, ty: 0)
            }
        let turned = orientation > 4
        return drawn(image, turned ? size.height : size.width, turned ? size.width : size.height, transform, size)
    }

    static func scaled(_ image: CGImage, by scale: CGFloat) -> CGImage? {
        let size = (
            width: max(Int((CGFloat(image.width) * scale).rounded(.up)), 1),
            height: max(Int((CGFloat(image.height) * scale).rounded(.up)), 1)
        )
        return drawn(image, size.width, size.height, .identity, size)
    }

    private static func drawn(
        _ image: CGImage, _ width: Int, _ height: Int, _ transform: CGAffineTransform, _ size: (width: Int, height: Int)
    ) -> CGImage? {
        let alpha: CGImageAlphaInfo = image.alphaInfo == .noneSkipFirst ? .noneSkipFirst : .premultipliedFirst
        guard
            let context = CGContext(
                data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGBitmapInfo.byteOrder32Little.rawValue | alpha.rawValue)
        else { return nil }
        context.interpolationQuality = .high
        context.concatenate(transform)
        context.draw(image, in: CGRect(x: 0, y: 0, width: size.width, height: size.height))
        return context.makeImage()
    }
}
