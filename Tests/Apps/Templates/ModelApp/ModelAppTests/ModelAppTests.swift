import SwiftData
import Testing

@testable import ModelApp

struct ModelAppTests {
    @Test @MainActor func itemsAreKept() throws {
        let container = try ModelContainer(for: Item.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        container.mainContext.insert(Item(timestamp: .now))
        try container.mainContext.save()
        #expect(try container.mainContext.fetchCount(FetchDescriptor<Item>()) == 1)
    }
}
