/// A key of the environment.
public protocol EnvironmentKey {
    associatedtype Value
    /// The value where no ancestor set one.
    static var defaultValue: Value { get }
}

/// A collection of values that views inherit from their ancestors.
public struct EnvironmentValues: CustomStringConvertible {
    /// The values set, the latest first. They never change, and are shared with the environments made from this one.
    private var entries: Entry?
    /// Objects given by type.
    var objects: [ObjectIdentifier: AnyObject] = [:]

    private class Entry {
        let key: ObjectIdentifier
        let next: Entry?

        init(_ key: ObjectIdentifier, _ next: Entry?) { (self.key, self.next) = (key, next) }
        var text: String { "" }
        func isSame(as other: Entry) -> Bool { false }
    }

    private final class ValueEntry<Key: EnvironmentKey>: Entry {
        let value: Key.Value

        init(_ value: Key.Value, _ next: Entry?) {
            self.value = value
            super.init(ObjectIdentifier(Key.self), next)
        }
        override var text: String { "\(Key.self) = \(value)" }
        override func isSame(as other: Entry) -> Bool {
            key == other.key && ValueComparison.areEqual(value, unsafeDowncast(other, to: ValueEntry<Key>.self).value)
        }
    }

    /// Tells whether values are the very ones of an environment, as neighbours have them, without keeping what is in it: a stack, for one, and its views.
    struct Mark {
        private weak var entries: Entry?

        init(_ environment: EnvironmentValues) { entries = environment.entries }
        func isOf(_ environment: EnvironmentValues) -> Bool { entries.map { $0 === environment.entries } ?? false }
    }

    /// Whether the same values were set in the same order: what was computed from one then holds for the other.
    func isSame(as other: EnvironmentValues) -> Bool {
        var (entry, otherEntry) = (entries, other.entries)
        while let one = entry, let two = otherEntry, one !== two {
            guard one.isSame(as: two) else { return false }
            (entry, otherEntry) = (one.next, two.next)
        }
        guard entry === otherEntry, objects.count == other.objects.count else { return false }
        return objects.allSatisfy { $1 === other.objects[$0] }
    }

    public init() {}

    /// The value of a key.
    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get { valueIfSet(key) ?? K.defaultValue }
        set {
            // Setting the same value again, as on each update of a modifier, must not look like a change.
            entries = ValueEntry<K>(newValue, entries)
        }
    }

    /// The value of a key; nil where no ancestor set one.
    @inline(__always) func valueIfSet<K: EnvironmentKey>(_ key: K.Type) -> K.Value? {
        let id = ObjectIdentifier(key)
        var entry = entries
        while let current = entry {
            if current.key == id { return unsafeDowncast(current, to: ValueEntry<K>.self).value }
            entry = current.next
        }
        return nil
    }

    public var description: String {
        "[" + sequence(first: entries, next: { $0?.next }).prefix { $0 != nil }.compactMap { $0?.text }.joined(separator: ", ") + "]"
    }
}
