import CoreText
import Testing

@_spi(Quince) @testable import UIKit

/// UIKit's fonts as Core Text's.
@MainActor @Suite struct CoreTextFontTests {
    @Test func fontsAreOneObject() {
        let font = UIFont.systemFont(ofSize: 21, weight: .bold)
        let other = font as CTFont
        #expect(other === font)
        #expect(CTFontGetSize(other) == 21)
        #expect(CTFontGetAscent(other) == font.ascender)
        #expect(CTFontCopyPostScriptName(other) == font.fontName)
        #expect(__quinceFont(other) === font)
    }

    @Test func fontsMadeByCoreTextAreUIKits() throws {
        let made = CTFontCreateWithName("Helvetica-Bold", 15, nil)
        let font = try #require(made as? UIFont)
        #expect(font.fontName == "Helvetica-Bold")
        #expect(font.pointSize == 15)
        let system = try #require(CTFontCreateUIFontForLanguage(.emphasizedSystem, 13, nil) as? UIFont)
        #expect(system == UIFont.boldSystemFont(ofSize: 13))
        let italic = CTFontCreateCopyWithSymbolicTraits(system, 0, nil, .traitItalic, .traitItalic) as? UIFont
        #expect(italic?.fontDescriptor.symbolicTraits == [.traitItalic, .traitBold])
    }

    @Test func descriptorsMakeEqualFonts() {
        let font = UIFont.systemFont(ofSize: 19, weight: .semibold)
        #expect(CTFontCreateWithFontDescriptor(font.fontDescriptor as CTFontDescriptor, 0, nil) == font)
    }

    @Test func linesMeasureAsUIKit() {
        let style = NSMutableParagraphStyle()
        style.lineSpacing = 7
        let text = NSAttributedString(
            string: "Equal in both",
            attributes: [.font: UIFont.systemFont(ofSize: 17), .foregroundColor: UIColor.red, .paragraphStyle: style])
        let width = CTLineGetTypographicBounds(CTLineCreateWithAttributedString(text), nil, nil, nil)
        #expect(abs(width - Double(text.size().width)) < 1)
        let two = NSMutableAttributedString(attributedString: text)
        two.append(NSAttributedString(string: "\n"))
        two.append(text)
        let size = CTFramesetterSuggestFrameSizeWithConstraints(
            CTFramesetterCreateWithAttributedString(two), CFRangeMake(0, 0), nil, CGSize(width: 300, height: 1000), nil)
        let line = CTFontGetAscent(UIFont.systemFont(ofSize: 17)) + CTFontGetDescent(UIFont.systemFont(ofSize: 17))
        #expect(abs(size.height - 2 * line - 7) < 0.01)
    }
}
