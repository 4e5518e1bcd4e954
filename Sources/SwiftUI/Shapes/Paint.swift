/// What to draw with, in one environment.
indirect enum Paint: Equatable, @unchecked Sendable {
    case color(CGColor)
    case gradient(GradientPaint)
    /// A picture, again and again.
    case pattern(PicturePattern)
    /// A blur of what lies behind.
    case material(UIBlurEffect.Style)

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
        }
    }

    /// One colour that stands for the paint where no other can be drawn.
    var color: CGColor {
        switch self {
        case .color(let color): color
        case .gradient(let gradient): gradient.colors.first ?? CGColor(gray: 0, alpha: 0)
        case .pattern: CGColor(gray: 0, alpha: 1)
        case .material: UIColor.systemBackground.withAlphaComponent(0.6).cgColor
        }
    }
}
