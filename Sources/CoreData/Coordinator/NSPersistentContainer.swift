@_spi(Quince) import QuinceFoundation

/// A container of an app's Core Data stack: model, coordinator, stores, contexts. Source: Apple's documentation of `NSPersistentContainer`.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
    public let name: String
    public let managedObjectModel: NSManagedObjectModel
    public let persistentStoreCoordinator: NSPersistentStoreCoordinator
    /// The descriptions of the stores that are loaded; one of a SQLite store in the default directory unless set.
    open var persistentStoreDescriptions: [NSPersistentStoreDescription]
    /// The context of the main queue.
    public let viewContext: NSManagedObjectContext

    /// Creates a container with the model of a name in the main bundle, or in another one.
    public convenience init(name: String) {
        let model = ContainerModels.model(named: name)
        self.init(name: name, managedObjectModel: model)
    }

    public init(name: String, managedObjectModel model: NSManagedObjectModel) {
        (self.name, managedObjectModel) = (name, model)
        persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
        let file = Self.directory.appendingPathComponent(name).appendingPathExtension("sqlite")
        persistentStoreDescriptions = [NSPersistentStoreDescription(url: file)]
        viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        super.init()
        viewContext.persistentStoreCoordinator = persistentStoreCoordinator
    }

    private static var directory: URL {
        FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)[0]
    }

    /// The directory of stores that have no URL of their own: the app's “Application Support”.
    open class func defaultDirectoryURL() -> URL { directory }

    /// Opens the described stores, creating those that do not exist.
    ///
    /// The block is called for each of them, on the calling thread unless the description wants it asynchronously.
    open func loadPersistentStores(completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void) {
        for description in persistentStoreDescriptions {
            if let folder = description.url?.deletingLastPathComponent(), description.type != NSInMemoryStoreType {
                try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            }
            persistentStoreCoordinator.addPersistentStore(with: description, completionHandler: block)
        }
    }

    /// Makes a context of a private queue on the coordinator.
    open func newBackgroundContext() -> NSManagedObjectContext {
        let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        context.persistentStoreCoordinator = persistentStoreCoordinator
        return context
    }

    /// Performs a block with a new context of a private queue.
    open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
        let context = newBackgroundContext()
        context.perform { block(context) }
    }

    /// Performs a block with a new context of a private queue and returns its result.
    open func performBackgroundTask<Result>(_ block: @escaping (NSManagedObjectContext) throws -> Result) async rethrows -> Result {
        let context = newBackgroundContext()
        return try await context.perform { try block(context) }
    }
}

/// The models that containers find by their names.
private enum ContainerModels {
    static func model(named name: String) -> NSManagedObjectModel {
        for bundle in [Bundle.main] + Bundle.allBundles + Bundle.allFrameworks {
            for kind in ["momd", "mom"] {
                guard let url = bundle.url(forResource: name, withExtension: kind) else { continue }
                if let model = NSManagedObjectModel(contentsOf: url) { return model }
            }
        }
        FileHandle.standardError.write(Data("CoreData: error:  Failed to load model named \(name)\n".utf8))
        return NSManagedObjectModel()
    }
}
