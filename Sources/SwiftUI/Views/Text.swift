/// Lines of text to read.
///
/// Source: Apple's documentation of `Text`.
public struct Text: Equatable, @unchecked Sendable {
    indirect enum Storage: Equatable {
        case verbatim(String)
        case localized(LocalizedStringKey, String?, Bundle?)
        case attributed(AttributedString)
        case joined(Text, Text)
        case image(Image)
        case formatted(FormattedText)
        case dated(DatedText)
    }

    let storage: Storage
    var styling = TextStyling()

    init(_ storage: Storage) { self.storage = storage }

    /// Text as it is.
    public init(verbatim content: String) { storage = .verbatim(content) }
    /// Text as it is.
    @_disfavoredOverload public init<S: StringProtocol>(_ content: S) { storage = .verbatim(String(content)) }
    /// Text that is looked up in the app's tables.
    public init(_ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil) {
        storage = .localized(key, tableName, bundle)
    }
    /// Text with looks of its own. Literals are keys: attributed strings may be written as literals, too.
    @_disfavoredOverload public init(_ attributedContent: AttributedString) { storage = .attributed(attributedContent) }
    public init(_ image: Image) { storage = .image(image) }
    /// Text that is looked up where the resource says. Literals are keys: resources may be written as literals, too.
    @_disfavoredOverload public init(_ resource: LocalizedStringResource) {
        let text = String(localized: resource)
        storage = text.contains(where: Self.marks.contains) ? .attributed(AttributedString(localized: resource)) : .verbatim(text)
    }
    /// Characters that Markdown and grammar agreement give a meaning.
    private static let marks: Set<Character> = ["*", "_", "`", "[", "~", "^", "\\"]
    /// A value in the form a style gives it.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatInput: Equatable, F.FormatOutput == String {
        storage = .formatted(FormattedText(key: "\(input)", style: AnyHashable(format)) { format.locale($0).format(input) })
    }
    /// A value in the form a style gives it, with the attributes of the style's output.
    ///
    /// Source: Apple's documentation of `Text.init(_:format:)` for attributed output (iOS 18).
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
        storage = .formatted(
            FormattedText(
                key: "\(input)", style: AnyHashable(format), format: { String(format.locale($0).format(input).characters) },
                attributed: { format.locale($0).format(input) }))
    }
    public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
        storage = .verbatim(formatter.string(for: subject) ?? "\(subject)")
    }
    public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
        storage = .verbatim(formatter.string(for: subject) ?? "\(subject)")
    }

    public static func + (lhs: Text, rhs: Text) -> Text { Text(.joined(lhs, rhs)) }

    /// The part of a line that is too long where the ellipsis replaces text.
    public enum TruncationMode: Sendable { case head, tail, middle }
    /// How letters are written.
    public enum Case: Sendable { case uppercase, lowercase }

    /// The pattern and colour of a line under or through text.
    public struct LineStyle: Hashable, Sendable {
        let pattern: Pattern
        let color: Color?
        public init(pattern: Pattern = .solid, color: Color? = nil) { (self.pattern, self.color) = (pattern, color) }
        /// The line that a style of UIKit draws; nil for none. Its thickness and whether it leaves out spaces are not kept.
        ///
        /// Source: Apple's documentation of `Text.LineStyle.init(nsUnderlineStyle:)`.
        public init?(nsUnderlineStyle: NSUnderlineStyle) {
            guard !nsUnderlineStyle.isEmpty else { return nil }
            self.init(pattern: Pattern(raw: nsUnderlineStyle.rawValue & 0x700))
        }
        /// How a line is interrupted. The raw values are those of `NSUnderlineStyle`.
        public struct Pattern: Sendable, Hashable {
            let raw: Int
            public static let solid = Pattern(raw: 0)
            public static let dot = Pattern(raw: 0x100)
            public static let dash = Pattern(raw: 0x200)
            public static let dashDot = Pattern(raw: 0x300)
            public static let dashDotDot = Pattern(raw: 0x400)
        }
        public static let single = LineStyle()
    }

    func with(_ change: (inout TextStyling) -> Void) -> Text {
        var copy = self
        change(&copy.styling)
        return copy
    }
}

/// A value in a form that hangs on the language.
struct FormattedText: Equatable {
    let key: String
    let style: AnyHashable
    let format: (Locale) -> String
    /// The same with attributes; nil for styles without.
    var attributed: ((Locale) -> AttributedString)?
    static func == (lhs: FormattedText, rhs: FormattedText) -> Bool { lhs.key == rhs.key && lhs.style == rhs.style }
}

/// How a text looks: what it says itself goes before what its environment says.
struct TextStyling: Equatable {
    var font: Font?
    var foreground: AnyShapeStyle?
    var background: Color?
    var weight: Font.Weight?
    var width: Font.Width?
    var isItalic: Bool?
    var design: Font.Design?
    var hasMonospacedDigits: Bool?
    var scale: Text.Scale?
    var kern: CGFloat?
    var tracking: CGFloat?
    var baselineOffset: CGFloat?
    var underline: Line?
    var strikethrough: Line?
    var spoken: SpokenText?
    /// The custom attributes of the text, which an app's renderer reads.
    var custom: CustomTextAttributes?

    struct Line: Equatable {
        var isActive: Bool
        var pattern = Text.LineStyle.Pattern.solid
        var color: Color?
    }

    /// This styling where it says something, else `outer`.
    func over(_ outer: TextStyling) -> TextStyling {
        var result = outer
        result.font = font ?? outer.font
        result.foreground = foreground ?? outer.foreground
        result.background = background ?? outer.background
        result.weight = weight ?? (font == nil ? outer.weight : nil) ?? outer.weight
        result.width = width ?? outer.width
        result.isItalic = isItalic ?? outer.isItalic
        result.design = design ?? outer.design
        result.hasMonospacedDigits = hasMonospacedDigits ?? outer.hasMonospacedDigits
        result.scale = scale ?? outer.scale
        result.kern = kern ?? outer.kern
        result.tracking = tracking ?? outer.tracking
        result.baselineOffset = baselineOffset ?? outer.baselineOffset
        result.underline = underline ?? outer.underline
        result.strikethrough = strikethrough ?? outer.strikethrough
        result.custom = custom?.over(outer.custom) ?? outer.custom
        result.spoken = spoken?.over(outer.spoken) ?? outer.spoken
        return result
    }

    static func == (lhs: TextStyling, rhs: TextStyling) -> Bool {
        lhs.font == rhs.font && lhs.weight == rhs.weight && lhs.width == rhs.width && lhs.isItalic == rhs.isItalic
            && lhs.design == rhs.design
            && lhs.hasMonospacedDigits == rhs.hasMonospacedDigits && lhs.kern == rhs.kern && lhs.tracking == rhs.tracking
            && lhs.baselineOffset == rhs.baselineOffset && lhs.underline == rhs.underline && lhs.strikethrough == rhs.strikethrough
            && lhs.spoken == rhs.spoken && lhs.custom == rhs.custom && lhs.background == rhs.background
            && AnyShapeStyle.areSame(lhs.foreground, rhs.foreground)
    }
}

extension AnyShapeStyle {
    static func areSame(_ first: AnyShapeStyle?, _ second: AnyShapeStyle?) -> Bool {
        guard let first, let second else { return (first == nil) == (second == nil) }
        func compare<S: ShapeStyle>(_ style: S) -> Bool { (second.style as? S).map { ValueComparison.areEqual(style, $0) } ?? false }
        return compare(first.style)
    }
}
