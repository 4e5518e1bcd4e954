/// A window of the system, which apps do not see among theirs.
class SystemWindow: UIWindow {
    /// Whether the views inside take touches; the window itself takes none.
    var takesTouches: Bool { false }
    override var canBecomeKey: Bool { false }
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard takesTouches, let view = super.hitTest(point, with: event) else { return nil }
        return view === self ? nil : view
    }
}
