/// A shadow that shapes, symbols and texts have by what they are drawn with.
///
/// Source: Apple's documentation of `ShadowStyle`.
public struct ShadowStyle: Equatable, Sendable {
    enum Kind { case drop, inner }

    let kind: Kind
    let color: Color
    let radius, x, y: CGFloat

    /// A shadow behind what is drawn.
    ///
    /// - Parameters:
    ///   - radius: How soft it is, in points.
    ///   - x: How far to the right it lies, in points.
    ///   - y: How far below, in points.
    public static func drop(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle { ShadowStyle(kind: .drop, color: color, radius: radius, x: x, y: y) }

    /// A shadow that the edges cast inwards, as if what is drawn were cut out of the background.
    ///
    /// - Parameters:
    ///   - radius: How soft it is, in points.
    ///   - x: How far to the right it lies, in points.
    ///   - y: How far below, in points.
    public static func inner(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle { ShadowStyle(kind: .inner, color: color, radius: radius, x: x, y: y) }
}

/// A style with a shadow. SwiftUI's interface has it, so that apps can extend it.
public struct _ShadowShapeStyle<Style: ShapeStyle>: ShapeStyle {
    public typealias Resolved = Never
    let style: Style
    let shadow: ShadowStyle

    public func _apply(to shape: inout _ShapeStyle_Shape) {
        let color = shadow.color.cgColor(in: shape.environment)
        shape.paint = .shadowed(
            style.paint(in: shape.environment),
            PaintShadow(
                isInner: shadow.kind == .inner, color: color, radius: max(shadow.radius, 0),
                offset: CGSize(width: shadow.x, height: shadow.y)))
    }
}

extension ShapeStyle {
    /// The style with a shadow.
    ///
    /// Source: Apple's documentation of `ShapeStyle.shadow(_:)`.
    public func shadow(_ style: ShadowStyle) -> some ShapeStyle { _ShadowShapeStyle(style: self, shadow: style) }
}

extension ShapeStyle where Self == AnyShapeStyle {
    /// The style around with a shadow.
    public static func shadow(_ style: ShadowStyle) -> some ShapeStyle { ForegroundStyle().shadow(style) }
}

/// A shadow in one environment.
struct PaintShadow: Equatable {
    let isInner: Bool
    let color: CGColor
    let radius: CGFloat
    let offset: CGSize

    /// How far it reaches beyond what it belongs to, in points.
    var reach: CGFloat { 3 * radius + max(abs(offset.width), abs(offset.height)) + 1 }

    func opacity(_ factor: CGFloat) -> PaintShadow {
        PaintShadow(isInner: isInner, color: color.copy(alpha: color.alpha * factor) ?? color, radius: radius, offset: offset)
    }
}
