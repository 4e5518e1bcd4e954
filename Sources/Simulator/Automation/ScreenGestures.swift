import DeviceProtocol
import Foundation

/// Makes fingers move as people's do: touches with phases at the times a real screen would report them.
package struct ScreenGestures {
    let session: HeadlessSession

    package init(session: HeadlessSession) { self.session = session }

    /// Time from touch to lift of a tap, in seconds.
    package static let tapDuration = 0.06
    /// Pause between the taps of a double tap.
    private static let doubleTapPause = 0.1
    static let longPressDuration = 3.0
    /// Touch screens report sixty times a second.
    private static let interval = 1.0 / 60

    private func touch(_ phase: TouchSample.Phase, _ point: CGPoint) throws {
        try session.touch([TouchSample(finger: 1, phase: phase, x: point.x, y: point.y)])
    }

    package func tap(_ point: CGPoint, duration: Double = Self.tapDuration) throws {
        try touch(.began, point)
        try session.advance(by: duration)
        try touch(.ended, point)
    }

    package func doubleTap(_ point: CGPoint) throws {
        try tap(point)
        try session.advance(by: Self.doubleTapPause)
        try tap(point)
    }

    package func longPress(_ point: CGPoint) throws { try tap(point, duration: Self.longPressDuration) }

    /// Moves a finger in a straight line at constant speed.
    ///
    /// - Parameters:
    ///   - press: How long the finger rests before it moves, in seconds.
    ///   - duration: Of the movement, in seconds.
    ///   - hold: How long the finger rests at the end, in seconds. Without it, what scrolls keeps its momentum.
    package func swipe(from start: CGPoint, to end: CGPoint, press: Double = 0, duration: Double, hold: Double = 0) throws {
        try touch(.began, start)
        if press > 0 { try session.advance(by: press) }
        let steps = max(Int((duration / Self.interval).rounded()), 2)
        for step in 1...steps {
            let part = Double(step) / Double(steps)
            try session.advance(by: duration / Double(steps))
            try touch(.moved, CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
        }
        if hold > 0 { try session.advance(by: hold) }
        try touch(.ended, end)
    }
}
