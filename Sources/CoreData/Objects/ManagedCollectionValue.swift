import QuinceFoundation

/// A type that a to-many relationship's property may have.
protocol ManagedCollectionValue {
    static func collection(of objects: [NSManagedObject]) -> Any
}

extension Set: ManagedCollectionValue where Element: NSManagedObject {
    static func collection(of objects: [NSManagedObject]) -> Any { Set(objects as! [Element]) }
}

extension Array: ManagedCollectionValue where Element: NSManagedObject {
    static func collection(of objects: [NSManagedObject]) -> Any { objects as! [Element] }
}

extension NSSet: ManagedCollectionValue {
    static func collection(of objects: [NSManagedObject]) -> Any {
        self is NSMutableSet.Type ? NSMutableSet(array: objects) : NSSet(array: objects)
    }
}

extension NSOrderedSet: ManagedCollectionValue {
    static func collection(of objects: [NSManagedObject]) -> Any {
        self is NSMutableOrderedSet.Type ? NSMutableOrderedSet(array: objects) : NSOrderedSet(array: objects)
    }
}
