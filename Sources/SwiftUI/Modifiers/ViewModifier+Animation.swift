extension ViewModifier {
    /// The modifier, whose own changes take place with `animation`; the views it is applied to keep their transactions.
    ///
    /// Source: Apple's documentation of `ViewModifier.animation(_:)`.
    @MainActor @preconcurrency public func animation(_ animation: Animation?) -> some ViewModifier {
        transaction { if !$0.disablesAnimations { $0.animation = animation } }
    }

    /// The modifier with the transactions of its own changes changed; the views it is applied to keep theirs.
    ///
    /// Source: Apple's documentation of `ViewModifier.transaction(_:)`.
    @MainActor @preconcurrency public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some ViewModifier {
        TransactionBoundModifier(base: self, change: transform)
    }
}

/// A modifier with transactions of its own.
@MainActor private struct TransactionBoundModifier<Base: ViewModifier>: ViewModifier {
    nonisolated(unsafe) let base: Base
    nonisolated(unsafe) let change: (inout Transaction) -> Void
    nonisolated(unsafe) private let token = TransactionToken()

    nonisolated init(base: Base, change: @escaping (inout Transaction) -> Void) { (self.base, self.change) = (base, change) }

    func body(content: Content) -> some View {
        content.modifier(RestoredTransactionModifier(token: token)).modifier(base)
            .modifier(BodyTransactionModifier(token: token, change: change))
    }
}
