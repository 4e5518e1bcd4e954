/// The style that foreground parts have here.
public struct ForegroundStyle: ShapeStyle {
    public init() {}
    public typealias Resolved = Never
    public func _apply(to shape: inout _ShapeStyle_Shape) { shape.paint = shape.environment.foregroundPaint }
}

/// The background here.
public struct BackgroundStyle: ShapeStyle {
    public init() {}
    public typealias Resolved = Never
    public func _apply(to shape: inout _ShapeStyle_Shape) {
        if let style = shape.environment.backgroundStyle {
            var values = shape.environment
            // A style that an app has put into the environment may name the background itself.
            values.backgroundStyle = nil
            shape.paint = style.paint(in: values)
            return
        }
        shape.paint = .color(UIColor.systemBackground.resolvedColor(with: shape.environment.resolvedTraits).cgColor)
    }
}

private struct BackgroundStyleKey: EnvironmentKey { static let defaultValue: AnyShapeStyle? = nil }

extension EnvironmentValues {
    /// The style of backgrounds; nil for the system's.
    ///
    /// Source: Apple's documentation of `EnvironmentValues.backgroundStyle`.
    public var backgroundStyle: AnyShapeStyle? {
        get { self[BackgroundStyleKey.self] }
        set { self[BackgroundStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of backgrounds inside.
    nonisolated public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        modifier(BackgroundStyleModifier(style: AnyShapeStyle(style)))
    }
}

/// The tint here.
public struct TintShapeStyle: ShapeStyle {
    public init() {}
    public typealias Resolved = Never
    public func _apply(to shape: inout _ShapeStyle_Shape) {
        if let style = shape.environment.tintStyle {
            shape.paint = style.paint(in: shape.environment)
            return
        }
        shape.paint = Color.accentColor.paint(in: shape.environment)
    }
}

/// The colour of separators.
public struct SeparatorShapeStyle: ShapeStyle {
    public init() {}
    public typealias Resolved = Never
    public func _apply(to shape: inout _ShapeStyle_Shape) {
        shape.paint = .color(UIColor.separator.resolvedColor(with: shape.environment.resolvedTraits).cgColor)
    }
}

extension ShapeStyle where Self == ForegroundStyle { public static var foreground: ForegroundStyle { ForegroundStyle() } }

extension ShapeStyle where Self == BackgroundStyle { public static var background: BackgroundStyle { BackgroundStyle() } }

extension ShapeStyle where Self == TintShapeStyle { public static var tint: TintShapeStyle { TintShapeStyle() } }

extension ShapeStyle where Self == SeparatorShapeStyle { public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() } }
