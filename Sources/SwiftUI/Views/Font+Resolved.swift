import CoreText

extension Font {
    /// The environment that fonts are resolved in: the text size of the device.
    ///
    /// Source: Apple's documentation of `Font.Context`.
    public struct Context: Hashable, Sendable, CustomDebugStringConvertible {
        let dynamicTypeSize: DynamicTypeSize
        public var debugDescription: String { "Font.Context(dynamicTypeSize: \(dynamicTypeSize))" }
    }

    /// The facts of a font in one environment.
    ///
    /// Source: Apple's documentation of `Font.Resolved` (iOS 26).
    public struct Resolved: Hashable, Sendable {
        private let font: UIFont
        private let capitals: SmallCaps
        /// The leading between lines.
        public let leading: Leading
        private let isMonospacedDesign: Bool

        init(_ font: Font, _ context: Context) {
            self.font = font.resolved(at: context.dynamicTypeSize)
            capitals = font.capitals ?? []
            leading = font.changes.reduce(.standard) { if case .leading(let leading) = $1 { leading } else { $0 } }
            isMonospacedDesign = font.isOfMonospacedDesign
        }

        /// The font of Core Text's. Small capitals are made of its letters as texts are drawn.
        public var ctFont: CTFont { font }
        /// In points.
        public var pointSize: CGFloat { font.pointSize }
        public var weight: Weight { Weight(value: font.weightTrait) }
        public var width: Width { Width(font.widthTrait) }
        /// Whether the font is bold, or its weight semibold or more.
        public var isBold: Bool { font.fontDescriptor.symbolicTraits.contains(.traitBold) || font.weightTrait >= Weight.semibold.value }
        public var isItalic: Bool { font.fontDescriptor.symbolicTraits.contains(.traitItalic) }
        public var isMonospaced: Bool { isMonospacedDesign || font.fontDescriptor.symbolicTraits.contains(.traitMonoSpace) }
        public var isLowercaseSmallCaps: Bool { capitals.contains(.lowercase) }
        public var isUppercaseSmallCaps: Bool { capitals.contains(.uppercase) }
        /// Whether all letters are small capitals.
        public var isSmallCaps: Bool { capitals == .all }
    }

    /// The font's facts in a context.
    ///
    /// Source: Apple's documentation of `Font.resolve(in:)` (iOS 26).
    public func resolve(in context: Context) -> Resolved { Resolved(self, context) }

    private var isOfMonospacedDesign: Bool {
        let own: Design? =
            switch base {
            case .style(_, let design, _), .system(_, _, let design): design
            case .custom, .ui: nil
            }
        return changes.reduce(own == .monospaced) { isSo, change in
            switch change {
            case .monospaced: true
            case .design(let design): design == .monospaced
            default: isSo
            }
        }
    }
}

extension EnvironmentValues {
    /// The context to resolve the environment's fonts in.
    ///
    /// Source: Apple's documentation of `EnvironmentValues.fontResolutionContext`.
    public var fontResolutionContext: Font.Context { Font.Context(dynamicTypeSize: dynamicTypeSize) }
}
