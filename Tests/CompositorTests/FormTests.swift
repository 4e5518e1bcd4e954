import Compositor
import Foundation
import RenderProtocol
import RenderTestSupport
import Testing

/// A fixture in a form looks as the fixture by itself does, changed in that way: what is drawn upright and at whole pixels goes fast ways, which must
/// show the same as the general one.
struct FormTests {
    private func frame(_ fixture: RenderFixture, _ form: FixtureForm, scale: Double = RenderFixture.scale) throws -> RenderedFrame {
        Compositor(scale: scale).render(try fixture.tree(form), at: fixture.time, size: form.frameSize(RenderFixture.size))
    }

    /// Share of the pixels of two frames with a channel that differs by more than 2; `row` says which row of the second to compare one of the first with.
    private func difference(_ a: RenderedFrame, _ b: RenderedFrame, row: (Int) -> Int = { $0 }) -> Double {
        guard a.width == b.width, a.height == b.height else { return 1 }
        var different = 0
        a.pixels.withUnsafeBytes { first in
            b.pixels.withUnsafeBytes { second in
                for y in 0..<a.height {
                    let line = first.baseAddress! + y * a.bytesPerRow, other = second.baseAddress! + row(y) * b.bytesPerRow
                    if memcmp(line, other, a.width * 4) == 0 { continue }
                    let (left, right) = (line.assumingMemoryBound(to: UInt8.self), other.assumingMemoryBound(to: UInt8.self))
                    for x in stride(from: 0, to: a.width * 4, by: 4) {
                        let isSame = (x..<x + 3).allSatisfy { abs(Int(left[$0]) - Int(right[$0])) <= 2 }
                        if !isSame { different += 1 }
                    }
                }
            }
        }
        return Double(different) / Double(a.width * a.height)
    }

    @Test(arguments: RenderFixture.all) func flippedIsUpsideDown(_ fixture: RenderFixture) throws {
        let upright = try frame(fixture, .plain)
        let different = difference(upright, try frame(fixture, .flipped)) { upright.height - 1 - $0 }
        #expect(different <= 0.025, "\(fixture.name): \(different * 100) % of the pixels differ")
    }

    @Test(arguments: RenderFixture.all) func enlargedIsOfMorePixels(_ fixture: RenderFixture) throws {
        let larger = try frame(fixture, .plain, scale: RenderFixture.scale * FixtureForm.enlargement)
        let different = difference(larger, try frame(fixture, .scaled))
        #expect(different <= 0.025, "\(fixture.name): \(different * 100) % of the pixels differ")
    }

    /// In the middle a mask leaves everything, and outside itself nothing.
    @Test(arguments: RenderFixture.all) func masksCutAndChangeNothingElse(_ fixture: RenderFixture) throws {
        let whole = try frame(fixture, .plain), masked = try frame(fixture, .masked)
        let inset = Int(FixtureForm.maskInset * RenderFixture.scale), corner = inset + Int(FixtureForm.maskRadius * RenderFixture.scale)
        let width = whole.width, height = whole.height
        for y in 0..<height {
            let isOutside = y < inset || y >= height - inset
            for columns in isOutside ? [0..<width] : [0..<inset, width - inset..<width] {
                #expect(pixels(of: masked, y, columns) == Data(repeating: 255, count: columns.count * 4), "\(fixture.name), row \(y)")
            }
            guard y >= corner, y < height - corner else { continue }
            let middle = inset..<width - inset
            #expect(pixels(of: masked, y, middle) == pixels(of: whole, y, middle), "\(fixture.name), row \(y)")
        }
    }

    private func pixels(of frame: RenderedFrame, _ y: Int, _ columns: Range<Int>) -> Data {
        let start = frame.pixels.startIndex + y * frame.bytesPerRow
        return frame.pixels[start + columns.lowerBound * 4..<start + columns.upperBound * 4]
    }
}
