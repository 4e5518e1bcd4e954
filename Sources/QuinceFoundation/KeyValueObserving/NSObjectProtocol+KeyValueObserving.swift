import Foundation

// In the protocol's extension, so that classes can declare their own: lowering takes the `override` away and registers the methods, and whatever
// calls them asks the registry.

/// An observer that was added by name.
private struct NamedObserver {
    weak var observer: NSObject?
    let context: UnsafeMutableRawPointer?
    let observation: PropertyObservation
}

private let observersLock = NSRecursiveLock()
nonisolated(unsafe) private var observers: [ObjectIdentifier: [NamedObserver]] = [:]

extension NSObjectProtocol where Self: NSObject {
    /// Observes the value at the end of a key path: the observer's `observeValue(forKeyPath:of:change:context:)` is called.
    public func addObserver(
        _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [], context: UnsafeMutableRawPointer?
    ) {
        let path = CodedKeyPath(keyPath)
        let observation = PropertyObservation(
            of: self, path, options, read: { path.value(of: $0) },
            handle: { [weak self, weak observer] change in
                guard let self, let observer else { return }
                NamedChange.send(change, options, keyPath, of: self, to: observer, context)
            })
        observersLock.withLock {
            observers[ObjectIdentifier(self), default: []].removeAll { $0.observation.object == nil }
            observers[ObjectIdentifier(self), default: []].append(
                NamedObserver(observer: observer, context: context, observation: observation))
        }
        observation.begin()
    }

    /// Ends an observation; one that is none ends the app with iOS's exception.
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?) {
        NamedChange.remove(observer, keyPath, from: self) { $0 == context }
    }

    /// Ends the observation that was added last; one that is none ends the app with iOS's exception.
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
        NamedChange.remove(observer, keyPath, from: self) { _ in true }
    }

    /// Handles a change of a property that the object observes; classes that observe declare their own.
    public func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
    ) {
        raise(
            .internalInconsistencyException,
            "\(self): An -observeValueForKeyPath:ofObject:change:context: message was received but not handled.\nKey path: \(keyPath ?? "")\n"
                + "Observed object: \(object.map { "\($0)" } ?? "(null)")\nChange: \(change ?? [:])\n"
                + "Context: \(context.map { "\($0)" } ?? "0x0")")
    }

    /// Reports that a property is about to change.
    public func willChangeValue(forKey key: String) { KeyValueObserving.willChange(self, key) }
    /// Reports that a property has changed.
    public func didChangeValue(forKey key: String) { KeyValueObserving.didChange(self, key) }

    /// The key paths that a property is computed from.
    public static func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> { [] }
    /// Whether a property reports its changes by itself.
    public static func automaticallyNotifiesObservers(forKey key: String) -> Bool { true }

    /// Answers a key that the object does not have: ends the app with iOS's exception.
    public func value(forUndefinedKey key: String) -> Any? {
        raise(.undefinedKeyException, KeyedValue.undefinedMessage(key, of: self, accessor: "valueForUndefinedKey:"))
    }

    /// Handles a value for a key that the object does not have: ends the app with iOS's exception.
    public func setValue(_ value: Any?, forUndefinedKey key: String) {
        raise(.undefinedKeyException, KeyedValue.undefinedMessage(key, of: self, accessor: "setValue:forUndefinedKey:"))
    }

    /// Handles nil for a plain number: ends the app with iOS's exception.
    public func setNilValueForKey(_ key: String) {
        let address = String(UInt(bitPattern: ObjectIdentifier(self)), radix: 16)
        raise(
            .invalidArgumentException,
            "[<\(String(reflecting: type(of: self))) 0x\(address)> setNilValueForKey]: could not set nil as the value for the key \(key).")
    }
}

/// Changes as observers by name are told of them.
private enum NamedChange {
    static func send(
        _ change: PropertyObservation.Change, _ options: NSKeyValueObservingOptions, _ keyPath: String, of object: NSObject,
        to observer: NSObject, _ context: UnsafeMutableRawPointer?
    ) {
        var dictionary: [NSKeyValueChangeKey: Any] = [.kindKey: NSNumber(value: change.kind.rawValue)]
        if options.contains(.new), !change.isPrior { dictionary[.newKey] = change.new ?? NSNull() }
        if options.contains(.old), !change.isInitial { dictionary[.oldKey] = change.old ?? NSNull() }
        if change.isPrior { dictionary[.notificationIsPriorKey] = NSNumber(value: true) }
        if let indexes = change.indexes { dictionary[.indexesKey] = indexes }
        guard let method = ObjectRuntime.method("observeValueForKeyPath:of:change:context:", of: observer) else {
            return observer.observeValue(forKeyPath: keyPath, of: object, change: dictionary, context: context)
        }
        _ = method(observer, [keyPath, object, dictionary, context])
    }

    static func remove(_ observer: NSObject, _ keyPath: String, from object: NSObject, matches: (UnsafeMutableRawPointer?) -> Bool) {
        let found: PropertyObservation? = observersLock.withLock {
            var list = observers[ObjectIdentifier(object)] ?? []
            let position = list.lastIndex {
                $0.observer === observer && $0.observation.path.text == keyPath && $0.observation.object === object && matches($0.context)
            }
            let removed = position.map { list.remove(at: $0).observation }
            observers[ObjectIdentifier(object)] = list.isEmpty ? nil : list
            return removed
        }
        guard let found else {
            raise(
                NSExceptionName(rawValue: "NSRangeException"),
                "Cannot remove an observer <\(type(of: observer)) \(address(observer))> for the key path \"\(keyPath)\" from "
                    + "<\(type(of: object)) \(address(object))> because it is not registered as an observer.")
        }
        found.end()
    }

    private static func address(_ object: AnyObject) -> String { "0x" + String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16) }
}
