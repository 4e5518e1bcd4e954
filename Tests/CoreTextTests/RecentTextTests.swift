import CoreGraphics
import Testing

@testable import CoreText

/// What is kept of texts that were measured and drawn: what is asked for lately, and not all that ever was.
@Suite("Texts that were asked for lately", .serialized)
struct RecentTextTests {
    private let size = CGSize(width: 300, height: CGFloat.infinity)

    /// Lays out a row as a list does when it scrolls by.
    private func show(_ row: Int, _ name: String) -> TextLayout {
        let layout = TextLayout.cached(
            runs: [TextRun("\(name)\(row * 7919) shows \(row)", TextAttributes(font: .system(size: 17)))], size: size)
        #expect(!layout.lines.isEmpty)
        return layout
    }

    @Test("What scrolls by does not pile up") func turns() {
        for turn in 0..<400 {
            for row in 0..<10 { _ = show(turn * 10 + row, "Row") }
            TextLayout.turnEnded()
            // Other suites run at the same time, without turns of their own.
            #expect(TextLayout.kept.layouts < 1400)
        }
        #expect(TextLayout.kept.bytes < 1 << 20)
    }

    @Test("What is drawn again and again stays") func staying() {
        let first = show(1, "Title")
        for turn in 0..<100 {
            for row in 0..<10 { _ = show(turn * 10 + row, "Other") }
            #expect(show(1, "Title") === first)
            TextLayout.turnEnded()
        }
    }

    @Test("Letters of a text in use outlive the cache") func runsInUse() {
        let kept = show(1, "Kept")
        let pieces = kept.lines.flatMap(\.pieces)
        let glyphs = pieces.map { piece in piece.withGlyphs { $0.map(\.glyph) } }
        for turn in 0..<400 {
            for row in 0..<10 { _ = show(turn * 10 + row, "Passing") }
            TextLayout.turnEnded()
        }
        #expect(glyphs == pieces.map { piece in piece.withGlyphs { $0.map(\.glyph) } })
        #expect(show(1, "Kept").usedSize == kept.usedSize)
    }

    @Test("Of a generation that is over, what was asked for again goes on") func generations() {
        var values = RecentValues<Int, Int>(limit: 100)
        for value in 0..<10 { values.keep(value, for: value) }
        values.turnEnded(limit: 9)
        for value in 0..<5 { #expect(values.value(for: value) == value) }
        for value in 10..<20 { values.keep(value, for: value) }
        values.turnEnded(limit: 20)
        #expect(values.value(for: 7) == 7)
        values.turnEnded(limit: 9)
        values.keep(30, for: 30)
        values.turnEnded(limit: 0)
        #expect((0..<10).allSatisfy { values.value(for: $0) == nil })
        // In the middle of a turn there is a limit, too.
        for value in 100..<1000 { values.keep(value, for: value) }
        #expect(values.count <= 200)
    }
}
