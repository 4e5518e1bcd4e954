import CoreData
import Testing

@testable import DataApp

struct DataAppTests {
    @MainActor
    @Test func thePreviewHasItems() throws {
        let request: NSFetchRequest<Item> = Item.fetchRequest()
        #expect(try PersistenceController.preview.container.viewContext.count(for: request) == 10)
    }

    @Test func anItemIsOfItsEntity() {
        #expect(Item.entity().name == "Item")
        #expect(Item.entity().attributesByName["timestamp"]?.attributeType == .dateAttributeType)
    }
}
