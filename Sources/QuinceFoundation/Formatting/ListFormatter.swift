import Foundation
import _FoundationICU

/// Texts for lists, such as “a, b, and c”.
///
/// Source of the behaviour: Apple's “ListFormatter”. Wording is that of Unicode's CLDR.
open class ListFormatter: Formatter, @unchecked Sendable {
    /// The language; nil = the user's.
    open var locale: Locale! = .autoupdatingCurrent
    /// Makes texts of the items; without one, or where it makes none, an item is described by itself.
    open var itemFormatter: Formatter?

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The strings as a list in the user's language.
    open class func localizedString(byJoining strings: [String]) -> String { ListFormatter().joined(strings) }

    /// The items as a list.
    open func string(from items: [Any]) -> String? { joined(items.map { itemFormatter?.string(for: $0) ?? "\($0)" }) }

    /// The text for an array; nil for anything else.
    open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap { string(from: $0) } }

    private func joined(_ strings: [String]) -> String {
        FormattedText.list(strings, ULISTFMT_TYPE_AND, locale ?? .current) ?? strings.joined(separator: ", ")
    }
}
