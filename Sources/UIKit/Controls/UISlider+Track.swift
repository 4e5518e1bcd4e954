extension UISlider {
    /// Whether a slider has a thumb.
    ///
    /// Source: Apple's documentation of `UISlider.Style` (iOS 26).
    public enum Style: Int, Sendable { case `default` = 0, thumbless }

    /// The marks of a slider's track, and whether there are values between them.
    ///
    /// Source: Apple's documentation of `UISlider.TrackConfiguration` (iOS 26).
    public struct TrackConfiguration: Equatable, Sendable {
        /// A mark.
        public struct Tick: Equatable, Sendable {
            /// The position of the mark on the track, 0…1.
            public var position: Float
            public var title: String?

            public init(position: Float, title: String? = nil) { (self.position, self.title) = (position, title) }
        }

        /// Whether the value is always that of a mark.
        public var allowsTickValuesOnly: Bool
        /// The value that the track is filled from; the least one where it is nil.
        public var neutralValue: Float?
        /// The values that the slider may have; nil for all.
        public var enabledRange: ClosedRange<Float>?
        public var ticks: [Tick]

        public init(
            allowsTickValuesOnly: Bool = true, neutralValue: Float? = nil, enabledRange: ClosedRange<Float>? = nil, ticks: [Tick] = []
        ) {
            (self.allowsTickValuesOnly, self.neutralValue, self.enabledRange, self.ticks) =
                (allowsTickValuesOnly, neutralValue, enabledRange, ticks)
        }
        /// Marks at equal distances.
        public init(
            allowsTickValuesOnly: Bool = true, neutralValue: Float? = nil, enabledRange: ClosedRange<Float>? = nil, numberOfTicks: Int
        ) {
            let count = min(max(numberOfTicks, 0), 1000)
            self.init(
                allowsTickValuesOnly: allowsTickValuesOnly, neutralValue: neutralValue, enabledRange: enabledRange,
                ticks: (0..<count).map { Tick(position: count > 1 ? Float($0) / Float(count - 1) : 0) })
        }
    }
}
