/// The ways in which the user interacts with a focused view: activating it, or editing it.
///
/// Source: Apple's documentation of `FocusInteractions`.
public struct FocusInteractions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let activate = FocusInteractions(rawValue: 1)
    public static let edit = FocusInteractions(rawValue: 2)
    public static var automatic: FocusInteractions { [.activate, .edit] }
}

/// Lets a view have the keyboard's focus.
@MainActor private struct FocusableModifier: NodeModifier {
    typealias Body = Never
    let isFocusable: Bool
    nonisolated init(isFocusable: Bool) { self.isFocusable = isFocusable }

    static func inner(_ inputs: _ViewInputs, modifier: Attribute<Self>) -> _ViewInputs {
        // The link is this view's, not that of one inside.
        inputs.changingEnvironment { $0.focusLink = nil }
    }

    static func wrap(_ node: LayoutNode, modifier: Attribute<Self>, inputs: _ViewInputs) -> LayoutNode {
        let result = FocusableNode(node, inputs)
        result.observe(inputs) { [unowned result] in
            let (isFocusable, link) = (modifier.value.isFocusable, inputs.environment.value.focusLink)
            let isWanted = link?.isFocused()
            AnyAttribute.untracked { result.set(isFocusable, link, isWanted) }
        }
        return result
    }
}

@MainActor private final class FocusableNode: WrapperNode {
    private let container = FocusableContainer(frame: .zero)

    override init(_ content: LayoutNode, _ inputs: _ViewInputs) {
        super.init(content, inputs)
        container.node = self
        displayView = container
    }

    override var isContainer: Bool { true }
    override func didDisplayChildren() { container.collectItems() }

    func set(_ isFocusable: Bool, _ link: FocusLink?, _ isWanted: Bool?) {
        container.isFocusable = isFocusable
        container.link = link
        guard let isWanted, isWanted != container.isFirstResponder else { return }
        let container = container
        // Once the view is where it belongs.
        DispatchQueue.main.async {
            guard container.isFirstResponder != isWanted else { return }
            _ = isWanted ? container.becomeFirstResponder() : container.resignFirstResponder()
        }
    }
}

private final class FocusableContainer: DisplayContainer {
    var isFocusable = true { didSet { if !isFocusable, isFirstResponder { _ = resignFirstResponder() } } }
    var link: FocusLink?

    override var canBecomeFirstResponder: Bool { isFocusable }

    override func becomeFirstResponder() -> Bool {
        guard super.becomeFirstResponder() else { return false }
        link?.told(true)
        return true
    }

    override func resignFirstResponder() -> Bool {
        let was = isFirstResponder
        guard super.resignFirstResponder() else { return false }
        if was { link?.told(false) }
        return true
    }
}

/// Gives a view the focus when it comes to the screen.
private struct DefaultFocusModifier<Value: Hashable>: ViewModifier {
    nonisolated(unsafe) let binding: FocusState<Value>.Binding
    nonisolated(unsafe) let value: Value
    nonisolated init(binding: FocusState<Value>.Binding, value: Value) { (self.binding, self.value) = (binding, value) }
    func body(content: Content) -> some View { content.onAppear { binding.wrappedValue = value } }
}

/// How strongly an app wants a view to have the focus.
///
/// Source: Apple's documentation of `DefaultFocusEvaluationPriority`.
public struct DefaultFocusEvaluationPriority: Sendable {
    public static let automatic = DefaultFocusEvaluationPriority()
    public static let userInitiated = DefaultFocusEvaluationPriority()
}

extension View {
    /// Lets the view have the keyboard's focus; `focused` and key presses work with it.
    nonisolated public func focusable(_ isFocusable: Bool = true) -> some View { modifier(FocusableModifier(isFocusable: isFocusable)) }
    /// - Parameter interactions: The ways in which the user interacts with the view. All of them work alike here.
    nonisolated public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View { focusable(isFocusable) }
    /// Gives a view inside the focus when the view comes to the screen.
    nonisolated public func defaultFocus<V: Hashable>(
        _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
    ) -> some View { modifier(DefaultFocusModifier(binding: binding, value: value)) }
    /// Takes away what shows that the view has the focus. On a phone nothing does.
    nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
        transformEnvironment(\.isFocusEffectEnabled) { $0 = $0 && !disabled }
    }
}

private struct FocusEffectKey: EnvironmentKey { static let defaultValue = true }

extension EnvironmentValues {
    /// Whether views show that they have the focus.
    public var isFocusEffectEnabled: Bool {
        get { self[FocusEffectKey.self] }
        set { self[FocusEffectKey.self] = newValue }
    }
}
