import Foundation
import Testing

@testable import FileFormats

struct UTF8TextTests {
    @Test func textsAreDecoded() throws {
        #expect(try UTF8Text.decode(Data("é\n".utf8)) == "é\n")
        #expect(try UTF8Text.decode(Data([0xEF, 0xBB, 0xBF, 0x61])) == "a")
    }

    @Test func otherEncodingsAreToldWithTheirLine() {
        #expect(throws: FormatError(line: 3, message: "not UTF-8 text: it has the byte 0xE9")) {
            try UTF8Text.decode(Data("a\né\nb ".utf8) + [0x63, 0xE9, 0x0A])
        }
        #expect(throws: FormatError(line: 1, message: "UTF-16 text instead of UTF-8")) {
            try UTF8Text.decode(Data([0xFF, 0xFE, 0x61, 0]))
        }
    }

    @Test func stringTablesInOtherEncodingsAreToldWithTheirLine() {
        #expect(throws: FormatError(line: 2, message: "not UTF-8 or UTF-16 text")) {
            try PropertyList.read(Data("\"a\" = \"b\";\n\"c\" = \"".utf8) + [0xE9] + Data("\";\n".utf8), isStringTable: true)
        }
    }
}
