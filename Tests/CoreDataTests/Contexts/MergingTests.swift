import CoreData
import Testing

@Suite struct MergingTests {
    @Test(arguments: Library.kinds) func resetsNameAllObjects(kind: String) throws {
        let context = try Library.context(kind)
        let book = Library.book("Emma", in: context)
        try context.save()
        let id = book.objectID
        let changes = Recorder(.NSManagedObjectContextObjectsDidChange, of: context)
        context.reset()
        #expect(changes.last?[NSInvalidatedAllObjectsKey] as? [NSManagedObjectID] == [id])
        #expect(book.managedObjectContext == nil)
    }

    @Test(arguments: Library.kinds) func mergesOfEverythingNameWhatWasRefreshed(kind: String) throws {
        let context = try Library.context(kind)
        let book = Library.book("Emma", in: context)
        try context.save()
        let other = Library.other(on: context.persistentStoreCoordinator)
        let same = try other.existingObject(with: book.objectID)
        book.title = "Persuasion"
        try context.save()
        let changes = Recorder(.NSManagedObjectContextObjectsDidChange, of: other)
        NSManagedObjectContext.mergeChanges(fromRemoteContextSave: [NSInvalidatedAllObjectsKey: [book.objectID]], into: [other])
        #expect(changes.last?[NSRefreshedObjectsKey] as? Set<NSManagedObject> == [same])
        #expect(same.value(forKey: "title") as? String == "Persuasion")
        #expect(!other.hasChanges)
    }

    @Test(arguments: Library.kinds) func notificationsNameWhatChanged(kind: String) throws {
        let context = try Library.context(kind)
        let changes = Recorder(.NSManagedObjectContextObjectsDidChange, of: context)
        let saves = Recorder(.NSManagedObjectContextDidSave, of: context)
        let book = Library.book("Emma", in: context)
        context.processPendingChanges()
        #expect(changes.last?[NSInsertedObjectsKey] as? Set<NSManagedObject> == [book])
        #expect(changes.last?[NSUpdatedObjectsKey] == nil)
        try context.save()
        #expect(saves.last?[NSInsertedObjectsKey] as? Set<NSManagedObject> == [book])
        book.title = "Persuasion"
        context.processPendingChanges()
        #expect(changes.last?[NSUpdatedObjectsKey] as? Set<NSManagedObject> == [book])
        context.delete(book)
        try context.save()
        #expect(changes.last?[NSDeletedObjectsKey] as? Set<NSManagedObject> == [book])
        #expect(saves.last?[NSDeletedObjectsKey] as? Set<NSManagedObject> == [book])
        #expect(saves.count == 2)
    }

    @Test(arguments: Library.kinds) func savesAreMergedFromNotifications(kind: String) throws {
        let context = try Library.context(kind)
        let (emma, gone) = (Library.book("Emma", in: context), Library.book("Gone", in: context))
        try context.save()
        let other = Library.other(on: context.persistentStoreCoordinator)
        let saves = Recorder(.NSManagedObjectContextDidSave, of: other)
        let same = try #require(try other.existingObject(with: emma.objectID) as? Book)
        same.title = "Emma Woodhouse"
        other.delete(other.object(with: gone.objectID))
        let new = Library.book("New", in: other)
        try other.save()
        #expect(emma.title == "Emma")
        let changes = Recorder(.NSManagedObjectContextObjectsDidChange, of: context)
        context.mergeChanges(fromContextDidSave: try #require(saves.notifications.last))
        #expect(emma.title == "Emma Woodhouse")
        #expect(gone.managedObjectContext == nil)
        let inserted = try #require(changes.last?[NSInsertedObjectsKey] as? Set<NSManagedObject>)
        #expect(inserted.map(\.objectID) == [new.objectID])
        #expect(changes.last?[NSRefreshedObjectsKey] as? Set<NSManagedObject> == [emma])
        #expect(changes.last?[NSDeletedObjectsKey] as? Set<NSManagedObject> == [gone])
    }

    @Test(arguments: Library.kinds) func contextsMergeByThemselves(kind: String) throws {
        let context = try Library.context(kind)
        context.automaticallyMergesChangesFromParent = true
        let book = Library.book("Emma", in: context)
        try context.performAndWait { try context.save() }
        let other = Library.other(on: context.persistentStoreCoordinator)
        try other.performAndWait {
            (try other.existingObject(with: book.objectID) as? Book)?.title = "Persuasion"
            try other.save()
        }
        // The merge is the next block of the context's queue.
        #expect(context.performAndWait { book.title } == "Persuasion")
    }

    @Test(arguments: Library.kinds) func childrenSaveToTheirParents(kind: String) throws {
        let parent = try Library.context(kind)
        let shelf = Library.shelf("A", in: parent)
        try parent.save()
        let child = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        child.parent = parent
        let own = try child.existingObject(with: shelf.objectID)
        #expect(own !== shelf)
        let book = Library.book("Emma", in: child)
        book.shelf = own
        own.setValue("B", forKey: "label")
        #expect(try Library.titles(Library.request(), in: child) == ["Emma"])
        #expect(try parent.count(for: Library.request()) == 0)
        try child.save()
        #expect(!child.hasChanges)
        #expect(parent.hasChanges)
        #expect(shelf.value(forKey: "label") as? String == "B")
        #expect((shelf.value(forKey: "books") as? NSSet)?.count == 1)
        try parent.save()
        let other = Library.other(on: parent.persistentStoreCoordinator)
        #expect(try Library.titles(Library.request("shelf.label == 'B'"), in: other) == ["Emma"])
        child.delete(own)
        try child.save()
        try parent.save()
        #expect(try other.count(for: Library.request()) == 0)
    }

    @Test(arguments: Library.kinds) func blocksOfAContextAreReentrant(kind: String) async throws {
        let context = try Library.context(kind)
        let title = await context.perform {
            let book = Library.book("Emma", in: context)
            return context.performAndWait { book.title }
        }
        #expect(title == "Emma")
        await #expect(throws: CocoaError.self) { try await context.perform { throw CocoaError(.fileNoSuchFile) } }
    }
}

/// The notifications that a context posts.
final class Recorder: @unchecked Sendable {
    private(set) var notifications: [Notification] = []
    private var token: Any?

    init(_ name: Notification.Name, of context: NSManagedObjectContext) {
        token = NotificationCenter.default.addObserver(forName: name, object: context, queue: nil) { [weak self] in
            self?.notifications.append($0)
        }
    }

    deinit { if let token { NotificationCenter.default.removeObserver(token) } }

    var last: [AnyHashable: Any]? { notifications.last?.userInfo }
    var count: Int { notifications.count }
}
