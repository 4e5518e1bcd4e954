import Testing
import UIKit

@testable import SwiftUI

@MainActor struct TextRendererTests {
    struct Mark: TextAttribute { var number = 0 }

    @MainActor final class Seen {
        var texts: [Int] = []
        var lines = 0
        var marks: [Int?] = []
        var bounds: [CGRect] = []
        var drawings = 0
    }

    struct Reader: TextRenderer {
        let seen: Seen
        var amount = 0.0
        var animatableData: Double {
            get { amount }
            set { amount = newValue }
        }
        func draw(layout: Text.Layout, in context: inout GraphicsContext) {
            MainActor.assumeIsolated {
                seen.drawings += 1
                seen.lines = layout.count
                seen.texts = layout.map { line in line.reduce(0) { $0 + $1.count } }
                seen.marks = layout.flatMap { line in line.map { $0[Mark.self]?.number } }
                seen.bounds = layout.flatMap { line in line.flatMap { run in run.map(\.typographicBounds.rect) } }
            }
            for line in layout { context.draw(line) }
        }
    }

    /// Draws letters one by one, all in one place less.
    struct Letters: TextRenderer {
        func draw(layout: Text.Layout, in context: inout GraphicsContext) {
            for line in layout { for run in line { for slice in run { context.draw(slice) } } }
        }
    }

    struct Nothing: TextRenderer {
        func draw(layout: Text.Layout, in context: inout GraphicsContext) {}
        func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
            let own = text.sizeThatFits(proposal)
            return CGSize(width: own.width + 10, height: own.height * 2)
        }
    }

    private func picture(_ view: some View) throws -> CGImage { try #require(ImageRenderer(content: view).cgImage) }

    private func ink(_ image: CGImage) throws -> Int {
        var count = 0
        for y in 0..<image.height { for x in 0..<image.width where try PixelReader.pixel(x, y, of: image)[3] > 40 { count += 1 } }
        return count
    }

    @Test func theLayoutHasLinesRunsAndLetters() throws {
        let seen = Seen()
        let text = Text("ab") + Text("cde").customAttribute(Mark(number: 7)) + Text("f").bold()
        _ = try picture(text.textRenderer(Reader(seen: seen)))
        #expect(seen.drawings > 0)
        #expect(seen.lines == 1)
        #expect(seen.texts == [6])
        #expect(seen.marks == [nil, 7, nil])
        #expect(zip(seen.bounds, seen.bounds.dropFirst()).allSatisfy { $0.maxX <= $1.minX + 0.5 })
        _ = try picture(Text("one two three four").frame(width: 60).textRenderer(Reader(seen: seen)))
        #expect(seen.lines > 1)
    }

    @Test func whatTheRendererDrawsIsShown() throws {
        let plain = try ink(picture(Text("Hello").padding(4)))
        let drawn = try ink(picture(Text("Hello").textRenderer(Letters()).padding(4)))
        let none = try ink(picture(Text("Hello").textRenderer(Nothing()).padding(4)))
        #expect(plain > 50)
        #expect(abs(drawn - plain) <= plain / 10)
        #expect(none == 0)
    }

    @Test func theRendererMeasures() {
        let own = Hosted(Text("Hello")).size(nil, nil)
        let changed = Hosted(Text("Hello").textRenderer(Nothing())).size(nil, nil)
        #expect(abs(changed.width - own.width - 10) < 0.5)
        #expect(abs(changed.height - own.height * 2) < 1)
    }
}
