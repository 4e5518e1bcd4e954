import QuinceFoundation
import Testing

struct ComparatorTests {
    private struct Item {
        var name: String
        var note: String?
    }

    private let items = ["b10", "B2", "ä", "a"].map { Item(name: $0, note: $0) }

    @Test func textsAreSortedAsTheUserOrdersThem() {
        #expect(items.sorted(using: SortDescriptor(\.name)).map(\.name) == ["a", "ä", "B2", "b10"])
        #expect(items.sorted(using: SortDescriptor(\.name, order: .reverse)).map(\.name) == ["b10", "B2", "ä", "a"])
        #expect(items.sorted(using: KeyPathComparator(\.name)).map(\.name) == ["a", "ä", "B2", "b10"])
        #expect(items.sorted(using: KeyPathComparator(\.note, order: .reverse)).map(\.name) == ["b10", "B2", "ä", "a"])
        #expect(items.map(\.name).sorted(using: .localizedStandard) == ["a", "ä", "B2", "b10"])
        #expect(items.sorted(using: SortDescriptor(\.name, comparator: .localizedStandard)).map(\.name) == ["a", "ä", "B2", "b10"])
    }

    @Test func textsCanBeComparedByTheirCharacters() {
        #expect(items.sorted(using: SortDescriptor(\.name, comparator: .lexical)).map(\.name) == ["B2", "a", "b10", "ä"])
    }
}
