import Foundation

/// Writes people's names in the order of their language, and reads them.
///
/// Source of the behaviour: Apple's “PersonNameComponentsFormatter”.
open class PersonNameComponentsFormatter: Formatter, @unchecked Sendable {
    public enum Style: Int, Sendable {
        /// That of `medium`.
        case `default` = 0
        /// The nickname where there is one, else the given name.
        case short = 1
        /// Given and family name.
        case medium = 2
        /// All parts.
        case long = 3
        /// The initials.
        case abbreviated = 4
    }

    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The phonetic form of the name only.
        public static let phonetic = Options(rawValue: 1 << 1)
    }

    open var style = Style.default
    /// Whether only the phonetic form of the name is written.
    open var isPhonetic = false
    /// The language, which decides the order of names in a script that several languages write; nil: the user's.
    open var locale: Locale! = .autoupdatingCurrent

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open class func localizedString(
        from components: PersonNameComponents, style nameFormatStyle: Style, options nameOptions: Options = []
    ) -> String {
        let formatter = PersonNameComponentsFormatter()
        (formatter.style, formatter.isPhonetic) = (nameFormatStyle, nameOptions.contains(.phonetic))
        return formatter.string(from: components)
    }

    open func string(from components: PersonNameComponents) -> String {
        let name = isPhonetic ? components.phoneticRepresentation ?? PersonNameComponents() : components
        return PersonNameText(locale: locale ?? .current).text(of: name, style)
    }

    /// The parts of a name; nil for a text without any.
    open func personNameComponents(from string: String) -> PersonNameComponents? { PersonNameReader.components(in: string) }

    /// The text for `PersonNameComponents`; nil for anything else.
    open override func string(for obj: Any?) -> String? { (obj as? PersonNameComponents).map { string(from: $0) } }

    @available(*, unavailable, message: "not yet in Quince: PersonNameComponentsFormatter.annotatedString(from:); use string(from:)")
    open func annotatedString(from components: PersonNameComponents) -> NSAttributedString { fatalError() }
}
