import SwiftUI

/// The form of lines and areas between their points.
///
/// Source: Apple's documentation of `InterpolationMethod`.
public struct InterpolationMethod: Sendable, Hashable, CustomStringConvertible {
    enum Method: Hashable {
        case linear, monotone, stepStart, stepCenter, stepEnd
        case catmullRom(CGFloat), cardinal(CGFloat)
    }
    let method: Method

    public var description: String { "\(method)" }

    public static var linear: InterpolationMethod { InterpolationMethod(method: .linear) }
    /// A curve that rises and falls only where the points do.
    public static var monotone: InterpolationMethod { InterpolationMethod(method: .monotone) }
    public static var stepStart: InterpolationMethod { InterpolationMethod(method: .stepStart) }
    public static var stepCenter: InterpolationMethod { InterpolationMethod(method: .stepCenter) }
    public static var stepEnd: InterpolationMethod { InterpolationMethod(method: .stepEnd) }
    public static var catmullRom: InterpolationMethod { .catmullRom(alpha: 0.5) }
    public static var cardinal: InterpolationMethod { .cardinal(tension: 0) }
    /// - Parameter alpha: 0 = uniform, 0.5 = centripetal, 1 = chordal.
    public static func catmullRom(alpha: CGFloat) -> InterpolationMethod { InterpolationMethod(method: .catmullRom(alpha)) }
    /// - Parameter tension: From 0, a curve, to 1, straight lines.
    public static func cardinal(tension: CGFloat) -> InterpolationMethod { InterpolationMethod(method: .cardinal(tension)) }
}
