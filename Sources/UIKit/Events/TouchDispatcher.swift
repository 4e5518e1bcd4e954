import DeviceProtocol

/// Turns the device's touch samples into touches and events, and remembers the fingers that are down.
@MainActor final class TouchDispatcher {
    private var touches: [Int: UITouch] = [:]
    /// The touches that are on the display.
    var currentTouches: [UITouch] { Array(touches.values) }
    private var lastTap: (view: UIView?, location: CGPoint, time: TimeInterval, count: Int)?
    let event = UIEvent(type: .touches)
    var ignoreCount = 0

    /// The longest time between two taps that count together, in seconds.
    static let multipleTapInterval: TimeInterval = 0.35
    /// How far apart two taps may be to count together, in points.
    static let multipleTapDistance: CGFloat = 45

    func handle(_ samples: [TouchSample], time: Double, in application: UIApplication) {
        let now = time > 0 ? time : CACurrentMediaTime()
        event.eventTimestamp = now
        for touch in touches.values where touch.currentPhase != .stationary { touch.currentPhase = .stationary }
        var isChanged = false
        for sample in samples { isChanged = update(sample, time: now, in: application) || isChanged }
        guard isChanged else { return }
        event.touches = Set(touches.values)
        application.sendEvent(event)
        forgetEnded()
    }

    /// Takes one sample over; false where nothing changed.
    private func update(_ sample: TouchSample, time: TimeInterval, in application: UIApplication) -> Bool {
        let point = CGPoint(x: sample.x, y: sample.y)
        if sample.phase == .began {
            guard ignoreCount == 0, touches[sample.finger] == nil else { return false }
            guard let touch = makeTouch(at: point, time: time, in: application) else { return false }
            touch.currentForce = sample.force
            touches[sample.finger] = touch
            return true
        }
        guard let touch = touches[sample.finger], let window = touch.touchedWindow else { return false }
        let location = window.layer.convert(point, from: UIScreen.main.displayLayer)
        let isMoved = location != touch.windowLocation || CGFloat(sample.force) != touch.currentForce
        touch.previousWindowLocation = touch.windowLocation
        touch.windowLocation = location
        touch.currentForce = sample.force
        touch.currentTimestamp = time
        switch sample.phase {
        case .moved, .stationary:
            touch.currentPhase = isMoved ? .moved : .stationary
            return isMoved
        case .ended: touch.currentPhase = .ended
        case .cancelled: touch.currentPhase = .cancelled
        case .began: break
        }
        return true
    }

    private func makeTouch(at point: CGPoint, time: TimeInterval, in application: UIApplication) -> UITouch? {
        for window in application.windowsForTouches {
            let location = window.layer.convert(point, from: UIScreen.main.displayLayer)
            guard let view = window.hitTest(location, with: event) else { continue }
            guard mayTouch(view, in: window) else { return nil }
            let touch = UITouch()
            touch.currentTimestamp = time
            touch.touchedWindow = window
            touch.touchedView = view
            touch.windowLocation = location
            touch.previousWindowLocation = location
            touch.startLocation = location
            touch.taps = tapCount(at: location, view: view, time: time)
            touch.isExtra = !view.isMultipleTouchEnabled && touches.values.contains { $0.touchedView === view && !$0.isExtra }
            GestureEnvironment.shared.register(touch, event: event)
            if application.stage.isSplit, let scene = window.windowScene { application.sceneTouched(scene) }
            return touch
        }
        return nil
    }

    /// A view that wants touches for itself gets none while others have them, and while it has one others get none.
    private func mayTouch(_ view: UIView, in window: UIWindow) -> Bool {
        touches.values.allSatisfy { touch in
            guard touch.touchedWindow === window, let other = touch.touchedView, other !== view else { return true }
            return !view.isExclusiveTouch && !other.isExclusiveTouch
        }
    }

    private func tapCount(at location: CGPoint, view: UIView, time: TimeInterval) -> Int {
        var count = 1
        if let last = lastTap, last.view === view, time - last.time <= Self.multipleTapInterval,
            abs(last.location.x - location.x) <= Self.multipleTapDistance, abs(last.location.y - location.y) <= Self.multipleTapDistance
        {
            count = last.count + 1
        }
        lastTap = (view, location, time, count)
        return count
    }

    private func forgetEnded() {
        for (finger, touch) in touches where touch.currentPhase == .ended || touch.currentPhase == .cancelled {
            touches[finger] = nil
            if lastTap?.view === touch.touchedView { lastTap?.time = touch.currentTimestamp }
        }
        event.touches = Set(touches.values)
    }

    /// Ends all touches of a scene as cancelled: an interruption came.
    func cancelAll(in application: UIApplication, of scene: UIScene) {
        let own = touches.values.filter { $0.touchedWindow?.windowScene === scene }
        guard !own.isEmpty else { return }
        for touch in touches.values { touch.currentPhase = .stationary }
        for touch in own { touch.currentPhase = .cancelled }
        event.touches = Set(touches.values)
        application.sendEvent(event)
        forgetEnded()
    }
}

extension UIApplication {
    /// Windows that take touches, from front to back.
    var windowsForTouches: [UIWindow] {
        func fromFront(_ scenes: [UIWindowScene]) -> [UIWindow] {
            scenes.flatMap { $0.allWindows.reversed() }.filter { !$0.isHidden }.sorted { $0.windowLevel > $1.windowLevel }
        }
        return fromFront([stage.displayScene].compactMap { $0 }) + fromFront(stage.visible)
    }

    /// Hands an event to the windows it concerns.
    func dispatch(_ event: UIEvent) {
        if let event = event as? UIPressesEvent {
            (currentKeyWindow ?? windows.last)?.sendEvent(event)
            return
        }
        var windows: [UIWindow] = []
        for touch in event.touches {
            if let window = touch.touchedWindow, !windows.contains(where: { $0 === window }) { windows.append(window) }
        }
        for window in windows { window.sendEvent(event) }
    }

    /// The responder that performs an action without target: from the first responder, else from the sender, along the chain.
    func responder(for action: Selector, sender: Any?) -> AnyObject? {
        let start = FirstResponder.current ?? sender as? UIResponder ?? currentKeyWindow
        if let found = start?.target(forAction: action, withSender: sender) { return found as AnyObject }
        guard start !== sender as? UIResponder, let sender = sender as? UIResponder else { return nil }
        return sender.target(forAction: action, withSender: sender).map { $0 as AnyObject }
    }
}

extension UIWindow {
    /// Hands touches to recognizers first, then to the views they began in; presses to the first responder.
    func deliver(_ event: UIEvent) {
        if let event = event as? UIPressesEvent { return deliver(presses: event) }
        let own = event.touches.filter { $0.touchedWindow === self }
        GestureEnvironment.shared.process(own, event: event)
        let phases: [(UITouch.Phase, (UIView) -> (Set<UITouch>, UIEvent?) -> Void)] = [
            (.began, UIView.touchesBegan), (.moved, UIView.touchesMoved), (.ended, UIView.touchesEnded),
            (.cancelled, UIView.touchesCancelled),
        ]
        for (phase, method) in phases {
            var byView: [(view: UIView, touches: Set<UITouch>)] = []
            for touch in own where touch.currentPhase == phase && !touch.isExtra && !touch.isCancelledInView {
                guard let view = touch.touchedView, GestureEnvironment.shared.mayReachView(touch, event: event) else { continue }
                if let index = byView.firstIndex(where: { $0.view === view }) {
                    byView[index].touches.insert(touch)
                } else {
                    byView.append((view, [touch]))
                }
            }
            for (view, touches) in byView { method(view)(touches, event) }
        }
    }
}
