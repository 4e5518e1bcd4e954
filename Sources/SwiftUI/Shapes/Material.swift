/// A blur of what lies behind, more or less thick.
public struct Material: ShapeStyle {
    let style: UIBlurEffect.Style
    public static let ultraThin = Material(style: .systemUltraThinMaterial)
    public static let thin = Material(style: .systemThinMaterial)
    public static let regular = Material(style: .systemMaterial)
    public static let thick = Material(style: .systemThickMaterial)
    public static let ultraThick = Material(style: .systemThickMaterial)
    public static let bar = Material(style: .systemChromeMaterial)
    public typealias Resolved = Never
    public func _apply(to shape: inout _ShapeStyle_Shape) { shape.paint = .material(style) }
}

extension ShapeStyle where Self == Material {
    public static var ultraThinMaterial: Material { .ultraThin }
    public static var thinMaterial: Material { .thin }
    public static var regularMaterial: Material { .regular }
    public static var thickMaterial: Material { .thick }
    public static var ultraThickMaterial: Material { .ultraThick }
    public static var bar: Material { .bar }
}

private struct BackgroundMaterialKey: EnvironmentKey { static let defaultValue: Material? = nil }
private struct BackgroundProminenceKey: EnvironmentKey { static let defaultValue = BackgroundProminence.standard }

extension EnvironmentValues {
    /// The material behind the view, which the modifiers `background(_:ignoresSafeAreaEdges:)` and `background(_:in:fillStyle:)` set.
    ///
    /// Source: Apple's documentation of `EnvironmentValues.backgroundMaterial`.
    public var backgroundMaterial: Material? {
        get { self[BackgroundMaterialKey.self] }
        set { self[BackgroundMaterialKey.self] = newValue }
    }
    /// How much the background stands out. On one that stands out texts and symbols without a style of their own are light.
    ///
    /// Source: Apple's documentation of `EnvironmentValues.backgroundProminence`.
    public var backgroundProminence: BackgroundProminence {
        get { self[BackgroundProminenceKey.self] }
        set { self[BackgroundProminenceKey.self] = newValue }
    }
}

/// How much the background of a view stands out.
///
/// Source: Apple's documentation of `BackgroundProminence`.
public struct BackgroundProminence: Hashable, Sendable {
    private let name: String
    public static let standard = BackgroundProminence(name: "standard")
    /// A vivid colour, as that of the chosen row of a list on a Mac.
    public static let increased = BackgroundProminence(name: "increased")
}
