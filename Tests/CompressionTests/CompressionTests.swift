import Compression
import Foundation
import Testing

@Suite struct CompressionTests {
    private static let text = Data((0..<4000).map { "line \($0 * $0 % 977) of the text\n" }.joined().utf8)
    private static let algorithms = [
        COMPRESSION_LZ4, COMPRESSION_LZ4_RAW, COMPRESSION_ZLIB, COMPRESSION_LZMA, COMPRESSION_LZFSE, COMPRESSION_BROTLI,
    ]

    private static func encoded(_ data: Data, _ algorithm: compression_algorithm, room: Int? = nil) -> Data {
        var result = Data(count: room ?? data.count + 100)
        let (size, count) = (result.count, data.count)
        let written = result.withUnsafeMutableBytes { to in
            data.withUnsafeBytes { from in
                compression_encode_buffer(
                    to.bindMemory(to: UInt8.self).baseAddress!, size, from.bindMemory(to: UInt8.self).baseAddress!, count, nil, algorithm)
            }
        }
        return result.prefix(written)
    }

    private static func decoded(_ data: Data, _ algorithm: compression_algorithm, room: Int) -> Data {
        var result = Data(count: room)
        let count = data.count
        let written = result.withUnsafeMutableBytes { to in
            data.withUnsafeBytes { from in
                compression_decode_buffer(
                    to.bindMemory(to: UInt8.self).baseAddress!, room, from.bindMemory(to: UInt8.self).baseAddress!, count, nil, algorithm)
            }
        }
        return result.prefix(written)
    }

    @Test(arguments: algorithms) func buffersComeBack(_ algorithm: compression_algorithm) {
        let packed = Self.encoded(Self.text, algorithm)
        #expect(!packed.isEmpty)
        #expect(packed.count < Self.text.count / 2)
        #expect(Self.decoded(packed, algorithm, room: Self.text.count + 10) == Self.text)
    }

    @Test func roomThatIsTooSmall() {
        #expect(Self.encoded(Self.text, COMPRESSION_ZLIB, room: 10).isEmpty)
        let packed = Self.encoded(Self.text, COMPRESSION_LZFSE)
        #expect(Self.decoded(packed, COMPRESSION_LZFSE, room: 100) == Self.text.prefix(100))
        #expect(Self.decoded(Data([1, 2, 3, 4, 5]), COMPRESSION_LZFSE, room: 100).isEmpty)
        #expect(Self.encoded(Self.text, compression_algorithm(7)).isEmpty)
    }

    /// A text as Apple's open encoder writes it, with entropy codes.
    @Test func readsLZFSEOfApples() throws {
        let packed = try #require(Data(base64Encoded: Self.lzfse, options: .ignoreUnknownCharacters))
        let text = Data((0..<700).map { "item \($0 % 50), " }.joined().utf8)
        #expect(Self.decoded(packed, COMPRESSION_LZFSE, room: 20_000) == text)
        #expect(try (packed as NSData).decompressed(using: .lzfse) as Data == text)
    }

    @Test(arguments: Algorithm.allCases) func filtersTakeParts(_ algorithm: Algorithm) throws {
        var packed = Data(), ends = 0
        let output = try OutputFilter(.compress, using: algorithm, bufferCapacity: 100) { data in
            if let data { packed += data } else { ends += 1 }
        }
        for start in stride(from: 0, to: Self.text.count, by: 777) {
            try output.write(Self.text[start..<min(start + 777, Self.text.count)])
        }
        try output.finalize()
        #expect(ends == 1)
        var position = 0
        let input = try InputFilter(.decompress, using: algorithm) { count -> Data? in
            defer { position = min(position + min(count, 50), packed.count) }
            return packed[position..<min(position + min(count, 50), packed.count)]
        }
        var text = Data()
        while let part = try input.readData(ofLength: 333) {
            #expect(part.count <= 333)
            text += part
        }
        #expect(text == Self.text)
    }

    @Test func damagedDataAreErrors() throws {
        let filter = try OutputFilter(.decompress, using: .lzma) { _ in }
        #expect(throws: FilterError.invalidData) { try filter.write(Data("no xz file at all".utf8)) }
        let short = try OutputFilter(.decompress, using: .zlib) { _ in }
        try short.write(Self.encoded(Self.text, COMPRESSION_ZLIB).prefix(20))
        #expect(throws: FilterError.invalidData) { try short.finalize() }
    }

    @Test func streamsMoveOn() {
        var target = [UInt8](repeating: 0, count: 64)
        let source = [UInt8](repeating: 7, count: 1000)
        source.withUnsafeBufferPointer { from in
            target.withUnsafeMutableBufferPointer { to in
                var stream = compression_stream(
                    dst_ptr: to.baseAddress!, dst_size: 64, src_ptr: from.baseAddress!, src_size: 1000, state: nil)
                #expect(compression_stream_init(&stream, COMPRESSION_STREAM_ENCODE, COMPRESSION_ZLIB) == COMPRESSION_STATUS_OK)
                #expect(compression_stream_process(&stream, Int32(COMPRESSION_STREAM_FINALIZE.rawValue)) == COMPRESSION_STATUS_END)
                #expect(stream.src_size == 0)
                #expect(stream.dst_size < 64)
                #expect(compression_stream_destroy(&stream) == COMPRESSION_STATUS_OK)
                #expect(compression_stream_process(&stream, 0) == COMPRESSION_STATUS_ERROR)
            }
        }
    }

    private static let lzfse = """
        YnZ4MhAYAAA8AKABAEAAIMu/r3n7PgAwmQAAAD8EQAmXXwEACgAACCA3L8EEAKBPxwA4AgCApwE4gHEwAAAAAAAAAAAAAAAAAAAAAAB4FgAAgFcAuPxJfpKf5Em5vLy8fAUAAAAAAAAA
        AAAAgFcAuAReAQC4BAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAIDCcnOsXKkkBwD+3baBa2109AmQDSST6gEAAAAAAAAAAAAAsBLo/14++n9HpN7mEEESKFU2Ftbp
        ivY3OUFzxmG52iUbB3hLf5tlpc/D32zUzc1os9EJCGJ2eCQ=
        """
}
