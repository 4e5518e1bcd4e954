import Foundation

/// The operators of key paths that compute one value of a collection. Source: Apple's “Key-Value Coding Programming Guide”.
enum CollectionOperator {
    /// The elements an operator works on: of a dictionary its values; nil for what is no collection.
    static func elements(of value: Any) -> [Any]? {
        if let elements = CodedCollection.elements(of: value) { return elements }
        return (value as? [AnyHashable: Any]).map { Array($0.values) } ?? (value as? NSDictionary)?.allValues
    }

    /// Applies an operator (`@sum`) to the values that a path has in each element; an unknown one ends the app.
    static func value(_ name: String, of elements: [Any], _ path: CodedKeyPath) -> Any? {
        if name == "@count" {
            let count = NSNumber(value: elements.count)
            return path.keys.isEmpty ? count : path.value(of: count)
        }
        func values() -> [Any] { elements.compactMap { CodedCollection.unwrapped(path.value(of: $0)) } }
        switch name {
        case "@sum": return sum(values()).object
        case "@avg":
            let total = sum(values()).double
            return NSNumber(value: elements.isEmpty ? 0 : total / Double(elements.count))
        case "@min": return extreme(values(), .orderedAscending)
        case "@max": return extreme(values(), .orderedDescending)
        case "@unionOfObjects": return values()
        case "@distinctUnionOfObjects": return CodedCollection.distinct(values())
        case "@unionOfArrays": return elements.flatMap { inner($0, path, name) }
        case "@distinctUnionOfArrays": return CodedCollection.distinct(elements.flatMap { inner($0, path, name) })
        case "@distinctUnionOfSets": return Set(elements.flatMap { inner($0, path, name) }.map(CodedCollection.member))
        default:
            raise(
                .undefinedKeyException,
                "[<NSArray> valueForUndefinedKey:]: this class does not implement the \(name.dropFirst()) operation.")
        }
    }

    private static func inner(_ collection: Any, _ path: CodedKeyPath, _ name: String) -> [Any] {
        guard let value = CodedCollection.unwrapped(path.value(of: collection)) else { return [] }
        guard let elements = CodedCollection.elements(of: value) else {
            raise(.invalidArgumentException, "\(name) needs a collection of collections, and one element is \(value).")
        }
        return elements.compactMap(CodedCollection.unwrapped)
    }

    /// The sum of numbers; what is no number counts as 0.
    static func sum(_ values: [Any]) -> ComparedNumber {
        values.reduce(.integer(0)) { total, value in
            total + (ComparedNumber(value) ?? (value as? String).flatMap(Double.init).map { .double($0) } ?? .integer(0))
        }
    }

    /// The value that stands before (or after) all others; nil where there is none.
    static func extreme(_ values: [Any], _ wanted: ComparisonResult) -> Any? {
        values.reduce(nil) { best, value in
            guard let best else { return value }
            return ValueOrder.compare(value, best) == wanted ? value : best
        }
    }
}
