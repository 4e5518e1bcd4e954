/// A style of the environment that is drawn in the surroundings it was set in: what it names (`.foreground`, `.background`, `.tint`) is the style there.
struct SurroundedShapeStyle: ShapeStyle {
    typealias Resolved = Never
    let style: AnyShapeStyle
    let surroundings: Surroundings

    /// The styles around the view that the style was set for.
    enum Surroundings: Sendable {
        case foreground(AnyShapeStyle?, levels: [AnyShapeStyle]?)
        case background(AnyShapeStyle?)
        case tint(Color?, AnyShapeStyle?)
    }

    func _apply(to shape: inout _ShapeStyle_Shape) {
        var values = shape.environment
        switch surroundings {
        case .foreground(let style, let levels): (values.foreground, values.foregroundLevels) = (style, levels)
        case .background(let style): values.backgroundStyle = style
        case .tint(let color, let style):
            values.tintColor = color
            values.tintStyle = style
        }
        shape.paint = style.paint(in: values)
    }
}

extension AnyShapeStyle {
    /// The style as it is drawn inside a view with these surroundings; styles that name none of them stay as they are.
    func surrounded(_ surroundings: @autoclosure () -> SurroundedShapeStyle.Surroundings) -> AnyShapeStyle {
        if style is Color || style is HierarchicalShapeStyle || style is Gradient || style is Material { return self }
        return AnyShapeStyle(SurroundedShapeStyle(style: self, surroundings: surroundings()))
    }
}

/// Sets the style of backgrounds inside.
@MainActor struct BackgroundStyleModifier: InputsModifier {
    typealias Body = Never
    let style: AnyShapeStyle
    nonisolated init(style: AnyShapeStyle) { self.style = style }

    static func inner(_ inputs: _ViewInputs, modifier: Attribute<Self>) -> _ViewInputs {
        inputs.changingEnvironment { values in
            values.backgroundStyle = modifier.value.style.surrounded(.background(values.backgroundStyle))
        }
    }
}
