/// A shape style resolved in one environment.
indirect enum Paint: Equatable, @unchecked Sendable {
    case color(CGColor)
    case gradient(GradientPaint)
    /// A picture, again and again.
    case pattern(PicturePattern)
    /// A blur of what lies behind.
    case material(UIBlurEffect.Style)
    /// Another paint, and a shadow around or within what is drawn with it.
    case shadowed(Paint, PaintShadow)

    static let clear = Paint.color(CGColor(gray: 0, alpha: 0))

    func opacity(_ factor: CGFloat) -> Paint {
        switch self {
        case .color(let color): .color(color.copy(alpha: color.alpha * factor) ?? color)
        case .gradient(var gradient):
            {
                gradient.colors = gradient.colors.map { $0.copy(alpha: $0.alpha * factor) ?? $0 }
                return .gradient(gradient)
            }()
        case .pattern(let pattern): .pattern(pattern.opacity(factor))
        case .material: self
        case .shadowed(let paint, let shadow): .shadowed(paint.opacity(factor), shadow.opacity(factor))
        }
    }

    /// The paint without its shadows.
    var unshadowed: Paint { if case .shadowed(let paint, _) = self { paint.unshadowed } else { self } }

    /// Shadows around and within what is drawn; the outermost first.
    var shadows: [PaintShadow] { if case .shadowed(let paint, let shadow) = self { [shadow] + paint.shadows } else { [] } }

    /// One colour that stands for the paint where no other can be drawn.
    var color: CGColor {
        switch self {
        case .color(let color): color
        case .gradient(let gradient): gradient.colors.first ?? CGColor(gray: 0, alpha: 0)
        case .pattern: CGColor(gray: 0, alpha: 1)
        case .material: UIColor.systemBackground.withAlphaComponent(0.6).cgColor
        case .shadowed(let paint, _): paint.color
        }
    }
}
