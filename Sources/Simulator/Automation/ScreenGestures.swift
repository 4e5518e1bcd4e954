import DeviceProtocol
import Foundation

/// Moves fingers as people's do: touches with phases at the times a real screen would report them, on the phone's clock.
///
/// Every tool that touches the screen plays its fingers' paths here. Durations are in seconds.
package struct ScreenGestures {
    let session: HeadlessSession
    /// Converts the points of the paths to the display's.
    private let native: (CGPoint) -> CGPoint

    /// - Parameter native: Converts the points of the paths to the display's native coordinates; without it they are such points.
    package init(session: HeadlessSession, native: @escaping (CGPoint) -> CGPoint = { $0 }) {
        (self.session, self.native) = (session, native)
    }

    /// Time from touch to lift of a tap.
    package static let tapDuration = 0.06
    /// Pause between the taps of a double tap.
    private static let pause = 0.1
    private static let longPressDuration = 3.0
    /// The distance of fingers that touch beside each other, in points.
    private static let spread = 24.0
    /// The least distance of a finger from the middle between two, in points.
    private static let leastRadius = 5.0
    /// Touch screens report sixty times a second.
    private static let rate = 60.0

    // MARK: Paths

    /// The place of a finger, counted from 0, after a part of its path, 0…1.
    package typealias Path = (_ finger: Int, _ part: Double) -> CGPoint

    /// Places fingers, moves them along their paths at constant speed, and lifts them.
    ///
    /// - Parameters:
    ///   - press: How long they rest before they move.
    ///   - duration: Of the movement; 0 for none.
    ///   - hold: How long they rest at the end. Without it, what scrolls keeps its momentum.
    package func play(fingers count: Int = 1, press: Double = 0, duration: Double = 0, hold: Double = 0, _ path: Path) throws {
        func samples(_ phase: TouchSample.Phase, _ part: Double) -> [TouchSample] {
            (0..<count).map { finger in
                let point = path(finger, part)
                return TouchSample(finger: finger + 1, phase: phase, x: point.x, y: point.y)
            }
        }
        try touch(samples(.began, 0))
        if press > 0 { try session.advance(by: press) }
        if duration > 0 { try move(for: duration) { samples(.moved, $0) } }
        if hold > 0 { try session.advance(by: hold) }
        try touch(samples(.ended, 1))
    }

    /// Lets time pass and reports where the fingers are, sixty times a second.
    ///
    /// - Parameter samples: The fingers that have moved after a part of the duration, 0…1.
    package func move(for duration: Double, _ samples: (Double) throws -> [TouchSample]) throws {
        let steps = max(Int((duration * Self.rate).rounded()), 2)
        for step in 1...steps {
            try session.advance(by: duration / Double(steps))
            try touch(try samples(Double(step) / Double(steps)))
        }
    }

    /// Reports fingers of one moment; none is no report.
    package func touch(_ samples: [TouchSample]) throws {
        guard !samples.isEmpty else { return }
        try session.touch(
            samples.map { sample in
                let place = native(CGPoint(x: sample.x, y: sample.y))
                return TouchSample(finger: sample.finger, phase: sample.phase, x: place.x, y: place.y, force: sample.force)
            })
    }

    // MARK: One finger

    package func tap(_ point: CGPoint, times: Int = 1, fingers: Int = 1, duration: Double = Self.tapDuration) throws {
        for number in 0..<times {
            if number > 0 { try session.advance(by: Self.pause) }
            try play(fingers: fingers, press: duration) { finger, _ in
                CGPoint(x: point.x + (Double(finger) - Double(fingers - 1) / 2) * Self.spread, y: point.y)
            }
        }
    }

    package func doubleTap(_ point: CGPoint) throws { try tap(point, times: 2) }

    package func longPress(_ point: CGPoint) throws { try tap(point, duration: Self.longPressDuration) }

    /// Moves a finger in a straight line at constant speed.
    ///
    /// - Parameters:
    ///   - press: How long the finger rests before it moves.
    ///   - hold: How long the finger rests at the end. Without it, what scrolls keeps its momentum.
    package func swipe(from start: CGPoint, to end: CGPoint, press: Double = 0, duration: Double, hold: Double = 0) throws {
        try play(press: press, duration: duration, hold: hold) { _, part in
            CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
        }
    }

    // MARK: Two fingers

    /// Moves two fingers apart or together about the middle of an area, on a diagonal.
    ///
    /// - Parameter scale: Their distance at the end over that at the beginning.
    package func pinch(in area: CGRect, scale: Double, duration: Double) throws {
        // The fingers end, or begin, near the area's edges.
        let most = max(min(area.width, area.height) * 0.4, Self.spread)
        let (first, last) = scale > 1 ? (max(most / scale, Self.leastRadius), most) : (most, max(most * scale, Self.leastRadius))
        try twoFingers(area, duration) { part in (first + (last - first) * part, Double.pi / 4) }
    }

    /// Turns two fingers about the middle of an area.
    ///
    /// - Parameter radians: Above 0 is clockwise.
    package func rotate(in area: CGRect, by radians: Double, duration: Double) throws {
        let radius = max(min(area.width, area.height) * 0.3, Self.spread)
        try twoFingers(area, duration) { part in (radius, radians * part) }
    }

    /// Moves two fingers opposite to each other about the middle of an area.
    ///
    /// - Parameter place: Their distance from the middle and the angle of the first at a part of the path.
    private func twoFingers(_ area: CGRect, _ duration: Double, _ place: (Double) -> (radius: Double, angle: Double)) throws {
        try play(fingers: 2, duration: duration) { finger, part in
            let (radius, angle) = place(part)
            let side = finger == 0 ? radius : -radius
            return CGPoint(x: area.midX + cos(angle) * side, y: area.midY + sin(angle) * side)
        }
    }
}
