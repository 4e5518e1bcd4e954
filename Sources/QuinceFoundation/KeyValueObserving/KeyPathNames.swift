import Foundation

/// The keys of Swift's key paths, which know no names without Objective-C. Lowering writes them beside the literals that it sees.
enum KeyPathNames {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var names: [AnyKeyPath: String] = [:]
    nonisolated(unsafe) private static var texts: [AnyKeyPath: OrderedProperty] = [:]

    /// A property of type text, and the method that compares its values.
    struct OrderedProperty {
        let name: String
        let keyPath: AnyKeyPath
        let method: Selector
    }

    static func add<Root, Value>(_ name: String, of keyPath: KeyPath<Root, Value>) {
        let orders = orders(of: keyPath)
        lock.withLock {
            names[keyPath] = name
            for (order, method) in orders { texts[order] = OrderedProperty(name: name, keyPath: keyPath, method: Selector(method)) }
        }
    }

    /// The key paths by which sort descriptors of a text order, which lead on from the property to its place in an order.
    private static func orders<Root, Value>(of keyPath: KeyPath<Root, Value>) -> [(AnyKeyPath, String)] {
        if let text = keyPath as? KeyPath<Root, String> {
            return [
                (text.appending(path: \.standardOrder), "localizedStandardCompare:"),
                (text.appending(path: \.localizedOrder), "localizedCompare:"),
            ]
        }
        guard let text = keyPath as? KeyPath<Root, String?> else { return [] }
        return [(text.appending(path: \.?.standardOrder), "localizedStandardCompare:")]
    }

    /// The property whose order a key path of a sort descriptor leads to; nil for others, and for properties that lowering did not see.
    static func text(orderedBy keyPath: AnyKeyPath) -> OrderedProperty? { lock.withLock { texts[keyPath] } }

    /// The key path as text; nil for one that lowering did not see.
    static func knownName(of keyPath: AnyKeyPath) -> String? { lock.withLock { names[keyPath] } }

    /// The key path as text; one that lowering did not see ends the app with iOS's message.
    static func name(of keyPath: AnyKeyPath) -> String {
        guard let name = knownName(of: keyPath) else { fatalError("Could not extract a String from KeyPath \(keyPath)") }
        return name
    }
}

/// A key path, and the name it has in Objective-C.
@_spi(Quince) public func __quinceKeyPath<Root, Value>(_ keyPath: KeyPath<Root, Value>, _ name: String) -> KeyPath<Root, Value> {
    KeyPathNames.add(name, of: keyPath)
    return keyPath
}

@_disfavoredOverload @_spi(Quince) public func __quinceKeyPath<Root, Value>(
    _ keyPath: ReferenceWritableKeyPath<Root, Value>, _ name: String
) -> ReferenceWritableKeyPath<Root, Value> {
    KeyPathNames.add(name, of: keyPath)
    return keyPath
}

// Literals are sendable where they capture nothing that is not, and `SortDescriptor` and others take nothing else in Swift 6.

/// A key path that may be sent, and the name it has in Objective-C.
@_spi(Quince) public func __quinceKeyPath<Root, Value>(
    _ keyPath: any KeyPath<Root, Value> & Sendable, _ name: String
) -> any KeyPath<Root, Value> & Sendable {
    KeyPathNames.add(name, of: keyPath)
    return keyPath
}

@_disfavoredOverload @_spi(Quince) public func __quinceKeyPath<Root, Value>(
    _ keyPath: any ReferenceWritableKeyPath<Root, Value> & Sendable, _ name: String
) -> any ReferenceWritableKeyPath<Root, Value> & Sendable {
    KeyPathNames.add(name, of: keyPath)
    return keyPath
}
