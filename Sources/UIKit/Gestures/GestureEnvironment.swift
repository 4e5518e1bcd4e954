/// Runs all recognizers that follow touches: who gets them, who waits for whom, who prevents whom.
@MainActor final class GestureEnvironment {
    static let shared = GestureEnvironment()

    /// Recognizers that follow a touch or wait for something, in the order they came.
    private var active: [UIGestureRecognizer] = []
    private var actionsToSend: [UIGestureRecognizer] = []
    private var isProcessing = false
    /// Touches whose end the view will learn of later, with the events they ended in.
    private var heldEnds: [UITouch] = []
    private var heldBegins: [UITouch] = []

    // MARK: Touches

    /// Gathers the recognizers that will follow a touch that begins: those of its view and all superviews.
    func register(_ touch: UITouch, event: UIEvent) {
        var recognizers: [UIGestureRecognizer] = []
        var view = touch.touchedView
        while let current = view {
            for recognizer in current.interaction.recognizers ?? [] where mayReceive(recognizer, touch, event) {
                recognizers.append(recognizer)
            }
            view = current.superview
        }
        touch.recognizers = recognizers
        for recognizer in recognizers {
            recognizer.trackedTouches.append(touch)
            if !active.contains(where: { $0 === recognizer }) { active.append(recognizer) }
        }
    }

    private func mayReceive(_ recognizer: UIGestureRecognizer, _ touch: UITouch, _ event: UIEvent) -> Bool {
        guard recognizer.isEnabled, recognizer.allowedTouchTypes.contains(0), recognizer.shouldReceive(event) else { return false }
        guard let delegate = recognizer.delegate else { return true }
        return delegate.gestureRecognizer(recognizer, shouldReceive: event) && delegate.gestureRecognizer(recognizer, shouldReceive: touch)
    }

    /// Lets the recognizers see what happened to touches, then sends the actions of those that changed.
    func process(_ touches: Set<UITouch>, event: UIEvent) {
        isProcessing = true
        for recognizer in active {
            let own = touches.filter { touch in recognizer.trackedTouches.contains { $0 === touch } }
            guard !own.isEmpty else { continue }
            recognizer.rememberPlace()
            guard recognizer.pendingState == nil, !recognizer.currentState.isFinal else { continue }
            func some(_ phase: UITouch.Phase) -> Set<UITouch>? {
                let found = own.filter { $0.currentPhase == phase }
                return found.isEmpty ? nil : found
            }
            if let began = some(.began) { recognizer.touchesBegan(began, with: event) }
            if let moved = some(.moved), !recognizer.currentState.isFinal { recognizer.touchesMoved(moved, with: event) }
            if let ended = some(.ended), !recognizer.currentState.isFinal { recognizer.touchesEnded(ended, with: event) }
            if let cancelled = some(.cancelled), !recognizer.currentState.isFinal { recognizer.touchesCancelled(cancelled, with: event) }
        }
        isProcessing = false
        settle()
        for touch in touches where touch.currentPhase == .ended || touch.currentPhase == .cancelled {
            for recognizer in touch.recognizers {
                recognizer.trackedTouches.removeAll { $0 === touch }
                recognizer.ignoredTouches.remove(touch)
            }
        }
        resetFinished()
    }

    /// Whether the view learns of what happened to `touch` now: not while a recognizer holds it back.
    func mayReachView(_ touch: UITouch, event: UIEvent) -> Bool {
        let undecided = touch.recognizers.filter { $0.isEnabled && ($0.currentState == .possible && isActive($0)) }
        if !touch.isKnownToView {
            if undecided.contains(where: \.delaysTouchesBegan) {
                if !heldBegins.contains(where: { $0 === touch }) { heldBegins.append(touch) }
                if touch.currentPhase == .ended { hold(touch) }
                return false
            }
            touch.isKnownToView = true
            if touch.currentPhase != .began { touch.touchedView?.touchesBegan([touch], with: event) }
        }
        if touch.currentPhase == .ended, undecided.contains(where: { $0.delaysTouchesEnded && $0.waitsAfterTouchesEnd }) {
            hold(touch)
            return false
        }
        return true
    }

    private func hold(_ touch: UITouch) { if !heldEnds.contains(where: { $0 === touch }) { heldEnds.append(touch) } }
    private func isActive(_ recognizer: UIGestureRecognizer) -> Bool { active.contains { $0 === recognizer } }

    // MARK: States

    /// A recognizer asks for another state.
    func move(_ recognizer: UIGestureRecognizer, to state: UIGestureRecognizer.State) {
        let old = recognizer.currentState
        switch (old, state) {
        case (.possible, .possible), (.failed, _), (.ended, _), (.cancelled, _): return
        case (.possible, .failed), (.possible, .cancelled):
            recognizer.pendingState = nil
            recognizer.currentState = .failed
        case (.possible, _):
            recognizer.pendingState = state
            if !isActive(recognizer) { active.append(recognizer) }
        case (_, .possible), (_, .began): return
        default:
            recognizer.currentState = state == .failed ? .cancelled : state
            queueActions(of: recognizer)
        }
        if !isProcessing { settleOutsideEvents() }
    }

    /// States changed between events, by a timer or the app.
    private func settleOutsideEvents() {
        settle()
        resetFinished()
    }

    /// Lets pending recognizers begin whose requirements are met, until nothing changes any more.
    private func settle() {
        var isChanged = true
        while isChanged {
            isChanged = false
            for recognizer in active {
                guard let wanted = recognizer.pendingState, recognizer.currentState == .possible else { continue }
                switch requirement(of: recognizer) {
                case .waits: continue
                case .lost: recognizer.currentState = .failed
                case .met: begin(recognizer, wanted)
                }
                recognizer.pendingState = nil
                isChanged = true
            }
        }
        sendQueuedActions()
        releaseHeldTouches()
    }

    private enum Requirement { case met, waits, lost }

    private func requirement(of recognizer: UIGestureRecognizer) -> Requirement {
        var result = Requirement.met
        for other in active where other !== recognizer && mustFail(other, before: recognizer) {
            switch other.currentState {
            case .possible where other.pendingState != nil || !other.trackedTouches.isEmpty || other.isWaiting: result = .waits
            case .began, .changed, .ended: return .lost
            default: break
            }
        }
        return result
    }

    private func mustFail(_ other: UIGestureRecognizer, before recognizer: UIGestureRecognizer) -> Bool {
        recognizer.failureRequirements.contains { $0.value === other }
            || recognizer.shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: recognizer)
            || recognizer.delegate?.gestureRecognizer(recognizer, shouldRequireFailureOf: other) == true
            || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: recognizer) == true
    }

    private func begin(_ recognizer: UIGestureRecognizer, _ state: UIGestureRecognizer.State) {
        let isAllowed = recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) ?? true
        guard isAllowed, recognizer.view?.gestureRecognizerShouldBegin(recognizer) ?? true, !isPrevented(recognizer) else {
            recognizer.currentState = .failed
            return
        }
        recognizer.currentState = state
        queueActions(of: recognizer)
        for other in active where other !== recognizer && prevents(recognizer, other) {
            if other.currentState == .possible {
                other.pendingState = nil
                other.currentState = .failed
            }
        }
        if recognizer.cancelsTouchesInView { cancelTouches(of: recognizer) }
    }

    /// Whether a gesture that goes on already keeps this one from beginning.
    private func isPrevented(_ recognizer: UIGestureRecognizer) -> Bool {
        active.contains { other in
            other !== recognizer && [.began, .changed, .ended].contains(other.currentState) && shareTouches(other, recognizer)
                && prevents(other, recognizer)
        }
    }

    private func shareTouches(_ a: UIGestureRecognizer, _ b: UIGestureRecognizer) -> Bool {
        a.trackedTouches.contains { touch in b.trackedTouches.contains { $0 === touch } }
    }

    private func prevents(_ recognizer: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
        guard recognizer.canPrevent(other), other.canBePrevented(by: recognizer), areRelated(recognizer, other) else { return false }
        return recognizer.delegate?.gestureRecognizer(recognizer, shouldRecognizeSimultaneouslyWith: other) != true
            && other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: recognizer) != true
    }

    /// Recognizers in different branches of the view tree do not compete.
    private func areRelated(_ a: UIGestureRecognizer, _ b: UIGestureRecognizer) -> Bool {
        guard let first = a.view, let second = b.view else { return false }
        return first.isDescendant(of: second) || second.isDescendant(of: first)
    }

    private func cancelTouches(of recognizer: UIGestureRecognizer) {
        for touch in recognizer.trackedTouches where !touch.isCancelledInView {
            touch.isCancelledInView = true
            heldEnds.removeAll { $0 === touch }
            heldBegins.removeAll { $0 === touch }
            touchesToCancel.append(touch)
        }
        for touch in heldEnds where touch.recognizers.contains(where: { $0 === recognizer }) {
            touch.isCancelledInView = true
            touchesToCancel.append(touch)
        }
        heldEnds.removeAll(where: \.isCancelledInView)
    }

    private var touchesToCancel: [UITouch] = []

    // MARK: Consequences

    private func queueActions(of recognizer: UIGestureRecognizer) {
        guard recognizer.currentState != .failed, recognizer.currentState != .possible else { return }
        actionsToSend.append(recognizer)
    }

    private func sendQueuedActions() {
        while !actionsToSend.isEmpty {
            let recognizer = actionsToSend.removeFirst()
            recognizer.sendActions()
        }
    }

    private func releaseHeldTouches() {
        let event = UIApplication.shared.touchState.event
        let cancelled = touchesToCancel
        touchesToCancel = []
        for touch in cancelled where touch.isKnownToView && !touch.isExtra {
            let phase = touch.currentPhase
            touch.currentPhase = .cancelled
            touch.touchedView?.touchesCancelled([touch], with: event)
            touch.currentPhase = phase
        }
        for touch in heldBegins where !isHeld(touch, \.delaysTouchesBegan) {
            heldBegins.removeAll { $0 === touch }
            guard !touch.isCancelledInView, !touch.isKnownToView, touch.currentPhase != .began else { continue }
            touch.isKnownToView = true
            touch.touchedView?.touchesBegan([touch], with: event)
        }
        for touch in heldEnds where !isHeld(touch, \.delaysTouchesEnded) {
            heldEnds.removeAll { $0 === touch }
            guard !touch.isCancelledInView, touch.isKnownToView, !touch.isExtra else { continue }
            touch.touchedView?.touchesEnded([touch], with: event)
        }
    }

    private func isHeld(_ touch: UITouch, _ delays: (UIGestureRecognizer) -> Bool) -> Bool {
        touch.recognizers.contains {
            $0.isEnabled && delays($0) && $0.currentState == .possible && isActive($0)
                && (touch.currentPhase != .ended || $0.waitsAfterTouchesEnd)
        }
    }

    /// Makes recognizers possible again whose gesture and touches are over.
    private func resetFinished() {
        for recognizer in active {
            let isOver = recognizer.trackedTouches.isEmpty
            if recognizer.currentState.isFinal, isOver {
                reset(recognizer)
            } else if recognizer.currentState == .possible, recognizer.pendingState == nil, isOver, !recognizer.isWaiting {
                reset(recognizer)
            }
        }
        releaseHeldTouches()
    }

    private func reset(_ recognizer: UIGestureRecognizer) {
        active.removeAll { $0 === recognizer }
        recognizer.currentState = .possible
        recognizer.pendingState = nil
        recognizer.ignoredTouches = []
        recognizer.reset()
    }

    /// A recognizer was switched off: what it does ends now.
    func disable(_ recognizer: UIGestureRecognizer) {
        guard isActive(recognizer) else { return }
        if recognizer.currentState == .began || recognizer.currentState == .changed {
            recognizer.currentState = .cancelled
            queueActions(of: recognizer)
        } else if recognizer.currentState == .possible {
            recognizer.currentState = .failed
        }
        if !isProcessing {
            sendQueuedActions()
            for touch in recognizer.trackedTouches { touch.recognizers.removeAll { $0 === recognizer } }
            recognizer.trackedTouches = []
            settleOutsideEvents()
        }
    }
}
