extension NSParagraphStyle {
    /// The strategies of line breaking for a choice among several places.
    ///
    /// Source: Apple's “NSParagraphStyle.LineBreakStrategy”.
    public struct LineBreakStrategy: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// No single word in the last line.
        public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
        /// No breaks inside of Korean words.
        public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
        /// The strategy of the system's labels.
        public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
    }
}
