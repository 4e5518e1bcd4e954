/// The transaction scope outside a body-limited modifier, which the view itself goes on using.
final class TransactionToken {
    var outer: TransactionScope?
}

/// Changes the transactions of what a body adds to a view, but not those of the view.
@MainActor struct BodyTransactionModifier: TransactionChangingModifier {
    typealias Body = Never
    nonisolated(unsafe) let token: TransactionToken
    nonisolated(unsafe) let change: (inout Transaction) -> Void
    nonisolated init(token: TransactionToken, change: @escaping (inout Transaction) -> Void) {
        (self.token, self.change) = (token, change)
    }

    static func inner(_ inputs: _ViewInputs, modifier: Attribute<Self>) -> _ViewInputs {
        modifier.untrackedValue.token.outer = inputs.transactions
        return inputs.changingTransactions { modifier.untrackedValue.change(&$0) }
    }
}

/// Takes a view out of what was said around it.
@MainActor struct RestoredTransactionModifier: TransactionChangingModifier {
    typealias Body = Never
    nonisolated(unsafe) let token: TransactionToken
    nonisolated init(token: TransactionToken) { self.token = token }

    static func inner(_ inputs: _ViewInputs, modifier: Attribute<Self>) -> _ViewInputs {
        var copy = inputs
        copy.transactions = modifier.untrackedValue.token.outer
        return copy
    }
}

/// Changes the transactions of what changes inside a view when a value does.
@MainActor struct ValueTransactionModifier<Value: Equatable>: TransactionChangingModifier {
    typealias Body = Never
    let value: Value
    let change: (inout Transaction) -> Void

    static func inner(_ inputs: _ViewInputs, modifier: Attribute<Self>) -> _ViewInputs {
        let host = inputs.host
        var last = modifier.untrackedValue.value
        nonisolated(unsafe) var isPending = false
        // Made before what is inside, the sink runs before it in each update, too.
        GraphSink(in: inputs.scope, graph: inputs.graph) { [weak host] in
            let current = modifier.value
            guard current.value != last else { return }
            last = current.value
            isPending = true
            MainActor.assumeIsolated { host?.afterDisplay { isPending = false } }
        }
        return inputs.changingTransactions { if isPending { modifier.untrackedValue.change(&$0) } }
    }
}

extension View {
    /// Changes the transactions of what `body` adds to the view, but not those of the view itself.
    ///
    /// Source: Apple's documentation of `transaction(_:body:)`.
    nonisolated public func transaction<V: View>(
        _ transform: @escaping (inout Transaction) -> Void, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View {
        let token = TransactionToken()
        return MainActor.assumeIsolated {
            body(PlaceholderContentView<Self>(content: AnyView(modifier(RestoredTransactionModifier(token: token)))))
                .modifier(BodyTransactionModifier(token: token, change: transform))
        }
    }
    /// Animates what `body` adds to the view, but not what is inside the view.
    ///
    /// Source: Apple's documentation of `animation(_:body:)`.
    nonisolated public func animation<V: View>(_ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V)
        -> some View
    {
        transaction({ if !$0.disablesAnimations { $0.animation = animation } }, body: body)
    }
    /// Changes the transactions of what changes inside the view when `value` does.
    ///
    /// Source: Apple's documentation of `transaction(value:_:)`.
    nonisolated public func transaction(value: some Equatable, _ transform: @escaping (inout Transaction) -> Void) -> some View {
        modifier(ValueTransactionModifier(value: value, change: transform))
    }
}
