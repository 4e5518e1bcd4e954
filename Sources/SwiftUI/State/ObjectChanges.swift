/// Follows one observable object's changes for a view.
final class ObjectChanges {
    private let changes = Attribute(0)
    private weak var object: AnyObject?
    private var subscription: AnyCancellable?

    /// Follows `object`, and makes the running rule depend on its changes.
    static func wire<Object: ObservableObject>(_ object: Object, _ slot: inout AnyObject?, _ context: PropertyContext) -> UInt32 {
        let known: ObjectChanges
        if let kept = slot as? ObjectChanges {
            known = kept
        } else {
            known = ObjectChanges()
            slot = known
        }
        return known.observe(object)
    }

    func observe<Object: ObservableObject>(_ object: Object) -> UInt32 {
        if self.object !== object {
            self.object = object
            subscription = object.objectWillChange.sink { [weak self] _ in self?.changed() }
        }
        _ = changes.value
        return changes.version
    }

    private func changed() {
        if !MainThread.isCurrent { GraphDiagnostics.reportBackgroundPublish() }
        let transaction = Transaction.current
        MainThread.run { [changes] in
            if BodyEvaluation.isRunning {
                GraphDiagnostics.warn(
                    "Publishing changes from within view updates is not allowed, this will cause undefined behavior.")
            }
            Transaction.run(transaction) { changes.replace(changes.untrackedValue + 1) }
        }
    }
}
