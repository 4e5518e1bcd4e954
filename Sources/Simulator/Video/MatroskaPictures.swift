import Foundation

/// Raw pictures with their times as a Matroska stream, which FFmpeg reads from a pipe: `V_UNCOMPRESSED`, BGRA, a cluster for each picture.
///
/// Source: RFC 9559 (Matroska) and RFC 8794 (EBML).
struct MatroskaPictures {
    var width: Int
    var height: Int
    /// Ticks a second.
    var rate: Int

    /// The start of the stream, before its first picture.
    var header: Data {
        let document = Self.element(
            0x1A45_DFA3, Self.element(0x4282, Data("matroska".utf8)) + Self.number(0x4287, 4) + Self.number(0x4285, 2))
        let tick = UInt64((1e9 / Double(max(rate, 1))).rounded())
        let information = Self.element(
            0x1549_A966, Self.number(0x2AD7B1, tick) + Self.element(0x4D80, Data("Quince".utf8)) + Self.element(0x5741, Data("Quince".utf8))
        )
        let video = Self.number(0xB0, UInt64(width)) + Self.number(0xBA, UInt64(height)) + Self.element(0x2EB524, Data("BGRA".utf8))
        var track = Self.number(0xD7, 1) + Self.number(0x73C5, 1) + Self.number(0x83, 1)
        track += Self.element(0x86, Data("V_UNCOMPRESSED".utf8)) + Self.number(0x9C, 0) + Self.element(0xE0, video)
        // The segment has no known end.
        let segment = Data([0x18, 0x53, 0x80, 0x67, 0x01] + [UInt8](repeating: 0xFF, count: 7))
        return document + segment + information + Self.element(0x1654_AE6B, Self.element(0xAE, track))
    }

    /// The bytes before a picture's pixels, of which there are `width * height * 4`.
    ///
    /// - Parameter tick: The picture's time.
    func prefix(tick: Int) -> Data {
        let block = Data([0x81, 0, 0, 0x80])
        let time = Self.number(0xE7, UInt64(max(tick, 0)))
        let blockSize = block.count + width * height * 4
        let blockHeader = Self.identifier(0xA3) + Self.size(blockSize)
        return Self.identifier(0x1F43_B675) + Self.size(time.count + blockHeader.count + blockSize) + time + blockHeader + block
    }

    private static func identifier(_ value: UInt32) -> Data {
        var bytes = withUnsafeBytes(of: value.bigEndian) { Data($0) }
        while bytes.first == 0 { bytes = bytes.dropFirst() }
        return Data(bytes)
    }

    private static func size(_ count: Int) -> Data { withUnsafeBytes(of: (UInt64(count) | 1 << 56).bigEndian) { Data($0) } }
    private static func element(_ name: UInt32, _ content: Data) -> Data { identifier(name) + size(content.count) + content }
    private static func number(_ name: UInt32, _ value: UInt64) -> Data {
        element(name, withUnsafeBytes(of: value.bigEndian) { Data($0) })
    }
}
