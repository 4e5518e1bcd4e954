import Testing

@testable import EditorServer

struct SelectorReferencesTests {
    private let table = LineTable("add(1); a(#selector(Me.add(_:add:)), #selector(add), #keyPath(add.added)); add")

    @Test func namesAreFoundInSelectorsAlone() {
        let ranges = SelectorReferences.ranges(of: "add", in: table)
        #expect(ranges.map(\.lowerBound) == [23, 47, 62])
        #expect(ranges.allSatisfy { table.text($0) == "add" })
        #expect(SelectorReferences.ranges(of: "", in: table) == [])
        #expect(SelectorReferences.ranges(of: "x", in: LineTable("#selector(x")) == [10..<11])
    }

    @Test func theCursorsNameIsKnownInSelectors() {
        #expect(SelectorReferences.name(at: 24, in: table) == "add")
        #expect(SelectorReferences.name(at: 21, in: table) == "Me")
        #expect(SelectorReferences.name(at: 1, in: table) == nil)
    }
}
