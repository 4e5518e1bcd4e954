import CoreData
import QuinceFoundation
import Testing

@Suite struct SpotlightDelegateTests {
    private func opened() throws -> (NSManagedObjectContext, NSCoreDataCoreSpotlightDelegate) {
        let model = Library.model()
        let book = try #require(model.entitiesByName["Book"])
        book.attributesByName["title"]?.isIndexedBySpotlight = true
        book.coreSpotlightDisplayNameExpression = NSExpression(forKeyPath: "title")
        let context = try Library.context(NSInMemoryStoreType, model)
        let coordinator = try #require(context.persistentStoreCoordinator)
        return (context, NSCoreDataCoreSpotlightDelegate(forStoreWith: NSPersistentStoreDescription(), coordinator: coordinator))
    }

    @Test func objectsWithIndexedAttributesAreDescribed() throws {
        let (context, delegate) = try opened()
        let book = NSEntityDescription.insertNewObject(forEntityName: "Book", into: context)
        book.setValue("Momo", forKey: "title")
        let attributes = try #require(delegate.attributeSet(for: book))
        #expect(attributes.displayName == "Momo")
        #expect(attributes.textContent == "Momo")
        let shelf = NSEntityDescription.insertNewObject(forEntityName: "Shelf", into: context)
        #expect(delegate.attributeSet(for: shelf) == nil)
    }

    /// As on a device without an index.
    @Test func nothingIsIndexed() async throws {
        let (context, delegate) = try opened()
        delegate.startSpotlightIndexing()
        #expect(!delegate.isIndexingEnabled)
        #expect(delegate.domainIdentifier() == context.persistentStoreCoordinator?.persistentStores.first?.identifier)
        let fails = await withCheckedContinuation { (next: CheckedContinuation<Bool, Never>) in
            delegate.deleteSpotlightIndex { next.resume(returning: $0 != nil) }
        }
        #expect(fails)
        delegate.stopSpotlightIndexing()
    }
}
