import CImageCodecs
import CoreGraphics
import Foundation
import Testing

struct PackedPixelsTests {
    private func packed(_ pixels: [UInt32], width: Int, height: Int, isOpaque: Bool = false, limit: Int = 1 << 20) -> Data? {
        var pixels = pixels
        var size = 0
        let bytes = pixels.withUnsafeMutableBytes { memory in
            var image = QCImage()
            (image.width, image.height, image.opaque) = (Int32(width), Int32(height), isOpaque ? 1 : 0)
            image.pixels = memory.baseAddress?.assumingMemoryBound(to: UInt8.self)
            return qc_pack_pixels(&image, limit, &size)
        }
        return bytes.map { Data(bytesNoCopy: $0, count: size, deallocator: .free) }
    }

    private func noise(_ count: Int) -> [UInt32] {
        var state: UInt32 = 7
        return (0..<count).map { _ in
            state = state &* 1_664_525 &+ 1_013_904_223
            return state
        }
    }

    @Test(arguments: [1, 3, 64, 301]) func picturesComeBackPixelForPixel(side: Int) throws {
        for pixels in [noise(side * side), Array(repeating: 0x8040_2010, count: side * side)] {
            let data = try #require(packed(pixels, width: side, height: side, isOpaque: side == 3))
            let image = try ImageDecoder.unpack(data)
            #expect((image.width, image.height, image.isOpaque) == (side, side, side == 3))
            #expect(image.buffer.data == pixels.withUnsafeBytes { Data($0) })
        }
    }

    @Test func whatTakesTooMuchRoomIsNotPacked() {
        #expect(packed(noise(10_000), width: 100, height: 100, limit: 30_000) == nil)
        #expect(packed([1, 2], width: 2, height: 1, limit: 16) == nil)
    }

    /// Drawn small, a picture is made of the copies that stand behind it; asked for its pixels, of its own.
    @Test func smallCopiesAreReadByThemselves() throws {
        let pixels = noise(64 * 48), half = Array(repeating: UInt32(0xFF10_2030), count: 32 * 24)
        let data = try #require(packed(pixels, width: 64, height: 48)) + #require(packed(half, width: 32, height: 24))
        let image = try ImageDecoder.unpack(data)
        #expect((image.width, image.height) == (64, 48))
        let small = image.reductions.buffer(of: image.buffer, for: 0.4)
        #expect((small.width, small.height) == (32, 24))
        #expect(small.data == half.withUnsafeBytes { Data($0) })
        let smaller = image.reductions.buffer(of: image.buffer, for: 0.2)
        #expect((smaller.width, smaller.height) == (16, 12))
        #expect(smaller.data == Data(small.data.prefix(16 * 12 * 4)))
        #expect(image.reductions.buffer(of: image.buffer, for: 0.4) === small)
        #expect(image.buffer.data == pixels.withUnsafeBytes { Data($0) })
        #expect(throws: (any Error).self) { try ImageDecoder.unpack(data.dropLast()) }
    }

    @Test func damagedPicturesAreRefused() throws {
        let whole = try #require(packed(noise(400), width: 20, height: 20))
        for length in 0..<whole.count where (try? ImageDecoder.unpack(whole.prefix(length))) != nil {
            Issue.record("The first \(length) bytes are taken for a picture.")
        }
        for index in 0..<whole.count {
            var damaged = whole
            damaged[index] ^= 0x5a
            // Other pixels, or none; never more than there is room for.
            if let image = try? ImageDecoder.unpack(damaged) {
                let buffer = image.buffer
                #expect((buffer.width, buffer.height) == (image.width, image.height))
            }
        }
    }
}
