/// Brings a control's changes to a binding.
@MainActor final class ChangeCoordinator<Value> {
    var change: (Value) -> Void = { _ in }
}
