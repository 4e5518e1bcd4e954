/// The fingers on a map: it is moved, zoomed, turned; annotations are chosen and lifted.
@MainActor final class MapGestures: NSObject, UIGestureRecognizerDelegate {
    private unowned let map: MKMapView
    private let pan = UIPanGestureRecognizer()
    private let pinch = UIPinchGestureRecognizer()
    private let rotation = UIRotationGestureRecognizer()
    private let tap = UITapGestureRecognizer()
    private let doubleTap = UITapGestureRecognizer()
    private let twoFingerTap = UITapGestureRecognizer()
    private let press = UILongPressGestureRecognizer()
    private var targets: [ActionTarget] = []
    private var active = 0
    /// The map's point under the fingers when a gesture began.
    private var held = MKMapPoint()
    private var heldPlace = CGPoint.zero
    private var startScale = 1.0
    private var startHeading = 0.0
    private var lastTurn: CGFloat = 0
    private var dragged: MKAnnotationView?

    /// The share of a finger's speed that is left after a millisecond.
    private static let deceleration = 0.998

    init(_ map: MKMapView) {
        self.map = map
        super.init()
        doubleTap.numberOfTapsRequired = 2
        twoFingerTap.numberOfTouchesRequired = 2
        connect(pan) { [unowned self] in panned() }
        connect(pinch) { [unowned self] in pinched() }
        connect(rotation) { [unowned self] in rotated() }
        connect(doubleTap) { [unowned self] in doubleTapped() }
        connect(twoFingerTap) { [unowned self] in zoom(by: 0.5, at: twoFingerTap.location(in: map)) }
        connect(tap) { [unowned self] in tapped() }
        connect(press) { [unowned self] in pressed() }
    }

    private func connect(_ recognizer: UIGestureRecognizer, _ body: @escaping () -> Void) {
        let target = ActionTarget { _ in body() }
        targets.append(target)
        recognizer.addTarget(target, action: ActionTarget.selector)
        recognizer.delegate = self
        map.addGestureRecognizer(recognizer)
    }

    func gestureRecognizer(_ first: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith second: UIGestureRecognizer) -> Bool {
        let moving = [pan, pinch, rotation] as [UIGestureRecognizer]
        let isTap = first === tap || second === tap
        return (moving.contains(first) && moving.contains(second)) || (isTap && (first === doubleTap || second === doubleTap))
    }

    func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        // Controls over the map and in callouts have their touches for themselves.
        var view = touch.view
        while let current = view, current !== map {
            if current is UIControl || current is CalloutView { return false }
            view = current.superview
        }
        if recognizer !== tap, recognizer !== press { map.motion.stop() }
        return true
    }

    func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        switch recognizer {
        case pan: map.isScrollEnabled && dragged == nil
        case pinch, doubleTap, twoFingerTap: map.isZoomEnabled
        case rotation: map.isRotateEnabled
        case press: draggable(at: press.location(in: map)) != nil
        default: true
        }
    }

    // MARK: Movement

    private func begin() {
        active += 1
        if active == 1 {
            map.motion.stop()
            map.beginChange(animated: false)
            map.userMoved()
        }
        (startScale, startHeading) = (map.viewport.scale, map.viewport.heading)
    }

    private func end() {
        active = max(active - 1, 0)
        if active == 0 { map.endChange(animated: false) }
    }

    private func hold(_ place: CGPoint) { (heldPlace, held) = (place, map.viewport.mapPoint(at: place)) }

    /// Moves the map so that what was under a point is under another.
    private func bring(_ point: MKMapPoint, to place: CGPoint) {
        let now = map.viewport.mapPoint(at: place)
        map.viewport.x += point.x - now.x
        map.viewport.y += point.y - now.y
    }

    private func panned() {
        switch pan.state {
        case .began:
            begin()
            hold(pan.location(in: map))
            pan.setTranslation(.zero, in: map)
        case .changed:
            guard pinch.state != .changed else { return pan.setTranslation(.zero, in: map) }
            let way = pan.translation(in: map)
            pan.setTranslation(.zero, in: map)
            move(by: way)
        case .ended: glide(pan.velocity(in: map))
        case .cancelled, .failed: end()
        default: break
        }
    }

    private func move(by way: CGPoint) {
        let (from, to) = (map.viewport.mapPoint(at: .zero), map.viewport.mapPoint(at: way))
        map.viewport.x -= to.x - from.x
        map.viewport.y -= to.y - from.y
        map.viewport = map.viewport.clamped(map.limits)
        map.wantedRegion = nil
        map.show()
    }

    /// Lets the map go on with the finger's speed, slower and slower.
    private func glide(_ velocity: CGPoint) {
        guard hypot(velocity.x, velocity.y) > 80, active == 1, map.window != nil else { return end() }
        var passed = 0.0
        let rate = log(Self.deceleration) * 1_000
        active = 0
        map.motion.run { [unowned self] time in
            let share = (exp(rate * time) - exp(rate * passed)) / rate
            passed = time
            move(by: CGPoint(x: velocity.x * share, y: velocity.y * share))
            return hypot(velocity.x, velocity.y) * exp(rate * time) < 8
        } onEnd: { [unowned self] _ in
            if active == 0 { map.endChange(animated: true) }
        }
    }

    private func pinched() {
        switch pinch.state {
        case .began:
            begin()
            hold(pinch.location(in: map))
        case .changed:
            let place = map.isScrollEnabled ? pinch.location(in: map) : heldPlace
            map.viewport.scale = startScale * Double(pinch.scale)
            map.viewport = map.viewport.clamped(map.limits)
            bring(held, to: place)
            map.viewport = map.viewport.clamped(map.limits)
            map.wantedRegion = nil
            map.show()
        case .ended, .cancelled, .failed: end()
        default: break
        }
    }

    /// Degrees before a turn takes hold, so that zooming leaves north up.
    private static let turnHysteresis = 12.0

    private func rotated() {
        switch rotation.state {
        case .began:
            begin()
            if pinch.state != .changed { hold(rotation.location(in: map)) }
        case .changed:
            let turn = Double(rotation.rotation) * 180 / .pi
            let free =
                abs(turn) < Self.turnHysteresis && startHeading == 0
                ? 0 : turn - (startHeading == 0 ? copysign(Self.turnHysteresis, turn) : 0)
            map.viewport.heading = (startHeading - free + 720).truncatingRemainder(dividingBy: 360)
            bring(held, to: rotation.location(in: map))
            map.wantedRegion = nil
            map.show()
        case .ended, .cancelled, .failed: end()
        default: break
        }
    }

    private func doubleTapped() { zoom(by: 2, at: doubleTap.location(in: map)) }

    private func zoom(by factor: Double, at place: CGPoint) {
        let point = map.viewport.mapPoint(at: place)
        var next = map.viewport
        next.scale *= factor
        next = next.clamped(map.limits)
        let now = next.mapPoint(at: place)
        (next.x, next.y) = (next.x + point.x - now.x, next.y + point.y - now.y)
        map.userMoved()
        map.change(to: next.clamped(map.limits), animated: true, duration: 0.3)
    }

    // MARK: Annotations

    private func tapped() { map.handleTap(at: tap.location(in: map)) }

    private func draggable(at place: CGPoint) -> MKAnnotationView? {
        map.annotationView(at: place).flatMap { $0.isDraggable && $0.annotation.map(map.canMove) == true ? $0 : nil }
    }

    private func pressed() {
        let place = press.location(in: map)
        switch press.state {
        case .began:
            dragged = draggable(at: place)
            dragged.map { map.setDragState(.starting, of: $0) }
        case .changed:
            dragged.map { map.drag($0, to: place) }
        case .ended:
            dragged.map { map.setDragState(.ending, of: $0) }
            dragged = nil
        case .cancelled, .failed:
            dragged.map { map.setDragState(.canceling, of: $0) }
            dragged = nil
        default: break
        }
    }
}
