import CoreGraphics
import Testing

@testable import CoreText

/// Core Text's functions of fonts and glyphs.
@Suite struct FontFunctionTests {
    private let font = CTFontCreateUIFontForLanguage(.system, 40, nil)!
    /// A font of a file that is not registered.
    private let fixed = Self.font("JetBrainsMono-Regular", 20)

    private static func font(_ name: String, _ size: CGFloat) -> CTFont {
        let url = NSURL(fileURLWithPath: "/usr/share/fonts/truetype/jetbrains-mono/\(name).ttf")
        let found = CTFontManagerCreateFontDescriptorsFromURL(url)?.first as? CTFontDescriptor
        return CTFontCreateWithFontDescriptor(found ?? CTFontDescriptorCreateWithNameAndSize(name, size), size, nil)
    }

    private func glyphs(_ text: String, _ font: CTFont) -> [CGGlyph] {
        let units = Array(text.utf16)
        var glyphs = [CGGlyph](repeating: 0, count: units.count)
        CTFontGetGlyphsForCharacters(font, units, &glyphs, units.count)
        return glyphs
    }

    @Test func metricsAreThoseThatTextIsSetWith() {
        let setting = TextFont.system(size: 40)
        #expect(CTFontGetSize(font) == 40)
        #expect(CTFontGetAscent(font) == setting.ascender)
        #expect(CTFontGetDescent(font) == -setting.descender)
        #expect(CTFontGetCapHeight(font) == setting.capHeight)
        #expect(CTFontGetXHeight(font) == setting.xHeight)
        #expect(CTFontGetUnitsPerEm(font) > 0)
        #expect(CTFontGetGlyphCount(font) > 100)
        #expect(CTFontGetBoundingBox(font).height > 40)
        #expect(CTFontGetUnderlinePosition(font) < 0)
        #expect(CTFontGetMatrix(font).isIdentity)
    }

    @Test func namesAreFound() {
        #expect(CTFontCopyFamilyName(fixed) == "JetBrains Mono")
        #expect(CTFontCopyPostScriptName(fixed) == "JetBrainsMono-Regular")
        #expect(CTFontCopyFullName(fixed).hasPrefix("JetBrains Mono"))
        #expect(CTFontCopyName(fixed, kCTFontCopyrightNameKey)?.isEmpty == false)
        #expect(CTFontGetSize(CTFontCreateWithName("No Such Font", 0, nil)) == 12)
    }

    @Test func traitsChange() throws {
        let bold = try #require(CTFontCreateCopyWithSymbolicTraits(fixed, 0, nil, .traitBold, .traitBold))
        #expect(CTFontGetSymbolicTraits(bold).contains(.traitBold))
        #expect(CTFontGetSize(bold) == 20)
        #expect(CTFontCopyPostScriptName(bold) == "JetBrainsMono-Bold")
        let large = CTFontCreateCopyWithAttributes(fixed, 33, nil, nil)
        #expect(CTFontGetSize(large) == 33)
    }

    @Test func descriptorsDescribeFonts() {
        let descriptor = CTFontDescriptorCopyAttributes(CTFontCopyFontDescriptor(fixed))
        #expect(descriptor[kCTFontNameAttribute] as? String == "JetBrainsMono-Regular")
        #expect(descriptor[kCTFontSizeAttribute] as? Double == 20)
        let sized = CTFontDescriptorCreateCopyWithAttributes(CTFontCopyFontDescriptor(font), [kCTFontSizeAttribute: 18])
        #expect(CTFontGetSize(CTFontCreateWithFontDescriptor(sized, 0, nil)) == 18)
        #expect(CTFontCopyPostScriptName(CTFontCreateWithFontDescriptor(sized, 0, nil)) == CTFontCopyPostScriptName(font))
        #expect(CTFontGetSymbolicTraits(fixed).contains(.traitMonoSpace))
        #expect(CTFontCopyCharacterSet(fixed).longCharacterIsMember(0x41))
        #expect(CTFontManagerCreateFontDescriptorsFromURL(NSURL(fileURLWithPath: "/etc/hostname")) == nil)
    }

    @Test func glyphsHaveTheAdvancesOfLines() {
        let found = glyphs("Hxo", font)
        #expect(!found.contains(0))
        #expect(CTFontGetGlyphWithName(fixed, "A") == glyphs("A", fixed)[0])
        var advances = [CGSize](repeating: .zero, count: 3)
        let sum = CTFontGetAdvancesForGlyphs(font, .horizontal, found, &advances, 3)
        #expect(abs(sum - Double(advances.reduce(0) { $0 + $1.width })) < 1e-9)
        let single = CTFontGetAdvancesForGlyphs(font, .horizontal, [found[0]], nil, 1)
        #expect(abs(single - Double(TextFont.system(size: 40).width(of: "H"))) < 1e-9)
    }

    @Test func missingCharactersHaveNoGlyph() {
        var found: [CGGlyph] = [9, 9]
        #expect(!CTFontGetGlyphsForCharacters(fixed, Array("😀".utf16), &found, 2))
        #expect(found == [0, 0])
        let fallback = CTFontCreateForString(fixed, "😀", CFRangeMake(0, 2))
        #expect(CTFontGetSymbolicTraits(fallback).contains(.traitColorGlyphs))
        #expect(CTFontCreateForString(fixed, "abc", CFRangeMake(0, 3)) === fixed)
    }

    @Test func boxesHoldTheOutlines() throws {
        let glyph = glyphs("H", font)
        let box = CTFontGetBoundingRectsForGlyphs(font, .default, glyph, nil, 1)
        let path = try #require(CTFontCreatePathForGlyph(font, glyph[0], nil))
        #expect(abs(box.height - path.boundingBoxOfPath.height) < 0.1)
        #expect(abs(box.width - path.boundingBoxOfPath.width) < 0.1)
        #expect(abs(box.minY) < 0.5)
        #expect(CTFontCreatePathForGlyph(font, glyphs(" ", font)[0], nil) == nil)
        let doubled = CTFontCreateCopyWithAttributes(fixed, 0, [CGAffineTransform(scaleX: 2, y: 1)], nil)
        let wide = CTFontGetBoundingRectsForGlyphs(doubled, .default, glyphs("H", doubled), nil, 1)
        #expect(abs(wide.width - 2 * CTFontGetBoundingRectsForGlyphs(fixed, .default, glyphs("H", fixed), nil, 1).width) < 0.01)
    }

    @Test func glyphsAreDrawnWhereTheyStand() throws {
        let context = try #require(BitmapPage(width: 60, height: 60))
        CTFontDrawGlyphs(font, glyphs("I", font), [CGPoint(x: 20, y: 10)], 1, context.context)
        let ink = context.ink
        #expect(ink.minX >= 20)
        #expect(ink.maxX < 40)
        #expect(abs(ink.minY - 10) <= 1)
        #expect(abs(ink.height - CTFontGetCapHeight(font)) < 3)
    }
}

/// A page of pixels whose painted rectangle can be asked for, y up.
struct BitmapPage {
    let context: CGContext

    init?(width: Int, height: Int) {
        guard
            let context = CGContext(
                data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: width * 4, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        else { return nil }
        self.context = context
    }

    var ink: CGRect {
        guard let data = context.data else { return .null }
        let bytes = data.assumingMemoryBound(to: UInt8.self)
        var ink = CGRect.null
        for row in 0..<context.height {
            for column in 0..<context.width where bytes[row * context.bytesPerRow + column * 4 + 3] > 100 {
                ink = ink.union(CGRect(x: column, y: context.height - 1 - row, width: 1, height: 1))
            }
        }
        return ink
    }
}
