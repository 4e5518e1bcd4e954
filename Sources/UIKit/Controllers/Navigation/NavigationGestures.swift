/// Decides which of a navigation controller's own gestures may begin. An object of its own, so that apps can make the controller class a
/// delegate themselves.
final class NavigationGestures: NSObject, UIGestureRecognizerDelegate {
    private unowned let controller: UINavigationController

    init(_ controller: UINavigationController) { self.controller = controller }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard gestureRecognizer === controller.interactivePopGestureRecognizer else { return true }
        return controller.stack.count > 1 && controller.transition == nil
    }

    /// Bars come and go while content scrolls.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { gestureRecognizer === controller.barHideOnSwipeGestureRecognizer }
}
