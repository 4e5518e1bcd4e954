/// The colour of fills: of controls, and behind what stands out.
///
/// Source: Apple's documentation of `FillShapeStyle`.
public struct FillShapeStyle: ShapeStyle {
    public init() {}
    public typealias Resolved = Never
    public func _apply(to shape: inout _ShapeStyle_Shape) { shape.paint = .system(.systemFill, shape) }
}

/// The colour of what asks for input.
///
/// Source: Apple's documentation of `PlaceholderTextShapeStyle`.
public struct PlaceholderTextShapeStyle: ShapeStyle {
    public init() {}
    public typealias Resolved = Never
    public func _apply(to shape: inout _ShapeStyle_Shape) { shape.paint = .system(.placeholderText, shape) }
}

/// The colour of links.
///
/// Source: Apple's documentation of `LinkShapeStyle`.
public struct LinkShapeStyle: ShapeStyle {
    public init() {}
    public typealias Resolved = Never
    public func _apply(to shape: inout _ShapeStyle_Shape) { shape.paint = .system(.link, shape) }
}

/// The colour of what is selected: the tint.
///
/// Source: Apple's documentation of `SelectionShapeStyle`.
public struct SelectionShapeStyle: ShapeStyle {
    public init() {}
    public typealias Resolved = Never
    public func _apply(to shape: inout _ShapeStyle_Shape) { TintShapeStyle()._apply(to: &shape) }
}

/// The colour behind everything in a window.
///
/// Source: Apple's documentation of `WindowBackgroundShapeStyle`.
public struct WindowBackgroundShapeStyle: ShapeStyle {
    public init() {}
    public typealias Resolved = Never
    public func _apply(to shape: inout _ShapeStyle_Shape) { shape.paint = .system(.systemBackground, shape) }
}

extension Paint {
    fileprivate static func system(_ color: UIColor, _ shape: _ShapeStyle_Shape) -> Paint {
        .color(color.resolvedColor(with: shape.environment.resolvedTraits).cgColor)
    }
}

extension ShapeStyle where Self == FillShapeStyle { public static var fill: FillShapeStyle { FillShapeStyle() } }

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
    public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == LinkShapeStyle { public static var link: LinkShapeStyle { LinkShapeStyle() } }

extension ShapeStyle where Self == SelectionShapeStyle { public static var selection: SelectionShapeStyle { SelectionShapeStyle() } }

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
    public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}
