import ModelSupport
import Testing

@testable import CoreMLModel

/// The wire format of protocol buffers.
struct WireReaderTests {
    @Test func fieldsAreReadInTheirOrder() throws {
        var reader = WireReader(
            WireWriter {
                $0.integer(1, 300)
                $0.double(2, 0.5)
                $0.string(15, "x")
                $0.integer(1000, -1)
            }.bytes[...])
        #expect(try reader.next()?.unsigned == 300)
        #expect(try reader.next()?.double == 0.5)
        let text = try #require(try reader.next())
        #expect(text.number == 15)
        #expect(try text.string == "x")
        let last = try #require(try reader.next())
        #expect(last.number == 1000)
        #expect(try last.signed == -1)
        #expect(try reader.next() == nil)
    }

    @Test func listsArePackedOrSingle() throws {
        var numbers: [Double] = []
        var reader = WireReader(
            WireWriter {
                $0.doubles(1, [1, 2])
                $0.double(1, 3)
            }.bytes[...])
        while let field = try reader.next() { try field.append(to: &numbers) }
        #expect(numbers == [1, 2, 3])
    }

    /// Bytes that are no message, and the first words of the problem.
    @Test(
        arguments: [
            ([0x0A, 5, 1], "ends"), ([0x08], "ends"), ([0x09, 1, 2], "ends"), ([0x0B], "has a field of an unknown wire type"),
            ([0x00, 1], "has a field whose number is out of range"),
            ([0x08] + [UInt8](repeating: 0xFF, count: 11), "has a number of more than 64 bits"),
            ([0x0A, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 1], "ends"),
        ] as [([UInt8], String)])
    func badBytesAreErrors(_ bytes: [UInt8], _ message: String) throws {
        var reader = WireReader(bytes[...])
        let problem = #expect(throws: ModelFormatError.self) { try reader.next() }
        #expect(problem?.message.hasPrefix(message) == true)
    }

    @Test func valuesOfAnotherTypeAreErrors() throws {
        var reader = WireReader(WireWriter { $0.integer(1, 1) }.bytes[...])
        let field = try #require(try reader.next())
        #expect(throws: ModelFormatError.self) { try field.double }
        #expect(throws: ModelFormatError.self) { try field.message }
    }
}
