import CoreData
import Testing

@Suite struct FetchedResultsTests {
    private func controller(_ context: NSManagedObjectContext, sections: String? = nil, _ format: String? = nil) throws
        -> NSFetchedResultsController<Book>
    {
        let request = Library.request(format)
        if let sections { request.sortDescriptors?.insert(NSSortDescriptor(key: sections, ascending: true), at: 0) }
        let controller = NSFetchedResultsController(
            fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: sections, cacheName: nil)
        try controller.performFetch()
        return controller
    }

    private func filled(_ kind: String) throws -> (NSManagedObjectContext, [Book]) {
        let context = try Library.context(kind)
        let books = [("Emma", 1), ("Persuasion", 2), ("Sanditon", 1)].map { Library.book($0.0, Int64($0.1), in: context) }
        try context.save()
        return (context, books)
    }

    @Test(arguments: Library.kinds) func resultsAreInSections(kind: String) throws {
        let (context, books) = try filled(kind)
        let controller = try controller(context, sections: "pages")
        #expect(controller.sections?.map(\.name) == ["1", "2"])
        #expect(controller.sections?.map(\.numberOfObjects) == [2, 1])
        #expect(controller.sectionIndexTitles == ["1", "2"])
        #expect(controller.fetchedObjects == [books[0], books[2], books[1]])
        #expect(controller.object(at: IndexPath(indexes: [0, 1])) === books[2])
        #expect(controller.indexPath(forObject: books[1]) == IndexPath(indexes: [1, 0]))
    }

    @Test(arguments: Library.kinds) func singleChangesAreNotified(kind: String) throws {
        let (context, books) = try filled(kind)
        let (controller, delegate) = (try controller(context), ChangeRecorder())
        controller.delegate = delegate
        Library.book("Lady Susan", in: context)
        context.processPendingChanges()
        #expect(delegate.take() == ["will 3", "insert - 0.1", "did 4"])
        books[0].pages = 9
        context.processPendingChanges()
        #expect(delegate.take() == ["will 4", "update 0.0 0.0", "did 4"])
        books[0].title = "Zenobia"
        context.processPendingChanges()
        #expect(delegate.take() == ["will 4", "move 0.0 0.3", "did 4"])
        context.delete(books[1])
        context.processPendingChanges()
        #expect(delegate.take() == ["will 4", "delete 0.1 -", "did 3"])
        #expect(delegate.controllers.allSatisfy { $0 === controller })
        try context.save()
        #expect(delegate.take().isEmpty)
    }

    @Test(arguments: Library.kinds) func sectionsComeAndGo(kind: String) throws {
        let (context, books) = try filled(kind)
        let (controller, delegate) = (try controller(context, sections: "pages"), ChangeRecorder())
        controller.delegate = delegate
        books[1].pages = 3
        context.processPendingChanges()
        #expect(delegate.take() == ["will 3", "section delete 2 1", "section insert 3 1", "move 1.0 1.0", "did 3"])
        books[0].pages = 3
        context.processPendingChanges()
        #expect(delegate.take() == ["will 3", "move 0.0 1.0", "did 3"])
        #expect(controller.sections?.map(\.name) == ["1", "3"])
    }

    @Test(arguments: Library.kinds) func objectsThatNoLongerMatchGo(kind: String) throws {
        let (context, books) = try filled(kind)
        let (controller, delegate) = (try controller(context, "pages == 1"), ChangeRecorder())
        controller.delegate = delegate
        books[0].pages = 5
        books[1].pages = 1
        context.processPendingChanges()
        #expect(delegate.take() == ["will 2", "delete 0.0 -", "insert - 0.0", "did 2"])
        #expect(controller.fetchedObjects == [books[1], books[2]])
    }

    @Test(arguments: Library.kinds) func delegatesMayTakeSnapshots(kind: String) throws {
        let (context, books) = try filled(kind)
        let request = Library.request()
        let controller = NSFetchedResultsController(
            fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: nil, cacheName: nil)
        let delegate = SnapshotRecorder()
        controller.delegate = delegate
        try controller.performFetch()
        #expect(delegate.snapshots.last?.itemIdentifiers as? [NSManagedObjectID] == books.map(\.objectID))
        books[1].pages = 7
        context.processPendingChanges()
        #expect(delegate.snapshots.count == 2)
        #expect(delegate.snapshots.last?.reloadedItemIdentifiers as? [NSManagedObjectID] == [books[1].objectID])
        #expect(delegate.singleChanges == 0)
    }

    @Test(arguments: Library.kinds) func savesOfOtherContextsArrive(kind: String) throws {
        let (context, books) = try filled(kind)
        let (controller, delegate) = (try controller(context), ChangeRecorder())
        controller.delegate = delegate
        let other = Library.other(on: context.persistentStoreCoordinator)
        let saves = Recorder(.NSManagedObjectContextDidSave, of: other)
        Library.book("Lady Susan", in: other)
        (try other.existingObject(with: books[2].objectID) as? Book)?.title = "Alone"
        try other.save()
        context.mergeChanges(fromContextDidSave: try #require(saves.notifications.last))
        #expect(delegate.take() == ["will 3", "insert - 0.2", "move 0.2 0.0", "did 4"])
        #expect(controller.fetchedObjects?.map(\.title) == ["Alone", "Emma", "Lady Susan", "Persuasion"])
    }
}

/// A delegate that notes single changes.
final class ChangeRecorder: NSObject, NSFetchedResultsControllerDelegate {
    private var notes: [String] = []
    private(set) var controllers: [AnyObject] = []

    func take() -> [String] {
        defer { notes = [] }
        return notes
    }

    private func text(_ path: IndexPath?) -> String { path.map { "\($0[0]).\($0[1])" } ?? "-" }

    func controllerWillChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) {
        controllers.append(controller)
        notes.append("will \(controller.fetchedObjects?.count ?? -1)")
    }

    func controllerDidChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) {
        notes.append("did \(controller.fetchedObjects?.count ?? -1)")
    }

    func controller(
        _ controller: NSFetchedResultsController<NSFetchRequestResult>, didChange anObject: Any, at indexPath: IndexPath?,
        for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
    ) { notes.append("\(type) \(text(indexPath)) \(text(newIndexPath))") }

    func controller(
        _ controller: NSFetchedResultsController<NSFetchRequestResult>, didChange sectionInfo: any NSFetchedResultsSectionInfo,
        atSectionIndex sectionIndex: Int, for type: NSFetchedResultsChangeType
    ) { notes.append("section \(type) \(sectionInfo.name) \(sectionIndex)") }
}

/// A delegate that takes snapshots.
final class SnapshotRecorder: NSObject, NSFetchedResultsControllerDelegate {
    var snapshots: [NSDiffableDataSourceSnapshotReference] = []
    var singleChanges = 0

    func controller(
        _ controller: NSFetchedResultsController<NSFetchRequestResult>,
        didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference
    ) { snapshots.append(snapshot) }

    func controllerWillChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) { singleChanges += 1 }
}
