import CoreData
import Testing

@Suite struct SavingTests {
    @Test(arguments: Library.kinds) func permanentIdentifiersAreObtainedTogether(kind: String) throws {
        let context = try Library.context(kind)
        let objects: [NSManagedObject] = [
            Library.book("Emma", in: context), Library.shelf("A", in: context), Library.book("Persuasion", in: context),
        ]
        try context.obtainPermanentIDs(for: objects)
        let ids = objects.map(\.objectID)
        #expect(ids.allSatisfy { !$0.isTemporaryID })
        #expect(Set(ids).count == 3)
        #expect(ids.map(\.entity.name) == ["Book", "Shelf", "Book"])
        try context.save()
        #expect(objects.map(\.objectID) == ids)
        #expect(try context.count(for: Library.request()) == 2)
    }

    @Test(arguments: Library.kinds) func savedObjectsAreFoundByAnotherContext(kind: String) throws {
        let context = try Library.context(kind)
        let book = Library.book("Emma", 320, in: context)
        (book.added, book.isRead, book.price) = (Date(timeIntervalSinceReferenceDate: 1), true, NSDecimalNumber(string: "9.90"))
        book.colors = ["red", "blue"]
        #expect(book.objectID.isTemporaryID)
        #expect(context.hasChanges)
        try context.save()
        #expect(!book.objectID.isTemporaryID)
        #expect(!context.hasChanges)
        let other = Library.other(on: context.persistentStoreCoordinator)
        let found = try #require(try other.fetch(Library.request()).first)
        #expect(found !== book)
        #expect(found.objectID == book.objectID)
        #expect(found.isFault)
        #expect(found.title == "Emma")
        #expect(!found.isFault)
        #expect(found.pages == 320)
        #expect(found.added == Date(timeIntervalSinceReferenceDate: 1))
        #expect(found.isRead)
        #expect(found.price == NSDecimalNumber(string: "9.90"))
        #expect(found.colors == ["red", "blue"])
    }

    @Test(arguments: Library.kinds) func objectsAreUniqueInTheirContextAndGoWithoutReferences(kind: String) throws {
        let context = try Library.context(kind)
        var book: Book? = Library.book("Emma", in: context)
        try context.save()
        let id = try #require(book?.objectID)
        #expect(context.object(with: id) === book)
        #expect(try context.fetch(Library.request()).first === book)
        weak var gone = book
        book = nil
        #expect(gone == nil)
        #expect(context.registeredObject(for: id) == nil)
        #expect((context.object(with: id) as? Book)?.title == "Emma")
    }

    @Test(arguments: Library.kinds) func theLifeCycleIsCalled(kind: String) throws {
        let context = try Library.context(kind)
        let book = Library.book("Emma", in: context)
        try context.save()
        #expect(book.calls == ["awakeFromInsert", "willSave", "didSave"])
        context.refresh(book, mergeChanges: false)
        #expect(book.isFault)
        #expect(book.title == "Emma")
        #expect(book.calls.suffix(2) == ["didTurnIntoFault", "awakeFromFetch"])
        context.delete(book)
        #expect(book.calls.last == "prepareForDeletion")
    }

    @Test(arguments: Library.kinds) func changesAreKnownUntilTheyAreSaved(kind: String) throws {
        let context = try Library.context(kind)
        let book = Library.book("Emma", in: context)
        try context.save()
        book.title = "Persuasion"
        #expect(book.isUpdated)
        #expect(book.hasPersistentChangedValues)
        #expect(book.changedValues()["title"] as? String == "Persuasion")
        #expect(book.committedValues(forKeys: ["title"])["title"] as? String == "Emma")
        #expect(context.updatedObjects == [book])
        try context.save()
        #expect(book.changedValues().isEmpty)
        book.title = "Persuasion"
        #expect(!book.hasPersistentChangedValues)
        #expect(book.hasChanges)
    }

    @Test(arguments: Library.kinds) func deletedObjectsAreGoneWhenSaved(kind: String) throws {
        let context = try Library.context(kind)
        let book = Library.book("Emma", in: context)
        try context.save()
        context.delete(book)
        #expect(book.isDeleted)
        #expect(context.deletedObjects == [book])
        #expect(try context.fetch(Library.request()).isEmpty)
        try context.save()
        #expect(!book.isDeleted)
        #expect(book.managedObjectContext == nil)
        #expect(try Library.other(on: context.persistentStoreCoordinator).count(for: Library.request()) == 0)
    }

    @Test(arguments: Library.kinds) func rollbackBringsBackWhatTheStoreHas(kind: String) throws {
        let context = try Library.context(kind)
        let (book, other) = (Library.book("Emma", in: context), Library.book("Persuasion", in: context))
        try context.save()
        book.title = "Sanditon"
        context.delete(other)
        let new = Library.book("Lady Susan", in: context)
        context.rollback()
        #expect(book.title == "Emma")
        #expect(!other.isDeleted)
        #expect(new.managedObjectContext == nil)
        #expect(!context.hasChanges)
        #expect(try Library.titles(Library.request(), in: context) == ["Emma", "Persuasion"])
    }

    @Test(arguments: Library.kinds) func versionsThatDifferAreConflicts(kind: String) throws {
        let context = try Library.context(kind)
        let book = Library.book("Emma", 10, in: context)
        try context.save()
        let other = Library.other(on: context.persistentStoreCoordinator)
        let same = try #require(try other.existingObject(with: book.objectID) as? Book)
        same.title = "Theirs"
        try other.save()
        (book.title, book.pages) = ("Mine", 20)
        let error = #expect(throws: NSError.self) { try context.save() }
        #expect(error?.code == NSManagedObjectMergeError)
        let conflict = try #require((error?.userInfo["conflictList"] as? [NSMergeConflict])?.first)
        #expect(conflict.sourceObject === book)
        #expect(conflict.persistedSnapshot?["title"] as? String == "Theirs")
        #expect(book.title == "Mine")
        context.mergePolicy = NSMergeByPropertyStoreTrumpMergePolicy
        try context.save()
        #expect(book.title == "Theirs")
        #expect(book.pages == 20)
        same.title = "Theirs again"
        other.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
        try other.save()
        #expect(same.pages == 20)
        book.title = "Mine again"
        context.mergePolicy = NSRollbackMergePolicy
        try context.save()
        #expect(book.title == "Theirs again")
        same.pages = 5
        try other.save()
        book.title = "Over"
        context.mergePolicy = NSOverwriteMergePolicy
        try context.save()
        #expect(try Library.titles(Library.request("pages == 20"), in: Library.other(on: context.persistentStoreCoordinator)) == ["Over"])
    }

    @Test(arguments: Library.kinds) func temporaryIdentifiersCanBeReplacedBeforeSaving(kind: String) throws {
        let context = try Library.context(kind)
        let book = Library.book("Emma", in: context)
        try context.obtainPermanentIDs(for: [book])
        let id = book.objectID
        #expect(!id.isTemporaryID)
        try context.save()
        #expect(book.objectID == id)
        let url = id.uriRepresentation()
        #expect(url.scheme == "x-coredata")
        #expect(url.lastPathComponent == "p1")
        #expect(context.persistentStoreCoordinator?.managedObjectID(forURIRepresentation: url) == id)
    }

    @Test func aBinaryStoreIsReadAgain() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: file) }
        func context() throws -> NSManagedObjectContext {
            let coordinator = NSPersistentStoreCoordinator(managedObjectModel: Library.model())
            try coordinator.addPersistentStore(ofType: NSBinaryStoreType, configurationName: nil, at: file)
            return Library.other(on: coordinator)
        }
        let first = try context()
        let book = Library.book("Emma", 3, in: first)
        let topic = NSEntityDescription.insertNewObject(forEntityName: "Topic", into: first)
        topic.setValue("Marriage", forKey: "name")
        book.topics = NSSet(object: topic)
        book.shelf = Library.shelf("A", in: first)
        try first.save()
        let second = try context()
        let found = try #require(try second.fetch(Library.request()).first)
        #expect(found.pages == 3)
        #expect(found.value(forKeyPath: "shelf.label") as? String == "A")
        #expect((found.topics?.anyObject() as? NSManagedObject)?.value(forKey: "name") as? String == "Marriage")
    }
}
