import AutomationModel
import Foundation

/// How a client finds elements.
enum ElementLocator: Sendable {
    case type(ElementType)
    case name(String)
    case predicate(ElementPredicate)
    case chain(ClassChain)
    case path(String)
    /// An attribute that equals a text, or holds it.
    case link(ElementAttribute, String, isPartial: Bool)

    /// The locator of a strategy's name and its value.
    ///
    /// - Throws: `invalid argument` for an unknown strategy, `invalid selector` for a value that it cannot read.
    init(using strategy: String, value: String) throws(WebDriverError) {
        guard value.utf8.count <= Self.longestValue else {
            throw WebDriverError(.invalidSelector, "a locator has at most \(Self.longestValue) bytes")
        }
        switch strategy {
        case "class name", "tag name", "-ios class name": self = .type(try Self.type(value))
        case "accessibility id", "name", "id": self = .name(value)
        case "predicate string", "-ios predicate string": self = .predicate(try ElementPredicate(value))
        case "class chain", "-ios class chain": self = .chain(try ClassChain(value))
        case "xpath": self = .path(value)
        case "link text", "partial link text": self = try Self.link(value, isPartial: strategy.hasPrefix("partial"))
        case "css selector": self = try Self.selector(value)
        default:
            throw WebDriverError(
                .invalidArgument,
                "there is no locator strategy “\(strategy.prefix(60))”; there are class name, accessibility id, name, id, predicate string, "
                    + "class chain, xpath, link text, partial link text, and their names with “-ios ”")
        }
    }

    private static let longestValue = 16 << 10

    private static func type(_ name: String) throws(WebDriverError) -> ElementType {
        if let type = ElementType(className: name) { return type }
        throw WebDriverError(.invalidSelector, "there is no type “\(name.prefix(60))”; types are named as XCUIElementTypeButton")
    }

    /// `label=Save`, or an element's name alone.
    private static func link(_ value: String, isPartial: Bool) throws(WebDriverError) -> ElementLocator {
        guard let equals = value.firstIndex(of: "="), let attribute = ElementAttribute(named: String(value[..<equals])) else {
            return .link(.label, value, isPartial: isPartial)
        }
        return .link(attribute, String(value[value.index(after: equals)...]), isPartial: isPartial)
    }

    /// The selectors that Selenium makes of `By.ID`, `By.NAME` and `By.CLASS_NAME`.
    private static func selector(_ value: String) throws(WebDriverError) -> ElementLocator {
        for attribute in ["id", "name"] {
            for quote in ["\"", "'"] {
                let start = "[\(attribute)=\(quote)"
                guard value.hasPrefix(start), value.hasSuffix(quote + "]"), value.count > start.count + 1 else { continue }
                return .name(unescaped(value.dropFirst(start.count).dropLast(2)))
            }
        }
        if value.hasPrefix("#") { return .name(unescaped(value.dropFirst())) }
        let name = value.hasPrefix(".") ? unescaped(value.dropFirst()) : value
        if let type = ElementType(className: name) { return .type(type) }
        throw WebDriverError(
            .invalidSelector, "native elements have no CSS selectors but those of By.ID, By.NAME and By.CLASS_NAME: “\(value.prefix(60))”")
    }

    private static func unescaped(_ text: Substring) -> String { text.replacingOccurrences(of: "\\", with: "") }

    // MARK: Finding

    /// The elements that fit, in the order of the source.
    ///
    /// - Parameters:
    ///   - root: The element below which is looked.
    ///   - isFirstOnly: Whether the first is enough.
    func find(in snapshot: ScreenSnapshot, below root: Int = 0, isFirstOnly: Bool = false) throws(WebDriverError) -> [Int] {
        // The application is found, too, where it is the root.
        let range = root == 0 ? 0..<snapshot.entries[0].end : snapshot.descendants(of: root)
        switch self {
        case .type(let type):
            return range.first(isFirstOnly) { type == .any || snapshot.entries[$0].element.type == type }
        case .name(let name):
            return range.first(isFirstOnly) {
                let element = snapshot.entries[$0].element
                return element.identifier == name || element.label == name
            }
        case .predicate(let predicate): return range.first(isFirstOnly) { predicate.matches($0, snapshot) }
        case .chain(let chain): return chain.find(in: snapshot, below: root, isFirstOnly: isFirstOnly)
        case .path(let path): return try PathLocator.find(path, in: snapshot, below: root)
        case .link(let attribute, let text, let isPartial):
            return range.first(isFirstOnly) { number in
                let value = snapshot.json(attribute, of: number)
                guard let found = value.string ?? value.bool.map({ $0 ? "true" : "false" }) ?? value.integer.map(String.init) else {
                    return false
                }
                return isPartial ? found.contains(text) : found == text
            }
        }
    }
}

extension Range<Int> {
    /// The numbers that fit, or the first of them.
    fileprivate func first(_ isFirstOnly: Bool, where fits: (Int) -> Bool) -> [Int] {
        isFirstOnly ? first(where: fits).map { [$0] } ?? [] : filter(fits)
    }
}
