import DeviceProtocol
import Foundation
import Simulator

/// Gestures of one and two fingers, in points of the upright interface and virtual seconds.
struct Fingers {
    let driver: PhoneDriver

    private static let interval = 1.0 / 60
    private static let tapDuration = 0.06
    private static let pauseBetweenTaps = 0.1

    /// Places fingers, moves them along straight lines at constant speed, and lifts them.
    ///
    /// - Parameters:
    ///   - ways: Where each finger begins and ends.
    ///   - hold: Seconds before they move.
    ///   - holdAfter: Seconds before they are lifted.
    func move(_ ways: [(start: CGPoint, end: CGPoint)], duration: Double, hold: Double = 0, holdAfter: Double = 0) throws {
        try move(hold: hold, duration: duration, holdAfter: holdAfter, count: ways.count) { finger, part in
            let (start, end) = ways[finger]
            return CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
        }
    }

    /// - Parameter place: The place of a finger, counted from 0, after a part of the duration, 0…1.
    func move(hold: Double, duration: Double, holdAfter: Double, count: Int, _ place: (Int, Double) -> CGPoint) throws {
        func samples(_ phase: TouchSample.Phase, _ part: Double) -> [TouchSample] {
            (0..<count).map { finger in
                let point = clamped(place(finger, part))
                return TouchSample(finger: finger + 1, phase: phase, x: point.x, y: point.y)
            }
        }
        try driver.touch(samples(.began, 0))
        if hold > 0 { _ = try driver.passTime(hold) }
        if duration > 0 {
            let steps = max(Int((duration / Self.interval).rounded()), 2)
            for step in 1...steps {
                _ = try driver.passTime(duration / Double(steps))
                try driver.touch(samples(.moved, Double(step) / Double(steps)))
            }
        }
        if holdAfter > 0 { _ = try driver.passTime(holdAfter) }
        try driver.touch(samples(.ended, 1))
    }

    private func clamped(_ point: CGPoint) -> CGPoint {
        let screen = driver.screen
        return CGPoint(x: min(max(point.x, 0), screen.width - 0.5), y: min(max(point.y, 0), screen.height - 0.5))
    }

    /// Taps a number of times.
    ///
    /// - Parameter fingers: How many fingers tap beside each other.
    func tap(_ point: CGPoint, times: Int = 1, fingers: Int = 1, duration: Double = Self.tapDuration) throws {
        for number in 0..<times {
            if number > 0 { _ = try driver.passTime(Self.pauseBetweenTaps) }
            try move(hold: duration, duration: 0, holdAfter: 0, count: fingers) { finger, _ in
                CGPoint(x: point.x + (Double(finger) - Double(fingers - 1) / 2) * 30, y: point.y)
            }
        }
    }

    /// - Parameter holdsAtEnd: Whether the finger rests before it is lifted, so that nothing scrolls on.
    func drag(from start: CGPoint, to end: CGPoint, hold: Double = 0, duration: Double, holdsAtEnd: Bool = false) throws {
        try move([(start, end)], duration: duration, hold: hold, holdAfter: holdsAtEnd ? 0.15 : 0)
    }

    /// Moves two fingers apart or together on a horizontal line through the middle of an area.
    ///
    /// - Parameter scale: The distance at the end over that at the begin.
    func pinch(in area: CGRect, scale: Double, duration: Double) throws {
        let most = max(min(area.width, driver.screen.width) * 0.4, 20)
        let (start, end) = scale >= 1 ? (max(most / scale, 5), most) : (most, max(most * scale, 5))
        let middle = CGPoint(x: area.midX, y: area.midY)
        try move(hold: 0, duration: duration, holdAfter: 0, count: 2) { finger, part in
            let distance = start + (end - start) * part
            return CGPoint(x: middle.x + (finger == 0 ? -distance : distance), y: middle.y)
        }
    }

    /// Turns two fingers around the middle of an area.
    ///
    /// - Parameter angle: In radians, clockwise.
    func rotate(in area: CGRect, angle: Double, duration: Double) throws {
        let radius = max(min(area.width, area.height) * 0.3, 15)
        try move(hold: 0, duration: duration, holdAfter: 0, count: 2) { finger, part in
            let angle = angle * part + (finger == 0 ? .pi : 0)
            return CGPoint(x: area.midX + radius * cos(angle), y: area.midY + radius * sin(angle))
        }
    }
}
