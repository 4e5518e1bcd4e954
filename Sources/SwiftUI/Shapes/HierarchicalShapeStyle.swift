/// The style around, in one of its weights.
public struct HierarchicalShapeStyle: ShapeStyle {
    let level: Int

    public static let primary = HierarchicalShapeStyle(level: 0)
    public static let secondary = HierarchicalShapeStyle(level: 1)
    public static let tertiary = HierarchicalShapeStyle(level: 2)
    public static let quaternary = HierarchicalShapeStyle(level: 3)
    public static let quinary = HierarchicalShapeStyle(level: 4)
    public typealias Resolved = Never

    public func _apply(to shape: inout _ShapeStyle_Shape) {
        if let levels = shape.environment.foregroundLevels, level > 0, level <= levels.count {
            var inner = shape.environment
            inner.foregroundLevels = nil
            shape.paint = levels[level - 1].paint(in: inner)
            return
        }
        var outer = shape.environment
        let style = outer.foreground
        outer.foreground = nil
        if let style, !(style.style is HierarchicalShapeStyle) {
            shape.paint = style.paint(in: outer).opacity([1, 0.6, 0.3, 0.18, 0.1][level])
        } else {
            let colors: [UIColor] = [.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .quaternarySystemFill]
            // The dark appearance has light colours.
            if outer.backgroundProminence == .increased { outer.colorScheme = .dark }
            shape.paint = .color(colors[level].resolvedColor(with: outer.resolvedTraits).cgColor)
        }
    }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    public static var primary: HierarchicalShapeStyle { .primary }
    public static var secondary: HierarchicalShapeStyle { .secondary }
    public static var tertiary: HierarchicalShapeStyle { .tertiary }
    public static var quaternary: HierarchicalShapeStyle { .quaternary }
    public static var quinary: HierarchicalShapeStyle { .quinary }
}
