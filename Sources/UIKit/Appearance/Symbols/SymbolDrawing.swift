/// A symbol as steps of painting. Lengths are hundredths of the point size, y points down, the origin is the middle of the cap height.
struct SymbolDrawing {
    enum Shape {
        /// An area. Outline areas (drawn contours) grow and shrink with the weight, solid ones keep their size.
        case fill(CGPath, isEvenOdd: Bool, isOutline: Bool)
        /// A line; its width is this factor times the weight's stroke.
        case stroke(CGPath, CGFloat)
        /// Letters or digits of the system font, as high as the rectangle.
        case text(String, CGRect)
    }

    struct Step {
        var shape: Shape
        /// Which palette colour: 0 primary, 1 secondary, 2 tertiary.
        var level = 0
        /// Cut out of what is below in one colour; painted where a palette tells the levels apart.
        var knocksOut = false
        /// Always cut out, this much wider: the gap around slashes and badges.
        var gap: CGFloat = 0
        /// Whether it is a part beyond the value that a symbol shows.
        var isPale = false
    }

    var steps: [Step]

    init(_ steps: [Step]) { self.steps = steps }
    init(stroke path: CGPath, width: CGFloat = 1) { steps = [Step(shape: .stroke(path, width))] }
    /// Text whose digits fill the height of `rect`, less where there are more of them.
    init(text: String, in rect: CGRect) {
        let height = rect.height * (text.count > 2 ? 0.7 : text.count > 1 ? 0.86 : 1)
        steps = [Step(shape: .text(text, CGRect(x: rect.minX, y: rect.midY - height / 2, width: rect.width, height: height)))]
    }
    init(fill path: CGPath) { steps = [Step(shape: .fill(path, isEvenOdd: false, isOutline: false))] }

    func transformed(_ transform: CGAffineTransform, strokeFactor: CGFloat = 1) -> SymbolDrawing {
        SymbolDrawing(steps.map { $0.transformed(transform, strokeFactor: strokeFactor) })
    }

    /// The box of everything painted, at a weight.
    func ink(_ weight: SymbolStroke) -> CGRect {
        steps.reduce(CGRect.null) { $1.gap > 0 || $1.knocksOut ? $0 : $0.union($1.ink(weight)) }
    }
}

extension SymbolDrawing.Step {
    func transformed(_ transform: CGAffineTransform, strokeFactor: CGFloat) -> Self {
        var transform = transform
        var step = self
        switch shape {
        case .fill(let path, let isEvenOdd, let isOutline):
            step.shape = .fill(path.copy(using: &transform) ?? path, isEvenOdd: isEvenOdd, isOutline: isOutline)
        case .stroke(let path, let width): step.shape = .stroke(path.copy(using: &transform) ?? path, width * strokeFactor)
        case .text(let text, let rect): step.shape = .text(text, rect.applying(transform))
        }
        return step
    }

    func ink(_ weight: SymbolStroke) -> CGRect {
        switch shape {
        case .fill(let path, _, let isOutline):
            let growth = isOutline ? weight.outlineGrowth : 0
            return path.boundingBoxOfPath.insetBy(dx: -growth, dy: -growth)
        case .stroke(let path, let width):
            let half = weight.width * width / 2
            return path.boundingBoxOfPath.insetBy(dx: -half, dy: -half)
        case .text(_, let rect): return rect
        }
    }
}

/// Widths of a symbol weight, in hundredths of the point size.
struct SymbolStroke: Hashable {
    let width: CGFloat
    /// The weight of digits and letters beside such strokes.
    let textWeight: UIFont.Weight

    /// Strokes of SF Symbols, measured at the medium scale.
    init(_ weight: UIImage.SymbolWeight) {
        let widths: [CGFloat] = [8.6, 2.5, 4.5, 6.5, 8.6, 10, 11.5, 13.5, 16, 18.5]
        width = widths[weight.rawValue]
        textWeight = weight == .regular || weight == .unspecified ? .medium : weight.fontWeight()
    }

    /// The icon set's own stroke: one of the sixteen units of its grid.
    static let iconStroke: CGFloat = 6.23

    /// How far a contour moves outwards (negative: inwards) to bring the icon set's stroke to this width.
    var outlineGrowth: CGFloat { (width - SymbolStroke.iconStroke) / 2 }
}
