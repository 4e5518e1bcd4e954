/// A style in one of its weights.
private struct LeveledShapeStyle<Base: ShapeStyle>: ShapeStyle {
    typealias Resolved = Never
    let base: Base
    let level: Int

    func _apply(to shape: inout _ShapeStyle_Shape) {
        if base is BackgroundStyle, shape.environment.backgroundStyle == nil {
            let colors: [UIColor] = [.secondarySystemBackground, .tertiarySystemBackground, .systemGray5, .systemGray6]
            shape.paint = .color(colors[level - 1].resolvedColor(with: shape.environment.resolvedTraits).cgColor)
        } else if base is FillShapeStyle {
            let colors: [UIColor] = [.secondarySystemFill, .tertiarySystemFill, .quaternarySystemFill, .quaternarySystemFill]
            shape.paint = .color(colors[level - 1].resolvedColor(with: shape.environment.resolvedTraits).cgColor)
        } else {
            shape.paint = base.paint(in: shape.environment).opacity([1, 0.6, 0.3, 0.18, 0.1][level])
        }
    }
}

extension ShapeStyle {
    /// The second weight of the style.
    public var secondary: some ShapeStyle { LeveledShapeStyle(base: self, level: 1) }
    /// The third weight of the style.
    public var tertiary: some ShapeStyle { LeveledShapeStyle(base: self, level: 2) }
    /// The fourth weight of the style.
    public var quaternary: some ShapeStyle { LeveledShapeStyle(base: self, level: 3) }
    /// The fifth weight of the style.
    public var quinary: some ShapeStyle { LeveledShapeStyle(base: self, level: 4) }
}
