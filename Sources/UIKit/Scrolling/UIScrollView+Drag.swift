extension UIScrollView {
    /// The axes along which a finger moves the content.
    var draggableAxes: (horizontal: Bool, vertical: Bool) {
        guard isScrollEnabled else { return (false, false) }
        let limits = offsetLimits
        return (
            limits.x.lowerBound < limits.x.upperBound || bouncesHorizontally && alwaysBounceHorizontal,
            limits.y.lowerBound < limits.y.upperBound || bouncesVertically && alwaysBounceVertical
        )
    }

    /// Whether a drag may take over touches that the content may know of already.
    var panMayBegin: Bool { mayTakeTouches(of: panRecognizer) }

    func mayTakeTouches(of recognizer: UIGestureRecognizer) -> Bool {
        for touch in recognizer.trackedTouches where touch.isKnownToView {
            guard let view = touch.view, view !== self else { continue }
            if !canCancelContentTouches || !touchesShouldCancel(in: view) { return false }
        }
        return true
    }

    func fingerLanded() {
        scroll.isTracking = true
        scroll.wasCaught = scroll.motion?.kind == .deceleration
        stopMotion(telling: true)
    }

    func fingersLifted() {
        scroll.isTracking = false
        // Content caught while beyond its edge goes back.
        settleWithinLimits()
    }

    /// Brings content that nothing moves, and that lies beyond its edge, back.
    func settleWithinLimits() {
        guard scroll.drag == nil, scroll.motion == nil, !scroll.zoom.isChanging, window != nil else { return }
        if clamped(contentOffset) != contentOffset { return decelerate(velocity: .zero) }
        guard isPagingEnabled, scroll.wasCaught else { return }
        // Content caught between two pages goes to the nearer one.
        let page = clamped(page(nearest: contentOffset, velocity: .zero))
        if page != contentOffset { decelerate(velocity: .zero, to: page) }
    }

    func panChanged() {
        switch panRecognizer.state {
        case .began:
            beginDrag()
            updateDrag()
        case .changed: updateDrag()
        case .ended:
            endPull(velocity: panRecognizer.velocity(in: self).y)
            endDrag(velocity: panRecognizer.velocity(in: self))
        case .cancelled, .failed:
            endPull(velocity: 0)
            endDrag(velocity: .zero)
        case .possible: break
        }
    }

    private func beginDrag() {
        stopMotion(telling: true)
        let translation = panRecognizer.translation(in: superview)
        let length = max(hypot(translation.x, translation.y), 1)
        let part = min(UIPanGestureRecognizer.hysteresis / length, 1)
        var drag = ScrollDrag(start: unbandedOffset, slack: CGPoint(x: translation.x * part, y: translation.y * part))
        if isDirectionalLockEnabled {
            let ratio = abs(translation.x) / max(abs(translation.y), 0.001)
            // A drag along the diagonal moves freely.
            if ratio > 1.5 { drag.lock = .horizontal } else if ratio < 1 / 1.5 { drag.lock = .vertical }
        }
        scroll.drag = drag
        if [.onDrag, .onDragWithAccessory].contains(keyboardDismissMode) { window?.endEditing(true) }
        showIndicators()
        delegate?.scrollViewWillBeginDragging(self)
    }

    /// The offset as if content did not resist at its edges.
    var unbandedOffset: CGPoint {
        let (offset, inside) = (contentOffset, clamped(contentOffset))
        return CGPoint(
            x: inside.x + ScrollMath.unbanded(offset.x - inside.x, length: bounds.width),
            y: inside.y + ScrollMath.unbanded(offset.y - inside.y, length: bounds.height))
    }

    private var pullsKeyboard: Bool { [.interactive, .interactiveWithAccessory].contains(keyboardDismissMode) }

    private func endPull(velocity: CGFloat) { if pullsKeyboard { KeyboardController.shared.endPull(velocity: velocity) } }

    private func updateDrag() {
        // While two fingers zoom, they move the content too.
        guard let drag = scroll.drag, !isZooming else { return }
        if pullsKeyboard { KeyboardController.shared.pull(to: panRecognizer.location(in: self), in: self) }
        let translation = panRecognizer.translation(in: superview)
        let axes = draggableAxes
        var free = drag.start
        if axes.horizontal, drag.lock != .vertical { free.x -= translation.x - drag.slack.x }
        if axes.vertical, drag.lock != .horizontal { free.y -= translation.y - drag.slack.y }
        contentOffset = banded(free, axes: axes)
    }

    /// Lets the drag go on from where the content is now, which something else has moved.
    func restartDrag() {
        guard scroll.drag != nil else { return }
        let (translation, offset) = (panRecognizer.translation(in: superview), unbandedOffset)
        scroll.drag?.slack = .zero
        scroll.drag?.start = CGPoint(x: offset.x + translation.x, y: offset.y + translation.y)
    }

    /// Returns the displayed offset of content that fingers hold at `free`: past its edges it follows with increasing resistance.
    func banded(_ free: CGPoint, axes: (horizontal: Bool, vertical: Bool) = (true, true)) -> CGPoint {
        let inside = clamped(free)
        var offset = inside
        if bouncesVertically || bouncesHorizontally {
            if axes.horizontal, bouncesHorizontally { offset.x += ScrollMath.rubberBand(free.x - inside.x, length: bounds.width) }
            if axes.vertical, bouncesVertically { offset.y += ScrollMath.rubberBand(free.y - inside.y, length: bounds.height) }
        }
        return offset == inside ? onPixels(inside) : roundedToPixels(offset)
    }

    /// The offset within the limits that shows the content nearest to `offset` with its edges on pixels; zoomed content seldom ends on one.
    func onPixels(_ offset: CGPoint) -> CGPoint { clamped(roundedToPixels(offset)) }

    private func roundedToPixels(_ point: CGPoint) -> CGPoint {
        let scale = UIScreen.main.scale
        return CGPoint(x: (point.x * scale).rounded() / scale, y: (point.y * scale).rounded() / scale)
    }

    private func endDrag(velocity finger: CGPoint) {
        guard let drag = scroll.drag else { return }
        // Content that springs back to its scale goes nowhere else.
        guard !isZoomBouncing else {
            scroll.drag = nil
            delegate?.scrollViewDidEndDragging(self, willDecelerate: false)
            return
        }
        let axes = draggableAxes
        var velocity = CGPoint(
            x: axes.horizontal && drag.lock != .vertical ? -finger.x : 0, y: axes.vertical && drag.lock != .horizontal ? -finger.y : 0)
        if abs(velocity.x) < Self.minimumVelocity { velocity.x = 0 }
        if abs(velocity.y) < Self.minimumVelocity { velocity.y = 0 }
        let free = projectedOffset(velocity)
        let natural = settledBesideBars(free)
        var target = natural
        if !isPagingEnabled { target = restingOffset(natural, velocity: CGPoint(x: velocity.x / 1000, y: velocity.y / 1000)) }
        withUnsafeMutablePointer(to: &target) {
            delegate?.scrollViewWillEndDragging(
                self, withVelocity: CGPoint(x: velocity.x / 1000, y: velocity.y / 1000), targetContentOffset: $0)
        }
        scroll.drag = nil
        let moves = target != contentOffset || clamped(contentOffset) != contentOffset
        delegate?.scrollViewDidEndDragging(self, willDecelerate: moves)
        guard scroll.motion == nil else { return }
        guard moves else {
            hideIndicators()
            scroll.onRest?()
            return
        }
        decelerate(velocity: velocity, to: target == free && !isPagingEnabled ? nil : target)
    }

    /// Points a second below which content does not go on by itself.
    static let minimumVelocity: CGFloat = 50

    /// Returns the offset where the content comes to rest by itself.
    private func projectedOffset(_ velocity: CGPoint) -> CGPoint {
        let offset = contentOffset
        if isPagingEnabled { return clamped(page(nearest: offset, velocity: velocity)) }
        let rate = decelerationRate.rawValue
        return clamped(
            CGPoint(
                x: AxisMotion.landing(from: offset.x, velocity: velocity.x, rate: rate),
                y: AxisMotion.landing(from: offset.y, velocity: velocity.y, rate: rate)))
    }

    private func page(nearest offset: CGPoint, velocity: CGPoint) -> CGPoint {
        let start = scroll.drag?.start ?? offset
        func page(_ offset: CGFloat, _ start: CGFloat, _ velocity: CGFloat, _ length: CGFloat) -> CGFloat {
            guard length > 0 else { return offset }
            let first = (start / length).rounded()
            if velocity == 0 { return (offset / length).rounded() * length }
            let next = velocity > 0 ? (offset / length).rounded(.down) + 1 : (offset / length).rounded(.up) - 1
            return min(max(next, first - 1), first + 1) * length
        }
        return CGPoint(
            x: page(offset.x, start.x, velocity.x, bounds.width), y: page(offset.y, start.y, velocity.y, bounds.height))
    }
}
