import SwiftUI

/// The width or height of a mark.
///
/// Source: Apple's documentation of `MarkDimension`.
public struct MarkDimension: Sendable, Hashable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    enum Measure: Hashable {
        case automatic
        case fixed(CGFloat), inset(CGFloat), ratio(CGFloat)
    }
    let measure: Measure

    /// The default of the kind of mark.
    public static var automatic: MarkDimension { MarkDimension(measure: .automatic) }
    /// Points.
    public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension(measure: .fixed(value)) }
    /// The whole step of the axis less these points at each side.
    public static func inset(_ value: CGFloat) -> MarkDimension { MarkDimension(measure: .inset(value)) }
    /// A part of the step of the axis, from 0 to 1.
    public static func ratio(_ value: CGFloat) -> MarkDimension { MarkDimension(measure: .ratio(value)) }

    public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }
    public init(floatLiteral value: Double) { self = .fixed(value) }
    init(measure: Measure) { self.measure = measure }
}
