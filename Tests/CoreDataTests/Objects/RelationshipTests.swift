import CoreData
import Testing

@Suite struct RelationshipTests {
    @Test(arguments: Library.kinds) func relationshipsOfFaultsAreChanged(kind: String) throws {
        let context = try Library.context(kind)
        let shelf = Library.shelf("A", in: context)
        try context.save()
        let other = Library.other(on: context.persistentStoreCoordinator)
        let same = other.object(with: shelf.objectID)
        #expect(same.isFault)
        let book = Library.book("Emma", in: other)
        same.mutableSetValue(forKey: "books").add(book)
        #expect(book.shelf === same)
        #expect((same.value(forKey: "books") as? NSSet)?.count == 1)
        #expect(other.hasChanges)
    }

    @Test(arguments: Library.kinds) func inversesAreKept(kind: String) throws {
        let context = try Library.context(kind)
        let (first, second) = (Library.shelf("A", in: context), Library.shelf("B", in: context))
        let book = Library.book("Emma", in: context)
        book.shelf = first
        #expect(first.value(forKey: "books") as? NSSet == NSSet(object: book))
        second.setValue(NSSet(object: book), forKey: "books")
        #expect(book.shelf === second)
        #expect((first.value(forKey: "books") as? NSSet)?.count == 0)
        try context.save()
        let other = Library.other(on: context.persistentStoreCoordinator)
        let shelf = try #require(try other.existingObject(with: second.objectID))
        #expect(shelf.hasFault(forRelationshipNamed: "books"))
        #expect((shelf.value(forKey: "books") as? Set<NSManagedObject>)?.map(\.objectID) == [book.objectID])
        #expect(!shelf.hasFault(forRelationshipNamed: "books"))
    }

    @Test(arguments: Library.kinds) func manyToManyLinksAreSaved(kind: String) throws {
        let context = try Library.context(kind)
        let (emma, persuasion) = (Library.book("Emma", in: context), Library.book("Persuasion", in: context))
        let topic = NSEntityDescription.insertNewObject(forEntityName: "Topic", into: context)
        topic._addManaged(emma, "books")
        persuasion._addManaged(NSSet(object: topic), "topics")
        try context.save()
        let other = Library.other(on: context.persistentStoreCoordinator)
        let found = try other.existingObject(with: topic.objectID)
        #expect((found.value(forKey: "books") as? NSSet)?.count == 2)
        found._removeManaged(other.object(with: emma.objectID), "books")
        try other.save()
        context.refreshAllObjects()
        #expect(emma.topics?.count == 0)
        #expect(persuasion.topics == NSSet(object: topic))
    }

    @Test(arguments: Library.kinds) func deletionRulesApply(kind: String) throws {
        let context = try Library.context(kind)
        let shelf = Library.shelf("A", in: context)
        let (book, topic) = (Library.book("Emma", in: context), NSEntityDescription.insertNewObject(forEntityName: "Topic", into: context))
        (book.shelf, book.topics) = (shelf, NSSet(object: topic))
        try context.save()
        context.delete(shelf)
        #expect(!book.isDeleted)
        context.processPendingChanges()
        #expect(book.isDeleted)
        #expect((topic.value(forKey: "books") as? NSSet)?.count == 0)
        try context.save()
        #expect(try context.count(for: Library.request()) == 0)
        #expect(try context.count(for: NSFetchRequest<NSManagedObject>(entityName: "Topic")) == 1)
    }

    @Test(arguments: Library.kinds) func deniedDeletionsAreErrors(kind: String) throws {
        let model = Library.model()
        model.entitiesByName["Shelf"]?.relationshipsByName["books"]?.deleteRule = .denyDeleteRule
        let context = try Library.context(kind, model)
        let coordinator = context.persistentStoreCoordinator
        let shelf = Library.shelf("A", in: context)
        let book = Library.book("Emma", in: context)
        book.shelf = shelf
        try context.save()
        context.delete(shelf)
        let error = #expect(throws: NSError.self) { try context.save() }
        #expect(error?.code == NSValidationRelationshipDeniedDeleteError)
        context.delete(book)
        try context.save()
        #expect(try context.count(for: Library.request()) == 0)
    }

    @Test(arguments: Library.kinds) func mutableSetsChangeTheirRelationship(kind: String) throws {
        let context = try Library.context(kind)
        let shelf = Library.shelf("A", in: context)
        let book = Library.book("Emma", in: context)
        let books = shelf.mutableSetValue(forKey: "books")
        books.add(book)
        #expect(book.shelf === shelf)
        #expect(books.count == 1)
        #expect(books.contains(book))
        books.remove(book)
        #expect(book.shelf == nil)
    }

    @Test(arguments: Library.kinds) func orderedRelationshipsKeepTheirOrder(kind: String) throws {
        let model = Library.model()
        model.entitiesByName["Shelf"]?.relationshipsByName["books"]?.isOrdered = true
        let context = try Library.context(kind, model)
        let coordinator = context.persistentStoreCoordinator
        let shelf = Library.shelf("A", in: context)
        let books = ["c", "a", "b"].map { Library.book($0, in: context) }
        shelf.setValue(NSOrderedSet(array: books), forKey: "books")
        try context.save()
        func titles(_ context: NSManagedObjectContext) throws -> [String?] {
            let found = try context.existingObject(with: shelf.objectID).value(forKey: "books") as? NSOrderedSet
            return (found?.array as? [Book])?.map(\.title) ?? []
        }
        #expect(try titles(Library.other(on: coordinator)) == ["c", "a", "b"])
        shelf._insertManaged(Library.book("d", in: context), at: 1, "books")
        shelf._removeManaged(at: 0, "books")
        try context.save()
        #expect(try titles(Library.other(on: coordinator)) == ["d", "a", "b"])
    }
}
