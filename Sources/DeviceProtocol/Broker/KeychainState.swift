import Foundation

/// The part of a keychain that an app may use.
public struct KeychainState: Codable, Equatable, Sendable {
    /// The app's access groups, the one that items are added to first.
    public var groups: [String]
    /// Another number whenever items in the groups have changed.
    public var revision: Int
    /// nil where the app that asks knows this revision.
    public var items: [KeychainItem]?

    public init(groups: [String], revision: Int, items: [KeychainItem]? = nil) {
        (self.groups, self.revision, self.items) = (groups, revision, items)
    }
}

/// A change to the items of a keychain: items with a known reference are replaced in place, others are appended.
public struct KeychainChange: Codable, Equatable, Sendable {
    public var changed: [KeychainItem]
    public var removed: [UUID]

    public init(changed: [KeychainItem] = [], removed: [UUID] = []) { (self.changed, self.removed) = (changed, removed) }

    /// The difference between two lists of items.
    public init(from old: [KeychainItem], to new: [KeychainItem]) {
        let before = Dictionary(old.map { ($0.reference, $0) }) { $1 }, left = Set(new.map(\.reference))
        changed = new.filter { before[$0.reference] != $0 }
        removed = old.map(\.reference).filter { !left.contains($0) }
    }

    /// Returns the items after the change.
    public func applied(to items: [KeychainItem]) -> [KeychainItem] {
        var rest = Dictionary(changed.map { ($0.reference, $0) }) { $1 }
        let gone = Set(removed)
        let kept = items.filter { !gone.contains($0.reference) }.map { rest.removeValue(forKey: $0.reference) ?? $0 }
        return kept + changed.filter { rest[$0.reference] != nil }
    }
}
