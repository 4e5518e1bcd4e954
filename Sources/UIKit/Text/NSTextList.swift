/// A list in text: what marks its items. Apps write the markers into the text.
///
/// Source: Apple's documentation of `NSTextList`.
open class NSTextList: NSObject, NSCopying, @unchecked Sendable {
    private let header = CoreFoundationHeader()

    /// The format of an item's marker: text, with at most one `{kind}` that is replaced by the item's number or sign.
    public struct MarkerFormat: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }

        public static let box = MarkerFormat("{box}")
        public static let check = MarkerFormat("{check}")
        public static let circle = MarkerFormat("{circle}")
        public static let diamond = MarkerFormat("{diamond}")
        public static let disc = MarkerFormat("{disc}")
        public static let hyphen = MarkerFormat("{hyphen}")
        public static let square = MarkerFormat("{square}")
        public static let lowercaseHexadecimal = MarkerFormat("{lower-hexadecimal}")
        public static let uppercaseHexadecimal = MarkerFormat("{upper-hexadecimal}")
        public static let octal = MarkerFormat("{octal}")
        public static let lowercaseAlpha = MarkerFormat("{lower-alpha}")
        public static let uppercaseAlpha = MarkerFormat("{upper-alpha}")
        public static let lowercaseLatin = MarkerFormat("{lower-latin}")
        public static let uppercaseLatin = MarkerFormat("{upper-latin}")
        public static let lowercaseRoman = MarkerFormat("{lower-roman}")
        public static let uppercaseRoman = MarkerFormat("{upper-roman}")
        public static let decimal = MarkerFormat("{decimal}")
    }

    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The marker of the list around this one stands before that of this one.
        public static let prependEnclosingMarker = Options(rawValue: 1)
    }

    public let markerFormat: MarkerFormat
    public let listOptions: Options
    /// The number of the first item.
    open var startingItemNumber = 1

    public init(markerFormat: MarkerFormat, options: Options) {
        (self.markerFormat, listOptions) = (markerFormat, options)
        super.init()
    }

    public convenience init(markerFormat: MarkerFormat, options: Int) {
        self.init(markerFormat: markerFormat, options: Options(rawValue: UInt(max(options, 0))))
    }

    /// Makes a list without options.
    public convenience init(markerFormat: MarkerFormat, startingItemNumber: Int) {
        self.init(markerFormat: markerFormat, options: Options())
        self.startingItemNumber = startingItemNumber
    }

    /// Whether the items are numbered.
    open var isOrdered: Bool { kind.map { NSTextList.signs[$0] == nil } ?? false }

    /// The marker of an item by its number, without what surrounds it in the text.
    open func marker(forItemNumber itemNumber: Int) -> String {
        guard let kind else { return markerFormat.rawValue }
        return markerFormat.rawValue.replacingOccurrences(of: "{\(kind)}", with: NSTextList.signs[kind] ?? number(itemNumber, kind))
    }

    private static let signs: [String: String] = [
        "box": "\u{25A1}", "check": "\u{2713}", "circle": "\u{25E6}", "diamond": "\u{25C6}", "disc": "\u{2022}", "hyphen": "\u{2043}",
        "square": "\u{25AA}",
    ]

    /// The name in braces.
    private var kind: String? {
        guard let start = markerFormat.rawValue.firstIndex(of: "{"), let end = markerFormat.rawValue[start...].firstIndex(of: "}") else {
            return nil
        }
        return String(markerFormat.rawValue[markerFormat.rawValue.index(after: start)..<end])
    }

    private func number(_ value: Int, _ kind: String) -> String {
        switch kind {
        case "lower-hexadecimal": String(value, radix: 16)
        case "upper-hexadecimal": String(value, radix: 16, uppercase: true)
        case "octal": String(value, radix: 8)
        case "lower-alpha", "lower-latin": NSTextList.letters(value)
        case "upper-alpha", "upper-latin": NSTextList.letters(value).uppercased()
        case "lower-roman": NSTextList.roman(value)
        case "upper-roman": NSTextList.roman(value).uppercased()
        default: String(value)
        }
    }

    /// a…z, aa…az and so on; a number below 1 as digits.
    private static func letters(_ value: Int) -> String {
        guard value > 0 else { return String(value) }
        var rest = value, result = ""
        while rest > 0 {
            rest -= 1
            result = String(UnicodeScalar(UInt8(97 + rest % 26))) + result
            rest /= 26
        }
        return result
    }

    /// Lowercase Roman digits of 1…3999; other numbers as Arabic ones.
    private static func roman(_ value: Int) -> String {
        guard (1...3999).contains(value) else { return String(value) }
        let digits: [(Int, String)] = [
            (1000, "m"), (900, "cm"), (500, "d"), (400, "cd"), (100, "c"), (90, "xc"), (50, "l"), (40, "xl"), (10, "x"), (9, "ix"),
            (5, "v"),
            (4, "iv"), (1, "i"),
        ]
        var rest = value, result = ""
        for (amount, digit) in digits {
            while rest >= amount {
                result += digit
                rest -= amount
            }
        }
        return result
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSTextList else { return false }
        return (markerFormat, listOptions.rawValue, startingItemNumber)
            == (other.markerFormat, other.listOptions.rawValue, other.startingItemNumber)
    }
    open override var hash: Int { markerFormat.hashValue ^ startingItemNumber }
}
