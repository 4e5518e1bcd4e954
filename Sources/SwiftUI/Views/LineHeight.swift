extension AttributedString {
    /// How high the lines of a text are.
    ///
    /// Source: Apple's documentation of `AttributedString.LineHeight` (iOS 26).
    public struct LineHeight: Hashable, Sendable {
        enum Kind: Hashable, Sendable {
            case natural
            case change(CGFloat)
            case exact(CGFloat)
            case multiple(CGFloat)
        }

        let kind: Kind
        /// The natural line height of the font.
        public static let normal = LineHeight(kind: .natural)
        /// The natural line height of the fonts in each line.
        public static let variable = LineHeight(kind: .natural)
        /// Lines as far apart as in a font with loose leading.
        public static let loose = LineHeight(kind: .change(2))
        /// Lines as near as in a font with tight leading.
        public static let tight = LineHeight(kind: .change(-2))
        /// - Parameter points: The height, whatever the font is.
        public static func exact(points: CGFloat) -> LineHeight { LineHeight(kind: .exact(points)) }
        /// - Parameter factor: How often the size of the font.
        public static func multiple(factor: CGFloat) -> LineHeight { LineHeight(kind: .multiple(factor)) }
        /// - Parameter increase: The increase over the font's size, in points.
        public static func leading(increase: CGFloat) -> LineHeight { LineHeight(kind: .change(increase)) }

        /// The height of lines in a font, in points; nil for its own.
        func height(of font: UIFont) -> CGFloat? {
            switch kind {
            case .natural: nil
            case .change(let change): font.lineHeight + change
            case .exact(let points): points
            case .multiple(let factor): font.pointSize * factor
            }
        }
    }
}

private struct LineHeightKey: EnvironmentKey { static let defaultValue: AttributedString.LineHeight? = nil }

extension EnvironmentValues {
    /// How high lines of text are; nil for what fonts ask for.
    var lineHeight: AttributedString.LineHeight? {
        get { self[LineHeightKey.self] }
        set { self[LineHeightKey.self] = newValue }
    }
}

extension View {
    /// Sets how high the lines of texts inside are; nil for what their fonts ask for.
    ///
    /// Source: Apple's documentation of `lineHeight(_:)` (iOS 26).
    nonisolated public func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View { environment(\.lineHeight, lineHeight) }
}
