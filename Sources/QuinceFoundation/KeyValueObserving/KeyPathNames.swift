import Foundation

/// The keys of Swift's key paths, which know no names without Objective-C. Lowering writes them beside the literals that it sees.
enum KeyPathNames {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var names: [AnyKeyPath: String] = [:]

    static func add(_ name: String, of keyPath: AnyKeyPath) { lock.withLock { names[keyPath] = name } }

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
