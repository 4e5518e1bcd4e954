import Testing
import UniformTypeIdentifiers

@testable import CoreSpotlight

struct CSSearchableIndexTests {
    private func item() -> CSSearchableItem {
        let attributes = CSSearchableItemAttributeSet(contentType: .text)
        attributes.title = "Shopping"
        return CSSearchableItem(uniqueIdentifier: "1", domainIdentifier: "notes", attributeSet: attributes)
    }

    @Test func thereIsNoIndex() async {
        #expect(!CSSearchableIndex.isIndexingAvailable())
        let index = CSSearchableIndex.default()
        let error = await #expect(throws: CSIndexError.self) { try await index.indexSearchableItems([item()]) }
        #expect(error?.code == .indexingUnsupported)
        let reported = await withCheckedContinuation { continuation in
            index.deleteAllSearchableItems { continuation.resume(returning: $0) }
        }
        #expect((reported as? CSIndexError)?.code == .indexingUnsupported)
    }

    @Test func anItemKeepsWhatItIsGiven() {
        #expect(item().attributeSet.title == "Shopping")
        #expect(item().attributeSet.contentType == "public.text")
        let made = CSSearchableItem(
            uniqueIdentifier: nil, domainIdentifier: nil, attributeSet: CSSearchableItemAttributeSet(itemContentType: "a"))
        #expect(!made.uniqueIdentifier.isEmpty)
    }
}
