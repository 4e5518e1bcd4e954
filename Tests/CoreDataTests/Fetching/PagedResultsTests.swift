import CoreData
import Testing

/// Fetched results of many rows, of which only those that are needed become objects.
@Suite struct PagedResultsTests {
    private static let count = 1500

    /// A context of a store in which every third book has as many pages as its number, and none is registered.
    private func context(_ kind: String = NSSQLiteStoreType) throws -> NSManagedObjectContext {
        let filling = try Library.context(kind)
        for number in 0..<Self.count { Library.book(Self.title(number), Int64(number % 3), in: filling) }
        try filling.save()
        let context = Library.other(on: filling.persistentStoreCoordinator)
        context.userInfo["filling" as NSString] = filling
        return context
    }

    private static func title(_ number: Int) -> String { "Book \(10_000 + number * 7 % Self.count)" }
    private static let titles = (0..<count).map { "Book \(10_000 + $0)" }

    private func controller(
        _ context: NSManagedObjectContext, sections: String? = nil, batchSize: Int = 20, order: Selector? = nil
    ) throws -> NSFetchedResultsController<Book> {
        let request = Library.request()
        request.fetchBatchSize = batchSize
        if let sections {
            let first = order.map { NSSortDescriptor(key: sections, ascending: true, selector: $0) }
            request.sortDescriptors?.insert(first ?? NSSortDescriptor(key: sections, ascending: false), at: 0)
        }
        let controller = NSFetchedResultsController(
            fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: sections, cacheName: nil)
        try controller.performFetch()
        return controller
    }

    private func path(_ row: Int, section: Int = 0) -> IndexPath { IndexPath(indexes: [section, row]) }

    @Test(arguments: [0, 20]) func aScreenMakesItsObjectsOnly(batchSize: Int) throws {
        let context = try context()
        let controller = try controller(context, batchSize: batchSize)
        #expect(controller.sections?.map(\.numberOfObjects) == [Self.count])
        #expect((0..<12).map { controller.object(at: path($0)).title } == Self.titles.prefix(12).map { $0 })
        #expect(context.registeredObjects.count <= 64)
        #expect(controller.indexPath(forObject: controller.object(at: path(3))) == path(3))
        #expect(context.registeredObjects.count <= 64)
    }

    @Test func allRowsAreReachedAndLetGo() throws {
        let context = try context()
        let controller = try controller(context)
        for row in 0..<Self.count { #expect(controller.object(at: path(row)).title == Self.titles[row]) }
        #expect(context.registeredObjects.count <= 1100)
        #expect(controller.fetchedObjects?.map(\.title) == Self.titles)
        #expect(controller.object(at: path(Self.count - 1)) === controller.fetchedObjects?.last)
    }

    @Test(arguments: Library.kinds) func fewRowsAndManyAreAlike(kind: String) throws {
        let context = try context(kind)
        let last = try controller(context).object(at: path(Self.count - 1))
        #expect(last.title == Self.titles.last)
    }

    @Test func resultsStayThoseOfTheFetch() throws {
        let context = try context()
        let controller = try controller(context)
        let other = Library.other(on: context.persistentStoreCoordinator)
        for book in try other.fetch(Library.request("title < 'Book 10100'")) { other.delete(book) }
        try other.save()
        #expect(controller.sections?.first?.numberOfObjects == Self.count)
        #expect(controller.object(at: path(100)).title == Self.titles[100])
        #expect(controller.object(at: path(Self.count - 1)).title == Self.titles.last)
    }

    @Test func changesOfOtherContextsArriveForRowsWithoutObjects() throws {
        let context = try context()
        let (controller, delegate) = (try controller(context), ChangeRecorder())
        controller.delegate = delegate
        let other = Library.other(on: context.persistentStoreCoordinator)
        let saves = Recorder(.NSManagedObjectContextDidSave, of: other)
        let found = try other.fetch(Library.request("title IN %@", [Self.titles[700], Self.titles[900]]))
        found[0].title = "A"
        other.delete(found[1])
        try other.save()
        context.mergeChanges(fromContextDidSave: try #require(saves.notifications.last))
        #expect(delegate.take() == ["will 1500", "delete 0.900 -", "move 0.700 0.0", "did 1499"])
        #expect(controller.object(at: path(0)).title == "A")
    }

    @Test func changesOfTheContextArrive() throws {
        let context = try context()
        let (controller, delegate) = (try controller(context), ChangeRecorder())
        controller.delegate = delegate
        controller.object(at: path(5)).isRead = true
        context.processPendingChanges()
        #expect(delegate.take() == ["will 1500", "update 0.5 0.5", "did 1500"])
        context.delete(controller.object(at: path(1000)))
        context.processPendingChanges()
        #expect(delegate.take() == ["will 1500", "delete 0.1000 -", "did 1499"])
        context.reset()
        #expect(controller.fetchedObjects?.count == Self.count)
    }

    @Test func unsavedObjectsAreAmongThem() throws {
        let context = try context()
        Library.book("Book 10000 a", in: context)
        let controller = try controller(context)
        #expect(controller.sections?.first?.numberOfObjects == Self.count + 1)
        #expect(controller.object(at: path(1)).title == "Book 10000 a")
    }

    @Test func sectionsAreCountedByTheStore() throws {
        let context = try context()
        let controller = try controller(context, sections: "pages")
        #expect(controller.sections?.map(\.name) == ["2", "1", "0"])
        #expect(controller.sections?.map(\.numberOfObjects) == [500, 500, 500])
        #expect(controller.object(at: path(0, section: 1)).pages == 1)
        #expect(controller.object(at: path(499, section: 2)).pages == 0)
        #expect(context.registeredObjects.count <= 64)
        #expect(controller.sections?[1].objects?.count == 500)
        let delegate = ChangeRecorder()
        controller.delegate = delegate
        controller.object(at: path(0, section: 1)).pages = 5
        context.processPendingChanges()
        #expect(delegate.take() == ["will 1500", "section insert 5 0", "move 1.0 0.0", "did 1500"])
    }

    @Test func sectionsInAnotherOrderThanTheStoresAreThoseOfTheObjects() throws {
        let context = try Library.context(NSSQLiteStoreType)
        for (number, title) in ["b", "A", "B", "a"].enumerated() { Library.book(title, Int64(number), in: context) }
        try context.save()
        let controller = try controller(context, sections: "title", order: Selector("caseInsensitiveCompare:"))
        #expect(controller.sections?.map(\.name) == ["A", "a", "B", "b"])
    }

    @Test func snapshotsAreMadeForWhoTakesThem() throws {
        let context = try context()
        let controller = try controller(context)
        let delegate = SnapshotRecorder()
        controller.delegate = delegate
        try controller.performFetch()
        #expect(delegate.snapshots.last?.numberOfItems == Self.count)
        #expect((delegate.snapshots.last?.copy() as? NSDiffableDataSourceSnapshotReference)?.itemIdentifiers.count == Self.count)
    }
}
