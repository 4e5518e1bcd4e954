extension Int {
    /// The greatest number that `init(saturating:)` gives: sums and small multiples of it do not overflow.
    package static let saturation = 1 << 53

    /// The whole number of a length, as `Int.init` has it, for whatever an app computes: clamped to ±2⁵³, 0 for what is no number.
    package init(saturating value: some BinaryFloatingPoint) {
        if value.isNaN {
            self = 0
        } else if value >= 9_007_199_254_740_992 {
            self = Self.saturation
        } else if value <= -9_007_199_254_740_992 {
            self = -Self.saturation
        } else {
            self.init(value)
        }
    }
}
