/// The pan of a scroll view: it begins only along directions that can be scrolled.
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
    private var scrollView: UIScrollView? { view as? UIScrollView }

    override func isBeyondHysteresis(_ distance: CGPoint) -> Bool {
        guard let scrollView, super.isBeyondHysteresis(distance) else { return false }
        let isHorizontal = abs(distance.x) > abs(distance.y)
        if scrollView.isAtEnd(isHorizontal ? .horizontal : .vertical, for: distance) { return false }
        let axes = scrollView.draggableAxes
        if isHorizontal ? axes.horizontal : axes.vertical { return true }
        return isHorizontal
            ? axes.vertical && abs(distance.y) >= Self.hysteresis : axes.horizontal && abs(distance.x) >= Self.hysteresis
    }

    /// The same fingers scroll and zoom.
    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        preventedGestureRecognizer !== scrollView?.pinchRecognizer
    }
}

/// The pinch of a scroll view, which goes along with its pan.
final class ScrollPinchGestureRecognizer: UIPinchGestureRecognizer {
    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        preventedGestureRecognizer !== (view as? UIScrollView)?.panRecognizer
    }
}

/// Notices fingers that land on a scroll view: moving content stops, and the content learns of the touch only after a moment in which the
/// finger may turn out to scroll.
final class ScrollTouchDownRecognizer: UIGestureRecognizer {
    /// Seconds before content gets a touch that does not move.
    static let delay: TimeInterval = 0.15
    private let timer = GestureTimer()
    private var start = CGPoint.zero
    private var scrollView: UIScrollView? { view as? UIScrollView }

    override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        cancelsTouchesInView = false
        delaysTouchesBegan = true
        delaysTouchesEnded = false
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let scrollView else { return }
        scrollView.fingerLanded()
        if let touch = touches.first, let view = touch.view, !scrollView.touchesShouldBegin(touches, with: event, in: view) {
            touch.isCancelledInView = true
        }
        guard state == .possible, !timer.isRunning else { return }
        start = location(in: nil)
        timer.start(Self.delay) { [weak self] in self?.release() }
    }

    /// The content gets the touch now.
    private func release() {
        for touch in trackedTouches where touch.currentPhase == .began { touch.currentPhase = .stationary }
        state = .failed
    }

    /// A finger that drags along a direction which cannot be scrolled is the content's at once: it may move a slider there.
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard timer.isRunning, let scrollView else { return }
        let place = location(in: nil)
        let distance = CGPoint(x: place.x - start.x, y: place.y - start.y)
        guard hypot(distance.x, distance.y) >= UIPanGestureRecognizer.hysteresis,
            !scrollView.panRecognizer.isBeyondHysteresis(distance)
        else { return }
        timer.cancel()
        release()
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { finish() }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { finish() }

    private func finish() {
        timer.cancel()
        state = .failed
    }

    override func reset() {
        timer.cancel()
        scrollView?.fingersLifted()
    }

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}

extension UIScrollView {
    /// Whether a finger that moves by `distance` finds the content at its end already, and a scroll view around goes on instead: as when a
    /// zoomed picture is dragged beyond its edge, to the next one.
    fileprivate func isAtEnd(_ axis: NSLayoutConstraint.Axis, for distance: CGPoint) -> Bool {
        let isHorizontal = axis == .horizontal
        guard isHorizontal ? !alwaysBounceHorizontal : !alwaysBounceVertical else { return false }
        guard isHorizontal ? transfersHorizontalScrollingToParent : transfersVerticalScrollingToParent else { return false }
        let limits = isHorizontal ? offsetLimits.x : offsetLimits.y
        let (offset, way) = isHorizontal ? (contentOffset.x, distance.x) : (contentOffset.y, distance.y)
        guard way > 0 ? offset <= limits.lowerBound + 0.5 : offset >= limits.upperBound - 0.5 else { return false }
        var view = superview
        while let current = view {
            if let axes = (current as? UIScrollView)?.draggableAxes, isHorizontal ? axes.horizontal : axes.vertical { return true }
            view = current.superview
        }
        return false
    }
}
