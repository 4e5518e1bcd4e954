import Foundation

/// A path of keys joined by dots, among them collection operators (`items.@sum.price`).
package struct CodedKeyPath {
    let keys: [String]

    package init(_ text: String) { keys = text.split(separator: ".").map(String.init) }
    init(keys: [String]) { self.keys = keys }

    package var text: String { keys.joined(separator: ".") }

    func appending(_ key: String) -> CodedKeyPath { CodedKeyPath(keys: keys + CodedKeyPath(key).keys) }

    /// The value at the path's end; nil where a value on the way is nil.
    package func value(of receiver: Any?) -> Any? {
        var current = receiver
        for (position, key) in keys.enumerated() {
            guard let present = CodedCollection.unwrapped(current) else { return nil }
            if position < keys.count - 1, let coder = present as? any KeyPathCoding {
                return coder.codedValue(forKeyPath: keys[position...].joined(separator: "."))
            }
            if key.hasPrefix("@"), !(present is any KeyValueCoding), let elements = CollectionOperator.elements(of: present) {
                return CollectionOperator.value(key, of: elements, CodedKeyPath(keys: Array(keys[(position + 1)...])))
            }
            current = KeyedValue.value(of: present, forKey: key)
        }
        return current
    }
}
