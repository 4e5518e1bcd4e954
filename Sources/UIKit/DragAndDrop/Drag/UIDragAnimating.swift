/// Takes what moves along with the lift, the return or the drop of an item.
///
/// Source: Apple's “UIDragAnimating”.
@preconcurrency @MainActor public protocol UIDragAnimating: NSObjectProtocol {
    func addAnimations(_ animations: @escaping () -> Void)
    /// The position is `.end` where the animation ran, `.start` where it was taken back.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// Keeps what moves along until the item moves.
final class DragAnimator: NSObject, UIDragAnimating {
    private var animations: [() -> Void] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }

    func animate() { animations.forEach { $0() } }

    /// Calls the completions, once.
    func complete(_ position: UIViewAnimatingPosition) {
        let waiting = completions
        completions = []
        waiting.forEach { $0(position) }
    }
}
