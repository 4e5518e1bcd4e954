/// Animates what changes inside a view when a value does.
@MainActor struct AnimationModifier<Value: Equatable>: TransactionChangingModifier {
    typealias Body = Never
    let animation: Animation?
    let value: Value

    static func inner(_ inputs: _ViewInputs, modifier: Attribute<Self>) -> _ViewInputs {
        let pending = PendingAnimation()
        let host = inputs.host
        var last = modifier.untrackedValue.value
        // Made before what is inside, the sink runs before it in each update, too.
        GraphSink(in: inputs.scope, graph: inputs.graph) { [weak host] in
            let current = modifier.value
            guard current.value != last else { return }
            last = current.value
            pending.animation = PendingAnimation.Override(animation: current.animation)
            MainActor.assumeIsolated { host?.afterDisplay { pending.animation = nil } }
        }
        return inputs.changingTransactions { transaction in
            if let found = pending.animation, !transaction.disablesAnimations { transaction.animation = found.animation }
        }
    }
}

/// The animation that an `animation` modifier sets for a change that is not displayed yet.
private final class PendingAnimation {
    struct Override { let animation: Animation? }
    var animation: Override?
}

/// Animates everything that changes inside a view.
@MainActor struct EveryAnimationModifier: TransactionChangingModifier {
    typealias Body = Never
    let animation: Animation?

    static func inner(_ inputs: _ViewInputs, modifier: Attribute<Self>) -> _ViewInputs {
        inputs.changingTransactions { transaction in
            if !transaction.disablesAnimations { transaction.animation = modifier.untrackedValue.animation }
        }
    }
}

/// Changes the transactions of what changes inside a view.
@MainActor struct TransactionModifier: TransactionChangingModifier {
    typealias Body = Never
    let change: (inout Transaction) -> Void

    static func inner(_ inputs: _ViewInputs, modifier: Attribute<Self>) -> _ViewInputs {
        inputs.changingTransactions { modifier.untrackedValue.change(&$0) }
    }
}

extension View {
    /// Animates what changes inside the view when `value` does.
    nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
        modifier(AnimationModifier(animation: animation, value: value))
    }
    /// Animates everything that changes inside the view.
    @available(iOS, deprecated: 15.0, message: "Use withAnimation or animation(_:value:) instead.")
    nonisolated public func animation(_ animation: Animation?) -> some View { modifier(EveryAnimationModifier(animation: animation)) }
    /// Changes the transactions of what changes inside the view.
    nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
        modifier(TransactionModifier(change: transform))
    }
}
