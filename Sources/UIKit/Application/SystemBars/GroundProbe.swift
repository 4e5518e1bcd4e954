/// Tells how light what apps show at a few points is, from what their layers draw there, one over the other: colours, pictures, texts, shapes
/// and gradients, as far as masks and corners let them through.
///
/// Effects are left out: it is asked after every commit, and looks at single points.
@MainActor struct GroundProbe {
    /// The colours composited at each point so far.
    private var grounds: [Ground]

    private struct Ground {
        var red: CGFloat = 0
        var green: CGFloat = 0
        var blue: CGFloat = 0
        /// How much of what lies behind is covered.
        var cover: CGFloat = 0

        var luma: CGFloat { 0.299 * red + 0.587 * green + 0.114 * blue }

        mutating func lay(_ color: UIColor, _ alpha: CGFloat) {
            var (r, g, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
            guard color.getRed(&r, green: &g, blue: &b, alpha: &a) else { return }
            let share = a * alpha
            (red, green, blue) = (red + (r - red) * share, green + (g - green) * share, blue + (b - blue) * share)
            cover += (1 - cover) * share
        }
    }

    /// One of the points, in the coordinates of a layer.
    private struct Spot {
        let index: Int
        let point: CGPoint
        /// How much of what is drawn there shows.
        var alpha: CGFloat
    }

    /// Median luma, 0…1: of what most of the points show, whatever letters and edges there are at the others. The display is black to begin
    /// with.
    ///
    /// - Parameters:
    ///   - layers: From back to front.
    ///   - points: In the coordinates of the layers' superlayer.
    static func luma(of layers: [CALayer], at points: [CGPoint]) -> CGFloat {
        let lumas = grounds(of: layers, at: points).map(\.luma).sorted()
        return lumas.isEmpty ? 0 : lumas[lumas.count / 2]
    }

    private static func grounds(of layers: [CALayer], at points: [CGPoint]) -> [Ground] {
        var probe = GroundProbe(grounds: points.map { _ in Ground() })
        let spots = points.enumerated().map { Spot(index: $0, point: $1, alpha: 1) }
        for layer in layers { probe.add(layer, at: spots) }
        return probe.grounds
    }

    /// - Parameter outer: The points in the coordinates of the layer's superlayer.
    private mutating func add(_ layer: CALayer, at outer: [Spot]) {
        let place = layer.untransformedFrame
        let shape = layer as? CAShapeLayer
        // Most layers are elsewhere, and nothing of them reaches further than they do.
        if shape == nil, layer.keepsWithinBounds, let place, !outer.contains(where: { place.contains($0.point) }) { return }
        let opacity = CGFloat(layer.opacity)
        guard !layer.isHidden, opacity > 0 else { return }
        let (color, image, sublayers) = (layer.backgroundColor, layer.contents as? CGImage, layer.sublayers)
        guard color != nil || image != nil || sublayers != nil || shape != nil || layer is CAGradientLayer else { return }
        let bounds = layer.bounds
        var spots = outer.map { spot in
            let point = place.map { CGPoint(x: spot.point.x - $0.minX + bounds.minX, y: spot.point.y - $0.minY + bounds.minY) }
            return Spot(
                index: spot.index, point: point ?? layer.convert(spot.point, from: layer.superlayer), alpha: spot.alpha * opacity)
        }
        if let mask = layer.mask { spots = Self.masked(spots, by: mask) }
        let inside = spots.filter { Self.isInside($0.point, of: layer) }
        if layer.masksToBounds { spots = inside }
        if let color { lay(UIColor(cgColor: color), at: inside) }
        if let gradient = layer as? CAGradientLayer { for spot in inside { lay(gradient.color(at: spot.point), at: [spot]) } }
        if let image { for spot in inside { lay(Self.color(of: image, in: layer, at: spot.point), at: [spot]) } }
        if let shape { lay(shape, at: spots) }
        guard !spots.isEmpty, let sublayers else { return }
        for sublayer in sublayers { add(sublayer, at: spots) }
    }

    private mutating func lay(_ color: UIColor?, at spots: [Spot]) {
        guard let color else { return }
        for spot in spots { grounds[spot.index].lay(color, spot.alpha) }
    }

    private mutating func lay(_ shape: CAShapeLayer, at spots: [Spot]) {
        guard let path = shape.path, let color = shape.fillColor else { return }
        let rule: CGPathFillRule = shape.fillRule == .evenOdd ? .evenOdd : .winding
        lay(UIColor(cgColor: color), at: spots.filter { path.contains($0.point, using: rule) })
    }

    /// - Parameter spots: In the coordinates of the layer that has the mask.
    private static func masked(_ spots: [Spot], by mask: CALayer) -> [Spot] {
        let grounds = grounds(of: [mask], at: spots.map(\.point))
        return zip(spots, grounds).compactMap { spot, ground in
            ground.cover > 0 ? Spot(index: spot.index, point: spot.point, alpha: spot.alpha * ground.cover) : nil
        }
    }

    /// Whether a point is in a layer's bounds, and not beyond one of its round corners.
    private static func isInside(_ point: CGPoint, of layer: CALayer) -> Bool {
        let bounds = layer.bounds
        let radius = min(layer.cornerRadius, bounds.width / 2, bounds.height / 2)
        guard bounds.contains(point) else { return false }
        guard radius > 0 else { return true }
        let corner: CACornerMask =
            switch (point.x < bounds.midX, point.y < bounds.midY) {
            case (true, true): .layerMinXMinYCorner
            case (false, true): .layerMaxXMinYCorner
            case (true, false): .layerMinXMaxYCorner
            case (false, false): .layerMaxXMaxYCorner
            }
        guard layer.maskedCorners.contains(corner) else { return true }
        let x = radius - min(point.x - bounds.minX, bounds.maxX - point.x)
        let y = radius - min(point.y - bounds.minY, bounds.maxY - point.y)
        return x <= 0 || y <= 0 || x * x + y * y <= radius * radius
    }

    // MARK: Pictures

    /// Returns the colour of a layer's image at a point of the layer; nil outside of the image.
    private static func color(of image: CGImage, in layer: CALayer, at point: CGPoint) -> UIColor? {
        let place = place(of: image, in: layer)
        guard place.contains(point), !image.isMask else { return nil }
        let column = min(Int(saturating: (point.x - place.minX) / place.width * CGFloat(image.width)), image.width - 1)
        let row = min(Int(saturating: (point.y - place.minY) / place.height * CGFloat(image.height)), image.height - 1)
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

extension CAGradientLayer {
    /// The colour at a point of the layer; nil where there is none, and for conic gradients.
    @MainActor fileprivate func color(at point: CGPoint) -> UIColor? {
        guard let stops = colors?.compactMap({ ($0 as? CGColor).map { UIColor(cgColor: $0) } }), let first = stops.first,
            bounds.width > 0, bounds.height > 0, let position = position(of: point)
        else { return nil }
        let places = locations?.map { CGFloat($0.doubleValue) } ?? stops.indices.map { CGFloat($0) / CGFloat(max(stops.count - 1, 1)) }
        guard places.count == stops.count, let next = places.firstIndex(where: { $0 > position }) else { return stops.last }
        guard next > 0 else { return first }
        let share = (position - places[next - 1]) / (places[next] - places[next - 1])
        return stops[next - 1].mixed(with: stops[next], share)
    }

    /// How far along the gradient a point lies, 0…1 between its ends.
    private func position(of point: CGPoint) -> CGFloat? {
        let unit = CGPoint(x: (point.x - bounds.minX) / bounds.width, y: (point.y - bounds.minY) / bounds.height)
        let (x, y) = (endPoint.x - startPoint.x, endPoint.y - startPoint.y)
        switch type {
        case .axial:
            let length = x * x + y * y
            return length > 0 ? ((unit.x - startPoint.x) * x + (unit.y - startPoint.y) * y) / length : nil
        case .radial:
            guard x != 0, y != 0 else { return nil }
            let (across, down) = ((unit.x - startPoint.x) / x, (unit.y - startPoint.y) / y)
            return (across * across + down * down).squareRoot()
        default: return nil
        }
    }
}

extension UIColor {
    fileprivate func mixed(with other: UIColor, _ share: CGFloat) -> UIColor {
        let mixed = zip(channels, other.channels).map { $0 + ($1 - $0) * share }
        return UIColor(red: mixed[0], green: mixed[1], blue: mixed[2], alpha: mixed[3])
    }

    private var channels: [CGFloat] {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return [red, green, blue, alpha]
    }
}
