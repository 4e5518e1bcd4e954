import Foundation

/// All observations of properties in the process.
///
/// Objective-C puts a class of its own in the place of an observed object's; here lowering makes the properties that are declared `dynamic`
/// report their changes.
@_spi(Quince) public enum KeyValueObserving {
    private struct Entry {
        weak var object: NSObject?
        var observations: [String: [PropertyObservation]] = [:]
    }

    private static let lock = NSRecursiveLock()
    /// By object.
    nonisolated(unsafe) private static var entries: [ObjectIdentifier: Entry] = [:]
    /// The objects in whose entries an observation stands.
    nonisolated(unsafe) private static var places: [ObjectIdentifier: [ObjectIdentifier]] = [:]
    nonisolated(unsafe) private static var sweepCount = 64
    /// Whether anything has ever been observed: until then reporting a change costs nothing.
    nonisolated(unsafe) private(set) static var isInUse = false

    // MARK: Observations

    static func add(_ observation: PropertyObservation) {
        if let object = observation.object, let key = observation.path.keys.first { checkReports(of: key, in: object) }
        lock.withLock {
            isInUse = true
            place(observation)
            if entries.count > sweepCount { sweep() }
        }
    }

    static func remove(_ observation: PropertyObservation) {
        lock.withLock {
            for identifier in places.removeValue(forKey: ObjectIdentifier(observation)) ?? [] {
                guard var entry = entries[identifier] else { continue }
                entry.observations = entry.observations.compactMapValues { list in
                    let rest = list.filter { $0 !== observation }
                    return rest.isEmpty ? nil : rest
                }
                entries[identifier] = entry.observations.isEmpty ? nil : entry
            }
        }
    }

    private static func place(_ observation: PropertyObservation) {
        var identifiers: [ObjectIdentifier] = []
        for (object, key) in observation.watched {
            let identifier = ObjectIdentifier(object)
            var entry = entries[identifier]?.object === object ? entries[identifier]! : Entry(object: object)
            if entry.observations[key]?.contains(where: { $0 === observation }) != true {
                entry.observations[key, default: []].append(observation)
            }
            entries[identifier] = entry
            identifiers.append(identifier)
        }
        places[ObjectIdentifier(observation)] = identifiers
    }

    private static func sweep() {
        let gone = entries.filter { $0.value.object == nil }
        for key in gone.keys { entries[key] = nil }
        sweepCount = max(64, entries.count * 2)
    }

    private static func observations(of key: String, in object: NSObject) -> [PropertyObservation] {
        lock.withLock {
            guard let entry = entries[ObjectIdentifier(object)], entry.object === object else { return [] }
            return entry.observations[key] ?? []
        }
    }

    // MARK: Changes

    /// Reports that a property is about to change.
    public static func willChange(_ object: AnyObject, _ key: String) { willChange(object, key, .setting, nil) }

    /// Reports that a property has changed.
    public static func didChange(_ object: AnyObject, _ key: String) { didChange(object, key, .setting, nil) }

    /// The property whose setter's reports are left out: what sets it reports the change itself.
    @TaskLocal private static var silenced: (object: ObjectIdentifier, key: String)?

    static func reportingNothing(of object: NSObject, _ key: String, _ body: () -> Void) {
        $silenced.withValue((ObjectIdentifier(object), key), operation: body)
    }

    private static func isSilenced(_ object: NSObject, _ key: String) -> Bool {
        silenced.map { $0.object == ObjectIdentifier(object) && $0.key == key } ?? false
    }

    static func willChange(_ object: AnyObject, _ key: String, _ kind: NSKeyValueChange, _ indexes: IndexSet?) {
        guard isInUse, let object = object as? NSObject, !isSilenced(object, key) else { return }
        for observation in observations(of: key, in: object) { observation.willChange(kind, indexes) }
    }

    static func didChange(_ object: AnyObject, _ key: String, _ kind: NSKeyValueChange, _ indexes: IndexSet?) {
        guard isInUse, let object = object as? NSObject, !isSilenced(object, key) else { return }
        for observation in observations(of: key, in: object) {
            if observation.path.keys.count > 1 { replace(observation) }
            observation.didChange(kind, indexes)
        }
    }

    /// Follows a key path into the objects that it leads to now.
    private static func replace(_ observation: PropertyObservation) {
        lock.withLock {
            guard places[ObjectIdentifier(observation)] != nil else { return }
            remove(observation)
            place(observation)
        }
    }
}
