/// A colour, a gradient or a pattern to draw with.
public protocol ShapeStyle: Sendable {
    /// Paints a shape. Source of the name: SwiftUI's interface.
    func _apply(to shape: inout _ShapeStyle_Shape)
    associatedtype Resolved: ShapeStyle = Never
    /// The style to draw with in an environment.
    func resolve(in environment: EnvironmentValues) -> Resolved
}

extension ShapeStyle where Resolved == Never {
    public func resolve(in environment: EnvironmentValues) -> Never { fatalError("\(Self.self) draws by itself") }
}

extension ShapeStyle {
    public func _apply(to shape: inout _ShapeStyle_Shape) { resolve(in: shape.environment)._apply(to: &shape) }

    func paint(in environment: EnvironmentValues) -> Paint {
        var shape = _ShapeStyle_Shape(environment: environment)
        _apply(to: &shape)
        return shape.paint
    }
}

extension ShapeStyle {
    /// The style, less opaque.
    public func opacity(_ opacity: Double) -> some ShapeStyle { OpacityShapeStyle(style: self, opacity: opacity) }
}

extension ShapeStyle {
    @available(*, unavailable, message: "not yet in Quince: styles that blend; use View.blendMode(_:)")
    public func blendMode(_ mode: BlendMode) -> some ShapeStyle { self }
    @available(*, unavailable, message: "not yet in Quince: styles for another rectangle than that of the shape; draw it in a Canvas")
    public func `in`(_ rect: CGRect) -> some ShapeStyle { self }
}

extension ShapeStyle where Self == AnyShapeStyle {
    /// The style around, less opaque.
    public static func opacity(_ opacity: Double) -> some ShapeStyle { ForegroundStyle().opacity(opacity) }
    @available(*, unavailable, message: "not yet in Quince: styles that blend; use View.blendMode(_:)")
    public static func blendMode(_ mode: BlendMode) -> some ShapeStyle { ForegroundStyle() }
}

/// A style, less opaque.
private struct OpacityShapeStyle<Style: ShapeStyle>: ShapeStyle {
    typealias Resolved = Never
    let style: Style
    let opacity: Double
    func _apply(to shape: inout _ShapeStyle_Shape) { shape.paint = style.paint(in: shape.environment).opacity(CGFloat(opacity)) }
}

extension Never: ShapeStyle {}

/// The request to resolve a style, and the resulting paint. Source of the name: SwiftUI's interface.
public struct _ShapeStyle_Shape {
    let environment: EnvironmentValues
    var paint = Paint.clear
}

extension EnvironmentValues {
    /// UIKit's traits with what the environment says beyond them.
    var resolvedTraits: UITraitCollection {
        let traits = traits
        let style: UIUserInterfaceStyle = colorScheme == .dark ? .dark : .light
        if traits.userInterfaceStyle == style { return traits }
        return UITraitCollection(traitsFrom: [traits, UITraitCollection(userInterfaceStyle: style)])
    }

    /// The paint of the foreground style; the primary colour where none is set.
    var foregroundPaint: Paint {
        guard let foreground else { return HierarchicalShapeStyle.primary.paint(in: self) }
        return foreground.paint(in: self)
    }
}
