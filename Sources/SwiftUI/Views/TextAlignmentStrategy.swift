extension Text {
    /// Which side of a text its leading edge is.
    ///
    /// Source: Apple's documentation of `Text.AlignmentStrategy` (iOS 26).
    public struct AlignmentStrategy: Hashable, Sendable {
        let followsWriting: Bool

        /// The platform's strategy: that of the layout.
        public static let `default` = AlignmentStrategy(followsWriting: false)
        /// The leading edge is that of the layout's direction.
        public static let layoutBased = AlignmentStrategy(followsWriting: false)
        /// The leading edge is where the text's own writing begins.
        public static let writingDirectionBased = AlignmentStrategy(followsWriting: true)
    }
}

private struct AlignmentStrategyKey: EnvironmentKey { static let defaultValue = Text.AlignmentStrategy.default }

extension EnvironmentValues {
    var textAlignmentStrategy: Text.AlignmentStrategy {
        get { self[AlignmentStrategyKey.self] }
        set { self[AlignmentStrategyKey.self] = newValue }
    }

    /// Whether the leading edge of a text is its right one.
    func alignsRightToLeft(_ text: String) -> Bool {
        let layout = layoutDirection == .rightToLeft
        guard textAlignmentStrategy.followsWriting else { return layout }
        return text.unicodeScalars.lazy.compactMap(\.isRightToLeft).first ?? layout
    }
}

extension Unicode.Scalar {
    /// Whether the letter is written from right to left; nil for what has no direction of its own.
    ///
    /// Source: Unicode Standard Annex #9, rules P2 and P3; the blocks of Hebrew, Arabic and their relatives.
    fileprivate var isRightToLeft: Bool? {
        guard properties.isAlphabetic else { return nil }
        return [0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF].contains { $0.contains(value) }
    }
}

extension View {
    /// Sets which side of the texts inside their leading edge is.
    ///
    /// Source: Apple's documentation of `multilineTextAlignment(strategy:)` (iOS 26).
    nonisolated public func multilineTextAlignment(strategy: Text.AlignmentStrategy) -> some View {
        environment(\.textAlignmentStrategy, strategy)
    }
}
