/// Tells how light what apps show at a few points is, from their layers' colours and pictures, one over the other.
///
/// Gradients, shapes and effects are left out: it is asked after every commit, and looks at single pixels.
@MainActor struct GroundProbe {
    /// What has been laid over each other at each point so far; the display is black to begin with.
    private var grounds: [Ground]

    private struct Ground {
        var red: CGFloat = 0
        var green: CGFloat = 0
        var blue: CGFloat = 0

        var luma: CGFloat { 0.299 * red + 0.587 * green + 0.114 * blue }

        mutating func lay(_ color: UIColor, _ alpha: CGFloat) {
            var (r, g, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
            guard color.getRed(&r, green: &g, blue: &b, alpha: &a) else { return }
            let cover = a * alpha
            (red, green, blue) = (red + (r - red) * cover, green + (g - green) * cover, blue + (b - blue) * cover)
        }
    }

    /// One of the points, in the coordinates of a layer.
    private struct Spot {
        let index: Int
        let point: CGPoint
    }

    /// Mean luma, 0…1.
    ///
    /// - Parameters:
    ///   - layers: From back to front.
    ///   - points: In the coordinates of the layers' superlayer.
    static func luma(of layers: [CALayer], at points: [CGPoint]) -> CGFloat {
        var probe = GroundProbe(grounds: points.map { _ in Ground() })
        let spots = points.enumerated().map { Spot(index: $0, point: $1) }
        for layer in layers { probe.add(layer, at: spots, alpha: 1) }
        return probe.grounds.reduce(0) { $0 + $1.luma } / CGFloat(max(points.count, 1))
    }

    /// - Parameter outer: The points in the coordinates of the layer's superlayer.
    private mutating func add(_ layer: CALayer, at outer: [Spot], alpha: CGFloat) {
        let place = layer.untransformedFrame
        // Most layers are elsewhere, and nothing of them reaches further than they do.
        if layer.keepsWithinBounds, let place, !outer.contains(where: { place.contains($0.point) }) { return }
        let alpha = alpha * CGFloat(layer.opacity)
        guard !layer.isHidden, alpha > 0 else { return }
        let (sublayers, clips) = (layer.sublayers, layer.masksToBounds)
        let (color, contents) = (layer.backgroundColor, layer.contents)
        guard color != nil || contents != nil || sublayers != nil else { return }
        let bounds = layer.bounds
        var spots = outer.map { spot in
            let point = place.map { CGPoint(x: spot.point.x - $0.minX + bounds.minX, y: spot.point.y - $0.minY + bounds.minY) }
            return Spot(index: spot.index, point: point ?? layer.convert(spot.point, from: layer.superlayer))
        }
        let inside = spots.filter { bounds.contains($0.point) }
        if clips { spots = inside }
        if !inside.isEmpty, let color {
            let color = UIColor(cgColor: color)
            for spot in inside { grounds[spot.index].lay(color, alpha) }
        }
        if !inside.isEmpty, let image = contents as? CGImage {
            for spot in inside {
                if let color = Self.color(of: image, in: layer, at: spot.point) { grounds[spot.index].lay(color, alpha) }
            }
        }
        guard !spots.isEmpty, let sublayers else { return }
        for sublayer in sublayers { add(sublayer, at: spots, alpha: alpha) }
    }

    // MARK: Pictures

    /// What a layer's picture shows at a point of the layer; nil outside of the picture.
    private static func color(of image: CGImage, in layer: CALayer, at point: CGPoint) -> UIColor? {
        let place = place(of: image, in: layer)
        guard place.contains(point), !image.isMask else { return nil }
        let column = min(Int((point.x - place.minX) / place.width * CGFloat(image.width)), image.width - 1)
        let row = min(Int((point.y - place.minY) / place.height * CGFloat(image.height)), image.height - 1)
        let pixel = image.pixel(x: column, y: row)
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
