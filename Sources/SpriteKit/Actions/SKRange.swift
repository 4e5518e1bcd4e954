import UIKit

/// Limits of a value.
/// Source: Apple's documentation of `SKRange`.
open class SKRange: NSObject, @unchecked Sendable {
    open var lowerLimit: CGFloat
    open var upperLimit: CGFloat

    public required init(lowerLimit lower: CGFloat, upperLimit upper: CGFloat) { (lowerLimit, upperLimit) = (lower, upper) }
    public convenience init(lowerLimit lower: CGFloat) { self.init(lowerLimit: lower, upperLimit: .greatestFiniteMagnitude) }
    public convenience init(upperLimit upper: CGFloat) { self.init(lowerLimit: -.greatestFiniteMagnitude, upperLimit: upper) }
    public convenience init(constantValue value: CGFloat) { self.init(lowerLimit: value, upperLimit: value) }
    public convenience init(value: CGFloat, variance: CGFloat) { self.init(lowerLimit: value - variance, upperLimit: value + variance) }
    open class func withNoLimits() -> Self { Self(lowerLimit: -.greatestFiniteMagnitude, upperLimit: .greatestFiniteMagnitude) }

    func clamp(_ value: CGFloat) -> CGFloat { min(max(value, lowerLimit), upperLimit) }
}
