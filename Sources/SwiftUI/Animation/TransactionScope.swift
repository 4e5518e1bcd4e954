/// A chain of the changes that enclosing modifiers make to the transactions of a subtree.
final class TransactionScope {
    private let outer: TransactionScope?
    private let change: (inout Transaction) -> Void

    init(outer: TransactionScope?, _ change: @escaping (inout Transaction) -> Void) { (self.outer, self.change) = (outer, change) }

    /// The transaction of the update that runs, as it is for this part of the tree.
    func transaction(in graph: Graph) -> Transaction {
        guard !graph.isStill else { return graph.transaction }
        var transaction = outer?.transaction(in: graph) ?? graph.transaction
        let outerCompletions = transaction.completions
        transaction.completions = []
        change(&transaction)
        schedule(transaction, in: graph)
        transaction.completions = outerCompletions
        return transaction
    }

    /// The update for which completions were scheduled last.
    private var scheduledUpdate = -1

    /// Schedules the completions that `change` has added, once for each update.
    private func schedule(_ transaction: Transaction, in graph: Graph) {
        guard !transaction.completions.isEmpty, graph.isUpdating, graph.changeCount != scheduledUpdate else { return }
        scheduledUpdate = graph.changeCount
        graph.afterUpdate { AnimationCompletion.schedule(transaction.completions, of: transaction.animation) }
    }
}

extension _ViewInputs {
    /// The transaction of the update that runs, as it is here.
    var transaction: Transaction { transactions?.transaction(in: graph) ?? graph.transaction }

    /// The animation of what changes here in this update; nil for none.
    var animation: Animation? { transaction.animation }

    /// The same, with something said about transactions.
    func changingTransactions(_ change: @escaping (inout Transaction) -> Void) -> _ViewInputs {
        var copy = self
        copy.transactions = TransactionScope(outer: transactions, change)
        return copy
    }
}
