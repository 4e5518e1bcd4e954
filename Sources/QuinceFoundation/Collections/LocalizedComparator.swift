import Foundation

/// Compares texts as the user's language orders them.
public struct _LocalizedComparator: SortComparator, Hashable, Sendable {
    fileprivate enum Kind { case standard, localized }

    fileprivate let kind: Kind
    public var order = SortOrder.forward

    public func compare(_ lhs: String, _ rhs: String) -> ComparisonResult {
        let result = kind == .standard ? lhs.localizedStandardCompare(rhs) : lhs.localizedCompare(rhs)
        switch (order, result) {
        case (.reverse, .orderedAscending): return .orderedDescending
        case (.reverse, .orderedDescending): return .orderedAscending
        default: return result
        }
    }
}

extension SortComparator where Self == _LocalizedComparator {
    /// As files are ordered: letter case makes little difference, and numbers count as such.
    public static var localizedStandard: _LocalizedComparator { _LocalizedComparator(kind: .standard) }

    /// As words are ordered in a dictionary.
    public static var localized: _LocalizedComparator { _LocalizedComparator(kind: .localized) }
}

// Texts are compared so where nothing else is asked for; Foundation on Linux compares them by their characters' numbers.

extension KeyPathComparator {
    public init(_ keyPath: KeyPath<Compared, String>, order: SortOrder = .forward) {
        self.init(keyPath, comparator: .localizedStandard, order: order)
    }

    public init(_ keyPath: KeyPath<Compared, String?>, order: SortOrder = .forward) {
        self.init(keyPath, comparator: .localizedStandard, order: order)
    }
}

extension SortDescriptor {
    public init(_ keyPath: KeyPath<Compared, String>, order: SortOrder = .forward) {
        self.init(keyPath.appending(path: \.standardOrder), order: order)
    }

    public init(_ keyPath: KeyPath<Compared, String?>, order: SortOrder = .forward) {
        self.init(keyPath.appending(path: \.?.standardOrder), order: order)
    }

    public init(_ keyPath: KeyPath<Compared, String>, comparator: _LocalizedComparator, order: SortOrder = .forward) {
        switch comparator.kind {
        case .standard: self.init(keyPath.appending(path: \.standardOrder), order: order)
        case .localized: self.init(keyPath.appending(path: \.localizedOrder), order: order)
        }
    }
}

/// A text that is compared as the user's language orders it.
package struct OrderedText: Comparable {
    let text: String
    let comparator: _LocalizedComparator

    package static func < (lhs: OrderedText, rhs: OrderedText) -> Bool { lhs.comparator.compare(lhs.text, rhs.text) == .orderedAscending }
    package static func == (lhs: OrderedText, rhs: OrderedText) -> Bool { lhs.comparator.compare(lhs.text, rhs.text) == .orderedSame }
}

extension String {
    package var standardOrder: OrderedText { OrderedText(text: self, comparator: .localizedStandard) }
    package var localizedOrder: OrderedText { OrderedText(text: self, comparator: .localized) }
}
