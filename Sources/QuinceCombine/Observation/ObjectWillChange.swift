import QuinceFoundation

/// A property that tells its object's publisher of its changes.
protocol ObservedProperty {
    /// The publisher of the object the property belongs to, once somebody has asked for it.
    var objectWillChange: ObservableObjectPublisher? { get nonmutating set }
}

/// Finds and makes the publishers that observable objects have by default.
enum ObjectWillChange {
    private static let lock = NSRecursiveLock()
    nonisolated(unsafe) private static let key = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)

    static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
        lock.withLock {
            let properties = observedProperties(of: object)
            // An object without such properties sends by hand; its publisher is kept beside it.
            guard !properties.isEmpty else { return associated(with: object) }
            let publisher = properties.lazy.compactMap(\.objectWillChange).first ?? ObservableObjectPublisher()
            for property in properties where property.objectWillChange !== publisher { property.objectWillChange = publisher }
            return publisher
        }
    }

    private static func observedProperties(of object: AnyObject) -> [any ObservedProperty] {
        var properties: [any ObservedProperty] = []
        var mirror: Mirror? = Mirror(reflecting: object)
        while let level = mirror {
            properties += level.children.compactMap { $0.value as? any ObservedProperty }
            mirror = level.superclassMirror
        }
        return properties
    }

    private static func associated(with object: AnyObject) -> ObservableObjectPublisher {
        if let known = objc_getAssociatedObject(object, key) as? ObservableObjectPublisher { return known }
        let publisher = ObservableObjectPublisher()
        objc_setAssociatedObject(object, key, publisher, .OBJC_ASSOCIATION_RETAIN)
        return publisher
    }
}
