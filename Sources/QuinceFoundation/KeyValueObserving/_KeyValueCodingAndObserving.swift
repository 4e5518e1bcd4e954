import Foundation

/// Objects whose properties can be observed by Swift's key paths.
public protocol _KeyValueCodingAndObserving {}

extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving {
    /// Observes a property that is declared `@objc dynamic`. The observation ends when what is returned goes.
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        let observation = PropertyObservation(
            of: self as! NSObject, CodedKeyPath(KeyPathNames.name(of: keyPath)), options,
            read: { ($0 as! Self)[keyPath: keyPath] },
            handle: { [weak object = self as? NSObject] change in
                guard let object = object as? Self else { return }
                changeHandler(
                    object,
                    NSKeyValueObservedChange(
                        kind: change.kind, newValue: change.new as? Value, oldValue: change.old as? Value, indexes: change.indexes,
                        isPrior: change.isPrior))
            })
        observation.begin()
        return NSKeyValueObservation(observation)
    }

    /// Reports that a property is about to change.
    public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
        KeyValueObserving.willChange(self as! NSObject, KeyPathNames.name(of: keyPath))
    }

    /// Reports that a property has changed.
    public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
        KeyValueObserving.didChange(self as! NSObject, KeyPathNames.name(of: keyPath))
    }

    /// Reports that elements of a property are about to be inserted, removed or replaced.
    public func willChange<Value>(_ changeKind: NSKeyValueChange, valuesAt indexes: IndexSet, for keyPath: KeyPath<Self, Value>) {
        KeyValueObserving.willChange(self as! NSObject, KeyPathNames.name(of: keyPath), changeKind, indexes)
    }

    /// Reports that elements of a property have been inserted, removed or replaced.
    public func didChange<Value>(_ changeKind: NSKeyValueChange, valuesAt indexes: IndexSet, for keyPath: KeyPath<Self, Value>) {
        KeyValueObserving.didChange(self as! NSObject, KeyPathNames.name(of: keyPath), changeKind, indexes)
    }
}
