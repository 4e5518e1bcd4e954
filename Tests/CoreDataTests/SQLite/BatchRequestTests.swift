@testable import CoreData
import QuinceFoundation
import Testing

@Suite struct BatchRequestTests {
    private func context(_ options: [AnyHashable: Any]? = nil) throws -> (NSManagedObjectContext, URL) {
        let folder = try StoreFixture.makeFolder()
        let coordinator = NSPersistentStoreCoordinator(managedObjectModel: ModelFixture.journal())
        try coordinator.addPersistentStore(
            ofType: NSSQLiteStoreType, configurationName: nil, at: folder.appendingPathComponent("Store.sqlite"), options: options)
        let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        context.persistentStoreCoordinator = coordinator
        return (context, folder)
    }

    @Test func transformableValuesAreUpdated() throws {
        let context = try Library.context(NSSQLiteStoreType)
        Library.book("Emma", in: context)
        try context.save()
        let update = NSBatchUpdateRequest(entityName: "Book")
        update.propertiesToUpdate = ["colors": ["red", "blue"]]
        try context.execute(update)
        let other = Library.other(on: context.persistentStoreCoordinator)
        let book = try #require(try other.fetch(Library.request()).first)
        #expect(book.colors == ["red", "blue"])
        update.propertiesToUpdate = ["colors": NSNull()]
        try context.execute(update)
        other.refreshAllObjects()
        #expect(book.colors == nil)
        #expect(!other.hasChanges)
    }

    @Test func rowsAreInsertedUpdatedAndDeletedWithoutObjects() throws {
        let (context, folder) = try context()
        defer { try? FileManager.default.removeItem(at: folder) }
        try context.performAndWait {
            let insertion = NSBatchInsertRequest(entityName: "Item", objects: (0..<10).map { ["title": "item", "count": $0] })
            insertion.resultType = .count
            #expect((try context.execute(insertion) as? NSBatchInsertResult)?.result as? Int == 10)
            let update = NSBatchUpdateRequest(entityName: "Item")
            update.predicate = NSPredicate(format: "count < 5")
            update.propertiesToUpdate = ["title": "small", "price": 1.5]
            update.resultType = .updatedObjectsCountResultType
            #expect((try context.execute(update) as? NSBatchUpdateResult)?.result as? Int == 5)
            let request = NSFetchRequest<NSManagedObject>(entityName: "Item")
            request.predicate = NSPredicate(format: "title == 'small' AND price == 1.5")
            #expect(try context.count(for: request) == 5)
            let fetch = NSFetchRequest<any NSFetchRequestResult>(entityName: "Item")
            fetch.predicate = NSPredicate(format: "title == 'small'")
            let deletion = NSBatchDeleteRequest(fetchRequest: fetch)
            deletion.resultType = .resultTypeObjectIDs
            let ids = (try context.execute(deletion) as? NSBatchDeleteResult)?.result as? [NSManagedObjectID]
            #expect(ids?.count == 5)
            #expect(try context.count(for: NSFetchRequest<NSManagedObject>(entityName: "Item")) == 5)
        }
    }

    @Test func historyHasSavesAndBatches() throws {
        let (context, folder) = try context([NSPersistentHistoryTrackingKey: NSNumber(value: true)])
        defer { try? FileManager.default.removeItem(at: folder) }
        try context.performAndWait {
            context.transactionAuthor = "tests"
            let item = NSEntityDescription.insertNewObject(forEntityName: "Item", into: context)
            item.setValue("one", forKey: "title")
            try context.save()
            item.setValue("two", forKey: "title")
            try context.save()
            let token = context.persistentStoreCoordinator?.currentPersistentHistoryToken(fromStores: nil)
            context.delete(item)
            try context.save()
            func transactions(_ request: NSPersistentHistoryChangeRequest) throws -> [NSPersistentHistoryTransaction] {
                (try context.execute(request) as? NSPersistentHistoryResult)?.result as? [NSPersistentHistoryTransaction] ?? []
            }
            let all = try transactions(.fetchHistory(after: nil as NSPersistentHistoryToken?))
            #expect(all.map { $0.changes?.map(\.changeType) } == [[.insert], [.update], [.delete]])
            #expect(all[1].changes?.first?.updatedProperties?.map(\.name) == ["title"])
            #expect(all[0].author == "tests")
            let bare = NSPersistentHistoryChangeRequest.fetchHistory(after: nil as NSPersistentHistoryToken?)
            bare.resultType = .transactionsOnly
            let withoutChanges = try transactions(bare)
            #expect(withoutChanges.map(\.transactionNumber) == [1, 2, 3])
            #expect(withoutChanges.allSatisfy { $0.changes == nil })
            #expect(try transactions(.fetchHistory(after: token)).map(\.transactionNumber) == [3])
            let archived = try NSKeyedArchiver.archivedData(withRootObject: try #require(token), requiringSecureCoding: true)
            #expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: NSPersistentHistoryToken.self, from: archived) == token)
            _ = try context.execute(NSPersistentHistoryChangeRequest.deleteHistory(before: token))
            #expect(try transactions(.fetchHistory(after: token)).map(\.transactionNumber) == [3])
            #expect(throws: NSError.self) { _ = try transactions(.fetchHistory(after: all[0])) }
        }
    }
}
