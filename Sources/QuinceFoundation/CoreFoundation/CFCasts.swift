import Foundation

// On iOS `value as CFDictionary` works for dictionaries of every kind and for Foundation's. Here it is a cast between types of Swift, so lowering calls
// these functions instead.

/// The dictionary itself.
@_spi(Quince) public func __quinceDictionary(_ dictionary: CFDictionary) -> CFDictionary { dictionary }
/// A dictionary of other types, without the entries whose keys are no texts.
@_disfavoredOverload @_spi(Quince) public func __quinceDictionary<Key, Value>(_ dictionary: [Key: Value]) -> CFDictionary {
    CFDictionary(dictionary.compactMap { key, value in text(of: key).map { ($0, value as Any) } }) { _, last in last }
}
@_spi(Quince) public func __quinceDictionary(_ dictionary: NSDictionary) -> CFDictionary {
    CFDictionary(dictionary.compactMap { key, value in text(of: key).map { ($0, value) } }) { _, last in last }
}

/// The array itself.
@_spi(Quince) public func __quinceArray(_ array: CFArray) -> CFArray { array }
@_spi(Quince) public func __quinceArray(_ array: NSArray) -> CFArray { array.map { $0 } }

private func text(of key: Any) -> String? {
    if let text = key as? String { return text }
    if let text = key as? NSString { return String(describing: text) }
    return (key as? AnyHashable)?.base as? String
}
