import CoreData
import QuinceFoundation
import Testing

@Suite struct HistoryRequestTests {
    private func context(_ folder: TemporaryFolder) throws -> NSManagedObjectContext {
        let coordinator = NSPersistentStoreCoordinator(managedObjectModel: Library.model())
        try coordinator.addPersistentStore(
            type: .sqlite, at: folder.url.appendingPathComponent("a.sqlite"), options: [NSPersistentHistoryTrackingKey: true])
        let context = Library.other(on: coordinator)
        context.transactionAuthor = "app"
        Library.book("Emma", in: context)
        try context.save()
        context.transactionAuthor = "widget"
        Library.book("Persuasion", in: context)
        _ = Library.shelf("Left", in: context)
        try context.save()
        return context
    }

    private func result(_ request: NSPersistentHistoryChangeRequest, _ context: NSManagedObjectContext) throws -> Any? {
        (try context.execute(request) as? NSPersistentHistoryResult)?.result
    }

    @Test func transactionsAreFetchedByAPredicate() throws {
        let folder = TemporaryFolder(), context = try context(folder)
        let fetch = try #require(NSPersistentHistoryTransaction.fetchRequest)
        fetch.predicate = NSPredicate(format: "author != %@", "app")
        let request = NSPersistentHistoryChangeRequest.fetchHistory(withFetch: fetch)
        let transactions = try result(request, context) as? [NSPersistentHistoryTransaction]
        #expect(transactions?.map(\.author) == ["widget"])
        #expect(transactions?.first?.changes?.count == 2)
        fetch.predicate = NSPredicate(format: "timestamp < %@", Date(timeIntervalSinceReferenceDate: 0) as NSDate)
        #expect((try result(request, context) as? [NSPersistentHistoryTransaction])?.count == 0)
    }

    @Test func changesAreFetchedByAPredicate() throws {
        let folder = TemporaryFolder(), context = try context(folder)
        let fetch = try #require(NSPersistentHistoryChange.fetchRequest)
        let shelf = try #require(try context.fetch(NSFetchRequest<NSManagedObject>(entityName: "Shelf")).first)
        fetch.predicate = NSPredicate(format: "changedObjectID == %@", shelf.objectID)
        let request = NSPersistentHistoryChangeRequest.fetchHistory(withFetch: fetch)
        request.resultType = .changesOnly
        let changes = try result(request, context) as? [NSPersistentHistoryChange]
        #expect(changes?.map(\.changedObjectID) == [shelf.objectID])
        #expect(NSPersistentHistoryChange.entityDescription?.name == "Change")
        #expect(NSPersistentHistoryTransaction.entityDescription(with: context)?.name == "Transaction")
    }

    @Test func otherEntitiesAreAnError() throws {
        let folder = TemporaryFolder(), context = try context(folder)
        let fetch = NSFetchRequest<any NSFetchRequestResult>(entityName: "Book")
        let error = #expect(throws: NSError.self) {
            try result(NSPersistentHistoryChangeRequest.fetchHistory(withFetch: fetch), context)
        }
        #expect(error?.code == NSPersistentStoreUnsupportedRequestTypeError)
    }

    @Test func historyOutlivesAMigration() throws {
        let folder = TemporaryFolder()
        let first = try context(folder)
        let token = try #require(first.persistentStoreCoordinator?.currentPersistentHistoryToken(fromStores: nil))
        let coordinator = try #require(first.persistentStoreCoordinator)
        try coordinator.remove(coordinator.persistentStores[0])
        let old = Library.model(), new = Library.model()
        new.entitiesByName["Topic"]?.properties += [Library.attribute("rank", .integer64AttributeType)]
        let file = folder.url.appendingPathComponent("a.sqlite"), copy = folder.url.appendingPathComponent("b.sqlite")
        try NSMigrationManager(sourceModel: old, destinationModel: new).migrateStore(
            from: file, type: .sqlite, mapping: try .inferredMappingModel(forSourceModel: old, destinationModel: new), to: copy,
            type: .sqlite)
        let other = NSPersistentStoreCoordinator(managedObjectModel: new)
        try other.addPersistentStore(type: .sqlite, at: copy, options: [NSPersistentHistoryTrackingKey: true])
        let context = Library.other(on: other)
        let all = try result(.fetchHistory(after: nil as NSPersistentHistoryToken?), context) as? [NSPersistentHistoryTransaction]
        #expect(all?.map { $0.changes?.map(\.changedObjectID.entity.name) ?? [] } == [["Book"], ["Book", "Shelf"]])
        #expect((try result(.fetchHistory(after: token), context) as? [NSPersistentHistoryTransaction])?.isEmpty == true)
    }
}
