/// A picture, or a part of it, with which shapes are filled again and again.
///
/// Source: Apple's documentation of `ImagePaint`.
public struct ImagePaint: ShapeStyle {
    public typealias Resolved = Never
    /// The image to paint with.
    public var image: Image
    /// The part of it, in fractions of its size.
    public var sourceRect: CGRect
    /// By what its size is multiplied.
    public var scale: CGFloat

    public init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) {
        (self.image, self.sourceRect, self.scale) = (image, sourceRect, scale)
    }

    public func _apply(to shape: inout _ShapeStyle_Shape) {
        shape.paint = pattern(in: shape.environment).map { .pattern($0) } ?? .clear
    }

    /// Nil where there is nothing to draw.
    func pattern(in environment: EnvironmentValues) -> PicturePattern? {
        guard var picture = image.resolve(in: environment), scale > 0, !sourceRect.isEmpty else { return nil }
        if image.isTemplate(picture, in: environment) {
            picture = picture.withTintColor(UIColor(cgColor: environment.foregroundPaint.color), renderingMode: .alwaysOriginal)
        }
        return PicturePattern(picture: picture, part: sourceRect, scale: scale)
    }
}

extension ShapeStyle where Self == ImagePaint {
    /// A picture again and again.
    public static func image(
        _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> ImagePaint { ImagePaint(image: image, sourceRect: sourceRect, scale: scale) }
}

/// A picture that is drawn again and again, in one environment.
struct PicturePattern: Equatable {
    let picture: UIImage
    /// The part of it, in fractions of its size.
    let part: CGRect
    let scale: CGFloat
    /// The origin of one tile; nil for the corner of the painted area.
    var origin: CGPoint?
    private var alpha: CGFloat = 1

    init(picture: UIImage, part: CGRect, scale: CGFloat) { (self.picture, self.part, self.scale) = (picture, part, scale) }

    func opacity(_ factor: CGFloat) -> PicturePattern {
        var result = self
        result.alpha *= factor
        return result
    }

    /// The tile, cropped from the picture so that its surroundings do not bleed in at the edges.
    private var shownPart: UIImage {
        guard part != CGRect(x: 0, y: 0, width: 1, height: 1) else { return picture }
        let size = picture.size, format = UIGraphicsImageRendererFormat()
        format.scale = picture.scale
        let room = CGSize(width: size.width * part.width, height: size.height * part.height)
        return UIGraphicsImageRenderer(size: room, format: format).image { _ in
            picture.draw(at: CGPoint(x: -size.width * part.minX, y: -size.height * part.minY))
        }
    }

    /// Covers a rectangle.
    ///
    /// - Parameter covering: The larger rectangle that the tiles continue over; nil for `rect` only.
    func draw(in rect: CGRect, covering: CGRect? = nil, _ context: CGContext) {
        let shown = shownPart
        let tile = CGSize(width: shown.size.width * scale, height: shown.size.height * scale)
        // Below a pixel nothing would be told apart.
        guard tile.width >= 0.25, tile.height >= 0.25 else { return }
        let origin = origin ?? rect.origin, rect = covering ?? rect
        let left = origin.x - ((origin.x - rect.minX) / tile.width).rounded(.up) * tile.width
        let top = origin.y - ((origin.y - rect.minY) / tile.height).rounded(.up) * tile.height
        UIGraphicsPushContext(context)
        defer { UIGraphicsPopContext() }
        for y in stride(from: top, to: rect.maxY, by: tile.height) {
            for x in stride(from: left, to: rect.maxX, by: tile.width) {
                let place = CGRect(origin: CGPoint(x: x, y: y), size: tile)
                context.saveGState()
                context.clip(to: place)
                shown.draw(in: place, blendMode: .normal, alpha: alpha)
                context.restoreGState()
            }
        }
    }
}
