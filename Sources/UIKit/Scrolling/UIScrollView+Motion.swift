extension UIScrollView {
    /// Lets the content go on by itself, to `target` where one is given.
    func decelerate(velocity: CGPoint, to target: CGPoint? = nil) {
        let (offset, limits) = (contentOffset, offsetLimits)
        func axis(_ start: CGFloat, _ velocity: CGFloat, _ target: CGFloat?, _ limits: ClosedRange<CGFloat>, _ bounces: Bool)
            -> AxisMotion
        {
            if let target { return AxisMotion(from: start, velocity: velocity, springingTo: target) }
            return AxisMotion(from: start, velocity: velocity, rate: decelerationRate.rawValue, limits: limits, bounces: bounces)
        }
        delegate?.scrollViewWillBeginDecelerating(self)
        run(
            ScrollMotion(
                x: axis(offset.x, velocity.x, target?.x, limits.x, bouncesHorizontally),
                y: axis(offset.y, velocity.y, target?.y, limits.y, bouncesVertically),
                at: CACurrentMediaTime()))
    }

    func moveOffset(to offset: CGPoint, animated: Bool) {
        stopMotion(telling: false)
        guard animated, window != nil, UIView.areAnimationsEnabled else {
            contentOffset = offset
            return
        }
        guard offset != contentOffset else { return }
        run(ScrollMotion(from: contentOffset, to: offset, kind: .animation, at: CACurrentMediaTime()))
    }

    /// Goes to the top, and tells the delegate when it is reached.
    func moveToTop() {
        stopMotion(telling: true)
        let top = CGPoint(x: contentOffset.x, y: offsetLimits.y.lowerBound)
        guard top != contentOffset else { return }
        guard window != nil, UIView.areAnimationsEnabled else {
            contentOffset = top
            delegate?.scrollViewDidScrollToTop(self)
            return
        }
        run(ScrollMotion(from: contentOffset, to: top, kind: .toTop, at: CACurrentMediaTime()))
    }

    private func run(_ motion: ScrollMotion) {
        scroll.motion = motion
        showIndicators()
        let ticker = scroll.ticker ?? FrameTicker { [weak self] time in self?.tick(time) }
        scroll.ticker = ticker
        ticker.start()
    }

    private func tick(_ time: CFTimeInterval) {
        guard let motion = scroll.motion else {
            scroll.ticker?.stop()
            return
        }
        guard window != nil else { return stopMotion(telling: false) }
        let offset = motion.offset(at: time)
        if offset != contentOffset { contentOffset = offset }
        // The delegate may have started another motion.
        guard let current = scroll.motion, current.startTime == motion.startTime, motion.isOver(at: time) else { return }
        finish(motion)
    }

    private func finish(_ motion: ScrollMotion) {
        scroll.motion = nil
        scroll.ticker?.stop()
        hideIndicators()
        switch motion.kind {
        case .deceleration: delegate?.scrollViewDidEndDecelerating(self)
        case .animation: delegate?.scrollViewDidEndScrollingAnimation(self)
        case .toTop: delegate?.scrollViewDidScrollToTop(self)
        }
        if scroll.motion == nil { scroll.onRest?() }
    }

    /// Stops where the content is.
    func stopMotion(telling: Bool) {
        guard let motion = scroll.motion else { return }
        scroll.motion = nil
        scroll.ticker?.stop()
        hideIndicators()
        if telling, motion.kind == .deceleration { delegate?.scrollViewDidEndDecelerating(self) }
    }

    /// Content before the visible part grew by `distance`: what is seen stays where it is, also under the finger.
    func shiftContent(by distance: CGFloat) { shiftContent(by: CGPoint(x: 0, y: distance)) }

    func shiftContent(by distance: CGPoint) {
        guard distance != .zero else { return }
        scroll.motion?.shift.x += distance.x
        scroll.motion?.shift.y += distance.y
        scroll.drag?.start.x += distance.x
        scroll.drag?.start.y += distance.y
        bounds.origin = CGPoint(x: bounds.origin.x + distance.x, y: bounds.origin.y + distance.y)
    }

    // MARK: Indicators

    func showIndicators() {
        makeIndicators()
        let limits = offsetLimits
        if showsVerticalScrollIndicator, limits.y.lowerBound < limits.y.upperBound { scroll.vertical?.show() }
        if showsHorizontalScrollIndicator, limits.x.lowerBound < limits.x.upperBound { scroll.horizontal?.show() }
        updateIndicators()
    }

    func hideIndicators() { for indicator in scroll.indicators { indicator.hideSoon() } }

    private func makeIndicators() {
        guard scroll.vertical == nil else { return }
        let (vertical, horizontal) = (ScrollIndicator(frame: .zero), ScrollIndicator(frame: .zero))
        for indicator in [vertical, horizontal] {
            indicator.style = indicatorStyle
            addSubview(indicator)
        }
        (scroll.vertical, scroll.horizontal) = (vertical, horizontal)
    }

    func updateIndicators() {
        guard let vertical = scroll.vertical, let horizontal = scroll.horizontal else { return }
        vertical.isHidden = !showsVerticalScrollIndicator
        horizontal.isHidden = !showsHorizontalScrollIndicator
        guard vertical.alpha > 0 || horizontal.alpha > 0 || scroll.motion != nil || scroll.drag != nil else { return }
        let safe = automaticallyAdjustsScrollIndicatorInsets ? adjustedContentInset - contentInset : .zero
        let gap = ScrollIndicator.distance
        let side = ScrollIndicator.thickness
        let content = adjustedContentInset
        UIView.performWithoutAnimation {
            let room = bounds.inset(by: verticalScrollIndicatorInsets + safe).shrunk(dx: gap, dy: gap)
            let place = ScrollIndicator.place(
                track: room.height, visible: bounds.height, content: contentSize.height + content.top + content.bottom,
                offset: contentOffset.y + content.top)
            let x = readsFromRight ? room.minX : room.maxX - side
            vertical.frame = CGRect(x: x, y: room.minY + place.start, width: side, height: place.length)
            let across = bounds.inset(by: horizontalScrollIndicatorInsets + safe).shrunk(dx: gap, dy: gap)
            let width = ScrollIndicator.place(
                track: across.width, visible: bounds.width, content: contentSize.width + content.left + content.right,
                offset: contentOffset.x + content.left)
            horizontal.frame = CGRect(x: across.minX + width.start, y: across.maxY - side, width: width.length, height: side)
        }
    }
}
