/// The state of a pointer over a view: active at a position in points, or ended.
///
/// Source: Apple's documentation of `HoverPhase`.
@frozen public enum HoverPhase: Equatable, Sendable {
    case active(CGPoint)
    case ended
}

/// How a view shows that a pointer is over it.
///
/// Source: Apple's documentation of `HoverEffect`.
public struct HoverEffect: Sendable {
    enum Kind: Sendable { case automatic, highlight, lift }
    let kind: Kind
    public static let automatic = HoverEffect(kind: .automatic)
    /// The pointer becomes a ground behind the view.
    public static let highlight = HoverEffect(kind: .highlight)
    /// The pointer goes behind the view, which comes nearer.
    public static let lift = HoverEffect(kind: .lift)

    /// The effect that is shown: the automatic one is what the views around say.
    func resolved(in environment: EnvironmentValues) -> HoverEffect { kind == .automatic ? environment.defaultHoverEffect : self }
}

/// Tells an app of a pointer over a view.
@MainActor private struct HoverModifier: NodeModifier {
    typealias Body = Never
    let space: CoordinateSpace
    nonisolated(unsafe) let action: (HoverPhase) -> Void
    nonisolated init(space: CoordinateSpace, action: @escaping (HoverPhase) -> Void) { (self.space, self.action) = (space, action) }

    static func wrap(_ node: LayoutNode, modifier: Attribute<Self>, inputs: _ViewInputs) -> LayoutNode {
        let result = GestureNode(node, inputs)
        result.container.add(UIHoverGestureRecognizer(target: nil, action: nil)) { [unowned container = result.container] recognizer in
            let modifier = modifier.untrackedValue
            switch recognizer.state {
            case .began, .changed: modifier.action(.active(container.convert(recognizer.location(in: nil), to: modifier.space)))
            case .ended, .cancelled, .failed: modifier.action(.ended)
            default: break
            }
        }
        return result
    }
}

/// Gives a view an effect for pointers.
@MainActor private struct HoverEffectModifier: NodeModifier {
    typealias Body = Never
    let effect: HoverEffect
    let isEnabled: Bool
    nonisolated init(effect: HoverEffect, isEnabled: Bool) { (self.effect, self.isEnabled) = (effect, isEnabled) }

    static func wrap(_ node: LayoutNode, modifier: Attribute<Self>, inputs: _ViewInputs) -> LayoutNode {
        let result = GestureNode(node, inputs)
        let source = HoverEffectSource { [unowned container = result.container, weak result] in
            let modifier = modifier.untrackedValue
            guard modifier.isEnabled, inputs.environment.untrackedValue.isHoverEffectEnabled else { return nil }
            let parameters = UIPreviewParameters()
            if let outline = result?.contentOutline(for: .hoverEffect) { parameters.visiblePath = outline }
            let preview = UITargetedPreview(view: container, parameters: parameters)
            switch modifier.effect.resolved(in: inputs.environment.untrackedValue).kind {
            case .lift: return UIPointerStyle(effect: .lift(preview))
            case .highlight: return UIPointerStyle(effect: .highlight(preview))
            case .automatic: return UIPointerStyle(effect: .automatic(preview))
            }
        }
        result.container.addInteraction(UIPointerInteraction(delegate: source))
        result.container.keep(source)
        return result
    }
}

@MainActor private final class HoverEffectSource: NSObject, UIPointerInteractionDelegate {
    private let style: @MainActor () -> UIPointerStyle?

    init(_ style: @escaping @MainActor () -> UIPointerStyle?) {
        self.style = style
        super.init()
    }

    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? { style() }
}

private struct DefaultHoverEffectKey: EnvironmentKey { static let defaultValue = HoverEffect.automatic }
private struct HoverEffectEnabledKey: EnvironmentKey { static let defaultValue = true }

extension EnvironmentValues {
    /// How views show that a pointer is over them where they do not say it themselves.
    var defaultHoverEffect: HoverEffect {
        get { self[DefaultHoverEffectKey.self] }
        set { self[DefaultHoverEffectKey.self] = newValue }
    }
    /// Whether views show that a pointer is over them.
    public var isHoverEffectEnabled: Bool {
        get { self[HoverEffectEnabledKey.self] }
        set { self[HoverEffectEnabledKey.self] = newValue }
    }
}

extension View {
    /// Calls `action` when a pointer comes over the view, and when it leaves.
    nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
        modifier(HoverChange(action: action))
    }
    /// Calls `action` whenever a pointer over the view moves, and when it leaves.
    @_disfavoredOverload nonisolated public func onContinuousHover(
        coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
    ) -> some View { modifier(HoverModifier(space: coordinateSpace, action: action)) }
    nonisolated public func onContinuousHover(
        coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
    ) -> some View { onContinuousHover(coordinateSpace: coordinateSpace.coordinateSpace, perform: action) }
    /// Says how the view shows that a pointer is over it.
    nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { hoverEffect(effect, isEnabled: true) }
    nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool) -> some View {
        modifier(HoverEffectModifier(effect: effect, isEnabled: isEnabled))
    }
    /// Sets the effect of the views inside whose effect is the automatic one; nil for the system's choice.
    ///
    /// Source: Apple's documentation of `defaultHoverEffect(_:)`.
    nonisolated public func defaultHoverEffect(_ effect: HoverEffect?) -> some View {
        environment(\.defaultHoverEffect, effect ?? .automatic)
    }
    /// Takes the effects for pointers away from the views inside.
    nonisolated public func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
        transformEnvironment(\.isHoverEffectEnabled) { $0 = $0 && !disabled }
    }
}

/// Tells an app when a pointer comes and goes.
private struct HoverChange: ViewModifier {
    nonisolated(unsafe) let action: (Bool) -> Void
    @State private var isOver = false
    nonisolated init(action: @escaping (Bool) -> Void) { self.action = action }

    func body(content: Content) -> some View {
        content.modifier(
            HoverModifier(space: .local) { phase in
                let isNow = phase != .ended
                guard isNow != isOver else { return }
                isOver = isNow
                action(isNow)
            })
    }
}
