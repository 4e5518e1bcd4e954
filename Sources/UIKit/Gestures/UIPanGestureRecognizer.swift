/// Recognizes fingers that drag; continuous.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
    open var minimumNumberOfTouches = 1
    open var maximumNumberOfTouches = Int.max
    /// Which scrolling of pointing devices counts as panning; the simulated device has fingers only.
    open var allowedScrollTypesMask = UIScrollTypeMask()

    /// Points a finger has to move before the gesture begins.
    static let hysteresis: CGFloat = 10

    private var origin = CGPoint.zero
    private var current = CGPoint.zero
    private var velocityTracker = VelocityTracker()

    /// The distance dragged since the gesture began or `setTranslation` was called, in `view`'s coordinates.
    open func translation(in view: UIView?) -> CGPoint {
        let (from, to) = (convert(origin, to: view), convert(current, to: view))
        return CGPoint(x: to.x - from.x, y: to.y - from.y)
    }

    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        let to = convert(current, to: view)
        origin = convertBack(CGPoint(x: to.x - translation.x, y: to.y - translation.y), from: view)
    }

    /// Speed of the fingers in points a second, in `view`'s coordinates.
    open func velocity(in view: UIView?) -> CGPoint {
        let velocity = velocityTracker.velocity
        let (zero, tip) = (convert(.zero, to: view), convert(velocity, to: view))
        return CGPoint(x: tip.x - zero.x, y: tip.y - zero.y)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard trackedTouches.count <= maximumNumberOfTouches else {
            if state == .possible { state = .failed }
            return
        }
        // A finger more or less shifts the middle without moving anything.
        let middle = location(in: nil)
        if state == .possible { origin = middle } else { shift(to: middle) }
        current = middle
        velocityTracker.restart(at: middle, time: event.timestamp)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        current = location(in: nil)
        velocityTracker.add(current, time: event.timestamp)
        if state == .possible {
            guard trackedTouches.count >= minimumNumberOfTouches,
                isBeyondHysteresis(CGPoint(x: current.x - origin.x, y: current.y - origin.y))
            else { return }
            state = .began
        } else {
            state = .changed
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        let remaining = trackedTouches.filter { !touches.contains($0) }
        velocityTracker.stop(time: event.timestamp)
        if remaining.isEmpty, state == .possible {
            state = .failed
        } else if remaining.count < minimumNumberOfTouches, state != .possible {
            state = .ended
        } else {
            let points = remaining.map(\.windowLocation)
            let middle = CGPoint(
                x: points.map(\.x).reduce(0, +) / CGFloat(points.count), y: points.map(\.y).reduce(0, +) / CGFloat(points.count))
            shift(to: middle)
            velocityTracker.restart(at: middle, time: event.timestamp)
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

    open override func reset() { velocityTracker = VelocityTracker() }

    /// Whether a finger that moved by `distance` drags; edge pans and scroll views have rules of their own.
    func isBeyondHysteresis(_ distance: CGPoint) -> Bool { hypot(distance.x, distance.y) >= Self.hysteresis }

    /// The position where the gesture started, in window coordinates.
    var startLocation: CGPoint { origin }

    private func shift(to middle: CGPoint) {
        origin.x += middle.x - current.x
        origin.y += middle.y - current.y
        current = middle
    }

    private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        guard let view, let window = self.view?.window else { return point }
        return window.convert(point, to: view)
    }

    private func convertBack(_ point: CGPoint, from view: UIView?) -> CGPoint {
        guard let view, let window = self.view?.window else { return point }
        return window.convert(point, from: view)
    }
}

/// Kinds of scrolling input a pan takes.
public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let discrete = UIScrollTypeMask(rawValue: 1)
    public static let continuous = UIScrollTypeMask(rawValue: 2)
    public static let all: UIScrollTypeMask = [.discrete, .continuous]
}

/// The speed of a finger, from its last samples.
struct VelocityTracker {
    private var samples: [(point: CGPoint, time: TimeInterval)] = []
    /// How far back samples count, in seconds.
    private static let window: TimeInterval = 0.1

    mutating func restart(at point: CGPoint, time: TimeInterval) { samples = [(point, time)] }

    mutating func add(_ point: CGPoint, time: TimeInterval) {
        samples.append((point, time))
        samples.removeAll { time - $0.time > Self.window }
    }

    /// The finger lifts; having rested before, it has no speed.
    mutating func stop(time: TimeInterval) { samples.removeAll { time - $0.time > Self.window } }

    /// Points a second.
    var velocity: CGPoint {
        guard let first = samples.first, let last = samples.last, last.time > first.time else { return .zero }
        let duration = CGFloat(last.time - first.time)
        return CGPoint(x: (last.point.x - first.point.x) / duration, y: (last.point.y - first.point.y) / duration)
    }
}
