import Foundation

/// A gesture on the screen; points are those of the upright interface, durations are in seconds.
public enum AutomationGesture: Codable, Equatable, Sendable {
    /// Taps one after the other.
    case tap(CGPoint, taps: Int, fingers: Int)
    case press(CGPoint, duration: Double)
    /// Presses, moves at a speed and holds before it lifts; `velocity` is in points per second.
    case drag(from: CGPoint, to: CGPoint, press: Double, velocity: Double, hold: Double)
    /// Two fingers, moved apart or together about the middle of an area by a scale.
    case pinch(CGRect, scale: Double, duration: Double)
    /// Two fingers, turned about the middle of an area by radians, clockwise.
    case rotate(CGRect, radians: Double, duration: Double)
}
