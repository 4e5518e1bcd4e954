/// A container that is touched where what it shows is.
final class GestureContainer: DisplayContainer, UIGestureRecognizerDelegate {
    var priority = GesturePriority.normal
    /// Whether the views inside get touches, too.
    var passesTouches = true
    private var actions: [GestureAction] = []
    private var kept: [AnyObject] = []
    private var companions: [(first: Set<ObjectIdentifier>, second: Set<ObjectIdentifier>)] = []
    private var endings: [() -> Void] = []

    func add(_ recognizer: UIGestureRecognizer, _ action: @escaping @MainActor (UIGestureRecognizer) -> Void) {
        actions.append(GestureAction(recognizer, action))
        recognizer.delegate = self
        // Buttons and rows inside act on the same touches.
        if priority == .simultaneous {
            recognizer.cancelsTouchesInView = false
            recognizer.delaysTouchesEnded = false
        }
        addGestureRecognizer(recognizer)
    }

    /// Lets a recognition live as long as the view.
    func keep(_ recognition: AnyObject) { kept.append(recognition) }

    /// Lets recognizers of the view be recognized together.
    func allowTogether(_ first: [UIGestureRecognizer], _ second: [UIGestureRecognizer]) {
        companions.append((Set(first.map(ObjectIdentifier.init)), Set(second.map(ObjectIdentifier.init))))
    }

    /// Calls `body` whenever the last finger has gone.
    func onTouchesOver(_ body: @escaping () -> Void) {
        if endings.isEmpty {
            let watch = TouchesOverRecognizer(target: nil, action: nil)
            watch.onOver = { [unowned self] in for ending in endings { ending() } }
            watch.delegate = self
            addGestureRecognizer(watch)
        }
        endings.append(body)
    }

    /// A point of the window in a space of coordinates.
    func convert(_ point: CGPoint, to space: CoordinateSpace) -> CGPoint {
        let local = convert(point, from: nil)
        guard let node else { return local }
        return node.convert(local, to: space)
    }

    // MARK: Touches

    override var takesTouches: Bool { true }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        guard let node else { return super.point(inside: point, with: event) }
        return node.isHit(at: point)
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit == nil || passesTouches ? hit : self
    }

    /// Buttons and controls inside take their touches for themselves.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        guard priority == .normal else { return true }
        var view = touch.view
        while let current = view, current !== self {
            if current is PressView || current is UIControl { return false }
            view = current.superview
        }
        return true
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        if priority == .simultaneous || gestureRecognizer is TouchesOverRecognizer || otherGestureRecognizer is TouchesOverRecognizer {
            return true
        }
        let (one, other) = (ObjectIdentifier(gestureRecognizer), ObjectIdentifier(otherGestureRecognizer))
        return companions.contains {
            ($0.first.contains(one) && $0.second.contains(other)) || ($0.first.contains(other) && $0.second.contains(one))
        }
    }

    /// A tap waits for the taps of views inside that take more of them.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        guard priority == .normal, let tap = gestureRecognizer as? UITapGestureRecognizer,
            let other = otherGestureRecognizer as? UITapGestureRecognizer, let inner = other.view as? GestureContainer
        else { return false }
        return inner !== self && inner.priority != .simultaneous && inner.isDescendant(of: self)
            && other.numberOfTapsRequired > tap.numberOfTapsRequired
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        guard priority == .high, let view = otherGestureRecognizer.view, view !== self else { return false }
        return view.isDescendant(of: self)
    }
}

/// Tells when the last finger has gone, and recognizes nothing.
private final class TouchesOverRecognizer: UIGestureRecognizer {
    var onOver: () -> Void = {}

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if numberOfTouches <= touches.count { state = .failed }
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
    override func reset() {
        super.reset()
        onOver()
    }
}
