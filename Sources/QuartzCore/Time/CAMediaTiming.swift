import Foundation

/// The timing of an object relative to its parent: begin, duration, speed and repetition.
public protocol CAMediaTiming {
    /// When the object begins, in its parent's time.
    var beginTime: CFTimeInterval { get set }
    /// Length of one repetition in seconds.
    var duration: CFTimeInterval { get set }
    /// The rate of the object's time relative to its parent's; 0 pauses it at `timeOffset`.
    var speed: Float { get set }
    /// Added to the object's own time.
    var timeOffset: CFTimeInterval { get set }
    var repeatCount: Float { get set }
    /// Repeats for so many seconds, if not 0.
    var repeatDuration: CFTimeInterval { get set }
    var autoreverses: Bool { get set }
    var fillMode: CAMediaTimingFillMode { get set }
}

/// The effect of an animation before its begin and after its end.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    public static let both = CAMediaTimingFillMode(rawValue: "both")
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}
