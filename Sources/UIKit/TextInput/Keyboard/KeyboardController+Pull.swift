/// The keyboard under a finger that pulls it down, as scroll views whose `keyboardDismissMode` is `interactive` let it.
extension KeyboardController {
    /// Lets the keyboard's upper edge follow a finger that is below it.
    ///
    /// - Parameter point: The finger's position in the coordinates of `view`.
    func pull(to point: CGPoint, in view: UIView) {
        guard isShown, let window, view.window?.windowScene.map(belongs) == true else { return }
        let docked = place(in: window)
        let finger = view.convert(point, to: window)
        let pulled = min(max(finger.y - docked.minY, 0), window.bounds.maxY - docked.minY)
        guard pulled != frame.minY - docked.minY else { return }
        isPulled = pulled > 0
        moveAtOnce(to: docked.offsetBy(dx: 0, dy: pulled))
    }

    /// The finger has let go: moving down it sends the keyboard away, else the keyboard comes back.
    ///
    /// - Parameter velocity: Points a second downwards.
    func endPull(velocity: CGFloat) {
        guard isPulled, let window else { return }
        isPulled = false
        let docked = place(in: window)
        let isGoing = abs(velocity) > 50 ? velocity > 0 : frame.minY - docked.minY > docked.height / 2
        if isGoing, FirstResponder.current?.resignFirstResponder() == true { return }
        update()
    }

    private func belongs(_ scene: UIWindowScene) -> Bool { scene === window?.windowScene || window?.windowScene is DisplayScene }
}
