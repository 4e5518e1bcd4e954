/// How a view's content changes where the change is animated.
///
/// Source: Apple's documentation of `ContentTransition`.
public struct ContentTransition: Equatable, Sendable {
    private enum Kind { case identity, opacity, interpolate, numericText }
    private let kind: Kind
    /// At once.
    public static let identity = ContentTransition(kind: .identity)
    /// The old one fades into the new one.
    public static let opacity = ContentTransition(kind: .opacity)
    /// Interpolates content with intermediate values; texts fade.
    public static let interpolate = ContentTransition(kind: .interpolate)
    /// For numbers in text; they fade.
    public static func numericText(countsDown: Bool = false) -> ContentTransition { ContentTransition(kind: .numericText) }
    /// For numbers in text; they fade.
    public static func numericText(value: Double) -> ContentTransition { ContentTransition(kind: .numericText) }

    /// Whether old and new are shown together for a while.
    var fades: Bool { kind != .identity }
}

private struct ContentTransitionKey: EnvironmentKey { static let defaultValue = ContentTransition.identity }
private struct DrawingGroupTransitionsKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    /// How content changes where that is animated.
    public var contentTransition: ContentTransition {
        get { self[ContentTransitionKey.self] }
        set { self[ContentTransitionKey.self] = newValue }
    }
    /// Whether content on its way is drawn in a group.
    public var contentTransitionAddsDrawingGroup: Bool {
        get { self[DrawingGroupTransitionsKey.self] }
        set { self[DrawingGroupTransitionsKey.self] = newValue }
    }
}

extension View {
    /// Sets how the content of texts and pictures inside changes where that is animated.
    ///
    /// Source: Apple's documentation of `contentTransition(_:)`.
    nonisolated public func contentTransition(_ transition: ContentTransition) -> some View {
        environment(\.contentTransition, transition)
    }
}

extension Display {
    /// Fades a layer's old contents into the ones it is about to draw, where the change is animated.
    static func fadeContents(of layer: CALayer, _ host: ViewGraph) {
        guard layer.superlayer != nil, layer.contents != nil, let animation = animation(host) else { return }
        let fade = CATransition()
        fade.type = .fade
        fade.duration = animation.perceptualDuration
        layer.add(fade, forKey: "contentTransition")
    }
}
