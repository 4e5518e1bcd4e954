@_spi(Quince) import QuinceFoundation

/// Sorts objects into the sections of an index: by the letters of the alphabet.
///
/// Source: Apple's “UILocalizedIndexedCollation”. The alphabet is that of the app's language; what begins with none of its letters is in the last
/// section, “#”.
@preconcurrency @MainActor open class UILocalizedIndexedCollation: NSObject {
    private static let shared = UILocalizedIndexedCollation()
    private let locale = Locale.current
    private let letters: [String]

    override init() {
        letters = Self.alphabet(of: Locale.current.language.languageCode?.identifier ?? "en")
        super.init()
    }

    open class func current() -> Self {
        guard let collation = shared as? Self else {
            uncaughtException(.invalidArgument, "the collation is a UILocalizedIndexedCollation, not an instance of a subclass")
        }
        return collation
    }

    /// The titles of the sections.
    open var sectionTitles: [String] { letters }
    /// The titles of the index.
    open var sectionIndexTitles: [String] { letters }

    /// The section for a title of the index.
    open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int { min(max(indexTitleIndex, 0), letters.count - 1) }

    /// The section an object belongs to, by the string its method returns.
    open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
        section(of: string(of: object, selector))
    }

    /// Objects in the order of the strings their methods return.
    open func sortedArray(from array: [Any], collationStringSelector selector: Selector) -> [Any] {
        array.map { (string(of: $0, selector), $0) }.sorted { isBefore($0.0, $1.0) }.map(\.1)
    }

    private func string(of object: Any, _ selector: Selector) -> String {
        let object = object as AnyObject
        if let method = ObjectRuntime.method(selector.name, of: object), let string = method(object, []) as? String { return string }
        if let string = object as? String { return string }
        uncaughtException(.invalidArgument, "-[\(className(of: object)) \(selector.name)]: unrecognized selector sent to instance")
    }

    private func isBefore(_ one: String, _ other: String) -> Bool {
        one.compare(other, options: [.caseInsensitive, .diacriticInsensitive, .numeric], locale: locale) == .orderedAscending
    }

    private func section(of string: String) -> Int {
        let options: String.CompareOptions = [.caseInsensitive]
        guard let first = string.trimmingCharacters(in: .whitespacesAndNewlines).first.map(String.init) else { return letters.count - 1 }
        let known = letters.dropLast()
        if let index = known.firstIndex(where: { $0.compare(first, options: options, locale: locale) == .orderedSame }) { return index }
        let plain = first.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: locale)
        return known.firstIndex { $0.compare(plain, options: options, locale: locale) == .orderedSame } ?? letters.count - 1
    }

    private static func alphabet(of language: String) -> [String] {
        let letters =
            switch language {
            case "ru": "АБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЭЮЯ"
            case "sr": "АБВГДЂЕЖЗИЈКЛЉМНЊОПРСТЋУФХЦЧЏШ"
            case "uk": "АБВГҐДЕЄЖЗИІЇЙКЛМНОПРСТУФХЦЧШЩЮЯ"
            case "el": "ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ"
            case "sv", "fi": "ABCDEFGHIJKLMNOPQRSTUVWXYZÅÄÖ"
            case "da", "nb", "no": "ABCDEFGHIJKLMNOPQRSTUVWXYZÆØÅ"
            case "es": "ABCDEFGHIJKLMNÑOPQRSTUVWXYZ"
            default: "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
            }
        return letters.map(String.init) + ["#"]
    }
}
