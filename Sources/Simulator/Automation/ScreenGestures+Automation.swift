import AutomationModel
import DeviceProtocol
import Foundation

/// The gestures of UI tests, with one finger or several.
extension ScreenGestures {
    /// - Parameters:
    ///   - gesture: In points of the upright interface.
    ///   - native: Converts such a point to the display's.
    func perform(_ gesture: AutomationGesture, native: (CGPoint) -> CGPoint) throws {
        switch gesture {
        case .tap(let point, let taps, let fingers): try tap(native(point), taps: taps, fingers: fingers)
        case .press(let point, let duration): try tap(native(point), duration: max(duration, Self.tapDuration))
        case .drag(let start, let end, let press, let velocity, let hold):
            let length = hypot(end.x - start.x, end.y - start.y)
            let duration = min(max(length / max(velocity, 1), Self.shortestDrag), Self.longestDrag)
            try swipe(from: native(start), to: native(end), press: press, duration: duration, hold: hold)
        case .pinch(let area, let scale, let duration): try pinch(area, scale, duration, native)
        case .rotate(let area, let radians, let duration): try rotate(area, radians, duration, native)
        }
    }

    private static let (shortestDrag, longestDrag) = (0.05, 60.0)
    /// The pause between taps, in seconds.
    private static let pause = 0.1
    /// The distance of fingers that touch beside each other, in points.
    private static let spread = 24.0

    private func touch(_ phase: TouchSample.Phase, _ points: [CGPoint]) throws {
        try session.touch(points.enumerated().map { TouchSample(finger: $0 + 1, phase: phase, x: $1.x, y: $1.y) })
    }

    private func tap(_ point: CGPoint, taps: Int, fingers: Int) throws {
        let points = (0..<fingers).map { index in
            CGPoint(x: point.x + (Double(index) - Double(fingers - 1) / 2) * Self.spread, y: point.y)
        }
        for number in 0..<taps {
            if number > 0 { try session.advance(by: Self.pause) }
            try touch(.began, points)
            try session.advance(by: Self.tapDuration)
            try touch(.ended, points)
        }
    }

    private func pinch(_ area: CGRect, _ scale: Double, _ duration: Double, _ native: (CGPoint) -> CGPoint) throws {
        // The fingers end, or begin, near the area's edges.
        let most = max(min(area.width, area.height) * 0.4, Self.spread)
        let (first, last) = scale > 1 ? (most / scale, most) : (most, most * scale)
        try twoFingers(area, duration, native) { part in (first + (last - first) * part, Double.pi / 4) }
    }

    private func rotate(_ area: CGRect, _ radians: Double, _ duration: Double, _ native: (CGPoint) -> CGPoint) throws {
        let radius = max(min(area.width, area.height) * 0.3, Self.spread)
        try twoFingers(area, duration, native) { part in (radius, radians * part) }
    }

    /// Moves two fingers opposite to each other about the middle of an area.
    ///
    /// - Parameter place: Their distance from the middle and the angle of the first at a part of the way.
    private func twoFingers(
        _ area: CGRect, _ duration: Double, _ native: (CGPoint) -> CGPoint, _ place: (Double) -> (radius: Double, angle: Double)
    ) throws {
        func points(_ part: Double) -> [CGPoint] {
            let (radius, angle) = place(part)
            let (x, y) = (cos(angle) * radius, sin(angle) * radius)
            return [CGPoint(x: area.midX + x, y: area.midY + y), CGPoint(x: area.midX - x, y: area.midY - y)].map(native)
        }
        try touch(.began, points(0))
        try move(duration, points)
        try touch(.ended, points(1))
    }

    /// Reports the fingers' places sixty times a second.
    private func move(_ duration: Double, _ points: (Double) -> [CGPoint]) throws {
        let steps = max(Int((duration * 60).rounded()), 2)
        for step in 1...steps {
            try session.advance(by: duration / Double(steps))
            try touch(.moved, points(Double(step) / Double(steps)))
        }
    }
}
