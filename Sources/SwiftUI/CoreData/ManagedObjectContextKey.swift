import CoreData

private struct ManagedObjectContextKey: EnvironmentKey {
    /// A context without a store, for views that nobody gave one.
    nonisolated(unsafe) static let defaultValue = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
}

extension EnvironmentValues {
    /// The context of managed objects that fetch requests of views use.
    public var managedObjectContext: NSManagedObjectContext {
        get { self[ManagedObjectContextKey.self] }
        set { self[ManagedObjectContextKey.self] = newValue }
    }
}
