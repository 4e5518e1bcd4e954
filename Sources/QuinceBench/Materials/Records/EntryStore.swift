import CoreData

/// A Core Data stack on a file of a name, and the entries that all programs insert.
struct EntryStore {
    static let groups = 100
    let container: NSPersistentContainer

    /// Opens the store of a name, or creates it.
    init(named name: String) throws {
        container = NSPersistentContainer(name: "Records", managedObjectModel: Self.model)
        let file = NSPersistentContainer.defaultDirectoryURL().appendingPathComponent("\(name).sqlite")
        container.persistentStoreDescriptions = [NSPersistentStoreDescription(url: file)]
        var problem: (any Error)?
        container.loadPersistentStores { problem = $1 }
        if let problem { throw problem }
    }

    // One model for all stores, so that its class has one entity.
    private static let model: NSManagedObjectModel = {
        let file = Bundle.main.url(forResource: "Records", withExtension: "momd")!
        return NSManagedObjectModel(contentsOf: file)!
    }()

    /// Closes the store and deletes its files.
    func remove() throws {
        let coordinator = container.persistentStoreCoordinator
        guard let file = coordinator.persistentStores.first?.url else { return }
        try coordinator.destroyPersistentStore(at: file, type: .sqlite)
    }

    /// Fills the store without objects.
    func fill(count: Int) throws {
        let context = container.newBackgroundContext()
        try context.performAndWait {
            var index = 0
            let request = NSBatchInsertRequest(entity: Entry.entity()) { (dictionary: NSMutableDictionary) in
                guard index < count else { return true }
                dictionary["title"] = "Entry \(index)"
                dictionary["note"] = "A note of some length for entry \(index)"
                dictionary["number"] = index
                dictionary["rating"] = Double(index % 50) / 10
                dictionary["created"] = Self.created(index)
                dictionary["isDone"] = index % 3 == 0
                dictionary["group"] = index % Self.groups
                index += 1
                return false
            }
            try context.execute(request)
        }
    }

    /// Inserts objects and saves them at once.
    func insert(count: Int) throws {
        let context = container.newBackgroundContext()
        try context.performAndWait {
            for index in 0..<count {
                let entry = Entry(context: context)
                entry.title = "Entry \(index)"
                entry.note = "A note of some length for entry \(index)"
                entry.number = Int64(index)
                entry.rating = Double(index % 50) / 10
                entry.created = Self.created(index)
                entry.isDone = index % 3 == 0
                entry.group = Int32(index % Self.groups)
            }
            try context.save()
        }
    }

    /// The entries' dates are a minute apart; their order is not that of the keys.
    private static func created(_ index: Int) -> Date { date(index * 7919 % 1_000_003) }
    static func date(_ minutes: Int) -> Date { Date(timeIntervalSinceReferenceDate: Double(minutes) * 60) }
}
