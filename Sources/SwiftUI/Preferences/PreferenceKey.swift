/// A value that views tell those around them.
///
/// Source: Apple's documentation of `PreferenceKey`.
public protocol PreferenceKey {
    associatedtype Value
    /// The value where no view tells one.
    static var defaultValue: Value { get }
    /// Puts together what two views tell, in the order they stand in.
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    public static var defaultValue: Value { nil }
}

extension LayoutNode {
    /// Returns the reduced value of a preference key in the subtree; nil where no view sets it.
    func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
        let own = (traits[ObjectIdentifier(key)] as? PreferenceBox<Key.Value>)
        if let own, let value = own.value { return own.change.map { $0(value) } ?? value }
        var result: Key.Value?
        for child in preferenceChildren {
            guard let next = child.preference(key) else { continue }
            if var current = result {
                Key.reduce(value: &current) { next }
                result = current
            } else {
                result = next
            }
        }
        if let change = own?.change { return change(result ?? Key.defaultValue) }
        return result
    }
}

/// The preference value that a view sets, or its change to the values of the views inside.
final class PreferenceBox<Value> {
    var value: Value?
    var change: ((Value) -> Value)?
}
