/// Tells how light what apps show at a few points is, from their layers' colours and pictures, one over the other.
///
/// Gradients, shapes and effects are left out: it is asked after every commit, and nothing is drawn for it but single pixels.
@MainActor struct GroundProbe {
    /// What has been laid over each other so far; the display is black to begin with.
    private var red: CGFloat = 0
    private var green: CGFloat = 0
    private var blue: CGFloat = 0

    /// Mean luma, 0…1.
    ///
    /// - Parameters:
    ///   - layers: From back to front.
    ///   - points: In the coordinates of the layers' superlayer.
    static func luma(of layers: [CALayer], at points: [CGPoint]) -> CGFloat {
        let lumas = points.map { point in
            var probe = GroundProbe()
            for layer in layers { probe.add(layer, at: point, alpha: 1) }
            return 0.299 * probe.red + 0.587 * probe.green + 0.114 * probe.blue
        }
        return lumas.reduce(0, +) / CGFloat(max(points.count, 1))
    }

    private mutating func add(_ layer: CALayer, at outer: CGPoint, alpha: CGFloat) {
        let alpha = alpha * CGFloat(layer.opacity)
        guard !layer.isHidden, alpha > 0 else { return }
        let point = layer.convert(outer, from: layer.superlayer)
        let isInside = layer.bounds.contains(point)
        guard isInside || !layer.masksToBounds else { return }
        if isInside {
            if let color = layer.backgroundColor { add(UIColor(cgColor: color), alpha) }
            if let image = layer.contents as? CGImage, let color = Self.color(of: image, in: layer, at: point) { add(color, alpha) }
        }
        for sublayer in layer.sublayers ?? [] { add(sublayer, at: point, alpha: alpha) }
    }

    private mutating func add(_ color: UIColor, _ alpha: CGFloat) {
        var (r, g, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        guard color.getRed(&r, green: &g, blue: &b, alpha: &a) else { return }
        let cover = a * alpha
        (red, green, blue) = (red + (r - red) * cover, green + (g - green) * cover, blue + (b - blue) * cover)
    }

    // MARK: Pictures

    /// What a layer's picture shows at a point of the layer; nil outside of the picture.
    private static func color(of image: CGImage, in layer: CALayer, at point: CGPoint) -> UIColor? {
        let place = place(of: image, in: layer)
        guard place.contains(point) else { return nil }
        var pixel: UInt32 = 0
        let info = CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue
        let context = CGContext(
            data: &pixel, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4, space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info)
        // The picture, so placed that the point is the middle of the only pixel; y points up.
        let origin = CGPoint(x: 0.5 - (point.x - place.minX), y: 0.5 + (point.y - place.minY) - place.height)
        context?.draw(image, in: CGRect(origin: origin, size: place.size))
        context?.flush()
        let parts = [16, 8, 0, 24].map { CGFloat(pixel >> $0 & 255) / 255 }
        guard parts[3] > 0 else { return nil }
        return UIColor(red: parts[0] / parts[3], green: parts[1] / parts[3], blue: parts[2] / parts[3], alpha: parts[3])
    }

    private static func place(of image: CGImage, in layer: CALayer) -> CGRect {
        let bounds = layer.bounds
        let size = CGSize(width: CGFloat(image.width) / layer.contentsScale, height: CGFloat(image.height) / layer.contentsScale)
        let factor: CGFloat
        switch layer.contentsGravity {
        case .resizeAspect: factor = min(bounds.width / size.width, bounds.height / size.height)
        case .resizeAspectFill: factor = max(bounds.width / size.width, bounds.height / size.height)
        case .center: factor = 1
        default: return bounds
        }
        let (width, height) = (size.width * factor, size.height * factor)
        return CGRect(x: bounds.midX - width / 2, y: bounds.midY - height / 2, width: width, height: height)
    }
}
