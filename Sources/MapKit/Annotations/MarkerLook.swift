/// The look of a marker's balloon, drawn once for all markers that share it.
struct MarkerLook: Hashable {
    let tint: UIColor
    let glyphTint: UIColor
    let text: String?
    let glyph: UIImage?
    let isSelected: Bool

    /// Points around the balloon for its shadow.
    static let margin: CGFloat = 4

    init(tint: UIColor, glyphTint: UIColor, text: String?, image: UIImage?, isSelected: Bool) {
        (self.tint, self.glyphTint, self.text, glyph, self.isSelected) = (tint, glyphTint, text, image, isSelected)
    }

    @MainActor private static var drawn: [MarkerLook: UIImage] = [:]

    @MainActor var image: UIImage {
        if let known = Self.drawn[self] { return known }
        if Self.drawn.count > 200 { Self.drawn.removeAll() }
        let picture = isSelected ? selectedBalloon : balloon
        Self.drawn[self] = picture
        return picture
    }

    /// The small balloon: a disc of 28 points with a tip below.
    @MainActor private var balloon: UIImage {
        draw(CGSize(width: 28, height: 32), radius: 14, tip: 4, side: 16, dot: nil)
    }

    /// The raised balloon of a selected marker, over a dot at the place.
    @MainActor private var selectedBalloon: UIImage {
        draw(CGSize(width: 58, height: 72), radius: 29, tip: 8, side: 32, dot: 5)
    }

    @MainActor private func draw(_ size: CGSize, radius: CGFloat, tip: CGFloat, side: CGFloat, dot: CGFloat?) -> UIImage {
        let margin = Self.margin
        let whole = CGSize(width: size.width + 2 * margin, height: size.height + 2 * margin)
        return UIGraphicsImageRenderer(size: whole).image { renderer in
            let context = renderer.cgContext
            let center = CGPoint(x: whole.width / 2, y: margin + radius)
            let path = Self.balloonPath(center, radius, tip)
            context.saveGState()
            context.setShadow(offset: CGSize(width: 0, height: 1), blur: 3, color: UIColor(white: 0, alpha: 0.3).cgColor)
            context.addPath(path)
            context.setFillColor(tint.cgColor)
            context.fillPath()
            context.restoreGState()
            context.saveGState()
            context.addPath(path)
            context.clip()
            let shades = [tint.lighter(0.14).cgColor, tint.cgColor] as CFArray
            if let gradient = CGGradient(colorsSpace: nil, colors: shades, locations: [0, 1]) {
                context.drawLinearGradient(
                    gradient, start: CGPoint(x: 0, y: margin), end: CGPoint(x: 0, y: center.y + radius), options: [.drawsAfterEndLocation])
            }
            context.restoreGState()
            if let dot {
                let spot = CGRect(x: center.x - dot / 2, y: margin + size.height - dot, width: dot, height: dot)
                context.setFillColor(UIColor.white.cgColor)
                context.fillEllipse(in: spot.insetBy(dx: -1, dy: -1))
                context.setFillColor(tint.cgColor)
                context.fillEllipse(in: spot)
            }
            drawGlyph(center, side, context)
        }
    }

    private static func balloonPath(_ center: CGPoint, _ radius: CGFloat, _ tip: CGFloat) -> CGPath {
        let path = CGMutablePath()
        let opening = CGFloat.pi * 0.14
        path.addArc(center: center, radius: radius, startAngle: .pi / 2 + opening, endAngle: .pi / 2 - opening, clockwise: false)
        let end = CGPoint(x: center.x, y: center.y + radius + tip)
        path.addQuadCurve(to: end, control: CGPoint(x: center.x + tip * 0.5, y: center.y + radius * 0.98))
        path.addQuadCurve(
            to: CGPoint(x: center.x - radius * sin(opening), y: center.y + radius * cos(opening)),
            control: CGPoint(x: center.x - tip * 0.5, y: center.y + radius * 0.98))
        path.closeSubpath()
        return path
    }

    @MainActor private func drawGlyph(_ center: CGPoint, _ side: CGFloat, _ context: CGContext) {
        if let text, !text.isEmpty {
            let size = text.count > 2 ? side * 0.72 : side * 0.9
            let attributes: [NSAttributedString.Key: Any] = [
                .font: UIFont.systemFont(ofSize: size, weight: .semibold), .foregroundColor: glyphTint,
            ]
            let extent = NSAttributedString(string: text, attributes: attributes).size()
            (text as NSString).draw(
                at: CGPoint(x: center.x - extent.width / 2, y: center.y - extent.height / 2), withAttributes: attributes)
            return
        }
        let configuration = UIImage.SymbolConfiguration(pointSize: side * 0.85, weight: .semibold)
        guard let picture = glyph ?? UIImage(systemName: "mappin", withConfiguration: configuration) else { return }
        let scale = min(side / max(picture.size.width, 1), side / max(picture.size.height, 1), glyph == nil ? 1.2 : 1.4)
        let extent = CGSize(width: picture.size.width * scale, height: picture.size.height * scale)
        picture.withTintColor(glyphTint, renderingMode: picture.renderingMode == .alwaysOriginal ? .alwaysOriginal : .alwaysTemplate).draw(
            in: CGRect(x: center.x - extent.width / 2, y: center.y - extent.height / 2, width: extent.width, height: extent.height))
    }
}

extension UIColor {
    /// The colour moved towards white, by 0 to 1.
    func lighter(_ share: CGFloat) -> UIColor {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        guard getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return self }
        return UIColor(red: red + (1 - red) * share, green: green + (1 - green) * share, blue: blue + (1 - blue) * share, alpha: alpha)
    }
}
