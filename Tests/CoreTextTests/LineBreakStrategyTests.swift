import CoreGraphics
import Testing

@testable import CoreText

/// Source: Apple's documentation of `NSParagraphStyle.LineBreakStrategy`.
@Suite struct LineBreakStrategyTests {
    private func layout(_ text: String, width: CGFloat, _ strategy: TextLineBreakStrategy = .pushOut, lines: Int = 0) -> TextLayout {
        var attributes = TextAttributes(font: .system(size: 17)), options = TextLayout.Options()
        attributes.paragraph.lineBreakStrategy = strategy
        options.maximumLines = lines
        return TextLayout(text, attributes, size: CGSize(width: width, height: .infinity), options: options)
    }

    private func texts(_ layout: TextLayout) -> [String] {
        layout.lines.map { String(decoding: layout.text.units[$0.range], as: UTF16.self) }
    }

    /// Source: iOS 17.5 sets this label so, in 393 points.
    @Test func aLastWordGetsCompany() {
        let text = "Accessibility path is ignored entirely for sorting purposes"
        #expect(texts(layout(text, width: 393)) == ["Accessibility path is ignored entirely for ", "sorting purposes"])
        #expect(texts(layout(text, width: 393, [])) == ["Accessibility path is ignored entirely for sorting ", "purposes"])
    }

    @Test func severalWordsStayAlone() {
        let text = "Adjusting the accessibility frame vertically by > 8.0 alters the sort order"
        #expect(texts(layout(text, width: 393)) == texts(layout(text, width: 393, [])))
    }

    @Test func aLineKeepsItsOnlyWord() {
        #expect(texts(layout("wonderful weather", width: 100)) == ["wonderful ", "weather"])
    }

    @Test func wordsThatDoNotFitTogetherStayApart() {
        #expect(texts(layout("a wonderful thunderstorm", width: 120)) == ["a wonderful ", "thunderstorm"])
    }

    @Test func linesThatAreCutOffPushNothingOut() {
        let text = "one two three four"
        let plain = texts(layout(text, width: 80, []))
        #expect(texts(layout(text, width: 80, lines: 1)) == [plain[0]])
    }

    @Test func everyParagraphHasItsOwnLastLine() {
        let lines = texts(layout("one two three\none two three", width: 75))
        #expect(lines == ["one ", "two three\n", "one ", "two three"])
    }

    @Test func measuringAgreesWithSetting() {
        for text in ["The quick brown fox jumps over the lazy dog", "one two three four five six seven\neight nine ten eleven"] {
            for width in stride(from: CGFloat(40), to: 300, by: 3) {
                let measured = layout(text, width: width)
                var attributes = TextAttributes(font: .system(size: 17))
                attributes.paragraph.lineBreakStrategy = .pushOut
                let built = TextLayout(
                    runs: [TextRun(text, attributes)], size: CGSize(width: width, height: .infinity), options: TextLayout.Options(),
                    measuresPlainText: false)
                #expect(measured.usedSize == built.usedSize, "\(text) in \(width)")
                #expect(layout(text, width: measured.usedSize(scale: 3).width).lines.count == measured.lines.count)
            }
        }
    }

    @Test func koreanWordsStayWhole() {
        let text = "대한민국의 국가대표"
        let width = layout("대한민국의 국가", width: .infinity).usedSize.width + 1
        #expect(texts(layout(text, width: width, [])) == ["대한민국의 국가", "대표"])
        #expect(texts(layout(text, width: width, .hangulWordPriority)) == ["대한민국의 ", "국가대표"])
    }
}
