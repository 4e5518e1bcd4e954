import CoreGraphics
import Testing

@testable import CoreText

/// A layout of system font text, not limited.
func layout(
    _ text: String, size: CGFloat = 17, weight: CGFloat = 0, width: CGFloat = .infinity,
    _ configure: (inout TextLayout.Options, inout TextAttributes) -> Void = { _, _ in }
) -> TextLayout {
    var options = TextLayout.Options()
    var attributes = TextAttributes(font: .system(size: size, weight: weight))
    configure(&options, &attributes)
    return TextLayout(text, attributes, size: CGSize(width: width, height: .infinity), options: options)
}

@Suite("Text metrics")
struct MetricsTests {
    @Test("Line heights are iOS's", arguments: [(17.0, 20.333), (16, 19.333), (14, 17.0)])
    func heights(size: CGFloat, height: CGFloat) {
        #expect(abs(layout("Hg", size: size).usedSize(scale: 3).height - height) < 0.001)
        #expect(abs(layout("a\nb", size: size).usedSize.height - 2 * 1.193359375 * size) < 0.001)
    }

    @Test(
        "Widths are within three per cent of iOS's",
        arguments: [("What's", 16.0, 0.3, 52.667), ("point", 16, 0, 37), ("the", 16, 0, 23.667), ("?", 14, 0, 7.333)])
    func widths(text: String, size: CGFloat, weight: CGFloat, width: CGFloat) {
        let measured = layout(text, size: size, weight: weight).usedSize(scale: 3).width
        #expect(abs(measured - width) <= width * 0.03, "\(text) is \(measured) wide, on iOS \(width)")
    }

    @Test("Sizes around the change of optical size grow steadily")
    func opticalSizes() {
        var last: CGFloat = 0
        for size in stride(from: CGFloat(12), through: 40, by: 0.5) {
            let width = TextFont.system(size: size).width(of: "Hamburgefonstiv")
            #expect(width > last, "at \(size) points")
            last = width
        }
    }

    @Test("Weights, slants and designs pick their files; names are iOS's")
    func faces() {
        #expect(TextFont.system(size: 12, weight: 0.4).face.postScriptName == "Inter-Bold")
        #expect(TextFont.system(size: 28, weight: 0.3, italic: true).face.path.hasSuffix("InterDisplay-SemiBoldItalic.otf"))
        #expect(TextFont.system(size: 12, weight: 0.3).fontName == ".SFUI-Semibold")
        let mono = TextFont.system(size: 12, design: .monospaced)
        #expect(mono.isMonospaced)
        #expect(mono.width(of: "iii") == mono.width(of: "WWW"))
        let digits = TextFont.system(size: 17).withMonospacedDigits()
        #expect(abs(digits.width(of: "111") - digits.width(of: "000")) < 0.001)
        #expect(TextFont.system(size: 17).width(of: "111") < TextFont.system(size: 17).width(of: "000"))
        #expect(TextFont.named("JetBrains Mono", size: 10)?.fontName == "JetBrainsMono-Regular")
        #expect(TextFont.named("No Such Font", size: 10) == nil)
        #expect(TextFont.system(size: 17) == TextFont.system(size: 17))
        #expect(TextFont.system(size: 17) != TextFont.system(size: 18))
    }
}
