/// A symbol in one configuration: what a `UIImage` made from a symbol name shows.
final class SymbolImage: @unchecked Sendable {
    let name: String
    let drawing: SymbolDrawing
    let configuration: UIImage.SymbolConfiguration
    /// Pixels per point of its bitmaps.
    let scale: CGFloat
    /// A fixed colour that replaces the view's tint.
    let color: UIColor?
    /// Whether it is drawn as in a mirror.
    let isMirrored: Bool
    /// The value that the symbol's parts represent, 0…1; nil for symbols without a variable value.
    let value: Double?
    private let stroke: SymbolStroke
    private let ink: CGRect

    init(
        name: String, drawing: SymbolDrawing, configuration: UIImage.SymbolConfiguration, scale: CGFloat, color: UIColor? = nil,
        isMirrored: Bool = false, value: Double? = nil
    ) {
        (self.name, self.drawing, self.configuration, self.scale) = (name, drawing, configuration, scale)
        (self.color, self.isMirrored, self.value) = (color, isMirrored, value)
        stroke = SymbolStroke(configuration.resolvedWeight)
        ink = drawing.ink(stroke)
    }

    func tinted(_ color: UIColor) -> SymbolImage {
        with(configuration.withoutColors, color, isMirrored)
    }

    func configured(_ configuration: UIImage.SymbolConfiguration) -> SymbolImage { with(configuration, color, isMirrored) }

    var mirrored: SymbolImage { with(configuration, color, !isMirrored) }

    private func with(_ configuration: UIImage.SymbolConfiguration, _ color: UIColor?, _ isMirrored: Bool) -> SymbolImage {
        SymbolImage(
            name: name, drawing: drawing, configuration: configuration, scale: scale, color: color, isMirrored: isMirrored, value: value)
    }

    func isSame(as other: SymbolImage) -> Bool {
        name == other.name && scale == other.scale && configuration.values == other.configuration.values && color == other.color
            && isMirrored == other.isMirrored && value == other.value
    }

    var hasOwnColors: Bool { !configuration.paletteColors.isEmpty || multicolors != nil }

    /// The symbol's own colours, where they are wanted and it has some.
    private var multicolors: SymbolColors? { configuration.values.isMulticolor ? SymbolColors(name: name) : nil }

    /// The drawing with its parts as the value fills them, or in its own colours.
    private var shown: SymbolDrawing {
        if let own = multicolors { return own.drawing(drawing) }
        guard let value, let parts = SymbolParts(name: name) else { return drawing }
        return parts.drawing(drawing, at: value)
    }

    /// Room around the ink, in hundredths of the point size, as SF Symbols have it.
    private static let margin = CGSize(width: 9, height: 7)

    /// Points per unit of the drawing.
    private var unit: CGFloat { configuration.resolvedPointSize * configuration.scaleFactor / 100 }

    /// Size in points, rounded up to pixels.
    var size: CGSize {
        CGSize(width: rounded((ink.width + 2 * Self.margin.width) * unit), height: rounded((ink.height + 2 * Self.margin.height) * unit))
    }

    private func rounded(_ length: CGFloat) -> CGFloat { (length * scale - 0.01).rounded(.up) / scale }

    /// Distance of the text baseline, half the cap height below the drawing's origin, from the image's bottom.
    var baselineOffsetFromBottom: CGFloat {
        let capHeight: CGFloat = 70.459 / configuration.scaleFactor
        return size.height / 2 - (capHeight / 2 - ink.midY) * unit
    }

    /// Symbols align by their cap-height-centred core, not by the ink: what hangs over above and below is even.
    var alignmentRectInsets: UIEdgeInsets { .zero }

    /// The symbol as a bitmap at its scale, in its own colours or `tint`.
    ///
    /// - Parameter magnification: How many times larger than its size it is shown, so that the bitmap has as many pixels.
    func raster(tint: UIColor, magnification: CGFloat = 1) -> CGImage? {
        let colors = levelColors(tint), scale = scale * magnification
        let key = Key(name: name, stroke: stroke, unit: unit, scale: scale, colors: colors, isMirrored: isMirrored, value: value)
        if let known = SymbolImage.rasters[key] { return known }
        guard let context = ImageContext.make(size: size, scale: scale, isOpaque: false) else { return nil }
        paint(in: CGRect(origin: .zero, size: size), colors, context)
        let image = context.takeImage()
        SymbolImage.rasters[key] = image
        return image
    }

    /// Draws the symbol as paths, so that it is as crisp as the context.
    func draw(in rect: CGRect, tint: UIColor, _ context: CGContext) {
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        paint(in: rect, levelColors(tint), context)
        context.endTransparencyLayer()
    }

    private func paint(in rect: CGRect, _ colors: [CGColor], _ context: CGContext) {
        context.saveGState()
        context.translateBy(x: rect.midX, y: rect.midY)
        if isMirrored { context.scaleBy(x: -1, y: 1) }
        context.scaleBy(x: rect.width / size.width * unit, y: rect.height / size.height * unit)
        context.translateBy(x: -ink.midX, y: -ink.midY)
        SymbolPainter(stroke: stroke, colors: colors).paint(shown, context)
        context.restoreGState()
    }

    private func levelColors(_ tint: UIColor) -> [CGColor] {
        if let own = multicolors { return own.levels(tint: configuration.values.multicolorTint ?? color ?? tint).map(\.cgColor) }
        let palette = configuration.paletteColors
        return palette.isEmpty ? [(color ?? tint).cgColor] : palette.map(\.cgColor)
    }

    private struct Key: Hashable {
        var name: String
        var stroke: SymbolStroke
        var unit, scale: CGFloat
        var colors: [CGColor]
        var isMirrored: Bool
        var value: Double?
    }

    private static let rasters = RasterCache<Key>()
}

/// Bitmaps by what they show; emptied when it has grown large.
final class RasterCache<Key: Hashable>: @unchecked Sendable {
    private var images: [Key: CGImage] = [:]
    private let lock = NSLock()
    private let limit = 512

    subscript(key: Key) -> CGImage? {
        get { lock.withLock { images[key] } }
        set {
            lock.withLock {
                if images.count >= limit { images.removeAll() }
                images[key] = newValue
            }
        }
    }
}
