import CImageCodecs
import Foundation
import Testing

/// The reader of common PNG files against libpng: the same pixels, and the same refusals.
@Suite("PNG files of others")
struct PNGReaderTests {
    private struct Picture: Equatable {
        var width, height: Int32
        var isOpaque: Bool
        var pixels: [UInt8]
    }

    private typealias Decoder = (UnsafePointer<UInt8>?, Int, UnsafeMutablePointer<QCImage>?, UnsafeMutablePointer<CChar>?, Int) -> Int32

    /// nil for a file that is refused.
    private func decode(_ file: [UInt8], with decoder: Decoder) -> Picture? {
        var image = QCImage()
        var message = [CChar](repeating: 0, count: 256)
        guard decoder(file, file.count, &image, &message, message.count) == 0 else { return nil }
        defer { free(image.pixels) }
        let pixels = Array(UnsafeBufferPointer(start: image.pixels, count: Int(image.width * image.height * 4)))
        return Picture(width: image.width, height: image.height, isOpaque: image.opaque != 0, pixels: pixels)
    }

    private func isReadAsByLibpng(_ file: [UInt8]) -> Bool { decode(file, with: qc_decode_png) == decode(file, with: qc_decode_any_png) }

    // MARK: Files

    private struct Noise {
        var state: UInt32
        mutating func next() -> UInt8 {
            state = state &* 1_664_525 &+ 1_013_904_223
            return UInt8(truncatingIfNeeded: state >> 16)
        }
    }

    private func big(_ value: UInt32) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) } }

    private func chunk(_ type: String, _ content: [UInt8]) -> [UInt8] {
        var sum: UInt32 = 0xFFFF_FFFF
        for byte in Array(type.utf8) + content {
            sum ^= UInt32(byte)
            for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
        }
        return big(UInt32(content.count)) + Array(type.utf8) + content + big(~sum)
    }

    /// Rows as zlib holds them, without making them shorter.
    private func stored(_ rows: [UInt8]) -> [UInt8] {
        var result: [UInt8] = [0x78, 0x01]
        var rest = rows[...]
        repeat {
            let part = rest.prefix(60_000)
            rest = rest.dropFirst(60_000)
            let count = UInt16(part.count)
            result +=
                [rest.isEmpty ? 1 : 0] + [count, ~count].flatMap { [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)] }
            result += part
        } while !rest.isEmpty
        var (low, high): (UInt32, UInt32) = (1, 0)
        for byte in rows {
            low = (low + UInt32(byte)) % 65_521
            high = (high + low) % 65_521
        }
        return result + big(high << 16 | low)
    }

    /// A file of rows that say nothing; every kind of filter may have made them.
    private func file(
        _ width: Int, _ height: Int, hasAlpha: Bool, filters: [UInt8], parts: Int = 1, before: [UInt8] = []
    ) -> [UInt8] {
        var noise = Noise(state: UInt32(width * 31 + height))
        let rows = (0..<height).flatMap { y in
            [filters[y % filters.count]] + (0..<width * (hasAlpha ? 4 : 3)).map { _ in noise.next() }
        }
        let data = stored(rows)
        let length = data.count / parts + 1
        let pieces = stride(from: 0, to: data.count, by: length).flatMap { chunk("IDAT", Array(data[$0..<min($0 + length, data.count)])) }
        let header = big(UInt32(width)) + big(UInt32(height)) + [8, hasAlpha ? 6 : 2, 0, 0, 0]
        return [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10] + chunk("IHDR", header) + before + pieces + chunk("IEND", [])
    }

    // MARK: Tests

    @Test("Each filter, by itself and in turn", arguments: [[0], [1], [2], [3], [4], [4, 1, 3, 0, 2]] as [[UInt8]])
    func filters(filters: [UInt8]) {
        for (width, height) in [(1, 1), (2, 5), (7, 40), (300, 90)] {
            for hasAlpha in [false, true] {
                let file = file(width, height, hasAlpha: hasAlpha, filters: filters)
                #expect(decode(file, with: qc_decode_png)?.isOpaque == !hasAlpha)
                #expect(isReadAsByLibpng(file), "\(width) × \(height)")
            }
        }
    }

    @Test("Data in many chunks, some of them empty")
    func chunks() {
        let plain = file(64, 64, hasAlpha: true, filters: [4])
        for parts in [2, 100, 3000] {
            let split = file(64, 64, hasAlpha: true, filters: [4], parts: parts, before: chunk("IDAT", []))
            #expect(decode(split, with: qc_decode_png) == decode(plain, with: qc_decode_any_png))
        }
    }

    @Test("Other colour spaces and transparent colours are libpng's")
    func colors() {
        for before in [chunk("gAMA", big(100_000)), chunk("gAMA", big(100_000)) + chunk("sRGB", [0]), chunk("tRNS", [0, 1, 0, 2, 0, 3])] {
            #expect(isReadAsByLibpng(file(20, 20, hasAlpha: false, filters: [2], before: before)))
        }
    }

    @Test("Damaged files are read, or refused, as by libpng")
    func damage() {
        let whole = file(12, 9, hasAlpha: true, filters: [0, 1, 2, 3, 4])
        for length in stride(from: 0, to: whole.count, by: 7) { #expect(isReadAsByLibpng(Array(whole.prefix(length)))) }
        for place in stride(from: 8, to: whole.count, by: 5) {
            var damaged = whole
            damaged[place] ^= 0x55
            #expect(isReadAsByLibpng(damaged), "byte \(place)")
        }
        // More data than rows, and a filter that there is not.
        #expect(isReadAsByLibpng(file(3, 3, hasAlpha: true, filters: [5])))
    }
}
