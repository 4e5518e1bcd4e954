import Foundation

/// One observer of one key path of one object.
final class PropertyObservation {
    struct Change {
        var kind = NSKeyValueChange.setting
        var old: Any?
        var new: Any?
        var indexes: IndexSet?
        var isPrior = false
        /// Whether nothing has changed yet.
        var isInitial = false
    }

    weak var object: NSObject?
    let path: CodedKeyPath
    let options: NSKeyValueObservingOptions
    private let read: (NSObject) -> Any?
    private let handle: (Change) -> Void
    /// Values before the changes that are under way, the outermost first.
    private var pending: [Any?] = []

    init(
        of object: NSObject, _ path: CodedKeyPath, _ options: NSKeyValueObservingOptions, read: @escaping (NSObject) -> Any?,
        handle: @escaping (Change) -> Void
    ) {
        (self.object, self.path, self.options, self.read, self.handle) = (object, path, options, read, handle)
    }

    /// Begins to observe.
    func begin() {
        KeyValueObserving.add(self)
        if options.contains(.initial), let object { handle(Change(new: options.contains(.new) ? read(object) : nil, isInitial: true)) }
    }

    func end() { KeyValueObserving.remove(self) }

    func willChange(_ kind: NSKeyValueChange, _ indexes: IndexSet?) {
        guard let object else { return }
        let old = options.contains(.old) ? read(object) : nil
        pending.append(old)
        if options.contains(.prior) { handle(Change(kind: kind, old: old, indexes: indexes, isPrior: true)) }
    }

    func didChange(_ kind: NSKeyValueChange, _ indexes: IndexSet?) {
        guard let object, let old = pending.popLast() else { return }
        handle(Change(kind: kind, old: old, new: options.contains(.new) ? read(object) : nil, indexes: indexes))
    }

    /// The properties whose changes change the value: each key of the path in the object that has it, and the keys that it is computed from.
    var watched: [(object: NSObject, key: String)] {
        guard let object else { return [] }
        var found: [(object: NSObject, key: String)] = []
        Self.collect(object, path.keys[...], 0, &found)
        return found
    }

    private static let deepest = 16

    private static func collect(
        _ object: NSObject, _ keys: ArraySlice<String>, _ depth: Int, _ found: inout [(object: NSObject, key: String)]
    ) {
        guard let key = keys.first, depth < deepest else { return }
        found.append((object, key))
        for dependency in KeyDependencies.paths(affecting: key, of: object) {
            collect(object, CodedKeyPath(dependency).keys[...], depth + 1, &found)
        }
        guard keys.count > 1, KeyedValue.isDefined(key, of: object), let next = object.value(forKey: key) as? NSObject else { return }
        collect(next, keys.dropFirst(), depth + 1, &found)
    }
}

/// Keys that are computed from others, as their classes tell.
private enum KeyDependencies {
    static func paths(affecting key: String, of object: NSObject) -> Set<String> {
        let type = Swift.type(of: object) as AnyClass
        let name = "keyPathsForValuesAffecting" + key.prefix(1).uppercased() + key.dropFirst()
        let own = call(name, of: type, [])
        return own.union(call("keyPathsForValuesAffectingValueForKey:", of: type, [key]))
    }

    private static func call(_ selector: String, of type: AnyClass, _ arguments: [Any?]) -> Set<String> {
        ObjectRuntime.method(selector, of: type as AnyObject).flatMap { $0(type as AnyObject, arguments) as? Set<String> } ?? []
    }
}
