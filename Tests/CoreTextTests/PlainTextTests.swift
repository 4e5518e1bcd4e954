import CoreGraphics
import Testing

@testable import CoreText

/// Measuring without a layout must give what the layout has, to the last bit.
@Suite("Plain text measured without a layout")
struct PlainTextTests {
    /// A linear congruential generator: the same texts each time.
    private struct Numbers: RandomNumberGenerator {
        var state: UInt64
        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ (state >> 29)
        }
    }

    private static let letters: [String] = [
        "The", "quick", "brown", "fox", "AVAWAY", "To.", "T,", "“Yes”", "well-known", "P.", "f-stop", "fi", "office", "x/y", "a—b", "3–4",
        "(see", "below)", "!", "?", ":", ")", "(", "[1]", "{", "}", "\"", "'", "’tis", "50%", "$5", "€9", "#tag", "e.g.",
        "http://a.b/c?d=e-f",
        "Donaudampfschifffahrtsgesellschaftskapitän", "über", "naïve", "Ærø", "łódź", "Ωμέγα", "Привет,", "мир!", "…", "x²", "©", "1/2",
        "«Oui»",
        "¿Qué?", "i\u{307}", "e\u{301}", "שלום", "مرحبا", "日本語", "한국어", "ไทย", "👍", "👨‍👩‍👧‍👦", "🇩🇪", "#️⃣", "soft\u{AD}hyphen", "no\u{A0}break",
        "zero\u{200B}width", "\t", "\u{FFFC}", "\u{2028}", "\r\n", "\u{200F}", "a\u{2011}b", "☂︎", "\u{E000}",
    ]
    private static let separators = [" ", " ", " ", " ", " ", "  ", "", "\n", "-", "\u{2003}"]

    private func text(_ numbers: inout Numbers) -> String {
        // Most texts are of plain words, so that most take the way that is tested.
        let isMixed = Int.random(in: 0..<4, using: &numbers) == 0
        let words = isMixed ? Self.letters[...] : Self.letters[..<48]
        let separators = isMixed ? Self.separators[...] : Self.separators[..<6]
        return (0..<Int.random(in: 1...14, using: &numbers)).reduce("") { text, _ in
            text + words.randomElement(using: &numbers)! + separators.randomElement(using: &numbers)!
        }
    }

    private func font(_ numbers: inout Numbers) -> TextFont {
        let size = [11, 13, 15.5, 17, 20, 34].randomElement(using: &numbers)!
        let weight = [-0.4, 0, 0, 0.23, 0.3, 0.4].randomElement(using: &numbers)!
        let design = [TextFont.Design.default, .default, .default, .serif, .monospaced].randomElement(using: &numbers)!
        let font = TextFont.system(size: size, weight: weight, design: design, italic: Int.random(in: 0..<6, using: &numbers) == 0)
        return Int.random(in: 0..<6, using: &numbers) == 0 ? font.withMonospacedDigits() : font
    }

    /// Half of the looks are a label's: a font and a width. The others set everything there is.
    private func look(_ numbers: inout Numbers) -> (TextAttributes, CGSize, TextLayout.Options) {
        let width = [CGFloat.infinity, 1e6, 40, 90, 133.3, 200, 240, 375].randomElement(using: &numbers)!
        let size = CGSize(width: width, height: .infinity)
        var attributes = TextAttributes(font: font(&numbers))
        var options = TextLayout.Options()
        options.maximumLines = [0, 0, 0, 1, 1, 2, 3].randomElement(using: &numbers)!
        if Bool.random(using: &numbers) {
            attributes.font = attributes.font.withDesign(.default)
            return (attributes, size, options)
        }
        attributes.kern = [0, 0, 0, 1.5, -0.3].randomElement(using: &numbers)!
        attributes.baselineOffset = [0, 0, 3, -2].randomElement(using: &numbers)!
        attributes.paragraph = paragraph(&numbers)
        options.lineBreakMode = [nil, nil, .byTruncatingTail, .byTruncatingMiddle, .byTruncatingHead].randomElement(using: &numbers)!
        options.direction = [.natural, .natural, .natural, .leftToRight, .rightToLeft].randomElement(using: &numbers)!
        options.usesFontLeading = Bool.random(using: &numbers)
        return (attributes, size, options)
    }

    private func paragraph(_ numbers: inout Numbers) -> TextParagraphStyle {
        var style = TextParagraphStyle()
        style.lineSpacing = [0, 0, 4.2].randomElement(using: &numbers)!
        style.paragraphSpacing = [0, 0, 0, 6].randomElement(using: &numbers)!
        style.lineHeightMultiple = [0, 0, 1.3].randomElement(using: &numbers)!
        style.tailIndent = [0, 0, 0, -9, 120].randomElement(using: &numbers)!
        style.headIndent = [0, 0, 0, 0, 8].randomElement(using: &numbers)!
        style.alignment = [.natural, .left, .right, .center, .justified].randomElement(using: &numbers)!
        style.lineBreakMode = TextLineBreakMode(rawValue: Int.random(in: 0...5, using: &numbers))!
        return style
    }

    private func compare(_ text: String, _ attributes: TextAttributes, _ size: CGSize, _ options: TextLayout.Options) -> Bool {
        let runs = [TextRun(text, attributes)]
        let full = TextLayout(runs: runs, size: size, options: options, measuresPlainText: false)
        guard let plain = PlainTextMeasurement(runs, size: size, options: options) else { return false }
        let isSame =
            plain.size == full.usedSize && plain.firstBaseline == full.firstBaseline && plain.lastBaseline == full.lastBaseline
            && !full.isTruncated
        #expect(
            isSame, "“\(text)” in \(size.width), \(options), \(attributes): \(plain) instead of \(full.usedSize), \(full.lines.count) lines"
        )
        compareLines(plain, full, text)
        return true
    }

    /// As many lines fit into heights as the layout has in them, each as high as there.
    private func compareLines(_ plain: PlainTextMeasurement, _ full: TextLayout, _ text: String) {
        for part in [0, 0.3, 0.5, 0.77, 1, 2] {
            let height = full.usedSize.height * part + 0.01
            let lines = full.lines.count { $0.top + $0.height <= height }
            #expect(plain.lineCount(fitting: height) == lines, "“\(text)” in a height of \(height)")
            if let last = full.lines.prefix(lines).last { #expect(abs(plain.height(lines: lines) - last.top - last.height) < 1e-6) }
        }
    }

    @Test("Any text in any look has the size its layout has", arguments: 0..<8)
    func random(seed: Int) {
        var numbers = Numbers(state: UInt64(seed) &* 7919 &+ 1)
        var measured = 0
        for _ in 0..<500 {
            let text = text(&numbers)
            let (attributes, size, options) = look(&numbers)
            if compare(text, attributes, size, options) { measured += 1 }
        }
        #expect(measured > 100, "hardly any text takes the short way")
    }

    @Test("Words measure alike before and after more came by than the engine keeps, short ones and long ones, in all fonts")
    func manyWords() {
        let looks = [TextFont.system(size: 17), .system(size: 17, weight: 0.4), .system(size: 17, design: .serif)].map {
            TextAttributes(font: $0)
        }
        // Eleven letters and twelve: words are kept in two places by their length.
        let words = ["A", "well-known", "elevenwords", "twelve words", "twelvewordss", "AVAVAVAVAVAVAVAV", "no-break-at-all/or/where"]
        func widths() -> [CGFloat] {
            looks.flatMap { look in
                words.flatMap { word in [word, "\(word) \(word)."].map { TextLayout($0, look, size: Self.unlimited).usedSize.width } }
            }
        }
        let first = widths()
        #expect(first == widths())
        #expect(Set(first).count > words.count * looks.count)
        for number in 0..<20000 { _ = TextLayout("w\(number)", looks[0], size: Self.unlimited) }
        #expect(first == widths())
        let full = looks.flatMap { look in
            words.flatMap { word in
                [word, "\(word) \(word)."].map {
                    TextLayout(runs: [TextRun($0, look)], size: Self.unlimited, options: .init(), measuresPlainText: false).usedSize.width
                }
            }
        }
        #expect(first == full)
    }

    private static let unlimited = CGSize(width: CGFloat.infinity, height: .infinity)

    @Test("Each character measures alike between letters, spaces and signs")
    func characters() {
        let attributes = TextAttributes(font: .system(size: 17))
        for value in UInt32(0x20)...0x2100 {
            guard let scalar = Unicode.Scalar(value) else { continue }
            for (text, width) in [("a\(scalar)b \(scalar) b (\(scalar)", CGFloat.infinity), ("a \(scalar)- .\(scalar) b\(scalar)", 30)] {
                _ = compare(text, attributes, CGSize(width: width, height: .infinity), .init())
            }
        }
    }

    @Test("Where a line may end between two signs is what the paragraph's rules say")
    func pairs() {
        let attributes = TextAttributes(font: .system(size: 17))
        for first in UInt8(0x21)..<0x7F {
            for second in UInt8(0x21)..<0x7F {
                let (a, b) = (Character(Unicode.Scalar(first)), Character(Unicode.Scalar(second)))
                _ = compare("xx\(a) \(b)xx", attributes, CGSize(width: 45, height: CGFloat.infinity), .init())
                _ = compare("xx\(a)\(b)xx", attributes, CGSize(width: 45, height: CGFloat.infinity), .init())
            }
        }
    }

    @Test("Ordinary labels take the short way, and what needs a layout does not")
    func ways() {
        func isPlain(
            _ text: String, width: CGFloat = .infinity, _ configure: (inout TextLayout.Options, inout TextAttributes) -> Void = { _, _ in }
        )
            -> Bool
        {
            var options = TextLayout.Options()
            var attributes = TextAttributes(font: .system(size: 17))
            configure(&options, &attributes)
            return PlainTextMeasurement([TextRun(text, attributes)], size: CGSize(width: width, height: .infinity), options: options) != nil
        }
        for text in ["", "Settings", "Add to Favourites…", "It’s 9:41 – “Über” naïve", "Привет, мир", "one\ntwo\n\nthree"] {
            #expect(isPlain(text), "\(text)")
        }
        for (size, weight) in [(17.0, 0.3), (34, 0.4), (22, 0)] {
            #expect(
                isPlain("To you, AV. Yes  We", width: 90) { $1.font = .system(size: size, weight: weight) }, "\(size) points, \(weight)")
        }
        #expect(isPlain("Some words that go over several lines", width: 90))
        for text in ["a\tb", "שלום", "日本", "👍", "soft\u{AD}hyphen", "e\u{301}", " a", "\u{FFFC}"] { #expect(!isPlain(text), "\(text)") }
        #expect(
            !isPlain("Truncated text", width: 60) { options, _ in (options.maximumLines, options.lineBreakMode) = (1, .byTruncatingTail) })
        #expect(!isPlain("Unbreakable", width: 40))
        #expect(!isPlain("a b") { options, _ in options.direction = .rightToLeft })
    }
}
