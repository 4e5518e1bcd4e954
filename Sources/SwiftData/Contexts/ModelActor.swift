import CoreData

/// An executor of an actor's work with models.
///
/// Source: Apple's documentation of `ModelExecutor`.
public protocol ModelExecutor: Executor {
    var modelContext: ModelContext { get }
}

public protocol SerialModelExecutor: ModelExecutor, SerialExecutor {}

/// Runs an actor's work one after the other on the queue of a context.
public final class DefaultSerialModelExecutor: SerialModelExecutor, @unchecked Sendable {
    public let modelContext: ModelContext

    /// The context takes over what others save: that comes on its queue, as the actor's work does.
    public init(modelContext: ModelContext) {
        self.modelContext = modelContext
        modelContext.objects.automaticallyMergesChangesFromParent = true
    }

    public func enqueue(_ job: UnownedJob) {
        modelContext.objects.perform { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
    }
    public func asUnownedSerialExecutor() -> UnownedSerialExecutor { UnownedSerialExecutor(ordinary: self) }
}

/// An actor with a model context of its own; `@ModelActor` makes an actor conform.
///
/// Source: Apple's documentation of `ModelActor`.
public protocol ModelActor: Actor {
    nonisolated var modelContainer: ModelContainer { get }
    nonisolated var modelExecutor: any ModelExecutor { get }
}

extension ModelActor {
    nonisolated public var unownedExecutor: UnownedSerialExecutor {
        guard let executor = modelExecutor as? any SerialExecutor else { fatalError("The executor of a model actor must be a serial one") }
        return executor.asUnownedSerialExecutor()
    }

    public var modelContext: ModelContext { modelExecutor.modelContext }

    /// The model of an identifier; nil where its store has none of the type.
    public subscript<T: PersistentModel>(id: PersistentIdentifier, as type: T.Type) -> T? { modelContext.found(id) }
}
