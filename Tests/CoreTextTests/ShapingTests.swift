import CoreGraphics
import Testing

@testable import CoreText

/// Lines are put together from pieces; they must look as if each had been shaped whole.
@Suite("Shaping across pieces")
struct ShapingTests {
    /// The width of a line whose letters are shaped as one text.
    private func wholeWidth(_ text: String, _ font: TextFont) -> CGFloat {
        let itemizer = ParagraphItemizer(text: StyledText([TextRun(text, TextAttributes(font: font))]))
        let all = ParagraphItemizer.Part(range: 0..<text.utf16.count, kind: .text, mayBreak: true)
        return itemizer.shaped([all], 0, font.face, 0).width
    }

    private static let fonts: [TextFont] = [
        .system(size: 17), .system(size: 17, weight: 0.3), .system(size: 34, weight: 0.4), .system(size: 28),
        .system(size: 22, weight: 0.3),
        .system(size: 15, design: .serif), .system(size: 15, design: .monospaced), .system(size: 20, italic: true),
    ]

    @Test("Letters are kerned across spaces and places where a line may end", arguments: fonts)
    func kerning(font: TextFont) {
        for text in [
            "To you, AV. Yes We", "well-known", "f-V T-shirt A-V", "You, T. Y, P. W. o", "a/V T/o", "“AV” ‘T’ — V", "AVAWAY TAXI",
            "x, y; z: T. A",
            "T T Y Y A A V V , , . .", "office affine fi-fl",
        ] {
            let line = layout(text) { $1.font = font }
            #expect(abs(line.usedSize.width - wholeWidth(text, font)) < 1e-9, "“\(text)” in \(font.fontName) \(font.pointSize)")
        }
    }

    @Test("Lines that end inside what is kerned look as if they stood alone", arguments: fonts)
    func brokenLines(font: TextFont) {
        let texts = ["AV-To-You-VA-T-shirt, T. Yes, You/V/A", "To, V. T, A. Y, We. P, To-V", "Donau\u{AD}dampf\u{AD}schiff\u{AD}fahrt"]
        for text in texts {
            for width in stride(from: font.pointSize * 2, to: font.pointSize * 14, by: font.pointSize / 3) {
                let broken = layout(text, width: width) { $1.font = font }
                for line in broken.lines {
                    let alone = String(decoding: broken.text.units[line.range], as: UTF16.self)
                    #expect(line.width <= width + 0.001 || alone.count == 1, "“\(alone)” in \(width)")
                    let trimmed = alone.last == " " ? String(alone.dropLast()) : alone
                    // Space at the end stays with the line, and kerns with its last letter.
                    let whole = wholeWidth(alone, font) - (trimmed == alone ? 0 : wholeWidth(" ", font))
                    #expect(abs(line.width - whole) < 1e-9, "“\(alone)” in \(width), \(font.fontName) \(font.pointSize)")
                }
                #expect(broken.lines.map(\.range).reduce(0) { $1.lowerBound == $0 ? $1.upperBound : -1 } == text.utf16.count)
            }
        }
    }

    @Test("What is left of truncated text is shaped without what was left out", arguments: fonts)
    func truncatedLines(font: TextFont) {
        for mode in [TextLineBreakMode.byTruncatingTail, .byTruncatingHead, .byTruncatingMiddle] {
            for width in stride(from: font.pointSize * 2, to: font.pointSize * 9, by: font.pointSize / 4) {
                let line = layout("AV-To, T. You/V/A We-Yes", width: width) { options, attributes in
                    attributes.font = font
                    (options.maximumLines, options.lineBreakMode) = (1, mode)
                }
                #expect(line.isTruncated)
                #expect(line.usedSize.width <= width + 0.001)
                for part in line.lines[0].pieces.split(whereSeparator: { $0.range.isEmpty }) {
                    let shown = String(
                        decoding: line.text.units[part.first!.range.lowerBound..<part.last!.range.upperBound], as: UTF16.self)
                    #expect(abs(part.width - wholeWidth(shown, font)) < 1e-9, "“\(shown)” in \(width), \(mode)")
                }
            }
        }
    }
}
