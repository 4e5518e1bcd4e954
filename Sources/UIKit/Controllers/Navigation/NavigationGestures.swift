/// Decides which of a navigation controller's own gestures may begin. An object of its own, so that apps can make the controller class a
/// delegate themselves.
final class NavigationGestures: NSObject, UIGestureRecognizerDelegate {
    private unowned let controller: UINavigationController

    init(_ controller: UINavigationController) { self.controller = controller }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard gestureRecognizer === controller.interactivePopGestureRecognizer else { return true }
        return controller.stack.count > 1 && controller.transition == nil && !hasCustomPop
    }

    /// Whether the delegate animates the pop itself, which a swipe cannot follow then.
    private var hasCustomPop: Bool {
        let stack = controller.stack
        let animator = controller.delegate?.navigationController(
            controller, animationControllerFor: .pop, from: stack[stack.count - 1], to: stack[stack.count - 2])
        return animator != nil
    }

    /// Bars come and go while content scrolls.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { gestureRecognizer === controller.barHideOnSwipeGestureRecognizer }
}
