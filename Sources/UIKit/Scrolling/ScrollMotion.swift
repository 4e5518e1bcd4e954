/// A movement of the content offset that goes on without the finger.
struct ScrollMotion {
    enum Kind {
        /// After a finger let go.
        case deceleration
        /// Asked for by `setContentOffset(_:animated:)`.
        case animation
        /// Back to the top, asked for by a tap on the status bar.
        case toTop
    }

    let kind: Kind
    let startTime: CFTimeInterval
    /// Moves the whole path, when content above the visible part changes its height.
    var shift = CGPoint.zero
    private let path: (CGFloat) -> CGPoint
    private let duration: CGFloat

    /// The deceleration along both axes.
    init(x: AxisMotion, y: AxisMotion, at time: CFTimeInterval) {
        kind = .deceleration
        startTime = time
        path = { CGPoint(x: x.position(at: $0), y: y.position(at: $0)) }
        duration = max(x.duration, y.duration)
    }

    /// Seconds an animated change of the offset takes.
    static let animationDuration: CGFloat = 0.3

    /// From one offset to another, easing in and out.
    init(from start: CGPoint, to end: CGPoint, kind: Kind, at time: CFTimeInterval) {
        self.kind = kind
        startTime = time
        duration = Self.animationDuration
        path = { time in
            let part = min(max(time / Self.animationDuration, 0), 1)
            let eased = part < 0.5 ? 2 * part * part : 1 - 2 * (1 - part) * (1 - part)
            return CGPoint(x: start.x + (end.x - start.x) * eased, y: start.y + (end.y - start.y) * eased)
        }
    }

    func isOver(at time: CFTimeInterval) -> Bool { CGFloat(time - startTime) >= duration }

    func offset(at time: CFTimeInterval) -> CGPoint {
        let point = path(CGFloat(time - startTime))
        return CGPoint(x: point.x + shift.x, y: point.y + shift.y)
    }
}
