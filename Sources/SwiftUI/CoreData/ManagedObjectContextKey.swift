import CoreData

private struct ManagedObjectContextKey: EnvironmentKey {
    static var defaultValue: NSManagedObjectContext? { nil }
}

extension EnvironmentValues {
    /// The context of fetch requests in views; one without stores unless set.
    ///
    /// Source: Apple's documentation of `managedObjectContext`.
    public var managedObjectContext: NSManagedObjectContext {
        get { self[ManagedObjectContextKey.self] ?? Self.emptyContext }
        set { self[ManagedObjectContextKey.self] = newValue }
    }

    nonisolated(unsafe) private static let emptyContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
}
