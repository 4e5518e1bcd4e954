/// Glass behind views. It is shown as a thin material with a line of light at its edge.
///
/// Source: Apple's documentation of `Glass` (iOS 26).
public struct Glass: Equatable, Sendable {
    enum Kind: Equatable, Sendable { case regular, clear, identity }

    let kind: Kind
    var color: Color?
    var isInteractive = false

    public static let regular = Glass(kind: .regular)
    /// Glass through which more is seen.
    public static let clear = Glass(kind: .clear)
    /// No glass.
    public static let identity = Glass(kind: .identity)

    /// The glass in a colour; nil for none.
    public func tint(_ color: Color?) -> Glass {
        var copy = self
        copy.color = color
        return copy
    }

    /// The glass, growing and lighting up while it is touched, or not.
    public func interactive(_ isEnabled: Bool = true) -> Glass {
        var copy = self
        copy.isInteractive = isEnabled
        return copy
    }
}

/// The shape of glass that is given none: a capsule.
///
/// Source: Apple's documentation of `DefaultGlassEffectShape` (iOS 26).
public struct DefaultGlassEffectShape: Shape {
    nonisolated public init() {}
    nonisolated public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

/// The ground of glass in a shape.
struct GlassGround<S: Shape>: View {
    let glass: Glass
    let shape: S
    var isTouched = false
    @Environment(\.colorScheme) private var scheme

    var body: some View {
        switch glass.kind {
        case .identity: Color.clear
        case .regular, .clear:
            ZStack {
                shape.fill(glass.kind == .clear ? Material.ultraThin : Material.thin)
                if let color = glass.color { shape.fill(color.opacity(0.75)) }
                if isTouched { shape.fill(Color.white.opacity(scheme == .dark ? 0.15 : 0.3)) }
                shape.stroke(Color.white.opacity(scheme == .dark ? 0.25 : 0.6), lineWidth: 0.5)
            }
        }
    }
}

extension View {
    /// Shows the view on glass of a shape.
    ///
    /// Source: Apple's documentation of `glassEffect(_:in:)` (iOS 26).
    nonisolated public func glassEffect(_ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()) -> some View {
        modifier(GlassModifier(glass: glass, shape: shape))
    }
    /// Names the glass of the view, so that glass of that name takes its place.
    ///
    /// Source: Apple's documentation of `glassEffectID(_:in:)` (iOS 26).
    nonisolated public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View {
        modifier(GlassNameModifier(id: id.map { AnyHashable($0) }, namespace: namespace))
    }
    /// Has views of a name inside a `GlassEffectContainer` stand on one sheet of glass.
    ///
    /// Source: Apple's documentation of `glassEffectUnion(id:namespace:)` (iOS 26).
    nonisolated public func glassEffectUnion(id: (some Hashable & Sendable)?, namespace: Namespace.ID) -> some View {
        environment(\.glassUnion, id.map { GlassUnionName(id: AnyHashable($0), namespace: namespace) })
    }
    /// Says how the glass of the view comes and goes where that is animated.
    ///
    /// Source: Apple's documentation of `glassEffectTransition(_:)` (iOS 26).
    nonisolated public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View {
        self.transition(transition.kind == .identity ? AnyTransition.identity : .opacity)
    }
}

private struct GlassModifier<S: Shape>: ViewModifier {
    let glass: Glass
    let shape: S
    @Environment(\.glassUnion) private var union
    @Environment(\.isInGlassContainer) private var isInContainer

    @ViewBuilder func body(content: Content) -> some View {
        if isInContainer, let union, glass.kind != .identity {
            content.anchorPreference(key: GlassPartsKey.self, value: .bounds) {
                [GlassPart(union: union, glass: glass, shape: AnyShape(shape), bounds: $0)]
            }
        } else if glass.isInteractive, glass.kind != .identity {
            content.modifier(InteractiveGlass(glass: glass, shape: shape))
        } else {
            content.background { GlassGround(glass: glass, shape: shape) }
        }
    }
}

/// Glass that grows a little and lights up while a finger is on it. It recognizes no gesture, so that controls on it act as ever.
private struct InteractiveGlass<S: Shape>: ViewModifier {
    let glass: Glass
    let shape: S
    @GestureState private var isTouched = false

    func body(content: Content) -> some View {
        content.background { GlassGround(glass: glass, shape: shape, isTouched: isTouched) }
            .scaleEffect(isTouched ? 1.04 : 1)
            .animation(.spring(duration: 0.3, bounce: 0.4), value: isTouched)
            .simultaneousGesture(
                LongPressGesture(minimumDuration: 3600, maximumDistance: 40)
                    .updating($isTouched) { isPressing, isTouched, _ in isTouched = isPressing })
    }
}

private struct GlassNameModifier: ViewModifier {
    let id: AnyHashable?
    let namespace: Namespace.ID

    @ViewBuilder func body(content: Content) -> some View {
        if let id { content.matchedGeometryEffect(id: id, in: namespace) } else { content }
    }
}

/// How glass comes and goes.
///
/// Source: Apple's documentation of `GlassEffectTransition` (iOS 26).
public struct GlassEffectTransition: Sendable {
    enum Kind: Sendable { case matchedGeometry, materialize, identity }
    let kind: Kind
    /// From the glass of the same name.
    public static var matchedGeometry: GlassEffectTransition { GlassEffectTransition(kind: .matchedGeometry) }
    /// By fading.
    public static var materialize: GlassEffectTransition { GlassEffectTransition(kind: .materialize) }
    public static var identity: GlassEffectTransition { GlassEffectTransition(kind: .identity) }
}

/// Views on glass. Those of one union share a sheet; others remain separate at any distance.
///
/// Source: Apple's documentation of `GlassEffectContainer` (iOS 26).
@MainActor @preconcurrency public struct GlassEffectContainer<Content: View>: View {
    nonisolated(unsafe) private let content: Content

    /// - Parameter spacing: The distance at which glass begins to merge, in points.
    nonisolated public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }

    public var body: some View {
        content.environment(\.isInGlassContainer, true)
            .backgroundPreferenceValue(GlassPartsKey.self) { GlassUnions(parts: $0) }
            .transformPreference(GlassPartsKey.self) { $0 = [] }
    }
}

/// A button on glass.
///
/// Source: Apple's documentation of `GlassButtonStyle` (iOS 26).
public struct GlassButtonStyle: PrimitiveButtonStyle {
    private let glass: Glass
    nonisolated public init() { glass = .regular }
    nonisolated public init(_ glass: Glass) { self.glass = glass }

    public func makeBody(configuration: Configuration) -> some View {
        PressableView(role: configuration.role, action: configuration.action) { [glass] isPressed in
            GlassLabel(label: configuration.label, role: configuration.role, isPressed: isPressed, isProminent: false, glass: glass)
        }
    }
}

/// A button on glass in the tint colour.
///
/// Source: Apple's documentation of `GlassProminentButtonStyle` (iOS 26).
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        PressableView(role: configuration.role, action: configuration.action) { isPressed in
            GlassLabel(label: configuration.label, role: configuration.role, isPressed: isPressed, isProminent: true, glass: .regular)
        }
    }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
    @_disfavoredOverload public static var glass: GlassButtonStyle { GlassButtonStyle() }
    @_disfavoredOverload public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}
extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
    @_disfavoredOverload public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}

/// The look of buttons on glass.
private struct GlassLabel: View {
    let label: PrimitiveButtonStyleConfiguration.Label
    let role: ButtonRole?
    let isPressed, isProminent: Bool
    let glass: Glass
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.tintColor) private var tint
    @Environment(\.buttonBorderShape) private var shape

    var body: some View {
        label.foregroundStyle(foreground)
            .modifier(ButtonRoom(regular: CGSize(width: 14, height: 8)))
            .glassEffect(ground, in: shape == .automatic ? .capsule : shape)
            .opacity(isPressed ? 0.75 : 1)
    }

    private var color: Color { role == .destructive ? .red : tint ?? .accentColor }
    private var foreground: Color {
        guard isEnabled else { return Color(.tertiaryLabel) }
        if isProminent { return .white }
        return role == .destructive ? .red : tint ?? .primary
    }
    private var ground: Glass { isProminent && isEnabled ? glass.tint(color) : glass }
}

/// How wide buttons are.
///
/// Source: Apple's documentation of `ButtonSizing` (iOS 26).
public struct ButtonSizing: Hashable, Sendable {
    private let name: String
    public static let automatic = ButtonSizing(name: "automatic")
    /// As wide as the label.
    public static let fitted = ButtonSizing(name: "fitted")
    /// As wide as the space.
    public static let flexible = ButtonSizing(name: "flexible")
}

private struct ButtonSizingKey: EnvironmentKey { static let defaultValue = ButtonSizing.automatic }

extension EnvironmentValues {
    /// How wide buttons are.
    public var buttonSizing: ButtonSizing {
        get { self[ButtonSizingKey.self] }
        set { self[ButtonSizingKey.self] = newValue }
    }
}

extension View {
    /// Sets how wide buttons inside are.
    ///
    /// Source: Apple's documentation of `buttonSizing(_:)` (iOS 26).
    nonisolated public func buttonSizing(_ sizing: ButtonSizing) -> some View { environment(\.buttonSizing, sizing) }
}
