import CoreData
import Testing

@Suite struct StoreMovingTests {
    private static let types: [(String, String)] = [
        (NSSQLiteStoreType, NSSQLiteStoreType), (NSInMemoryStoreType, NSSQLiteStoreType), (NSSQLiteStoreType, NSBinaryStoreType),
    ]

    /// Two books on a shelf, one of them about something.
    private func filled(_ kind: String) throws -> NSManagedObjectContext {
        let context = try Library.context(kind)
        let shelf = Library.shelf("Left", in: context)
        let books = [Library.book("Emma", 3, in: context), Library.book("Persuasion", 4, in: context)]
        for book in books { book.shelf = shelf }
        let topic = NSEntityDescription.insertNewObject(forEntityName: "Topic", into: context)
        topic.setValue("Love", forKey: "name")
        books[0].topics = NSSet(object: topic)
        try context.save()
        return context
    }

    private func check(_ coordinator: NSPersistentStoreCoordinator) throws {
        let context = Library.other(on: coordinator)
        let books = try context.fetch(Library.request())
        #expect(books.map(\.title) == ["Emma", "Persuasion"])
        #expect(books.map(\.pages) == [3, 4])
        #expect(books.map { $0.shelf?.value(forKey: "label") as? String } == ["Left", "Left"])
        #expect(books[0].topics?.count == 1)
        #expect(books[1].topics?.count == 0)
        Library.book("Sanditon", in: context)
        try context.save()
        #expect(try context.count(for: Library.request()) == 3)
    }

    @Test(arguments: types) func storesMove(from: String, to: String) throws {
        let (context, folder) = (try filled(from), TemporaryFolder())
        let coordinator = try #require(context.persistentStoreCoordinator)
        let file = folder.url.appendingPathComponent("Deep/Moved.store")
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        let old = try #require(coordinator.persistentStores.first)
        let new = try coordinator.migratePersistentStore(old, to: file, withType: to)
        #expect(coordinator.persistentStores == [new])
        #expect(new.type == to)
        #expect(new.url == file)
        try check(coordinator)
    }

    @Test func filesAreReplaced() throws {
        let (source, folder) = (try filled(NSSQLiteStoreType), TemporaryFolder())
        let coordinator = NSPersistentStoreCoordinator(managedObjectModel: Library.model())
        try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
        let file = folder.url.appendingPathComponent("Replaced.sqlite")
        try coordinator.addPersistentStore(type: .sqlite, at: file)
        let stale = Library.other(on: coordinator)
        Library.book("Gone", in: stale)
        try stale.save()
        // With what is in the log of the store that is open elsewhere.
        let from = try #require(source.persistentStoreCoordinator?.persistentStores.first?.url)
        try coordinator.replacePersistentStore(at: file, withPersistentStoreFrom: from, type: .sqlite)
        #expect(coordinator.persistentStores.isEmpty)
        try coordinator.addPersistentStore(type: .sqlite, at: file)
        try check(coordinator)
        #expect(throws: CocoaError.self) {
            try coordinator.replacePersistentStore(
                at: file, withPersistentStoreFrom: folder.url.appendingPathComponent("None"), type: .sqlite)
        }
        try check(source.persistentStoreCoordinator!)
    }
}
