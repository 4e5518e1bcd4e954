import QuinceFoundation
import Testing

@Suite struct CompressionTests {
    private let text = Data(String(repeating: "Quince ", count: 5000).utf8)

    @Test func dataAreCompressedAsDeflateDefines() throws {
        let compressed = try (text as NSData).compressed(using: .zlib)
        #expect(compressed.length < 1000)
        #expect(try compressed.decompressed(using: .zlib) as Data == text)
        // RFC 1951: one block of fixed codes with "a", written by zlib without a header.
        let letter = Data([0x4b, 0x04, 0x00])
        #expect(try (Data("a".utf8) as NSData).compressed(using: .zlib) as Data == letter)
        #expect(try (letter as NSData).decompressed(using: .zlib) as Data == Data("a".utf8))
    }

    @Test func emptyDataStayEmpty() throws {
        let compressed = try NSData().compressed(using: .zlib)
        #expect(compressed.length == 2)
        #expect(try compressed.decompressed(using: .zlib).length == 0)
    }

    @Test func damagedDataAreAnError() {
        for data in [Data([0xff, 0xff, 0xff]), Data([0x4b])] {
            let error = #expect(throws: CocoaError.self) { try (data as NSData).decompressed(using: .zlib) }
            #expect(error?.code == .decompressionFailed)
            #expect(error?.errorCode == 5377)
        }
    }

    @Test func mutableDataChangeInPlace() throws {
        let data = NSMutableData(data: text)
        try data.compress(using: .zlib)
        #expect(data.length < 1000)
        try data.decompress(using: .zlib)
        #expect(data as Data == text)
    }
}
