import CoreGraphics
import Testing

@testable import CoreText

@Suite("Text layout")
struct LayoutTests {
    private func texts(_ layout: TextLayout) -> [String] {
        layout.lines.map { String(decoding: layout.text.units[$0.range], as: UTF16.self) }
    }

    @Test("Lines break between words, and inside words that are too long")
    func wrapping() {
        #expect(texts(layout("one two three", width: 70)) == ["one two ", "three"])
        #expect(texts(layout("a\n\nb\n")) == ["a\n", "\n", "b\n", ""])
        let long = layout("Donaudampfschifffahrt", width: 80)
        #expect(long.lines.count > 1)
        #expect(long.lines.allSatisfy { $0.width <= 80 })
        #expect(texts(layout("one two", width: 200)) == ["one two"])
        #expect(layout("", width: 100).usedSize.height > 20)
    }

    @Test("A line separator ends a line, not a paragraph")
    func lineSeparators() {
        func height(_ text: String) -> CGFloat {
            let made = layout(text, width: 300) { _, attributes in
                (attributes.paragraph.paragraphSpacing, attributes.paragraph.paragraphSpacingBefore) = (30, 10)
                (attributes.paragraph.firstLineHeadIndent, attributes.paragraph.headIndent) = (20, 0)
            }
            #expect(made.lines.count == 2)
            return made.usedSize.height
        }
        #expect(abs(height("a\nb") - height("a\u{2028}b") - 40) < 0.01)
    }

    @Test("What a layout says it needs is enough for the same lines")
    func idempotent() {
        for text in ["The quick brown fox jumps over the lazy dog", "Съешь же ещё этих мягких французских булок"] {
            for width in stride(from: CGFloat(40), to: 300, by: 7) {
                let first = layout(text, width: width)
                #expect(layout(text, width: first.usedSize(scale: 3).width).lines.count == first.lines.count)
                #expect(first.usedSize.width <= width)
            }
        }
    }

    @Test("Joined emoji, flags and accents are never torn apart")
    func graphemes() {
        let family = "👨‍👩‍👧‍👦", flag = "🇩🇪", accent = "e\u{301}"
        for (letter, count) in [(family, 4), (flag, 6), (accent, 12)] {
            let lines = texts(layout(String(repeating: letter, count: count), width: 30))
            #expect(lines.allSatisfy { $0.count * letter.utf16.count == $0.utf16.count }, "\(lines)")
        }
        #expect(layout(family).lines[0].pieces.reduce(0) { $0 + $1.glyphs.count } == 1)
    }

    @Test(
        "Truncation leaves room for the ellipsis and whole letters",
        arguments: [TextLineBreakMode.byTruncatingTail, .byTruncatingHead, .byTruncatingMiddle])
    func truncation(mode: TextLineBreakMode) {
        for width in stride(from: CGFloat(20), to: 150, by: 3) {
            let line = layout("Hello wide world 👨‍👩‍👧‍👦", width: width) { options, _ in
                (options.maximumLines, options.lineBreakMode) = (1, mode)
            }
            #expect(line.lines.count == 1)
            #expect(line.isTruncated)
            #expect(line.usedSize.width <= width + 0.001)
        }
        let whole = layout("Hello", width: 100) { options, _ in (options.maximumLines, options.lineBreakMode) = (1, mode) }
        #expect(!whole.isTruncated)
    }

    @Test("The last of several lines takes the rest and is shortened")
    func lastLine() {
        let two = layout("one two three four five six", width: 70) { options, _ in
            (options.maximumLines, options.lineBreakMode) = (2, .byTruncatingTail)
        }
        #expect(two.lines.count == 2 && !two.lines[0].isTruncated && two.lines[1].isTruncated)
        let cut = layout("one\ntwo", width: 200) { options, _ in (options.maximumLines, options.lineBreakMode) = (1, .byTruncatingTail) }
        #expect(cut.isTruncated)
    }

    @Test("Alignment moves lines; natural follows the text's direction")
    func alignment() {
        func x(_ text: String, _ alignment: TextAlignment) -> CGFloat {
            layout(text, width: 200) { $1.paragraph.alignment = alignment }.lines[0].x
        }
        let width = layout("abc").usedSize.width
        #expect(
            x("abc", .natural) == 0 && abs(x("abc", .right) - (200 - width)) < 0.001 && abs(x("abc", .center) - (200 - width) / 2) < 0.001)
        #expect(x("שלום", .natural) > 100)
        #expect(x("שלום", .left) == 0)
        let justified = layout("one two three four five", width: 100) { $1.paragraph.alignment = .justified }
        #expect(abs(justified.lines[0].width - 100) < 0.01 && justified.lines.last!.width < 100)
    }

    @Test("Mixed directions are ordered by the bidirectional algorithm")
    func bidirectional() {
        let mixed = layout("abc שלום 123 def")
        let order = mixed.lines[0].pieces.filter { $0.kind == .text }.map { String(decoding: mixed.text.units[$0.range], as: UTF16.self) }
        #expect(order == ["abc", "123", "שלום", "def"])
        let xs = mixed.lines[0].pieces.map(\.x)
        #expect(xs == xs.sorted())
    }

    @Test("Paragraph styles change heights as TextKit does")
    func paragraphStyles() {
        let plain = layout("a\nb").usedSize.height
        #expect(abs(layout("a\nb") { $1.paragraph.lineSpacing = 5 }.usedSize.height - plain - 5) < 0.001)
        #expect(abs(layout("a\nb") { $1.paragraph.paragraphSpacing = 7 }.usedSize.height - plain - 7) < 0.001)
        #expect(abs(layout("a\nb") { $1.paragraph.lineHeightMultiple = 1.5 }.usedSize.height - plain * 1.5) < 0.001)
        let tall = layout("a") { $1.paragraph.minimumLineHeight = 40 }
        #expect(tall.usedSize.height == 40)
        #expect(abs(tall.firstBaseline - (40 - 0.2412109375 * 17)) < 0.001)
        let indented = layout("one two three", width: 80) {
            $1.paragraph.firstLineHeadIndent = 10; $1.paragraph.headIndent = 20
        }
        #expect(indented.lines[0].x == 10 && indented.lines[1].x == 20)
    }

    @Test("Carets, hits and selections agree")
    func carets() {
        let text = layout("Hello world, hello you", width: 100)
        for index in 0..<text.length {
            let caret = text.caretRect(at: index)
            #expect(text.characterIndex(for: CGPoint(x: caret.minX, y: caret.midY)) == index)
        }
        let all = text.selectionRects(for: 0..<text.length)
        #expect(all.count == text.lines.count)
        #expect(text.boundingRect(for: 0..<5).width < text.lines[0].width)
        #expect(text.characterIndex(for: CGPoint(x: 1000, y: 1000)) == text.length)
    }
}
