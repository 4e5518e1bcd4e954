/// A range of numbers, its ends included: *UIFloatRange*.
public struct UIFloatRange: Equatable, Sendable {
    public var minimum: CGFloat
    public var maximum: CGFloat

    public init() { self.init(minimum: 0, maximum: 0) }
    public init(minimum: CGFloat, maximum: CGFloat) { (self.minimum, self.maximum) = (minimum, maximum) }

    public static let zero = UIFloatRange()
    /// Every number.
    public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)
    public var isInfinite: Bool { minimum == -.infinity && maximum == .infinity }
}
