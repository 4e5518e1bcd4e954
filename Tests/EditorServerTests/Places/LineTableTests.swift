import Testing

@testable import EditorServer

struct LineTableTests {
    private let table = LineTable("let a = \"ä😀\"\r\nlet b\n")

    @Test(arguments: [(0, 0, 0), (0, 9, 9), (0, 10, 11), (0, 12, 15), (1, 0, 18), (1, 4, 22), (2, 0, 24)])
    func positionsCountUTF16(line: Int, character: Int, offset: Int) {
        #expect(table.offset(of: LinePosition(line: line, character: character)) == offset)
        #expect(table.position(of: offset) == LinePosition(line: line, character: character))
    }

    @Test func placesOutsideOfTheTextAreItsEnds() {
        #expect(table.offset(of: LinePosition(line: 9, character: 0)) == 24)
        #expect(table.offset(of: LinePosition(line: -1, character: 5)) == 0)
        #expect(table.offset(of: LinePosition(line: 1, character: 99)) == 23)
        #expect(table.position(of: 99) == LinePosition(line: 2, character: 0))
        #expect(table.range(ofLine: 0) == 0..<16)
        #expect(table.range(ofLine: 3) == nil)
    }
}
