import CoreGraphics
import Foundation
import Testing

/// PNG files as Xcode writes them into apps.
@Suite("PNG files optimised for iOS")
struct PNGForAppleTests {
    private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    /// A chunk whose checksum is not read.
    private static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
        [0, 0, UInt8(data.count >> 8), UInt8(data.count & 255)] + Array(name.utf8) + data + [0, 0, 0, 0]
    }

    /// Rows as one stored block of a raw deflate stream.
    private static func stored(_ rows: [UInt8]) -> [UInt8] {
        let (low, high) = (UInt8(rows.count & 255), UInt8(rows.count >> 8))
        return [1, low, high, ~low, ~high] + rows
    }

    private static func file(width: UInt8, height: UInt8, colorType: UInt8 = 6, data: [UInt8], splitAt split: Int = 3) -> Data {
        let header: [UInt8] = [0, 0, 0, width, 0, 0, 0, height, 8, colorType, 0, 0, 0]
        return Data(
            signature + chunk("CgBI", [0x50, 0, 0x20, 2]) + chunk("IHDR", header) + chunk("gAMA", [0, 0, 0xB1, 0x8F])
                + chunk("IDAT", Array(data.prefix(split))) + chunk("IDAT", Array(data.dropFirst(split))) + chunk("IEND", []))
    }

    @Test("Blue comes first, and colours are premultiplied already")
    func colors() throws {
        // Opaque orange; half-transparent red, premultiplied. Each row begins with its filter.
        let rows: [UInt8] = [0, 0x00, 0x80, 0xFF, 0xFF, 0, 0x00, 0x00, 0x80, 0x80]
        let image = try ImageDecoder.decode(Self.file(width: 1, height: 2, data: Self.stored(rows)))
        #expect(image.width == 1)
        #expect(image.height == 2)
        #expect(!image.isOpaque)
        // In memory: blue, green, red, alpha.
        #expect(Array(image.buffer.data.prefix(8)) == [0x00, 0x80, 0xFF, 0xFF, 0x00, 0x00, 0x80, 0x80])
    }

    @Test("Pictures without alpha are opaque")
    func withoutAlpha() throws {
        let image = try ImageDecoder.decode(
            Self.file(width: 1, height: 1, colorType: 2, data: Self.stored([0, 0x10, 0x20, 0x30])))
        #expect(image.isOpaque)
        #expect(Array(image.buffer.data.prefix(4)) == [0x10, 0x20, 0x30, 0xFF])
    }

    @Test("Damaged files are refused")
    func damaged() {
        let whole = Self.file(width: 1, height: 1, data: Self.stored([0, 1, 2, 3, 4]))
        for count in [16, 24, 40, 60, 90, whole.count - 20] {
            #expect(throws: ImageDecoder.Failure.self) { try ImageDecoder.decode(whole.prefix(count)) }
        }
        #expect(throws: ImageDecoder.Failure.self) { try ImageDecoder.decode(Self.file(width: 1, height: 1, data: [7, 7, 7, 7, 7])) }
        // Fewer rows than the header promises.
        #expect(throws: ImageDecoder.Failure.self) {
            try ImageDecoder.decode(Self.file(width: 1, height: 9, data: Self.stored([0, 1, 2, 3, 4])))
        }
    }
}
