import Testing

@testable import QuinceFoundation

/// Lines, characters and scalars of asynchronous bytes.
struct AsyncTextTests {
    private struct Bytes: AsyncSequence {
        var bytes: [UInt8]

        func makeAsyncIterator() -> Iterator { Iterator(rest: bytes[...]) }

        struct Iterator: AsyncIteratorProtocol {
            var rest: ArraySlice<UInt8>

            mutating func next() async -> UInt8? { rest.popFirst() }
        }
    }

    private func all<S: AsyncSequence>(_ sequence: S) async rethrows -> [S.Element] {
        var all: [S.Element] = []
        for try await element in sequence { all.append(element) }
        return all
    }

    @Test func linesEndWithEachSeparatorAndEmptyOnesAreLeftOut() async {
        let text = "a\nb\r\nc\rd\u{0B}e\u{0C}f\u{85}g\u{2028}h\u{2029}\n\n\r\n\ri"
        #expect(await all(Bytes(bytes: Array(text.utf8)).lines) == ["a", "b", "c", "d", "e", "f", "g", "h", "i"])
        #expect(await all(Bytes(bytes: []).lines) == [])
        #expect(await all(Bytes(bytes: Array("äöü€\n😀".utf8)).lines) == ["äöü€", "😀"])
    }

    @Test func charactersAreWhole() async {
        let text = "e\u{301}👨‍👩‍👧 x"
        #expect(await all(Bytes(bytes: Array(text.utf8)).characters) == Array(text))
        #expect(await all(Bytes(bytes: Array(text.utf8)).unicodeScalars) == Array(text.unicodeScalars))
    }

    @Test func bytesThatAreNoTextAreReplaced() async {
        let bytes = Bytes(bytes: [0x61, 0xFF, 0xE2, 0x82, 0x62, 0xC3])
        #expect(await all(bytes.unicodeScalars) == ["a", "\u{FFFD}", "\u{FFFD}", "b", "\u{FFFD}"])
    }

    @Test func filesAreRead() async throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        let lines = (0..<5_000).map { "line \($0)" }
        try lines.joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(at: file) }
        #expect(try await all(file.lines) == lines)
        let handle = try FileHandle(forReadingFrom: file)
        #expect(try await all(handle.bytes.lines) == lines)
        await #expect(throws: (any Error).self) { try await all(URL(fileURLWithPath: "/nowhere").lines) }
    }
}
