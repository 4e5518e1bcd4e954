extension Text {
    /// The size of a text relative to its font.
    ///
    /// Source: Apple's documentation of `Text.Scale`.
    public struct Scale: Sendable, Hashable {
        let factor: CGFloat

        /// The font's own size.
        public static let `default` = Scale(factor: 1)
        /// The smaller size of secondary text.
        public static let secondary = Scale(factor: 0.8)
    }

    /// Scales the text.
    public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> Text { isEnabled ? with { $0.scale = scale } : self }
}

extension View {
    /// Scales the texts inside.
    nonisolated public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
        transformEnvironment(\.textStyling) { if isEnabled { $0.scale = scale } }
    }
}
