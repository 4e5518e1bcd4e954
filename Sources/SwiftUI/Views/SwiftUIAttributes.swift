extension AttributeScopes {
    /// The attributes of `AttributedString` that texts of SwiftUI show.
    ///
    /// Source: Apple's documentation of `AttributeScopes.SwiftUIAttributes`.
    public struct SwiftUIAttributes: AttributeScope {
        public let font: FontAttribute
        public let foregroundColor: ForegroundColorAttribute
        public let backgroundColor: BackgroundColorAttribute
        public let strikethroughStyle: StrikethroughStyleAttribute
        public let underlineStyle: UnderlineStyleAttribute
        public let kern: KerningAttribute
        public let tracking: TrackingAttribute
        public let baselineOffset: BaselineOffsetAttribute
        public let accessibility: AccessibilityAttributes
        public let foundation: FoundationAttributes

        public enum FontAttribute: AttributedStringKey {
            public typealias Value = Font
            public static let name = "SwiftUI.Font"
        }
        public enum ForegroundColorAttribute: AttributedStringKey {
            public typealias Value = Color
            public static let name = "SwiftUI.ForegroundColor"
        }
        public enum BackgroundColorAttribute: AttributedStringKey {
            public typealias Value = Color
            public static let name = "SwiftUI.BackgroundColor"
        }
        public enum StrikethroughStyleAttribute: AttributedStringKey {
            public typealias Value = Text.LineStyle
            public static let name = "SwiftUI.StrikethroughStyle"
        }
        public enum UnderlineStyleAttribute: AttributedStringKey {
            public typealias Value = Text.LineStyle
            public static let name = "SwiftUI.UnderlineStyle"
        }
        public enum KerningAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "SwiftUI.Kern"
        }
        public enum TrackingAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "SwiftUI.Tracking"
        }
        public enum BaselineOffsetAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "SwiftUI.BaselineOffset"
        }
    }

    public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
    public subscript<T: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>) -> T { self[T.self] }
}

extension TextStyling {
    /// The styling with what attributes say; SwiftUI's go before UIKit's.
    func with(_ attributes: AttributeContainer) -> TextStyling {
        typealias Own = AttributeScopes.SwiftUIAttributes
        typealias UIKits = AttributeScopes.UIKitAttributes
        let intent = attributes[AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute.self] ?? []
        var result = InlineMarkdown.Piece(intent).applied(to: self)
        let color =
            attributes[Own.ForegroundColorAttribute.self] ?? attributes[UIKits.ForegroundColorAttribute.self].map { Color(uiColor: $0) }
        if let color { result.foreground = AnyShapeStyle(color) }
        if let font = attributes[Own.FontAttribute.self] ?? attributes[UIKits.FontAttribute.self].map({ Font($0) }) { result.font = font }
        result.background =
            attributes[Own.BackgroundColorAttribute.self]
            ?? attributes[UIKits.BackgroundColorAttribute.self].map { Color(uiColor: $0) } ?? background
        result.kern = attributes[Own.KerningAttribute.self] ?? attributes[UIKits.KernAttribute.self] ?? kern
        result.tracking = attributes[Own.TrackingAttribute.self] ?? attributes[UIKits.TrackingAttribute.self] ?? tracking
        result.baselineOffset =
            attributes[Own.BaselineOffsetAttribute.self] ?? attributes[UIKits.BaselineOffsetAttribute.self] ?? baselineOffset
        result.underline =
            attributes[Own.UnderlineStyleAttribute.self].map(Line.init) ?? attributes[UIKits.UnderlineStyleAttribute.self].map(Line.init)
            ?? underline
        result.strikethrough =
            attributes[Own.StrikethroughStyleAttribute.self].map(Line.init)
            ?? attributes[UIKits.StrikethroughStyleAttribute.self].map(Line.init) ?? result.strikethrough
        return result
    }
}

extension TextStyling.Line {
    fileprivate init(_ style: Text.LineStyle) { self.init(isActive: true, pattern: style.pattern, color: style.color) }
    /// The patterns are the same numbers in both.
    fileprivate init(_ style: NSUnderlineStyle) {
        self.init(isActive: !style.isEmpty, pattern: Text.LineStyle.Pattern(raw: style.rawValue & 0x700))
    }
}

extension InlineMarkdown.Piece {
    /// A part without text that looks as an intent says.
    fileprivate init(_ intent: InlinePresentationIntent) {
        self.init()
        isStrong = intent.contains(.stronglyEmphasized)
        isEmphasized = intent.contains(.emphasized)
        isCode = intent.contains(.code)
        isStruck = intent.contains(.strikethrough)
    }
}
