extension AttributeScopes {
    /// The attributes of `AttributedString` that UIKit draws.
    public struct UIKitAttributes: AttributeScope {
        public let font: FontAttribute
        public let foregroundColor: ForegroundColorAttribute
        public let backgroundColor: BackgroundColorAttribute
        public let kern: KernAttribute
        public let tracking: TrackingAttribute
        public let baselineOffset: BaselineOffsetAttribute
        public let underlineStyle: UnderlineStyleAttribute
        public let strikethroughStyle: StrikethroughStyleAttribute
        public let paragraphStyle: ParagraphStyleAttribute
        public let foundation: FoundationAttributes

        public enum FontAttribute: AttributedStringKey {
            public typealias Value = UIFont
            public static let name = "NSFont"
        }
        public enum ForegroundColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = "NSColor"
        }
        public enum BackgroundColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = "NSBackgroundColor"
        }
        public enum KernAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "NSKern"
        }
        public enum TrackingAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "CTTracking"
        }
        public enum BaselineOffsetAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "NSBaselineOffset"
        }
        public enum UnderlineStyleAttribute: AttributedStringKey {
            public typealias Value = NSUnderlineStyle
            public static let name = "NSUnderline"
        }
        public enum StrikethroughStyleAttribute: AttributedStringKey {
            public typealias Value = NSUnderlineStyle
            public static let name = "NSStrikethrough"
        }
        public enum ParagraphStyleAttribute: AttributedStringKey {
            public typealias Value = NSParagraphStyle
            public static let name = "NSParagraphStyle"
        }
    }

    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension NSUnderlineStyle: Hashable {}

extension AttributeDynamicLookup {
    /// Accesses an attribute of UIKit's. A value that could also be of an attribute of SwiftUI's with the same name is taken as SwiftUI's.
    @_disfavoredOverload public subscript<T: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>) -> T {
        self[T.self]
    }
}

extension AttributeContainer {
    /// The container's attributes as those of `NSAttributedString`.
    var uiKitValues: [NSAttributedString.Key: Any] {
        typealias Scope = AttributeScopes.UIKitAttributes
        var values: [NSAttributedString.Key: Any] = [:]
        values[.font] = self[Scope.FontAttribute.self]
        values[.foregroundColor] = self[Scope.ForegroundColorAttribute.self]
        values[.backgroundColor] = self[Scope.BackgroundColorAttribute.self]
        values[.kern] = self[Scope.KernAttribute.self]
        values[.tracking] = self[Scope.TrackingAttribute.self]
        values[.baselineOffset] = self[Scope.BaselineOffsetAttribute.self]
        values[.underlineStyle] = self[Scope.UnderlineStyleAttribute.self]
        values[.strikethroughStyle] = self[Scope.StrikethroughStyleAttribute.self]
        values[.paragraphStyle] = self[Scope.ParagraphStyleAttribute.self]
        return values
    }

    init(uiKitValues values: [NSAttributedString.Key: Any]) {
        typealias Scope = AttributeScopes.UIKitAttributes
        self.init()
        self[Scope.FontAttribute.self] = values[.font] as? UIFont
        self[Scope.ForegroundColorAttribute.self] = values[.foregroundColor] as? UIColor
        self[Scope.BackgroundColorAttribute.self] = values[.backgroundColor] as? UIColor
        self[Scope.KernAttribute.self] = values[.kern] as? CGFloat
        self[Scope.TrackingAttribute.self] = values[.tracking] as? CGFloat
        self[Scope.BaselineOffsetAttribute.self] = values[.baselineOffset] as? CGFloat
        self[Scope.UnderlineStyleAttribute.self] = values[.underlineStyle] as? NSUnderlineStyle
        self[Scope.StrikethroughStyleAttribute.self] = values[.strikethroughStyle] as? NSUnderlineStyle
        self[Scope.ParagraphStyleAttribute.self] = values[.paragraphStyle] as? NSParagraphStyle
    }
}

extension AttributedString {
    /// The string with UIKit's attributes.
    var uiKitString: NSAttributedString {
        let result = NSMutableAttributedString(string: "")
        for run in runs {
            result.append(NSAttributedString(string: String(characters[run.range]), attributes: run.attributes.uiKitValues))
        }
        return result
    }
}

/// Changes the text attributes of a configuration.
public struct UIConfigurationTextAttributesTransformer {
    public let transform: (AttributeContainer) -> AttributeContainer

    public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) { self.transform = transform }

    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }

    func apply(_ text: NSAttributedString) -> NSAttributedString {
        let result = NSMutableAttributedString(string: "")
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) { values, range, _ in
            var merged = values
            merged.merge(transform(AttributeContainer(uiKitValues: values)).uiKitValues) { $1 }
            result.append(NSAttributedString(string: (text.string as NSString).substring(with: range), attributes: merged))
        }
        return result
    }
}
