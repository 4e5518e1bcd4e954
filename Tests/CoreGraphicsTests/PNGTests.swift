import CoreGraphics
import Foundation
import Testing

/// What is written as PNG is read back by another library, pixel for pixel.
@Suite("PNG files of screens")
struct PNGTests {
    /// An image whose pixels (BGRA, not premultiplied beyond what the caller does) are given by their place.
    private func image(_ width: Int, _ height: Int, isOpaque: Bool = true, pixel: (Int, Int) -> UInt32) -> CGImage {
        let buffer = PixelBuffer(width: width, height: height)
        let pixels = buffer.pointer.assumingMemoryBound(to: UInt32.self)
        for y in 0..<height { for x in 0..<width { pixels[y * width + x] = pixel(x, y) | (isOpaque ? 0xFF00_0000 : 0) } }
        return CGImage(buffer: buffer, isOpaque: isOpaque)
    }

    private func isKept(_ image: CGImage) throws -> Bool {
        let back = try ImageDecoder.decode(try #require(image.encodePNG()))
        #expect(back.width == image.width)
        #expect(back.height == image.height)
        #expect(back.isOpaque == image.isOpaque)
        return back.buffer.data == image.buffer.data
    }

    /// Numbers that look random and are always the same.
    private struct Noise {
        var state: UInt32 = 41
        mutating func next() -> UInt32 {
            state = state &* 1_664_525 &+ 1_013_904_223
            return state >> 8
        }
    }

    @Test("A plain colour is a few hundred bytes", arguments: [(1, 1), (1, 300), (300, 1), (1179, 2556), (3, 2), (87, 5)])
    func plain(width: Int, height: Int) throws {
        let plain = image(width, height) { _, _ in 0x33_66_99 }
        #expect(try isKept(plain))
        #expect(try #require(plain.encodePNG()).count < 400 + height * 10)
    }

    @Test("Noise, which has no short form, fills many blocks")
    func noise() throws {
        var noise = Noise()
        #expect(try isKept(image(257, 311) { _, _ in noise.next() }))
    }

    @Test("Rows of every width are whole to their last pixel, with and without alpha", arguments: 1...20)
    func widths(width: Int) throws {
        // More colours than a palette holds.
        var noise = Noise()
        #expect(try isKept(image(width, 400) { _, _ in noise.next() }))
        #expect(try isKept(image(width, 400, isOpaque: false) { x, y in (x + y) % 3 == 0 ? 0 : noise.next() | 0xFF00_0000 }))
    }

    @Test("Rows that repeat, steps, runs of every length")
    func patterns() throws {
        #expect(try isKept(image(600, 200) { x, y in x > y * 3 ? 0xFF_FFFF : 0x01_0203 }))
        #expect(try isKept(image(700, 64) { x, y in UInt32(x * x / 300 + (y / 8) * 7919) & 0xFF_FFFF }))
        #expect(try isKept(image(512, 128) { x, y in UInt32(x * 0x01_0101 / 2) & 0xFF_FFFF }))
        #expect(try isKept(image(2000, 3) { x, y in y == 1 ? UInt32(x / 173) : 0 }))
    }

    @Test("Colours that are very rare beside one that is everywhere keep their codes within the format's limit")
    func rareColors() throws {
        // Fibonacci numbers as counts make the deepest trees.
        var counts = [1, 1]
        while counts.reduce(0, +) < 20000 { counts.append(counts[counts.count - 1] + counts[counts.count - 2]) }
        let bytes = counts.enumerated().flatMap { [UInt32](repeating: UInt32($0.offset * 9 + 1), count: $0.element) }
        #expect(try isKept(image(bytes.count, 1) { x, _ in bytes[x] * 0x01_0000 + UInt32(x % 2) }))
    }

    @Test("As many colours as a palette holds, and one more", arguments: [1, 2, 255, 256, 257, 300])
    func fewColors(count: Int) throws {
        #expect(try isKept(image(count, 40) { x, y in UInt32((x + y / 7) % count) &* 0x01_0307 & 0xFF_FFFF }))
    }

    @Test("Transparent pictures keep their alpha, and black where nothing is")
    func transparent() throws {
        var noise = Noise()
        let faded = image(200, 100, isOpaque: false) { x, y in
            let alpha = [0, 255, UInt32(x)][y % 3]
            // White, multiplied with its alpha, survives exactly.
            return noise.next() % 3 == 0 ? 0 : alpha << 24 | alpha << 16 | alpha << 8 | alpha
        }
        #expect(try isKept(faded))
    }

    @Test("What an opaque picture has for alpha does not matter")
    func ignoredAlpha() throws {
        var noise = Noise()
        let buffer = PixelBuffer(width: 64, height: 64)
        let pixels = buffer.pointer.assumingMemoryBound(to: UInt32.self)
        for index in 0..<64 * 64 { pixels[index] = noise.next() << 24 | 0x12_3456 }
        let plain = image(64, 64) { _, _ in 0x12_3456 }
        #expect(CGImage(buffer: buffer, isOpaque: true).encodePNG() == plain.encodePNG())
    }

    @Test("Rows may be further apart than they are wide")
    func stride() throws {
        let wide = image(100, 50) { x, y in UInt32(x * 257 + y * 65_537) & 0xFF_FFFF }
        let part = PixelBuffer(pointer: wide.buffer.pointer, width: 60, height: 50, bytesPerRow: 400) {}
        let back = try ImageDecoder.decode(try #require(CGImage(buffer: part, isOpaque: true).encodePNG()))
        let expected = image(60, 50) { x, y in UInt32(x * 257 + y * 65_537) & 0xFF_FFFF }
        #expect(back.buffer.data == expected.buffer.data)
    }

    @Test("Equal pictures give equal bytes, wherever in memory they are written")
    func equalBytes() throws {
        // Rings of several sizes, with soft edges: what the match finder took from memory's addresses showed once in some hundred such pictures.
        let rings = image(960, 480, isOpaque: false) { x, y in
            let (column, row) = (x / 240, y + x / 240 * 13)
            let (dx, dy) = (Double(x % 240) - 120, Double(row % 240) - 120)
            let distance = (dx * dx + dy * dy).squareRoot() - Double(60 + column * 7)
            return (255 - UInt32(max(0, min(1, distance + 0.5)) * 255)) * 0x0101_0101
        }
        let expected = try #require(rings.encodePNG())
        var held: [UnsafeMutableRawPointer] = []
        defer { for block in held { block.deallocate() } }
        for _ in 0..<1000 {
            held.append(.allocate(byteCount: 100_000, alignment: 16))
            #expect(rings.encodePNG() == expected)
        }
    }
}
