/// Shows a view coming and going by a transition.
struct TransitionModifier: ViewModifier {
    let transition: AnyTransition
    @State private var control = TransitionControl()

    func body(content: Content) -> some View {
        transition.show(AnyView(content), control.phase.value)
            .modifier(EntranceModifier(control: control))
            .modifier(TransitionMark(control: control, animation: transition.ownAnimation))
    }
}

/// Has a view that is about to appear take its first look at once: only the way from there on is animated.
@MainActor private struct EntranceModifier: TransactionChangingModifier {
    typealias Body = Never
    nonisolated(unsafe) let control: TransitionControl
    nonisolated init(control: TransitionControl) { self.control = control }

    static func inner(_ inputs: _ViewInputs, modifier: Attribute<Self>) -> _ViewInputs {
        let phase = modifier.untrackedValue.control.phase
        return inputs.changingTransactions { transaction in if phase.untrackedValue == .willAppear { transaction.animation = nil } }
    }
}

/// The phase of a view's running transition.
final class TransitionControl {
    let phase = Attribute(TransitionPhase.identity)
    /// The animation the transition has by itself.
    var animation: Animation?
}

/// Tells the node of the transition around it.
@MainActor private struct TransitionMark: NodeModifier {
    typealias Body = Never
    nonisolated(unsafe) let control: TransitionControl
    let animation: Animation?
    nonisolated init(control: TransitionControl, animation: Animation?) { (self.control, self.animation) = (control, animation) }
    static func wrap(_ node: LayoutNode, modifier: Attribute<Self>, inputs: _ViewInputs) -> LayoutNode {
        node.observe(inputs) { [unowned node] in
            modifier.value.control.animation = modifier.value.animation
            node.traits[ObjectIdentifier(TransitionControl.self)] = modifier.value.control
        }
        return node
    }
}

extension LayoutNode {
    /// The transition of the view, or of the only one inside.
    var transition: TransitionControl? {
        var node: LayoutNode? = self
        while let current = node {
            if let control = current.traits[ObjectIdentifier(TransitionControl.self)] as? TransitionControl { return control }
            node = (current as? WrapperNode)?.content ?? (current.children.count == 1 ? current.children[0] : nil)
        }
        return nil
    }
}

extension View {
    /// Sets how the view comes and goes where that is animated.
    nonisolated public func transition(_ t: AnyTransition) -> some View { modifier(TransitionModifier(transition: t)) }
    /// Sets how the view comes and goes where that is animated.
    @_disfavoredOverload nonisolated public func transition<T: Transition>(_ transition: T) -> some View {
        modifier(TransitionModifier(transition: AnyTransition(transition)))
    }
}
