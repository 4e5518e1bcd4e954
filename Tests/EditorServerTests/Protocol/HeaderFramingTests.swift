import Foundation
import Testing

@testable import EditorServer

struct HeaderFramingTests {
    private func texts(_ pieces: [String]) throws -> [String] {
        var framing = HeaderFraming()
        return try pieces.flatMap { try framing.append(Data($0.utf8)) }.map { String(decoding: $0, as: UTF8.self) }
    }

    @Test func messagesAreWholeHoweverTheirBytesArrive() throws {
        let stream = "Content-Length: 2\r\n\r\n{}Content-Type: x\r\ncontent-length:7\r\n\r\n{\"ä\":1"
        #expect(try texts([stream + "}"]) == ["{}", "{\"ä\":1}".prefixOfBytes(7)])
        #expect(try texts(["Content-Length: 2\r\n\r\n{}Content-Length: 2\r\n\r\n[]"].flatMap { $0.map(String.init) }) == ["{}", "[]"])
    }

    @Test(arguments: [
        "Length: 2\r\n\r\n{}", "Content-Length: -1\r\n\r\n", "Content-Length: x\r\n\r\n", "Content-Length: 99999999999\r\n\r\n",
    ])
    func aHeaderWithoutALengthEndsTheStream(text: String) { #expect(throws: HeaderFraming.Fault.self) { try texts([text]) } }

    @Test func aHeaderThatDoesNotEndIsNotKept() {
        #expect(throws: HeaderFraming.Fault.tooLong) { try texts([String(repeating: "x", count: 5000)]) }
    }
}

extension String {
    fileprivate func prefixOfBytes(_ count: Int) -> String { String(decoding: utf8.prefix(count), as: UTF8.self) }
}
