import Foundation

/// The array that an object has for a key, whose changes are changes of the object.
///
/// An object changes its array by its methods `insertObject:in<Key>AtIndex:`, `removeObjectFrom<Key>AtIndex:` and
/// `replaceObjectIn<Key>AtIndex:withObject:`, or by the property's setter where it lacks the first two.
///
/// Source: Apple's documentation of `mutableArrayValue(forKey:)`.
final class KeyedMutableArray: NSMutableArray {
    private let owner: NSObject
    private let key: String

    init(of owner: NSObject, key: String) {
        (self.owner, self.key) = (owner, key)
        super.init(capacity: 0)
    }

    required init(objects: UnsafePointer<AnyObject>?, count: Int) { fatalError("an array of a property has an owner") }
    required convenience init(arrayLiteral elements: Any...) { fatalError("an array of a property has an owner") }
    required init?(coder: NSCoder) { nil }

    private var elements: [Any] { CodedCollection.elements(of: owner.value(forKey: key)) ?? [] }
    private var name: String { key.prefix(1).uppercased() + key.dropFirst() }

    override var count: Int { elements.count }
    override func object(at index: Int) -> Any { elements[index] }

    override func insert(_ anObject: Any, at index: Int) {
        change(.insertion, index, "insertObject:in\(name)AtIndex:", [anObject, index]) { $0.insert(anObject, at: index) }
    }

    override func removeObject(at index: Int) {
        change(.removal, index, "removeObjectFrom\(name)AtIndex:", [index]) { $0.remove(at: index) }
    }

    override func replaceObject(at index: Int, with anObject: Any) {
        let selector = "replaceObjectIn\(name)AtIndex:withObject:"
        if hasAccessors, ObjectRuntime.method(selector, of: owner) == nil {
            removeObject(at: index)
            return insert(anObject, at: index)
        }
        change(.replacement, index, selector, [index, anObject]) { $0[index] = anObject }
    }

    private var hasAccessors: Bool {
        ObjectRuntime.method("insertObject:in\(name)AtIndex:", of: owner) != nil
            && ObjectRuntime.method("removeObjectFrom\(name)AtIndex:", of: owner) != nil
    }

    private func change(_ kind: NSKeyValueChange, _ index: Int, _ selector: String, _ arguments: [Any?], _ edit: (inout [Any]) -> Void) {
        KeyValueObserving.willChange(owner, key, kind, [index])
        KeyValueObserving.reportingNothing(of: owner, key) {
            if hasAccessors, let method = ObjectRuntime.method(selector, of: owner) {
                _ = method(owner, arguments)
            } else {
                var changed = elements
                edit(&changed)
                owner.setValue(changed, forKey: key)
            }
        }
        KeyValueObserving.didChange(owner, key, kind, [index])
    }
}

extension NSObject {
    /// The array of a property, whose changes set the property and are reported to its observers.
    public func mutableArrayValue(forKey key: String) -> NSMutableArray { KeyedMutableArray(of: self, key: key) }

    /// The array at the end of a path of keys joined by dots.
    public func mutableArrayValue(forKeyPath keyPath: String) -> NSMutableArray {
        let keys = keyPath.split(separator: ".").map(String.init)
        guard keys.count > 1, let last = keys.last else { return mutableArrayValue(forKey: keyPath) }
        let path = keys.dropLast().joined(separator: ".")
        guard let owner = value(forKeyPath: path) as? NSObject else {
            raise(.invalidArgumentException, "\(self) has no object at the key path “\(path)”, whose array “\(last)” is wanted.")
        }
        return owner.mutableArrayValue(forKeyPath: last)
    }
}
